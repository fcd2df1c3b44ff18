# Cards.
card-discoverer-permanent = Entdeckerin
card-discoverer-permanent-effect = Sieh dir die gezogene Kammer an; du darfst eine andere nehmen.
card-discoverer-activatable = Entdeckerin
card-discoverer-activatable-effect = Lauf bis zu drei Kammern weit, ohne fürs Betreten zu zahlen.
card-doc-permanent = Doc
card-doc-permanent-effect = Jede deiner Goldmasken befreit drei Würfel.
card-doc-activatable = Doc
card-doc-activatable-effect = Befreie alle blockierten Würfel von jemandem, nah oder fern.
card-mentalist-permanent = Mentalist
card-mentalist-permanent-effect = Deine Goldmasken zählen auch als Schlüssel.
card-mentalist-activatable = Mentalist
card-mentalist-activatable-effect = Spring in eine Kammer, in der jemand aus dem Team steht.
card-mechanic-permanent = Mechaniker
card-mechanic-permanent-effect = Jede deiner Fackeln zählt als zwei.
card-mechanic-activatable = Mechaniker
card-mechanic-activatable-effect = Dreh eine Kammer, nur nicht die Startkammer.
card-priest-permanent = Priester
card-priest-permanent-effect = Mit lauter schwarzen Masken springst du zu jemandem aus dem Team.
card-priest-activatable = Priester
card-priest-activatable-effect = Verleih drei Schlüssel oder Fackeln für Edelsteine, nah oder fern.
card-muscleman-permanent = Kraftprotz
card-muscleman-permanent-effect = Betritt jede Kammer für zwei Abenteurer.
card-muscleman-activatable = Kraftprotz
card-muscleman-activatable-effect = Geh durch eine Wand in die nächste Kammer.
card-priest-torches = Drei geliehene Fackeln
card-priest-torches-effect = Vom Priester, für die Edelsteine hier.
card-priest-keys = Drei geliehene Schlüssel
card-priest-keys-effect = Vom Priester, für die Edelsteine hier.

# Refusals.
refused-card-face-down = Deine Karte liegt verdeckt
refused-nobody-elsewhere = Sonst ist niemand woanders
refused-no-wall-beside = Keine Kammer hinter der Wand
refused-double-wall-holds = Doppelkammer: Die Wand hält
refused-nothing-turns = Das ändert nichts
refused-lent-already = Deine Symbole liegen schon da
refused-start-stays = Der Start dreht sich nicht
refused-lending-no-help = Da helfen die Symbole nicht
refused-not-all-black = Nicht alle sind schwarz

# The rulebook: long texts, for a quiet moment.
module-characters-entry = Sechs Charaktere mit je zwei Karten: Die eine wirkt immer, die andere setzt du mit den Symbolen ein, die auf ihr stehen. Vor dem Spiel wählen alle verschiedene Charaktere und behalten je eine der beiden Karten; die andere bleibt in der Schachtel. Eine eingesetzte Karte liegt verdeckt und hilft erst wieder, wenn die Tore das nächste Mal zufallen. Deine Karte wirkt nur für dich, außer sie nennt jemand anderen.
card-discoverer-permanent-entry = Beim Erkunden siehst zuerst nur du die Kammer. Behalte sie, oder leg sie unter den Stapel und zieh eine andere, die du legen musst, an eine beliebige Öffnung deiner Kammer. Du hast fünf Sekunden, dann bleibt sie. Jede Kammer darf zurück, auch der Ausgang, und nichts von dem geschieht, was sie bringt. Ist keine andere mehr da, gibt es keine Wahl.
card-discoverer-activatable-entry = Für drei Abenteurer läufst du bis zu drei Kammern weit auf offenen Wegen und zahlst an keiner Tür. Unterwegs entdeckst du nichts, und durch eine Kammer, die du gerade nicht betreten darfst, führt der Lauf nicht. Danach liegt die Karte verdeckt, bis die Tore das nächste Mal zufallen.
card-doc-permanent-entry = Eine Goldmaske befreit bis zu drei blockierte Würfel, deine oder die einer anderen Person in deiner Kammer. Unter dem Maskenfluch befreit sie einen.
card-doc-activatable-entry = Für zwei Goldmasken sind alle blockierten Würfel einer anderen Person im Team frei, wo sie auch steht; unter dem Maskenfluch befreit jede der beiden nur einen. Wer „Meine schwarzen Masken behalten“ eingeschaltet hat, kann nicht gewählt werden. Danach liegt die Karte verdeckt, bis die Tore das nächste Mal zufallen.
card-mentalist-permanent-entry = Deine Goldmasken zählen als Schlüssel, wofür du willst: Edelsteine, Schätze, Türen, Ausgang. Erst gehen Schlüssel, Masken nur für das, was noch fehlt; eine solche Maske wird sofort neu gewürfelt. In deiner Kammer können auch die anderen sie als Schlüssel nutzen, wenn du sie nicht zurückhältst.
card-mentalist-activatable-entry = Für zwei Schlüssel springst du in eine andere Kammer, in der jemand aus dem Team steht, nah oder fern. Eine Falle hält dich fest, und der Kelch kommt nie mit. Danach liegt die Karte verdeckt, bis die Tore das nächste Mal zufallen.
card-mechanic-permanent-entry = Jede Fackel, die du gewürfelt hast, zählt als zwei, wo immer Fackeln gefragt sind. Eine Fackel zu viel verfällt. Fackeln auf Schätzen und auf getauschten Würfeln zählen wie sonst.
card-mechanic-activatable-entry = Für zwei Fackeln drehst du eine Kammer um ein, zwei oder drei Viertel, auch wenn jemand darin steht; alle bleiben, wo sie sind. Ein Geheimgang bleibt an seiner Kante. Die Startkammer dreht sich nicht. Danach liegt die Karte verdeckt, bis die Tore das nächste Mal zufallen.
card-priest-permanent-entry = Zeigen alle deine Würfel im Spiel schwarze Masken, darfst du in eine andere Kammer springen, in der jemand aus dem Team steht, so oft du willst. Die Würfel bleiben blockiert. Eine Falle hält dich fest, und der Kelch kommt nie mit.
card-priest-activatable-entry = Für drei eigene schwarze Masken gibst du drei Schlüssel oder drei Fackeln zu den Edelsteinen irgendeiner Kammer. Reicht das mit dem, was dort geteilt wird, leuchten sie sofort; sonst warten die Symbole dort zehn Sekunden auf alle, die darin stehen. Von verbundenen Kammern helfen sie einer, und in jeder beteiligten muss jemand stehen. Du darfst die drei Würfel auch einfach neu würfeln. Die Karte wird erst umgedreht, wenn die Symbole gebraucht werden.
card-muscleman-permanent-entry = Um eine Kammer durch einen offenen Weg zu betreten, darfst du zwei Abenteurer zahlen statt dessen, was ihr Rahmen verlangt. Was du trägst, kostet trotzdem extra.
card-muscleman-activatable-entry = Für zwei Abenteurer gehst du durch eine Wand in die nächste Kammer und zahlst nichts fürs Betreten. Keine Wand einer Doppelkammer gibt nach, weder von innen noch von außen. Eine Falle hält dich fest, und der Kelch kommt nie mit. Danach liegt die Karte verdeckt, bis die Tore das nächste Mal zufallen.
card-priest-torches-entry = Der Priester verleiht sie zehn Sekunden lang: Wer in der Kammer steht, kann damit ihre Edelsteine entzünden.
card-priest-keys-entry = Der Priester verleiht sie zehn Sekunden lang: Wer in der Kammer steht, kann damit ihre Edelsteine entzünden.

# Who one may be.
role-discoverer = { card-discoverer-permanent }
role-doc = { card-doc-permanent }
role-mentalist = { card-mentalist-permanent }
role-mechanic = { card-mechanic-permanent }
role-priest = { card-priest-permanent }
role-muscleman = { card-muscleman-permanent }

# Deeds, and the tools on the map.
deed-long-run = Laufen
deed-mind-jump = Springen
deed-black-jump = Springen
deed-through-wall = Durchbrechen
deed-turn-chamber = Drehen
deed-remote-healing = Jemanden befreien
deed-remote-healing-of = Alle blockierten Würfel von { $name } befreien
deed-lend-icons = Verleihen
deed-leave-icons = Verleihen
deed-shed-masks = Nur neu würfeln
temple-aim-long-run = Wie weit läufst du?
temple-aim-mind-jump = Zu wem springst du?
temple-aim-black-jump = Zu wem springst du?
temple-aim-through-wall = Durch welche Wand?
temple-aim-turn-chamber = Diese Kammer drehen
temple-aim-remote-healing = Tippe an, wen du befreist
temple-aim-leave-icons = Wo hilfst du?
tool-lend-keys = Drei Schlüssel für: { $chamber }
tool-lend-torches = Drei Fackeln für: { $chamber }
tool-lend-together = Zusammen mit: { $chambers }

# Questions.
temple-ask-replace-chamber = Diese Kammer behalten?
temple-ask-replace-chamber-note = Eine andere musst du nehmen, an einer Öffnung hier.
temple-ask-replace-chamber-0 = Behalten
temple-ask-replace-chamber-1 = Andere ziehen
temple-ask-replace-chamber-at = { $side ->
    [north] Andere ziehen, nach Norden
    [east] Andere ziehen, nach Osten
    [south] Andere ziehen, nach Süden
   *[west] Andere ziehen, nach Westen
}
temple-ask-lent-icons = Du hilfst aus der Ferne
temple-ask-lent-icons-note = Wer dort ist, kann damit Edelsteine entzünden.
temple-ask-lent-icons-0 = Zurücknehmen

# On the screen, and what happens.
temple-pile-characters = Dein Charakter
temple-say-turned = Du drehst: { $chamber }.
temple-say-turned-mate = { $name } dreht: { $chamber }.
temple-say-leapt = { $name } ist jetzt hier: { $chamber }.
temple-say-lent-keys = Drei Schlüssel mehr: { $chamber }
temple-say-lent-torches = Drei Fackeln mehr: { $chamber }

# What happens.
temple-tell-reopens-mechanic = Der Mechaniker kann einen Weg öffnen.
temple-tell-reopens-muscleman = Der Kraftprotz kann durch die Wände brechen.
