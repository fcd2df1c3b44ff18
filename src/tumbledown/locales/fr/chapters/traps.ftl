# Chambers.
chamber-cliff-torch = Abîme aux torches
chamber-cliff-torch-about = Qui le découvre y reste suspendu : trois torches à obtenir soi-même pour remonter. Les autres entrent gratuitement.
chamber-cliff-key = Abîme aux clés
chamber-cliff-key-about = Qui le découvre y reste suspendu : trois clés à obtenir soi-même pour remonter. Les autres entrent gratuitement.
chamber-invocation = Salle d’invocation
chamber-invocation-about = Trois clés à vous appellent tout le monde ici, et nul ne peut refuser.
chamber-platform = Plateforme mobile
chamber-platform-about = Elle fait le tour du temple avec qui l’a trouvée, jusqu’à ce que son escalier trouve sa place. Ensuite, c’est une salle comme les autres.
chamber-slide-trap = Toboggan piégé
chamber-slide-trap-about = On entre par le toboggan, on n’en ressort jamais par là. Trouvez un autre chemin.

# Deeds.
deed-climb = Remonter
deed-call-all = Appeler tout le monde

# What happens.
temple-say-trapped = Un piège ! Il vous happe : { $chamber }.
temple-say-trapped-mate = Un piège happe { $name } : { $chamber }.
temple-say-climbed = Vous êtes de nouveau en haut.
temple-say-climbed-mate = { $name } a pu remonter.
temple-say-summoned = Vous appelez tout le monde ici.
temple-say-summoned-mate = { $name } appelle tout le monde.
temple-say-platform-waits = Aucune place. Vous flottez jusqu’à ce qu’une salle convienne.
temple-say-platform-waits-mate = { $name } flotte : il faut une salle qui convienne.
temple-say-platform-rides = La plateforme fait le tour du temple.

# Refusals.
refused-hanging = L’abîme vous retient
refused-adrift = La plateforme doit se poser
refused-platform-away = Plateforme hors d’atteinte
refused-not-hanging = L’abîme ne vous tient pas
refused-nobody-to-call = Tout le monde est déjà là
refused-no-cliff-here = Pas d’abîme ici
refused-not-called-from-here = On n’appelle pas d’ici
refused-not-rolled = Dés échangés non valables

# The rulebook: long texts, for a quiet moment.
module-traps-entry = Deux, trois ou quatre des cinq salles piégées sont mélangées aux autres, et personne ne sait lesquelles. Qui en découvre une y est aussitôt happé, sans rien payer. Dans un abîme, on reste suspendu jusqu’à montrer trois torches ou trois clés obtenues par ses propres lancers ; des dés échangés n’y comptent qu’une fois relancés. Les autres peuvent entrer gratuitement et libérer vos dés, mais pas payer à votre place. La plateforme mobile fait le tour du temple dans le sens des aiguilles d’une montre et s’amarre là où son escalier rencontre une ouverture ; si rien ne convient, elle attend au-dessus de sa place que le temple change. La salle d’invocation vous appelle tous quand on la trouve, puis de nouveau pour trois clés. Par le toboggan on entre, mais on ne sort pas. Un piège ne protège personne quand les portes claquent.

# At the table.
table-number-traps = Combien de pièges

# Demandé avant d’appeler tout le monde.
summon-title = Appeler tout le monde ?
summon-about = Tout le monde arrive aussitôt, d’où que ce soit. Personne ne peut refuser.
summon-hold = Maintenir
summon-hold-long = Maintenez une seconde pour appeler tout le monde
summon-longer = Maintenez une seconde entière
summon-again = Appuyez encore pour appeler tout le monde.

# Ce qui peut retenir quelqu’un pour de bon.
temple-say-captive-short = Trop peu de dés pour remonter. Un appel, un trésor ou un dé venu du dehors peut encore aider.
temple-say-slide-shut = Plus aucun chemin ne sort du toboggan.
