# Le compagnon : à côté de la boîte, sans serveur.

companion-title = Compagnon
companion-title-running = Compagnon
companion-title-setup = Mise en place
companion-title-look-up = Aide-mémoire
companion-tab-running = Bande-son
companion-tab-setup = Mise en place
companion-tab-look-up = Aide-mémoire

# Kept on the device.
companion-storing = Enregistrement, { $percent } %
companion-stored = fonctionne hors ligne
companion-failed = Pas encore enregistré : fonctionne en ligne seulement

# The soundtrack.
companion-tracks = Bande-son
companion-track = Bande-son { $number }
companion-track-sure = Changer vraiment ?
companion-time-left = Temps restant
companion-phase = Que faire maintenant
companion-phase-explore = Explorer
companion-phase-explore-note = Au gong, tout le monde a { $seconds } secondes pour revenir au départ.
companion-phase-explore-last = Trouver la sortie
companion-phase-explore-last-note = Au dernier gong, il restera { $seconds } secondes avant l’effondrement.
companion-phase-back = Revenir
companion-phase-back-note = Tout le monde dans la salle de départ avant que les portes claquent.
companion-phase-after = Portes fermées
companion-phase-after-note = Qui n’était pas au départ perd un dé. Et on repart.
companion-phase-turn-note = Qui n’était pas au départ perd un dé. Qui y est retourne le sablier.
companion-phase-out = Sortir
companion-phase-out-note = Plus question de revenir : tout le monde dehors, par la sortie.
companion-phase-over = Le temple s’est effondré
companion-phase-over-note = Qui n’est pas dehors est perdu, et la partie aussi.
companion-say-back = { $seconds } secondes pour revenir.
companion-say-after = Les portes ont claqué.
companion-say-out = { $seconds } secondes pour sortir.
companion-say-over = Le temple s’est effondré.
companion-fallen = Personne n’était au départ
companion-fallen-note = Le sablier tombe : { $seconds } secondes de sable sont perdues.
companion-press-ready = Commencer
companion-press-pause = Pause
companion-press-paused = Reprendre
companion-press-over = Nouvelle partie
companion-end = Terminer
companion-end-sure = Terminer vraiment ?
companion-seconds = s
companion-sand-green = { $count ->
    [one] Sablier vert : encore { $count } seconde
   *[other] Sablier vert : encore { $count } secondes
}
companion-sand-blue = { $count ->
    [one] Sablier bleu : encore { $count } seconde
   *[other] Sablier bleu : encore { $count } secondes
}
companion-sand-how = Toucher pour le retourner ; maintenir, ou touche Suppr, pour le ranger
companion-sand-still = à retourner
companion-sand-running = en cours
companion-sand-out = écoulé
companion-sand-green-out = Le sablier vert est écoulé.
companion-sand-blue-out = Le sablier bleu est écoulé.

# What is to be set up.
companion-what = À quoi jouez-vous ?
companion-what-mix = Mélange
companion-what-challenge = Défi
companion-challenge = Défi { $name }
companion-players = Nombre de personnes
companion-players-fewer = Une personne de moins
companion-players-more = Une personne de plus
companion-people = { $count ->
    [one] personne
   *[other] personnes
}
companion-chapters = Chapitres du mélange
companion-more = Plus
companion-fewer = Moins
companion-done = { $count } sur { $all }
companion-clear = Tout décocher
companion-deal-again = Tirer à nouveau
companion-share = Partager
companion-shared = Lien copié
companion-share-text = Notre mise en place
companion-link-unread = Ce lien est illisible. Voici votre dernière liste.

# The list.
companion-line-start-note = { $count ->
    [one] Au milieu de la table, avec votre aventurier dessus.
   *[other] Au milieu de la table, avec les { $count } aventuriers dessus.
}
companion-line-exit-note = À mettre de côté pour l’instant.
companion-line-dice = { $players ->
    [one] { $count } dés
   *[other] { $count } dés par personne
}
companion-line-dice-note = Sans les lancer.
companion-line-gems = { $count ->
    [one] { $count } gemme dans la réserve
   *[other] { $count } gemmes dans la réserve
}
companion-line-gems-note = { $count ->
    [0] Aucune à côté.
    [one] Et { $count } à côté, pour un coup du sort.
   *[other] Et { $count } à côté, pour les coups du sort.
}
companion-line-first = Mélanger { $count } salles
companion-set-vault = { $count } à trois gemmes
companion-set-base = { $count } salles de base
companion-set-shared = { $count } avec masques ou coffres
companion-set-illusions = { $count } salles d’illusion
companion-line-two = En poser deux au départ
companion-line-two-note = Une à gauche, une à droite, l’escalier vers le départ.
companion-line-two-masks = Les masques n’y donnent pas de malédiction.
companion-line-two-redraw = Si l’une est celle-ci : { $name }, remettez-la au milieu de la pile et piochez-en une autre.
companion-laid-treasures = Un trésor face cachée sur chaque coffre.
companion-laid-calendar = Une tuile du calendrier sur chaque salle à gemmes.
companion-laid-gem-positions = Un jeton de position, face cachée, sur chaque salle à une seule gemme.
companion-line-later = { $count ->
    [one] { $count } salle de plus
   *[other] { $count } salles de plus
}
companion-line-later-mix = À mélanger à la pile.
companion-line-later-challenge = À mettre de côté pour l’instant.
companion-line-pick = { $name } : { $count } salles sur { $all }
companion-line-under = La sortie sous la pile
companion-line-under-note = Mélangez-la avec { $count } salles prises sur la pile ; glissez ces { $all } salles sous la pile.
companion-line-middle = La sortie dans la pile
companion-line-middle-note = Vers le milieu, sans compter.
companion-line-block = La sortie sur la pile
companion-line-block-note = Mélangez { $count } salles de la pile avec la sortie et les quêtes, s’il y en a ; posez ces { $all } salles sur la pile.
companion-line-markers = { $count ->
    [one] { $count } marqueur sur la réserve
   *[other] { $count } marqueurs sur la réserve
}
companion-line-markers-note = Tant qu’il en reste un, personne ne s’échappe.
companion-line-music = Choisir une bande-son
companion-line-music-note = Tout le monde est prêt ? Lancez-la.
companion-times = { $count } × { $name }
companion-pile-curses = { $count ->
    [one] Préparer { $count } malédiction
   *[other] Mélanger { $count } malédictions
}
companion-pile-treasures = { $count ->
    [one] Préparer { $count } trésor
   *[other] Mélanger { $count } trésors
}
companion-pile-tasks = Mélanger { $count } tuiles de tâche
companion-pile-tasks-note = Elles attendent que leur salle soit découverte.
companion-pile-calendar = Mélanger { $count } tuiles du calendrier
companion-pile-calendar-note = Face cachée, en pile.
companion-pile-gem-positions = Mélanger { $count } jetons de position
companion-pile-gem-positions-note = Face cachée, en pile.
companion-dealt-characters = Un personnage par personne
companion-dealt-characters-note = Ou choisissez, puis gardez une de ses deux cartes.
companion-dealt-cursed-gems = { $count ->
    [one] Une gemme maudite par personne
   *[other] { $count } gemmes maudites par personne
}
companion-dealt-cursed-gems-note = Tirée sans la voir ; les autres retournent dans la boîte.
companion-ready-special-chambers = Salles spéciales
companion-ready-special-chambers-note = Si la salle du trésor est dans la pile, préparez le calice.
companion-ready-quests = Quêtes
companion-ready-quests-note = Préparez le fantôme à côté du temple.
companion-ready-time-chambers = Sabliers
companion-ready-time-chambers-note = Préparez les jetons numérotés ; les sabliers sont dans le premier onglet.
companion-ready-new-quests = Serpents
companion-ready-new-quests-note = Préparez les jetons serpent à côté du temple.
companion-ready-exchange-teleport = Jeton de téléportation
companion-ready-exchange-teleport-note = Préparez-le à côté de la pile.
companion-ready-calendar = Plateau calendrier
companion-ready-calendar-note = Face éternelle visible, face maudite pour une partie plus dure ; le pion est sur la flèche.
companion-ready-sand-of-fortune = Sablier
companion-ready-sand-of-fortune-note = Il est dans le premier onglet. Vous entendez la bande-son choisie avant lui.

# Cards to read about.
companion-search = Chercher une carte
companion-search-none = Aucune carte trouvée
companion-cards-shelf = Malédictions
companion-cards-rack = Trésors
companion-cards-role = Personnages
