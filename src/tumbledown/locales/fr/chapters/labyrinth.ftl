# Chambers.
chamber-mirage = Salle des mirages
chamber-mirage-about = Elle est là où semblait être le départ. Seule la vraie salle de départ protège.
chamber-gear-chamber = Salle de l’engrenage
chamber-gear-chamber-about = Deux torches à vous font glisser d’une salle toute une rangée ou une colonne.

# Cards.
card-weakest-link = Maillon faible
card-weakest-link-effect = Soyez au départ à chaque fermeture, ou tout est perdu.
card-disinformation = Désinformation
card-disinformation-effect = Quoi que vous découvriez, on entend deux fois que c’est la sortie.
card-disinformation-effect-labyrinth-one-table = Quoi que vous découvriez, criez deux fois : « La sortie ! »
card-shortcut = Raccourci
card-shortcut-effect = Explorez la salle de votre choix dans la pile, même la sortie.
card-time-out = Temps mort
card-time-out-effect = Le chrono s’arrête, et tout le monde se parle.
card-genie = Génie
card-genie-effect = Regardez trois trésors et prenez-en un.

# Deeds.
deed-gears = Tourner l’engrenage
deed-shortcut = Prendre un raccourci
deed-shortcut-to = { $side ->
    [north] Choisir la salle au nord
    [east] Choisir la salle à l’est
    [south] Choisir la salle au sud
   *[west] Choisir la salle à l’ouest
}
deed-time-out = Demander un temps mort
deed-genie = Appeler le génie
temple-aim-gears = Quelle ligne glisse ?
temple-aim-shortcut = Touchez une ouverture

# The gears.
gears-slide = Glisser
gears-slide-0 = Glisser la colonne au nord
gears-slide-1 = Glisser la rangée à l’est
gears-slide-2 = Glisser la colonne au sud
gears-slide-3 = Glisser la rangée à l’ouest
gears-go-0 = Nord
gears-go-1 = Est
gears-go-2 = Sud
gears-go-3 = Ouest
gears-ways = Sens
gears-line-through = La ligne qui passe par : { $chamber }
gears-ride = du voyage
gears-along = { $count ->
    [one] { $names } est du voyage
   *[other] { $names } sont du voyage
}
gears-cuts-off-exit = Coupe l’accès à la sortie !
gears-cuts-off-start = Coupe l’accès au départ !

# Time-out.
temple-ask-time-out = Temps mort
time-out-mine = Votre trésor.
time-out-whose = Demandé par { $name }.
temple-ask-time-out-note = Regardez, montrez, parlez.
time-out-go-on = Pour moi, on reprend
time-out-more = Une minute de plus
time-out-count = { $ready } sur { $all }
time-out-waits = D’accord pour reprendre : { $ready } sur { $all }
time-out-ready = { $name } veut reprendre
time-out-talks = { $name } n’a pas encore fini

# The search through the pile.
temple-ask-shortcut = Choisissez une salle
temple-ask-shortcut-note = Vous seul voyez la pile, et personne d’autre ne peut explorer.
shortcut-top = Prendre celle du dessus
shortcut-lay = { $count ->
    [one] Poser : { $chamber }
   *[other] Poser : { $chamber }, une sur { $count }
}
shortcut-times = × { $count }
shortcut-on-top = sur le dessus

# The genie.
temple-ask-genie = Choisissez un trésor
temple-ask-genie-note = Les autres vont sous la pile.
temple-ask-genie-choice = Prendre : { $card }

# What happens.
temple-say-slid-0 = Vous faites glisser une colonne au nord.
temple-say-slid-0-mate = { $name } fait glisser une colonne au nord.
temple-say-slid-1 = Vous faites glisser une rangée à l’est.
temple-say-slid-1-mate = { $name } fait glisser une rangée à l’est.
temple-say-slid-2 = Vous faites glisser une colonne au sud.
temple-say-slid-2-mate = { $name } fait glisser une colonne au sud.
temple-say-slid-3 = Vous faites glisser une rangée à l’ouest.
temple-say-slid-3-mate = { $name } fait glisser une rangée à l’ouest.
temple-say-start-slid = Le départ bouge aussi !
temple-say-mirage = Un mirage ! Le départ est ailleurs.
temple-say-shout = Criez deux fois : « J’ai trouvé la sortie ! »
temple-say-link-broke = Vous n’étiez pas au départ. Tout est perdu.
temple-say-link-broke-mate = { $name } n’était pas au départ. Tout est perdu.
temple-say-time-out = Temps mort ! Le chrono s’arrête.
temple-say-more-time = Vous demandez une minute de plus.
temple-say-more-time-mate = { $name } demande une minute de plus.
temple-say-time-in = Le chrono repart !
temple-say-searches = Vous fouillez la pile.
temple-say-searches-mate = { $name } fouille la pile.
weakest-link-home = Maillon faible : au départ, ou tout est perdu !
weakest-link-home-mate = { $name } doit être au départ, ou tout est perdu !

# Refusals.
refused-no-gears-here = Pas d’engrenage ici
refused-nothing-slides = Rien ne changerait
refused-no-treasures-left = Plus aucun trésor
refused-still-shouting = Votre alerte résonne encore

# At the table.
table-variant-labyrinth-one-table = Autour d’une même table
table-variant-labyrinth-one-table-about = Vous criez vous-mêmes les fausses alertes, et qui demande un temps mort y met fin. Sinon, l’écran s’en charge.

# The rulebook: long texts, for a quiet moment.
module-labyrinth-entry = La salle des mirages et la salle de l’engrenage sont mélangées à la pile une fois les deux premières salles posées. Découverte, la salle des mirages prend la place de la salle de départ, et celle-ci est posée là où le mirage a été trouvé ; tout ce qui était au départ reste à l’ancien endroit, et n’y est pas à l’abri. Dans la salle de l’engrenage, deux torches à vous font glisser d’une salle toute une rangée ou une colonne, aussi souvent que vous voulez : tout ce qui s’y trouve est du voyage, et des passages s’ouvrent et se ferment. Si vous jouez avec les malédictions ou les trésors, quatre malédictions et six trésors rejoignent leurs piles.
card-weakest-link-entry = À la première et à la deuxième fermeture, vous devez être dans la salle de départ, ou là où brûle une Grande torche. Sinon, vous perdez tous aussitôt. Aucun dé ne lève cette malédiction ; un Contresort la défausse. Après un Échange d’âmes, c’est l’aventurier que vous guidez qui compte.
card-disinformation-entry = Chaque fois que vous découvrez une salle, tout le monde entend deux fois que vous avez trouvé la sortie, et pendant trois secondes personne d’autre ne voit ce que c’est. Cela vaut aussi pour la vraie sortie ; dès qu’elle se montre, elle est annoncée une fois de plus. D’ici là, vous ne pouvez ni écrire ni montrer. Autour d’une même table, vous criez vous-même ; qui doit se taire laisse faire l’écran. Aucun dé ne lève cette malédiction ; un Contresort la défausse.
card-shortcut-entry = Désignez une ouverture et dépensez deux aventuriers, comme pour toute exploration. Vous voyez alors toute la pile et choisissez une salle, même la sortie : vous avez quinze secondes, ou une par salle si la pile est grande ; tous ses effets ont lieu. Ensuite, la pile est mélangée. Personne d’autre ne peut explorer entre-temps. Si le temps s’écoule, si les portes claquent ou si le temple bouge, la salle du dessus est prise.
card-time-out-entry = Le chrono s’arrête, et avec lui chaque sablier, chaque vote et chaque choix. Personne ne peut lancer de dés ni rien faire, mais vous pouvez tous regarder, montrer et parler. La partie reprend quand tout le monde le veut, ou après quatre-vingt-dix secondes ; chacun peut prendre une minute de plus, jusqu’à cinq en tout. Autour d’une même table, qui l’a demandé y met fin.
card-genie-entry = Regardez les trois trésors du dessus, prenez-en un et mettez les autres sous la pile. Vous avez cinq secondes, puis l’un d’eux est pris au hasard. S’il en reste moins de trois, vous les regardez tous ; s’il n’en reste aucun, vous gardez le génie.

# What happens.
temple-tell-reopens-gears = L’engrenage peut ouvrir la voie.
temple-tell-reopens-mirage = Un mirage peut ouvrir la voie.

# The end.
end-why-not-home = Quelqu’un devait être au départ à la fermeture, et n’y était pas.
end-moment-ended-not-home = La chaîne se rompt
