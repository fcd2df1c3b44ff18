# Der Tempel: alles, was während eines Spiels gesagt wird. Kurz genug, um es zu lesen, während Würfel rollen.

temple-name = Das Spiel

# Würfeln
temple-roll = Würfeln
temple-roll-dice = { $count ->
    [0] kein Würfel
    [one] 1 Würfel
   *[other] { $count } Würfel
}
temple-roll-queued = Wurf vorgemerkt
temple-key-space = Leertaste
temple-tray = Meine Würfel
temple-dice = Würfel
temple-tray-how = Mit Enter behältst du einen Würfel oder gibst ihn frei, die Leertaste würfelt die anderen.
temple-keeps-masks = Du behältst schwarze Masken
temple-keeps-masks-off = Aufhören
temple-hint-first = Würfle und tippe an, was du behalten willst
temple-hint-keep = Tippe an, was du behalten willst
temple-hint-locked = Alles blockiert. Ruf um Hilfe!
temple-hint-watching = Du schaust zu
temple-you-out = Du bist draußen!
temple-you-out-note = Feuere die anderen an.

# Seiten und Zustände der Würfel, wie sie vorgelesen werden
temple-face-adventurer = Abenteurer
temple-face-torch = Fackel
temple-face-key = Schlüssel
temple-face-golden-mask = Goldmaske
temple-face-black-mask = Schwarze Maske
temple-face-blank = Nicht gewürfelt
temple-die-kept = { $face }, behalten
temple-die-shared = { $face }, geteilt
temple-die-locked = { $face }, blockiert
temple-die-spent = Verbraucht, neu würfeln
temple-die-rolling = Rollt noch
temple-die-lost = Verlorener Würfel
temple-die-away = Würfel auf einer Karte
temple-die-held-back = { $die }, zurückgehalten
temple-tag-kept = behalten
temple-tag-shared = geteilt
temple-tag-locked = blockiert
temple-tag-held-back = zurückgehalten

# Was ich jetzt tun kann
temple-deeds = Das kannst du tun
temple-feat-roll = { $count ->
    [0] Würfeln
    [one] 1 Würfel würfeln
   *[other] { $count } Würfel würfeln
}
temple-feat-back = Zurücktreten
temple-enter = { $side ->
    [north] Nach Norden gehen
    [east] Nach Osten gehen
    [south] Nach Süden gehen
   *[west] Nach Westen gehen
}
temple-enter-short = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
temple-enter-far = Dorthin gehen
temple-discover = { $side ->
    [north] Norden erkunden
    [east] Osten erkunden
    [south] Süden erkunden
   *[west] Westen erkunden
}
temple-discover-short = Erkunden
temple-light-gems = { $count ->
    [one] 1 Edelstein entzünden
   *[other] { $count } Edelsteine entzünden
}
temple-show-icons = Symbole zeigen
temple-escape = Hinaus!
temple-free-me = Würfel befreien
temple-free-mate = An { $name } geben
temple-fate = Schicksalswende
temple-do = Tun: { $what }
temple-more = +{ $count }

# Uhr
temple-clock = Uhr
temple-time-left = Noch { $time }
temple-gong-in = { $number ->
    [1] Erster Gong in
    [2] Zweiter Gong in
   *[3] Letzter Gong in
}
temple-slam-in = Tore zu in
temple-collapse-in = Einsturz in
temple-practice = Übung
temple-practice-note = Keine Uhr, keine Gongs. Lass dir Zeit.
temple-doors-closing = Die Tore schließen sich
temple-collapsing = Alle raus!
temple-safe = { $count ->
    [one] 1 in Sicherheit
   *[other] { $count } in Sicherheit
}
temple-unsafe = { $count ->
    [one] 1 verliert einen Würfel
   *[other] { $count } verlieren einen Würfel
}
temple-still-inside = { $count ->
    [one] 1 noch drin
   *[other] { $count } noch drin
}
temple-you-safe = Du bist sicher
temple-intro = Der Tempel öffnet sich
temple-intro-note = Sieh dich um. Findet den Ausgang, entzündet die Edelsteine, bringt alle raus.
temple-intro-in = { $seconds ->
    [one] Öffnet sich in 1 Sekunde
   *[other] Öffnet sich in { $seconds } Sekunden
}

# Team
temple-team = Team
temple-mate-you = du
temple-mate-out = draußen
temple-mate-escaped = Entkommen
temple-mate-safe = sicher
temple-mate-unsafe = in Gefahr
temple-mate-here = bei dir
temple-mate-keeps-masks = behält Masken
temple-mate-dropped = offline
temple-mate-steered = ein Bot spielt
temple-bot = Ein Bot spielt
temple-look-at = Zu { $name } schauen
temple-let-bot = Bot spielen lassen
temple-all-locked = Alles blockiert. Bring eine Goldmaske!
temple-calls-help = { $name } ruft um Hilfe

# Vorrat
temple-depot = Vorrat
temple-gems-left = { $count ->
    [one] Noch 1 Edelstein zu entzünden
   *[other] Noch { $count } Edelsteine zu entzünden
}
temple-to-escape = Hinaus
temple-to-escape-keys = { $count ->
    [one] 1 Schlüssel zum Entkommen
   *[other] { $count } Schlüssel zum Entkommen
}
temple-fate-left = { $count ->
    [0] Keine Schicksalswende mehr
    [one] Noch 1 Schicksalswende
   *[other] Noch { $count } Schicksalswenden
}
temple-chambers-left = { $count ->
    [one] Kammer übrig
   *[other] Kammern übrig
}

# Rufe und Chat
temple-pings = Das Team rufen
temple-call = Rufen
temple-ping-here = Hier
temple-ping-help = Hilfe
temple-ping-gems = Edelsteine
temple-ping-exit = Ausgang
temple-ping-back = Zurück
temple-ping-yes = Ja
temple-ping-no = Nein
temple-ping-thanks = Danke
temple-ping-here-long = Hierher!
temple-ping-help-long = Hilf mir!
temple-ping-gems-long = Edelsteine, kommt!
temple-ping-exit-long = Zum Ausgang!
temple-ping-back-long = Zurück!
temple-ping-yes-long = Ja!
temple-ping-no-long = Nein!
temple-ping-thanks-long = Danke!
temple-chat = Chat
temple-chat-empty = Noch hat niemand etwas gesagt.
temple-chat-say = Sag etwas
temple-chat-send = Senden
temple-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}

# Fragen, Abstimmungen und Geschenke
temple-ask-fate = Schicksalswende?
temple-ask-fate-note = Ein Edelstein kommt in den Vorrat. Alle blockierten Würfel werden frei.
temple-ask-give-up = Aufgeben?
temple-ask-give-up-note = Der Tempel behält euch alle.
temple-ask-which-die = Ein Würfel ist verloren
temple-ask-which-die-note = Lieber einen anderen verlieren? Tippe ihn an.
temple-ask-request = Eine Bitte
temple-ask-request-note = Jemand aus dem Team braucht dich.
temple-ask-other = Wähle
temple-yes = Ja
temple-no = Nein
temple-usual = wenn du wartest
temple-leave-lost = Dabei bleiben
temple-swap-die = Lieber diesen verlieren: { $die }
temple-swap-die-away = Lieber diesen anderswo verlieren: { $die }
temple-vote-yes = { $name }: ja
temple-vote-no = { $name }: nein
temple-vote-open = { $name } hat nicht geantwortet
temple-gift = Verschenke einen Würfel
temple-gift-note = Er kann gleich gewürfelt werden.
temple-give-to = An { $name } geben

# Tisch und Verbindung
temple-line-lost = Verbindung verloren. Neuer Versuch …
temple-line-opening = Verbinde …
temple-line-back = Du bist wieder da.
temple-paused = Pause
temple-paused-by = { $name } kann das Spiel fortsetzen.
temple-time-out = Auszeit
temple-resume = Fortsetzen
temple-trouble = Einen Moment
temple-trouble-restarting = Der Server startet neu. Euer Spiel wartet auf euch.
temple-trouble-other = Speichern ist gerade nicht möglich. Euer Spiel wartet.
temple-close = Schließen

# Einstellungen im Spiel
temple-settings = Einstellungen
temple-settings-sound = Ton
temple-sound-on = Ton an
temple-sound-only-gongs = Nur Gongs
temple-sound-only-gongs-note = Ohne Musik. Hört eure eigene oder einander.
temple-sound-mute = { $group } stumm
temple-sound-music = Musik
temple-sound-gongs = Gongs und Tore
temple-sound-dice = Würfel
temple-sound-effects = Geräusche im Tempel
temple-sound-pings = Rufe
temple-settings-language = Sprache
temple-settings-motion = Bewegung
temple-settings-motion-system = Wie das Gerät
temple-settings-motion-full = Voll
temple-settings-motion-reduced = Weniger
temple-settings-dice = Würfel
temple-settings-hold-back = Meine Würfel zurückhalten
temple-settings-hold-back-note = Sie zählen nicht für gemeinsame Aufgaben. Halte einen Würfel gedrückt, um nur ihn zurückzuhalten.
temple-settings-keep-masks = Meine schwarzen Masken behalten
temple-settings-keep-masks-note = Goldmasken und Schicksalswenden lassen meine blockierten Würfel in Ruhe.
temple-settings-keys = Tasten
temple-settings-shortcuts = Kürzel mit nur einer Taste
temple-settings-shortcuts-note = Schalte sie aus, wenn sie deinen Hilfsmitteln im Weg sind.
temple-settings-table = Dieser Tisch
temple-settings-pause = Spiel anhalten
temple-settings-call-off = Start abbrechen
temple-settings-give-up = Aufgeben vorschlagen
temple-settings-leave = Tisch verlassen
temple-key-roll = würfeln
temple-key-dice = einen Würfel behalten oder freigeben
temple-key-hold-back = den gewählten Würfel zurückhalten
temple-key-deeds = tun, was auf den Knöpfen steht
temple-key-fate = Schicksalswende
temple-key-pings = das Team rufen
temple-key-chat = Chat öffnen
temple-key-settings = Einstellungen öffnen
temple-key-mute = Ton an oder aus

# Was erzählt, vorgelesen oder kurz gezeigt wird
temple-say-rolled = Du würfelst { $what }.
temple-say-freed = { $name } befreit { $count ->
    [one] einen deiner Würfel
   *[other] { $count } deiner Würfel
}.
temple-say-freed-self = { $count ->
    [one] Einer deiner Würfel ist frei.
   *[other] { $count } deiner Würfel sind frei.
}
temple-say-fate-freed = { $count ->
    [one] Schicksalswende: Einer deiner Würfel ist frei.
   *[other] Schicksalswende: { $count } deiner Würfel sind frei.
}
temple-say-lost-die = Du verlierst einen Würfel.
temple-say-new-die = Du bekommst einen Würfel.
temple-say-entered = Du betrittst: { $chamber }.
temple-say-discovered = Du entdeckst: { $chamber }.
temple-say-out = { $name } ist draußen!
temple-say-gems = { $count ->
    [one] { $name } entzündet einen Edelstein
   *[other] { $name } entzündet { $count } Edelsteine
}
temple-say-slam = Die Tore fallen zu.
temple-say-ten = Zehn Sekunden.
temple-say-called = { $name }: { $what }
temple-say-asked = Du wirst gefragt: { $what }
temple-some-chamber = eine Kammer
temple-tell-gong = { $number ->
    [1] Erster Gong! Zurück zum Start.
    [2] Zweiter Gong! Zurück zum Start.
   *[3] Letzter Gong! Alle raus!
}
temple-tell-exit-found = Ausgang gefunden!
temple-tell-temple-sealed = Alle Wege sind zu. Es gibt keinen Ausgang.
temple-tell-temple-closed = Alle Wege sind zu, aber nicht für immer.
temple-tell-exit-sealed = Der Ausgang ist zugemauert.
temple-tell-exit-cut-off = Kein Weg führt mehr zum Ausgang.
temple-tell-fate-lapsed = Die Schicksalswende ist nicht mehr möglich.

# Niemand bleibt allein
temple-no-dice = Du hast keine Würfel mehr
temple-no-dice-note = Schau zu und feuere an: Wer draußen ist, kann dir einen Würfel geben. Oder schlag vor aufzugeben.
temple-coming = { $name } kommt und befreit dich
temple-ping-coming = Ich komme
temple-ping-coming-long = Ich komme!
temple-ping-cheer = Anfeuern
temple-ping-cheer-long = Los, los, los!
# Plätze auf dem Bildschirm
temple-gong-brief = Gong { $number }
temple-slam-brief = Tore
temple-collapse-brief = Einsturz
temple-mate-about = Über { $name }
temple-depot-about = Über den Vorrat
temple-depot-why = So viele Schlüssel wie Edelsteine im Vorrat, und einer mehr. Mit jedem entzündeten Edelstein werden es weniger.
temple-ask-of = 1 von { $count }
temple-ask-in = in { $seconds } s
temple-ask-fold = Beiseitelegen
temple-ask-unfold = Wieder öffnen: { $what }
temple-paused-note = Die Uhr steht für alle still. Die Würfel liegen unter ihren Deckeln.
temple-die-covered = Unter seinem Deckel
temple-settings-hand = Welche Hand
temple-settings-left-handed = Linkshändig
temple-settings-left-handed-note = Die Knöpfe auf dem Plan wechseln die Seite. Auf einem quer gehaltenen Handy liegen die Würfel links.
temple-key-question = zur gestellten Frage

# The coach of the first games.
coach-stuck-near = Alle deine Würfel sind blockiert. { $name } ist bei dir: Eine Goldmaske befreit zwei.
coach-stuck-far = Alle deine Würfel sind blockiert. Ruf um Hilfe: Wer mit einer Goldmaske kommt, befreit zwei.
coach-stuck-alone = Alle deine Würfel sind blockiert. Eine Schicksalswende befreit sie.
coach-home = { $steps ->
    [one] Der Gong! Noch ein Schritt bis zum Start.
   *[other] Der Gong! Noch { $steps } Schritte bis zum Start.
}
coach-home-lost = Der Gong! Kein Weg führt zum Start: Erkunde.
coach-gems = { $count ->
    [one] Zusammen könnt ihr jetzt einen Edelstein entzünden: Tippe deine Kammer an.
   *[other] Zusammen könnt ihr jetzt { $count } Edelsteine entzünden: Tippe deine Kammer an.
}
coach-masks = Eine schwarze Maske blockiert ihren Würfel. Eine Goldmaske befreit zwei davon.
coach-idle-deed = Du kannst etwas tun: Schau auf die Knöpfe über deinen Würfeln.
coach-idle-roll = Nichts passt? Behalte, was du brauchst, und würfle die anderen.
temple-settings-coach = Hinweise
temple-settings-coach-on = Hinweise beim Spielen
temple-settings-coach-note = eine Zeile, bis du jeden ein paar Mal gesehen hast

# The rules of what is on the table.
rules-title = Regeln
rules-more = Mehr im Regelbuch
rules-new-tab = öffnet einen neuen Tab
rules-game = Das Spiel
rules-chambers = Kammern auf dem Tisch
rules-modules = Kapitel im Spiel
rules-dice = Würfel
rules-dice-about = Würfle, so oft du willst. Tippe einen Würfel an, um ihn zu behalten. Womit bezahlt wurde, wird neu gewürfelt.
rules-walk = Gehen
rules-walk-about = Der rote Rahmen einer Kammer zeigt, was das Betreten kostet, jedes Mal neu. Du gehst immer nur eine Kammer weit.
rules-discover = Erkunden
rules-discover-about = Zwei Abenteurer legen eine neue Kammer an eine offene Seite deiner Kammer. Hineingehen kostet extra.
rules-masks = Masken
rules-masks-about = Eine schwarze Maske blockiert ihren Würfel. Eine Goldmaske befreit zwei, deine oder die von jemandem in deiner Kammer.
rules-gems = Edelsteine
rules-gems-about = Alle in der Kammer bezahlen gemeinsam. Mehr Symbole entzünden mehr Edelsteine, in jeder Kammer nur einmal.
rules-gong = Der Gong
rules-gong-about = Nach dem Gong musst du in der Startkammer sein, bevor die Tore zufallen, sonst verlierst du einen Würfel. Beim dritten Mal stürzt der Tempel ein.
rules-exit = Ausgang
rules-exit-about = Hinaus kostet einen Schlüssel mehr, als Edelsteine im Vorrat liegen. Ihr gewinnt, wenn alle draußen sind.
rules-fate = Schicksalswende
rules-fate-about = Wenn alle zustimmen, kommt ein Edelstein in den Vorrat, und alle blockierten Würfel sind frei. Zweimal im Spiel.

# Before a big screen.
temple-spectators = Publikum
temple-settings-tray = Würfelschale
temple-settings-tray-note = Nur Würfel, Aktionen und Karten auf diesem Handy: Der Tempel ist auf dem großen Bildschirm.
temple-settings-spectators = Das Publikum hören
temple-sound-beside = Der Ton kommt vom großen Bildschirm.
