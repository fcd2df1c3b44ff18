# L'accueil, et tout ce qui peut aller de travers en chemin vers une table.

home-lead = Dix minutes. Cinq dés chacun. Sortez tous.
home-play = Jouer
home-play-note = avec deux bots, sans compte
home-host = Inviter
home-host-note = table et lien
home-join = Rejoindre
home-join-note = saisir le code
home-join-field = Code ou lien d’une table
home-join-go = Aller à la table
home-join-unclear = Ce n’est pas un code de table. Il compte six lettres ou chiffres.
home-return = Retour à la table { $code }
home-return-note = votre place vous attend
home-opening = On allume les torches

home-me-as = Vous êtes
home-me-name = Votre nom
home-me-colour = Votre couleur
home-me-done = Terminé

home-bar-language = Langue
home-bar-sound = Son
home-bar-home = Accueil

home-trouble-no-such-table = Table introuvable
home-trouble-no-such-table-note = Il n’y a pas de table { $code }. Vérifiez le code, ou ouvrez votre propre table.
home-trouble-no-such-page = Page introuvable
home-trouble-no-such-page-note = Il n’y a pas de page à cette adresse.
home-trouble-no-such-game = Partie introuvable
home-trouble-no-such-game-note = Cette partie n’existe pas, ou elle est encore en cours.
home-trouble-other-log = Cette partie vient d’une autre version
home-trouble-other-log-note = Cette version de Tumbledown ne peut pas la montrer.
home-trouble-cut-log = L’enregistrement de cette partie est incomplet
home-trouble-cut-log-note = Il manque des morceaux de son journal : elle ne peut pas être montrée.
home-trouble-table-full = Toutes les places sont prises
home-trouble-table-full-note = Vous pouvez regarder, ou revenir quand quelqu’un s’en va.
home-trouble-not-now = La partie est en cours
home-trouble-not-now-note = Les places se libèrent à la fin. D’ici là, vous pouvez regarder.
home-trouble-game-over = Cette partie est terminée
home-trouble-game-over-note = La table est toujours là. Retournez-y pour la prochaine partie.
home-trouble-bad-token = Cette place n’est plus la vôtre
home-trouble-bad-token-note = Quelqu’un l’a libérée. Prenez-en une autre, ou regardez.
home-trouble-other-version = Il existe un Tumbledown plus récent
home-trouble-other-version-note = Cette page est plus ancienne que son serveur. Rechargez-la ; votre place reste à vous.
home-trouble-server-away = Le serveur ne répond pas
home-trouble-server-away-note = Il redémarre peut-être. Nous essayons encore ; rien n’est perdu.
home-trouble-replaced = Vous jouez dans un autre onglet
home-trouble-replaced-note = Une place ne peut être ouverte que dans un onglet à la fois.
home-trouble-server-full = Toutes les tables sont occupées ici
home-trouble-server-full-note = Réessayez dans quelques minutes.
home-trouble-too-many-tables = Vous avez ouvert beaucoup de tables
home-trouble-too-many-tables-note = Servez-vous de l’une d’elles, ou attendez un quart d’heure.
home-trouble-trouble = Le serveur a un problème
home-trouble-trouble-note = Il ne peut pas enregistrer les parties en ce moment. Rien n’est perdu ; elles reprendront dès que possible.
home-trouble-internal = Une erreur est survenue
home-trouble-internal-note = Vous n’y êtes pour rien. Réessayez.

home-trouble-soon = Réessayez dans un instant.
home-trouble-try = Réessayer
home-trouble-reload = Recharger
home-trouble-take-back = Jouer ici
home-trouble-watch = Regarder
home-trouble-to-table = Vers la table
home-trouble-home = Accueil

# Entre inconnus.
home-trouble-server-busy = Le serveur est occupé
home-trouble-server-busy-note = Ceux qui jouent passent d’abord. Réessayez dans une minute.
home-trouble-too-many-requests = Trop à la fois
home-trouble-too-many-requests-note = Beaucoup de demandes viennent de votre adresse. Réessayez dans un instant.
home-trouble-too-many-misses = Trop de codes erronés
home-trouble-too-many-misses-note = Vérifiez le code et patientez une minute.
home-trouble-too-many-connections = Trop de connexions
home-trouble-too-many-connections-note = Fermez d’autres onglets de Tumbledown, puis réessayez.
home-trouble-no-spectators = Table sans spectateurs
home-trouble-no-spectators-note = Cette table préfère jouer en privé.
home-trouble-banned = Vous ne pouvez pas revenir ici
home-trouble-banned-note = L’hôte de cette table en a décidé ainsi. D’autres tables vous sont ouvertes.
home-trouble-table-locked = La table est verrouillée
home-trouble-table-locked-note = Son hôte ne laisse plus entrer personne. Demandez-lui d’ouvrir.
# Les réglages, le temple du jour et les dernières parties.
home-today = Le temple du jour
home-today-note = Le même pour tous jusqu’à minuit UTC.
home-today-best = Votre meilleur temps : { $time }
home-today-enter = Entrer
home-today-teams = { $teams ->
    [one] Une équipe aujourd’hui,
   *[other] { $teams } équipes aujourd’hui,
} { $percent } % sorties.
home-today-nobody = Personne n’y est encore entré.
home-today-friends = Avec des amis
home-last = Dernières parties
home-last-out = dehors
home-last-lost = perdue
home-last-all = Toutes les parties
home-last-spare = il restait { $time }
home-last-day = Temple du jour
home-last-challenge = { $id ->
    [ultimate] Le défi ultime
   *[other] Défi { $id }
}
home-last-chapters = { $names } et { $more } autres

# Un mélange envoyé par un lien.
home-mix = Un temple pour vous
home-mix-open = Ouvrir une table
home-mix-bad = Impossible de jouer avec ce lien
home-mix-bad-difficulty = Il demande la difficulté « { $what } », inconnue ici.
home-mix-bad-chapter = Il nomme « { $what } », qui n’est pas dans cette boîte.
home-mix-bad-choice = Il nomme la variante « { $what } », inconnue ici.
home-mix-bad-clash = Il mélange « { $what } » avec quelque chose d’incompatible.
home-learn = Apprendre
home-learn-first = Première fois ?
home-learn-note = Apprenez en trois minutes
home-first-time = Votre première partie ?
home-first-time-learn = Apprendre d’abord (3 min)
home-first-time-play = Jouer tout de suite

# Les petites portes, sur une ligne : dix lettres au plus.
home-doors = Autres possibilités
home-challenges = Défis
home-replays = Revoir
home-rules = Règles
home-companion = Compagnon
