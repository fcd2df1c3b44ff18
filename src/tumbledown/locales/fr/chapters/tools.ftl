# A tool on the map: what it would do.
tool-opens = { $count ->
    [one] un passage s’ouvre
   *[other] { $count } passages s’ouvrent
}
tool-closes = { $count ->
    [one] un se ferme
   *[other] { $count } se ferment
}
tool-same = Aucun passage ne change
tool-drag = ou tirez l’anneau
tool-touch = Touchez une autre salle
tool-left = Tourner à gauche
tool-right = Tourner à droite
tool-less = Un cran de moins
tool-more = Un cran de plus
tool-degrees = { $degrees }°
tool-step = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
tool-go = Aller : { $chamber }
tool-go-to = Aller : { $chamber }, avec { $names }
tool-turn = Tourner : { $chamber }
tool-lend = Prêter : { $chamber }
