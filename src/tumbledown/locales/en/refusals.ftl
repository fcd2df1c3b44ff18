# Why something was not done: at the finger, in three words or so.

# The game.
refused-not-enough-icons = Icons are missing
refused-not-started = Not started yet
refused-already-started = Already started
refused-game-over = The game is over
refused-clock-stopped = Time stands still
refused-paused = The table is paused
refused-escaped = You are out already
refused-choice-first = Choose first
refused-not-asked = Not your choice
refused-answered-already = You answered already
refused-seat-present = They are still here
refused-seat-absent = They are away
refused-bot-not-allowed = No bots here
refused-not-offered = Not possible now
refused-no-such-seat = Nobody is there
refused-no-such-die = No such die
refused-no-such-place = No such place
refused-no-such-target = Nothing to do there
refused-no-such-question = Already settled
refused-no-such-answer = No such choice
refused-no-such-item = You do not have it

# Dice.
refused-not-your-die = Not your die
refused-die-away = That die is away
refused-die-locked = Needs a golden mask
refused-die-shows-nothing = Roll it first
refused-still-rolling = Still rolling
refused-nothing-to-roll = Nothing to roll
refused-wrong-number-of-dice = Wrong number of dice
refused-wrong-face = That face will not do
refused-nothing-locked = Nothing is locked
refused-only-kept = These masks are kept
refused-held-back = Dice are held back

# The temple.
refused-not-your-figure = Not your adventurer
refused-no-passage = No way through
refused-no-opening = No opening there
refused-passage-blocked = The way is blocked
refused-chamber-closed = Nobody goes in there
refused-pile-empty = No chambers left
refused-pile-locked = No new chambers now
refused-not-in-exit = Only at the exit
refused-not-together = You are not together
refused-nobody-there = Nobody else is there

# Gems, fate, help.
refused-no-gems-here = No gems here
refused-gems-used = Already lit
refused-depot-empty = All gems are lit
refused-keeps-masks = They keep their masks
refused-no-fate-left = No turn of fate left
refused-vote-open = Vote first
refused-vote-rests = Wait a little
refused-not-out-yet = Get out first
refused-gift-given = You gave one already
refused-nothing-to-give = Nothing to give

# The table.
refused-spectators-watch = You are watching
refused-host-only = Only the host may
refused-not-your-seat = Not your seat
refused-trouble = The server has a problem
refused-not-now = Not now
refused-nobody-here = Nobody sits here
refused-too-many-seated = Too many sit here
refused-table-full = Every seat is taken
refused-no-pausing = No pausing here
refused-bad-settings = These do not go together
refused-bad-seed = That is no seed
refused-no-such-table = No such table
refused-no-such-game = No such game
refused-other-log = Of another version
refused-cut-log = Recording cut short
refused-server-full = Every table is taken
refused-too-many-tables = Too many tables opened

# The connection.
refused-line-lost = Connection lost
refused-server-away = The server does not answer
refused-too-fast = Too fast
refused-bad-token = Not your seat any more
refused-replaced = You are playing in another tab
refused-other-version = Reload the page
refused-restarting = The server is restarting
refused-asleep = The table sleeps
refused-slow = The connection is slow
refused-disk-full = The server’s disk is full
refused-database-away = Cannot save right now
refused-database-busy = Cannot save right now
refused-database-failed = Cannot save right now

# Whatever should not happen.
refused-otherwise = That did not work
refused-internal = Something went wrong
refused-item-of-no-use = It is no help here
refused-die-bound = Vines hold that die
refused-no-such-level = No bot plays like that

# Among strangers.
refused-too-many-requests = Ask again in a moment
refused-too-many-misses = Too many wrong codes
refused-too-many-connections = Too many connections
refused-too-many-unanswered = Wait for the answers
refused-server-busy = The server is busy
refused-too-much = Too much at once
refused-table-locked = The table is locked
refused-no-spectators = Nobody may watch here
refused-banned = You may not come back
refused-muted = You are muted
refused-chat-too-fast = Too many messages at once

# Choosing for one's own seat.
refused-no-such-choice = There is no such choice
refused-choice-taken = Somebody else has it already
