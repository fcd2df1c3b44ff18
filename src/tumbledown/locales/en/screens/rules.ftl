# The rulebook.

rulebook-title = Rules
rulebook-skip = To the text
rulebook-home = To the start page
rulebook-lead = Every rule of the game in our own words, every chamber and every card. Begin with the base game; add what your table plays.
rulebook-description = The rules of Tumbledown, chapter by chapter, with every chamber, card, token and character.
rulebook-chapters = Chapters
rulebook-languages = Languages
rulebook-on-this-page = On this page
rulebook-count-rules = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rulebook-nothing = There is no such page in the rulebook
rulebook-nothing-note = Perhaps the address is mistyped. Search for it, or choose a chapter.

# Searching.
rulebook-search = Search the rules
rulebook-search-hint = poison, slam, who may share dice
rulebook-search-go = Search
rulebook-search-for = Found for “{ $query }”
rulebook-search-all = Everything from A to Z
rulebook-search-none = Nothing found. Try fewer words, or another one.
rulebook-search-short = In short
rulebook-search-things = Cards and chambers
rulebook-search-count = Found: { $count }

# A chapter.
rulebook-chapter-base = The base game
rulebook-chapter-challenges = 26 challenges
rulebook-about-base = Dice, chambers, gems, three gongs and one way out
rulebook-entry-base = You are one team in a temple that falls down after ten minutes. Everybody rolls their own dice at the same time, as often as they like. Two adventurers discover a new chamber, and the icons in a chamber’s red frame let you in. Light gems together in the chambers that hold them: the more you light, the fewer keys the exit asks for. At each gong run back to the starting chamber before the doors slam, or lose a die. You win if everybody has escaped before the temple collapses.
rulebook-entry-sixth-adventurer = A sixth seat in another colour. With six of you more gems lie in the depot; everything else is played as with five.
rulebook-sort-card = The cards
rulebook-sort-character = The characters
rulebook-sort-chamber = The chambers
rulebook-sort-token = Tokens and tiles
rulebook-rules = The rules
rulebook-general = In general
rulebook-needs = Is played with:
rulebook-more-from = More of them come with:
rulebook-decided = our ruling
rulebook-decided-note = The printed rules leave this open, and this is how we play it.

# A chamber, a card, a token, a character.
rulebook-enter = To enter
rulebook-enter-rear = To enter the rear part
rulebook-lift = To lift it
rulebook-pays = To be shown
rulebook-use = Each use costs
rulebook-gems = { $count ->
    [one] To light one gem
   *[other] To light { $count } gems
}
rulebook-copies = In the box
rulebook-comes-with = Comes with
rulebook-purple-mask = A purple mask: whoever discovers it draws a curse, if you play with curses.
rulebook-treasure = A chest: a treasure is laid on it when it is discovered, if you play with treasures.
rulebook-closed = Nobody enters it.
rulebook-one-way = One of its doors leads in only.
rulebook-always = Works all game long
rulebook-per-slam = Works once, and again after each slam
rulebook-plain = A chamber to walk through.
rulebook-rebuilt = Not sure about this
rulebook-rebuilt-note = We rebuilt this from what is known: { $what }. If your box says otherwise, your box is right.
rulebook-rebuilt-entry = the price of entry
rulebook-rebuilt-openings = where its openings are
rulebook-rebuilt-gems = what its gems cost
rulebook-rebuilt-icons = whether it shows a mask or a chest
rulebook-rebuilt-halves = which part each door leads to
rulebook-rebuilt-lift = the icons that it asks for
rulebook-rebuilt-looks = how it looks
rulebook-rebuilt-values = These values are our reconstruction, chosen to play well: { $what }. If your box says otherwise, your box is right.
rulebook-rebuilt-normal = how long a roll takes
rulebook-rebuilt-spaces = the order of the signs on the calendar
rulebook-rebuilt-bars-after = where the bars of the calendar lie
rulebook-rebuilt-upper = what it forbids
rulebook-rebuilt-lower = { rulebook-rebuilt-upper }
rulebook-rebuilt-look-ms = how long a look at a token lasts
rulebook-rebuilt-hint-ms = how long a hint can be given
rulebook-rebuilt-hints = how many hints there are
rulebook-rebuilt-rest-ms = the pause between two uses of the token
rulebook-rebuilt-usual = how many quests a usual game has
rulebook-rebuilt-volunteers-ms = how long volunteers have to come forward
rulebook-rebuilt-whole = how much sand there is in all
rulebook-rebuilt-countdowns = how long the countdowns are
rulebook-rebuilt-least = how much sand each glass holds
rulebook-rebuilt-most = { rulebook-rebuilt-least }
rulebook-rebuilt-spilled = how much sand is spilled
rulebook-rebuilt-stays = how far from the middle a die stays or makes others fall
rulebook-rebuilt-one-falls = { rulebook-rebuilt-stays }
rulebook-rebuilt-two-fall = { rulebook-rebuilt-stays }
rulebook-rebuilt-three-fall = { rulebook-rebuilt-stays }
rulebook-rebuilt-reach = how a die swings over the tower
rulebook-rebuilt-wider = { rulebook-rebuilt-reach }
rulebook-rebuilt-swing-halves = { rulebook-rebuilt-reach }
rulebook-rebuilt-rests-ms = how long the tower rests
rulebook-rebuilt-hand-ms = how precise a bot’s hand is
rulebook-rebuilt-extra-gems = which challenge has how many more gems
rulebook-rebuilt-quest-chambers = which challenge has how many quests
rulebook-rebuilt-modules = which modules belong to which challenge
rulebook-related = The rules about it
rulebook-copy = Copy the link
rulebook-copied = Copied

# The challenges as a table.
rulebook-challenge-list = All 26 challenges
rulebook-challenge-name = Challenge
rulebook-challenge-modules = Modules
rulebook-challenge-gems = More gems
rulebook-challenge-quests = Quests
rulebook-challenge-boxes = Boxes
rulebook-challenge-none = none

# What a group of rules is about.
rulebook-part-setup = Set-up
rulebook-part-players = Players
rulebook-part-die = Dice
rulebook-part-dice = { rulebook-part-die }
rulebook-part-gem = Gems
rulebook-part-realtime = Everything at once
rulebook-part-clock = The clock
rulebook-part-countdown = Gong and countdown
rulebook-part-slam = The slam
rulebook-part-die-loss = Losing a die
rulebook-part-roll = Rolling
rulebook-part-mask = Masks
rulebook-part-chamber = Chambers
rulebook-part-enter = Entering
rulebook-part-discover = Discovering
rulebook-part-escape = Escaping
rulebook-part-fate = Turn of fate
rulebook-part-difficulty = Difficulty
rulebook-part-end = Won or lost
rulebook-part-solo = Alone
rulebook-part-track = The track
rulebook-part-tile = Calendar tiles
rulebook-part-eternal = The eternal side
rulebook-part-cursed = The cursed side
rulebook-part-deck = The pile
rulebook-part-quests = { table-module-quests }
rulebook-part-permanent = Cards that always work
rulebook-part-activatable = Cards that work once per slam
rulebook-part-draw = Drawing a curse
rulebook-part-active = While it works
rulebook-part-lift = Lifting a curse
rulebook-part-exchange = Exchange
rulebook-part-teleport = { card-teleport }
rulebook-part-regain = Winning a die back
rulebook-part-vines = { card-strangle-vines }
rulebook-part-vanish = Vanishing
rulebook-part-gear = { chamber-gear-chamber }
rulebook-part-curse = The curses
rulebook-part-treasure = The treasures
rulebook-part-special-chambers-treasure = Chalice and treasure chamber
rulebook-part-linked = Linked chambers
rulebook-part-double = Double chambers
rulebook-part-narrow = { chamber-narrow-passage }
rulebook-part-snakes = Snakes
rulebook-part-activate = Lighting its gems
rulebook-part-help = Help
rulebook-part-complete = Quest done
rulebook-part-timer = Sand glasses
rulebook-part-queue = When a glass is busy
rulebook-part-prohibition = Prohibitions
rulebook-part-sacrifice = { chamber-sacrifice-chamber }
rulebook-part-torch = { chamber-torch-chamber }
rulebook-part-lava = Lava chambers
rulebook-part-cliff = Cliffs
rulebook-part-slide = { chamber-slide-trap }
rulebook-part-place = Laying out treasures
rulebook-part-claim = Claiming a treasure
rulebook-part-use = Using a treasure
rulebook-part-double-icon = Double torch and double key
