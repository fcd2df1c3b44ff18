# Les pièces, pour qui ne les voit pas, et pour parler des prix.

# Prix.
count-adventurer = { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
}
count-torch = { $count ->
    [one] { $count } torche
   *[other] { $count } torches
}
count-key = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
count-golden-mask = { $count ->
    [one] { $count } masque d’or
   *[other] { $count } masques d’or
}
count-black-mask = { $count ->
    [one] { $count } masque noir
   *[other] { $count } masques noirs
}

# Ce qui manque pour payer.
missing-adventurer = { $count ->
    [one] Il manque un aventurier
   *[other] Il manque { $count } aventuriers
}
missing-torch = { $count ->
    [one] Il manque une torche
   *[other] Il manque { $count } torches
}
missing-key = { $count ->
    [one] Il manque une clé
   *[other] Il manque { $count } clés
}
missing-golden-mask = { $count ->
    [one] Il faut un masque d’or
   *[other] Il faut { $count } masques d’or
}
missing-black-mask = { $count ->
    [one] Il manque un masque noir
   *[other] Il manque { $count } masques noirs
}
missing-several = Il manque { $list }

# Les salles portent le nom de ce qui est gravé sur leur sol.
chamber-start = Salle de départ
chamber-exit = Sortie
chamber-gem-key-3 = Caveau des clés
chamber-gem-torch-3 = Galerie des torches
chamber-basic-01 = Salle de l’aube
chamber-basic-02 = Salle des perles
chamber-basic-03 = Salle de l’étoile
chamber-basic-04 = Salle du méandre
chamber-basic-05 = Salle du coquillage
chamber-basic-06 = Salle des pétales
chamber-basic-07 = Salle de la rose
chamber-basic-08 = Salle de la spirale
chamber-basic-09 = Salle du dédale
chamber-basic-10 = Salle des vagues
chamber-basic-11 = Salle de l’oiseau
chamber-basic-12 = Salle de la roue
chamber-basic-13 = Salle de l’arbre
chamber-half-front = { $chamber }, à l’avant
chamber-half-rear = { $chamber }, au fond

# What chambers of the base game are for.
chamber-start-about = À l’abri quand les portes claquent.
chamber-exit-about = La sortie : une clé de plus qu’il ne reste de gemmes dans la réserve.
chamber-gem-key-3-about = Allumez une, deux ou trois gemmes, une seule fois ; tous ceux qui sont là paient ensemble.
chamber-gem-torch-3-about = Allumez une, deux ou trois gemmes, une seule fois ; tous ceux qui sont là paient ensemble.
