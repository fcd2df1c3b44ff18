# Die Teile, für alle, die sie nicht sehen, und für Worte über Preise.

# Preise.
count-adventurer = { $count } Abenteurer
count-torch = { $count ->
    [one] 1 Fackel
   *[other] { $count } Fackeln
}
count-key = { $count } Schlüssel
count-golden-mask = { $count ->
    [one] 1 Goldmaske
   *[other] { $count } Goldmasken
}
count-black-mask = { $count ->
    [one] 1 schwarze Maske
   *[other] { $count } schwarze Masken
}

# Was zu einem Preis fehlt.
missing-adventurer = { $count ->
    [one] Ein Abenteurer fehlt
   *[other] { $count } Abenteurer fehlen
}
missing-torch = { $count ->
    [one] Eine Fackel fehlt
   *[other] { $count } Fackeln fehlen
}
missing-key = { $count ->
    [one] Ein Schlüssel fehlt
   *[other] { $count } Schlüssel fehlen
}
missing-golden-mask = { $count ->
    [one] Braucht eine Goldmaske
   *[other] Braucht { $count } Goldmasken
}
missing-black-mask = { $count ->
    [one] Eine schwarze Maske fehlt
   *[other] { $count } schwarze Masken fehlen
}
missing-several = Es fehlen { $list }

# Kammern heißen nach dem, was in ihren Boden gehauen ist.
chamber-start = Startkammer
chamber-exit = Ausgang
chamber-gem-key-3 = Schlüsselgewölbe
chamber-gem-torch-3 = Fackelhalle
chamber-basic-01 = Morgenkammer
chamber-basic-02 = Perlenkammer
chamber-basic-03 = Sternkammer
chamber-basic-04 = Mäanderkammer
chamber-basic-05 = Muschelkammer
chamber-basic-06 = Blütenkammer
chamber-basic-07 = Rosenkammer
chamber-basic-08 = Spiralkammer
chamber-basic-09 = Irrgartenkammer
chamber-basic-10 = Wellenkammer
chamber-basic-11 = Vogelkammer
chamber-basic-12 = Radkammer
chamber-basic-13 = Baumkammer
chamber-half-front = { $chamber }, vorderer Teil
chamber-half-rear = { $chamber }, hinterer Teil

# What chambers of the base game are for.
chamber-start-about = Hier bist du sicher, wenn die Tore zufallen.
chamber-exit-about = Der Weg hinaus: ein Schlüssel mehr, als Edelsteine im Vorrat liegen.
chamber-gem-key-3-about = Einen, zwei oder drei Edelsteine entzünden, einmal; alle hier bezahlen gemeinsam.
chamber-gem-torch-3-about = Einen, zwei oder drei Edelsteine entzünden, einmal; alle hier bezahlen gemeinsam.
