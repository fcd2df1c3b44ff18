# Cards.
card-healing-mask = Masque guérisseur
card-healing-mask-effect = Libérez tous les dés bloqués du temple.
card-secret-passage = Passage secret
card-secret-passage-effect = Ouvrez le mur entre deux salles.
card-double-torch = Double torche
card-double-torch-effect = Deux torches, pour un seul usage.
card-double-key = Double clé
card-double-key-effect = Deux clés, pour un seul usage.
card-teleport = Téléportation
card-teleport-effect = Rejoignez d’un bond quelqu’un de l’équipe.
card-extra-gem = Gemme en plus
card-extra-gem-effect = Allumez une gemme de la réserve, où que vous soyez.
card-large-torch = Grande torche
card-large-torch-effect = Votre salle est un abri à la prochaine fermeture.

# Deeds.
deed-claim = Prendre le trésor
deed-healing-mask = Libérer les dés de tous
deed-secret-passage = Ouvrir un passage secret
deed-secret-passage-between = Ouvrir un passage secret : { $one } – { $other }
deed-teleport = Se téléporter
deed-teleport-to = Se téléporter vers { $names }
deed-extra-gem = Allumer la gemme en plus
deed-large-torch = Planter la grande torche
deed-add-double-torch = Ajouter la double torche
deed-add-double-key = Ajouter la double clé
deed-take-back-double-torch = Reprendre la double torche
deed-take-back-double-key = Reprendre la double clé

# On the screen.
temple-pile-treasures = Vos trésors
temple-aim-teleport = Touchez une salle qui brille
temple-aim-secret-passage = Touchez un mur qui brille
temple-key-use = utiliser un trésor

# What happens.
temple-say-treasure-lies = Un trésor est caché ici.
temple-say-treasure = Vous trouvez : { $card }. { $effect }
temple-say-treasure-mate = { $name } trouve : { $card }.
temple-say-used = Vous utilisez : { $card }.
temple-say-used-mate = { $name } utilise : { $card }.
temple-say-treasure-lost = Vous perdez un trésor : { $card }.
temple-say-treasure-lost-mate = { $name } perd un trésor : { $card }.
temple-say-torch-out = La grande torche s’éteint.

# Refusals.
refused-no-wall-there = Aucun mur à ouvrir
refused-safe-already = Déjà à l’abri
refused-no-slam-left = Les portes ne claqueront plus
refused-no-treasure-here = Pas de trésor ici

# The rulebook: long texts, for a quiet moment.
module-treasures-entry = Treize salles à masques violets et à coffres remplacent les salles de base. Quand on découvre une salle au coffre, on y pose un trésor face cachée ; les deux salles du début reçoivent le leur avant le départ. Qui s’y trouve le prend avec deux clés à soi. Un trésor s’utilise quand vous voulez, une fois et gratuitement ; s’il ne devait rien faire, vous le gardez. Les trésors ne se donnent pas, et ceux qui restent quand vous vous échappez sont perdus.
card-healing-mask-entry = Tous les dés bloqués de toutes les personnes dans le temple sont libres aussitôt, où que vous soyez. Seules celles qui ont activé « Garder mes masques noirs » gardent les leurs bloqués. Tant que rien n’est bloqué, vous ne pouvez pas l’utiliser.
card-secret-passage-entry = Choisissez dans le temple deux salles voisines que rien ne relie : désormais on y passe, dans les deux sens, tout le monde et jusqu’à la fin, au prix d’entrée habituel. Il ne perce jamais le mur à l’intérieur d’une double salle ; à côté d’elle, il mène à la partie qui touche ce bord, et si les deux le touchent, vous choisissez. Il ne permet pas de découvrir une salle. Si l’une de ses salles disparaît, il attend qu’une autre vienne s’y poser.
card-double-torch-entry = Ajoutez-la à vos torches pour un seul usage : entrer, porter le calice, lever une malédiction, ou allumer des gemmes avec qui est dans votre salle. Elle peut payer seule, même si tous vos dés sont bloqués ; une torche de trop est perdue. Elle ne part jamais sans que vous l’ajoutiez, et vous pouvez la reprendre. Pour des gemmes, elle ne sert que si les dés partagés ne suffisent pas.
card-double-key-entry = Ajoutez-la à vos clés pour un seul usage : entrer, prendre un trésor, lever une malédiction, vous échapper, ou allumer des gemmes avec qui est dans votre salle. Elle peut payer seule, même si tous vos dés sont bloqués ; une clé de trop est perdue. Elle ne part jamais sans que vous l’ajoutiez, et vous pouvez la reprendre. Pour des gemmes, elle ne sert que si les dés partagés ne suffisent pas.
card-teleport-entry = L’aventurier que vous guidez bondit gratuitement dans une autre salle où se tient quelqu’un de l’équipe, proche ou lointaine, même hors d’un Piège. Les deux parties d’une double salle sont deux salles. Le calice ne suit jamais. S’il n’y a personne d’autre dans le temple, elle ne sert à rien, et si l’on vient de quitter la salle visée, vous la gardez.
card-extra-gem-entry = Une gemme de la réserve passe sur ce trésor et compte comme allumée jusqu’à la fin. Vous pouvez l’utiliser partout, sans épuiser aucune salle. Si la réserve est vide, il attend ; une fois utilisé, il ne peut plus se perdre.
card-large-torch-entry = Plantez-la dans la salle où vous êtes : jusqu’à la prochaine fermeture comprise, tout le monde y est à l’abri comme dans la salle de départ. Vous pouvez le faire avant le gong ou pendant le compte à rebours. Dans une double salle, elle ne protège que votre partie ; d’une salle d’illusion, tout le monde revient au départ sans perdre de dé. Après la fermeture elle s’éteint, et à l’effondrement elle ne sauve personne.

# What happens.
temple-tell-reopens-secret-passage = Un passage secret peut ouvrir la voie.
