# The temple itself, mostly for those who listen to it.

board-temple = The temple
board-keys = Arrow keys go from chamber to chamber, Enter does what is possible there, 1 to 5 call the others there. Plus and minus zoom, F follows you, 0 shows everything.
board-hidden = A hidden chamber

# Where a chamber is, as seen from the reader: "2 north and 1 east of you".
board-here = You are here
board-steps-north = { $count } north
board-steps-east = { $count } east
board-steps-south = { $count } south
board-steps-west = { $count } west
board-away = { $steps } of you

board-side-north = north
board-side-east = east
board-side-south = south
board-side-west = west
board-ways = Ways { $sides }

board-people = { $count ->
    [one] { $names } is here
   *[other] { $names } are here
}
board-gems-lit = { $count ->
    [one] One gem is lit
   *[other] { $count } gems are lit
}
board-gem-step = { $count ->
    [one] 1 gem for { $price }
   *[other] { $count } gems for { $price }
}
board-gems-for = Gems to light: { $list }
board-entry = To enter: { $price }

# What a touch does.
board-now = You can do it now
board-light = { $count ->
    [one] Light 1 gem
   *[other] Light { $count } gems
}
board-discover = { $side ->
    [north] Discover north
    [east] Discover east
    [south] Discover south
   *[west] Discover west
}
board-free = Free { $name }
board-ring = { $gems ->
    [0] { $have } of { $need }
    [one] { $have } of { $need } for one gem
   *[other] { $have } of { $need } for { $gems } gems
}

board-wheel = Call the others here
board-view = View
board-follow = Follow me
board-whole = Whole temple
board-zoom-in = Closer
board-zoom-out = Further away
