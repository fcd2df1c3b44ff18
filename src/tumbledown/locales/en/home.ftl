# Home, and whatever can go wrong on the way to a table.

home-lead = Ten minutes. Five dice each. Get everyone out.
home-play = Play now
home-play-note = with two bots, no account
home-host = Host
home-host-note = open a table, share a link
home-join = Join
home-join-note = type the code
home-join-field = Code or link of a table
home-join-go = Go to the table
home-join-unclear = That is no table code. It has six letters or digits.
home-return = Back to table { $code }
home-return-note = your seat is waiting
home-opening = Lighting the torches

# Who I am at a table.
home-me-as = You play as
home-me-name = Your name
home-me-colour = Your colour
home-me-done = Done

# Shown at the top of every screen but the temple.
home-bar-language = Language
home-bar-sound = Sound
home-bar-home = Home

# What happened, and what to do next.
home-trouble-no-such-table = No table here
home-trouble-no-such-table-note = There is no table { $code }. Check the code, or open a table of your own.
home-trouble-no-such-page = Page not found
home-trouble-no-such-page-note = There is no page at this address.
home-trouble-no-such-game = No such game
home-trouble-no-such-game-note = This game does not exist, or it is still being played.
home-trouble-other-log = This game is from another version
home-trouble-other-log-note = Its recording cannot be shown by this version of Tumbledown.
home-trouble-cut-log = The recording of this game is cut short
home-trouble-cut-log-note = Parts of its log are missing, so it cannot be shown.
home-trouble-table-full = Every seat is taken
home-trouble-table-full-note = You can watch, or come back when somebody leaves.
home-trouble-not-now = The game is on
home-trouble-not-now-note = Seats are free again when it is over. Until then you can watch.
home-trouble-game-over = This game is over
home-trouble-game-over-note = The table is still there. Go back to it for the next game.
home-trouble-bad-token = This seat is no longer yours
home-trouble-bad-token-note = Somebody freed it. Take another one, or watch.
home-trouble-other-version = There is a newer Tumbledown
home-trouble-other-version-note = This page is older than its server. Reload it; your seat stays yours.
home-trouble-server-away = The server does not answer
home-trouble-server-away-note = It may be restarting. We keep trying; nothing is lost.
home-trouble-replaced = You are playing in another tab
home-trouble-replaced-note = A seat can be open in one tab at a time.
home-trouble-server-full = Every table here is taken
home-trouble-server-full-note = Try again in a few minutes.
home-trouble-too-many-tables = You have opened many tables
home-trouble-too-many-tables-note = Use one of them, or wait a quarter of an hour.
home-trouble-trouble = The server has a problem
home-trouble-trouble-note = It cannot save games right now. Nothing is lost; games go on as soon as it can.
home-trouble-internal = Something went wrong
home-trouble-internal-note = It is not your fault. Try again.

home-trouble-soon = Try again in a moment.
home-trouble-try = Try again
home-trouble-reload = Reload
home-trouble-take-back = Play here
home-trouble-watch = Watch
home-trouble-to-table = To the table
home-trouble-home = Home

# Among strangers.
home-trouble-server-busy = The server is busy
home-trouble-server-busy-note = Those who play come first. Try again in a minute.
home-trouble-too-many-requests = Too much at once
home-trouble-too-many-requests-note = Many requests come from your address. Try again in a moment.
home-trouble-too-many-misses = Too many wrong codes
home-trouble-too-many-misses-note = Check the code, and wait a minute.
home-trouble-too-many-connections = Too many connections
home-trouble-too-many-connections-note = Close other tabs of Tumbledown, then try again.
home-trouble-no-spectators = Nobody may watch here
home-trouble-no-spectators-note = This table prefers to play in private.
home-trouble-banned = You cannot come back here
home-trouble-banned-note = The host of this table has decided so. Other tables are open to you.
home-trouble-table-locked = The table is locked
home-trouble-table-locked-note = Its host lets nobody else in. Ask for the door to be opened.
# Settings, the temple of the day, and the last games.
home-today = Today’s temple
home-today-note = The same for everyone until midnight UTC.
home-today-best = Your best time: { $time }
home-today-enter = Enter
home-today-teams = { $teams ->
    [one] One team today,
   *[other] { $teams } teams today,
} { $percent }% got out.
home-today-nobody = Nobody has been inside yet.
home-today-friends = With friends
home-last = Last games
home-last-out = out
home-last-lost = lost
home-last-all = All replays
home-last-spare = { $time } to spare
home-last-day = Temple of the day
home-last-challenge = { $id ->
    [ultimate] The ultimate challenge
   *[other] Challenge { $id }
}
home-last-chapters = { $names } and { $more } more

# A mix that somebody sent as a link.
home-mix = A temple for you
home-mix-open = Open a table
home-mix-bad = This link cannot be played
home-mix-bad-difficulty = It asks for the difficulty “{ $what }”, which is not known here.
home-mix-bad-chapter = It names “{ $what }”, which is not in this box.
home-mix-bad-choice = It names the variant “{ $what }”, which is not known here.
home-mix-bad-clash = It mixes “{ $what }” with something that it cannot be played with.
home-learn = Learn
home-learn-first = First time?
home-learn-note = Learn in three minutes
home-first-time = Your first game?
home-first-time-learn = Learn first (3 min)
home-first-time-play = Play straight away

# The smaller doors, in one row: at most ten letters each.
home-doors = More to do
home-challenges = Challenges
home-replays = Replays
home-rules = Rules
home-companion = Companion
