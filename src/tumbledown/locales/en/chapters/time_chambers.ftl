# Chambers.
chamber-prohibition-a = Chamber of still gems
chamber-prohibition-a-about = When found: for 30 seconds nobody lights gems, then for 30 nobody enters a chamber.
chamber-prohibition-b = Chamber of blind masks
chamber-prohibition-b-about = When found: for 30 seconds golden masks free no dice, then for 30 nobody enters the starting chamber.
chamber-prohibition-c = Chamber of still feet
chamber-prohibition-c-about = When found: for 30 seconds nobody enters a chamber, then for 30 golden masks free no dice.
chamber-prohibition-d = Chamber of the shut start
chamber-prohibition-d-about = When found: for 30 seconds nobody enters the starting chamber, then for 30 nobody lights gems.
chamber-lava-dice = Lava chamber of dice
chamber-lava-dice-about = One minute for three tasks, each solved together inside. Out of time costs the team 3, 2 or 1 dice.
chamber-lava-gems = Lava chamber of gems
chamber-lava-gems-about = One minute for three tasks, each solved together inside. Out of time adds 3, 2 or 1 gems to the depot.
chamber-torch-chamber = Torch chamber
chamber-torch-chamber-about = Show seven torches together inside within a minute, or two of you lose a die each.
chamber-sacrifice-chamber = Sacrifice chamber
chamber-sacrifice-chamber-about = Each of you puts a die here. Come within a minute and you have it back, or it is lost.

# What is forbidden.
ban-gems = Nobody lights gems
ban-golden-masks = Golden masks free no dice
ban-movement = Nobody enters a chamber
ban-starting-chamber = Nobody enters the start

# Deeds.
deed-light-torches = Show the torches
deed-cool-lava = Solve the lava task

# The two glasses.
glass-green-still = Green sand glass: nothing is forbidden
glass-blue-still = Blue sand glass: nothing is asked
glass-then = then: { $ban }
glass-then-free = then all is allowed again
glass-task = { $price } together, now { $count }
glass-or-two-players = or two of you lose a die each
glass-or-dice = { $count ->
    [one] or the team loses one die
   *[other] or the team loses { $count } dice
}
glass-or-gems = { $count ->
    [one] or one gem joins the depot
   *[other] or { $count } gems join the depot
}
glass-solved = solved, the sand only runs out
glass-too-few-dice = too few dice are left for it
glass-fetch-mine = Fetch your die
glass-fetch = Dice on the sacrifice chamber
glass-fetch-note = { $count ->
    [0] all are fetched
    [one] one die still lies there
   *[other] { $count } dice still lie there
}

# The team owes dice.
temple-ask-volunteers = Who gives a die?
temple-ask-volunteers-note = Then they are taken from whoever has most.
temple-ask-volunteers-0 = Not me
volunteers-title = { $count ->
    [one] Who gives a die?
   *[other] Who gives { $count } dice?
}
volunteers-two = One each; else whoever has most.
volunteers-rest = Rest: whoever has most.
volunteers-none = Not me
volunteers-name = { $name } gives a die
volunteers-give-short = Give 1
volunteers-give = { $count ->
    [one] Give a die
   *[other] Give { $count } dice
}
volunteers-gives = { $count ->
    [one] { $name } gives a die
   *[other] { $name } gives { $count } dice
}
volunteers-passes = { $name } gives none
temple-ask-sacrifice = Your die lies on the sacrifice chamber
temple-ask-sacrifice-note = Rather another one? Touch it.
temple-ask-sacrifice-usual = This one

# What happens.
time-begins-sacrifice-chamber = Everybody’s die goes to the sacrifice chamber!
time-begins-torch-chamber = Torch chamber: seven torches in a minute!
time-begins-lava-dice = Lava! Three tasks in a minute.
time-begins-lava-gems = { time-begins-lava-dice }
time-waits = { $chamber }: waits as number { $number }.
time-ban-begins = { $ban }: { $seconds } seconds.
time-ban-ends = Allowed again. Over: { $ban }.
time-task-solved = Task { $count } of { $all } solved!
time-all-solved = Solved: { $chamber }!
time-failed = Out of time: { $chamber }.
time-gems-added = { $count ->
    [one] One gem joins the depot.
   *[other] { $count } gems join the depot.
}
time-dice-owed = { $count ->
    [one] The team loses a die. Whose?
   *[other] The team loses { $count } dice. Whose?
}
time-die-given = { $count ->
    [one] You give a die.
   *[other] You give { $count } dice.
}
time-die-given-mate = { $count ->
    [one] { $name } gives a die.
   *[other] { $name } gives { $count } dice.
}
time-die-taken = { $count ->
    [one] A die is taken from you.
   *[other] { $count } dice are taken from you.
}
time-die-taken-mate = { $count ->
    [one] A die is taken from { $name }.
   *[other] { $count } dice are taken from { $name }.
}
time-die-back = You have your die back.
time-die-back-mate = { $name } has fetched a die.
time-forfeited = { $count ->
    [one] One sacrificed die is lost.
   *[other] { $count } sacrificed dice are lost.
}
time-sand-out = The blue sand has run out.
time-too-few-dice = Too few dice left for this task.

# Refusals.
refused-nobody-is-wanted = No dice are owed now
refused-gems-banned = No gems for now
refused-masks-banned = Golden masks free no dice now
refused-steps-banned = Nobody may enter now
refused-start-banned = Nobody may enter the start now
refused-sand-not-turned = Its sand does not run yet
refused-trial-over = This task is over
refused-no-torches-here = Only in the torch chamber
refused-no-lava-here = No lava here

# At the table.
table-number-time-chambers = How many time chambers

# The rulebook: long texts, for a quiet moment.
module-time-chambers-entry = Two, three or four of the eight time chambers are shuffled in, and nobody knows which. As soon as one is found its sand glass runs: the green one for 30 seconds, the blue one for a minute. Whoever found it is not pulled in. If its glass is in use, the chamber gets a number and waits; until then it does nothing. A prohibition chamber forbids one thing for 30 seconds and then another for 30 more, to all of you and wherever you are. Golden masks may be kept for later, forced moves still happen, and nobody is ever kept from escaping; but whoever is in the temple and not in the starting chamber when the doors slam loses a die, ban or not. Sacrifice chamber: each of you puts a die there and gets it back by coming in time. Torch chamber: seven torches together, or two of you lose a die each. Lava chamber: five torches, then four keys, then three adventurers, all within the same minute; if you fail, only the task you are at has to be paid for, with dice in one of the two lava chambers and with new gems in the other. Where the team loses dice you have ten seconds to volunteer; what is missing is then taken from whoever has most. A task that is solved early does not stop its sand. When the temple collapses or all have escaped, sand and tasks no longer matter.

table-variant-time-chambers-called-out = All at one table
table-variant-time-chambers-called-out-about = Volunteers call out, and anybody touches their names. Off: everybody answers on a screen of their own.
