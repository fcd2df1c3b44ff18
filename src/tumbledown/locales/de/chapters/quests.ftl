# Cards.
card-ghost = Geist
card-ghost-effect = Zwei eigene Fackeln treiben ihn in die nächste Kammer.
card-task-1 = Aufgabe
card-task-1-effect = Zeigt alle Symbole auf einen Schlag, allein oder zusammen.
card-task-2 = { card-task-1 }
card-task-2-effect = { card-task-1-effect }
card-task-3 = { card-task-1 }
card-task-3-effect = { card-task-1-effect }
card-task-4 = { card-task-1 }
card-task-4-effect = { card-task-1-effect }
card-task-5 = { card-task-1 }
card-task-5-effect = { card-task-1-effect }
card-task-6 = { card-task-1 }
card-task-6-effect = { card-task-1-effect }

# Chambers.
chamber-altar = Altar
chamber-altar-about = Nimmt zwei Würfel für immer: zwei von einem Spieler oder je einen von zweien.
chamber-task = Aufgabenkammer
chamber-task-about = Vier Aufgaben nacheinander. Wer hier ist, löst sie gemeinsam.
chamber-ghost = Geisterkammer
chamber-ghost-about = Niemand tritt ein. Treibt den Geist vom Start hierher nach Hause.
chamber-tree = Lebensbaum
chamber-tree-about = Will goldene Masken von denen, die hier sind: zwei je Spieler.
chamber-obelisk = Obelisk
chamber-obelisk-about = Sofort erfüllt, kostet aber drei Schlüssel mehr, bis Kammern seine Wände berühren.

# Deeds.
deed-altar = Dem Altar Würfel geben
deed-task = Aufgabe lösen
deed-push = Den Geist weitertreiben
deed-tree = Den Baum heilen

# What happens.
temple-tell-quests-sealed = Der Tempel ist endgültig verschlossen, und eine Quest wurde nie gefunden.
temple-tell-quests-closed = Der Tempel ist verschlossen, und eine Quest ist noch nicht gefunden.

# Refusals.
refused-quests-open = Erst die Quests
refused-quest-done = Quest ist erfüllt
refused-last-die = Nicht den letzten Würfel
refused-another-gives = Ein anderer muss geben
refused-no-ghost-here = Hier ist kein Geist
refused-ghost-keeps-out = Dort säße er fest


# The rulebook: long texts, for a quiet moment.
module-quests-entry = Vor dem Spiel wählt ihr eine, zwei oder drei Quests. So viele Questkammern werden verdeckt gezogen und eingemischt, und ebenso viele Marker liegen auf dem Depot. Solange einer dort liegt, kann niemand entkommen; eine erfüllte Quest nimmt ihren Marker auf ihre Kammer. Der Altar will zwei Würfel für immer. Die Aufgabenkammer hat vier Aufgaben. Der Geist muss nach Hause getrieben werden. Der Lebensbaum will zwei goldene Masken je Spieler. Der Obelisk ist erfüllt, sobald er gefunden ist, bringt aber drei Edelsteinplättchen. Spielt ihr mit der Schatzkammer, kann auch sie gezogen werden.
card-ghost-entry = Er erscheint in der Startkammer, sobald seine Kammer gefunden ist. Wer bei ihm ist, kann ihn für zwei Fackeln durch einen Durchgang in die nächste Kammer treiben und bleibt selbst zurück. In den Obelisken geht er nie, und er behindert niemanden. Kommt er nach Hause, ist seine Aufgabe erfüllt.
card-task-1-entry = Die Aufgabenplättchen liegen auf ihrer Kammer, das oberste offen, sobald jemand dort war. Alle Symbole müssen von denen, die dort sind, auf einmal gezeigt werden; dann wird das nächste aufgedeckt, und mit dem vierten ist die Quest erfüllt.
card-task-2-entry = { card-task-1-entry }
card-task-3-entry = { card-task-1-entry }
card-task-4-entry = { card-task-1-entry }
card-task-5-entry = { card-task-1-entry }
card-task-6-entry = { card-task-1-entry }
