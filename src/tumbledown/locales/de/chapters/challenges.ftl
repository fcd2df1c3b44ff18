# Die Prüfungen: ihr Bildschirm, ein Tisch, der eine spielt, und was sie bringt.
challenges-title = Prüfungen
challenges-lead = Jede Stufe steht offen. Fang an, wo du willst.
challenges-caution = Gedruckt sind die Namen, die Stufen, die Schachteln und welche Zahlen vorkommen. Welche Zahlen und Module zu welcher Prüfung gehören, haben wir rekonstruiert.
challenges-all = Alle 26 als Tabelle
challenges-count = { $count } von { $all }
challenges-heading = { $name } · { $title }
challenges-ultimate = Ultimativ

# Die sieben Stufen, die leichteste zuerst.
challenges-step-1 = Aufwärmen
challenges-step-2 = Stetig
challenges-step-3 = Flott
challenges-step-4 = Steil
challenges-step-5 = Wild
challenges-step-6 = Gnadenlos
challenges-step-7 = Die letzte

# Wie es um sie steht.
challenges-tried = versucht
challenges-state-new = nicht bestanden
challenges-state-tried = versucht, nicht bestanden
challenges-state-passed = bestanden in { $time }
challenges-spoken = { $name }, { $state }. { $parts }.

# Was dazugehört.
challenges-quests = { $count ->
    [one] 1 Quest
   *[other] { $count } Quests
}
challenges-quests-about = alle müssen geschafft sein, bevor jemand entkommt
challenges-chalice = 1 Quest: der Kelch
challenges-chalice-about = er muss draußen sein, bevor jemand entkommt
challenges-gems = { $count ->
    [one] 1 Edelstein mehr
   *[other] { $count } Edelsteine mehr
}
challenges-gems-about = als sonst im Vorrat.
challenges-block = Der Ausgang und alle Quests liegen unter den ersten { $count } Kammern.
challenges-fate = Zwei Schicksalswenden, wie immer.
challenges-needs = Aus den Schachteln
challenges-box-base = Grundspiel
challenges-box-illusions = { table-module-illusions }
challenges-box-quest = { table-module-quests }
challenges-players = { $count ->
    [one] allein
   *[other] zu { $count }
}

# Was bisher daraus wurde.
challenges-yours = Dein Stand
challenges-untried = noch nicht versucht
challenges-tries = { $count ->
    [one] einmal versucht
   *[other] { $count }-mal versucht
}
challenges-best-time = { $time }, { $players }
challenges-closest = Am knappsten
challenges-closest-gems = { $count ->
    [0] kein Edelstein übrig
    [one] ein Edelstein übrig
   *[other] { $count } Edelsteine übrig
}
challenges-best = Bestzeit von allen
challenges-teams = Teams, die entkamen
challenges-teams-rate = { $percent } %

# Wie man hineinkommt.
challenges-play = { $name } spielen
challenges-play-note = mit zwei Bots
challenges-host = Für Freunde eröffnen
challenges-link = Link zu { $name } teilen
challenges-share = Prüfung { $name }: Bringen wir alle raus?

# An einem Tisch.
challenges-at-table = Prüfung { $name }: { $title }
challenges-may-add = Dieses Spiel zählt. Besondere Kammern, Grube und Brunnen dürfen dazu; alles andere kostet das Abzeichen.
challenges-cost-added = Kein Abzeichen: Prüfung { $name } wird ohne { $names } gespielt.
challenges-cost-missing = Kein Abzeichen: Prüfung { $name } braucht { $names }.
challenges-cost-practice = Ohne Uhr kein Abzeichen.
challenges-restore = So spielen, wie sie gedacht ist
challenges-leave = Prüfung verlassen
challenges-late = Später Ausgang
challenges-late-note = Zwölf Kammern liegen über Ausgang und Quests. Schwerer; zählt trotzdem.
challenges-fixed = Eine Prüfung bestimmt ihre Edelsteine selbst.
challenges-team = An diesem Tisch bestanden: { $names }.
challenges-card-own = gehört zu { $name }
challenges-card-free = darf dazu
challenges-card-foreign = kostet das Abzeichen

# Nach der Partie.
challenges-prize-won = Prüfung { $name } bestanden
challenges-prize-lost = Prüfung { $name } steht noch offen
challenges-prize-time = { $time }, noch { $left } übrig.
challenges-prize-best = Deine beste Zeit.
challenges-prize-all = { $count } von { $all } bestanden.
challenges-prize-gems = { $count ->
    [0] Kein Edelstein lag mehr im Vorrat.
    [one] Ein Edelstein lag noch im Vorrat.
   *[other] { $count } Edelsteine lagen noch im Vorrat.
}
challenges-next = Weiter: { $name }

# Für die Regeln dessen, was auf dem Tisch ist.
module-challenges-entry = Die Prüfung sagt, was im Tempel ist, wie viele Edelsteine zusätzlich im Vorrat liegen und wie viele Quests zu schaffen sind. Ausgang und Quests werden mit den ersten zwölf Kammern des Stapels gemischt, egal wie viele ihr seid; es gibt immer zwei Schicksalswenden. Wer so gewinnt, hat sie bestanden. Besondere Kammern, Grube und Brunnen dürfen dazu; mit allem anderen ist es ein Spiel wie jedes andere.
