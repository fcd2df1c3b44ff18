# Cards.
card-mind-control = Gedanken­kontrolle
card-mind-control-effect = Andere müssen für dich ziehen, aufdecken und Edelsteine nehmen.
card-mind-control-table = Finger weg von Abenteurer, Kammern und Edelsteinen: Jemand anders drückt diese Knöpfe für dich.
card-mind-control-online = Willst du gehen, erkunden oder Edelsteine entzünden, wird dein Team gefragt. Einmal tippen genügt.
card-trap-return = Falle (zurück)
card-trap-return-effect = Sofort zurück in die Startkammer.
card-magic-bonds = Magische Bande
card-magic-bonds-effect = Halte Kontakt zu jemandem, sonst kannst du nicht würfeln.
card-magic-bonds-table = Halte eine Hand an jemandem. Wer sieht, dass du loslässt, fesselt deine Würfel für drei Sekunden.
card-magic-bonds-online = Halte beim Würfeln die Rune. Alle fünfzehn Sekunden fühlt jemand deinen Puls, sonst sind deine Würfel drei Sekunden gefesselt.
card-magic-bonds-gentle = Nichts zu halten, kein Puls. Deine Würfe dauern etwas länger.
card-snake = Schlange
card-snake-effect = Zwei eigene Fackeln vertreiben sie.

# Chambers.
chamber-chaos = Chaos
chamber-chaos-about = Seid ihr alle hier, darf jemand das Chaos entfesseln: ein Fluch für jeden.
chamber-constellation = Sternbild
chamber-constellation-about = Alle zugleich an ihrem Platz, dann zwei Schlüssel von hier.
chamber-snake-pit = Schlangengrube
chamber-snake-pit-about = Erst die kleinen Schlangen, je zwei Fackeln. Dann die Anführerin: fünf Fackeln hier, allein oder zusammen.

# Deeds.
deed-chaos = Das Chaos entfesseln
deed-constellation = Die Sterne verbinden
deed-snake = Schlange vertreiben
deed-snake-leader = Anführerin besiegen
deed-tie-dice = { $name } hat losgelassen

# The list of quests.
quest-chaos-asked = Alle in seine Kammer. Dann zieht jeder einen Fluch.
quest-chaos-progress = { $count } von { $all } sind dort
quest-chaos-ready = Alle da: Entfesselt das Chaos!
quest-constellation-asked = Alle zugleich an ihrem Platz, dann zwei Schlüssel in seiner Kammer.
quest-constellation-mine = Dein Platz: { $place }.
quest-constellation-mate = { $name }: { $place }.
quest-constellation-ready = Alle Plätze sind besetzt. Zwei Schlüssel in seiner Kammer!
quest-constellation-progress = { $count } von { $all } Plätzen besetzt
quest-constellation-open = Noch nicht im Tempel: { $places }.
quest-star-constellation = Sternbild
quest-star-start = Startkammer
quest-star-three-gems = Kammer mit drei Edelsteinen
quest-star-one-gem = Kammer mit einem Edelstein
quest-star-exit = Ausgang
quest-star-here = { $name } ist hier: { $place }
quest-star-awaits = { $name } soll hierher: { $place }
quest-snakes-asked = Zwei eigene Fackeln je Schlange, in ihrer Kammer.
quest-snakes-leader = Fünf Fackeln in der Grube, allein oder zusammen.
quest-snakes-progress = { $count ->
    [one] noch 1 Schlange
   *[other] noch { $count } Schlangen
}
quest-leader-progress = nur noch die Anführerin

# Chaos asks.
quest-chaos-title = Das Chaos entfesseln?
quest-chaos-about = Ein Fluch für jeden, und die Quest ist geschafft.
quest-chaos-hold = Halten
quest-chaos-hold-long = Eine Sekunde halten, um das Chaos zu entfesseln
quest-chaos-longer = Eine ganze Sekunde halten
quest-chaos-again = Noch einmal drücken, um das Chaos zu entfesseln.

# On the screen.
temple-key-pulse = den Puls fühlen
temple-pulse = Puls fühlen
temple-pulse-of = Den Puls von { $name } fühlen
temple-bound-to = Gebunden an { $name }
temple-roll-rune = Rune halten
temple-roll-tied = Würfel gefesselt
temple-lent-hand = Dein Team wird um Hilfe gebeten
temple-lent-nobody = Niemand kann helfen: Es geschieht von selbst

# Questions.
temple-ask-bond-partner = An wen gebunden?
temple-ask-bond-partner-note = Die Person fühlt alle fünfzehn Sekunden deinen Puls.
temple-ask-bond-partner-choice = An { $name }
temple-ask-mind-control = Eine helfende Hand
temple-ask-mind-control-note = Jemand unter Gedankenkontrolle bittet darum.
temple-ask-mind-control-moves = { $name } will gehen. Hilfst du?
temple-ask-mind-control-draws = { $name } will erkunden. Hilfst du?
temple-ask-mind-control-lights = { $name } will Edelsteine entzünden. Hilfst du?
temple-ask-mind-control-leaves = { $name } will entkommen. Hilfst du?
temple-ask-mind-control-climbs = { $name } will heraufklettern. Hilfst du?

# What happens.
temple-say-chaos = Chaos! Ein Fluch für jeden.
temple-say-stars = Alle Plätze sind besetzt. Jetzt zwei Schlüssel!
temple-say-snakes = Schlangen! Eine bei jedem der anderen.
temple-say-snake-gone = Du vertreibst eine Schlange.
temple-say-snake-gone-mate = { $name } vertreibt eine Schlange.
temple-say-snake-start = Eine Schlange ist jetzt am Start.
temple-say-bound = Du bist an { $name } gebunden.
temple-say-bound-you = { $name } ist an dich gebunden. Achte auf den Puls.
temple-say-pulse = Fühl den Puls von { $name }!
temple-say-tied = Niemand hat deinen Puls gefühlt: Deine Würfel sind drei Sekunden gefesselt.
temple-say-tied-mate = Die Würfel von { $name } sind drei Sekunden gefesselt.
temple-tell-needed-without-dice = Eine Quest braucht jemanden ohne Würfel. Holt die Person mit einer Karte oder einem Schatz.

# Refusals.
refused-rune-let-go = Erst die Rune halten
refused-dice-tied = Deine Würfel sind gefesselt
refused-not-all-here = Es sind nicht alle hier
refused-snakes-first = Erst die kleinen Schlangen
refused-stars-apart = Nicht alle sind am Platz
refused-no-chaos-here = Nur im Chaos
refused-no-stars-here = Hier ist kein Sternbild
refused-no-snake-here = Hier ist keine Schlange
refused-no-leader-here = Hier ist keine Anführerin

# The rulebook: long texts, for a quiet moment.
module-new-quests-entry = Drei weitere Questkammern können gezogen werden, und drei Arten von Flüchen kommen in ihren Stapel. Ohne Flüche wird trotzdem ein Stapel vorbereitet, nur für die Chaoskammer; violette Masken bleiben ohne Wirkung. Chaos: Alle müssen zugleich in seiner Kammer stehen, dann entfesselt es jemand von dort, und jeder zieht einen Fluch. Sternbild: Zu zweit muss jemand dort und jemand am Start stehen; zu dritt auch in einer Kammer mit drei Edelsteinen, zu viert auch in einer mit einem, zu fünft und zu sechst auch im Ausgang; dann gibt, wer im Sternbild ist, zwei Schlüssel aus. Allein genügt die Kammer selbst. Schlangengrube: Wird sie entdeckt, erscheint bei jedem eine Schlange, nur nicht bei der Person, die sie entdeckt hat. Zwei Fackeln einer Person in ihrer Kammer vertreiben sie, dann besiegen fünf Fackeln in der Grube die Anführerin.
card-mind-control-entry = Bis du den Fluch brichst, kannst du weder deinen Abenteurer bewegen noch eine Kammer ziehen noch Edelsteine aus dem Vorrat nehmen: Jemand aus dem Team tut es, wenn du darum bittest. Am Bildschirm wird dein Befehl zur Bitte, und wer im Tempel ist, führt sie binnen acht Sekunden mit einmal Tippen aus; sonst verfällt sie und kostet nichts. Deine Würfel zahlen, und alles, was folgt, gilt dir. Wer selbst unter Gedankenkontrolle steht, darf nur deinen Abenteurer bewegen. Kann niemand helfen, geschieht es nach drei Sekunden von selbst. Würfeln, Würfel befreien und Flüche brechen kannst du selbst.
card-trap-return-entry = Dein Abenteurer kommt sofort in die Startkammer, was auch im Weg steht, und wer gefangen ist, ist frei. Dann wird die Karte abgelegt. Mit der anderen Falle hat sie nur den Namen gemeinsam.
card-magic-bonds-entry = Bis du den Fluch brichst, hältst du Kontakt zu jemandem. Am Bildschirm wählst du, zu wem: Beim Würfeln hältst du eine Rune gedrückt, und die andere Person fühlt alle fünfzehn Sekunden deinen Puls, sonst sind deine Würfel drei Sekunden gefesselt. Mit der verfluchten Hand dient ein Finger beidem. Entkommt die Person oder verliert sie die Verbindung, wählst du neu; ist niemand mehr da, bleibt nur die Rune. In der sanften Form gibt es nichts zu halten und keinen Puls, aber deine Würfe dauern knapp ein Drittel länger.
card-snake-entry = Sie bleibt in ihrer Kammer und stört niemanden. Wer dort steht, gibt zwei eigene Fackeln aus, um sie zu vertreiben; mehrere gehen eine nach der anderen. Verschwindet ihre Kammer, ist sie am Start. Solange eine da ist, kann niemand der Anführerin begegnen.
