# Cards.
card-mind-control = Contrôle mental
card-mind-control-effect = Quelqu’un doit bouger, piocher et prendre les gemmes pour vous.
card-mind-control-table = Ne touchez ni votre aventurier, ni les salles, ni les gemmes : quelqu’un appuie sur ces boutons pour vous.
card-mind-control-online = Pour vous déplacer, explorer ou allumer des gemmes, l’équipe est sollicitée. Un seul appui suffit.
card-trap-return = Piège (retour)
card-trap-return-effect = Retour immédiat à la salle de départ.
card-magic-bonds = Liens magiques
card-magic-bonds-effect = Gardez le contact avec quelqu’un, ou plus de lancer.
card-magic-bonds-table = Gardez une main sur quelqu’un. Qui vous voit lâcher prise lie vos dés pendant trois secondes.
card-magic-bonds-online = Tenez la rune pendant vos lancers. Toutes les quinze secondes, on prend votre pouls, sinon vos dés sont liés pendant trois secondes.
card-magic-bonds-gentle = Rien à tenir, pas de pouls. Vos lancers durent un peu plus longtemps.
card-snake = Serpent
card-snake-effect = Deux torches à vous le chassent.

# Chambers.
chamber-chaos = Chaos
chamber-chaos-about = Quand toute l’équipe est là, quelqu’un déchaîne le chaos : une malédiction chacun.
chamber-constellation = Constellation
chamber-constellation-about = Toute l’équipe à sa place en même temps, puis deux clés de qui est ici.
chamber-snake-pit = Fosse aux serpents
chamber-snake-pit-about = D’abord les petits serpents, deux torches chacun. Puis leur chef : cinq torches ici, à un ou à plusieurs.

# Deeds.
deed-chaos = Déchaîner le chaos
deed-constellation = Relier les étoiles
deed-snake = Chasser un serpent
deed-snake-leader = Vaincre le chef
deed-tie-dice = { $name } a lâché

# The list of quests.
quest-chaos-asked = Toute l’équipe dans sa salle. Puis chacun pioche une malédiction.
quest-chaos-progress = { $count } sur { $all } y sont
quest-chaos-ready = Tout le monde est là : déchaînez le chaos !
quest-constellation-asked = Toute l’équipe à sa place en même temps, puis deux clés dans sa salle.
quest-constellation-mine = Votre place : { $place }.
quest-constellation-mate = { $name } : { $place }.
quest-constellation-ready = Toutes les places sont prises. Deux clés dans sa salle !
quest-constellation-progress = places prises : { $count } sur { $all }
quest-constellation-open = Pas encore dans le temple : { $places }.
quest-star-constellation = constellation
quest-star-start = salle de départ
quest-star-three-gems = salle à trois gemmes
quest-star-one-gem = salle à une gemme
quest-star-exit = sortie
quest-star-here = { $name } est ici : { $place }
quest-star-awaits = { $name } doit venir ici : { $place }
quest-snakes-asked = Deux torches à vous par serpent, dans sa salle.
quest-snakes-leader = Cinq torches dans la fosse, à un ou à plusieurs.
quest-snakes-progress = { $count ->
    [one] encore { $count } serpent
   *[other] encore { $count } serpents
}
quest-leader-progress = il ne reste que le chef

# Chaos asks.
quest-chaos-title = Déchaîner le chaos ?
quest-chaos-about = Une malédiction chacun, et la quête est accomplie.
quest-chaos-hold = Maintenir
quest-chaos-hold-long = Maintenez une seconde pour déchaîner le chaos
quest-chaos-longer = Maintenez une seconde entière
quest-chaos-again = Appuyez encore pour déchaîner le chaos.

# On the screen.
temple-key-pulse = prendre le pouls
temple-pulse = Prendre le pouls
temple-pulse-of = Prendre le pouls de { $name }
temple-bound-to = Liens avec { $name }
temple-roll-rune = tenez la rune
temple-roll-tied = dés liés
temple-lent-hand = Votre équipe est sollicitée
temple-lent-nobody = Personne ne peut aider : cela se fera tout seul

# Questions.
temple-ask-bond-partner = Des liens avec qui ?
temple-ask-bond-partner-note = Cette personne prend votre pouls toutes les quinze secondes.
temple-ask-bond-partner-choice = Avec { $name }
temple-ask-mind-control = Un coup de main
temple-ask-mind-control-note = Quelqu’un sous contrôle mental le demande.
temple-ask-mind-control-moves = { $name } veut se déplacer. Un coup de main ?
temple-ask-mind-control-draws = { $name } veut explorer. Un coup de main ?
temple-ask-mind-control-lights = { $name } veut allumer des gemmes. Un coup de main ?
temple-ask-mind-control-leaves = { $name } veut s’échapper. Un coup de main ?
temple-ask-mind-control-climbs = { $name } veut remonter. Un coup de main ?

# What happens.
temple-say-chaos = Le chaos ! Une malédiction chacun.
temple-say-stars = Toutes les places sont prises. Deux clés, maintenant !
temple-say-snakes = Des serpents ! Un à côté de chacun des autres.
temple-say-snake-gone = Vous chassez un serpent.
temple-say-snake-gone-mate = { $name } chasse un serpent.
temple-say-snake-start = Un serpent est maintenant au départ.
temple-say-bound = Des liens vous unissent à { $name }.
temple-say-bound-you = Des liens unissent { $name } à vous. Gare au pouls.
temple-say-pulse = Prenez le pouls de { $name } !
temple-say-tied = Personne n’a pris votre pouls : vos dés sont liés pendant trois secondes.
temple-say-tied-mate = Les dés de { $name } sont liés pendant trois secondes.
temple-tell-needed-without-dice = Une quête a besoin de quelqu’un qui n’a plus de dé. Une carte ou un trésor peut l’y amener.

# Refusals.
refused-rune-let-go = Tenez d’abord la rune
refused-dice-tied = Vos dés sont liés
refused-not-all-here = Il manque du monde ici
refused-snakes-first = D’abord les petits serpents
refused-stars-apart = Il manque quelqu’un à sa place
refused-no-chaos-here = Seulement dans le Chaos
refused-no-stars-here = Pas de constellation ici
refused-no-snake-here = Pas de serpent ici
refused-no-leader-here = Le chef n’est pas ici

# The rulebook: long texts, for a quiet moment.
module-new-quests-entry = Trois salles de quête de plus peuvent être tirées, et trois sortes de malédictions rejoignent leur pile. Sans malédictions, une pile est préparée quand même, pour la salle du Chaos seulement ; les masques violets restent sans effet. Chaos : toute l’équipe doit être dans sa salle en même temps, puis quelqu’un sur place le déchaîne et chacun pioche une malédiction. Constellation : à deux, il faut quelqu’un là et quelqu’un au départ ; à trois, aussi dans une salle à trois gemmes ; à quatre, aussi dans une salle à une gemme ; à cinq ou six, aussi dans la sortie ; puis qui est dans la Constellation dépense deux clés. En solo, la salle elle-même suffit. Fosse aux serpents : à sa découverte, un serpent apparaît à côté de chacun, sauf de qui l’a découverte. Deux torches d’une même personne le chassent de sa salle, puis cinq torches dans la fosse viennent à bout du chef.
card-mind-control-entry = Jusqu’à ce que vous la leviez, vous ne pouvez ni déplacer votre aventurier, ni piocher une salle, ni prendre des gemmes de la réserve : quelqu’un le fait quand vous le demandez. À l’écran, votre geste devient une demande, et n’importe qui dans le temple l’accomplit d’un appui dans les huit secondes ; sinon elle expire sans rien coûter. Vos propres dés paient, et tout ce qui s’ensuit est pour vous. Qui est aussi sous contrôle mental peut seulement vous déplacer. Si personne ne peut aider, cela se fait tout seul au bout de trois secondes. Lancer, libérer des dés et lever des malédictions restent entre vos mains.
card-trap-return-entry = Votre aventurier retourne aussitôt à la salle de départ, quoi qu’il arrive, et qui est captif est libre. La carte est ensuite défaussée. Elle n’a que le nom en commun avec l’autre piège.
card-magic-bonds-entry = Jusqu’à ce que vous la leviez, vous gardez le contact avec quelqu’un. À l’écran, vous choisissez qui : vous tenez une rune pendant vos lancers, et l’autre prend votre pouls toutes les quinze secondes, sinon vos dés sont liés pendant trois secondes. Avec la Main maudite, un seul doigt sert aux deux. Si l’autre s’échappe ou perd la connexion, vous choisissez à nouveau ; s’il n’y a plus personne, il ne reste que la rune. Avec la forme douce, rien à tenir et pas de pouls, mais vos lancers durent près d’un tiers de plus.
card-snake-entry = Il reste dans sa salle et ne gêne personne. Qui s’y trouve dépense deux de ses torches pour le chasser ; s’ils sont plusieurs, un à la fois. Si sa salle disparaît, il est au départ. Tant qu’il en reste un, personne ne peut affronter le chef.
