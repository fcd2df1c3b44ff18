# What the chapters beyond the base game add in the temple: deeds, questions, tidings and chambers.

# Deeds.
deed-lift = Lift the curse
deed-lift-card = Lift the curse: { $card }
deed-claim = Claim the treasure
deed-healing-mask = Free everybody’s dice
deed-secret-passage = Open a secret passage
deed-secret-passage-between = Open a secret passage: { $one } – { $other }
deed-teleport = Teleport
deed-teleport-to = Teleport to { $names }
deed-extra-gem = Light the extra gem
deed-large-torch = Set up the large torch
deed-counterspell = Break a curse
deed-counterspell-card = Break by counterspell: { $card }
deed-linked = Light the linked gems
deed-pit = Light the gems of the pit
deed-regain = Win a die back
deed-stand = Stand up
deed-carry = { $side ->
    [north] Enter north with the chalice
    [east] Enter east with the chalice
    [south] Enter south with the chalice
   *[west] Enter west with the chalice
}
deed-carry-short = With the chalice
deed-carry-far = Go there with the chalice
deed-add-double-torch = Add the double torch
deed-add-double-key = Add the double key
deed-take-back-double-torch = Take the double torch back
deed-take-back-double-key = Take the double key back

# Cards on the screen.
temple-curses = Your curses
temple-treasures = Your treasures
temple-cards-yours = Your cards
temple-cards-of = { $name }: cards
temple-card-lift = Lift
temple-card-about = { $card }: what it does
temple-aim-teleport = Touch a glowing chamber
temple-aim-secret-passage = Touch a glowing wall
temple-aim-counterspell = Touch one of your curses
temple-aim-cancel = Not now
temple-leave-broken = This one
temple-mate-steers = steers { $other }
temple-key-lift = lift a curse
temple-key-use = use a treasure
temple-key-cards = look your cards up
temple-key-hold = hold the cursed hand
temple-key-catch = catch a falling die
temple-key-stand = stand up
temple-roll-seated = { $count ->
    [one] 1 tap to stand
   *[other] { $count } taps to stand
}

# Questions.
temple-ask-broken-die = A die breaks
temple-ask-broken-die-note = It lies on the card now. Rather another one? Touch it.
temple-ask-soul = Whose soul?
temple-ask-soul-note = You will steer each other’s adventurer.
temple-ask-soul-choice = Swap with { $name }
temple-ask-catch = Catch the die!
temple-ask-catch-note = Tap it before it falls.
temple-ask-catch-choice = Catch it
temple-ask-lost-treasure = A treasure is lost
temple-ask-lost-treasure-note = Choose the one you can do without.
temple-ask-lost-treasure-choice = Give up: { $card }

# Settings.
temple-settings-gentle = Gentle curses of the body
temple-settings-gentle-note = Nothing to hold, to catch or to tap in time. Throws take longer instead.

# Tidings.
temple-say-cursed = A curse on you: { $card }. { $effect }
temple-say-cursed-mate = { $name } is cursed: { $card }.
temple-say-curse-again = { $card } once more: it does nothing.
temple-say-curse-in-vain = { $card } finds nothing to take.
temple-say-lifted = You are rid of a curse: { $card }.
temple-say-lifted-mate = { $name } is rid of a curse: { $card }.
temple-say-treasure-lies = A treasure lies here.
temple-say-treasure = You find: { $card }. { $effect }
temple-say-treasure-mate = { $name } finds: { $card }.
temple-say-used = You use: { $card }.
temple-say-used-mate = { $name } uses: { $card }.
temple-say-treasure-lost = You lose a treasure: { $card }.
temple-say-treasure-lost-mate = { $name } loses a treasure: { $card }.
temple-say-torch-out = The large torch goes out.
temple-say-vanished = { $count ->
    [one] An illusion vanishes.
   *[other] { $count } illusions vanish.
}
temple-say-vanished-here = Your chamber vanishes. You are back at the start.
temple-say-chalice-carried = You carry the chalice: { $chamber }.
temple-say-chalice-carried-mate = { $name } carries the chalice: { $chamber }.
temple-say-chalice-back = The chalice is back at the start.
temple-say-chalice-inside = The chalice is still inside. Touch again to leave and lose.
temple-say-linked = { $count ->
    [one] The linked chambers light a gem.
   *[other] The linked chambers light { $count } gems.
}
temple-say-pit = { $count ->
    [one] { $name } wakes the pit: one gem.
   *[other] { $name } wakes the pit: { $count } gems.
}
temple-say-regained = A lost die is yours again.
temple-say-regained-mate = { $name } wins a die back.
temple-say-steers = You steer { $other }’s adventurer now.
temple-say-steers-mate = { $name } steers { $other }’s adventurer now.
temple-say-steers-yours = { $name } steers your adventurer now.
temple-say-steers-own = You steer your own adventurer again.
temple-say-steers-own-mate = { $name } steers their own adventurer again.
temple-say-falling = A die rolls for the edge. Catch it!
temple-say-caught = Caught.
temple-say-fallen = The die has fallen. It is lost.
temple-say-fallen-mate = A die of { $name } has fallen.
temple-say-sinking = You are sinking. Stand up!
temple-say-seated = { $count ->
    [one] You sit. One more tap and you stand.
   *[other] You sit. { $count } taps and you stand.
}
temple-say-standing = You stand.
temple-say-hold-hand = Hold the hand down to go on.
temple-say-hand-held = Hand held. Go on.
temple-tell-chalice-found = The chalice! It must come out with you.
temple-tell-chalice-recovered = The chalice is saved!

# Chambers.
chamber-cursed-01 = Serpent chamber
chamber-cursed-02 = Crown chamber
chamber-cursed-03 = Eye chamber
chamber-cursed-04 = Scarab chamber
chamber-cursed-05 = Raven chamber
chamber-cursed-06 = Spider chamber
chamber-cursed-07 = Moon chamber
chamber-cursed-08 = Lotus chamber
chamber-cursed-09 = Scorpion chamber
chamber-cursed-10 = Feather chamber
chamber-cursed-11 = Thorn chamber
chamber-cursed-12 = Moth chamber
chamber-cursed-13 = Flame chamber
chamber-illusion-1 = Mist chamber
chamber-illusion-1-about = Vanishes after the first and the second slam.
chamber-illusion-2 = Dream chamber
chamber-illusion-2-about = { chamber-illusion-1-about }
chamber-illusion-3 = Shadow chamber
chamber-illusion-3-about = { chamber-illusion-1-about }
chamber-illusion-4 = Shimmer chamber
chamber-illusion-4-about = { chamber-illusion-1-about }
chamber-linked-1 = Chain chamber
chamber-linked-1-about = Lights only together with another linked chamber, once in a game.
chamber-linked-2 = Knot chamber
chamber-linked-2-about = { chamber-linked-1-about }
chamber-linked-3 = Ring chamber
chamber-linked-3-about = { chamber-linked-1-about }
chamber-double-torch-chamber = Double chamber of torches
chamber-double-torch-chamber-about = A wall inside. The gems are in the rear part, which has its own entrance.
chamber-double-key-chamber = Double chamber of keys
chamber-double-key-chamber-about = { chamber-double-torch-chamber-about }
chamber-treasure-chamber = Treasure chamber
chamber-treasure-chamber-about = Home of the chalice. Once found, it must come to the exit.
chamber-pit = Pit
chamber-pit-about = Five black masks of your own light two gems.
chamber-fountain = Fountain
chamber-fountain-about = Two golden masks of your own bring a lost die back, once for each of you.
chamber-half-front = { $chamber }, front part
chamber-half-rear = { $chamber }, rear part

# Refusals.
refused-item-of-no-use = It is no help here
refused-die-bound = Vines hold that die
refused-seated = Stand up first
refused-nothing-lost = You lost no die
refused-regained-already = Only once each
refused-nobody-there = Nobody else is there
refused-no-wall-there = No wall to open
refused-safe-already = It is safe already
refused-no-slam-left = The door slams no more
refused-linked-alone = Only with a linked one
refused-linked-used = Links worked already
refused-no-treasure-here = No treasure here
refused-trapped = A trap holds you
refused-silenced = You are silent
refused-hand-on-head = Hand on your head
refused-hasty-throw = Wait a little first
refused-still-doomed = You are doomed
refused-not-cursed = No curse on you

# Choices at the table.
table-variants = To your taste
table-alone-linked = Alone you can light no linked chambers.
table-alone-linked-do = Leave them out
table-variant-curses-on-honour = Bodily curses on your honour
table-variant-curses-on-honour-about = You stand, keep silent and hold your head yourselves. Off: the screen sees to it.
table-variant-special-chambers-no-linked = Without the linked chambers
table-variant-special-chambers-no-linked-about = No gems that need you in two places at once
table-variant-special-chambers-no-double-torch = Without the double chamber of torches
table-variant-special-chambers-no-double-torch-about = Two gems fewer behind a wall
table-variant-special-chambers-no-double-key = Without the double chamber of keys
table-variant-special-chambers-no-double-key-about = { table-variant-special-chambers-no-double-torch-about }
table-variant-special-chambers-no-treasure-chamber = Without the treasure chamber
table-variant-special-chambers-no-treasure-chamber-about = No chalice to carry out
