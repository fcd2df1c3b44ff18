# Cards.
card-chalice = Kelch
card-chalice-effect = Trag ihn zum Ausgang, jeder Schritt kostet eine Fackel mehr.

# Chambers.
chamber-linked-1 = Kettenkammer
chamber-linked-1-about = Leuchtet nur zusammen mit einer anderen verbundenen Kammer, einmal im Spiel.
chamber-linked-2 = Knotenkammer
chamber-linked-2-about = { chamber-linked-1-about }
chamber-linked-3 = Ringkammer
chamber-linked-3-about = { chamber-linked-1-about }
chamber-double-torch-chamber = Doppelkammer der Fackeln
chamber-double-torch-chamber-about = Innen eine Wand. Die Edelsteine liegen hinten, und dorthin führt ein eigener Eingang.
chamber-double-key-chamber = Doppelkammer der Schlüssel
chamber-double-key-chamber-about = { chamber-double-torch-chamber-about }
chamber-treasure-chamber = Schatzkammer
chamber-treasure-chamber-about = Hier ruht der Kelch. Einmal gefunden, muss er zum Ausgang.

# Deeds.
deed-linked = Verbundene Edelsteine entzünden
deed-carry-chalice =
    { $side ->
        [north] Mit dem Kelch nach Norden gehen
        [east] Mit dem Kelch nach Osten gehen
        [south] Mit dem Kelch nach Süden gehen
       *[west] Mit dem Kelch nach Westen gehen
    }
deed-carry-chalice-short = Mit dem Kelch
deed-carry-chalice-far = Mit dem Kelch dorthin gehen

# What happens.
temple-say-chalice-carried = Du trägst den Kelch: { $chamber }.
temple-say-chalice-carried-mate = { $name } trägt den Kelch: { $chamber }.
temple-say-chalice-back = Der Kelch ist wieder am Start.
temple-say-chalice-inside = Der Kelch ist noch drin. Noch einmal tippen, und ihr verliert.
temple-say-chalice-open = noch nicht am Ausgang
temple-say-linked =
    { $count ->
        [one] Die verbundenen Kammern entzünden einen Edelstein.
       *[other] Die verbundenen Kammern entzünden { $count } Edelsteine.
    }
temple-tell-chalice-found = Der Kelch! Er muss mit hinaus.
temple-tell-chalice-recovered = Der Kelch ist gerettet!

# Refusals.
refused-linked-alone = Nur mit verbundener Kammer
refused-linked-used = Verbindung schon genutzt
refused-no-linked-here = Die Kammer ist nicht verbunden

# At the table.
table-alone-linked = Allein leuchtet keine verbundene Kammer.
table-alone-linked-do = Weglassen
table-variant-special-chambers-no-linked = Ohne die verbundenen Kammern
table-variant-special-chambers-no-linked-about = Keine Edelsteine, für die ihr an zwei Orten zugleich sein müsst
table-variant-special-chambers-no-double-torch = Ohne die Doppelkammer der Fackeln
table-variant-special-chambers-no-double-torch-about = Zwei Edelsteine hinter einer Wand weniger
table-variant-special-chambers-no-double-key = Ohne die Doppelkammer der Schlüssel
table-variant-special-chambers-no-double-key-about = { table-variant-special-chambers-no-double-torch-about }
table-variant-special-chambers-no-treasure-chamber = Ohne die Schatzkammer
table-variant-special-chambers-no-treasure-chamber-about = Kein Kelch zum Hinaustragen

# The rulebook: long texts, for a quiet moment.
module-special-chambers-entry = Sechs weitere Kammern werden untergemischt. Verbundene Kammern lassen sich nur zusammen entzünden: In zweien oder dreien müssen die Abenteurer darin im selben Moment die Symbole ihrer Kammer zeigen; dann leuchtet in jeder ein Edelstein, und das war es für dieses Spiel. Eine Doppelkammer ist durch eine Wand geteilt und hat zwei Edelsteine im hinteren Teil, den man nur durch einen eigenen Eingang erreicht; die beiden Teile gelten als zwei Kammern. Ist die Schatzkammer gefunden, muss auch der Kelch zum Ausgang, sonst könnt ihr nicht gewinnen; solange sie unentdeckt bleibt, spielt sie keine Rolle. Wenn du allein spielst, lass die verbundenen Kammern weg.
card-chalice-entry = Er liegt in der Schatzkammer, sobald sie gefunden ist, und ab dann gewinnt ihr nur, wenn er zum Ausgang kommt; dort ist er ein für alle Mal gerettet. Wer in seiner Kammer ist, kann ihn beim Betreten einer Nachbarkammer für eine Fackel mehr mitnehmen; dort liegt er dann, und jeder kann ihn weitertragen. Teleport und andere Sprünge nehmen ihn nie mit. Ihr dürft vor ihm hinaus, aber geht der Letzte ohne ihn, habt ihr verloren.
