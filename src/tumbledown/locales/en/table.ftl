# The table before a game: who sits there, and what they play.

table-of = { $name }’s table
table-name = Table { $code }
table-code = Code
table-code-spelled = Table code { $code }
table-copy = Copy link
table-copied = Link copied
table-share = Share link
table-qr = QR code of this table’s link
table-big-screen = Show it on a big screen
table-only-here = Only this computer can open this link.
table-leave = Leave
table-watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}

# Coming in by a link.
table-invited = You are invited
table-sits-alone = { $name } is waiting for you.
table-sit-here = At the table: { $names }.
table-empty = Nobody sits here yet. The table is yours.
table-sit = Sit down
table-watch = Just watch
table-full = Every seat is taken.
table-full-note = You can watch, or come back when somebody leaves.
table-playing = The game is on.
table-playing-note = Seats are free again when it is over.
table-colour-taken = { $colour }, taken by { $name }

# The six adventurers, for whoever cannot see them.
table-colour-ember = Ember, with the hat
table-colour-azure = Azure, with the hood
table-colour-saffron = Saffron, with the bun
table-colour-jade = Jade, with the goggles
table-colour-violet = Violet, with the plume
table-colour-bone = Bone, with the helmet

# Seats.
table-adventurers = Adventurers
table-host = host
table-player = player
table-bot = bot
table-you = you
table-free = { $count ->
    [one] Free seat
   *[other] { $count } free seats
}
table-free-note = invite a friend
table-add-bot = Add bot
table-hand-over = Make { $name } the host

# Modules.
table-temple = What is in the temple?
table-module-clashes = Not with { $names }
table-module-needed-by = kept by { $names }
table-module-curses-replaces = Instead of the basic chambers
table-module-treasures-replaces = { table-module-curses-replaces }
table-module-illusions-replaces = Instead of the one-gem chambers
table-module-what = { $name }: what is this?
table-module-base = The temple
table-module-base-about = Gems to light, three gongs, one way out
table-module-sixth-adventurer = Sixth adventurer
table-module-sixth-adventurer-about = One more seat, one more colour
table-module-curses = Curses
table-module-curses-about = Purple masks bring curses that only your own dice lift
table-module-treasures = Treasures
table-module-treasures-about = Chests with help inside, for two keys
table-module-illusions = Illusions
table-module-illusions-about = Chambers that vanish at the slam
table-module-special-chambers = Special chambers
table-module-special-chambers-about = Linked chambers, double chambers, a chalice to carry out
table-module-pit = The pit
table-module-pit-about = Five black masks for two gems
table-module-doomed = Doomed
table-module-doomed-about = Two more curses, and a spell against all of them
table-module-fountain = The fountain
table-module-fountain-about = Brings a lost die back, once for each of you
table-module-traps = Traps
table-module-traps-about = Chambers that pull in whoever finds them
table-module-calendar = Calendar
table-module-calendar-about = Gems in the order of sun, moon and gear
table-module-totem = The totem
table-module-totem-about = Stack masked dice, carefully

# While you wait: the game in four pictures.
table-how = How you get out
table-how-roll = Roll
table-how-roll-about = Whenever you like, as often as you like. A black mask locks its die; a golden mask frees two.
table-how-discover = Discover
table-how-discover-about = Two adventurers open a new chamber. The icons in the red frame let you in.
table-how-light = Light gems together
table-how-light-about = Stand in one chamber and add up your keys or torches. Each gem you light takes a key off the exit.
table-how-run = Run
table-how-run-about = At a gong, back to the start before the slam. Then find the exit, and out with everyone.

# Settings.
table-settings = Settings
table-difficulty = Difficulty
table-difficulty-normal = Normal
table-difficulty-expert = Experts
table-difficulty-professional = Pros
table-difficulty-extra = { $name } +{ $gems }
table-pace = Roll time
table-pace-gentle = Short
table-pace-normal = Normal
table-pace-hard = Long
table-soundtrack = Soundtrack
table-soundtrack-track1 = One
table-soundtrack-track2 = Two
table-soundtrack-chance = Random
table-gongs = Gongs at { $times }
table-gongs-unknown = You hear which one when it starts.
table-practice = Practice
table-practice-note = No clock, no gongs, no collapse
table-take-over = Bots step in
table-take-over-note = A bot plays for whoever loses the connection
table-seed = Seed
table-seed-note = The same words make the same temple. Empty: a surprise.
table-seed-set = A seed is set: this temple is no surprise.
table-host-only = { $name } decides.

# What awaits us.
table-next-gems = { $count ->
    [one] gem
   *[other] gems
}
table-next-chambers = { $count ->
    [one] chamber
   *[other] chambers
}

# What those who sit here should know of their settings.
table-warning-never-winnable = Cannot be won as it is.
table-warning-needs-luck = Needs luck.
table-warning-very-hard = Very hard.

# Off we go.
table-ready-do = I am ready
table-ready-done = You are ready
table-start = Start
table-start-alone = Start alone
table-start-alone-note = seven dice, all yours
table-waiting = waiting for { $names }
table-all-ready = everyone is ready
table-start-anyway = Start without waiting
table-starting = Here we go
table-watching-note = You are watching.
table-variants = Variants

# How a bot plays: novices take their time, experts decide quickly.
table-level = How { $name } plays
table-level-novice = novice
table-level-companion = companion
table-level-expert = expert

# The table in its parts: tabs, presets and mixes, ties, wishes, warnings.
table-tab-team = Team
table-tab-temple = Temple
table-tab-game = Game
table-some-of = { $count } of { $all }
table-parts = { $count ->
    [one] one part
   *[other] { $count } parts
}
table-group-modules = Modules
table-group-small = Small expansions
table-kind-module = Module
table-kind-small = Small expansion
table-always = is always in: gems to light, three gongs, one way out.
table-inside = In this temple
table-what-else = What else is there? { $count } more
table-may-wish = You can wish for more.
table-wish = I wish for it
table-wished = You wish for it
table-wished-by = { $names } would like it
table-presets = A temple to begin with
table-preset-first = First temple
table-preset-classic = Classic
table-preset-everything = Everything
table-preset-changed = changed
table-mix-save = Save
table-mix-share = Share
table-mix-save-title = Save this mix
table-mix-name = Its name
table-mix-where = It is kept in this browser. Share gives a link to it.
table-mix-forget = Delete { $name }
table-mix-text = A temple for you.
table-came-along = { $name } brought { $names } along.
table-went-along = Taken out with { $name }: { $names }.
table-undo = Undo
table-host-added = { $name } added { $names }. Ready again?
table-host-removed = { $name } took { $names } out. Ready again?
table-about-needs = Needs { $names }, and brings it along.
table-about-kept = Taking it out takes { $names } out too.
table-read-chapter = Read the chapter
table-is-in = In the temple
table-is-in-note = touch to take it out
table-is-out = Put it in
table-is-out-note = it is not in the temple
table-variants-changed = { $count ->
    [0] Variants
    [one] Variants: one changed
   *[other] Variants: { $count } changed
}
table-state-choosing = choosing
table-state-ready = ready
table-state-away = away
table-all-taken = All seats taken
table-add-seat = One more
table-start-label = Ready?
table-start-anyway-note = although { $names } is choosing
table-ready-undo = I am not ready
table-warning-never-winnable-why = { $asked } gems are asked for; this temple lets you light { $lit }.
table-warning-never-winnable-chip = cannot win
table-warning-needs-luck-why = { $asked } gems are asked for; only { $lit } can surely be lit.
table-warning-needs-luck-chip = needs luck
table-warning-very-hard-why = All { $lit } gems, then { $keys } keys of { $dice } dice.
table-warning-very-hard-chip = very hard
table-remedy-normal = Play as usual
table-remedy-expert = Play as experts
table-remedy-module = Add { $name }
table-remedy-without = Leave out { $name }
table-module-brings = brings { $names }
table-temple-guest = { $name } chooses.

# Keeping the peace: whom one hears, who has to go, who may come in.
table-mute = Mute { $name } for me
table-mute-note = You get none of their messages and calls. Nobody is told.
table-mute-all = Mute { $name } for everyone
table-mute-all-note = Their calls still get through.
table-remove = Remove { $name }
table-remove-between = { $name } loses the seat at once, and can sit down again unless you lock the table.
table-remove-playing = { $name } loses the seat at once and cannot rejoin this game. The seat waits, or a bot plays it if the settings allow that.
table-remove-yes = Yes, remove
table-ban = Ban { $name }
table-ban-sure = { $name } loses the seat at once, and nobody new from the same internet address can play or watch here.
table-ban-yes = Yes, ban
table-doors = Doors and chat
table-locked = Lock the table
table-locked-note = Nobody else can sit down. Those who have a seat keep it.
table-closed = No spectators
table-closed-note = Nobody can watch. Those who watch now have to go.
table-quiet = Only the host writes
table-quiet-note = Players can still call; the audience is not heard.
table-free-locked = the table is locked
# Quests.
table-module-quests = Quests
table-module-quests-about = Chambers with a task each; nobody escapes before all are done
table-warning-one-door = May need luck.
table-warning-one-door-why = A chamber with one door, such as the ghost’s, can be walled off when chambers vanish.
table-warning-one-door-chip = one door

# New quests.
table-module-new-quests = New quests
table-module-new-quests-about = Chaos, a constellation and snakes, and three more curses
table-warning-everybody-needed = Everybody is needed.
table-warning-everybody-needed-why = Chaos and the constellation wait for all of you: whoever cannot come or has no die left holds everybody up.
table-warning-everybody-needed-chip = all needed
table-warning-stars-vanish = Stars may vanish.
table-warning-stars-vanish-why = The constellation needs a chamber with one gem and the exit; here chambers with one gem vanish at every slam.
table-warning-stars-vanish-chip = stars vanish
# Characters.
table-module-characters = Characters
table-module-characters-about = Everybody is somebody, with a card that nobody else has
table-warning-card-useless-alone = This card needs company.
table-warning-card-useless-alone-why = Alone you can never use it.
table-warning-card-useless-alone-chip = needs company

# Teleporter and Trickster.
table-module-new-characters = New characters
table-module-new-characters-about = Teleporter and Trickster, and a dungeon with a slide
table-warning-held-alone = Nobody can help you.
table-warning-held-alone-why = Alone, a cliff is yours to climb and a closed slide trap holds you for good.
table-warning-held-alone-chip = no help

# Exchange and teleport chambers.
table-module-exchange-teleport = Exchange and teleport
table-module-exchange-teleport-about = A token that links two chambers; with curses and treasures, a chamber to trade them

# Cursed gems.
table-module-cursed-gems = Cursed gems
table-module-cursed-gems-about = Everybody gives a gem back before escaping; look at tokens, and remember
table-warning-twins-vanish = Twins may vanish.
table-warning-twins-vanish-why = Tokens that nobody has found by then go back under the pile at every slam, with the chambers they lie in.
table-warning-twins-vanish-chip = twins vanish
table-warning-pawn-must-arrive = The pawn must arrive.
table-warning-pawn-must-arrive-why = Escaping will take { $keys } keys of { $dice } dice, so the pawn must reach its last space.
table-warning-pawn-must-arrive-chip = pawn must arrive
table-warning-cursed-side = Very hard.
table-warning-cursed-side-why = Fewer than { $won } of 100 bot teams escape.
table-warning-cursed-side-chip = very hard
# The labyrinth.
table-module-labyrinth = The labyrinth
table-module-labyrinth-about = Rows that slide, a start that moves, and new cards
table-warning-weakest-link = Whoever is held loses for all.
table-warning-weakest-link-why = Whoever has the Weakest link must be at the start at every slam, and here a chamber may keep them away. Play without one of the two, or stay close together.
table-warning-weakest-link-chip = weakest link
# Time chambers.
table-module-time-chambers = Time chambers
table-module-time-chambers-about = Sand that forbids, takes dice or sets a task
table-warning-trials-alone = Hard to solve alone.
table-warning-trials-alone-why = Alone, the torch chamber wants all seven of your dice at once, and lava may take three.
table-warning-trials-alone-chip = alone
table-warning-lava-adds-gems = Lava may add gems.
table-warning-lava-adds-gems-why = One lava chamber can bring { $gems } more gems: each costs a key at the exit.
table-warning-lava-adds-gems-chip = more gems
# Challenges.
table-module-challenges = Challenge
table-module-challenges-about = A set-up that others chose, from easy to merciless
table-preset-challenge = A challenge
table-warning-no-mark-added = No mark.
table-warning-no-mark-added-why = Something in this temple is not part of the challenge.
table-warning-no-mark-added-chip = no mark
table-warning-no-mark-missing = No mark.
table-warning-no-mark-missing-why = Something that belongs to the challenge is missing.
table-warning-no-mark-missing-chip = no mark
table-warning-no-mark-eased = No mark.
table-warning-no-mark-eased-why = A challenge is played with a clock and the usual roll time.
table-warning-no-mark-eased-chip = no mark
table-warning-no-mark-seed = No mark.
table-warning-no-mark-seed-why = With a chosen seed, somebody may know this temple already.
table-warning-no-mark-seed-chip = no mark
table-warning-challenge-tight = Very hard.
table-warning-challenge-tight-why = At least { $needed } of the { $lit } gems that can be lit. Special chambers or the pit help, and the challenge still counts.
table-warning-challenge-tight-chip = very hard

# A table for the temple of the day.
table-day-counts = The first game here counts.
table-day-leaves = With other settings you play a temple of your own.

# Before a big screen.
table-cheer = Join the audience
table-spectators = { $count ->
    [one] one in the audience
   *[other] { $count } in the audience
}

# The Sand of Fortune.
table-module-sand-of-fortune = The Sand of Fortune
table-module-sand-of-fortune-about = A sand glass in place of the clock; somebody at the start must turn it
table-gongs-kept = The sand says when the gongs come.
