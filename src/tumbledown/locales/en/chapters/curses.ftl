# Cards.
card-trap = Trap
card-trap-effect = No entering, no discovering.
card-silence = Silence
card-silence-effect = Not a word from you.
card-broken-die = Broken die
card-broken-die-effect = One of your dice stays on this card.
card-lost-dice = Lost dice
card-lost-dice-effect = Wait two seconds between rolls, or tap the falling die.
card-mask = Mask
card-mask-effect = Your golden masks free only one die each.
card-cursed-hand = Cursed hand
card-cursed-hand-effect = One hand stays on your head.
card-soul-exchange = Soul exchange
card-soul-exchange-effect = You and a team-mate steer each other’s adventurer.
card-silence-table = Do not speak. Gestures and pointing are fine.
card-silence-online = Chat and calls are off. You can still point at chambers, share dice and vote.
card-lost-dice-table = Dice cannot fall off a screen. At your table this curse just lies there until you lift it.
card-lost-dice-online = Wait two seconds after each roll; the roll button shows how long. Roll sooner and a die goes over the edge: tap it before it falls, or it is gone for good.
card-lost-dice-gentle = Nothing falls. A hasty roll simply does not happen.
card-cursed-hand-table = Put one hand on your head and leave it there. Play with the other.
card-cursed-hand-online = Hold the hand down. Dice and temple react only while you do.
card-cursed-hand-gentle = Nothing to hold. Your rolls take one and a half times as long.
card-soul-exchange-table = Swap colours with your team-mate: each of you steers the other’s adventurer.
card-soul-exchange-online = The view goes to the adventurer you steer now. Your dice and cards stay yours.

# Deeds.
deed-lift-card = Lift the curse: { $card }

# On the screen.
temple-pile-curses = Your curses
temple-roll-hasty = wait a moment
temple-key-lift = lift a curse
temple-key-hold = hold the cursed hand
temple-key-catch = catch a falling die
temple-settings-gentle = Gentle curses of the body
temple-settings-gentle-note = Nothing to hold, to catch or to tap in time. Rolls take longer instead.

# Questions.
temple-ask-broken-die-usual = This one
temple-ask-broken-die = A die breaks
temple-ask-broken-die-note = It lies on the card now. Rather another one? Touch it.
temple-ask-soul = Whose soul?
temple-ask-soul-note = You will steer each other’s adventurer.
temple-ask-soul-choice = Swap with { $name }
temple-ask-catch = Catch the die!
temple-ask-catch-note = Tap it before it falls.
temple-ask-catch-choice = Catch it

# What happens.
temple-say-cursed = A curse on you: { $card }. { $effect }
temple-say-cursed-mate = { $name } is cursed: { $card }.
temple-say-lifted = You are rid of a curse: { $card }.
temple-say-lifted-mate = { $name } is rid of a curse: { $card }.
temple-say-steers-mate = { $name } steers { $other }’s adventurer now.
temple-say-steers-yours = { $name } steers your adventurer now.
temple-say-steers-own = You steer your own adventurer again.
temple-say-steers-own-mate = { $name } steers their own adventurer again.
temple-say-falling = Too soon after your last roll. Catch the die!
temple-say-caught = Caught.
temple-say-fallen = The die fell and is lost. Wait two seconds between rolls.
temple-say-fallen-mate = A die of { $name } has fallen.
temple-say-hold-hand = Hold the hand down to go on.
temple-say-hand-held = Hand held. Go on.
temple-tell-soul-alone = Soul exchange, but nobody to exchange with: the card is discarded.

# Refusals.
refused-trapped = A trap holds you
refused-silenced = You are silent
refused-hand-on-head = Hand on your head
refused-hasty-throw = Wait a little first

# At the table.
table-variant-curses-on-honour = Curses of the body on your honour
table-variant-curses-on-honour-about = You stand, keep silent and hold your head yourselves. Off: the screen sees to it.

# The rulebook: long texts, for a quiet moment.
module-curses-entry = Thirteen chambers with purple masks and chests take the place of the basic ones, and the curse cards are shuffled. Whoever discovers a chamber with a purple mask draws a curse, then and there and only once; the two chambers that lie there at the beginning bring none. A curse works until you lift it: show the icons on its card with your own dice, in any chamber, whenever you like. Nobody can pay for you, and the dice must be rolled again. You may bear several curses, but never two of a kind: the second is discarded. When you escape, your curses are over.
card-trap-entry = You can neither enter a chamber nor discover one, and no ability of a character moves you. Everything else stays open: gems, helping, treasures, lifting curses, escaping. Teleport still moves you, and so does a chamber that vanishes. A slam makes no exception: if you are not in the starting chamber it costs you a die.
card-silence-entry = You must not speak until you lift the curse. Gestures, pointing at chambers, sharing dice and voting are allowed.
card-broken-die-entry = Choose one of your dice, even a locked one; it lies on the card and cannot be rolled or used. If you do not choose within five seconds, a locked die goes, or else one you did not keep. When the curse ends the die comes back free and unrolled, but if you escape it stays with the card. It is not a lost die, and if you must lose one it goes only when you have no other.
card-lost-dice-entry = A die of yours that falls is out of the game and counts as lost. On the screen a roll within two seconds of your last one is hasty: one of its dice runs for the edge, and you have a good second to tap it. Calm rolls are always safe, and so are kept and locked dice. With the gentle form nothing falls; a hasty roll is refused instead. At a table that plays on its honour no die falls from the screen.
card-mask-entry = A golden mask you roll frees only one locked die, whether yours or a team-mate’s. A golden mask from a team-mate without this curse frees two of yours as usual. Turns of fate and the Healing mask work in full.
card-cursed-hand-entry = One hand stays on your head until you lift the curse; you play with the other. On the screen you hold down the picture of a hand instead, and dice and temple react only while you do. With the gentle form there is nothing to hold, but your rolls take one and a half times as long.
card-soul-exchange-entry = Choose a team-mate who is still in the temple: from now on each of you steers the adventurer the other one steered. They cannot refuse; if you do not choose within five seconds somebody is chosen at random, and with nobody to choose the card is discarded. Nobody changes place, and dice, curses, treasures and whatever binds you stay with you; at a slam you pay with your own dice for the adventurer you steer. Only you can lift the curse, and then both steer their own again, unless one of you has escaped: that makes the exchange final.
card-lost-dice-effect-curses-on-honour = Dice cannot fall off a screen: this one only lies here.
