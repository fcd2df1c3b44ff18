# Le temple : tout ce qui se dit pendant une partie. Assez court pour être lu pendant que les dés roulent.

temple-name = La partie

# Lancer
temple-roll = Lancer
temple-roll-dice = { $count ->
    [0] aucun dé
    [one] { $count } dé
   *[other] { $count } dés
}
temple-roll-queued = lancer prévu
temple-key-space = espace
temple-tray = Mes dés
temple-dice = Dés
temple-tray-how = Entrée garde ou relâche un dé, Espace lance les autres.
temple-keeps-masks = Vous gardez les masques noirs
temple-keeps-masks-off = Arrêter
temple-hint-first = Lancez, puis touchez les dés à garder
temple-hint-keep = Touchez un dé pour le garder
temple-hint-locked = Tout est bloqué. Appelez à l’aide !
temple-hint-watching = Vous regardez
temple-you-out = Vous êtes dehors !
temple-you-out-note = Encouragez les autres.

# Faces et états des dés, tels qu'ils sont lus à voix haute
temple-face-adventurer = Aventurier
temple-face-torch = Torche
temple-face-key = Clé
temple-face-golden-mask = Masque d’or
temple-face-black-mask = Masque noir
temple-face-blank = Pas lancé
temple-die-kept = { $face }, dé gardé
temple-die-shared = { $face }, dé partagé
temple-die-locked = { $face }, dé bloqué
temple-die-spent = Utilisé, à relancer
temple-die-rolling = En train de rouler
temple-die-lost = Dé perdu
temple-die-away = Dé sur une carte
temple-die-held-back = { $die }, dé retenu
temple-tag-kept = gardé
temple-tag-shared = partagé
temple-tag-locked = bloqué
temple-tag-held-back = retenu

# Ce que je peux faire
temple-deeds = Ce que vous pouvez faire
temple-feat-roll = { $count ->
    [0] Lancer
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
temple-feat-back = Se retirer
temple-enter = { $side ->
    [north] Aller au nord
    [east] Aller à l’est
    [south] Aller au sud
   *[west] Aller à l’ouest
}
temple-enter-short = { $side ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ouest
}
temple-enter-far = Y aller
temple-discover = { $side ->
    [north] Explorer au nord
    [east] Explorer à l’est
    [south] Explorer au sud
   *[west] Explorer à l’ouest
}
temple-discover-short = Explorer
temple-light-gems = { $count ->
    [one] Allumer { $count } gemme
   *[other] Allumer { $count } gemmes
}
temple-show-icons = Montrer les symboles
temple-escape = S’échapper !
temple-free-me = Libérer mes dés
temple-free-mate = Donner à { $name }
temple-fate = Coup du sort
temple-do = Faire : { $what }
temple-more = +{ $count }

# Chrono
temple-clock = Chrono
temple-time-left = Il reste { $time }
temple-gong-in = { $number ->
    [1] Premier gong dans
    [2] Deuxième gong dans
   *[3] Dernier gong dans
}
temple-slam-in = Fermeture dans
temple-collapse-in = Effondrement dans
temple-practice = Entraînement
temple-practice-note = Ni chrono ni gongs. Prenez votre temps.
temple-doors-closing = Les portes se ferment
temple-collapsing = Tout le monde dehors !
temple-safe = { $count ->
    [one] { $count } à l’abri
   *[other] { $count } à l’abri
}
temple-unsafe = { $count ->
    [one] { $count } perdrait un dé
   *[other] { $count } perdraient un dé
}
temple-still-inside = { $count ->
    [one] { $count } encore dedans
   *[other] { $count } encore dedans
}
temple-you-safe = Vous êtes à l’abri
temple-intro = Le temple s’ouvre
temple-intro-note = Regardez bien. Trouvez la sortie, allumez les gemmes, sortez tous.
temple-intro-in = { $seconds ->
    [one] Ouverture dans { $seconds } seconde
   *[other] Ouverture dans { $seconds } secondes
}

# Équipe
temple-team = Équipe
temple-mate-you = vous
temple-mate-out = dehors
temple-mate-escaped = Hors du temple
temple-mate-safe = à l’abri
temple-mate-unsafe = en danger
temple-mate-here = avec vous
temple-mate-keeps-masks = garde ses masques
temple-mate-dropped = hors ligne
temple-mate-steered = joué par un bot
temple-bot = Joué par un bot
temple-look-at = Voir { $name }
temple-let-bot = Laisser jouer un bot
temple-all-locked = Tout est bloqué. Un masque d’or !
temple-calls-help = { $name } appelle à l’aide

# Réserve
temple-depot = Réserve
temple-gems-left = { $count ->
    [one] Encore { $count } gemme à allumer
   *[other] Encore { $count } gemmes à allumer
}
temple-to-escape = Pour sortir
temple-to-escape-keys = { $count ->
    [one] { $count } clé pour sortir
   *[other] { $count } clés pour sortir
}
temple-fate-left = { $count ->
    [0] Plus aucun coup du sort
    [one] Encore { $count } coup du sort
   *[other] Encore { $count } coups du sort
}
temple-chambers-left = { $count ->
    [one] salle à trouver
   *[other] salles à trouver
}

# Appels et messages
temple-pings = Appeler l’équipe
temple-call = Appel
temple-ping-here = Ici
temple-ping-help = À l’aide
temple-ping-gems = Gemmes
temple-ping-exit = Sortie
temple-ping-back = Retour
temple-ping-yes = Oui
temple-ping-no = Non
temple-ping-thanks = Merci
temple-ping-here-long = Par ici !
temple-ping-help-long = À l’aide !
temple-ping-gems-long = Des gemmes, venez !
temple-ping-exit-long = À la sortie !
temple-ping-back-long = Faites demi-tour !
temple-ping-yes-long = Oui !
temple-ping-no-long = Non !
temple-ping-thanks-long = Merci !
temple-chat = Messages
temple-chat-empty = Personne n’a encore rien dit.
temple-chat-say = Dire quelque chose
temple-chat-send = Envoyer
temple-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

# Questions, votes et cadeaux
temple-ask-fate = Coup du sort ?
temple-ask-fate-note = Une gemme rejoint la réserve. Tous les dés bloqués sont libérés.
temple-ask-give-up = Abandonner ?
temple-ask-give-up-note = Le temple vous garde tous.
temple-ask-which-die = Un dé est perdu
temple-ask-which-die-note = Plutôt en perdre un autre ? Touchez-le.
temple-ask-request = Un service
temple-ask-request-note = Quelqu’un de l’équipe a besoin de vous.
temple-ask-other = À vous de choisir
temple-yes = Oui
temple-no = Non
temple-usual = si vous attendez
temple-leave-lost = Perdre celui-là
temple-swap-die = Perdre plutôt celui-ci : { $die }
temple-swap-die-away = Perdre plutôt celui-ci, posé ailleurs : { $die }
temple-vote-yes = { $name } : oui
temple-vote-no = { $name } : non
temple-vote-open = { $name } n’a pas répondu
temple-gift = Donnez un dé
temple-gift-note = On peut le lancer tout de suite.
temple-give-to = Le donner à { $name }

# Table et liaison
temple-line-lost = Connexion perdue. Reconnexion…
temple-line-opening = Connexion…
temple-line-back = Vous voilà de retour.
temple-paused = Pause
temple-paused-by = { $name } peut reprendre la partie.
temple-time-out = Temps mort
temple-resume = Reprendre
temple-trouble = Un instant
temple-trouble-restarting = Le serveur redémarre. Votre partie vous attend.
temple-trouble-other = Impossible d’enregistrer pour l’instant. Votre partie attend.
temple-close = Fermer

# Réglages pendant la partie
temple-settings = Réglages
temple-settings-sound = Son
temple-sound-on = Son activé
temple-sound-only-gongs = Gongs seuls
temple-sound-only-gongs-note = Sans musique. Mettez la vôtre, ou écoutez-vous.
temple-sound-mute = Couper : { $group }
temple-sound-music = Musique
temple-sound-gongs = Gongs et portes
temple-sound-dice = Dés
temple-sound-effects = Bruits du temple
temple-sound-pings = Appels
temple-settings-language = Langue
temple-settings-motion = Animations
temple-settings-motion-system = Comme l’appareil
temple-settings-motion-full = Toutes
temple-settings-motion-reduced = Moins
temple-settings-dice = Dés
temple-settings-hold-back = Retenir mes dés
temple-settings-hold-back-note = Ils ne comptent pas pour les tâches communes. Un appui long sur un dé ne retient que lui.
temple-settings-keep-masks = Garder mes masques noirs
temple-settings-keep-masks-note = Masques d’or et coups du sort laissent mes dés bloqués.
temple-settings-keys = Touches
temple-settings-shortcuts = Raccourcis à une touche
temple-settings-shortcuts-note = À désactiver s’ils gênent vos outils.
temple-settings-table = Cette table
temple-settings-pause = Mettre en pause
temple-settings-call-off = Annuler le lancement
temple-settings-give-up = Proposer d’abandonner
temple-settings-leave = Quitter la table
temple-key-roll = lancer
temple-key-dice = garder ou relâcher un dé
temple-key-hold-back = retenir le dé choisi
temple-key-deeds = faire ce que disent les boutons
temple-key-fate = coup du sort
temple-key-pings = appeler l’équipe
temple-key-chat = messages
temple-key-settings = réglages
temple-key-mute = activer ou couper le son

# Ce qui est annoncé, lu ou montré un instant
temple-say-rolled = Vous obtenez { $what }.
temple-say-freed = { $name } libère { $count ->
    [one] un de vos dés
   *[other] { $count } de vos dés
}.
temple-say-freed-self = { $count ->
    [one] Un de vos dés est libre.
   *[other] { $count } de vos dés sont libres.
}
temple-say-fate-freed = { $count ->
    [one] Coup du sort : un de vos dés est libre.
   *[other] Coup du sort : { $count } de vos dés sont libres.
}
temple-say-lost-die = Vous perdez un dé.
temple-say-new-die = Vous recevez un dé.
temple-say-entered = Vous entrez : { $chamber }.
temple-say-discovered = Vous découvrez : { $chamber }.
temple-say-out = { $name } est dehors !
temple-say-gems = { $count ->
    [one] { $name } allume une gemme
   *[other] { $name } allume { $count } gemmes
}
temple-say-slam = Les portes claquent.
temple-say-ten = Dix secondes.
temple-say-called = { $name } : { $what }
temple-say-asked = On vous demande : { $what }
temple-some-chamber = une salle
temple-tell-gong = { $number ->
    [1] Premier gong ! Retour au départ.
    [2] Deuxième gong ! Retour au départ.
   *[3] Dernier gong ! Tout le monde dehors !
}
temple-tell-exit-found = Sortie trouvée !
temple-tell-temple-sealed = Tous les passages sont fermés. Il n’y a pas de sortie.
temple-tell-temple-closed = Tous les passages sont fermés, mais pas pour toujours.
temple-tell-exit-sealed = La sortie est murée pour de bon.
temple-tell-exit-cut-off = Plus aucun passage ne mène à la sortie.
temple-tell-fate-lapsed = Le coup du sort n’est plus possible.

# Personne ne reste seul
temple-no-dice = Vous n’avez plus de dés
temple-no-dice-note = Regardez et encouragez : qui sort peut vous donner un dé. Ou proposez d’abandonner.
temple-coming = { $name } vient vous libérer
temple-ping-coming = J’arrive
temple-ping-coming-long = J’arrive !
temple-ping-cheer = Encourager
temple-ping-cheer-long = Allez, allez !
# Places à l’écran
temple-gong-brief = Gong { $number }
temple-slam-brief = Portes
temple-collapse-brief = Fin
temple-mate-about = À propos de { $name }
temple-depot-about = À propos de la réserve
temple-depot-why = Autant de clés que de gemmes dans la réserve, plus une. Allumez des gemmes, et il en faudra moins.
temple-ask-of = 1 sur { $count }
temple-ask-in = dans { $seconds } s
temple-ask-fold = Mettre de côté
temple-ask-unfold = Rouvrir : { $what }
temple-paused-note = Le temps s’arrête pour tout le monde. Les dés sont sous leurs couvercles.
temple-die-covered = Sous son couvercle
temple-settings-hand = Quelle main
temple-settings-left-handed = Main gauche
temple-settings-left-handed-note = Les boutons du plan changent de côté. Sur un téléphone couché, les dés sont à gauche.
temple-key-question = aller à la question posée

# The coach of the first games.
coach-stuck-near = Tous vos dés sont bloqués. { $name } est avec vous : un masque d’or en libère deux.
coach-stuck-far = Tous vos dés sont bloqués. Appelez : qui vous rejoint avec un masque d’or en libère deux.
coach-stuck-alone = Tous vos dés sont bloqués. Un coup du sort les libère.
coach-home = { $steps ->
    [one] Le gong ! Encore un pas jusqu’au départ.
   *[other] Le gong ! Encore { $steps } pas jusqu’au départ.
}
coach-home-lost = Le gong ! Aucun chemin ne mène au départ : explorez.
coach-gems = { $count ->
    [one] Ensemble, vous pouvez allumer une gemme : touchez votre salle.
   *[other] Ensemble, vous pouvez allumer { $count } gemmes : touchez votre salle.
}
coach-masks = Un masque noir bloque son dé. Un masque d’or en libère deux.
coach-idle-deed = Vous pouvez agir : voyez les boutons au-dessus de vos dés.
coach-idle-roll = Rien ne convient ? Gardez l’utile et lancez les autres.
temple-settings-coach = Conseils
temple-settings-coach-on = Conseils pendant la partie
temple-settings-coach-note = une ligne, jusqu’à ce que chacun soit connu

# The rules of what is on the table.
rules-title = Règles
rules-more = Plus dans les règles
rules-new-tab = ouvre un nouvel onglet
rules-game = Le jeu
rules-chambers = Salles sur la table
rules-modules = Chapitres en jeu
rules-dice = Dés
rules-dice-about = Lancez autant que vous voulez. Touchez un dé pour le garder. Les dés qui ont payé se relancent.
rules-walk = Avancer
rules-walk-about = Le cadre rouge d’une salle montre le prix d’entrée, à payer chaque fois. On avance d’une salle à la fois.
rules-discover = Explorer
rules-discover-about = Deux aventuriers posent une nouvelle salle sur un côté ouvert de la vôtre. Y entrer se paie en plus.
rules-masks = Masques
rules-masks-about = Un masque noir bloque son dé. Un masque d’or en libère deux, les vôtres ou ceux de quelqu’un dans votre salle.
rules-gems = Gemmes
rules-gems-about = Tous ceux de la salle paient ensemble. Plus de symboles allument plus de gemmes. Chaque salle ne sert qu’une fois.
rules-gong = Le gong
rules-gong-about = Après le gong, revenez dans la salle de départ avant la fermeture, sinon vous perdez un dé. La troisième fois, le temple s’effondre.
rules-exit = Sortie
rules-exit-about = Sortir coûte une clé de plus qu’il ne reste de gemmes dans la réserve. Vous gagnez quand tout le monde est dehors.
rules-fate = Coup du sort
rules-fate-about = Si tous sont d’accord, une gemme va dans la réserve et tous les dés bloqués sont libres. Deux fois par partie.

# Before a big screen.
temple-spectators = Public
temple-settings-tray = Piste de dés
temple-settings-tray-note = Seulement les dés, les actions et les cartes sur ce téléphone : le temple est sur le grand écran.
temple-settings-spectators = Entendre le public
temple-sound-beside = Le son vient du grand écran.
