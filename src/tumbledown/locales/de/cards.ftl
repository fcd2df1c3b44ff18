# Cards and tokens before the players, whatever chapter they come from.
temple-cards-yours = Deine Karten
temple-cards-of = Karten von { $name }
temple-card-lift = Brechen
temple-card-about = { $card }: was sie bewirkt
temple-aim-cancel = Jetzt nicht
temple-mate-steers = steuert { $other }
temple-key-cards = deine Karten nachlesen
temple-say-steers = Du steuerst jetzt den Abenteurer von { $other }.
temple-say-would-lose = Damit wäre das Spiel verloren. Zum Ausführen noch einmal tippen.
