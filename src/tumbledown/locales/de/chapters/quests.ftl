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
chamber-altar-about = Nimmt zwei Würfel für immer: beide von einem oder je einen von zweien.
chamber-task = Aufgabenkammer
chamber-task-about = Vier Aufgaben nacheinander. Wer hier ist, löst sie gemeinsam.
chamber-ghost = Geisterkammer
chamber-ghost-about = Niemand kommt hinein. Treibt den Geist vom Start hierher nach Hause.
chamber-tree = Lebensbaum
chamber-tree-about = Will Goldmasken von allen, die hier sind: zwei pro Person.
chamber-obelisk = Obelisk
chamber-obelisk-about = Sofort geschafft, aber jede seiner drei freien Wände kostet einen Schlüssel mehr.

# Deeds.
deed-altar = Dem Altar geben
deed-task = Aufgabe lösen
deed-tree = Baum heilen
deed-push = Geist weitertreiben
deed-push-side = { $side ->
    [north] Geist nach Norden treiben
    [east] Geist nach Osten treiben
    [south] Geist nach Süden treiben
   *[west] Geist nach Westen treiben
}
deed-push-short = { $side ->
    [north] Geist nach Norden
    [east] Geist nach Osten
    [south] Geist nach Süden
   *[west] Geist nach Westen
}

# The list of quests.
quests-title = Quests
quests-note = { $count ->
    [one] bevor jemand entkommt
    [2] beide, bevor jemand entkommt
   *[other] alle { $count }, bevor jemand entkommt
}
quests-bar = { $count ->
    [one] Eine Quest versperrt den Ausgang.
   *[other] { $count } Quests versperren den Ausgang.
}
quests-done = geschafft
quests-unfound = Noch nicht gefunden
quests-unfound-progress = irgendwo im Tempel
quests-unfound-asked = Erkundet Kammern, bis sie auftaucht.
quest-altar-asked = Zwei Würfel für immer: beide von einem oder je einer von zweien.
quest-altar-second = Von { $name } liegt schon ein Würfel da. Wer gibt den anderen?
quest-altar-progress = { $count } von { $all } Würfeln
quest-task-asked = Auf einen Schlag zu zeigen, allein oder zusammen:
quest-task-hidden = Wer zuerst dort ist, deckt die erste Aufgabe auf.
quest-task-progress = { $count } von { $all } gelöst
quest-ghost-asked = Wer bei ihm ist, treibt ihn für zwei Fackeln weiter.
quest-ghost-progress = { $count ->
    [one] noch 1 Kammer bis nach Hause
   *[other] noch { $count } Kammern bis nach Hause
}
quest-ghost-lost = kein Weg nach Hause
quest-ghost-cut-off = Kein Weg führt nach Hause. Öffnet erst einen.
quest-tree-asked = { $count } Goldmasken auf einen Schlag, von allen, die dort sind.
quest-tree-progress = { $have } von { $need } Masken
quest-obelisk-progress = { $count ->
    [0] geschafft, alle Wände umbaut
    [one] geschafft, 1 freie Wand: 1 Schlüssel mehr
   *[other] geschafft, { $count } freie Wände: { $count } Schlüssel mehr
}
quest-too-few-dice = Dafür sind nicht mehr genug Würfel da.

# The altar asks.
quest-altar-which = { $count ->
    [one] Welcher Würfel?
   *[other] Welche Würfel?
}
quest-altar-about = Für immer: Der Altar gibt nichts zurück.
quest-altar-goes = { $count ->
    [one] Ein Würfel weniger
   *[other] Zwei Würfel weniger
}
quest-altar-last = { $count ->
    [one] Dein letzter Würfel?
   *[other] Deine letzten Würfel?
}
quest-altar-without = Dann bringt dir nur noch ein Geschenk von draußen einen.
quest-altar-hold = Halten
quest-altar-hold-long = Eine Sekunde halten, um diese Würfel zu geben
quest-hold-longer = Eine ganze Sekunde halten
quest-hold-again = Noch einmal drücken, um die Würfel zu geben.

# What happens.
temple-say-quest-found = Eine Quest: { $chamber }
temple-say-quest-done = Quest geschafft: { $chamber }!
temple-say-obelisk = Der Obelisk! Umbaut seine Wände.
temple-say-wall = Eine Wand ist umbaut: ein Schlüssel weniger.
temple-say-ghost-comes = Am Start erscheint ein Geist.
temple-say-ghost-back = Der Geist ist wieder am Start.
temple-say-ghost-pushed = Du treibst den Geist weiter.
temple-say-ghost-pushed-mate = { $name } treibt den Geist weiter.
temple-say-ghost-cut-off = Der Geist findet nicht mehr heim.
temple-say-task = Die Aufgabe: { $price }.
temple-say-task-solved = Du löst eine Aufgabe.
temple-say-task-solved-mate = { $name } löst eine Aufgabe.
temple-say-given = Du gibst dem Altar einen Würfel.
temple-say-given-mate = { $name } gibt dem Altar einen Würfel.
temple-say-too-few-dice = Zu wenige Würfel für eine Quest.
temple-tell-quests-sealed = Der Tempel ist endgültig zu, und eine Quest wurde nie gefunden.
temple-tell-quests-closed = Der Tempel ist zu, und eine Quest ist noch nicht gefunden.

# Refusals.
refused-quests-open = Erst die Quests
refused-quest-done = Schon geschafft
refused-no-die-to-give = Du hast keinen Würfel mehr
refused-two-are-enough = Zwei Würfel genügen
refused-one-more-is-enough = Nur ein Würfel fehlt noch
refused-another-gives = Jemand anders muss geben
refused-no-ghost-here = Hier ist kein Geist
refused-ghost-keeps-out = Dort säße er fest
refused-no-altar-here = Hier ist kein Altar
refused-no-task-here = Hier ist keine Aufgabe
refused-no-tree-here = Hier ist kein Lebensbaum

# At the table.
table-number-quests = Wie viele Quests

# The rulebook: long texts, for a quiet moment.
module-quests-entry = Ihr wählt eine, zwei oder drei Quests. So viele Questkammern werden verdeckt gezogen und untergemischt, und ebenso viele Marker liegen auf dem Vorrat. Solange dort einer liegt, kann niemand entkommen, ob seine Kammer gefunden ist oder nicht; eine geschaffte Quest nimmt ihren Marker auf ihre Kammer. Marker sind keine Edelsteine und kosten keine Schlüssel. Der Altar will zwei Würfel für immer. Die Aufgabenkammer hat vier Aufgaben. Der Geist muss nach Hause getrieben werden. Der Lebensbaum will zwei Goldmasken pro Person. Der Obelisk ist geschafft, sobald er gefunden ist, aber jede seiner freien Wände kostet einen Schlüssel mehr, bis eine Kammer daneben liegt. Spielt ihr mit der Schatzkammer, kann auch sie gezogen werden.
card-ghost-entry = Er erscheint in der Startkammer, sobald seine Kammer gefunden ist. Wer bei ihm ist, kann ihn für zwei eigene Fackeln durch einen Durchgang in die nächste Kammer treiben und bleibt selbst zurück; die Symbole am Eingang sind egal. Durch Wände geht er nicht, in den Obelisken nie, und er behindert niemanden. Verschwindet seine Kammer, ist er wieder am Start. Kommt er nach Hause, ist die Quest geschafft.
card-task-1-entry = Auf der Aufgabenkammer liegen vier Plättchen. Das erste wird aufgedeckt, sobald jemand dort ankommt, und ist dann für alle zu sehen. Wer dort ist, muss alle Symbole im selben Moment zeigen, allein oder zusammen; blockierte Masken zählen nicht. Dann wird das nächste aufgedeckt, und mit dem vierten ist die Quest geschafft. Dazwischen dürft ihr gehen: Was gelöst ist, bleibt gelöst.
card-task-2-entry = { card-task-1-entry }
card-task-3-entry = { card-task-1-entry }
card-task-4-entry = { card-task-1-entry }
card-task-5-entry = { card-task-1-entry }
card-task-6-entry = { card-task-1-entry }
