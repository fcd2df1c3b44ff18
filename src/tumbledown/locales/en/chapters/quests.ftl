# Cards.
card-ghost = Ghost
card-ghost-effect = Two torches of your own drive it into the next chamber.
card-task-1 = Task
card-task-1-effect = Show all its icons at one stroke, alone or together.
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
chamber-ghost-about = Nobody enters. Drive the ghost home to it from the start.
chamber-tree = Tree of life
chamber-tree-about = Wants golden masks from those who are here: two for each player.
chamber-obelisk = Obelisk
chamber-obelisk-about = Done at once, but three keys more to escape, until chambers touch its walls.

# Deeds.
deed-altar = Give dice to the altar
deed-task = Solve the task
deed-push = Drive the ghost on
deed-tree = Heal the tree

# What happens.
temple-tell-quests-sealed = The temple is closed for good, and a quest was never found.
temple-tell-quests-closed = The temple is closed, and a quest is not found yet.

# Refusals.
refused-quests-open = Quests come first
refused-quest-done = Quest is done
refused-last-die = Not your last die
refused-another-gives = Another must give
refused-no-ghost-here = No ghost here
refused-ghost-keeps-out = It would be stuck


# The rulebook: long texts, for a quiet moment.
module-quests-entry = Before the game you choose one, two or three quests. So many quest chambers are picked unseen and shuffled in, and as many markers lie on the depot. As long as one of them lies there nobody can escape; a quest that is done takes its marker onto its chamber. The altar wants two dice for good. The task chamber has four tasks. The ghost must be driven home. The tree of life wants two golden masks for each player. The obelisk is done when it is found, but brings three gem tiles. If you play with the treasure chamber, it is one of those that may be picked.
card-ghost-entry = It appears in the starting chamber as soon as its own chamber is found. Whoever is with it may spend two torches to drive it through a passage into the next chamber, and stays behind. It never goes into the obelisk, and it hinders nobody. When it comes home its quest is done.
card-task-1-entry = Task tiles lie on the task chamber, the topmost one open as soon as somebody has been there. All icons must be shown at once by those who are there; then the next tile is turned up, and with the fourth the quest is done.
card-task-2-entry = { card-task-1-entry }
card-task-3-entry = { card-task-1-entry }
card-task-4-entry = { card-task-1-entry }
card-task-5-entry = { card-task-1-entry }
card-task-6-entry = { card-task-1-entry }
