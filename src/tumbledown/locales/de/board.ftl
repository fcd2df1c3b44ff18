# Der Tempel selbst, vor allem für alle, die ihm zuhören.

board-temple = Der Tempel
board-keys = Pfeiltasten gehen von Kammer zu Kammer, Enter tut, was dort möglich ist, 1 bis 5 rufen die anderen dorthin. Plus und Minus zoomen, F folgt dir, 0 zeigt alles.
board-hidden = Eine verborgene Kammer

board-here = Du bist hier
board-steps-north = { $count } nördlich
board-steps-east = { $count } östlich
board-steps-south = { $count } südlich
board-steps-west = { $count } westlich
board-away = { $steps } von dir

board-side-north = nach Norden
board-side-east = nach Osten
board-side-south = nach Süden
board-side-west = nach Westen
board-ways = Wege { $sides }

board-people = { $count ->
    [one] { $names } ist hier
   *[other] { $names } sind hier
}
board-gems-lit = { $count ->
    [one] Ein Edelstein leuchtet
   *[other] { $count } Edelsteine leuchten
}
board-gem-step = { $count ->
    [one] 1 Edelstein für { $price }
   *[other] { $count } Edelsteine für { $price }
}
board-gems-for = Hier lassen sich entzünden: { $list }
board-entry = Zum Betreten: { $price }

board-now = Geht jetzt
board-light = { $count ->
    [one] 1 Edelstein entzünden
   *[other] { $count } Edelsteine entzünden
}
board-discover = { $side ->
    [north] Norden erkunden
    [east] Osten erkunden
    [south] Süden erkunden
   *[west] Westen erkunden
}
board-free = { $name } befreien
board-ring = { $gems ->
    [0] { $have } von { $need }
    [one] { $have } von { $need } für einen Edelstein
   *[other] { $have } von { $need } für { $gems } Edelsteine
}

board-wheel = Die anderen hierher rufen
board-view = Ansicht
board-follow = Mir folgen
board-whole = Ganzer Tempel
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
