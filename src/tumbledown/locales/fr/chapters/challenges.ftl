# Les défis : leur écran, une table qui en joue un, et ce qu’il rapporte.
challenges-title = Défis
challenges-lead = Tous les paliers sont ouverts. Commencez où vous voulez.
challenges-caution = Les noms, les paliers, les boîtes et les nombres employés sont imprimés. Leur répartition entre les défis et le choix des modules sont notre reconstitution.
challenges-all = Les 26 en tableau
challenges-count = { $count } sur { $all }
challenges-heading = { $name } · { $title }
challenges-ultimate = Ultime

# Les sept paliers, le plus facile d’abord.
challenges-step-1 = Échauffement
challenges-step-2 = Soutenu
challenges-step-3 = Vif
challenges-step-4 = Raide
challenges-step-5 = Féroce
challenges-step-6 = Sans pitié
challenges-step-7 = Le dernier

# Où on en est.
challenges-tried = tenté
challenges-state-new = à faire
challenges-state-tried = tenté, pas encore réussi
challenges-state-passed = réussi en { $time }
challenges-spoken = { $name }, { $state }. { $parts }.

# Ce qu’il contient.
challenges-quests = { $count ->
    [one] { $count } quête
   *[other] { $count } quêtes
}
challenges-quests-about = toutes à accomplir avant de pouvoir s’échapper
challenges-chalice = 1 quête : le calice
challenges-chalice-about = il doit être sorti avant que quiconque s’échappe
challenges-gems = { $count ->
    [one] { $count } gemme de plus
   *[other] { $count } gemmes de plus
}
challenges-gems-about = que d’habitude dans la réserve.
challenges-block = La sortie et les quêtes sont parmi les { $count } premières salles.
challenges-fate = Deux coups du sort, comme toujours.
challenges-needs = Tiré des boîtes
challenges-box-base = Jeu de base
challenges-box-illusions = { table-module-illusions }
challenges-box-quest = { table-module-quests }
challenges-players = { $count ->
    [one] en solo
   *[other] à { $count }
}

# Les résultats jusqu’ici.
challenges-yours = Votre résultat
challenges-untried = pas encore tenté
challenges-tries = { $count ->
    [one] tenté une fois
   *[other] tenté { $count } fois
}
challenges-best-time = { $time }, { $players }
challenges-closest = Au plus près
challenges-closest-gems = { $count ->
    [0] aucune gemme restante
    [one] { $count } gemme restante
   *[other] { $count } gemmes restantes
}
challenges-best = Record absolu
challenges-teams = Équipes sorties
challenges-teams-rate = { $percent } %

# Pour y jouer.
challenges-play = Jouer { $name }
challenges-play-note = avec deux bots
challenges-host = L’ouvrir pour des amis
challenges-link = Partager le lien vers { $name }
challenges-share = Défi { $name } : arriverons-nous tous à sortir ?

# À une table.
challenges-at-table = Défi { $name } : { $title }
challenges-may-add = Cette partie compte. Les salles spéciales, la fosse et la fontaine peuvent s’ajouter ; tout le reste fait perdre la marque.
challenges-cost-added = Pas de marque : le défi { $name } se joue sans { $names }.
challenges-cost-missing = Pas de marque : le défi { $name } demande { $names }.
challenges-cost-practice = Pas de marque sans chrono.
challenges-restore = Le jouer comme prévu
challenges-leave = Quitter le défi
challenges-late = Sortie tardive
challenges-late-note = Douze salles au-dessus de la sortie et des quêtes. Plus dur ; cela compte aussi.
challenges-fixed = Un défi fixe lui-même ses gemmes.
challenges-team = Réussis à cette table : { $names }.
challenges-card-own = fait partie de { $name }
challenges-card-free = peut s’ajouter
challenges-card-foreign = fait perdre la marque

# Après la partie.
challenges-prize-won = Défi { $name } réussi
challenges-prize-lost = Le défi { $name } reste à faire
challenges-prize-time = { $time }, il restait { $left }.
challenges-prize-best = Votre meilleur temps.
challenges-prize-all = Réussis : { $count } sur { $all }.
challenges-prize-gems = { $count ->
    [0] Il ne restait aucune gemme dans la réserve.
    [one] Il restait { $count } gemme dans la réserve.
   *[other] Il restait { $count } gemmes dans la réserve.
}
challenges-next = Suivant : { $name }

# Pour les règles de ce qui est sur la table.
module-challenges-entry = Le défi dit ce qu’il y a dans le temple, combien de gemmes s’ajoutent à la réserve habituelle et combien de quêtes il faut accomplir. La sortie et les quêtes sont mélangées aux douze premières salles de la pile, quel que soit le nombre de joueurs ; il y a toujours deux coups du sort. Gagner ainsi, c’est réussir le défi. Les salles spéciales, la fosse et la fontaine peuvent s’ajouter ; avec autre chose, c’est une partie comme les autres.
