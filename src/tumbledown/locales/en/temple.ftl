# The temple: everything said during a game. Short enough to read while dice roll.

temple-name = The game

# Rolling
temple-roll = Roll
temple-roll-dice = { $count ->
    [0] no dice
    [one] 1 die
   *[other] { $count } dice
}
temple-roll-queued = next roll set
temple-key-space = space
temple-tray = My dice
temple-dice = Dice
temple-tray-how = Enter keeps or releases a die, Space rolls the others.
temple-keeps-masks = Keeping black masks
temple-keeps-masks-off = Stop
temple-hint-first = Roll, then tap the dice you want to keep
temple-hint-keep = Tap a die to keep it
temple-hint-locked = All locked. Call for help!
temple-hint-watching = You are watching
temple-you-out = You are out!
temple-you-out-note = Cheer the others on.

# Faces and states of dice, as they are read out
temple-face-adventurer = Adventurer
temple-face-torch = Torch
temple-face-key = Key
temple-face-golden-mask = Golden mask
temple-face-black-mask = Black mask
temple-face-blank = Not rolled
temple-die-kept = { $face }, kept
temple-die-shared = { $face }, shared
temple-die-locked = { $face }, locked
temple-die-spent = Spent, roll again
temple-die-rolling = Rolling
temple-die-lost = Lost die
temple-die-away = Die on a card
temple-die-held-back = { $die }, held back
temple-tag-kept = kept
temple-tag-shared = shared
temple-tag-locked = locked
temple-tag-held-back = held back

# What I can do now
temple-deeds = What you can do
temple-feat-roll = { $count ->
    [0] Roll
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
temple-feat-back = Step back
temple-enter = { $side ->
    [north] Enter north
    [east] Enter east
    [south] Enter south
   *[west] Enter west
}
temple-enter-short = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
temple-enter-far = Go there
temple-discover = { $side ->
    [north] Discover north
    [east] Discover east
    [south] Discover south
   *[west] Discover west
}
temple-discover-short = Discover
temple-light-gems = { $count ->
    [one] Light 1 gem
   *[other] Light { $count } gems
}
temple-show-icons = Show the icons
temple-escape = Escape!
temple-free-me = Free my dice
temple-free-mate = Give it to { $name }
temple-fate = Turn of fate
temple-do = Do: { $what }
temple-more = +{ $count }

# Clock
temple-clock = Clock
temple-time-left = { $time } left
temple-gong-in = { $number ->
    [1] First gong in
    [2] Second gong in
   *[3] Last gong in
}
temple-slam-in = Slam in
temple-collapse-in = Collapse in
temple-practice = Practice
temple-practice-note = No clock, no gongs. Take your time.
temple-doors-closing = The doors are closing
temple-collapsing = Everybody out!
temple-safe = { $count ->
    [one] 1 safe
   *[other] { $count } safe
}
temple-unsafe = { $count ->
    [one] 1 would lose a die
   *[other] { $count } would lose a die
}
temple-still-inside = { $count ->
    [one] 1 still inside
   *[other] { $count } still inside
}
temple-you-safe = You are safe
temple-intro = The temple opens
temple-intro-note = Look around. Find the exit, light the gems, get everyone out.
temple-intro-in = { $seconds ->
    [one] Opens in 1 second
   *[other] Opens in { $seconds } seconds
}

# Team
temple-team = Team
temple-mate-you = you
temple-mate-out = out
temple-mate-escaped = Escaped
temple-mate-safe = safe
temple-mate-unsafe = not safe
temple-mate-here = with you
temple-mate-keeps-masks = keeps masks
temple-mate-dropped = offline
temple-mate-steered = a bot plays
temple-bot = A bot plays
temple-look-at = Look at { $name }
temple-let-bot = Let a bot play
temple-all-locked = All locked. Bring a golden mask!
temple-calls-help = { $name } calls for help

# Depot
temple-depot = Depot
temple-gems-left = { $count ->
    [one] 1 gem left to light
   *[other] { $count } gems left to light
}
temple-to-escape = To escape
temple-to-escape-keys = { $count ->
    [one] 1 key to escape
   *[other] { $count } keys to escape
}
temple-fate-left = { $count ->
    [0] No turn of fate left
    [one] 1 turn of fate left
   *[other] { $count } turns of fate left
}
temple-chambers-left = { $count ->
    [one] chamber left
   *[other] chambers left
}

# Pings and chat
temple-pings = Call to the team
temple-call = Call
temple-ping-here = Here
temple-ping-help = Help
temple-ping-gems = Gems
temple-ping-exit = Exit
temple-ping-back = Back
temple-ping-yes = Yes
temple-ping-no = No
temple-ping-thanks = Thanks
temple-ping-here-long = Over here!
temple-ping-help-long = Help me!
temple-ping-gems-long = Gems, come!
temple-ping-exit-long = To the exit!
temple-ping-back-long = Go back!
temple-ping-yes-long = Yes!
temple-ping-no-long = No!
temple-ping-thanks-long = Thank you!
temple-chat = Chat
temple-chat-empty = Nobody has said anything yet.
temple-chat-say = Say something
temple-chat-send = Send
temple-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}

# Questions, votes and gifts
temple-ask-fate = Turn of fate?
temple-ask-fate-note = One gem joins the depot. Every locked die goes free.
temple-ask-give-up = Give up?
temple-ask-give-up-note = The temple keeps you all.
temple-ask-which-die = A die is lost
temple-ask-which-die-note = Rather lose another one? Touch it.
temple-ask-request = A favour
temple-ask-request-note = A team-mate asks for your help.
temple-ask-other = Choose
temple-yes = Yes
temple-no = No
temple-usual = if you wait
temple-leave-lost = Let it go
temple-swap-die = Lose this instead: { $die }
temple-swap-die-away = Lose this one from elsewhere instead: { $die }
temple-vote-yes = { $name }: yes
temple-vote-no = { $name }: no
temple-vote-open = { $name } has not answered
temple-gift = Give a die away
temple-gift-note = It can be rolled at once.
temple-give-to = Give it to { $name }

# Table and connection
temple-line-lost = Connection lost. Reconnecting…
temple-line-opening = Connecting…
temple-line-back = You are back.
temple-paused = Paused
temple-paused-by = { $name } can resume the game.
temple-time-out = Time-out
temple-resume = Resume
temple-trouble = One moment
temple-trouble-restarting = The server is restarting. Your game waits for you.
temple-trouble-other = Cannot save right now. Your game waits.
temple-close = Close

# Settings during a game
temple-settings = Settings
temple-settings-sound = Sound
temple-sound-on = Sound on
temple-sound-only-gongs = Gongs only
temple-sound-only-gongs-note = No music. Play your own, or listen to each other.
temple-sound-mute = Mute { $group }
temple-sound-music = Music
temple-sound-gongs = Gongs and doors
temple-sound-dice = Dice
temple-sound-effects = Temple noises
temple-sound-pings = Calls
temple-settings-language = Language
temple-settings-motion = Motion
temple-settings-motion-system = Like my device
temple-settings-motion-full = Full
temple-settings-motion-reduced = Less
temple-settings-dice = Dice
temple-settings-hold-back = Hold my dice back
temple-settings-hold-back-note = They do not count for joint tasks. Long-press a die to hold back only that one.
temple-settings-keep-masks = Keep my black masks
temple-settings-keep-masks-note = Golden masks and turns of fate leave my locked dice alone.
temple-settings-keys = Keys
temple-settings-shortcuts = Single-key shortcuts
temple-settings-shortcuts-note = Turn them off if they get in the way of your tools.
temple-settings-table = This table
temple-settings-pause = Pause the game
temple-settings-call-off = Call off the start
temple-settings-give-up = Ask to give up
temple-settings-leave = Leave the table
temple-key-roll = roll
temple-key-dice = keep or release a die
temple-key-hold-back = hold the focused die back
temple-key-deeds = do what the buttons say
temple-key-fate = turn of fate
temple-key-pings = call to the team
temple-key-chat = chat
temple-key-settings = settings
temple-key-mute = sound on or off

# What is told, read out or shown for a moment
temple-say-rolled = You rolled { $what }.
temple-say-freed = { $name } frees { $count ->
    [one] one of your dice
   *[other] { $count } of your dice
}.
temple-say-freed-self = { $count ->
    [one] One of your dice is free.
   *[other] { $count } of your dice are free.
}
temple-say-fate-freed = { $count ->
    [one] Turn of fate: one of your dice is free.
   *[other] Turn of fate: { $count } of your dice are free.
}
temple-say-lost-die = You lose a die.
temple-say-new-die = You get a die.
temple-say-entered = You enter: { $chamber }.
temple-say-discovered = You discover: { $chamber }.
temple-say-out = { $name } is out!
temple-say-gems = { $count ->
    [one] { $name } lights a gem
   *[other] { $name } lights { $count } gems
}
temple-say-slam = The doors slam.
temple-say-ten = Ten seconds.
temple-say-called = { $name }: { $what }
temple-say-asked = You are asked: { $what }
temple-some-chamber = a chamber
temple-tell-gong = { $number ->
    [1] First gong! Back to the start.
    [2] Second gong! Back to the start.
   *[3] Last gong! Everybody out!
}
temple-tell-exit-found = Exit found!
temple-tell-temple-sealed = Every way is closed. There is no exit.
temple-tell-temple-closed = Every way is closed, but not for ever.
temple-tell-exit-sealed = The exit is walled off for good.
temple-tell-exit-cut-off = No way leads to the exit any more.
temple-tell-fate-lapsed = The turn of fate is no longer possible.

# Nobody is left alone
temple-no-dice = You have no dice left
temple-no-dice-note = Watch and cheer: whoever gets out can give you a die. Or ask the team to give up.
temple-coming = { $name } is coming to free you
temple-ping-coming = Coming
temple-ping-coming-long = I’m coming!
temple-ping-cheer = Cheer
temple-ping-cheer-long = Go, go, go!
# Places on the screen
temple-gong-brief = Gong { $number }
temple-slam-brief = Doors
temple-collapse-brief = Collapse
temple-mate-about = About { $name }
temple-depot-about = About the depot
temple-depot-why = As many keys as gems in the depot, and one more. Light gems, and fewer are asked for.
temple-ask-of = 1 of { $count }
temple-ask-in = in { $seconds } s
temple-ask-fold = Put it aside
temple-ask-unfold = Open again: { $what }
temple-paused-note = The clock stands still for everybody. The dice lie under their lids.
temple-die-covered = Under its lid
temple-settings-hand = Which hand
temple-settings-left-handed = Left-handed
temple-settings-left-handed-note = The buttons on the map change sides. On a phone held sideways the dice lie on the left.
temple-key-question = go to what is asked

# The coach of the first games.
coach-stuck-near = All your dice are locked. { $name } is with you: a golden mask frees two.
coach-stuck-far = All your dice are locked. Call: whoever comes with a golden mask frees two.
coach-stuck-alone = All your dice are locked. A turn of fate frees them.
coach-home = { $steps ->
    [one] The gong! One step to the start.
   *[other] The gong! { $steps } steps to the start.
}
coach-home-lost = The gong! No way leads to the start: discover one.
coach-gems = { $count ->
    [one] Together you can light a gem now: touch your chamber.
   *[other] Together you can light { $count } gems now: touch your chamber.
}
coach-masks = A black mask locks its die. A golden mask frees two of them.
coach-idle-deed = You can do something now: see the buttons above your dice.
coach-idle-roll = Nothing fits? Keep what you need and roll the others.
temple-settings-coach = Coach
temple-settings-coach-on = Hints while playing
temple-settings-coach-note = one line, until you have seen each a few times

# The rules of what is on the table.
rules-title = Rules
rules-more = More in the rulebook
rules-new-tab = opens a new tab
rules-game = The game
rules-chambers = Chambers on the table
rules-modules = Chapters in play
rules-dice = Dice
rules-dice-about = Roll as often as you like. Tap a die to keep it. Dice that paid for something are rolled again.
rules-walk = Walking
rules-walk-about = The red frame of a chamber shows the price of entering it, paid each time. You go one chamber at a time.
rules-discover = Discovering
rules-discover-about = Two adventurers lay a new chamber at an open side of yours. Going in costs extra.
rules-masks = Masks
rules-masks-about = A black mask locks its die. A golden mask frees two locked dice, yours or those of one team-mate in your chamber.
rules-gems = Gems
rules-gems-about = Everybody in the chamber pays together. More icons light more gems. Each chamber gives its gems once.
rules-gong = The gong
rules-gong-about = After the gong be back in the starting chamber before the doors slam, or lose a die. The third time the temple collapses.
rules-exit = Exit
rules-exit-about = Leaving costs one key more than gems are left in the depot. You win when everybody is out.
rules-fate = Turn of fate
rules-fate-about = If all agree, a gem goes into the depot and everybody’s locked dice are free. Twice in a game.

# Before a big screen.
temple-spectators = Audience
temple-settings-tray = Dice tray
temple-settings-tray-note = Only dice, deeds and cards on this phone: the temple is on the big screen.
temple-settings-spectators = Hear the audience cheer
temple-sound-beside = The sound comes from the big screen.
