# The rulebook.

rulebook-title = Regeln
rulebook-skip = Zum Text
rulebook-home = Zur Startseite
rulebook-lead = Alle Regeln des Spiels in unseren eigenen Worten, jede Kammer und jede Karte. Fang mit dem Grundspiel an; nimm dazu, was euer Tisch spielt.
rulebook-description = Die Regeln von Tumbledown, Kapitel für Kapitel, mit jeder Kammer, jeder Karte, jeder Marke und jedem Charakter.
rulebook-chapters = Kapitel
rulebook-languages = Sprachen
rulebook-on-this-page = Auf dieser Seite
rulebook-count-rules = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rulebook-nothing = Diese Seite gibt es in den Regeln nicht
rulebook-nothing-note = Vielleicht ist die Adresse vertippt. Such danach, oder wähle ein Kapitel.

# Searching.
rulebook-search = In den Regeln suchen
rulebook-search-hint = Gift, Tore, wer zahlt mit wem
rulebook-search-go = Suchen
rulebook-search-for = Gefunden für „{ $query }“
rulebook-search-all = Alles von A bis Z
rulebook-search-none = Nichts gefunden. Versuch es mit weniger Wörtern oder einem anderen.
rulebook-search-short = Kurz gesagt
rulebook-search-things = Karten und Kammern
rulebook-search-count = Gefunden: { $count }

# A chapter.
rulebook-chapter-base = Das Grundspiel
rulebook-chapter-challenges = 26 Prüfungen
rulebook-about-base = Würfel, Kammern, Edelsteine, drei Gongs und ein Ausgang
rulebook-entry-base = Ihr seid ein Team in einem Tempel, der nach zehn Minuten einstürzt. Alle würfeln zur gleichen Zeit mit ihren eigenen Würfeln, so oft sie wollen. Zwei Abenteurer erkunden eine neue Kammer, und die Symbole im roten Rahmen einer Kammer lassen dich hinein. Entzündet gemeinsam Edelsteine, wo es welche gibt: Je mehr ihr entzündet, desto weniger Schlüssel verlangt der Ausgang. Lauf bei jedem Gong in die Startkammer zurück, bevor die Tore fallen, sonst verlierst du einen Würfel. Ihr gewinnt, wenn alle entkommen sind, bevor der Tempel einstürzt.
rulebook-entry-sixth-adventurer = Ein sechster Platz in einer weiteren Farbe. Zu sechst liegen mehr Edelsteine im Vorrat; sonst spielt ihr wie zu fünft.
rulebook-sort-card = Die Karten
rulebook-sort-character = Die Charaktere
rulebook-sort-chamber = Die Kammern
rulebook-sort-token = Die Marken und Plättchen
rulebook-rules = Die Regeln
rulebook-general = Allgemein
rulebook-needs = Wird gespielt mit:
rulebook-more-from = Weitere kommen mit:
rulebook-decided = von uns entschieden
rulebook-decided-note = Die gedruckten Regeln lassen das offen, und so spielen wir es.

# A chamber, a card, a token, a character.
rulebook-enter = Betreten
rulebook-enter-rear = Hinteren Teil betreten
rulebook-lift = Brechen mit
rulebook-pays = Zu zeigen
rulebook-use = Jeder Einsatz kostet
rulebook-gems = { $count ->
    [one] Für einen Edelstein
   *[other] Für { $count } Edelsteine
}
rulebook-copies = In der Schachtel
rulebook-comes-with = Kommt mit
rulebook-purple-mask = Eine violette Maske: Wer die Kammer entdeckt, zieht einen Fluch, wenn ihr mit Flüchen spielt.
rulebook-treasure = Eine Truhe: Beim Entdecken wird ein Schatz daraufgelegt, wenn ihr mit Schätzen spielt.
rulebook-closed = Niemand betritt sie.
rulebook-one-way = Eine ihrer Türen führt nur hinein.
rulebook-always = Wirkt das ganze Spiel
rulebook-per-slam = Wirkt einmal, und wieder, sobald die Tore gefallen sind
rulebook-plain = Eine Kammer zum Durchgehen.
rulebook-rebuilt = Hier sind wir nicht sicher
rulebook-rebuilt-note = Nach dem, was bekannt ist, haben wir rekonstruiert: { $what }. Sagt deine Schachtel etwas anderes, hat sie recht.
rulebook-rebuilt-entry = was das Betreten kostet
rulebook-rebuilt-openings = wo die Öffnungen sind
rulebook-rebuilt-gems = was die Edelsteine kosten
rulebook-rebuilt-icons = ob sie Maske oder Truhe zeigt
rulebook-rebuilt-halves = in welchen Teil jede Tür führt
rulebook-rebuilt-lift = die verlangten Symbole
rulebook-rebuilt-looks = das Aussehen
rulebook-rebuilt-values = Diese Werte haben wir so rekonstruiert, dass es sich gut spielt: { $what }. Sagt deine Schachtel etwas anderes, hat sie recht.
rulebook-rebuilt-normal = die Dauer eines Wurfs
rulebook-rebuilt-spaces = die Reihenfolge der Bilder auf dem Kalender
rulebook-rebuilt-bars-after = wo die Balken des Kalenders liegen
rulebook-rebuilt-upper = was sie verbietet
rulebook-rebuilt-lower = { rulebook-rebuilt-upper }
rulebook-rebuilt-look-ms = wie lange man eine Marke ansieht
rulebook-rebuilt-hint-ms = wie lange ein Hinweis möglich ist
rulebook-rebuilt-hints = wie viele Hinweise es gibt
rulebook-rebuilt-rest-ms = die Pause, bis die Marke wieder wirkt
rulebook-rebuilt-usual = wie viele Quests ein übliches Spiel hat
rulebook-rebuilt-volunteers-ms = wie lange sich Freiwillige melden können
rulebook-rebuilt-whole = wie viel Sand es insgesamt gibt
rulebook-rebuilt-countdowns = wie lange die Countdowns dauern
rulebook-rebuilt-least = wie viel Sand jede Sanduhr fasst
rulebook-rebuilt-most = { rulebook-rebuilt-least }
rulebook-rebuilt-spilled = wie viel Sand verloren geht
rulebook-rebuilt-stays = wie weit von der Mitte ein Würfel liegen bleibt oder andere mitreißt
rulebook-rebuilt-one-falls = { rulebook-rebuilt-stays }
rulebook-rebuilt-two-fall = { rulebook-rebuilt-stays }
rulebook-rebuilt-three-fall = { rulebook-rebuilt-stays }
rulebook-rebuilt-reach = wie der Würfel über dem Turm schwingt
rulebook-rebuilt-wider = { rulebook-rebuilt-reach }
rulebook-rebuilt-swing-halves = { rulebook-rebuilt-reach }
rulebook-rebuilt-rests-ms = wie lange der Turm zur Ruhe kommt
rulebook-rebuilt-hand-ms = wie genau die Hand eines Bots ist
rulebook-rebuilt-extra-gems = wie viele Edelsteine mehr jede Prüfung hat
rulebook-rebuilt-quest-chambers = wie viele Quests jede Prüfung hat
rulebook-rebuilt-modules = welche Module zu jeder Prüfung gehören
rulebook-related = Die Regeln dazu
rulebook-copy = Link kopieren
rulebook-copied = Kopiert

# The challenges as a table.
rulebook-challenge-list = Alle 26 Prüfungen
rulebook-challenge-name = Prüfung
rulebook-challenge-modules = Module
rulebook-challenge-gems = Edelsteine mehr
rulebook-challenge-quests = Quests
rulebook-challenge-boxes = Schachteln
rulebook-challenge-none = keine

# What a group of rules is about.
rulebook-part-setup = Aufbau
rulebook-part-players = Wer mitspielt
rulebook-part-die = Würfel
rulebook-part-dice = { rulebook-part-die }
rulebook-part-gem = Edelsteine
rulebook-part-realtime = Alles gleichzeitig
rulebook-part-clock = Die Uhr
rulebook-part-countdown = Gong und Countdown
rulebook-part-slam = Die Tore fallen
rulebook-part-die-loss = Einen Würfel verlieren
rulebook-part-roll = Würfeln
rulebook-part-mask = Masken
rulebook-part-chamber = Kammern
rulebook-part-enter = Betreten
rulebook-part-discover = Erkunden
rulebook-part-escape = Entkommen
rulebook-part-fate = Schicksalswende
rulebook-part-difficulty = Schwierigkeit
rulebook-part-end = Gewonnen oder verloren
rulebook-part-solo = Allein
rulebook-part-track = Die Leiste
rulebook-part-tile = Kalenderplättchen
rulebook-part-eternal = Die ewige Seite
rulebook-part-cursed = Die verfluchte Seite
rulebook-part-deck = Der Stapel
rulebook-part-quests = { table-module-quests }
rulebook-part-permanent = Karten, die immer wirken
rulebook-part-activatable = Karten, die einmal wirken, bis die Tore fallen
rulebook-part-draw = Einen Fluch ziehen
rulebook-part-active = Solange er wirkt
rulebook-part-lift = Einen Fluch brechen
rulebook-part-exchange = Tausch
rulebook-part-teleport = { card-teleport }
rulebook-part-regain = Einen Würfel zurückholen
rulebook-part-vines = { card-strangle-vines }
rulebook-part-vanish = Verschwinden
rulebook-part-gear = { chamber-gear-chamber }
rulebook-part-curse = Die Flüche
rulebook-part-treasure = Die Schätze
rulebook-part-special-chambers-treasure = Kelch und Schatzkammer
rulebook-part-linked = Verbundene Kammern
rulebook-part-double = Doppelkammern
rulebook-part-narrow = { chamber-narrow-passage }
rulebook-part-snakes = Schlangen
rulebook-part-activate = Ihre Edelsteine
rulebook-part-help = Hilfe
rulebook-part-complete = Quest geschafft
rulebook-part-timer = Sanduhren
rulebook-part-queue = Wenn eine Sanduhr vergeben ist
rulebook-part-prohibition = Verbote
rulebook-part-sacrifice = { chamber-sacrifice-chamber }
rulebook-part-torch = { chamber-torch-chamber }
rulebook-part-lava = Lavakammern
rulebook-part-cliff = Klippen
rulebook-part-slide = { chamber-slide-trap }
rulebook-part-place = Schätze auslegen
rulebook-part-claim = Einen Schatz heben
rulebook-part-use = Einen Schatz einsetzen
rulebook-part-double-icon = Doppelfackel und Doppelschlüssel
