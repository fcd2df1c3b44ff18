# Nach dem Spiel: wie es war.

end-won = Alle sind draußen!
end-won-alone = Du bist draußen!
end-kept-one = Der Tempel behält { $name }
end-kept-some = Der Tempel behält { $count } von euch
end-kept-all = Der Tempel behält euch alle
end-kept-you = Der Tempel behält dich
end-gave-up = Ihr habt aufgegeben
end-undone = Draußen, aber nicht fertig

end-spare = { $seconds ->
    [0] In letzter Sekunde.
    [one] Eine Sekunde übrig.
   *[other] { $seconds } Sekunden übrig.
}
end-spare-long = { $time } übrig.
end-no-clock = Ohne Uhr gespielt.
end-tally-players = { $players ->
    [one] Ein Abenteurer
   *[other] { $players } Abenteurer
}
end-tally-gems = { $gems ->
    [0] kein Edelstein entzündet
    [one] ein Edelstein entzündet
   *[other] { $gems } Edelsteine entzündet
}
end-tally = { $players }, { $gems }.
end-out = { $count ->
    [0] Niemand kam heraus.
    [one] Nur eine Person kam heraus.
   *[other] { $count } von euch kamen heraus.
}
end-at-door = { $keys ->
    [0] { $name } stand an der Tür, die Schlüssel in der Hand.
    [one] { $name } stand an der Tür, ein Schlüssel fehlte.
   *[other] { $name } stand an der Tür, { $keys } Schlüssel fehlten.
}
end-why-exit-not-found = Der Ausgang blieb verborgen.
end-why-dice-locked = Am Ende nur noch schwarze Masken.
end-why-too-few-dice = Die Tür wollte mehr Schlüssel, als Würfel da waren.
end-why-out-of-time = Die Zeit war um.
end-why-gave-up = Alle haben dafür gestimmt.
end-why-task-left = Eine Aufgabe blieb offen.

end-story = So lief es
end-story-none = Ein kurzes Spiel: nichts zu erzählen.
end-story-lost = Der Verlauf dieses Spiels lässt sich gerade nicht laden.
end-story-coming = Der Verlauf lädt

end-moment-found = { $name } entdeckt eine Kammer
end-moment-first-gem = { $count ->
    [one] Erster Edelstein
   *[other] Die ersten { $count } Edelsteine
}
end-moment-gems = { $count ->
    [one] Ein Edelstein
    [2] Zwei Edelsteine auf einmal
    [3] Drei Edelsteine auf einmal
   *[other] { $count } Edelsteine auf einmal
}
end-moment-freed = { $name } befreit { $mate }
end-moment-rescued = { $name } rettet { $mate }
end-moment-all-locked = { $name } sitzt fest
end-moment-gift = { $name } gibt { $mate } einen Würfel
end-moment-fate = Schicksalswende
end-moment-all-safe = Alle sicher
end-moment-late = { $count ->
    [0] Zu spät
    [one] Ein Würfel verloren
   *[other] { $count } Würfel verloren
}
end-moment-late-one = { $count ->
    [0] { $name } kommt zu spät
    [one] { $name } verliert einen Würfel
   *[other] { $name } verliert { $count } Würfel
}
end-moment-exit-found = { $name } findet den Ausgang
end-moment-sealed = Kein Weg führt weiter
end-moment-first-out = { $name } ist zuerst draußen
end-moment-out = { $name } ist draußen
end-moment-last-out = { $name } ist zuletzt draußen
end-moment-ended = Der Tempel stürzt ein
end-moment-ended-one = { $name } bleibt drin
end-moment-ended-gave-up = Ihr gebt auf
end-moment-ended-task-left = Eine Aufgabe bleibt offen

end-figures = Wer was gemacht hat
end-adventurer = Abenteurer
end-rolls = Würfe
end-masks = Schwarze Masken
end-gems = Edelsteine
end-rescues = Befreite Würfel
end-chambers = Kammern
end-lost = Verlorene Würfel
end-out-at = Draußen nach
end-inside = drin
end-most = am meisten

end-again = Noch mal
end-again-waiting = ohne auf { $names } zu warten
end-again-all = alle sind dabei
end-again-in = Ich bin dabei
end-again-in-done = Du bist dabei
end-again-host = { $name } startet das nächste
end-table = Zum Tisch
end-share = Teilen
end-shared = Kopiert
end-share-won = Wir haben alle aus dem Tempel gebracht, in { $time }: { $players } Abenteurer, { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}.
end-share-won-alone = Ich bin allein aus dem Tempel entkommen, in { $time }.
end-share-lost = Der Tempel hat uns behalten. { $out } von { $players } kamen heraus.
end-share-watch = Sieh dir das ganze Spiel noch einmal an, von jedem Platz aus.
end-watch = Rückblick ansehen
end-log = Protokoll herunterladen
end-fair = War es fair?
end-fair-about = Die Würfel waren vor dem ersten Wurf versiegelt. Jetzt ist das Siegel offen: Jeder Wurf lässt sich prüfen.
end-fair-check = Jeden Wurf prüfen
end-fair-checking = Jeder Wurf wird geprüft
end-fair-yes = Fair: { $throws } Würfe mit { $dice } Würfeln, { $chambers } Kammern und jeder Schritt sind so, wie das Siegel sagt.
end-fair-no = Nicht fair: Zeile { $line } des Protokolls weicht ab.
end-fair-unknown = Lässt sich gerade nicht prüfen.
end-moment-no-dice = { $name } verliert den letzten Würfel

# Auszeichnungen: für jeden eine.
end-awards = Auszeichnungen
end-numbers = Alle Zahlen
end-award-lamplighter = Lichtbringer
end-award-lamplighter-why = { $count ->
    [one] ein Edelstein entzündet
   *[other] { $count } Edelsteine entzündet
}
end-award-golden-hands = Goldene Hände
end-award-golden-hands-why = { $count ->
    [one] ein Würfel für andere befreit
   *[other] { $count } Würfel für andere befreit
}
end-award-pathfinder = Kundschafter
end-award-pathfinder-why = { $count ->
    [one] eine Kammer gefunden
   *[other] { $count } Kammern gefunden
}
end-award-first-out = Türöffner
end-award-first-out-why = zuerst draußen, nach { $time }
end-award-cool-head = Kühler Kopf
end-award-cool-head-why = { $count ->
    [0] keine schwarze Maske
    [one] nur eine schwarze Maske
   *[other] nur { $count } schwarze Masken
}
end-award-runner = Flinke Füße
end-award-runner-why = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
end-award-roller = Unermüdlich
end-award-roller-why = { $count ->
    [one] ein Wurf
   *[other] { $count } Würfe
}

# Nach einem Spiel im Tempel des Tages.
end-daily-place = { $players ->
    [one] Unter denen, die allein entkommen sind: Platz { $place } von { $out }.
   *[other] Unter den Teams zu { $players }, die entkommen sind: Platz { $place } von { $out }.
}
end-daily-lost = { $players ->
    [one] Allein entkommen: { $out } von { $teams }.
   *[other] Teams zu { $players }, die entkommen sind: { $out } von { $teams }.
}
end-daily-again = Nur der erste Besuch zählt, dieser steht nicht auf der Liste.
