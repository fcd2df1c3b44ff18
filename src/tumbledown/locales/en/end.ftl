# After the game: how it went.

end-won = Everyone is out!
end-won-alone = You are out!
end-kept-one = The temple keeps { $name }
end-kept-some = The temple keeps { $count } of you
end-kept-all = The temple keeps you all
end-kept-you = The temple keeps you
end-gave-up = You gave up
end-undone = Out, but not done

end-spare = { $seconds ->
    [0] Not a second to spare.
    [one] One second to spare.
   *[other] { $seconds } seconds to spare.
}
end-spare-long = { $time } to spare.
end-no-clock = Played without a clock.
end-tally-players = { $players ->
    [one] One adventurer
   *[other] { $players } adventurers
}
end-tally-gems = { $gems ->
    [0] no gem lit
    [one] one gem lit
   *[other] { $gems } gems lit
}
end-tally = { $players }, { $gems }.
end-out = { $count ->
    [0] Nobody got out.
    [one] One of you got out.
   *[other] { $count } of you got out.
}
end-at-door = { $keys ->
    [0] { $name } stood at the door, the keys in hand.
    [one] { $name } stood at the door, one key short.
   *[other] { $name } stood at the door, { $keys } keys short.
}
end-why-exit-not-found = The exit stayed hidden.
end-why-dice-locked = Nothing but black masks at the end.
end-why-too-few-dice = The door asked for more keys than there were dice.
end-why-out-of-time = Time ran out.
end-why-gave-up = Everyone voted for it.
end-why-task-left = A task was left undone.

end-story = How it went
end-story-none = A short game: nothing to tell.
end-story-lost = The story of this game cannot be loaded right now.
end-story-coming = Loading the story

end-moment-found = { $name } finds a chamber
end-moment-first-gem = { $count ->
    [one] First gem
   *[other] First { $count } gems
}
end-moment-gems = { $count ->
    [one] A gem
    [2] Two gems at once
    [3] Three gems at once
   *[other] { $count } gems at once
}
end-moment-freed = { $name } frees { $mate }
end-moment-rescued = { $name } saves { $mate }
end-moment-all-locked = { $name } is stuck
end-moment-gift = { $name } gives { $mate } a die
end-moment-fate = Turn of fate
end-moment-all-safe = All safe
end-moment-late = { $count ->
    [0] Too late
    [one] A die lost
   *[other] { $count } dice lost
}
end-moment-late-one = { $count ->
    [0] { $name } is too late
    [one] { $name } loses a die
   *[other] { $name } loses { $count } dice
}
end-moment-exit-found = { $name } finds the exit
end-moment-sealed = No way on
end-moment-first-out = { $name } is out first
end-moment-out = { $name } is out
end-moment-last-out = { $name } is last out
end-moment-ended = The temple falls
end-moment-ended-one = { $name } stays inside
end-moment-ended-gave-up = You give up
end-moment-ended-task-left = A task is left undone

end-figures = Who did what
end-adventurer = Adventurer
end-rolls = Rolls
end-masks = Black masks
end-gems = Gems
end-rescues = Dice freed
end-chambers = Chambers
end-lost = Dice lost
end-out-at = Out at
end-inside = inside
end-most = the most

end-again = Again
end-again-waiting = without waiting for { $names }
end-again-all = everyone is in
end-again-in = I am in
end-again-in-done = You are in
end-again-host = { $name } starts the next one
end-table = To the table
end-share = Share
end-shared = Copied
end-share-won = We got everyone out of the temple in { $time }: { $players } adventurers, { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}.
end-share-won-alone = I got out of the temple alone, in { $time }.
end-share-lost = The temple kept us. { $out } of { $players } got out.
end-share-watch = Watch the whole game again, from any seat.
end-watch = Watch the replay
end-log = Download the log
end-fair = Was it fair?
end-fair-about = The dice were sealed before the first roll. Now that the seal is open, every roll can be checked.
end-fair-check = Check every roll
end-fair-checking = Checking every roll
end-fair-yes = Fair: { $throws } rolls with { $dice } dice, { $chambers } chambers and every step are as the sealed seed says.
end-fair-no = Not fair: line { $line } of the log differs.
end-fair-unknown = Cannot be checked right now.
end-moment-no-dice = { $name } loses the last die

# Awards: one for each adventurer.
end-awards = Awards
end-numbers = All the numbers
end-award-lamplighter = Lamplighter
end-award-lamplighter-why = { $count ->
    [one] one gem lit
   *[other] { $count } gems lit
}
end-award-golden-hands = Golden hands
end-award-golden-hands-why = { $count ->
    [one] one die freed for others
   *[other] { $count } dice freed for others
}
end-award-pathfinder = Pathfinder
end-award-pathfinder-why = { $count ->
    [one] one chamber found
   *[other] { $count } chambers found
}
end-award-first-out = Open door
end-award-first-out-why = first out, at { $time }
end-award-cool-head = Cool head
end-award-cool-head-why = { $count ->
    [0] no black mask
    [one] only one black mask
   *[other] only { $count } black masks
}
end-award-runner = Swift feet
end-award-runner-why = { $count ->
    [one] one step
   *[other] { $count } steps
}
end-award-roller = Untiring
end-award-roller-why = { $count ->
    [one] one roll
   *[other] { $count } rolls
}

# After a game in the temple of the day.
end-daily-place = { $players ->
    [one] Among those who got out alone: place { $place } of { $out }.
   *[other] Among teams of { $players } that got out: place { $place } of { $out }.
}
end-daily-lost = { $players ->
    [one] Got out alone: { $out } of { $teams }.
   *[other] Teams of { $players } that got out: { $out } of { $teams }.
}
end-daily-again = Only a first visit counts, so this one is not listed.
