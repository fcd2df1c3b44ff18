# Cards.
card-ruby-eye = Ruby eye
card-ruby-eye-effect = Find its twin in the temple, or you cannot escape.
card-ruby-sun = Ruby sun
card-ruby-sun-effect = { card-ruby-eye-effect }
card-jade-sun = Jade sun
card-jade-sun-effect = { card-ruby-eye-effect }
card-jade-serpent = Jade snake
card-jade-serpent-effect = { card-ruby-eye-effect }
card-azure-serpent = Azure snake
card-azure-serpent-effect = { card-ruby-eye-effect }
card-azure-eye = Azure eye
card-azure-eye-effect = { card-ruby-eye-effect }
card-ruby-eye-position = Twin: { card-ruby-eye }
card-ruby-eye-position-effect = Whoever has this gem gives it back here.
card-ruby-sun-position = Twin: { card-ruby-sun }
card-ruby-sun-position-effect = { card-ruby-eye-position-effect }
card-jade-sun-position = Twin: { card-jade-sun }
card-jade-sun-position-effect = { card-ruby-eye-position-effect }
card-jade-serpent-position = Twin: { card-jade-serpent }
card-jade-serpent-position-effect = { card-ruby-eye-position-effect }
card-azure-serpent-position = Twin: { card-azure-serpent }
card-azure-serpent-position-effect = { card-ruby-eye-position-effect }
card-azure-eye-position = Twin: { card-azure-eye }
card-azure-eye-position-effect = { card-ruby-eye-position-effect }

# What they look like.
gem-is-red = red
gem-is-green = green
gem-is-blue = blue
gem-is-round = round
gem-is-pointed = pointed
gem-is-eye = an eye
gem-is-sun = a sun
gem-is-serpent = a snake

# Deeds.
deed-look-at-position = Look at the token
deed-hint-at-gem = Give a hint

# Hints.
gem-tint = Colour
gem-outline = Shape
gem-mark = Picture
hint-title = What do you tell the others?
hint-about = Up to two hints for each look. Nobody else sees the token.

# The list of tasks, and what I see.
gems-title = Cursed gems
gems-note = each must be back before its owner escapes
gems-name = Gems given back
gems-asked = Yours is { $gem }: { $looks }. Two keys let you look at a token that lies face down.
gems-asked-others = Yours is back. Help the others find theirs.
gems-seen = You see: { $looks }.
gems-progress = { $count } of { $all } given back
gems-bar = Your cursed gem keeps you here.
gems-hold = Hold to look

# What happens.
temple-say-position-lies = A token lies here face down.
temple-say-position-seen = Not yours. Remember it.
temple-say-position-seen-mate = { $name } looks at a token: { $chamber }.
temple-say-hint = You say of { $chamber }: { $looks }.
temple-say-hint-mate = { $name } on { $chamber }: { $looks }.
temple-say-gem-back = Your gem is back. The way out is free.
temple-say-gem-back-mate = { $name } gives a cursed gem back.
temple-say-gems-all-back = All cursed gems are back!

# Refusals.
refused-gem-not-returned = Your gem must go back first
refused-nothing-to-look-at = No token to look at here
refused-nothing-seen = Look at a token first
refused-hints-spent = Two hints are all
refused-say-it-aloud = Just say it aloud

# My cards.
temple-pile-cursed-gems = Your cursed gem

# At the table.
table-variant-cursed-gems-aloud = All at one table
table-variant-cursed-gems-aloud-about = You describe tokens aloud, and see them only while you hold the screen. Off: hints on the screen.

# The rulebook: long texts, for a quiet moment.
module-cursed-gems-entry = Everybody has a cursed gem, and nobody escapes with it. On each chamber with exactly one gem lies a token, face down; six of them are the twins of the six gems. In a chamber with a token you may spend two keys of your own to look at it. If it is the twin of your gem, both leave the game and you are free to go. If not, it lies face down again after four seconds, and only you have seen it: describe it, in words or with up to two hints, but keep it in mind, for nothing is noted. Everybody must find their own twin with their own eyes. If a chamber vanishes, its token goes under the pile and comes back with another chamber. Whoever is silenced may look, but give no hints.
card-ruby-eye-entry = You have it from the first moment on, and with it you cannot escape. Its twin lies face down in a chamber with one gem. Look at the token there for two keys: if it is the twin, both are gone at once. What your team-mates find helps you only if they tell you where.
card-ruby-sun-entry = { card-ruby-eye-entry }
card-jade-sun-entry = { card-ruby-eye-entry }
card-jade-serpent-entry = { card-ruby-eye-entry }
card-azure-serpent-entry = { card-ruby-eye-entry }
card-azure-eye-entry = { card-ruby-eye-entry }
card-ruby-eye-position-entry = { card-ruby-eye-entry }
card-ruby-sun-position-entry = { card-ruby-eye-entry }
card-jade-sun-position-entry = { card-ruby-eye-entry }
card-jade-serpent-position-entry = { card-ruby-eye-entry }
card-azure-serpent-position-entry = { card-ruby-eye-entry }
card-azure-eye-position-entry = { card-ruby-eye-entry }
