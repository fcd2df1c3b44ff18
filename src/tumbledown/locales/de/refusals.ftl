# Warum etwas nicht getan wurde: am Finger, in drei Worten oder so.

# Das Spiel.
refused-not-enough-icons = Symbole fehlen
refused-not-started = Noch nicht gestartet
refused-already-started = Schon gestartet
refused-game-over = Das Spiel ist vorbei
refused-clock-stopped = Die Zeit steht still
refused-paused = Der Tisch macht Pause
refused-escaped = Du bist schon draußen
refused-choice-first = Entscheide zuerst
refused-not-asked = Nicht deine Entscheidung
refused-answered-already = Schon beantwortet
refused-seat-present = Ist noch da
refused-seat-absent = Ist gerade weg
refused-bot-not-allowed = Keine Bots hier
refused-not-offered = Geht gerade nicht
refused-no-such-seat = Da ist niemand
refused-no-such-die = Diesen Würfel gibt es nicht
refused-no-such-place = Diesen Ort gibt es nicht
refused-no-such-target = Da gibt es nichts zu tun
refused-no-such-question = Schon entschieden
refused-no-such-answer = Diese Wahl gibt es nicht
refused-no-such-item = Das hast du nicht

# Würfel.
refused-not-your-die = Nicht dein Würfel
refused-die-away = Der Würfel ist weg
refused-die-locked = Braucht eine Goldmaske
refused-die-shows-nothing = Erst würfeln
refused-still-rolling = Rollt noch
refused-nothing-to-roll = Nichts zu würfeln
refused-wrong-number-of-dice = Falsche Zahl Würfel
refused-wrong-face = Diese Seite passt nicht
refused-nothing-locked = Nichts ist blockiert
refused-only-kept = Alle Masken werden behalten
refused-held-back = Würfel werden zurückgehalten

# Der Tempel.
refused-not-your-figure = Nicht dein Abenteurer
refused-no-passage = Kein Durchgang
refused-no-opening = Da ist keine Öffnung
refused-passage-blocked = Der Weg ist versperrt
refused-chamber-closed = Da geht niemand rein
refused-pile-empty = Keine Kammern mehr
refused-pile-locked = Gerade keine neue Kammer
refused-not-in-exit = Nur am Ausgang
refused-not-together = Ihr seid nicht zusammen
refused-nobody-there = Dort ist niemand sonst

# Edelsteine, Schicksal, Hilfe.
refused-no-gems-here = Hier sind keine Edelsteine
refused-gems-used = Leuchtet schon
refused-depot-empty = Alles leuchtet
refused-keeps-masks = Behält seine Masken
refused-no-fate-left = Keine Schicksalswende mehr
refused-vote-open = Stimmt erst ab
refused-vote-rests = Wartet kurz
refused-not-out-yet = Erst raus hier
refused-gift-given = Schon verschenkt
refused-nothing-to-give = Nichts zu geben

# Der Tisch.
refused-spectators-watch = Du schaust zu
refused-host-only = Nur der Gastgeber
refused-not-your-seat = Nicht dein Platz
refused-trouble = Der Server hat Probleme
refused-not-now = Nicht jetzt
refused-nobody-here = Niemand sitzt hier
refused-too-many-seated = Zu viele sitzen hier
refused-table-full = Alle Plätze sind besetzt
refused-no-pausing = Hier keine Pause
refused-bad-settings = Das passt nicht zusammen
refused-bad-seed = Das ist kein Startwort
refused-no-such-table = Diesen Tisch gibt es nicht
refused-no-such-game = Dieses Spiel gibt es nicht
refused-other-log = Aus einer anderen Version
refused-cut-log = Aufzeichnung unvollständig
refused-server-full = Alle Tische sind besetzt
refused-too-many-tables = Zu viele Tische geöffnet

# Die Verbindung.
refused-line-lost = Verbindung verloren
refused-server-away = Der Server antwortet nicht
refused-too-fast = Zu schnell
refused-bad-token = Nicht mehr dein Platz
refused-replaced = In einem anderen Tab offen
refused-other-version = Lade die Seite neu
refused-restarting = Der Server startet neu
refused-asleep = Der Tisch schläft
refused-slow = Die Verbindung ist langsam
refused-disk-full = Festplatte des Servers voll
refused-database-away = Speichern geht gerade nicht
refused-database-busy = Speichern geht gerade nicht
refused-database-failed = Speichern geht gerade nicht

# Was nicht vorkommen sollte.
refused-otherwise = Das ging nicht
refused-internal = Etwas ist schiefgegangen
refused-item-of-no-use = Hilft hier nicht
refused-die-bound = Ranken halten ihn
refused-no-such-level = So spielt kein Bot

# Unter Fremden.
refused-too-many-requests = Gleich noch einmal fragen
refused-too-many-misses = Zu viele falsche Codes
refused-too-many-connections = Zu viele Verbindungen
refused-too-many-unanswered = Erst die Antworten abwarten
refused-server-busy = Der Server ist ausgelastet
refused-too-much = Zu viel auf einmal
refused-table-locked = Der Tisch ist abgeschlossen
refused-no-spectators = Hier schaut niemand zu
refused-banned = Du darfst nicht zurück
refused-muted = Du bist stumm geschaltet
refused-chat-too-fast = Zu viele Nachrichten

# Choosing for one's own seat.
refused-no-such-choice = Das steht nicht zur Wahl
refused-choice-taken = Das hat schon jemand anders
