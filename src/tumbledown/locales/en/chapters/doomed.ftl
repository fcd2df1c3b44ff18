# Cards.
card-doomed = Doomed
card-doomed-effect = You cannot escape.
card-stand-up = Stand up
card-stand-up-effect = On your feet, and no sitting down.
card-stand-up-table = Stand up now, and stay on your feet.
card-stand-up-online = You sink into a chair. One tap and you stand; once you sit, it takes three.
card-stand-up-gentle = No chair. Your rolls take a little longer.
card-counterspell = Counterspell
card-counterspell-effect = Get rid of one of your curses.

# Deeds.
deed-counterspell = Break a curse
deed-counterspell-card = Break by counterspell: { $card }
deed-stand = Stand up

# On the screen.
temple-aim-counterspell = Touch one of your curses
temple-key-stand = stand up
temple-roll-seated =
    { $count ->
        [one] 1 tap to stand
       *[other] { $count } taps to stand
    }

# What happens.
temple-say-sinking = You are sinking. Stand up!
temple-say-seated =
    { $count ->
        [one] You sit. One more tap and you stand.
       *[other] You sit. { $count } taps and you stand.
    }
temple-say-standing = You stand.

# Refusals.
refused-seated = Stand up first
refused-still-doomed = You are doomed
refused-not-cursed = No curse on you

# The rulebook: long texts, for a quiet moment.
module-doomed-entry = Two more curses, Doomed and Stand up, join their pile, and two Counterspells join the treasures. Without curses nothing of this is in play; without treasures the Counterspells stay in the box. Look at each other’s cards before the last gong: whoever is doomed must still lift that curse or break it with a Counterspell before anybody can celebrate.
card-doomed-entry = As long as you have this curse you cannot escape; everything else works, and you may walk into the exit. You can lift it there, but the dice that lift it must be rolled again before they help you out. If you still have it when the temple collapses, all of you lose.
card-stand-up-entry = Get up at once and stay on your feet until you lift the curse. On the screen your adventurer sinks into a chair over eight seconds: one tap and you stand again, but once you sit you cannot roll until you have tapped three times. Whoever cannot stand plays this form, or the gentle one, in which rolls take nearly a third longer.
card-counterspell-entry = One of your own curses leaves the game, whichever you choose, and everything it does ends as if you had lifted it. What it has already cost you stays lost. It does not work on other players’ curses, and while you have none you keep it.
