# Der Tisch vor dem Spiel: wer dort sitzt, und was gespielt wird.

table-of = Der Tisch von { $name }
table-name = Tisch { $code }
table-code = Code
table-code-spelled = Code des Tischs: { $code }
table-copy = Link kopieren
table-copied = Link kopiert
table-share = Link teilen
table-qr = QR-Code mit dem Link dieses Tischs
table-big-screen = Auf einem großen Bildschirm zeigen
table-only-here = Nur dieser Computer kann den Link öffnen.
table-leave = Gehen
table-watching = { $count ->
    [one] Jemand schaut zu
   *[other] { $count } schauen zu
}

table-invited = Du bist eingeladen
table-sits-alone = { $name } wartet auf dich.
table-sit-here = Am Tisch: { $names }.
table-empty = Noch sitzt hier niemand. Der Tisch gehört dir.
table-sit = Hinsetzen
table-watch = Nur zuschauen
table-full = Alle Plätze sind besetzt.
table-full-note = Du kannst zuschauen oder wiederkommen, wenn jemand aufsteht.
table-playing = Das Spiel läuft.
table-playing-note = Danach sind wieder Plätze frei.
table-colour-taken = { $colour }, gehört schon { $name }

table-colour-ember = Glut, mit Hut
table-colour-azure = Azur, mit Kapuze
table-colour-saffron = Safran, mit Dutt
table-colour-jade = Jade, mit Brille
table-colour-violet = Violett, mit Federbusch
table-colour-bone = Elfenbein, mit Helm

table-adventurers = Abenteurer
table-host = Gastgeber
table-player = spielt mit
table-bot = Bot
table-you = du
table-free = { $count ->
    [one] Freier Platz
   *[other] { $count } freie Plätze
}
table-free-note = lade jemanden ein
table-add-bot = Bot dazu
table-hand-over = Den Tisch an { $name } geben

table-temple = Was steckt im Tempel?
table-module-clashes = Schließt aus: { $names }
table-module-needed-by = nötig für { $names }
table-module-curses-replaces = Statt der einfachen Kammern
table-module-treasures-replaces = { table-module-curses-replaces }
table-module-illusions-replaces = Statt der Kammern mit einem Edelstein
table-module-what = { $name }: Was ist das?
table-module-base = Der Tempel
table-module-base-about = Edelsteine entzünden, drei Gongs, ein Ausgang
table-module-sixth-adventurer = Sechster Abenteurer
table-module-sixth-adventurer-about = Ein Platz mehr, eine Farbe mehr
table-module-curses = Flüche
table-module-curses-about = Violette Masken bringen Flüche, nur eigene Würfel brechen sie
table-module-treasures = Schätze
table-module-treasures-about = Truhen voller Hilfe, für zwei Schlüssel
table-module-illusions = Trugkammern
table-module-illusions-about = Kammern, die verschwinden, wenn die Tore zufallen
table-module-special-chambers = Besondere Kammern
table-module-special-chambers-about = Verbundene Kammern, Doppelkammern und ein Kelch
table-module-pit = Die Grube
table-module-pit-about = Fünf schwarze Masken für zwei Edelsteine
table-module-doomed = Verdammt
table-module-doomed-about = Zwei Flüche mehr, und ein Zauber gegen alle
table-module-fountain = Der Brunnen
table-module-fountain-about = Holt einen verlorenen Würfel zurück, für jeden einmal
table-module-traps = Fallen
table-module-traps-about = Kammern, die ihren Entdecker hineinziehen
table-module-calendar = Kalender
table-module-calendar-about = Edelsteine in der Reihenfolge von Sonne, Mond und Zahnrad
table-module-totem = Das Totem
table-module-totem-about = Maskenwürfel stapeln, mit ruhiger Hand

table-how = So kommt ihr raus
table-how-roll = Würfeln
table-how-roll-about = Wann du willst, so oft du willst. Eine schwarze Maske blockiert ihren Würfel; eine Goldmaske befreit zwei.
table-how-discover = Erkunden
table-how-discover-about = Zwei Abenteurer öffnen eine neue Kammer. Die Symbole im roten Rahmen lassen dich hinein.
table-how-light = Zusammen Edelsteine entzünden
table-how-light-about = Stellt euch in eine Kammer und zählt Schlüssel oder Fackeln zusammen. Jeder entzündete Edelstein spart am Ausgang einen Schlüssel.
table-how-run = Rennen
table-how-run-about = Beim Gong zurück zum Start, ehe die Tore zufallen. Dann den Ausgang finden, und alle raus.

table-settings = Einstellungen
table-difficulty = Schwierigkeit
table-difficulty-normal = Normal
table-difficulty-expert = Könner
table-difficulty-professional = Profis
table-difficulty-extra = { $name } +{ $gems }
table-pace = Dauer eines Wurfs
table-pace-gentle = Kurz
table-pace-normal = Normal
table-pace-hard = Lang
table-soundtrack = Musik
table-soundtrack-track1 = Eins
table-soundtrack-track2 = Zwei
table-soundtrack-chance = Zufall
table-gongs = Gongs bei { $times }
table-gongs-unknown = Welche es ist, hört ihr beim Start.
table-practice = Übung
table-practice-note = Ohne Uhr, ohne Gongs, ohne Einsturz
table-take-over = Bots springen ein
table-take-over-note = Ein Bot spielt für alle, die die Verbindung verlieren
table-seed = Startwort
table-seed-note = Gleiche Wörter ergeben den gleichen Tempel. Leer: eine Überraschung.
table-seed-set = Ein Startwort ist gesetzt: Dieser Tempel ist keine Überraschung.
table-host-only = { $name } entscheidet.

table-next-gems = { $count ->
    [one] Edelstein
   *[other] Edelsteine
}
table-next-chambers = { $count ->
    [one] Kammer
   *[other] Kammern
}

table-warning-never-winnable = So nicht zu gewinnen.
table-warning-needs-luck = Braucht Glück.
table-warning-very-hard = Sehr schwer.

table-ready-do = Ich bin bereit
table-ready-done = Du bist bereit
table-start = Los
table-start-alone = Allein spielen
table-start-alone-note = sieben Würfel, alle deine
table-waiting = warten auf { $names }
table-all-ready = alle sind bereit
table-start-anyway = Ohne Warten los
table-starting = Es geht los
table-watching-note = Du schaust zu.
table-variants = Varianten

table-level = Wie { $name } spielt
table-level-novice = Neuling
table-level-companion = Gefährte
table-level-expert = Könner

# Der Tisch in seinen Teilen: Reiter, Mischungen, Bindungen, Wünsche, Warnungen.
table-tab-team = Team
table-tab-temple = Tempel
table-tab-game = Spiel
table-some-of = { $count } von { $all }
table-parts = { $count ->
    [one] ein Teil
   *[other] { $count } Teile
}
table-group-modules = Module
table-group-small = Kleine Erweiterungen
table-kind-module = Modul
table-kind-small = Kleine Erweiterung
table-always = ist immer dabei: Edelsteine entzünden, drei Gongs, ein Ausgang.
table-inside = In diesem Tempel
table-what-else = Was gibt es noch? { $count } mehr
table-may-wish = Du kannst dir mehr wünschen.
table-wish = Wünsch ich mir
table-wished = Gewünscht
table-wished-by = Wunsch von { $names }
table-presets = Ein Tempel für den Anfang
table-preset-first = Erster Tempel
table-preset-classic = Klassisch
table-preset-everything = Alles
table-preset-changed = geändert
table-mix-save = Speichern
table-mix-share = Teilen
table-mix-save-title = Diese Mischung speichern
table-mix-name = Ihr Name
table-mix-where = Sie bleibt in diesem Browser. Teilen gibt einen Link dazu.
table-mix-forget = { $name } löschen
table-mix-text = Ein Tempel für dich.
table-came-along = { $name }: Dazu kommt auch { $names }.
table-went-along = { $name }: Damit entfällt auch { $names }.
table-undo = Rückgängig
table-host-added = { $name } nimmt dazu: { $names }. Wieder bereit?
table-host-removed = { $name } nimmt heraus: { $names }. Wieder bereit?
table-about-needs = Was es dafür braucht, kommt gleich mit: { $names }.
table-about-kept = Damit entfällt auch: { $names }.
table-read-chapter = Das Kapitel lesen
table-is-in = Im Tempel
table-is-in-note = antippen zum Herausnehmen
table-is-out = Dazunehmen
table-is-out-note = noch nicht im Tempel
table-variants-changed = { $count ->
    [0] Varianten
    [one] Varianten: eine geändert
   *[other] Varianten: { $count } geändert
}
table-state-choosing = wählt noch
table-state-ready = bereit
table-state-away = weg
table-all-taken = Alle Plätze besetzt
table-add-seat = Noch einer
table-start-label = Bereit?
table-start-anyway-note = obwohl { $names } noch wählt
table-ready-undo = Doch noch nicht bereit
table-warning-never-winnable-why = { $asked } Edelsteine verlangt; in diesem Tempel lassen sich { $lit } entzünden.
table-warning-never-winnable-chip = nicht zu gewinnen
table-warning-needs-luck-why = { $asked } Edelsteine verlangt; nur { $lit } lassen sich sicher entzünden.
table-warning-needs-luck-chip = braucht Glück
table-warning-very-hard-why = Alle { $lit } Edelsteine, dann { $keys } Schlüssel mit { $dice } Würfeln.
table-warning-very-hard-chip = sehr schwer
table-remedy-normal = Normal spielen
table-remedy-expert = Als Könner spielen
table-remedy-module = Dazu: { $name }
table-remedy-without = Ohne: { $name }
table-module-brings = dazu: { $names }
table-temple-guest = { $name } sucht aus.

# Frieden am Tisch: wen man hört, wer gehen muss, wer hereindarf.
table-mute = { $name } für mich stumm schalten
table-mute-note = Du bekommst weder Nachrichten noch Rufe. Niemand erfährt davon.
table-mute-all = { $name } für alle stumm schalten
table-mute-all-note = Rufe kommen weiter durch.
table-remove = { $name } entfernen
table-remove-between = { $name } verliert den Platz sofort und kann sich wieder setzen, wenn du den Tisch nicht abschließt.
table-remove-playing = { $name } verliert den Platz sofort und kann in dieses Spiel nicht zurück. Der Platz wartet, oder ein Bot spielt weiter, wenn die Einstellungen es erlauben.
table-remove-yes = Ja, entfernen
table-ban = { $name } aussperren
table-ban-sure = { $name } verliert den Platz sofort, und von derselben Internetadresse kann niemand mehr neu mitspielen oder zuschauen.
table-ban-yes = Ja, aussperren
table-doors = Zutritt und Chat
table-locked = Tisch abschließen
table-locked-note = Niemand kann sich mehr setzen. Wer einen Platz hat, behält ihn.
table-closed = Ohne Zuschauer
table-closed-note = Niemand kann zuschauen. Wer gerade zuschaut, muss gehen.
table-quiet = Nur der Gastgeber schreibt
table-quiet-note = Wer mitspielt, kann weiter rufen; das Publikum ist still.
table-free-locked = der Tisch ist abgeschlossen
# Quests.
table-module-quests = Quests
table-module-quests-about = Kammern mit Aufgaben; erst alle schaffen, dann entkommen
table-warning-one-door = Braucht vielleicht Glück.
table-warning-one-door-why = Eine Kammer mit nur einer Tür, etwa die des Geistes, kann zugebaut werden, wenn Kammern verschwinden.
table-warning-one-door-chip = eine Tür

# New quests.
table-module-new-quests = Neue Quests
table-module-new-quests-about = Chaos, Sternbild und Schlangen, und drei Flüche mehr
table-warning-everybody-needed = Alle werden gebraucht.
table-warning-everybody-needed-why = Chaos und Sternbild warten auf alle: Wer nicht kommen kann oder keinen Würfel mehr hat, hält alle auf.
table-warning-everybody-needed-chip = alle nötig
table-warning-stars-vanish = Sterne können verschwinden.
table-warning-stars-vanish-why = Das Sternbild braucht eine Kammer mit einem Edelstein und den Ausgang; hier verschwinden solche Kammern, wenn die Tore zufallen.
table-warning-stars-vanish-chip = Sterne weg
# Characters.
table-module-characters = Charaktere
table-module-characters-about = Alle sind jemand, mit einer Karte, die sonst niemand hat
table-warning-card-useless-alone = Diese Karte braucht Gesellschaft.
table-warning-card-useless-alone-why = Allein kannst du sie nie einsetzen.
table-warning-card-useless-alone-chip = nicht allein

# Teleporter and Trickster.
table-module-new-characters = Neue Charaktere
table-module-new-characters-about = Teleporterin und Gauner, und ein Verlies mit Rutsche
table-warning-held-alone = Niemand kann dir helfen.
table-warning-held-alone-why = Allein hilft dir niemand von der Klippe, und eine verschlossene Rutschfalle hält dich für immer.
table-warning-held-alone-chip = ohne Hilfe

# Exchange and teleport chambers.
table-module-exchange-teleport = Tausch und Teleport
table-module-exchange-teleport-about = Eine Marke, die zwei Kammern verbindet; mit Flüchen und Schätzen auch eine Kammer zum Tauschen

# Cursed gems.
table-module-cursed-gems = Verfluchte Edelsteine
table-module-cursed-gems-about = Alle geben einen Edelstein zurück, bevor sie entkommen; seht Marken an und merkt sie euch
table-warning-twins-vanish = Zwillinge können verschwinden.
table-warning-twins-vanish-why = Marken, die niemand gefunden hat, kommen mit ihren Kammern unter den Stapel, wenn die Tore zufallen.
table-warning-twins-vanish-chip = Zwillinge weg
table-warning-pawn-must-arrive = Die Figur muss ans Ziel.
table-warning-pawn-must-arrive-why = Entkommen verlangt { $keys } Schlüssel bei { $dice } Würfeln, also muss die Figur aufs letzte Feld.
table-warning-pawn-must-arrive-chip = Figur ans Ziel
table-warning-cursed-side = Sehr schwer.
table-warning-cursed-side-why = Weniger als { $won } von 100 Bot-Teams entkommen.
table-warning-cursed-side-chip = sehr schwer
# The labyrinth.
table-module-labyrinth = Das Labyrinth
table-module-labyrinth-about = Reihen, die gleiten, ein Start, der umzieht, und neue Karten
table-warning-weakest-link = Wer festsitzt, verliert für alle.
table-warning-weakest-link-why = Wer das Schwächste Glied hat, muss am Start sein, wenn die Tore zufallen. Eine Kammer kann das hier verhindern: Spielt ohne eines von beiden oder bleibt beisammen.
table-warning-weakest-link-chip = schwächstes Glied
# Time chambers.
table-module-time-chambers = Zeitkammern
table-module-time-chambers-about = Sand, der verbietet, Würfel nimmt oder Aufgaben stellt
table-warning-trials-alone = Allein kaum zu lösen.
table-warning-trials-alone-why = Allein will die Fackelkammer alle sieben Würfel auf einmal, und Lava kann drei nehmen.
table-warning-trials-alone-chip = allein
table-warning-lava-adds-gems = Lava kann Edelsteine bringen.
table-warning-lava-adds-gems-why = Eine Lavakammer kann { $gems } Edelsteine mehr bringen: Jeder kostet am Ausgang einen Schlüssel.
table-warning-lava-adds-gems-chip = mehr Edelsteine
# Prüfungen.
table-module-challenges = Prüfung
table-module-challenges-about = Ein fester Aufbau, von leicht bis gnadenlos
table-preset-challenge = Eine Prüfung
table-warning-no-mark-added = Kein Abzeichen.
table-warning-no-mark-added-why = Etwas in diesem Tempel gehört nicht zur Prüfung.
table-warning-no-mark-added-chip = kein Abzeichen
table-warning-no-mark-missing = Kein Abzeichen.
table-warning-no-mark-missing-why = Etwas, das zur Prüfung gehört, ist nicht dabei.
table-warning-no-mark-missing-chip = kein Abzeichen
table-warning-no-mark-eased = Kein Abzeichen.
table-warning-no-mark-eased-why = Eine Prüfung wird mit Uhr und der üblichen Dauer eines Wurfs gespielt.
table-warning-no-mark-eased-chip = kein Abzeichen
table-warning-no-mark-seed = Kein Abzeichen.
table-warning-no-mark-seed-why = Mit einem gewählten Startwort kennt vielleicht schon jemand diesen Tempel.
table-warning-no-mark-seed-chip = kein Abzeichen
table-warning-challenge-tight = Sehr schwer.
table-warning-challenge-tight-why = Mindestens { $needed } von { $lit } Edelsteinen. Besondere Kammern oder die Grube helfen, und die Prüfung zählt trotzdem.
table-warning-challenge-tight-chip = sehr schwer

# Ein Tisch für den Tempel des Tages.
table-day-counts = Das erste Spiel hier zählt.
table-day-leaves = Mit anderen Einstellungen spielt ihr einen eigenen Tempel.

# Before a big screen.
table-cheer = Ins Publikum
table-spectators = { $count ->
    [one] eine Person im Publikum
   *[other] { $count } im Publikum
}

# The Sand of Fortune.
table-module-sand-of-fortune = Der Sand der Fortuna
table-module-sand-of-fortune-about = Eine Sanduhr statt der Uhr; jemand muss sie umdrehen
table-gongs-kept = Der Sand sagt, wann die Gongs kommen.
