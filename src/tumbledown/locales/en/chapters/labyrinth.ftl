# Chambers.
chamber-mirage = Mirage chamber
chamber-mirage-about = It lies where the start seemed to be. Only the true starting chamber keeps you safe.
chamber-gear-chamber = Gear chamber
chamber-gear-chamber-about = Two torches of your own slide a whole row or column by one chamber.

# Cards.
card-weakest-link = Weakest link
card-weakest-link-effect = Be in the starting chamber at each slam, or all of you lose.
card-disinformation = Disinformation
card-disinformation-effect = All hear twice that you found the exit, whatever you discover.
card-disinformation-effect-labyrinth-one-table = Whatever you discover, shout twice: “I found the exit!”
card-shortcut = Shortcut
card-shortcut-effect = Discover any chamber of the pile, even the exit.
card-time-out = Time-out
card-time-out-effect = The clock stops, and everybody talks.
card-genie = Genie
card-genie-effect = Look at three treasures and take one.

# Deeds.
deed-gears = Turn the gears
deed-shortcut = Take a shortcut
deed-shortcut-to = { $side ->
    [north] Choose the chamber to the north
    [east] Choose the chamber to the east
    [south] Choose the chamber to the south
   *[west] Choose the chamber to the west
}
deed-time-out = Call a time-out
deed-genie = Ask the genie
temple-aim-gears = Which row or column slides?
temple-aim-shortcut = Touch an opening

# The gears.
gears-slide = Slide
gears-slide-0 = Slide this column north
gears-slide-1 = Slide this row east
gears-slide-2 = Slide this column south
gears-slide-3 = Slide this row west
gears-go-0 = North
gears-go-1 = East
gears-go-2 = South
gears-go-3 = West
gears-ways = Direction
gears-line-through = Row or column through: { $chamber }
gears-ride = ride along
gears-along = { $count ->
    [one] { $names } rides along
   *[other] { $names } ride along
}
gears-cuts-off-exit = Cuts off the exit!
gears-cuts-off-start = Cuts off the start!

# Time-out.
temple-ask-time-out = Time-out
time-out-mine = Your treasure.
time-out-whose = Called by { $name }.
temple-ask-time-out-note = Look, point and talk.
time-out-go-on = I am ready
time-out-more = One more minute
time-out-count = { $ready } of { $all }
time-out-waits = Ready: { $ready } of { $all }
time-out-ready = { $name } is ready
time-out-talks = { $name } is not ready yet

# The search through the pile.
temple-ask-shortcut = Choose a chamber
temple-ask-shortcut-note = Only you see the pile, and nobody else can discover.
shortcut-top = Take the top one
shortcut-lay = { $count ->
    [one] Lay this: { $chamber }
   *[other] Lay this: { $chamber }, one of { $count }
}
shortcut-times = ×{ $count }
shortcut-on-top = on top

# The genie.
temple-ask-genie = Choose a treasure
temple-ask-genie-note = The others go under the pile.
temple-ask-genie-choice = Take this: { $card }

# What happens.
temple-say-slid-0 = You slide a column north.
temple-say-slid-0-mate = { $name } slides a column north.
temple-say-slid-1 = You slide a row east.
temple-say-slid-1-mate = { $name } slides a row east.
temple-say-slid-2 = You slide a column south.
temple-say-slid-2-mate = { $name } slides a column south.
temple-say-slid-3 = You slide a row west.
temple-say-slid-3-mate = { $name } slides a row west.
temple-say-start-slid = The start moves too!
temple-say-mirage = A mirage! The start is somewhere else.
temple-say-shout = Shout twice: “I found the exit!”
temple-say-link-broke = You were not at the start. All is lost.
temple-say-link-broke-mate = { $name } was not at the start. All is lost.
temple-say-time-out = Time-out! The clock stands still.
temple-say-more-time = You ask for one more minute.
temple-say-more-time-mate = { $name } asks for one more minute.
temple-say-time-in = Time runs again!
temple-say-searches = You look through the pile.
temple-say-searches-mate = { $name } looks through the pile.
weakest-link-home = Weakest link: to the start, or all lose!
weakest-link-home-mate = { $name } must get to the start, or all lose!

# Refusals.
refused-no-gears-here = No gears here
refused-nothing-slides = Nothing would change
refused-no-treasures-left = No treasures left
refused-still-shouting = Your alarm still rings

# At the table.
table-variant-labyrinth-one-table = You sit around one table
table-variant-labyrinth-one-table-about = You shout false alarms yourselves, and whoever calls a time-out ends it. Off: the screen sees to both.

# The rulebook: long texts, for a quiet moment.
module-labyrinth-entry = The mirage and the gear chamber are shuffled into the pile after the first two chambers lie. When the mirage is found it takes the place of the starting chamber, and that one is laid where the mirage was found; whoever and whatever was in the start stays in the old place, and is not safe there. In the gear chamber two torches of your own slide a whole row or column by one chamber, as often as you like: everybody and everything in it rides along, and ways open and close. If you play with curses or treasures, four curses and six treasures join their piles.
card-weakest-link-entry = At the first and at the second slam you must be in the starting chamber, or where a Large torch burns. If you are not, all of you lose at once. No dice lift this curse; a Counterspell discards it. Under a Soul exchange it is the adventurer you steer that counts.
card-disinformation-entry = Each time you discover a chamber everybody hears twice that you found the exit, and for three seconds nobody else sees what it is. That goes for the real exit too; when it shows, it is announced once more. Until then you can neither write nor point. Around one table you shout yourself; whoever must be silent leaves it to the screen. No dice lift this curse; a Counterspell discards it.
card-shortcut-entry = Name an opening and spend two adventurers, as for any discovery. Then you see the whole pile and choose a chamber, even the exit; you have fifteen seconds, with a large pile one for each chamber. All its effects happen. The pile is shuffled afterwards. Nobody else can discover meanwhile. If time runs out, the doors slam or the temple moves, the top chamber is taken.
card-time-out-entry = The clock stands still, and with it every sand glass, vote and choice. Nobody can roll or do anything, but all of you can look, point and talk. It goes on when everybody is ready, or after ninety seconds; anyone may take one more minute, up to five in all. Around one table whoever called it ends it.
card-genie-entry = Look at the top three treasures, take one of them and put the others under the pile. You have five seconds, then one is taken at random. With fewer than three left you look at all of them; with none left you keep the genie.

# What happens.
temple-tell-reopens-gears = The gears may open a way.
temple-tell-reopens-mirage = A mirage may open a way.

# The end.
end-why-not-home = Somebody had to be at the start at the slam, and was not.
end-moment-ended-not-home = The chain breaks
