# Cards.
card-poison = Poison
card-poison-effect = Les portes claquent : un dé perdu même au départ, deux ailleurs.
card-strangle-vines = Lianes étrangleuses
card-strangle-vines-effect = Vos aventuriers ne comptent plus : il faut les relancer.

# Chambers.
chamber-fountain = Fontaine
chamber-fountain-about = Deux masques d’or à vous ramènent un dé perdu, une fois par personne.

# Deeds.
deed-regain = Retrouver un dé

# What happens.
temple-say-regained = Un dé perdu vous revient.
temple-say-regained-mate = { $name } retrouve un dé.

# Refusals.
refused-nothing-lost = Aucun dé perdu
refused-regained-already = Une fois chacun
refused-no-fountain-here = Pas de fontaine ici
refused-dice-bound = Les lianes retiennent ces dés

# The rulebook: long texts, for a quiet moment.
module-fountain-entry = La fontaine est mélangée aux autres salles. Si vous y êtes et montrez deux masques d’or à vous, un dé que vous aviez perdu vous revient, prêt à être lancé. Cela marche une fois par personne, et nul ne peut le faire à votre place. Les masques d’or gardés d’ailleurs comptent ; tant qu’ils paient ici, ils ne libèrent aucun dé. Un dé posé sur une carte, ou donné, n’est pas un dé perdu. Si vous jouez avec les malédictions, la fontaine y ajoute deux fois Poison et deux fois Lianes étrangleuses.
card-poison-entry = À la première et à la deuxième fermeture, vous perdez un dé même dans la salle de départ, et deux en tout partout ailleurs ; une salle à la Grande torche vaut la salle de départ. Le Poison reste jusqu’à ce que vous le leviez, et peut donc frapper deux fois. À l’effondrement il ne fait plus rien, et une fois hors du temple, il ne vous atteint plus. Si vous avez moins de dés qu’il n’en faut perdre, tous y passent.
card-strangle-vines-entry = Les aventuriers obtenus sous cette malédiction, en lançant ou par échange, ne peuvent ni servir ni être gardés, et rejoignent d’eux-mêmes votre lancer suivant : vous ne pouvez donc rien découvrir, et n’entrez que là où l’on ne demande pas d’aventurier. Ils n’aident pas non plus à lever une malédiction. Les aventuriers gardés d’avant comptent encore, et à la fin de la malédiction, ceux de vos dés aussi. Quand les portes claquent, pas d’exception.
