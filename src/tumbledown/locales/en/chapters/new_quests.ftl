# Cards.
card-mind-control = Mind control
card-mind-control-effect = A team-mate must move, draw and take gems for you.
card-mind-control-table = Hands off your adventurer, the chambers and the gems: a team-mate presses those buttons for you.
card-mind-control-online = When you move, discover or light gems, your team is asked. One tap of a team-mate does it.
card-trap-return = Trap (return)
card-trap-return-effect = Back to the starting chamber, at once.
card-magic-bonds = Magic bonds
card-magic-bonds-effect = Keep in touch with a team-mate, or you cannot roll.
card-magic-bonds-table = Keep one hand on another player. Whoever sees you let go ties your dice for three seconds.
card-magic-bonds-online = Hold the rune while you roll. Your partner feels your pulse every fifteen seconds, or your dice are tied for three.
card-magic-bonds-gentle = Nothing to hold, no pulse to feel. Your rolls take a little longer.
card-snake = Snake
card-snake-effect = Two torches of your own drive it away.

# Chambers.
chamber-chaos = Chaos
chamber-chaos-about = Once all of you are here, anybody may let chaos loose: a curse for everyone.
chamber-constellation = Constellation
chamber-constellation-about = Everybody at their place at once, then two keys of whoever is here.
chamber-snake-pit = Snake pit
chamber-snake-pit-about = First the small snakes, two torches each. Then their leader: five torches here, alone or together.

# Deeds.
deed-chaos = Let chaos loose
deed-constellation = Join the stars
deed-snake = Drive off a snake
deed-snake-leader = Defeat the leader
deed-tie-dice = { $name } let go

# The list of quests.
quest-chaos-asked = All of you in its chamber. Then everybody draws a curse.
quest-chaos-progress = { $count } of { $all } are there
quest-chaos-ready = All here: let chaos loose!
quest-constellation-asked = Everybody at their place at once, then two keys in its chamber.
quest-constellation-mine = Your place: { $place }.
quest-constellation-mate = { $name }: { $place }.
quest-constellation-ready = Every place is filled. Two keys in its chamber!
quest-constellation-progress = { $count } of { $all } places filled
quest-constellation-open = Not in the temple yet: { $places }.
quest-star-constellation = constellation
quest-star-start = starting chamber
quest-star-three-gems = chamber with three gems
quest-star-one-gem = chamber with one gem
quest-star-exit = exit
quest-star-here = { $name } is here: { $place }
quest-star-awaits = { $name } goes here: { $place }
quest-snakes-asked = Two torches of your own for each snake, in its chamber.
quest-snakes-leader = Five torches in the snake pit, alone or together.
quest-snakes-progress = { $count ->
    [one] 1 snake left
   *[other] { $count } snakes left
}
quest-leader-progress = only the leader is left

# Chaos asks.
quest-chaos-title = Let chaos loose?
quest-chaos-about = A curse for everyone, and the quest is done.
quest-chaos-hold = Hold
quest-chaos-hold-long = Hold for one second to let chaos loose
quest-chaos-longer = Hold for a whole second
quest-chaos-again = Press again to let chaos loose.

# On the screen.
temple-key-pulse = feel the pulse of your partner
temple-pulse = Feel the pulse
temple-pulse-of = Feel the pulse of { $name }
temple-bound-to = Bound to { $name }
temple-roll-rune = hold the rune
temple-roll-tied = dice are tied
temple-lent-hand = Your team is asked for a hand
temple-lent-nobody = Nobody can help: it happens by itself

# Questions.
temple-ask-bond-partner = Bound to whom?
temple-ask-bond-partner-note = They feel your pulse every fifteen seconds.
temple-ask-bond-partner-choice = Bind to { $name }
temple-ask-mind-control = Lend a hand
temple-ask-mind-control-note = A team-mate under mind control asks for it.
temple-ask-mind-control-moves = { $name } wants to move. Lend a hand?
temple-ask-mind-control-draws = { $name } wants to discover. Lend a hand?
temple-ask-mind-control-lights = { $name } wants to light gems. Lend a hand?
temple-ask-mind-control-leaves = { $name } wants to escape. Lend a hand?
temple-ask-mind-control-climbs = { $name } wants to climb up. Lend a hand?

# What happens.
temple-say-chaos = Chaos! A curse for everyone.
temple-say-stars = Every place is filled. Two keys now!
temple-say-snakes = Snakes! One beside each of the others.
temple-say-snake-gone = You drive a snake away.
temple-say-snake-gone-mate = { $name } drives a snake away.
temple-say-snake-start = A snake is at the start now.
temple-say-bound = You are bound to { $name }.
temple-say-bound-you = { $name } is bound to you. Mind the pulse.
temple-say-pulse = Feel the pulse of { $name }!
temple-say-tied = Nobody felt your pulse: your dice are tied for three seconds.
temple-say-tied-mate = The dice of { $name } are tied for three seconds.
temple-tell-needed-without-dice = A quest needs somebody who has no die left. Fetch them by a card or a treasure.

# Refusals.
refused-rune-let-go = Hold the rune first
refused-dice-tied = Your dice are tied
refused-not-all-here = Not all of you are here
refused-snakes-first = Small snakes first
refused-stars-apart = Not everybody is in place
refused-no-chaos-here = Only in Chaos
refused-no-stars-here = No constellation here
refused-no-snake-here = No snake here
refused-no-leader-here = Their leader is not here

# The rulebook: long texts, for a quiet moment.
module-new-quests-entry = Three more quest chambers are among those that may be picked, and three kinds of curses join their pile. Without curses a pile is prepared all the same, for the chaos chamber alone; purple masks stay without effect. Chaos: all of you must stand in its chamber at the same time, then anybody there lets it loose and everyone draws a curse. Constellation: with two players somebody must stand there and somebody at the start; with three also in a chamber with three gems, with four also in one with one gem, with five or six also in the exit; then whoever is in the constellation spends two keys. Alone, the chamber itself is enough. Snake pit: when it is found, a snake appears beside everybody but its discoverer. Each is driven away by two torches of one player in its chamber, then five torches in the pit defeat the leader.
card-mind-control-entry = Until you lift it you can neither move your adventurer nor draw a chamber nor take gems from the depot: a team-mate does it when you ask. On the screen your command becomes a request, and any team-mate in the temple carries it out with one tap within eight seconds; otherwise it expires and costs nothing. Your own dice pay, and whatever follows is yours. Who is under mind control too may only move you. If nobody can help, it happens by itself after three seconds. Rolling, freeing dice and lifting curses stay in your hands.
card-trap-return-entry = Your adventurer goes to the starting chamber at once, whatever stands in the way, and whoever is caught is free. Then the card is discarded. It shares nothing but its name with the other trap.
card-magic-bonds-entry = Until you lift it you keep touching another player. On the screen you choose a partner: you hold a rune down while you roll, and your partner feels your pulse every fifteen seconds, or your dice are tied for three. Under the cursed hand one finger serves both. If your partner escapes or drops out you choose another one; with nobody left only the rune remains. With the gentle form there is nothing to hold and no pulse, but your rolls take nearly a third longer.
card-snake-entry = It stays in its chamber and hinders nobody. Whoever stands there spends two torches of their own to drive it away; several go one at a time. If its chamber vanishes it is at the start. As long as one is left nobody can face the leader.
