# Cards.
card-discoverer-permanent = Discoverer
card-discoverer-permanent-effect = Look at the chamber you draw; you may take another one.
card-discoverer-activatable = Discoverer
card-discoverer-activatable-effect = Run up to three chambers without paying to enter.
card-doc-permanent = Doc
card-doc-permanent-effect = Each of your golden masks frees three dice.
card-doc-activatable = Doc
card-doc-activatable-effect = Free all locked dice of a team-mate, near or far.
card-mentalist-permanent = Mentalist
card-mentalist-permanent-effect = Your golden masks may count as keys.
card-mentalist-activatable = Mentalist
card-mentalist-activatable-effect = Jump to a chamber where a team-mate stands.
card-mechanic-permanent = Mechanic
card-mechanic-permanent-effect = Each of your torches counts as two.
card-mechanic-activatable = Mechanic
card-mechanic-activatable-effect = Turn any chamber except the starting chamber.
card-priest-permanent = Priest
card-priest-permanent-effect = With black masks only, jump to a team-mate.
card-priest-activatable = Priest
card-priest-activatable-effect = Lend three keys or torches for gems, near or far.
card-muscleman-permanent = Muscleman
card-muscleman-permanent-effect = Enter any chamber for two adventurers.
card-muscleman-activatable = Muscleman
card-muscleman-activatable-effect = Go through a wall into the next chamber.
card-priest-torches = Three lent torches
card-priest-torches-effect = For the gems here, from the Priest.
card-priest-keys = Three lent keys
card-priest-keys-effect = For the gems here, from the Priest.

# Refusals.
refused-card-face-down = Your card is face down
refused-nobody-elsewhere = Nobody is anywhere else
refused-no-wall-beside = No chamber behind a wall here
refused-double-wall-holds = A double chamber’s walls hold
refused-nothing-turns = That turn changes nothing
refused-lent-already = Your icons lie there already
refused-start-stays = The start cannot be turned
refused-lending-no-help = Lent icons do not help there
refused-not-all-black = Not all are black

# The rulebook: long texts, for a quiet moment.
module-characters-entry = Six characters, each with two cards: one that always works, and one that you use with the icons on it. Before the game everybody chooses a different character and keeps one of its two cards; the other stays in the box. A card that was used is face down and cannot be used again until the next slam turns it up. What your card does, it does for you alone, unless it names somebody else.
card-discoverer-permanent-entry = When you discover, you alone see the chamber first. Keep it, or put it under the pile and draw another, which you must lay, at any opening of your chamber. You have five seconds; then it is kept. Any chamber may be put back, the exit too, and nothing of what it brings happens. If no other chamber is left, there is no choice.
card-discoverer-activatable-entry = For three adventurers you go up to three chambers along open ways; nothing is paid at their doors. You discover nothing on the way, and neither pass nor enter a chamber that you may not enter just now. Then the card is face down until the next slam.
card-doc-permanent-entry = A golden mask frees up to three locked dice, your own or those of one team-mate in your chamber. Under the mask curse it frees one.
card-doc-activatable-entry = For two golden masks all locked dice of one team-mate are free, wherever they stand; under the mask curse each of the two frees one. Whoever has switched on “Keep my black masks” cannot be chosen. Then the card is face down until the next slam.
card-mentalist-permanent-entry = Your golden masks count as keys wherever you like: gems, treasures, doors, the exit. Keys go first, masks only for what is still missing; such a mask is rolled again at once. In your chamber the others can use them as keys, too, unless you hold them back.
card-mentalist-activatable-entry = For two keys you jump to another chamber where a team-mate stands, near or far. A trap stops you, and the chalice never comes along. Then the card is face down until the next slam.
card-mechanic-permanent-entry = Each torch you rolled counts as two, for whatever torches are asked for. A torch too many is lost. Torches on treasures, and on dice from a swap, count as usual.
card-mechanic-activatable-entry = For two torches you turn one chamber by a quarter, a half or three quarters, even with people in it; all stay where they stand. A secret passage stays at its edge. The starting chamber cannot be turned. Then the card is face down until the next slam.
card-priest-permanent-entry = When all your dice in play show black masks, you may jump to another chamber where a team-mate stands, again and again. The dice stay locked. A trap stops you, and the chalice never comes along.
card-priest-activatable-entry = For three black masks of your own you add three keys or three torches to the gems of any chamber. If that suffices with what is shared there, the gems are lit at once; otherwise the icons wait there for ten seconds, for whoever is inside. In linked chambers they help one of them, and somebody must stand in each that takes part. You may also just roll the three dice again. The card turns face down when the icons are used.
card-muscleman-permanent-entry = To enter a chamber through an open way you may pay two adventurers instead of what its frame asks for. What you carry costs its extra all the same.
card-muscleman-activatable-entry = For two adventurers you go through a wall into the next chamber; nothing is paid at its door. No wall of a double chamber gives way, from inside or outside. A trap stops you, and the chalice never comes along. Then the card is face down until the next slam.
card-priest-torches-entry = The Priest lends them for ten seconds: whoever is inside can light the gems of this chamber with them.
card-priest-keys-entry = The Priest lends them for ten seconds: whoever is inside can light the gems of this chamber with them.

# Who one may be.
role-discoverer = { card-discoverer-permanent }
role-doc = { card-doc-permanent }
role-mentalist = { card-mentalist-permanent }
role-mechanic = { card-mechanic-permanent }
role-priest = { card-priest-permanent }
role-muscleman = { card-muscleman-permanent }

# Deeds, and the tools on the map.
deed-long-run = Run
deed-mind-jump = Jump
deed-black-jump = Jump
deed-through-wall = Break through
deed-turn-chamber = Turn
deed-remote-healing = Free a team-mate
deed-remote-healing-of = Free all locked dice of { $name }
deed-lend-icons = Lend
deed-leave-icons = Lend
deed-shed-masks = Just re-roll
temple-aim-long-run = How far do you run?
temple-aim-mind-jump = To whom do you jump?
temple-aim-black-jump = To whom do you jump?
temple-aim-through-wall = Through which wall?
temple-aim-turn-chamber = Turn this chamber
temple-aim-remote-healing = Touch whoever is to be freed
temple-aim-leave-icons = Where do you help?
tool-lend-keys = Three keys for: { $chamber }
tool-lend-torches = Three torches for: { $chamber }
tool-lend-together = Together with: { $chambers }

# Questions.
temple-ask-replace-chamber = Keep this chamber?
temple-ask-replace-chamber-note = Another one must be taken, at any opening here.
temple-ask-replace-chamber-0 = Keep it
temple-ask-replace-chamber-1 = Take another
temple-ask-replace-chamber-at = { $side ->
    [north] Take another, to the north
    [east] Take another, to the east
    [south] Take another, to the south
   *[west] Take another, to the west
}
temple-ask-lent-icons = You help from afar
temple-ask-lent-icons-note = Whoever is there can light gems with it.
temple-ask-lent-icons-0 = Take it back

# On the screen, and what happens.
temple-pile-characters = Your character
temple-say-turned = You turn: { $chamber }.
temple-say-turned-mate = { $name } turns: { $chamber }.
temple-say-leapt = { $name } goes to: { $chamber }.
temple-say-lent-keys = Three more keys in: { $chamber }
temple-say-lent-torches = Three more torches in: { $chamber }

# What happens.
temple-tell-reopens-mechanic = The Mechanic may open a way.
temple-tell-reopens-muscleman = The Muscleman may break through the walls.
