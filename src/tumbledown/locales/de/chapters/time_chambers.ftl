# Chambers.
chamber-prohibition-a = Kammer der stillen Edelsteine
chamber-prohibition-a-about = Beim Entdecken: 30 Sekunden lang entzündet niemand Edelsteine, danach betritt 30 Sekunden lang niemand eine Kammer.
chamber-prohibition-b = Kammer der blinden Masken
chamber-prohibition-b-about = Beim Entdecken: 30 Sekunden lang befreien Goldmasken nichts, danach betritt 30 Sekunden lang niemand die Startkammer.
chamber-prohibition-c = Kammer der stillen Füße
chamber-prohibition-c-about = Beim Entdecken: 30 Sekunden lang betritt niemand eine Kammer, danach befreien Goldmasken 30 Sekunden lang nichts.
chamber-prohibition-d = Kammer des verschlossenen Starts
chamber-prohibition-d-about = Beim Entdecken: 30 Sekunden lang betritt niemand die Startkammer, danach entzündet 30 Sekunden lang niemand Edelsteine.
chamber-lava-dice = Lavakammer der Würfel
chamber-lava-dice-about = Eine Minute für drei Aufgaben, die ihr hier gemeinsam löst. Sonst verliert das Team 3, 2 oder 1 Würfel.
chamber-lava-gems = Lavakammer der Edelsteine
chamber-lava-gems-about = Eine Minute für drei Aufgaben, die ihr hier gemeinsam löst. Sonst kommen 3, 2 oder 1 Edelsteine in den Vorrat.
chamber-torch-chamber = Fackelkammer
chamber-torch-chamber-about = Zeigt hier binnen einer Minute gemeinsam sieben Fackeln, sonst verlieren zwei von euch je einen Würfel.
chamber-sacrifice-chamber = Opferkammer
chamber-sacrifice-chamber-about = Alle legen hier einen Würfel ab. Wer binnen einer Minute kommt, hat ihn wieder, sonst ist er verloren.

# What is forbidden.
ban-gems = Niemand entzündet Edelsteine
ban-golden-masks = Goldmasken befreien nichts
ban-movement = Niemand betritt eine Kammer
ban-starting-chamber = Niemand betritt die Startkammer

# Deeds.
deed-light-torches = Fackeln zeigen
deed-cool-lava = Lava-Aufgabe lösen

# The two glasses.
glass-green-still = Grüne Sanduhr: nichts ist verboten
glass-blue-still = Blaue Sanduhr: nichts ist gefragt
glass-then = dann: { $ban }
glass-then-free = dann ist alles wieder erlaubt
glass-task = { $price } gemeinsam, jetzt { $count }
glass-or-two-players = sonst verlieren zwei von euch je einen Würfel
glass-or-dice = { $count ->
    [one] sonst verliert das Team einen Würfel
   *[other] sonst verliert das Team { $count } Würfel
}
glass-or-gems = { $count ->
    [one] sonst kommt ein Edelstein in den Vorrat
   *[other] sonst kommen { $count } Edelsteine in den Vorrat
}
glass-solved = gelöst, der Sand läuft nur noch aus
glass-too-few-dice = dafür sind zu wenige Würfel übrig
glass-fetch-mine = Hol deinen Würfel
glass-fetch = Würfel in der Opferkammer
glass-fetch-note = { $count ->
    [0] alle sind geholt
    [one] ein Würfel liegt noch dort
   *[other] { $count } Würfel liegen noch dort
}

# The team owes dice.
temple-ask-volunteers = Wer gibt einen Würfel?
temple-ask-volunteers-note = Danach gibt, wer die meisten hat.
temple-ask-volunteers-0 = Ich nicht
volunteers-title = { $count ->
    [one] Wer gibt einen Würfel?
   *[other] Wer gibt { $count } Würfel?
}
volunteers-two = Je einen, sonst wer die meisten hat.
volunteers-rest = Rest: wer die meisten hat.
volunteers-none = Ich nicht
volunteers-name = { $name } gibt einen Würfel
volunteers-give-short = 1 geben
volunteers-give = { $count ->
    [one] Einen Würfel geben
   *[other] { $count } Würfel geben
}
volunteers-gives = { $count ->
    [one] { $name } gibt einen Würfel
   *[other] { $name } gibt { $count } Würfel
}
volunteers-passes = { $name } gibt keinen
temple-ask-sacrifice = Dein Würfel liegt in der Opferkammer
temple-ask-sacrifice-note = Lieber einen anderen? Tippe ihn an.
temple-ask-sacrifice-usual = Diesen

# What happens.
time-begins-sacrifice-chamber = Von allen kommt ein Würfel in die Opferkammer!
time-begins-torch-chamber = Fackelkammer: sieben Fackeln in einer Minute!
time-begins-lava-dice = Lava! Drei Aufgaben in einer Minute.
time-begins-lava-gems = { time-begins-lava-dice }
time-waits = { $chamber }: wartet als Nummer { $number }.
time-ban-begins = { $ban }: { $seconds } Sekunden.
time-ban-ends = Wieder erlaubt. Vorbei: { $ban }.
time-task-solved = Aufgabe { $count } von { $all } gelöst!
time-all-solved = Gelöst: { $chamber }!
time-failed = Zeit abgelaufen: { $chamber }.
time-gems-added = { $count ->
    [one] Ein Edelstein kommt in den Vorrat.
   *[other] { $count } Edelsteine kommen in den Vorrat.
}
time-dice-owed = { $count ->
    [one] Das Team verliert einen Würfel. Wessen?
   *[other] Das Team verliert { $count } Würfel. Wessen?
}
time-die-given = { $count ->
    [one] Du gibst einen Würfel.
   *[other] Du gibst { $count } Würfel.
}
time-die-given-mate = { $count ->
    [one] { $name } gibt einen Würfel.
   *[other] { $name } gibt { $count } Würfel.
}
time-die-taken = { $count ->
    [one] Du verlierst einen Würfel.
   *[other] Du verlierst { $count } Würfel.
}
time-die-taken-mate = { $count ->
    [one] { $name } verliert einen Würfel.
   *[other] { $name } verliert { $count } Würfel.
}
time-die-back = Du hast deinen Würfel wieder.
time-die-back-mate = { $name } hat einen Würfel geholt.
time-forfeited = { $count ->
    [one] Ein geopferter Würfel ist verloren.
   *[other] { $count } geopferte Würfel sind verloren.
}
time-sand-out = Der blaue Sand ist abgelaufen.
time-too-few-dice = Zu wenige Würfel für diese Aufgabe.

# Refusals.
refused-nobody-is-wanted = Gerade fehlt kein Würfel
refused-gems-banned = Jetzt keine Edelsteine
refused-masks-banned = Goldmasken wirken jetzt nicht
refused-steps-banned = Jetzt darf niemand hinein
refused-start-banned = Startkammer ist jetzt verboten
refused-sand-not-turned = Ihr Sand läuft noch nicht
refused-trial-over = Diese Aufgabe ist vorbei
refused-no-torches-here = Nur in der Fackelkammer
refused-no-lava-here = Hier ist keine Lava

# At the table.
table-number-time-chambers = Wie viele Zeitkammern

# The rulebook: long texts, for a quiet moment.
module-time-chambers-entry = Zwei, drei oder vier der acht Zeitkammern werden untergemischt, und niemand weiß, welche. Sobald eine entdeckt wird, läuft ihre Sanduhr: die grüne 30 Sekunden, die blaue eine Minute. Hineingezogen wird niemand. Ist ihre Sanduhr gerade vergeben, bekommt die Kammer eine Nummer und wartet; bis dahin tut sie nichts. Eine Verbotskammer verbietet euch allen 30 Sekunden lang das eine und weitere 30 Sekunden lang das andere, wo ihr auch seid. Goldmasken dürft ihr für später behalten, erzwungene Wege geschehen trotzdem, und zu entkommen ist nie verboten; wer aber im Tempel und nicht in der Startkammer ist, wenn die Tore zufallen, verliert auch dann einen Würfel, wenn ein Verbot schuld ist. Opferkammer: Alle legen einen Würfel ab und haben ihn wieder, wenn sie rechtzeitig kommen. Fackelkammer: gemeinsam sieben Fackeln, sonst verlieren zwei von euch je einen Würfel. Lavakammer: fünf Fackeln, dann vier Schlüssel, dann drei Abenteurer, alles in derselben Minute; misslingt es, zahlt ihr nur für die Aufgabe, an der ihr seid, in der einen Lavakammer mit Würfeln, in der anderen mit neuen Edelsteinen. Verliert das Team Würfel, könnt ihr euch zehn Sekunden lang freiwillig melden; was fehlt, zahlt, wer die meisten hat. Eine früh gelöste Aufgabe hält ihren Sand nicht an. Beim Einsturz, oder wenn alle entkommen sind, zählen Sand und Aufgaben nicht mehr.

table-variant-time-chambers-called-out = Alle an einem Tisch
table-variant-time-chambers-called-out-about = Wer freiwillig gibt, sagt es laut, und irgendwer tippt den Namen an. Aus: Alle antworten auf ihrem eigenen Bildschirm.
