# Chambers.
chamber-prohibition-a = Salle des gemmes figées
chamber-prohibition-a-about = Dès sa découverte : 30 secondes sans allumer de gemme, puis 30 sans entrer dans une salle.
chamber-prohibition-b = Salle des masques aveugles
chamber-prohibition-b-about = Dès sa découverte : 30 secondes où les masques d’or ne libèrent rien, puis 30 sans entrer dans la salle de départ.
chamber-prohibition-c = Salle des pas figés
chamber-prohibition-c-about = Dès sa découverte : 30 secondes sans entrer dans une salle, puis 30 où les masques d’or ne libèrent rien.
chamber-prohibition-d = Salle du départ clos
chamber-prohibition-d-about = Dès sa découverte : 30 secondes sans entrer dans la salle de départ, puis 30 sans allumer de gemme.
chamber-lava-dice = Salle de lave aux dés
chamber-lava-dice-about = Une minute pour trois tâches, accomplies ensemble sur place. Trop tard, l’équipe perd 3, 2 ou 1 dé.
chamber-lava-gems = Salle de lave aux gemmes
chamber-lava-gems-about = Une minute pour trois tâches, accomplies ensemble sur place. Trop tard, 3, 2 ou 1 gemme rejoint la réserve.
chamber-torch-chamber = Salle aux torches
chamber-torch-chamber-about = Montrez ensemble sept torches sur place en une minute, sinon deux d’entre vous perdent un dé.
chamber-sacrifice-chamber = Salle du sacrifice
chamber-sacrifice-chamber-about = Chacun y dépose un dé. Venez dans la minute pour le reprendre, sinon il est perdu.

# What is forbidden.
ban-gems = Interdit d’allumer des gemmes
ban-golden-masks = Masques d’or sans effet
ban-movement = Interdit d’entrer dans une salle
ban-starting-chamber = Interdit d’entrer au départ

# Deeds.
deed-light-torches = Montrer les torches
deed-cool-lava = Accomplir la tâche de lave

# The two glasses.
glass-green-still = Sablier vert : rien n’est interdit
glass-blue-still = Sablier bleu : rien n’est demandé
glass-then = puis : { $ban }
glass-then-free = puis tout est de nouveau permis
glass-task = { $price } ensemble, { $count } pour l’instant
glass-or-two-players = sinon deux d’entre vous perdent un dé
glass-or-dice = { $count ->
    [one] sinon l’équipe perd un dé
   *[other] sinon l’équipe perd { $count } dés
}
glass-or-gems = { $count ->
    [one] sinon { $count } gemme rejoint la réserve
   *[other] sinon { $count } gemmes rejoignent la réserve
}
glass-solved = accomplie, le sable finit de couler
glass-too-few-dice = il ne reste pas assez de dés
glass-fetch-mine = Allez reprendre votre dé
glass-fetch = Des dés dans la salle du sacrifice
glass-fetch-note = { $count ->
    [0] tous sont repris
    [one] un dé s’y trouve encore
   *[other] { $count } dés s’y trouvent encore
}

# The team owes dice.
temple-ask-volunteers = Qui donne un dé ?
temple-ask-volunteers-note = Ensuite, on prend à qui en a le plus.
temple-ask-volunteers-0 = Pas moi
volunteers-title = { $count ->
    [one] Qui donne un dé ?
   *[other] Qui donne { $count } dés ?
}
volunteers-two = Un par personne, sinon qui en a le plus.
volunteers-rest = Le reste : qui en a le plus.
volunteers-none = Pas moi
volunteers-name = { $name } donne un dé
volunteers-give-short = Donner 1
volunteers-give = { $count ->
    [one] Donner un dé
   *[other] Donner { $count } dés
}
volunteers-gives = { $count ->
    [one] { $name } donne un dé
   *[other] { $name } donne { $count } dés
}
volunteers-passes = { $name } n’en donne pas
temple-ask-sacrifice = Votre dé est au sacrifice
temple-ask-sacrifice-note = Plutôt un autre ? Touchez-le.
temple-ask-sacrifice-usual = Celui-ci

# What happens.
time-begins-sacrifice-chamber = Un dé de chacun part au sacrifice !
time-begins-torch-chamber = Salle aux torches : sept torches en une minute !
time-begins-lava-dice = De la lave ! Trois tâches en une minute.
time-begins-lava-gems = { time-begins-lava-dice }
time-waits = { $chamber } : en attente, numéro { $number }.
time-ban-begins = { $ban } : { $seconds } secondes.
time-ban-ends = De nouveau permis. Terminé : { $ban }.
time-task-solved = Tâche { $count } sur { $all } accomplie !
time-all-solved = Accomplie : { $chamber } !
time-failed = Temps écoulé : { $chamber }.
time-gems-added = { $count ->
    [one] Une gemme rejoint la réserve.
   *[other] { $count } gemmes rejoignent la réserve.
}
time-dice-owed = { $count ->
    [one] L’équipe perd un dé. De qui ?
   *[other] L’équipe perd { $count } dés. De qui ?
}
time-die-given = { $count ->
    [one] Vous donnez un dé.
   *[other] Vous donnez { $count } dés.
}
time-die-given-mate = { $count ->
    [one] { $name } donne un dé.
   *[other] { $name } donne { $count } dés.
}
time-die-taken = { $count ->
    [one] On vous prend un dé.
   *[other] On vous prend { $count } dés.
}
time-die-taken-mate = { $count ->
    [one] On prend un dé à { $name }.
   *[other] On prend { $count } dés à { $name }.
}
time-die-back = Vous avez repris votre dé.
time-die-back-mate = { $name } a repris un dé.
time-forfeited = { $count ->
    [one] Un dé sacrifié est perdu.
   *[other] { $count } dés sacrifiés sont perdus.
}
time-sand-out = Le sable bleu s’est écoulé.
time-too-few-dice = Trop peu de dés pour cette tâche.

# Refusals.
refused-nobody-is-wanted = Aucun dé n’est dû
refused-gems-banned = Pas de gemmes en ce moment
refused-masks-banned = Masques d’or sans effet
refused-steps-banned = Interdit d’entrer maintenant
refused-start-banned = Départ interdit d’accès
refused-sand-not-turned = Son sable ne coule pas encore
refused-trial-over = Cette tâche est terminée
refused-no-torches-here = Pas de salle aux torches ici
refused-no-lava-here = Pas de lave ici

# At the table.
table-number-time-chambers = Combien de salles du temps

# The rulebook: long texts, for a quiet moment.
module-time-chambers-entry = Deux, trois ou quatre des huit salles du temps sont mélangées aux autres, et personne ne sait lesquelles. Dès que l’une d’elles est découverte, son sablier coule : le vert 30 secondes, le bleu une minute. Qui l’a découverte n’y est pas attiré. Si son sablier est déjà pris, la salle reçoit un numéro et attend ; jusque-là, elle ne fait rien. Une salle d’interdiction interdit une chose pendant 30 secondes, puis une autre pendant 30 secondes encore, à toute l’équipe et partout. On peut garder ses masques d’or pour plus tard, les déplacements forcés ont toujours lieu, et rien n’empêche jamais de s’échapper ; mais qui est dans le temple sans être dans la salle de départ quand les portes claquent perd un dé, interdiction ou pas. Salle du sacrifice : chacun y dépose un dé et le reprend en y venant à temps. Salle aux torches : sept torches ensemble, sinon deux d’entre vous perdent un dé. Salle de lave : cinq torches, puis quatre clés, puis trois aventuriers, dans la même minute ; en cas d’échec, seule la tâche en cours est à payer, en dés dans l’une des deux salles de lave, en gemmes nouvelles dans l’autre. Quand l’équipe perd des dés, vous avez dix secondes pour vous proposer ; ce qui manque est pris à qui en a le plus. Une tâche accomplie plus tôt n’arrête pas son sable. Quand le temple s’effondre ou que tout le monde s’est échappé, sable et tâches ne comptent plus.

table-variant-time-chambers-called-out = Autour d’une même table
table-variant-time-chambers-called-out-about = Les volontaires s’annoncent à voix haute, et n’importe qui touche leur nom. Sinon, chacun répond sur son écran.
