# Cards.
card-calendar-sun = Sonnenplättchen
card-calendar-sun-effect = Entzündet, wenn der Kalender eine Sonne will: Die Figur zieht.
card-calendar-moon = Mondplättchen
card-calendar-moon-effect = Entzündet, wenn der Kalender einen Mond will: Die Figur zieht.
card-calendar-gear = Zahnradplättchen
card-calendar-gear-effect = Entzündet, wenn der Kalender ein Zahnrad will: Die Figur zieht.

# Chambers.
chamber-calendar = Kalenderkammer
chamber-calendar-about = Drei eigene Schlüssel tauschen zwei Kalenderplättchen. Hier holt ihr Würfel, die der Kalender genommen hat.

# Deeds.
deed-swap-tiles = Plättchen tauschen
deed-swap-tiles-short = Tauschen

# The board beside the temple.
calendar-title-eternal = Ewiger Kalender
calendar-title-cursed = Verfluchter Kalender
calendar-progress = { $count } von { $all }
calendar-next = { $sign ->
    [sun] Entzündet eine Kammer mit einer Sonne, dann geht es weiter.
    [moon] Entzündet eine Kammer mit einem Mond, dann geht es weiter.
   *[gear] Entzündet eine Kammer mit einem Zahnrad, dann geht es weiter.
}
calendar-only = Andere Edelsteine lassen sich nicht entzünden.
calendar-bar = { $count ->
    [one] Noch ein Feld, bevor die Tore zum { $slam }. Mal zufallen, sonst je ein Würfel.
   *[other] Noch { $count } Felder, bevor die Tore zum { $slam }. Mal zufallen, sonst je ein Würfel.
}
calendar-keys = { $count ->
    [one] Entkommen kostet einen Schlüssel mehr.
   *[other] Entkommen kostet { $count } Schlüssel mehr.
}
calendar-end-eternal = Die Figur ist am Ziel: Jeder Edelstein lässt sich entzünden.
calendar-end-cursed = Die Figur ist am Ziel: Entkommen kostet keinen Schlüssel mehr als sonst.
calendar-empty-eternal = Der Vorrat ist leer: Der Kalender gilt nicht mehr.
calendar-empty-cursed = { $sign ->
    [sun] Der Vorrat ist leer; die Symbole einer Kammer mit einer Sonne bewegen die Figur trotzdem.
    [moon] Der Vorrat ist leer; die Symbole einer Kammer mit einem Mond bewegen die Figur trotzdem.
   *[gear] Der Vorrat ist leer; die Symbole einer Kammer mit einem Zahnrad bewegen die Figur trotzdem.
}
calendar-dice-aside = { $count ->
    [one] Ein Würfel wartet, bis die Kalenderkammer entdeckt ist.
   *[other] { $count } Würfel warten, bis die Kalenderkammer entdeckt ist.
}
calendar-dice-mine = { $count ->
    [one] Dein Würfel liegt in der Kalenderkammer. Geh hinein und hol ihn dir.
   *[other] { $count } deiner Würfel liegen in der Kalenderkammer. Geh hinein und hol sie dir.
}
calendar-dice-there = { $count ->
    [one] Ein Würfel liegt in der Kalenderkammer.
   *[other] { $count } Würfel liegen in der Kalenderkammer.
}
calendar-last-die = Die Tore nähmen dir deinen letzten Würfel.

# The calendar chamber asks.
calendar-swap-which = { $count ->
    [0] Welche zwei tauschen?
   *[other] Und mit welchem anderen?
}
calendar-swap-these = Plättchen { $one } und { $other } tauschen?
calendar-swap-do = Tauschen
calendar-tile = { $sign ->
    [sun] Plättchen { $number }: Sonne
    [moon] Plättchen { $number }: Mond
   *[gear] Plättchen { $number }: Zahnrad
}
calendar-tile-in = { $sign ->
    [sun] Plättchen { $number }: Sonne, { $chamber }
    [moon] Plättchen { $number }: Mond, { $chamber }
   *[gear] Plättchen { $number }: Zahnrad, { $chamber }
}

# What happens.
temple-say-pawn = Die Figur zieht weiter: { $count } von 9.
temple-say-pawn-end = Die Figur ist am Ziel!
temple-say-pawn-stays = Das falsche Bild: Die Figur bleibt stehen.
temple-say-bar = Balken nicht geschafft: je ein Würfel.
temple-say-tile = { $sign ->
    [sun] Die Kammer trägt eine Sonne.
    [moon] Die Kammer trägt einen Mond.
   *[gear] Die Kammer trägt ein Zahnrad.
}
temple-say-swap = Du tauschst zwei Plättchen.
temple-say-swap-mate = { $name } tauscht zwei Plättchen.
temple-say-deposit = Der Kalender nimmt dir einen Würfel.
temple-say-last-die = Der Kalender hat dir den letzten Würfel genommen.
temple-say-last-die-mate = Der Kalender hat { $name } den letzten Würfel genommen.
temple-say-fetched = Du hast deine Würfel wieder.
temple-say-fetched-mate = { $name } holt Würfel zurück.

# Refusals.
refused-other-sign = Erst kommt ein anderes Bild
refused-no-calendar-tile = Hier liegt kein Plättchen
refused-same-sign = Beide zeigen dasselbe Bild
refused-too-few-tiles = Zu wenige Plättchen im Tempel
refused-no-calendar-here = Nur in der Kalenderkammer

# At the table.
table-variant-calendar-cursed = Die verfluchte Seite
table-variant-calendar-cursed-about = Edelsteine in jeder Reihenfolge, doch eine langsame Figur kostet Würfel und Schlüssel. Aus: die ewige Seite.

# The rulebook: long texts, for a quiet moment.
module-calendar-entry = Jede Kammer mit Edelsteinen bekommt ein Kalenderplättchen, sobald sie entdeckt wird: Sonne, Mond oder Zahnrad. Eine Figur zieht über eine Leiste von neun Bildern. Auf der ewigen Seite könnt ihr Edelsteine nur dort entzünden, wo die Kammer das nächste Bild der Leiste trägt; jede Kammer bringt die Figur ein Feld weiter, und am Ziel lassen sich alle Kammern entzünden. Auf der verfluchten Seite dürft ihr jederzeit alles entzünden, aber nur das nächste Bild bewegt die Figur. Hat sie ihren roten Balken nicht hinter sich, wenn die Tore zum ersten oder zweiten Mal zufallen, legt jeder einen Würfel in die Kalenderkammer, und wer diese Kammer betritt, nimmt die eigenen wieder mit. Hat niemand mehr einen Würfel und kann nichts einen zurückbringen, ist das Spiel verloren. Entkommen kostet auf dieser Seite bis zu drei Schlüssel mehr, gegen Ende der Leiste weniger und auf dem letzten Feld keinen. In der Kalenderkammer tauschen drei eigene Schlüssel zwei Plättchen. Ist der Vorrat leer, gilt der ewige Kalender nicht mehr; auf der verfluchten Seite bewegen die Symbole allein die Figur weiter.
card-calendar-sun-entry = Es liegt auf einer Kammer mit Edelsteinen. Werden dort Edelsteine entzündet, kommt es weg, und wenn sein Bild das nächste auf der Leiste ist, zieht die Figur ein Feld. Auf der ewigen Seite verlässt es dann das Spiel, und solange ein anderes Bild dran ist, lässt sich hier nichts entzünden; auf der verfluchten Seite kommt es unter den Stapel. Verschwindet seine Kammer, kommt es ebenfalls unter den Stapel.
card-calendar-moon-entry = { card-calendar-sun-entry }
card-calendar-gear-entry = { card-calendar-sun-entry }

# The end.
end-why-no-dice-left = Niemand hatte noch einen Würfel, und nichts konnte einen zurückbringen.
end-moment-ended-no-dice-left = Der letzte Würfel ist weg
