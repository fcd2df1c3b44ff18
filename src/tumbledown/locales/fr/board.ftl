# Le temple lui-même, surtout pour qui l’écoute.

board-temple = Le temple
board-keys = Les flèches passent d’une salle à l’autre, Entrée fait ce qui est possible sur place, 1 à 5 y appellent les autres. Plus et moins zooment, F vous suit, 0 montre tout.
board-hidden = Une salle cachée

board-here = Vous êtes ici
board-steps-north = { $count } pas au nord
board-steps-east = { $count } pas à l’est
board-steps-south = { $count } pas au sud
board-steps-west = { $count } pas à l’ouest
board-away = À { $steps } de vous

board-side-north = au nord
board-side-east = à l’est
board-side-south = au sud
board-side-west = à l’ouest
board-ways = Passages { $sides }

board-people = { $count ->
    [one] { $names } est ici
   *[other] { $names } sont ici
}
board-gems-lit = { $count ->
    [one] Une gemme allumée
   *[other] { $count } gemmes allumées
}
board-gem-step = { $count ->
    [one] { $count } gemme pour { $price }
   *[other] { $count } gemmes pour { $price }
}
board-gems-for = Gemmes à allumer : { $list }
board-entry = Pour entrer : { $price }

board-now = Possible maintenant
board-light = { $count ->
    [one] Allumer { $count } gemme
   *[other] Allumer { $count } gemmes
}
board-discover = { $side ->
    [north] Explorer au nord
    [east] Explorer à l’est
    [south] Explorer au sud
   *[west] Explorer à l’ouest
}
board-free = Libérer { $name }
board-ring = { $gems ->
    [0] { $have } sur { $need }
    [one] { $have } sur { $need } pour une gemme
   *[other] { $have } sur { $need } pour { $gems } gemmes
}

board-wheel = Appeler les autres ici
board-view = Vue
board-follow = Me suivre
board-whole = Tout le temple
board-zoom-in = Plus près
board-zoom-out = Plus loin
