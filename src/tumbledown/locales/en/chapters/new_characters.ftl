# Characters and their cards.
role-teleporter = Teleporter
card-teleporter-permanent = { role-teleporter }
card-teleporter-permanent-effect = Jump from one open entrance to another.
card-teleporter-activatable = { role-teleporter }
card-teleporter-activatable-effect = Jump to another open entrance, and take somebody along.
role-trickster = Trickster
card-trickster-permanent = { role-trickster }
card-trickster-permanent-effect = Swap dice with whoever is in your chamber.
card-trickster-activatable = { role-trickster }
card-trickster-activatable-effect = Swap dice with anybody, near or far.

# Treasures.
card-portal = Portal
card-portal-effect = Go to any chamber around yours, even through walls.
card-clone = Clone
card-clone-effect = Your torches and keys count double, for one action.

# Chambers.
chamber-dungeon = Dungeon
chamber-dungeon-about = A slide leads in. Nobody gets out by it.
chamber-narrow-passage = Narrow passage
chamber-narrow-passage-about = Three torches to get in; a gem and a treasure inside.

# Deeds.
deed-portal = Go through the portal
deed-open-jump = Jump
deed-joint-jump = Jump
deed-swap-dice = Swap dice
deed-far-swap = Swap dice
deed-swap-dice-with = Swap dice with { $name }
deed-add-clone = Add the clone
deed-take-back-clone = Take the clone back
temple-aim-portal = Touch a glowing chamber
temple-aim-open-jump = Where do you jump?
temple-aim-joint-jump = Where do you jump, and with whom?
temple-aim-swap-dice = Which dice do you swap?
temple-aim-far-swap = Which dice do you swap?
tool-alone = alone
tool-with = with { $name }

# Swapping dice.
swap-give = Dice that you give
swap-take = Dice that { $name } gives
swap-next-mate = With somebody else
swap-offer = Offer
swap-asks = { $name } wants to swap
swap-trade = You give { $given }; you get { $got }.
swap-agree = Swap
swap-always = Always
swap-always-note = Swap now, and always without asking
swap-always-on = Swaps: always yes
swap-always-off = Swaps are always accepted. Touch to be asked again.
jump-asks = { $name } takes you along
jump-agree = Come along
jump-stay = Stay

# Questions.
temple-ask-swap-dice = A swap of dice
temple-ask-swap-dice-note = As many dice as you give come back to you.
temple-ask-far-swap = A swap of dice
temple-ask-far-swap-note = As many dice as you give come back to you.
temple-ask-joint-jump = A jump together
temple-ask-joint-jump-note = You pay nothing for it.

# What happens.
temple-say-swapped = { $count ->
    [one] You and { $name } swap a die.
   *[other] You and { $name } swap { $count } dice each.
}
temple-say-swapped-others = { $count ->
    [one] { $name } and { $other } swap a die.
   *[other] { $name } and { $other } swap { $count } dice each.
}
temple-say-taken-along = You are taken along to: { $chamber }.

# Refusals.
refused-no-chamber-beside = No chamber beside yours there
refused-no-open-entrance = No open entrance
refused-cannot-come-along = They cannot come along
refused-no-dice-to-swap = No dice in hand to swap

# The rulebook: long texts, for a quiet moment.
module-new-characters-entry = Teleporter and Trickster can be chosen like the other characters, each with two cards of which one is kept. Two chambers are shuffled into the pile after the first two lie: the Dungeon and the Narrow passage. If you play with treasures, two Portals and two Clones are among them.
card-teleporter-permanent-entry = If an opening of your chamber leads to nothing yet, you may spend two adventurers and jump to any other chamber of which that is true. Nothing more is paid there. A slide is no way out, so it does not count. A trap or a ban stops you, and the chalice never comes along. In a double chamber the part with the opening counts.
card-teleporter-activatable-entry = The same jump for the same two adventurers, once until the next slam. One other adventurer in your chamber may come along, for free: they are asked, and have five seconds. Only when you jump are the dice spent and the card turned over. Whoever may not leave cannot come along. You may also jump alone.
card-trickster-permanent-entry = Choose dice of yours and as many of somebody in your chamber, and offer the swap. If they agree within five seconds, the dice change hands as they lie. Black masks stay locked, unrolled dice stay unrolled. The dice are then yours like any others, but you have not rolled them: on a cliff they do not count, and the Mechanic’s torches do not count twice. Only dice in hand can be swapped. If one of them is rolled or used before the answer, or you part, the offer lapses and costs nothing.
card-trickster-activatable-entry = One swap of dice with anybody in the temple, at any distance and for nothing: as many of yours as of theirs, as they lie. They are asked first. The card is turned over by the swap and comes back at the next slam.
card-portal-entry = Your adventurer goes for free to a chamber on one of the eight squares around, through walls and across corners, even out of a trap. Beside a double chamber you come to the part at that edge; across a corner you choose the part. It never leads through the wall inside a double chamber, and the chalice stays behind.
card-clone-entry = Add it before one action of yours: every torch and every key on your own dice counts twice for it, also for the escape, for lifting a curse and for gems lit together. Dice of others and icons on treasures are not doubled. It is spent only by you, and only if your dice would not have been enough.

# Ways to play.
table-variant-new-characters-agreed-aloud = Agree aloud
table-variant-new-characters-agreed-aloud-about = You sit together and agree by speaking: swaps and joint jumps happen at once. Off: the screen asks.

# What happens.
temple-tell-reopens-portal = A portal may lead there.
temple-tell-reopens-teleporter = The Teleporter may jump there.
