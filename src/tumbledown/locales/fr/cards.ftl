# Cards and tokens before the players, whatever chapter they come from.
temple-cards-yours = Vos cartes
temple-cards-of = Cartes de { $name }
temple-card-lift = Lever
temple-card-about = { $card } : l’effet
temple-aim-cancel = Pas maintenant
temple-mate-steers = guide { $other }
temple-key-cards = relire vos cartes
temple-say-steers = Vous guidez maintenant l’aventurier de { $other }.
temple-say-would-lose = La partie serait perdue. Touchez encore pour le faire.
