# Chambers.
chamber-illusion-1 = Salle de la brume
chamber-illusion-1-about = Disparaît après la première et la deuxième fermeture.
chamber-illusion-2 = Salle du rêve
chamber-illusion-2-about = { chamber-illusion-1-about }
chamber-illusion-3 = Salle de l’ombre
chamber-illusion-3-about = { chamber-illusion-1-about }
chamber-illusion-4 = Salle des reflets
chamber-illusion-4-about = { chamber-illusion-1-about }

# What happens.
temple-say-vanished =
    { $count ->
        [one] Une illusion s’évanouit.
       *[other] { $count } illusions s’évanouissent.
    }
temple-say-vanished-here = Votre salle s’évanouit. Vous voilà de retour au départ.

# The rulebook: long texts, for a quiet moment.
module-illusions-entry = Six salles d’illusion remplacent les six salles à une seule gemme. Entre deux fermetures, ce sont des salles comme les autres, sauf que leurs masques violets ne donnent pas de malédiction. Juste après la première et la deuxième fermeture, elles disparaissent toutes et passent sous la pile, où on les retrouvera comme neuves. Qui s’y tenait revient à la salle de départ et perd un dé pour son retard, pas deux. Les gemmes qu’on y a allumées restent allumées. Gare aux trous : une partie du temple peut rester coupée jusqu’à ce que quelqu’un découvre un chemin.

# What happens.
temple-tell-reopens-illusions = Quand les illusions disparaîtront, un passage pourra s’ouvrir.
