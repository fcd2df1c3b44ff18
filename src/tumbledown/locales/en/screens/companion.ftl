# The companion: beside the cardboard box, without a server.

companion-title = Companion
companion-title-running = Companion
companion-title-setup = Set up the box
companion-title-look-up = Look up
companion-tab-running = Soundtrack
companion-tab-setup = Set-up
companion-tab-look-up = Look up

# Kept on the device.
companion-storing = Storing, { $percent }%
companion-stored = works offline
companion-failed = Not stored yet: works online only

# The soundtrack.
companion-tracks = Soundtrack
companion-track = Soundtrack { $number }
companion-track-sure = Really change?
companion-time-left = Time left
companion-phase = What to do now
companion-phase-explore = Discover
companion-phase-explore-note = At the gong everybody has { $seconds } seconds to get back to the start.
companion-phase-explore-last = Find the way out
companion-phase-explore-last-note = The last gong leaves { $seconds } seconds until the collapse.
companion-phase-back = Go back
companion-phase-back-note = Everybody to the starting chamber before the doors slam.
companion-phase-after = After the slam
companion-phase-after-note = Whoever was not at the start loses a die. Then on you go.
companion-phase-turn-note = Whoever was not at the start loses a die. One of you there turns the glass.
companion-phase-out = Get out
companion-phase-out-note = There is no way back: everybody out by the exit.
companion-phase-over = The temple has fallen
companion-phase-over-note = Whoever is not out is lost, and so is the game.
companion-say-back = { $seconds } seconds to get back.
companion-say-after = The doors have slammed.
companion-say-out = { $seconds } seconds to get out.
companion-say-over = The temple has collapsed.
companion-fallen = Nobody was at the start
companion-fallen-note = The glass falls over: { $seconds } seconds of sand are lost.
companion-press-ready = Start
companion-press-pause = Pause
companion-press-paused = Resume
companion-press-over = New game
companion-end = End game
companion-end-sure = Really end?
companion-seconds = s
companion-sand-green = { $count ->
    [one] Green sand glass: 1 second left
   *[other] Green sand glass: { $count } seconds left
}
companion-sand-blue = { $count ->
    [one] Blue sand glass: 1 second left
   *[other] Blue sand glass: { $count } seconds left
}
companion-sand-how = Tap to turn it over, hold or press Delete to lay it aside
companion-sand-still = turn it over
companion-sand-running = running
companion-sand-out = run out
companion-sand-green-out = The green sand has run out.
companion-sand-blue-out = The blue sand has run out.

# What is to be set up.
companion-what = What do you play?
companion-what-mix = Mix
companion-what-challenge = Challenge
companion-challenge = Challenge { $name }
companion-players = Players
companion-players-fewer = One player fewer
companion-players-more = One player more
companion-people = { $count ->
    [one] player
   *[other] players
}
companion-chapters = Chapters in the mix
companion-more = More
companion-fewer = Fewer
companion-done = { $count } of { $all } done
companion-clear = Clear all ticks
companion-deal-again = Deal again
companion-share = Share
companion-shared = Link copied
companion-share-text = What we set up
companion-link-unread = This link cannot be read. Your last list is shown.

# The list.
companion-line-start-note = { $count ->
    [one] In the middle of the table, with your adventurer on it.
   *[other] In the middle of the table, with all { $count } adventurers on it.
}
companion-line-exit-note = Put it aside for now.
companion-line-dice = { $players ->
    [one] { $count } dice
   *[other] { $count } dice each
}
companion-line-dice-note = Not rolled yet.
companion-line-gems = { $count ->
    [one] 1 gem into the depot
   *[other] { $count } gems into the depot
}
companion-line-gems-note = { $count ->
    [0] No gems beside it.
    [one] And 1 beside it, for a turn of fate.
   *[other] And { $count } beside it, for turns of fate.
}
companion-line-first = Shuffle { $count } chambers
companion-set-vault = { $count } with three gems
companion-set-base = { $count } basic chambers
companion-set-shared = { $count } with masks or chests
companion-set-illusions = { $count } illusions
companion-line-two = Lay two of them at the start
companion-line-two-note = One on the left, one on the right, stairways towards the start.
companion-line-two-masks = Masks there bring no curse.
companion-line-two-redraw = If one is the { $name }, put it back into the middle of the pile and draw another.
companion-laid-treasures = Each chest gets a treasure, face down.
companion-laid-calendar = Each one with gems gets a calendar tile.
companion-laid-gem-positions = Each one with a single gem gets a position token, face down.
companion-line-later = { $count ->
    [one] 1 more chamber
   *[other] { $count } more chambers
}
companion-line-later-mix = Shuffle into the pile.
companion-line-later-challenge = Leave aside for now.
companion-line-pick = { $name }: { $count } of { $all } chambers
companion-line-under = The exit under the pile
companion-line-under-note = Shuffle it with { $count } chambers from the top of the pile; lay these { $all } under the pile.
companion-line-middle = The exit into the pile
companion-line-middle-note = Somewhere near the middle, without counting.
companion-line-block = The exit on top of the pile
companion-line-block-note = Shuffle { $count } chambers of the pile with the exit and the quests, if there are any; lay these { $all } on top.
companion-line-markers = { $count ->
    [one] 1 marker on the depot
   *[other] { $count } markers on the depot
}
companion-line-markers-note = Nobody escapes while one is left.
companion-line-music = Choose a soundtrack
companion-line-music-note = Everybody ready? Then start it.
companion-times = { $count } × { $name }
companion-pile-curses = { $count ->
    [one] Lay out 1 curse
   *[other] Shuffle { $count } curses
}
companion-pile-treasures = { $count ->
    [one] Lay out 1 treasure
   *[other] Shuffle { $count } treasures
}
companion-pile-tasks = Shuffle { $count } task tiles
companion-pile-tasks-note = They wait until the task chamber is found.
companion-pile-calendar = Shuffle { $count } calendar tiles
companion-pile-calendar-note = Face down, as a pile.
companion-pile-gem-positions = Shuffle { $count } position tokens
companion-pile-gem-positions-note = Face down, as a pile.
companion-dealt-characters = A character each
companion-dealt-characters-note = Or choose freely, and one of its two cards.
companion-dealt-cursed-gems = { $count ->
    [one] A cursed gem each
   *[other] { $count } cursed gems each
}
companion-dealt-cursed-gems-note = Drawn unseen; the others go back into the box.
companion-ready-special-chambers = Special chambers
companion-ready-special-chambers-note = Lay the chalice ready if the treasure chamber is in the pile.
companion-ready-quests = Quests
companion-ready-quests-note = Lay the ghost ready beside the temple.
companion-ready-time-chambers = Sand glasses
companion-ready-time-chambers-note = Lay the number tokens ready; the glasses are on the first tab.
companion-ready-new-quests = Snakes
companion-ready-new-quests-note = Lay the snake tokens ready beside the temple.
companion-ready-exchange-teleport = Teleport token
companion-ready-exchange-teleport-note = Lay it ready beside the pile.
companion-ready-calendar = Calendar board
companion-ready-calendar-note = Eternal side up, cursed side for a harder game; the pawn stands on the arrow.
companion-ready-sand-of-fortune = Sand glass
companion-ready-sand-of-fortune-note = It is on the first tab. You hear the soundtrack that was chosen before it.

# Cards to read about.
companion-search = Search for a card
companion-search-none = No such card
companion-cards-shelf = Curses
companion-cards-rack = Treasures
companion-cards-role = Characters
