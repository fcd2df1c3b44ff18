# Der Begleiter: neben der Schachtel auf dem Tisch, ohne Server.

companion-title = Begleiter
companion-title-running = Begleiter
companion-title-setup = Spiel aufbauen
companion-title-look-up = Nachschlagen
companion-tab-running = Musik
companion-tab-setup = Aufbau
companion-tab-look-up = Nachschlagen

# Kept on the device.
companion-storing = Wird gespeichert, { $percent } %
companion-stored = läuft auch offline
companion-failed = Noch nicht gespeichert: läuft nur online

# The soundtrack.
companion-tracks = Musik
companion-track = Musik { $number }
companion-track-sure = Wirklich wechseln?
companion-time-left = Verbleibende Zeit
companion-phase = Was jetzt zu tun ist
companion-phase-explore = Erkunden
companion-phase-explore-note = Beim Gong habt ihr { $seconds } Sekunden, um zum Start zurückzukehren.
companion-phase-explore-last = Findet den Ausgang
companion-phase-explore-last-note = Nach dem letzten Gong bleiben { $seconds } Sekunden bis zum Einsturz.
companion-phase-back = Zurück
companion-phase-back-note = Alle in die Startkammer, ehe die Tore zufallen.
companion-phase-after = Die Tore sind zu
companion-phase-after-note = Wer nicht am Start war, verliert einen Würfel. Dann geht es weiter.
companion-phase-turn-note = Wer nicht am Start war, verliert einen Würfel. Wer dort ist, dreht das Glas um.
companion-phase-out = Hinaus
companion-phase-out-note = Jetzt gibt es kein Zurück: alle durch den Ausgang hinaus.
companion-phase-over = Der Tempel ist eingestürzt
companion-phase-over-note = Wer noch drin ist, ist verloren, und damit das Spiel.
companion-say-back = Noch { $seconds } Sekunden für den Rückweg.
companion-say-after = Die Tore sind zugefallen.
companion-say-out = Noch { $seconds } Sekunden, um hinauszukommen.
companion-say-over = Der Tempel ist eingestürzt.
companion-fallen = Niemand war am Start
companion-fallen-note = Das Glas fällt um: { $seconds } Sekunden Sand gehen verloren.
companion-press-ready = Start
companion-press-pause = Pause
companion-press-paused = Weiter
companion-press-over = Neues Spiel
companion-end = Spiel beenden
companion-end-sure = Wirklich beenden?
companion-seconds = s
companion-sand-green = { $count ->
    [one] Grüne Sanduhr: noch 1 Sekunde
   *[other] Grüne Sanduhr: noch { $count } Sekunden
}
companion-sand-blue = { $count ->
    [one] Blaue Sanduhr: noch 1 Sekunde
   *[other] Blaue Sanduhr: noch { $count } Sekunden
}
companion-sand-how = Tippen dreht sie um; halten oder Entf legt sie weg
companion-sand-still = umdrehen
companion-sand-running = läuft
companion-sand-out = abgelaufen
companion-sand-green-out = Die grüne Sanduhr ist abgelaufen.
companion-sand-blue-out = Die blaue Sanduhr ist abgelaufen.

# What is to be set up.
companion-what = Was spielt ihr?
companion-what-mix = Mischung
companion-what-challenge = Prüfung
companion-challenge = Prüfung { $name }
companion-players = Wie viele spielen mit?
companion-players-fewer = Eine Person weniger
companion-players-more = Eine Person mehr
companion-people = { $count ->
    [one] Person
   *[other] Personen
}
companion-chapters = Kapitel in der Mischung
companion-more = Mehr
companion-fewer = Weniger
companion-done = { $count } von { $all } erledigt
companion-clear = Alle Haken entfernen
companion-deal-again = Neu auslosen
companion-share = Teilen
companion-shared = Link kopiert
companion-share-text = Das bauen wir auf
companion-link-unread = Dieser Link lässt sich nicht lesen. Das ist deine letzte Liste.

# The list.
companion-line-start-note = { $count ->
    [one] In die Mitte des Tischs, mit deinem Abenteurer darauf.
   *[other] In die Mitte des Tischs, mit allen { $count } Abenteurern darauf.
}
companion-line-exit-note = Vorerst beiseitelegen.
companion-line-dice = { $players ->
    [one] { $count } Würfel
   *[other] Je { $count } Würfel
}
companion-line-dice-note = Noch nicht würfeln.
companion-line-gems = { $count ->
    [one] 1 Edelstein in den Vorrat
   *[other] { $count } Edelsteine in den Vorrat
}
companion-line-gems-note = { $count ->
    [0] Daneben liegen keine.
    [one] Und 1 daneben, für eine Schicksalswende.
   *[other] Und { $count } daneben, für Schicksalswenden.
}
companion-line-first = { $count } Kammern mischen
companion-set-vault = { $count } mit drei Edelsteinen
companion-set-base = { $count } einfache Kammern
companion-set-shared = { $count } mit Masken oder Truhen
companion-set-illusions = { $count } Trugkammern
companion-line-two = Zwei davon an den Start legen
companion-line-two-note = Eine links, eine rechts, mit der Treppe zum Start.
companion-line-two-masks = Masken darauf bringen keinen Fluch.
companion-line-two-redraw = Ist es diese Kammer: { $name }, kommt sie in die Mitte des Stapels zurück, und ihr zieht eine andere.
companion-laid-treasures = Auf jede Truhe kommt verdeckt ein Schatz.
companion-laid-calendar = Jede mit Edelsteinen bekommt ein Kalenderplättchen.
companion-laid-gem-positions = Jede mit genau einem Edelstein bekommt verdeckt eine Marke.
companion-line-later = { $count ->
    [one] 1 weitere Kammer
   *[other] { $count } weitere Kammern
}
companion-line-later-mix = In den Stapel mischen.
companion-line-later-challenge = Vorerst beiseitelegen.
companion-line-pick = { $name }: { $count } von { $all } Kammern
companion-line-under = Ausgang unter den Stapel
companion-line-under-note = Mischt ihn mit { $count } Kammern von oben; diese { $all } kommen unter den Stapel.
companion-line-middle = Ausgang in den Stapel
companion-line-middle-note = Ungefähr in die Mitte, ohne zu zählen.
companion-line-block = Ausgang oben auf den Stapel
companion-line-block-note = Mischt { $count } Kammern vom Stapel mit dem Ausgang und den Quests, falls es welche gibt; diese { $all } kommen obenauf.
companion-line-markers = { $count ->
    [one] 1 Marker auf den Vorrat
   *[other] { $count } Marker auf den Vorrat
}
companion-line-markers-note = Solange einer liegt, entkommt niemand.
companion-line-music = Musik wählen
companion-line-music-note = Alle bereit? Dann startet sie.
companion-times = { $count } × { $name }
companion-pile-curses = { $count ->
    [one] 1 Fluch bereitlegen
   *[other] { $count } Flüche mischen
}
companion-pile-treasures = { $count ->
    [one] 1 Schatz bereitlegen
   *[other] { $count } Schätze mischen
}
companion-pile-tasks = { $count } Aufgabenplättchen mischen
companion-pile-tasks-note = Sie warten, bis ihre Kammer gefunden ist.
companion-pile-calendar = { $count } Kalenderplättchen mischen
companion-pile-calendar-note = Verdeckt, als Stapel.
companion-pile-gem-positions = { $count } verdeckte Marken mischen
companion-pile-gem-positions-note = Verdeckt, als Stapel.
companion-dealt-characters = Je ein Charakter
companion-dealt-characters-note = Oder wählt frei, und eine seiner beiden Karten.
companion-dealt-cursed-gems = { $count ->
    [one] Je ein verfluchter Edelstein
   *[other] Je { $count } verfluchte Edelsteine
}
companion-dealt-cursed-gems-note = Verdeckt gezogen; die übrigen zurück in die Schachtel.
companion-ready-special-chambers = Besondere Kammern
companion-ready-special-chambers-note = Ist die Schatzkammer im Stapel, liegt der Kelch bereit.
companion-ready-quests = Quests
companion-ready-quests-note = Legt den Geist neben dem Tempel bereit.
companion-ready-time-chambers = Sanduhren
companion-ready-time-chambers-note = Legt die Zeitmarken bereit; die Sanduhren sind im ersten Reiter.
companion-ready-new-quests = Schlangen
companion-ready-new-quests-note = Legt die Schlangenmarken neben dem Tempel bereit.
companion-ready-exchange-teleport = Teleportmarke
companion-ready-exchange-teleport-note = Legt sie neben dem Stapel bereit.
companion-ready-calendar = Kalendertafel
companion-ready-calendar-note = Ewige Seite nach oben, die verfluchte für ein schwereres Spiel; die Figur steht auf dem Pfeil.
companion-ready-sand-of-fortune = Sanduhr
companion-ready-sand-of-fortune-note = Sie ist unter „Musik“. Ihr hört die Musik, die zuvor gewählt war.

# Cards to read about.
companion-search = Karte suchen
companion-search-none = Keine solche Karte
companion-cards-shelf = Flüche
companion-cards-rack = Schätze
companion-cards-role = Charaktere
