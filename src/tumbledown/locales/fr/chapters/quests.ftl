# Cards.
card-ghost = Fantôme
card-ghost-effect = Deux torches à vous le poussent dans la salle voisine.
card-task-1 = Tâche
card-task-1-effect = Montrez tous ses symboles d’un coup, à un ou à plusieurs.
card-task-2 = { card-task-1 }
card-task-2-effect = { card-task-1-effect }
card-task-3 = { card-task-1 }
card-task-3-effect = { card-task-1-effect }
card-task-4 = { card-task-1 }
card-task-4-effect = { card-task-1-effect }
card-task-5 = { card-task-1 }
card-task-5-effect = { card-task-1-effect }
card-task-6 = { card-task-1 }
card-task-6-effect = { card-task-1-effect }

# Chambers.
chamber-altar = Autel
chamber-altar-about = Prend deux dés pour de bon : deux de la même personne, ou un de deux personnes.
chamber-task = Salle des tâches
chamber-task-about = Quatre tâches, l’une après l’autre, à accomplir ensemble sur place.
chamber-ghost = Salle du fantôme
chamber-ghost-about = Personne n’y entre. Ramenez-y le fantôme depuis le départ.
chamber-tree = Arbre de vie
chamber-tree-about = Veut des masques d’or de qui est là : deux par personne qui joue.
chamber-obelisk = Obélisque
chamber-obelisk-about = Accomplie aussitôt, mais chacun de ses trois murs libres coûte une clé de plus.

# Deeds.
deed-altar = Donner à l’autel
deed-task = Accomplir la tâche
deed-tree = Soigner l’arbre
deed-push = Pousser le fantôme
deed-push-side = { $side ->
    [north] Pousser le fantôme au nord
    [east] Pousser le fantôme à l’est
    [south] Pousser le fantôme au sud
   *[west] Pousser le fantôme à l’ouest
}
deed-push-short = { $side ->
    [north] Fantôme au nord
    [east] Fantôme à l’est
    [south] Fantôme au sud
   *[west] Fantôme à l’ouest
}

# The list of quests.
quests-title = Quêtes
quests-note = { $count ->
    [one] avant toute sortie
    [2] les deux avant toute sortie
   *[other] toutes les { $count } avant toute sortie
}
quests-bar = { $count ->
    [one] Une quête barre la sortie.
   *[other] { $count } quêtes barrent la sortie.
}
quests-done = accomplie
quests-unfound = Pas encore trouvée
quests-unfound-progress = quelque part dans le temple
quests-unfound-asked = Explorez des salles jusqu’à la trouver.
quest-altar-asked = Deux dés pour de bon : deux de la même personne, ou un de deux personnes.
quest-altar-second = Un dé de { $name } y est déjà. Qui donne l’autre ?
quest-altar-progress = { $count } sur { $all } dés donnés
quest-task-asked = À montrer d’un coup, à un ou à plusieurs :
quest-task-hidden = Qui arrive en premier retourne la première tâche.
quest-task-progress = accomplies : { $count } sur { $all }
quest-ghost-asked = Qui est avec lui le pousse pour deux torches.
quest-ghost-progress = { $count ->
    [one] à { $count } salle de chez lui
   *[other] à { $count } salles de chez lui
}
quest-ghost-lost = sans chemin
quest-ghost-cut-off = Aucun chemin ne mène chez lui. Ouvrez-en un.
quest-tree-asked = { $count } masques d’or d’un coup, de toutes les personnes présentes.
quest-tree-progress = masques : { $have } sur { $need }
quest-obelisk-progress = { $count ->
    [0] accomplie, plus aucun mur libre
    [one] accomplie, { $count } mur libre : { $count } clé de plus
   *[other] accomplie, { $count } murs libres : { $count } clés de plus
}
quest-too-few-dice = Il ne reste pas assez de dés pour cela.

# The altar asks.
quest-altar-which = { $count ->
    [one] Quel dé ?
   *[other] Quels dés ?
}
quest-altar-about = Pour de bon : l’autel ne rend rien.
quest-altar-goes = { $count ->
    [one] Un dé part pour de bon
   *[other] Deux dés partent pour de bon
}
quest-altar-last = { $count ->
    [one] Votre dernier dé ?
   *[other] Vos derniers dés ?
}
quest-altar-without = Ensuite, seul un don venu de dehors vous en rendra un.
quest-altar-hold = Maintenir
quest-altar-hold-long = Maintenez une seconde pour donner ces dés
quest-hold-longer = Maintenez une seconde entière
quest-hold-again = Appuyez encore pour donner les dés.

# What happens.
temple-say-quest-found = Une quête : { $chamber }
temple-say-quest-done = Quête accomplie : { $chamber } !
temple-say-obelisk = L’obélisque ! Entourez ses murs.
temple-say-wall = Un mur est entouré : une clé de moins.
temple-say-ghost-comes = Un fantôme apparaît au départ.
temple-say-ghost-back = Le fantôme est revenu au départ.
temple-say-ghost-pushed = Vous poussez le fantôme.
temple-say-ghost-pushed-mate = { $name } pousse le fantôme.
temple-say-ghost-cut-off = Le fantôme ne peut plus rentrer.
temple-say-task = La tâche : { $price }.
temple-say-task-solved = Vous accomplissez une tâche.
temple-say-task-solved-mate = { $name } accomplit une tâche.
temple-say-given = Vous donnez un dé à l’autel.
temple-say-given-mate = { $name } donne un dé à l’autel.
temple-say-too-few-dice = Trop peu de dés pour une quête.
temple-tell-quests-sealed = Le temple est fermé pour de bon, et une quête n’a jamais été trouvée.
temple-tell-quests-closed = Le temple est fermé, et une quête n’est pas encore trouvée.

# Refusals.
refused-quests-open = D’abord les quêtes
refused-quest-done = Quête déjà accomplie
refused-no-die-to-give = Il ne vous reste aucun dé
refused-two-are-enough = Deux dés suffisent
refused-one-more-is-enough = Plus qu’un dé à donner
refused-another-gives = À quelqu’un d’autre de donner
refused-no-ghost-here = Pas de fantôme ici
refused-ghost-keeps-out = Il y resterait bloqué
refused-no-altar-here = Pas d’autel ici
refused-no-task-here = Pas de tâche ici
refused-no-tree-here = Pas d’arbre de vie ici

# At the table.
table-number-quests = Combien de quêtes

# The rulebook: long texts, for a quiet moment.
module-quests-entry = Vous choisissez une, deux ou trois quêtes. Autant de salles de quête sont tirées sans être vues et mélangées aux autres, et autant de marqueurs sont posés sur la réserve. Tant qu’il en reste un, personne ne peut s’échapper, que sa salle soit trouvée ou non ; une quête accomplie prend son marqueur sur sa salle. Les marqueurs ne sont pas des gemmes et ne coûtent pas de clé. L’autel veut deux dés pour de bon. La salle des tâches en a quatre. Le fantôme doit être ramené chez lui. L’arbre de vie veut deux masques d’or par personne qui joue. L’obélisque est accompli dès qu’on le trouve, mais chacun de ses murs libres coûte une clé de plus, jusqu’à ce qu’une salle le touche. Si vous jouez avec la salle du trésor, elle fait partie de celles qui peuvent être tirées.
card-ghost-entry = Il apparaît dans la salle de départ dès que sa salle est trouvée. Qui est avec lui peut dépenser deux torches à soi pour le pousser par un passage dans la salle voisine, sans bouger ; les symboles d’entrée ne comptent pas. Il ne traverse pas les murs, n’entre jamais dans l’obélisque et ne gêne personne. Si sa salle disparaît, il revient au départ. Une fois chez lui, sa quête est accomplie.
card-task-1-entry = Quatre tuiles sont posées sur la salle des tâches. La première se retourne dès que quelqu’un y arrive, et tout le monde la voit. Les personnes présentes doivent montrer tous ses symboles au même moment, à une ou à plusieurs ; les masques bloqués ne comptent pas. Puis la tuile suivante se retourne, et avec la quatrième la quête est accomplie. Vous pouvez partir entre deux : ce qui est accompli le reste.
card-task-2-entry = { card-task-1-entry }
card-task-3-entry = { card-task-1-entry }
card-task-4-entry = { card-task-1-entry }
card-task-5-entry = { card-task-1-entry }
card-task-6-entry = { card-task-1-entry }
