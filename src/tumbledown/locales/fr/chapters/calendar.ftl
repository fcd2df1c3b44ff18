# Cards.
card-calendar-sun = Tuile soleil
card-calendar-sun-effect = Allumée quand le calendrier veut un soleil, elle fait avancer le pion.
card-calendar-moon = Tuile lune
card-calendar-moon-effect = Allumée quand le calendrier veut une lune, elle fait avancer le pion.
card-calendar-gear = Tuile rouage
card-calendar-gear-effect = Allumée quand le calendrier veut un rouage, elle fait avancer le pion.

# Chambers.
chamber-calendar = Salle du calendrier
chamber-calendar-about = Trois clés à vous échangent deux tuiles du calendrier. On y reprend les dés que le calendrier a pris.

# Deeds.
deed-swap-tiles = Échanger des tuiles
deed-swap-tiles-short = Échanger

# The board beside the temple.
calendar-title-eternal = Calendrier éternel
calendar-title-cursed = Calendrier maudit
calendar-progress = { $count } sur { $all }
calendar-next = { $sign ->
    [sun] Allumez une salle qui porte un soleil pour avancer.
    [moon] Allumez une salle qui porte une lune pour avancer.
   *[gear] Allumez une salle qui porte un rouage pour avancer.
}
calendar-only = Aucune autre gemme ne s’allume.
calendar-bar = { $count ->
    [one] Encore une case avant la fermeture { $slam }, sinon un dé chacun.
   *[other] Encore { $count } cases avant la fermeture { $slam }, sinon un dé chacun.
}
calendar-keys = { $count ->
    [one] S’échapper coûte une clé de plus.
   *[other] S’échapper coûte { $count } clés de plus.
}
calendar-end-eternal = Le pion est au bout : toutes les gemmes peuvent s’allumer.
calendar-end-cursed = Le pion est au bout : s’échapper ne coûte plus de clé en plus.
calendar-empty-eternal = La réserve est vide : le calendrier ne compte plus.
calendar-empty-cursed = { $sign ->
    [sun] La réserve est vide ; les symboles d’une salle qui porte un soleil font encore avancer le pion.
    [moon] La réserve est vide ; les symboles d’une salle qui porte une lune font encore avancer le pion.
   *[gear] La réserve est vide ; les symboles d’une salle qui porte un rouage font encore avancer le pion.
}
calendar-dice-aside = { $count ->
    [one] Un dé attend que la salle du calendrier soit découverte.
   *[other] { $count } dés attendent que la salle du calendrier soit découverte.
}
calendar-dice-mine = { $count ->
    [one] Votre dé est dans la salle du calendrier. Entrez-y pour le reprendre.
   *[other] { $count } de vos dés sont dans la salle du calendrier. Entrez-y pour les reprendre.
}
calendar-dice-there = { $count ->
    [one] Un dé est dans la salle du calendrier.
   *[other] { $count } dés sont dans la salle du calendrier.
}
calendar-last-die = La fermeture prendrait votre dernier dé.

# The calendar chamber asks.
calendar-swap-which = { $count ->
    [0] Échanger quelles tuiles ?
   *[other] Et quelle autre ?
}
calendar-swap-these = Échanger les tuiles { $one } et { $other } ?
calendar-swap-do = Échanger
calendar-tile = { $sign ->
    [sun] Tuile { $number } : soleil
    [moon] Tuile { $number } : lune
   *[gear] Tuile { $number } : rouage
}
calendar-tile-in = { $sign ->
    [sun] Tuile { $number } : soleil, { $chamber }
    [moon] Tuile { $number } : lune, { $chamber }
   *[gear] Tuile { $number } : rouage, { $chamber }
}

# What happens.
temple-say-pawn = Le pion avance : { $count } sur 9.
temple-say-pawn-end = Le pion est arrivé au bout !
temple-say-pawn-stays = Ce n’est pas le bon signe : le pion reste.
temple-say-bar = Barre non franchie : un dé chacun.
temple-say-tile = { $sign ->
    [sun] La salle porte un soleil.
    [moon] La salle porte une lune.
   *[gear] La salle porte un rouage.
}
temple-say-swap = Vous échangez deux tuiles.
temple-say-swap-mate = { $name } échange deux tuiles.
temple-say-deposit = Le calendrier prend un de vos dés.
temple-say-last-die = Le calendrier a pris votre dernier dé.
temple-say-last-die-mate = { $name } n’a plus aucun dé : le calendrier a pris le dernier.
temple-say-fetched = Vous reprenez vos dés.
temple-say-fetched-mate = { $name } reprend ses dés.

# Refusals.
refused-other-sign = Un autre signe d’abord
refused-no-calendar-tile = Cette salle n’a pas de signe
refused-same-sign = Le même signe deux fois
refused-too-few-tiles = Trop peu de tuiles posées
refused-no-calendar-here = Pas de calendrier ici

# At the table.
table-variant-calendar-cursed = La face maudite
table-variant-calendar-cursed-about = Les gemmes dans n’importe quel ordre, mais un pion lent coûte des dés et des clés. Sans : la face éternelle.

# The rulebook: long texts, for a quiet moment.
module-calendar-entry = Chaque salle à gemmes reçoit une tuile du calendrier quand on la découvre : soleil, lune ou rouage. Un pion avance sur une piste de neuf signes. Sur la face éternelle, on n’allume des gemmes que là où la salle porte le prochain signe de la piste ; chaque salle fait avancer le pion d’une case, et une fois au bout toutes les salles peuvent s’allumer. Sur la face maudite, on allume quand on veut, mais seul le prochain signe fait avancer le pion. S’il n’a pas franchi sa barre rouge quand les portes claquent pour la première ou la deuxième fois, chacun pose un dé dans la salle du calendrier, et qui entre dans cette salle y reprend les siens. Si plus personne n’a de dé et que rien ne peut en rendre un, la partie est perdue. Sur cette face, s’échapper coûte jusqu’à trois clés de plus, moins vers le bout de la piste et aucune sur la dernière case. Dans la salle du calendrier, trois clés à vous échangent deux tuiles. Quand la réserve est vide, le calendrier éternel ne compte plus ; sur la face maudite, les symboles seuls font encore avancer le pion.
card-calendar-sun-entry = Elle est posée sur une salle à gemmes. Allumer des gemmes là-bas l’enlève, et si son signe est le prochain de la piste, le pion avance d’une case. Sur la face éternelle, elle quitte alors la partie, et rien ne s’allume tant qu’un autre signe est attendu ; sur la face maudite, elle va sous la pile. Si sa salle disparaît, elle va sous la pile aussi.
card-calendar-moon-entry = { card-calendar-sun-entry }
card-calendar-gear-entry = { card-calendar-sun-entry }

# The end.
end-why-no-dice-left = Plus personne n’avait de dé, et rien ne pouvait en rendre un.
end-moment-ended-no-dice-left = Le dernier dé est perdu
