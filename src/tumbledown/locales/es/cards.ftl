# Cards and tokens before the players, whatever chapter they come from.
temple-cards-yours = Tus cartas
temple-cards-of = Cartas de { $name }
temple-card-lift = Romper
temple-card-about = { $card }: qué hace
temple-aim-cancel = Ahora no
temple-mate-steers = lleva a { $other }
temple-key-cards = repasar tus cartas
temple-say-steers = Ahora llevas al aventurero de { $other }.
temple-say-would-lose = Así se perdería la partida. Toca otra vez para hacerlo.
