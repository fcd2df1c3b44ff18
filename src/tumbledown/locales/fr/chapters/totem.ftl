# Chambers.
chamber-totem = Salle du totem
chamber-totem-about = Empilez des masques d’or et noirs : cinq dés allument une gemme, dix en allument deux.

# Deeds.
deed-stack-die = Empiler un dé
deed-lift-die = À la tour
deed-bank-gem = Prendre une gemme

# What happens.
temple-say-stacked = Votre dé tient. { $count } sur la tour.
temple-say-stacked-mate = { $name } : le dé tient. { $count } sur la tour.
temple-say-fell = Votre dé tombe.
temple-say-fell-mate = { $name } : le dé tombe.
temple-say-toppled =
    { $count ->
        [one] Trop loin : un dé de la tour tombe aussi.
       *[other] Trop loin : { $count } dés de la tour tombent aussi.
    }
temple-say-die-lifted = Vous retirez un dé de la tour.
temple-say-die-lifted-mate = { $name } retire un dé de la tour.
temple-say-tower-lit =
    { $count ->
        [one] La tour allume une gemme.
       *[other] La tour allume { $count } gemmes.
    }
temple-say-dice-stay =
    { $count ->
        [one] Un de vos dés reste sur le totem.
       *[other] { $count } de vos dés restent sur le totem.
    }

# On the screen.
totem-title = Totem
totem-height =
    { $count ->
        [0] aucun dé encore
        [one] { $count } dé tient
       *[other] { $count } dés tiennent
    }
totem-goal = Cinq dés allument une gemme, dix en allument deux.
totem-stays = tient
totem-falls = tombe
totem-topples = renverse
totem-drop = Lâcher
totem-drop-golden = masque d’or
totem-drop-black = masque noir
totem-drop-mate = dé de { $name }
totem-wait = la tour bouge
totem-no-mask = Lancez pour obtenir des masques d’or ou noirs.
totem-how = Touchez n’importe où ou appuyez sur Espace quand le dé est au-dessus du milieu.
totem-how-random = Touchez n’importe où ou appuyez sur Espace : le hasard fait le reste.
totem-bank = Prendre une gemme
totem-bank-note = La deuxième est perdue.
totem-lift = Retirer le dé du haut
totem-lend = L’équipe lâche les miens
totem-lend-long = L’équipe lâche les miens : les autres de cette salle peuvent lâcher mes dés
totem-random = Sans viser
totem-random-long = Sans viser : le hasard décide, aussi difficile en moyenne
totem-mine =
    { $count ->
        [one] Un de vos dés reste ici si vous partez.
       *[other] { $count } de vos dés restent ici si vous partez.
    }
totem-die-of = { $die } de { $name }

# Refusals.
refused-no-masks = Il vous faut un masque
refused-tower-moves = La tour bouge encore
refused-tower-full = La tour est assez haute
refused-tower-empty = Aucun dé sur la tour
refused-tower-low = Il faut cinq dés
refused-no-totem-here = Pas de totem ici

# The rulebook: long texts, for a quiet moment.
module-totem-entry = La salle du totem est mélangée à la pile. Quand vous y êtes, vous pouvez empiler vos dés qui montrent un masque d’or ou noir, même bloqués ; les dés de plusieurs personnes forment une seule tour. Un dé se balance au-dessus de la tour, et plus elle est haute, plus il va loin. Lâchez-le au-dessus du milieu : jusqu’à un demi-dé à côté, il tient. Plus loin, il tombe, et si vous visez très mal, un, deux ou trois dés de la tour tombent aussi. Les dés tombés sont relancés, masques noirs compris, sans masque d’or. À partir de cinq dés, chacun dans la salle peut prendre une gemme ; dix dés allument deux gemmes d’eux-mêmes. Ensuite les dés reviennent, à lancer, et le totem ne sert plus de la partie. Un dé empilé ne peut être ni utilisé, ni libéré, ni donné. Si vous partez, vos dés restent sur la tour ; chacun dans la salle peut retirer le dé du haut, qui revient à son propriétaire. Si une fermeture vous coûte un dé, un dé empilé peut payer. Si viser n’est pas pour vous, activez « Sans viser » ou laissez l’équipe lâcher vos dés.
