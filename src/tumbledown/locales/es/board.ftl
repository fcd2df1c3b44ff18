# El templo en sí, sobre todo para quien lo escucha.

board-temple = El templo
board-keys = Las flechas van de sala en sala, Enter hace lo que allí es posible, 1 a 5 llaman a los demás hasta allí. Más y menos acercan y alejan, F te sigue, 0 lo muestra todo.
board-hidden = Una sala oculta

board-here = Estás aquí
board-steps-north = { $count } al norte
board-steps-east = { $count } al este
board-steps-south = { $count } al sur
board-steps-west = { $count } al oeste
board-away = { $steps } de ti

board-side-north = al norte
board-side-east = al este
board-side-south = al sur
board-side-west = al oeste
board-ways = Pasos { $sides }

board-people = { $count ->
    [one] Aquí está { $names }
   *[other] Aquí están { $names }
}
board-gems-lit = { $count ->
    [one] Una gema encendida
   *[other] { $count } gemas encendidas
}
board-gem-step = { $count ->
    [one] 1 gema por { $price }
   *[other] { $count } gemas por { $price }
}
board-gems-for = Gemas por encender: { $list }
board-entry = Para entrar: { $price }

board-now = Puedes hacerlo ya
board-light = { $count ->
    [one] Encender 1 gema
   *[other] Encender { $count } gemas
}
board-discover = { $side ->
    [north] Explorar al norte
    [east] Explorar al este
    [south] Explorar al sur
   *[west] Explorar al oeste
}
board-free = Liberar a { $name }
board-ring = { $gems ->
    [0] { $have } de { $need }
    [one] { $have } de { $need } para una gema
   *[other] { $have } de { $need } para { $gems } gemas
}

board-wheel = Llamar a los demás aquí
board-view = Vista
board-follow = Seguirme
board-whole = Todo el templo
board-zoom-in = Más cerca
board-zoom-out = Más lejos
