# Cards.
card-ghost = Ghost
card-ghost-effect = Two torches of your own push it into the next chamber.
card-task-1 = Task
card-task-1-effect = Show all its icons at the same time, alone or together.
card-task-2 = { card-task-1 }
card-task-2-effect = { card-task-1-effect }
card-task-3 = { card-task-1 }
card-task-3-effect = { card-task-1-effect }
card-task-4 = { card-task-1 }
card-task-4-effect = { card-task-1-effect }
card-task-5 = { card-task-1 }
card-task-5-effect = { card-task-1-effect }
card-task-6 = { card-task-1 }
card-task-6-effect = { card-task-1-effect }

# Chambers.
chamber-altar = Altar
chamber-altar-about = Takes two dice for good: two of one player, or one each of two.
chamber-task = Task chamber
chamber-task-about = Four tasks, one after the other. Whoever is here solves them together.
chamber-ghost = Ghost chamber
chamber-ghost-about = Nobody enters. Push the ghost home to it, all the way from the start.
chamber-tree = Tree of life
chamber-tree-about = Wants golden masks of those who are here: two for each player.
chamber-obelisk = Obelisk
chamber-obelisk-about = Done at once, but each of its three free walls costs a key more to escape.

# Deeds.
deed-altar = Give to the altar
deed-task = Solve the task
deed-tree = Heal the tree
deed-push = Push the ghost
deed-push-side = { $side ->
    [north] Push the ghost north
    [east] Push the ghost east
    [south] Push the ghost south
   *[west] Push the ghost west
}
deed-push-short = { $side ->
    [north] Ghost north
    [east] Ghost east
    [south] Ghost south
   *[west] Ghost west
}

# The list of quests.
quests-title = Quests
quests-note = { $count ->
    [one] before anybody escapes
    [2] both before anybody escapes
   *[other] all { $count } before anybody escapes
}
quests-bar = { $count ->
    [one] One quest bars the exit.
   *[other] { $count } quests bar the exit.
}
quests-done = done
quests-unfound = Not found yet
quests-unfound-progress = somewhere in the temple
quests-unfound-asked = Discover chambers until it turns up.
quest-altar-asked = Two dice for good: two of one player, or one each of two.
quest-altar-second = One die of { $name } lies there. Who gives the other?
quest-altar-progress = { $count } of { $all } dice given
quest-task-asked = To be shown at the same time, alone or together:
quest-task-hidden = Whoever comes there first turns up the first task.
quest-task-progress = { $count } of { $all } solved
quest-ghost-asked = Whoever is with it pushes it on for two torches.
quest-ghost-progress = { $count ->
    [one] 1 step from home
   *[other] { $count } steps from home
}
quest-ghost-lost = no way home
quest-ghost-cut-off = No way leads home. Open one first.
quest-tree-asked = { $count } golden masks at the same time, from all who are there.
quest-tree-progress = { $have } of { $need } masks
quest-obelisk-progress = { $count ->
    [0] done, all walls closed in
    [one] done, 1 free wall: 1 key more
   *[other] done, { $count } free walls: { $count } keys more
}
quest-too-few-dice = Too few dice are left for it.

# The altar asks.
quest-altar-which = { $count ->
    [one] Which die?
   *[other] Which dice?
}
quest-altar-about = For good: the altar gives nothing back.
quest-altar-goes = { $count ->
    [one] One die goes for good
   *[other] Two dice go for good
}
quest-altar-last = { $count ->
    [one] Your last die?
   *[other] Your last dice?
}
quest-altar-without = Then only a gift from outside brings you one.
quest-altar-hold = Hold to give
quest-altar-hold-long = Hold for one second to give these dice
quest-hold-longer = Hold for a whole second
quest-hold-again = Press again to give the dice.

# What happens.
temple-say-quest-found = A quest: { $chamber }
temple-say-quest-done = Quest done: { $chamber }!
temple-say-obelisk = The obelisk! Close in its walls.
temple-say-wall = A wall is closed in: one key less.
temple-say-ghost-comes = A ghost appears at the start.
temple-say-ghost-back = The ghost is back at the start.
temple-say-ghost-pushed = You push the ghost on.
temple-say-ghost-pushed-mate = { $name } pushes the ghost on.
temple-say-ghost-cut-off = The ghost has no way home.
temple-say-task = The task: { $price }.
temple-say-task-solved = You solve a task.
temple-say-task-solved-mate = { $name } solves a task.
temple-say-given = You give a die to the altar.
temple-say-given-mate = { $name } gives a die to the altar.
temple-say-too-few-dice = Too few dice left for a quest.
temple-tell-quests-sealed = The temple is closed for good, and a quest was never found.
temple-tell-quests-closed = The temple is closed, and a quest is not found yet.

# Refusals.
refused-quests-open = Quests come first
refused-quest-done = This quest is done
refused-no-die-to-give = You have no die to give
refused-two-are-enough = Two dice are enough
refused-one-more-is-enough = One more die is enough
refused-another-gives = Somebody else must give
refused-no-ghost-here = No ghost here
refused-ghost-keeps-out = It would be stuck there
refused-no-altar-here = No altar here
refused-no-task-here = No task here
refused-no-tree-here = No tree of life here

# At the table.
table-number-quests = How many quests

# The rulebook: long texts, for a quiet moment.
module-quests-entry = You choose one, two or three quests. That many quest chambers are picked unseen and shuffled in, and as many markers lie on the depot. As long as one of them lies there nobody can escape, whether its chamber is found or not; a quest that is done takes its marker onto its chamber. Markers are no gems and cost no keys. The altar wants two dice for good. The task chamber has four tasks. The ghost must be pushed home. The tree of life wants two golden masks for each player. The obelisk is done as soon as it is found, but each of its free walls costs one key more until a chamber lies beside it. If you play with the treasure chamber, it is one of those that may be picked.
card-ghost-entry = It appears in the starting chamber as soon as its own chamber is found. Whoever is with it may spend two torches of their own to push it through a passage into the next chamber, and stays behind; entry icons do not matter. It passes no walls, never goes into the obelisk, and hinders nobody. If its chamber vanishes it is back at the start. When it comes home its quest is done.
card-task-1-entry = Four task tiles lie on the task chamber. The first is turned up as soon as somebody comes there, and then all can see it. Those who are there must show all of its icons at one moment, alone or together; masks that are locked do not count. Then the next tile is turned up, and with the fourth the quest is done. You may leave in between: what is solved stays solved.
card-task-2-entry = { card-task-1-entry }
card-task-3-entry = { card-task-1-entry }
card-task-4-entry = { card-task-1-entry }
card-task-5-entry = { card-task-1-entry }
card-task-6-entry = { card-task-1-entry }
