# The rulebook.

rulebook-title = Règles
rulebook-skip = Aller au texte
rulebook-home = Retour à l’accueil
rulebook-lead = Toutes les règles du jeu dans nos propres mots, chaque salle et chaque carte. Commencez par le jeu de base ; ajoutez ce que joue votre table.
rulebook-description = Les règles de Tumbledown, chapitre par chapitre, avec chaque salle, carte, jeton et personnage.
rulebook-chapters = Chapitres
rulebook-languages = Langues
rulebook-on-this-page = Sur cette page
rulebook-count-rules = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rulebook-nothing = Cette page n’existe pas dans les règles
rulebook-nothing-note = L’adresse est peut-être mal écrite. Faites une recherche, ou choisissez un chapitre.

# Searching.
rulebook-search = Chercher dans les règles
rulebook-search-hint = poison, fermeture, qui paie avec qui
rulebook-search-go = Chercher
rulebook-search-for = Résultats pour « { $query } »
rulebook-search-all = Tout de A à Z
rulebook-search-none = Rien trouvé. Essayez moins de mots, ou un autre.
rulebook-search-short = En bref
rulebook-search-things = Cartes et salles
rulebook-search-count = Résultats : { $count }

# A chapter.
rulebook-chapter-base = Le jeu de base
rulebook-chapter-challenges = 26 défis
rulebook-about-base = Dés, salles, gemmes, trois gongs et une seule sortie
rulebook-entry-base = Vous formez une équipe dans un temple qui s’effondre au bout de dix minutes. Tout le monde lance ses propres dés en même temps, aussi souvent que chacun le veut. Avec deux aventuriers, on explore une nouvelle salle, et les symboles du cadre rouge d’une salle permettent d’y entrer. Allumez ensemble des gemmes dans les salles qui en contiennent : plus vous en allumez, moins la sortie demande de clés. À chaque gong, courez à la salle de départ avant la fermeture, sinon vous perdez un dé. Vous gagnez si tout le monde s’est échappé avant l’effondrement.
rulebook-entry-sixth-adventurer = Une sixième place, dans une autre couleur. À six, plus de gemmes attendent dans la réserve ; tout le reste se joue comme à cinq.
rulebook-sort-card = Les cartes
rulebook-sort-character = Les personnages
rulebook-sort-chamber = Les salles
rulebook-sort-token = Les jetons et les tuiles
rulebook-rules = Les règles
rulebook-general = En général
rulebook-needs = Se joue avec :
rulebook-more-from = D’autres viennent avec :
rulebook-decided = notre choix
rulebook-decided-note = Les règles imprimées ne le disent pas, et nous jouons ainsi.

# A chamber, a card, a token, a character.
rulebook-enter = Pour entrer
rulebook-enter-rear = Pour entrer au fond
rulebook-lift = Pour la lever
rulebook-pays = À montrer
rulebook-use = Chaque usage coûte
rulebook-gems = { $count ->
    [one] Pour allumer une gemme
   *[other] Pour allumer { $count } gemmes
}
rulebook-copies = Dans la boîte
rulebook-comes-with = Vient avec
rulebook-purple-mask = Un masque violet : qui découvre la salle pioche une malédiction, si vous jouez avec les malédictions.
rulebook-treasure = Un coffre : un trésor y est posé à la découverte, si vous jouez avec les trésors.
rulebook-closed = Personne n’y entre.
rulebook-one-way = Une de ses portes ne s’ouvre que pour entrer.
rulebook-always = Agit toute la partie
rulebook-per-slam = Agit une fois, puis de nouveau après chaque fermeture
rulebook-plain = Une salle à traverser.
rulebook-rebuilt = Ce point n’est pas sûr
rulebook-rebuilt-note = Reconstitué d’après ce que l’on sait : { $what }. Si votre boîte dit autre chose, c’est elle qui a raison.
rulebook-rebuilt-entry = le prix d’entrée
rulebook-rebuilt-openings = la place des ouvertures
rulebook-rebuilt-gems = le prix des gemmes
rulebook-rebuilt-icons = s’il y a un masque ou un coffre
rulebook-rebuilt-halves = la partie où mène chaque porte
rulebook-rebuilt-lift = les symboles demandés
rulebook-rebuilt-looks = son aspect
rulebook-rebuilt-values = Ces valeurs sont notre reconstitution, choisie pour bien jouer : { $what }. Si votre boîte dit autre chose, c’est elle qui a raison.
rulebook-rebuilt-normal = la durée d’un lancer
rulebook-rebuilt-spaces = l’ordre des signes du calendrier
rulebook-rebuilt-bars-after = la place des barres du calendrier
rulebook-rebuilt-upper = ce qu’elle interdit
rulebook-rebuilt-lower = { rulebook-rebuilt-upper }
rulebook-rebuilt-look-ms = la durée d’un regard sur un jeton
rulebook-rebuilt-hint-ms = le délai pour donner un indice
rulebook-rebuilt-hints = le nombre d’indices
rulebook-rebuilt-rest-ms = la pause entre deux usages du jeton
rulebook-rebuilt-usual = le nombre de quêtes d’une partie ordinaire
rulebook-rebuilt-volunteers-ms = le délai pour se porter volontaire
rulebook-rebuilt-whole = la quantité totale de sable
rulebook-rebuilt-countdowns = la durée des comptes à rebours
rulebook-rebuilt-least = le sable de chaque sablier
rulebook-rebuilt-most = { rulebook-rebuilt-least }
rulebook-rebuilt-spilled = le sable perdu
rulebook-rebuilt-stays = l’écart au centre qu’un dé supporte sans rien faire tomber
rulebook-rebuilt-one-falls = { rulebook-rebuilt-stays }
rulebook-rebuilt-two-fall = { rulebook-rebuilt-stays }
rulebook-rebuilt-three-fall = { rulebook-rebuilt-stays }
rulebook-rebuilt-reach = le balancement du dé au-dessus de la tour
rulebook-rebuilt-wider = { rulebook-rebuilt-reach }
rulebook-rebuilt-swing-halves = { rulebook-rebuilt-reach }
rulebook-rebuilt-rests-ms = le temps de repos de la tour
rulebook-rebuilt-hand-ms = la précision de la main d’un bot
rulebook-rebuilt-extra-gems = le nombre de gemmes en plus de chaque défi
rulebook-rebuilt-quest-chambers = le nombre de quêtes de chaque défi
rulebook-rebuilt-modules = les modules de chaque défi
rulebook-related = Les règles à ce sujet
rulebook-copy = Copier le lien
rulebook-copied = Copié

# The challenges as a table.
rulebook-challenge-list = Les 26 défis
rulebook-challenge-name = Défi
rulebook-challenge-modules = Modules
rulebook-challenge-gems = Gemmes en plus
rulebook-challenge-quests = Quêtes
rulebook-challenge-boxes = Boîtes
rulebook-challenge-none = aucun

# What a group of rules is about.
rulebook-part-setup = Mise en place
rulebook-part-players = Joueurs
rulebook-part-die = Dés
rulebook-part-dice = { rulebook-part-die }
rulebook-part-gem = Gemmes
rulebook-part-realtime = Tout en même temps
rulebook-part-clock = Le chrono
rulebook-part-countdown = Gong et compte à rebours
rulebook-part-slam = La fermeture
rulebook-part-die-loss = Perdre un dé
rulebook-part-roll = Lancer
rulebook-part-mask = Masques
rulebook-part-chamber = Salles
rulebook-part-enter = Entrer
rulebook-part-discover = Explorer
rulebook-part-escape = S’échapper
rulebook-part-fate = Coup du sort
rulebook-part-difficulty = Difficulté
rulebook-part-end = Gagné ou perdu
rulebook-part-solo = En solo
rulebook-part-track = La piste
rulebook-part-tile = Tuiles du calendrier
rulebook-part-eternal = La face éternelle
rulebook-part-cursed = La face maudite
rulebook-part-deck = La pile
rulebook-part-quests = { table-module-quests }
rulebook-part-permanent = Cartes qui agissent toujours
rulebook-part-activatable = Cartes à un usage par fermeture
rulebook-part-draw = Piocher une malédiction
rulebook-part-active = Tant qu’elle agit
rulebook-part-lift = Lever une malédiction
rulebook-part-exchange = Échange
rulebook-part-teleport = { card-teleport }
rulebook-part-regain = Retrouver un dé
rulebook-part-vines = { card-strangle-vines }
rulebook-part-vanish = Disparaître
rulebook-part-gear = { chamber-gear-chamber }
rulebook-part-curse = Les malédictions
rulebook-part-treasure = Les trésors
rulebook-part-special-chambers-treasure = Calice et salle du trésor
rulebook-part-linked = Salles liées
rulebook-part-double = Doubles salles
rulebook-part-narrow = { chamber-narrow-passage }
rulebook-part-snakes = Serpents
rulebook-part-activate = Allumer ses gemmes
rulebook-part-help = Aide
rulebook-part-complete = Quête accomplie
rulebook-part-timer = Sabliers
rulebook-part-queue = Quand un sablier est pris
rulebook-part-prohibition = Interdictions
rulebook-part-sacrifice = { chamber-sacrifice-chamber }
rulebook-part-torch = { chamber-torch-chamber }
rulebook-part-lava = Salles de lave
rulebook-part-cliff = Abîmes
rulebook-part-slide = { chamber-slide-trap }
rulebook-part-place = Poser les trésors
rulebook-part-claim = Prendre un trésor
rulebook-part-use = Utiliser un trésor
rulebook-part-double-icon = Double torche et double clé
