# The challenges: their screen, a table that plays one, and what it earns.
challenges-title = Challenges
challenges-lead = Every step is open. Start where you like.
challenges-caution = The names, the steps, the boxes and the numbers that occur are printed. Which challenge has which numbers and modules is our reconstruction.
challenges-all = All 26 in a table
challenges-count = { $count } of { $all }
challenges-heading = { $name } · { $title }
challenges-ultimate = Ultimate

# The seven steps, the easiest first.
challenges-step-1 = Warm-up
challenges-step-2 = Steady
challenges-step-3 = Brisk
challenges-step-4 = Steep
challenges-step-5 = Fierce
challenges-step-6 = Merciless
challenges-step-7 = The last one

# How one stands.
challenges-tried = tried
challenges-state-new = not passed
challenges-state-tried = not passed, tried
challenges-state-passed = passed in { $time }
challenges-spoken = { $name }, { $state }. { $parts }.

# What is in one.
challenges-quests = { $count ->
    [one] 1 quest
   *[other] { $count } quests
}
challenges-quests-about = all must be done before anybody escapes
challenges-chalice = 1 quest: the chalice
challenges-chalice-about = it must be out before anybody escapes
challenges-gems = { $count ->
    [one] 1 more gem
   *[other] { $count } more gems
}
challenges-gems-about = than usual in the depot.
challenges-block = The exit and all quests lie among the first { $count } chambers.
challenges-fate = Two turns of fate, as always.
challenges-needs = From the boxes
challenges-box-base = The base game
challenges-box-illusions = { table-module-illusions }
challenges-box-quest = { table-module-quests }
challenges-players = { $count ->
    [one] alone
   *[other] { $count } players
}

# What became of it so far.
challenges-yours = Your record
challenges-untried = not tried yet
challenges-tries = { $count ->
    [one] tried once
   *[other] tried { $count } times
}
challenges-best-time = { $time }, { $players }
challenges-closest = Closest
challenges-closest-gems = { $count ->
    [0] no gem left
    [one] one gem left
   *[other] { $count } gems left
}
challenges-best = Best of all
challenges-teams = Teams that got out
challenges-teams-rate = { $percent }%

# The ways in.
challenges-play = Play { $name }
challenges-play-note = with two bots
challenges-host = Host it for friends
challenges-link = Share the link to { $name }
challenges-share = Challenge { $name }: do we get everyone out?

# At a table.
challenges-at-table = Challenge { $name }: { $title }
challenges-may-add = This game counts. Special chambers, the pit and the fountain may be added; anything else costs the mark.
challenges-cost-added = No mark: challenge { $name } is played without { $names }.
challenges-cost-missing = No mark: challenge { $name } needs { $names }.
challenges-cost-practice = No mark without a clock.
challenges-restore = Play it as it is meant
challenges-leave = Leave the challenge
challenges-late = Late exit
challenges-late-note = Twelve chambers lie above the exit and the quests. Harder; it still counts.
challenges-fixed = A challenge sets its own gems.
challenges-team = Passed at this table: { $names }.
challenges-card-own = part of { $name }
challenges-card-free = may be added
challenges-card-foreign = costs the mark

# After the game.
challenges-prize-won = Challenge { $name } passed
challenges-prize-lost = Challenge { $name } is still open
challenges-prize-time = { $time }, with { $left } left.
challenges-prize-best = Your best time.
challenges-prize-all = { $count } of { $all } passed.
challenges-prize-gems = { $count ->
    [0] No gem was left in the depot.
    [one] One gem was left in the depot.
   *[other] { $count } gems were left in the depot.
}
challenges-next = Next: { $name }

# For the rules of what is on the table.
module-challenges-entry = The challenge says what is in the temple, how many gems lie in the depot on top of the usual ones, and how many quests must be done. The exit and the quests are shuffled together with the first twelve chambers of the pile, for any number of players; there are always two turns of fate. Whoever wins like this has passed it. Special chambers, the pit and the fountain may be added; anything else makes it a game like any other.
