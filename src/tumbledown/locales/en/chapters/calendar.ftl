# Cards.
card-calendar-sun = Sun tile
card-calendar-sun-effect = Lit while the calendar wants a sun, it moves the pawn.
card-calendar-moon = Moon tile
card-calendar-moon-effect = Lit while the calendar wants a moon, it moves the pawn.
card-calendar-gear = Gear tile
card-calendar-gear-effect = Lit while the calendar wants a gear, it moves the pawn.

# Chambers.
chamber-calendar = Calendar chamber
chamber-calendar-about = Three keys of your own swap two calendar tiles. Dice that the calendar took are fetched here.

# Deeds.
deed-swap-tiles = Swap tiles
deed-swap-tiles-short = Swap

# The board beside the temple.
calendar-title-eternal = Eternal calendar
calendar-title-cursed = Cursed calendar
calendar-progress = { $count } of { $all }
calendar-next = { $sign ->
    [sun] Light a chamber with a sun to go on.
    [moon] Light a chamber with a moon to go on.
   *[gear] Light a chamber with a gear to go on.
}
calendar-only = No other gem can be lit.
calendar-bar = { $count ->
    [one] One more before slam { $slam }, or a die each.
   *[other] { $count } more before slam { $slam }, or a die each.
}
calendar-keys = { $count ->
    [one] Escaping costs one key more.
   *[other] Escaping costs { $count } keys more.
}
calendar-end-eternal = The pawn is at the end: every gem can be lit.
calendar-end-cursed = The pawn is at the end: escaping costs no key more.
calendar-empty-eternal = The depot is empty: the calendar no longer matters.
calendar-empty-cursed = { $sign ->
    [sun] The depot is empty; the icons of a chamber with a sun still move the pawn.
    [moon] The depot is empty; the icons of a chamber with a moon still move the pawn.
   *[gear] The depot is empty; the icons of a chamber with a gear still move the pawn.
}
calendar-dice-aside = { $count ->
    [one] One die waits until the calendar chamber is found.
   *[other] { $count } dice wait until the calendar chamber is found.
}
calendar-dice-mine = { $count ->
    [one] Your die lies on the calendar chamber. Enter it to take it back.
   *[other] { $count } of your dice lie on the calendar chamber. Enter it to take them back.
}
calendar-dice-there = { $count ->
    [one] One die lies on the calendar chamber.
   *[other] { $count } dice lie on the calendar chamber.
}
calendar-last-die = The slam would take your last die.

# The calendar chamber asks.
calendar-swap-which = { $count ->
    [0] Swap which two tiles?
   *[other] And which other one?
}
calendar-swap-these = Swap tiles { $one } and { $other }?
calendar-swap-do = Swap
calendar-tile = { $sign ->
    [sun] Tile { $number }: sun
    [moon] Tile { $number }: moon
   *[gear] Tile { $number }: gear
}
calendar-tile-in = { $sign ->
    [sun] Tile { $number }: sun, { $chamber }
    [moon] Tile { $number }: moon, { $chamber }
   *[gear] Tile { $number }: gear, { $chamber }
}

# What happens.
temple-say-pawn = The pawn goes on: { $count } of 9.
temple-say-pawn-end = The pawn has reached the end!
temple-say-pawn-stays = Not the sign it wanted: the pawn stays.
temple-say-bar = Bar not passed: one die each.
temple-say-tile = { $sign ->
    [sun] The chamber bears a sun.
    [moon] The chamber bears a moon.
   *[gear] The chamber bears a gear.
}
temple-say-swap = You swap two tiles.
temple-say-swap-mate = { $name } swaps two tiles.
temple-say-deposit = The calendar takes one of your dice.
temple-say-last-die = The calendar took your last die.
temple-say-last-die-mate = The calendar took { $name }’s last die.
temple-say-fetched = Your dice are back.
temple-say-fetched-mate = { $name } has dice back.

# Refusals.
refused-other-sign = Another sign comes first
refused-no-calendar-tile = This chamber bears no sign
refused-same-sign = Both bear the same sign
refused-too-few-tiles = Too few tiles in the temple
refused-no-calendar-here = Only in the calendar chamber

# At the table.
table-variant-calendar-cursed = The cursed side
table-variant-calendar-cursed-about = Light gems in any order, but a slow pawn costs dice and keys. Off: the eternal side.

# The rulebook: long texts, for a quiet moment.
module-calendar-entry = Every chamber with gems gets a calendar tile when it is found: a sun, a moon or a gear. A pawn walks a track of nine signs. On the eternal side gems can be lit only where the chamber bears the next sign of the track; each chamber moves the pawn one space, and once it is at the end all chambers can be lit. On the cursed side all gems can be lit at any time, but only the next sign moves the pawn. If it has not passed its red bar when the doors slam for the first or second time, each of you puts a die on the calendar chamber, and whoever enters that chamber takes their own dice back. If nobody has a die left and nothing can bring one back, the game is lost. On this side escaping costs up to three keys more, fewer towards the end of the track and none on its last space. In the calendar chamber three keys of your own swap two tiles. With an empty depot the eternal calendar no longer matters; on the cursed side the icons alone still move the pawn.
card-calendar-sun-entry = It lies on a chamber with gems. Lighting gems there takes it away, and if its sign is the next one on the track the pawn goes on one space. On the eternal side it then leaves the game, and nothing can be lit while another sign is wanted; on the cursed side it goes under the pile. If its chamber vanishes, it goes under the pile too.
card-calendar-moon-entry = { card-calendar-sun-entry }
card-calendar-gear-entry = { card-calendar-sun-entry }

# The end.
end-why-no-dice-left = Nobody had a die left, and nothing could bring one back.
end-moment-ended-no-dice-left = The last die is gone
