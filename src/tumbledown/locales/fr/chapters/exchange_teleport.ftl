# Cards.
card-teleport-token = Jeton de téléportation
card-teleport-token-effect = Posez-le : sa salle est reliée à la salle de téléportation.

# Chambers.
chamber-exchange-chamber = Salle d’échange
chamber-exchange-chamber-about = Une fois par visite : donnez une de vos malédictions, prenez le premier trésor. Sans payer de dés.
chamber-teleport-chamber = Salle de téléportation
chamber-teleport-chamber-about = D’ici, on bondit jusqu’à son jeton et retour, gratuitement, tant que le jeton est posé dans une autre salle.

# Deeds.
deed-trade-curse = Échanger une malédiction
deed-trade-curse-card = Échanger { $card } contre un trésor
deed-take-token = Prendre le jeton
deed-lay-token = Poser le jeton
deed-token-link = Bondir par le lien
deed-token-link-to = Bondir par le lien : { $chamber }

# The exchange chamber asks.
trade-title = Quelle malédiction donnez-vous ?
trade-about = Vous recevez le premier trésor. Une fois par visite.

# What happens.
temple-say-traded = Une malédiction contre un trésor !
temple-say-traded-mate = { $name } échange une malédiction contre un trésor.
temple-say-token-found = Le jeton de téléportation ! Emportez-le.
temple-say-token-taken = Vous prenez le jeton de téléportation.
temple-say-token-taken-mate = { $name } prend le jeton de téléportation.
temple-say-token-laid = Vous reliez cette salle : { $chamber }.
temple-say-token-laid-mate = { $name } pose le jeton : { $chamber }.
temple-say-token-back = Le jeton est revenu au départ.
temple-say-token-jump = Vous bondissez : { $chamber }.
temple-say-token-jump-mate = { $name } bondit : { $chamber }.

# Refusals.
refused-traded-already = Une seule fois par visite
refused-nothing-to-trade = Aucune malédiction à donner
refused-no-treasure-left = Plus aucun trésor
refused-no-token-here = Pas de jeton ici
refused-token-not-held = Vous n’avez pas le jeton
refused-no-link-here = Aucun lien n’y mène
refused-token-not-laid = Jeton à poser ailleurs
refused-link-rests = Le lien se repose
refused-not-traded-here = On n’échange rien ici

# My cards.
temple-pile-link-tokens = Le jeton
temple-key-lay-token = poser le jeton

# The rulebook: long texts, for a quiet moment.
module-exchange-teleport-entry = Deux salles sont mélangées aux autres une fois les premières posées. Dans la salle d’échange, présente seulement si vous jouez avec les malédictions et les trésors, vous pouvez donner une de vos malédictions et prendre le premier trésor, une fois par visite et sans payer de dés ; même une malédiction qu’aucun dé ne lève, et le dé posé dessus revient. Avec la salle de téléportation, vous trouvez son jeton. Qui se tient là où il est posé peut le prendre, puis le poser dans n’importe quelle salle, aussi souvent qu’on veut et gratuitement. Tant qu’il est posé dans une autre salle, chacun peut bondir de l’une à l’autre gratuitement, au plus une fois par seconde. Ce qui interdit le mouvement interdit le bond, mais pas la malédiction Piège. Le calice ne suit jamais.
card-teleport-token-entry = Il est posé dans la salle de téléportation quand on la trouve. Qui est dans sa salle peut le prendre ; qui l’a peut le poser là où il se tient. Les deux sont gratuits. Tant qu’il est posé ailleurs que dans sa propre salle, les deux salles sont reliées dans les deux sens. Si la salle où il est posé disparaît, il revient au départ ; si la personne qui l’a s’échappe, il reste à la sortie.

# What happens.
temple-tell-reopens-link = La salle de téléportation peut y mener.
