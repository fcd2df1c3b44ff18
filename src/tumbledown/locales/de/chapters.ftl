# Was die Kapitel über das Grundspiel hinaus im Tempel hinzufügen: Taten, Fragen, Nachrichten und Kammern.

# Taten.
deed-lift = Fluch brechen
deed-lift-card = Fluch brechen: { $card }
deed-claim = Schatz heben
deed-healing-mask = Alle Würfel befreien
deed-secret-passage = Geheimgang öffnen
deed-secret-passage-between = Geheimgang öffnen: { $one } – { $other }
deed-teleport = Teleportieren
deed-teleport-to = Zu { $names } teleportieren
deed-extra-gem = Zusätzlichen Stein entzünden
deed-large-torch = Große Fackel aufstellen
deed-counterspell = Einen Fluch bannen
deed-counterspell-card = Mit Gegenzauber bannen: { $card }
deed-linked = Verbundene Steine entzünden
deed-pit = Steine der Grube entzünden
deed-regain = Würfel zurückholen
deed-stand = Aufstehen
deed-carry = { $side ->
    [north] Mit dem Kelch nach Norden gehen
    [east] Mit dem Kelch nach Osten gehen
    [south] Mit dem Kelch nach Süden gehen
   *[west] Mit dem Kelch nach Westen gehen
}
deed-carry-short = Mit dem Kelch
deed-carry-far = Mit dem Kelch dorthin gehen
deed-add-double-torch = Doppelfackel dazulegen
deed-add-double-key = Doppelschlüssel dazulegen
deed-take-back-double-torch = Doppelfackel zurücknehmen
deed-take-back-double-key = Doppelschlüssel zurücknehmen

# Karten auf dem Schirm.
temple-curses = Deine Flüche
temple-treasures = Deine Schätze
temple-cards-yours = Deine Karten
temple-cards-of = Karten von { $name }
temple-card-lift = Brechen
temple-card-about = { $card }: was das heißt
temple-aim-teleport = Tippe auf eine leuchtende Kammer
temple-aim-secret-passage = Tippe auf eine leuchtende Wand
temple-aim-counterspell = Tippe auf einen deiner Flüche
temple-aim-cancel = Jetzt nicht
temple-leave-broken = Dieser hier
temple-mate-steers = steuert { $other }
temple-key-lift = einen Fluch brechen
temple-key-use = einen Schatz einsetzen
temple-key-cards = deine Karten nachlesen
temple-key-hold = die verfluchte Hand halten
temple-key-catch = einen fallenden Würfel fangen
temple-key-stand = aufstehen
temple-roll-seated = { $count ->
    [one] noch 1 Tipper
   *[other] noch { $count } Tipper
}

# Fragen.
temple-ask-broken-die = Ein Würfel zerbricht
temple-ask-broken-die-note = Er liegt jetzt auf der Karte. Lieber ein anderer? Tippe ihn an.
temple-ask-soul = Wessen Seele?
temple-ask-soul-note = Jeder lenkt dann den Abenteurer des anderen.
temple-ask-soul-choice = Mit { $name } tauschen
temple-ask-catch = Fang den Würfel!
temple-ask-catch-note = Tippe ihn an, ehe er fällt.
temple-ask-catch-choice = Auffangen
temple-ask-lost-treasure = Ein Schatz ist verloren
temple-ask-lost-treasure-note = Wähle den, der dir am wenigsten fehlt.
temple-ask-lost-treasure-choice = Hergeben: { $card }

# Einstellungen.
temple-settings-gentle = Körperliche Flüche sanft
temple-settings-gentle-note = Nichts zu halten, zu fangen oder rechtzeitig zu tippen. Dafür dauern Würfe länger.

# Nachrichten.
temple-say-cursed = Ein Fluch trifft dich: { $card }. { $effect }
temple-say-cursed-mate = Ein Fluch trifft { $name }: { $card }.
temple-say-curse-again = Noch einmal { $card }: ohne Wirkung.
temple-say-curse-in-vain = { $card }: Hier ist nichts zu holen.
temple-say-lifted = Du bist einen Fluch los: { $card }.
temple-say-lifted-mate = { $name } ist einen Fluch los: { $card }.
temple-say-treasure-lies = Hier liegt ein Schatz.
temple-say-treasure = Du findest: { $card }. { $effect }
temple-say-treasure-mate = { $name } findet: { $card }.
temple-say-used = Du setzt ein: { $card }.
temple-say-used-mate = { $name } setzt ein: { $card }.
temple-say-treasure-lost = Du verlierst einen Schatz: { $card }.
temple-say-treasure-lost-mate = { $name } verliert einen Schatz: { $card }.
temple-say-torch-out = Die große Fackel erlischt.
temple-say-vanished = { $count ->
    [one] Eine Trugkammer verschwindet.
   *[other] { $count } Trugkammern verschwinden.
}
temple-say-vanished-here = Deine Kammer verschwindet. Du bist wieder am Start.
temple-say-chalice-carried = Du trägst den Kelch: { $chamber }.
temple-say-chalice-carried-mate = { $name } trägt den Kelch: { $chamber }.
temple-say-chalice-back = Der Kelch ist wieder am Start.
temple-say-chalice-inside = Der Kelch ist noch drin. Noch einmal tippen, und ihr verliert.
temple-say-linked = { $count ->
    [one] Die verbundenen Kammern entzünden einen Edelstein.
   *[other] Die verbundenen Kammern entzünden { $count } Edelsteine.
}
temple-say-pit = { $count ->
    [one] { $name } weckt die Grube: ein Edelstein.
   *[other] { $name } weckt die Grube: { $count } Edelsteine.
}
temple-say-regained = Ein verlorener Würfel ist wieder da.
temple-say-regained-mate = { $name } holt einen Würfel zurück.
temple-say-steers = Du lenkst jetzt den Abenteurer von { $other }.
temple-say-steers-mate = { $name } lenkt jetzt den Abenteurer von { $other }.
temple-say-steers-yours = { $name } lenkt jetzt deinen Abenteurer.
temple-say-steers-own = Du lenkst wieder deinen eigenen Abenteurer.
temple-say-steers-own-mate = { $name } lenkt wieder den eigenen Abenteurer.
temple-say-falling = Ein Würfel rollt zum Rand. Fang ihn!
temple-say-caught = Gefangen.
temple-say-fallen = Der Würfel ist gefallen. Er ist verloren.
temple-say-fallen-mate = Ein Würfel von { $name } ist gefallen.
temple-say-sinking = Du sinkst. Steh auf!
temple-say-seated = { $count ->
    [one] Du sitzt. Noch einmal tippen, und du stehst.
   *[other] Du sitzt. Noch { $count }-mal tippen, und du stehst.
}
temple-say-standing = Du stehst.
temple-say-hold-hand = Halte die Hand gedrückt, dann geht es weiter.
temple-say-hand-held = Hand gehalten. Weiter.
temple-tell-chalice-found = Der Kelch! Er muss mit hinaus.
temple-tell-chalice-recovered = Der Kelch ist gerettet!

# Kammern.
chamber-cursed-01 = Schlangenkammer
chamber-cursed-02 = Kronenkammer
chamber-cursed-03 = Augenkammer
chamber-cursed-04 = Skarabäuskammer
chamber-cursed-05 = Rabenkammer
chamber-cursed-06 = Spinnenkammer
chamber-cursed-07 = Mondkammer
chamber-cursed-08 = Lotoskammer
chamber-cursed-09 = Skorpionkammer
chamber-cursed-10 = Federkammer
chamber-cursed-11 = Dornenkammer
chamber-cursed-12 = Falterkammer
chamber-cursed-13 = Flammenkammer
chamber-illusion-1 = Nebelkammer
chamber-illusion-1-about = Verschwindet, wenn die Tore zum ersten und zum zweiten Mal zufallen.
chamber-illusion-2 = Traumkammer
chamber-illusion-2-about = { chamber-illusion-1-about }
chamber-illusion-3 = Schattenkammer
chamber-illusion-3-about = { chamber-illusion-1-about }
chamber-illusion-4 = Schimmerkammer
chamber-illusion-4-about = { chamber-illusion-1-about }
chamber-linked-1 = Kettenkammer
chamber-linked-1-about = Leuchtet nur zusammen mit einer anderen verbundenen Kammer, einmal im Spiel.
chamber-linked-2 = Knotenkammer
chamber-linked-2-about = { chamber-linked-1-about }
chamber-linked-3 = Ringkammer
chamber-linked-3-about = { chamber-linked-1-about }
chamber-double-torch-chamber = Doppelkammer der Fackeln
chamber-double-torch-chamber-about = Innen eine Wand. Die Steine liegen hinten, und dorthin führt ein eigener Eingang.
chamber-double-key-chamber = Doppelkammer der Schlüssel
chamber-double-key-chamber-about = { chamber-double-torch-chamber-about }
chamber-treasure-chamber = Schatzkammer
chamber-treasure-chamber-about = Hier ruht der Kelch. Einmal gefunden, muss er zum Ausgang.
chamber-pit = Grube
chamber-pit-about = Fünf eigene schwarze Masken entzünden zwei Edelsteine.
chamber-fountain = Brunnen
chamber-fountain-about = Zwei eigene Goldmasken holen einen verlorenen Würfel zurück, für jeden einmal.
chamber-half-front = { $chamber }, vorderer Teil
chamber-half-rear = { $chamber }, hinterer Teil

# Ablehnungen.
refused-item-of-no-use = Hilft hier nicht
refused-die-bound = Ranken halten ihn
refused-seated = Erst aufstehen
refused-nothing-lost = Kein Würfel verloren
refused-regained-already = Nur einmal pro Kopf
refused-nobody-there = Dort ist niemand sonst
refused-no-wall-there = Keine Wand zu öffnen
refused-safe-already = Hier ist es schon sicher
refused-no-slam-left = Kein Tor fällt mehr zu
refused-linked-alone = Nur mit verbundener Kammer
refused-linked-used = Verbindung schon genutzt
refused-no-treasure-here = Hier liegt kein Schatz
refused-trapped = Eine Falle hält dich
refused-silenced = Du bist stumm
refused-hand-on-head = Hand auf den Kopf
refused-hasty-throw = Erst kurz warten
refused-still-doomed = Du bist verdammt
refused-not-cursed = Kein Fluch auf dir

# Wahl am Tisch.
table-variants = Nach eurem Geschmack
table-alone-linked = Allein leuchtet keine verbundene Kammer.
table-alone-linked-do = Weglassen
table-variant-curses-on-honour = Körperliche Flüche auf Ehrenwort
table-variant-curses-on-honour-about = Stehen, schweigen, Hand auf den Kopf: Ihr passt selbst auf. Sonst tut es der Bildschirm.
table-variant-special-chambers-no-linked = Ohne die verbundenen Kammern
table-variant-special-chambers-no-linked-about = Keine Steine, für die ihr an zwei Orten zugleich sein müsst
table-variant-special-chambers-no-double-torch = Ohne die Doppelkammer der Fackeln
table-variant-special-chambers-no-double-torch-about = Zwei Steine hinter einer Wand weniger
table-variant-special-chambers-no-double-key = Ohne die Doppelkammer der Schlüssel
table-variant-special-chambers-no-double-key-about = { table-variant-special-chambers-no-double-torch-about }
table-variant-special-chambers-no-treasure-chamber = Ohne die Schatzkammer
table-variant-special-chambers-no-treasure-chamber-about = Kein Kelch zum Hinaustragen
