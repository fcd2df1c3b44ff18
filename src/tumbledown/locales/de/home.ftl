# Die Startseite, und was auf dem Weg an einen Tisch schiefgehen kann.

home-lead = Zehn Minuten. Fünf Würfel. Bringt alle raus.
home-play = Jetzt spielen
home-play-note = mit zwei Bots, ohne Anmeldung
home-host = Einladen
home-host-note = Tisch und Link
home-join = Mitspielen
home-join-note = mit dem Code
home-join-field = Code oder Link eines Tischs
home-join-go = Zum Tisch
home-join-unclear = Das ist kein Tischcode. Er hat sechs Buchstaben oder Ziffern.
home-return = Zurück an Tisch { $code }
home-return-note = dein Platz wartet
home-opening = Die Fackeln werden entzündet

home-me-as = Du spielst als
home-me-name = Dein Name
home-me-colour = Deine Farbe
home-me-done = Fertig

home-bar-language = Sprache
home-bar-sound = Ton
home-bar-home = Startseite

home-trouble-no-such-table = Tisch nicht gefunden
home-trouble-no-such-table-note = Den Tisch { $code } gibt es nicht. Prüfe den Code oder öffne einen eigenen Tisch.
home-trouble-no-such-page = Seite nicht gefunden
home-trouble-no-such-page-note = Unter dieser Adresse gibt es keine Seite.
home-trouble-no-such-game = Spiel nicht gefunden
home-trouble-no-such-game-note = Dieses Spiel gibt es nicht, oder es läuft noch.
home-trouble-other-log = Dieses Spiel stammt aus einer anderen Version
home-trouble-other-log-note = Diese Version von Tumbledown kann es nicht zeigen.
home-trouble-cut-log = Die Aufzeichnung dieses Spiels ist unvollständig
home-trouble-cut-log-note = Teile seines Protokolls fehlen, deshalb lässt es sich nicht zeigen.
home-trouble-table-full = Alle Plätze sind besetzt
home-trouble-table-full-note = Du kannst zuschauen oder wiederkommen, wenn jemand aufsteht.
home-trouble-not-now = Das Spiel läuft
home-trouble-not-now-note = Danach sind wieder Plätze frei. Bis dahin kannst du zuschauen.
home-trouble-game-over = Dieses Spiel ist vorbei
home-trouble-game-over-note = Der Tisch ist noch da. Geh zurück, dann könnt ihr das nächste Spiel beginnen.
home-trouble-bad-token = Das ist nicht mehr dein Platz
home-trouble-bad-token-note = Jemand hat ihn freigegeben. Nimm einen anderen oder schau zu.
home-trouble-other-version = Es gibt ein neueres Tumbledown
home-trouble-other-version-note = Diese Seite ist älter als ihr Server. Lade sie neu; dein Platz bleibt dir.
home-trouble-server-away = Der Server antwortet nicht
home-trouble-server-away-note = Vielleicht startet er gerade neu. Wir versuchen es weiter; nichts ist verloren.
home-trouble-replaced = Du spielst in einem anderen Tab
home-trouble-replaced-note = Ein Platz kann immer nur in einem Tab offen sein.
home-trouble-server-full = Hier sind alle Tische besetzt
home-trouble-server-full-note = Versuch es in ein paar Minuten noch mal.
home-trouble-too-many-tables = Du hast viele Tische geöffnet
home-trouble-too-many-tables-note = Nimm einen davon oder warte eine Viertelstunde.
home-trouble-trouble = Der Server hat Probleme
home-trouble-trouble-note = Er kann gerade keine Spiele speichern. Nichts ist verloren; es geht weiter, sobald er kann.
home-trouble-internal = Etwas ist schiefgegangen
home-trouble-internal-note = Du kannst nichts dafür. Versuch es noch mal.

home-trouble-soon = Versuch es gleich noch mal.
home-trouble-try = Noch mal versuchen
home-trouble-reload = Neu laden
home-trouble-take-back = Hier spielen
home-trouble-watch = Zuschauen
home-trouble-to-table = Zum Tisch
home-trouble-home = Startseite

# Unter Fremden.
home-trouble-server-busy = Der Server ist ausgelastet
home-trouble-server-busy-note = Wer spielt, geht vor. Versuch es in einer Minute noch einmal.
home-trouble-too-many-requests = Zu viel auf einmal
home-trouble-too-many-requests-note = Von deiner Adresse kommen viele Anfragen. Versuch es gleich noch einmal.
home-trouble-too-many-misses = Zu viele falsche Codes
home-trouble-too-many-misses-note = Sieh dir den Code noch einmal an und warte eine Minute.
home-trouble-too-many-connections = Zu viele Verbindungen
home-trouble-too-many-connections-note = Schließ andere Tabs von Tumbledown und versuch es dann noch einmal.
home-trouble-no-spectators = Hier schaut niemand zu
home-trouble-no-spectators-note = Der Tisch möchte unter sich bleiben.
home-trouble-banned = Hierher kannst du nicht zurück
home-trouble-banned-note = So hat es der Gastgeber entschieden. Andere Tische stehen dir offen.
home-trouble-table-locked = Der Tisch ist abgeschlossen
home-trouble-table-locked-note = Der Gastgeber lässt niemanden mehr herein. Bitte ihn aufzuschließen.
# Einstellungen, der Tempel des Tages und die letzten Spiele.
home-today = Tempel des Tages
home-today-note = Für alle gleich, bis Mitternacht UTC.
home-today-best = Deine Bestzeit: { $time }
home-today-enter = Hinein
home-today-teams = { $teams ->
    [one] Heute ein Team,
   *[other] Heute { $teams } Teams,
} { $percent } % entkommen.
home-today-nobody = Noch war niemand darin.
home-today-friends = Mit anderen
home-last = Letzte Spiele
home-last-out = draußen
home-last-lost = verloren
home-last-all = Alle Spiele
home-last-spare = { $time } übrig
home-last-day = Tempel des Tages
home-last-challenge = { $id ->
    [ultimate] Die ultimative Prüfung
   *[other] Prüfung { $id }
}
home-last-chapters = { $names } und { $more } weitere

# Eine Mischung, die jemand als Link geschickt hat.
home-mix = Ein Tempel für dich
home-mix-open = Tisch öffnen
home-mix-bad = Mit diesem Link lässt sich nicht spielen
home-mix-bad-difficulty = Er verlangt die Schwierigkeit „{ $what }“, die hier niemand kennt.
home-mix-bad-chapter = Er nennt „{ $what }“, und das ist nicht in dieser Schachtel.
home-mix-bad-choice = Er nennt die Variante „{ $what }“, die hier niemand kennt.
home-mix-bad-clash = Er mischt „{ $what }“ mit etwas, das nicht dazu passt.
home-learn = Lernen
home-learn-first = Zum ersten Mal hier?
home-learn-note = Lerne es in drei Minuten
home-first-time = Dein erstes Spiel?
home-first-time-learn = Erst lernen (3 Min.)
home-first-time-play = Gleich spielen

# Die kleineren Türen in einer Reihe: höchstens zehn Buchstaben.
home-doors = Mehr
home-challenges = Prüfungen
home-replays = Rückblick
home-rules = Regeln
home-companion = Begleiter
