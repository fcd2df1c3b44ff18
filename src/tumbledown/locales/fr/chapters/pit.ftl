# Cards.
card-lost-treasure = Trésor perdu
card-lost-treasure-effect = Renoncez tout de suite à un de vos trésors.
card-really-cursed = Double malédiction
card-really-cursed-effect = Désormais, vous en piochez deux au lieu d’une.

# Chambers.
chamber-pit = Fosse
chamber-pit-about = Cinq masques noirs à vous allument deux gemmes.

# Deeds.
deed-pit = Allumer les gemmes de la fosse

# Questions.
temple-ask-lost-treasure = Un trésor est perdu
temple-ask-lost-treasure-note = Choisissez celui dont vous vous passerez.
temple-ask-lost-treasure-choice = Renoncer : { $card }

# What happens.
temple-say-pit =
    { $count ->
        [one] { $name } réveille la fosse : une gemme.
       *[other] { $name } réveille la fosse : { $count } gemmes.
    }

# Refusals.
refused-no-pit-here = Pas de fosse ici

# The rulebook: long texts, for a quiet moment.
module-pit-entry = La fosse est mélangée aux autres salles. Si vous y êtes et que cinq de vos dés montrent un masque noir, vous pouvez allumer deux gemmes, une fois par partie. Les cinq dés restent bloqués : il vous faudra les masques d’or des autres. Si vous arrivez avec cinq dés et qu’il reste une gemme dans la réserve, « Garder mes masques noirs » s’active tout seul, pour que personne ne libère ce que vous amassez ; c’est indiqué près de vos dés, où vous pouvez le couper. Avec moins de cinq dés, la fosse ne donne rien. Si vous jouez avec les malédictions, elle y ajoute Double malédiction et trois fois Trésor perdu ; sans trésors, celui-ci ne fait rien.
card-lost-treasure-entry = Choisissez un de vos trésors non utilisés et défaussez-le sans vous en servir ; sans choix dans les cinq secondes, le hasard décide. D’ici là, vous ne pouvez utiliser aucun trésor. Un passage ouvert, une torche qui brûle et une gemme allumée ne risquent rien. Si vous n’avez pas de trésor, il ne se passe rien : dans tous les cas, la malédiction disparaît aussitôt.
card-really-cursed-entry = Chaque fois que vous devez piocher une malédiction, vous en piochez deux, l’une après l’autre. Celle que vous avez déjà est défaussée, et la première des deux compte comme déjà là. La carte elle-même n’en amène pas de seconde, et s’il n’en reste qu’une, vous piochez celle-là.
