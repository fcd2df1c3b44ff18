# A phone as a dice tray before a big screen, and the page of those who watch there.

pad-name = Würfelschale
pad-show-me = Zeig mich auf dem großen Bildschirm
pad-no-screen = Hier ist kein großer Bildschirm. In den Einstellungen findest du den Tempel.
pad-not-kept = { $face }, nicht behalten
pad-can = Du kannst: { $deeds }
pad-on-map = Auf dem Plan wählen
pad-buzzes = Vibrieren
pad-buzzes-note = einmal: die Würfel liegen · zweimal: du kannst etwas tun · lang: alle blockiert · dreimal: der Gong
pad-clicks = Leises Klicken
pad-clicks-note = dasselbe zum Hören
pad-spectators = Publikum
pad-spectators-play = Ein Spiel läuft. Sieh auf dem großen Bildschirm zu und feuere alle an!
pad-spectators-wait = Das nächste Spiel beginnt bald.
pad-wish = Was soll als Nächstes gespielt werden?
pad-wish-note = Ein Wunsch pro Person. Der große Bildschirm und der Gastgeber sehen ihn.
pad-wishes = { $count ->
    [one] ein Wunsch
   *[other] { $count } Wünsche
}
pad-watch-here = Den Tempel hier ansehen
