# Pourquoi cela n'a pas été fait : au bout du doigt, en trois mots ou presque.

# Le jeu.
refused-not-enough-icons = Il manque des symboles
refused-not-started = Pas encore commencé
refused-already-started = Déjà commencé
refused-game-over = La partie est finie
refused-clock-stopped = Le temps est arrêté
refused-paused = La table est en pause
refused-escaped = Vous êtes déjà dehors
refused-choice-first = Choisissez d’abord
refused-not-asked = Ce n’est pas votre choix
refused-answered-already = Vous avez déjà répondu
refused-seat-present = La personne est encore là
refused-seat-absent = La personne est absente
refused-bot-not-allowed = Pas de bots ici
refused-not-offered = Impossible maintenant
refused-no-such-seat = Il n’y a personne
refused-no-such-die = Ce dé n’existe pas
refused-no-such-place = Ce lieu n’existe pas
refused-no-such-target = Rien à y faire
refused-no-such-question = Déjà réglé
refused-no-such-answer = Ce choix n’existe pas
refused-no-such-item = Vous ne l’avez pas

# Les dés.
refused-not-your-die = Ce n’est pas votre dé
refused-die-away = Ce dé est parti
refused-die-locked = Il faut un masque d’or
refused-die-shows-nothing = Lancez-le d’abord
refused-still-rolling = Ça roule encore
refused-nothing-to-roll = Rien à lancer
refused-wrong-number-of-dice = Mauvais nombre de dés
refused-wrong-face = Pas avec cette face
refused-nothing-locked = Rien n’est bloqué
refused-only-kept = Ces masques sont gardés
refused-held-back = Des dés sont retenus

# Le temple.
refused-not-your-figure = Pas votre aventurier
refused-no-passage = Aucun passage
refused-no-opening = Pas d’ouverture ici
refused-passage-blocked = Le passage est fermé
refused-chamber-closed = On n’entre pas ici
refused-pile-empty = Plus aucune salle
refused-pile-locked = Pas de nouvelle salle
refused-not-in-exit = Seulement à la sortie
refused-not-together = Vous n’êtes pas ensemble
refused-nobody-there = Personne d’autre là-bas

# Gemmes, coup du sort, aide.
refused-no-gems-here = Pas de gemmes ici
refused-gems-used = Déjà allumées
refused-depot-empty = Tout est allumé
refused-keeps-masks = Garde ses masques
refused-no-fate-left = Plus aucun coup du sort
refused-vote-open = Votez d’abord
refused-vote-rests = Attendez un peu
refused-not-out-yet = Sortez d’abord
refused-gift-given = Vous avez déjà donné
refused-nothing-to-give = Rien à donner

# La table.
refused-spectators-watch = Vous regardez
refused-host-only = Réservé à l’hôte
refused-not-your-seat = Pas votre place
refused-trouble = Le serveur a un problème
refused-not-now = Pas maintenant
refused-nobody-here = Personne n’est assis ici
refused-too-many-seated = Trop de monde assis
refused-table-full = Toutes les places sont prises
refused-no-pausing = Pas de pause ici
refused-bad-settings = Ces choix sont incompatibles
refused-bad-seed = Ce n’est pas une graine
refused-no-such-table = Table inconnue
refused-no-such-game = Partie inconnue
refused-other-log = D’une autre version
refused-cut-log = Enregistrement incomplet
refused-server-full = Toutes les tables sont prises
refused-too-many-tables = Trop de tables ouvertes

# La connexion.
refused-line-lost = Connexion perdue
refused-server-away = Le serveur ne répond pas
refused-too-fast = Trop vite
refused-bad-token = Cette place n’est plus à vous
refused-replaced = Ouvert dans un autre onglet
refused-other-version = Rechargez la page
refused-restarting = Le serveur redémarre
refused-asleep = La table dort
refused-slow = La connexion est lente
refused-disk-full = Disque du serveur plein
refused-database-away = Sauvegarde impossible
refused-database-busy = Sauvegarde impossible
refused-database-failed = Sauvegarde impossible

# Ce qui ne devrait pas arriver.
refused-otherwise = Ça n’a pas marché
refused-internal = Une erreur est survenue
refused-item-of-no-use = Inutile ici
refused-die-bound = Les lianes le retiennent
refused-no-such-level = Aucun bot ne joue ainsi

# Entre inconnus.
refused-too-many-requests = Réessayez dans un instant
refused-too-many-misses = Trop de codes erronés
refused-too-many-connections = Trop de connexions
refused-too-many-unanswered = Attendez les réponses
refused-server-busy = Le serveur est occupé
refused-too-much = Trop à la fois
refused-table-locked = La table est verrouillée
refused-no-spectators = Table sans spectateurs
refused-banned = Retour impossible ici
refused-muted = Vous êtes en sourdine
refused-chat-too-fast = Trop de messages d’un coup

# Choosing for one's own seat.
refused-no-such-choice = Ce choix n’existe pas
refused-choice-taken = Quelqu’un l’a déjà
