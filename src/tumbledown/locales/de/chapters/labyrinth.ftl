# Chambers.
chamber-mirage = Trugbildkammer
chamber-mirage-about = Sie liegt, wo der Start zu sein schien. Nur die echte Startkammer schützt dich.
chamber-gear-chamber = Zahnradkammer
chamber-gear-chamber-about = Zwei eigene Fackeln schieben eine ganze Reihe oder Spalte um eine Kammer weiter.

# Cards.
card-weakest-link = Schwächstes Glied
card-weakest-link-effect = Sei in der Startkammer, wenn die Tore fallen, sonst verlieren alle.
card-disinformation = Fehlalarm
card-disinformation-effect = Was du auch entdeckst: Alle hören zweimal, es sei der Ausgang.
card-disinformation-effect-labyrinth-one-table = Was du auch entdeckst, rufe zweimal: „Ich habe den Ausgang!“
card-shortcut = Abkürzung
card-shortcut-effect = Erkunde eine Kammer deiner Wahl, sogar den Ausgang.
card-time-out = Auszeit
card-time-out-effect = Die Uhr steht still, und alle reden.
card-genie = Flaschengeist
card-genie-effect = Sieh dir drei Schätze an und nimm einen.

# Deeds.
deed-gears = Zahnräder drehen
deed-shortcut = Abkürzung nehmen
deed-shortcut-to = { $side ->
    [north] Die Kammer im Norden aussuchen
    [east] Die Kammer im Osten aussuchen
    [south] Die Kammer im Süden aussuchen
   *[west] Die Kammer im Westen aussuchen
}
deed-time-out = Auszeit nehmen
deed-genie = Den Flaschengeist rufen
temple-aim-gears = Welche Linie gleitet?
temple-aim-shortcut = Tippe auf eine Öffnung

# The gears.
gears-slide = Schieben
gears-slide-0 = Spalte nach Norden schieben
gears-slide-1 = Reihe nach Osten schieben
gears-slide-2 = Spalte nach Süden schieben
gears-slide-3 = Reihe nach Westen schieben
gears-go-0 = Norden
gears-go-1 = Osten
gears-go-2 = Süden
gears-go-3 = Westen
gears-ways = Richtung
gears-line-through = Die Linie durch: { $chamber }
gears-ride = fahren mit
gears-along = { $count ->
    [one] { $names } fährt mit
   *[other] { $names } fahren mit
}
gears-cuts-off-exit = Schneidet den Ausgang ab!
gears-cuts-off-start = Schneidet den Start ab!

# Time-out.
temple-ask-time-out = Auszeit
time-out-mine = Dein Schatz.
time-out-whose = Von { $name }.
temple-ask-time-out-note = Schaut, zeigt, redet.
time-out-go-on = Ich bin bereit
time-out-more = Noch eine Minute
time-out-count = { $ready } von { $all }
time-out-waits = Bereit: { $ready } von { $all }
time-out-ready = { $name } ist bereit
time-out-talks = { $name } ist noch nicht bereit

# The search through the pile.
temple-ask-shortcut = Such eine Kammer aus
temple-ask-shortcut-note = Nur du siehst den Stapel, und niemand sonst kann erkunden.
shortcut-top = Die oberste nehmen
shortcut-lay = { $count ->
    [one] Diese legen: { $chamber }
   *[other] Diese legen: { $chamber }, eine von { $count }
}
shortcut-times = { $count }×
shortcut-on-top = liegt oben

# The genie.
temple-ask-genie = Such einen Schatz aus
temple-ask-genie-note = Die anderen kommen unter den Stapel.
temple-ask-genie-choice = Diesen nehmen: { $card }

# What happens.
temple-say-slid-0 = Du schiebst eine Spalte nach Norden.
temple-say-slid-0-mate = { $name } schiebt eine Spalte nach Norden.
temple-say-slid-1 = Du schiebst eine Reihe nach Osten.
temple-say-slid-1-mate = { $name } schiebt eine Reihe nach Osten.
temple-say-slid-2 = Du schiebst eine Spalte nach Süden.
temple-say-slid-2-mate = { $name } schiebt eine Spalte nach Süden.
temple-say-slid-3 = Du schiebst eine Reihe nach Westen.
temple-say-slid-3-mate = { $name } schiebt eine Reihe nach Westen.
temple-say-start-slid = Der Start zieht mit!
temple-say-mirage = Ein Trugbild! Der Start liegt woanders.
temple-say-shout = Rufe zweimal: „Ich habe den Ausgang!“
temple-say-link-broke = Du warst nicht am Start. Alles ist verloren.
temple-say-link-broke-mate = { $name } war nicht am Start. Alles ist verloren.
temple-say-time-out = Auszeit! Die Uhr steht still.
temple-say-more-time = Du bittest um noch eine Minute.
temple-say-more-time-mate = { $name } bittet um noch eine Minute.
temple-say-time-in = Die Uhr läuft wieder!
temple-say-searches = Du siehst den Stapel durch.
temple-say-searches-mate = { $name } sieht den Stapel durch.
weakest-link-home = Schwächstes Glied: zum Start, sonst verlieren alle!
weakest-link-home-mate = { $name } muss zum Start, sonst verlieren alle!

# Refusals.
refused-no-gears-here = Hier sind keine Zahnräder
refused-nothing-slides = Nichts würde sich ändern
refused-no-treasures-left = Keine Schätze mehr da
refused-still-shouting = Dein Alarm läuft noch

# At the table.
table-variant-labyrinth-one-table = Ihr sitzt an einem Tisch
table-variant-labyrinth-one-table-about = Fehlalarme ruft ihr selbst, und wer die Auszeit nimmt, beendet sie. Aus: Der Bildschirm sorgt für beides.

# The rulebook: long texts, for a quiet moment.
module-labyrinth-entry = Trugbildkammer und Zahnradkammer werden in den Stapel gemischt, nachdem die ersten zwei Kammern liegen. Wird das Trugbild entdeckt, nimmt es den Platz der Startkammer ein, und diese kommt dorthin, wo das Trugbild gefunden wurde; wer und was im Start war, bleibt am alten Platz und ist dort nicht sicher. In der Zahnradkammer schieben zwei eigene Fackeln eine ganze Reihe oder Spalte um eine Kammer weiter, so oft ihr wollt: Alles darin fährt mit, und Wege gehen auf und zu. Spielt ihr mit Flüchen oder Schätzen, kommen vier Flüche und sechs Schätze in ihre Stapel.
card-weakest-link-entry = Beim ersten und beim zweiten Mal, wenn die Tore fallen, musst du in der Startkammer sein oder dort, wo eine Große Fackel brennt. Sonst habt ihr alle sofort verloren. Kein Würfel bricht diesen Fluch; ein Gegenzauber nimmt ihn weg. Nach einem Seelentausch zählt der Abenteurer, den du steuerst.
card-disinformation-entry = Jedes Mal, wenn du eine Kammer entdeckst, hören alle zweimal, du hättest den Ausgang gefunden, und drei Sekunden lang sieht niemand sonst, was es ist. Das gilt auch für den echten Ausgang; sobald er sichtbar wird, wird er noch einmal gemeldet. Bis dahin kannst du weder schreiben noch zeigen. An einem Tisch rufst du selbst; wer schweigen muss, überlässt es dem Bildschirm. Kein Würfel bricht diesen Fluch; ein Gegenzauber nimmt ihn weg.
card-shortcut-entry = Nenne eine Öffnung und gib zwei Abenteurer aus wie bei jeder Erkundung. Dann siehst du den ganzen Stapel und suchst eine Kammer aus, sogar den Ausgang; du hast fünfzehn Sekunden, bei einem großen Stapel eine je Kammer. Alles, was die Kammer bewirkt, geschieht. Danach wird gemischt. Niemand sonst kann in dieser Zeit erkunden. Läuft die Zeit ab, fallen die Tore oder bewegt sich der Tempel, wird die oberste Kammer genommen.
card-time-out-entry = Die Uhr steht still und mit ihr jede Sanduhr, jede Abstimmung und jede Wahl. Niemand kann würfeln oder etwas tun, aber alle können schauen, zeigen und reden. Es geht weiter, wenn alle bereit sind, oder nach neunzig Sekunden; alle dürfen noch eine Minute nehmen, bis zu fünf insgesamt. An einem Tisch beendet sie, wer sie genommen hat.
card-genie-entry = Sieh dir die obersten drei Schätze an, nimm einen davon und leg die anderen unter den Stapel. Du hast fünf Sekunden, dann wird einer zufällig genommen. Sind weniger als drei da, siehst du alle; ist keiner mehr da, behältst du den Flaschengeist.

# What happens.
temple-tell-reopens-gears = Die Zahnräder können einen Weg öffnen.
temple-tell-reopens-mirage = Ein Trugbild kann einen Weg öffnen.

# The end.
end-why-not-home = Jemand musste am Start sein, als die Tore zufielen, und war es nicht.
end-moment-ended-not-home = Die Kette reißt
