# The cards: curses, treasures and the chalice. What each is called, and in one line what it does; the rest is in rulebook.ftl.

# Curses.
card-trap = Trap
card-trap-effect = No entering, no discovering.
card-silence = Silence
card-silence-effect = Not a word from you.
card-broken-die = Broken die
card-broken-die-effect = One of your dice stays on this card.
card-lost-dice = Lost dice
card-lost-dice-effect = A die that falls is gone for good.
card-mask = Mask
card-mask-effect = Your golden masks free only one die each.
card-cursed-hand = Cursed hand
card-cursed-hand-effect = One hand stays on your head.
card-soul-exchange = Soul exchange
card-soul-exchange-effect = You and a team-mate steer each other’s adventurer.
card-lost-treasure = Lost treasure
card-lost-treasure-effect = Give up one of your treasures at once.
card-really-cursed = Really cursed
card-really-cursed-effect = From now on you draw two curses for one.
card-doomed = Doomed
card-doomed-effect = You cannot escape.
card-stand-up = Stand up
card-stand-up-effect = On your feet, and no sitting down.
card-poison = Poison
card-poison-effect = A slam costs you one die even at the start, two elsewhere.
card-strangle-vines = Strangle vines
card-strangle-vines-effect = Adventurers you roll count for nothing: roll them again.

# Curses of the body: what you do yourself at a table that plays on its honour, what the screen asks otherwise, and its gentle form.
card-silence-table = Do not speak. Gestures and pointing are fine.
card-silence-online = Chat and calls are off. You can still point at chambers, share dice and vote.
card-lost-dice-table = Dice cannot fall off a screen. At your table this curse just lies there until you lift it.
card-lost-dice-online = Throw calmly. In a hasty throw one die rolls for the edge: tap it in time.
card-lost-dice-gentle = Nothing falls. A hasty throw is simply not made.
card-cursed-hand-table = Put one hand on your head and leave it there. Play with the other.
card-cursed-hand-online = Hold the hand down. Dice and temple react only while you do.
card-cursed-hand-gentle = Nothing to hold. Your throws take half as long again.
card-soul-exchange-table = Swap colours with your team-mate: each of you steers the other’s adventurer.
card-soul-exchange-online = The view goes to the adventurer you steer now. Your dice and cards stay yours.
card-stand-up-table = Stand up now, and stay on your feet.
card-stand-up-online = You sink into a chair. One tap and you stand; once you sit, it takes three.
card-stand-up-gentle = No chair. Your throws take a little longer.

# Treasures.
card-healing-mask = Healing mask
card-healing-mask-effect = Free every locked die in the temple.
card-secret-passage = Secret passage
card-secret-passage-effect = Open the wall between two chambers.
card-double-torch = Double torch
card-double-torch-effect = Two torches, for one purpose.
card-double-key = Double key
card-double-key-effect = Two keys, for one purpose.
card-teleport = Teleport
card-teleport-effect = Jump to a chamber where a team-mate stands.
card-extra-gem = Extra gem
card-extra-gem-effect = Light a gem of the depot, wherever you are.
card-large-torch = Large torch
card-large-torch-effect = Make your chamber safe for the next slam.
card-counterspell = Counterspell
card-counterspell-effect = Get rid of one of your curses.

# The chalice.
card-chalice = Chalice
card-chalice-effect = Carry it to the exit, for one torch more at every step.
