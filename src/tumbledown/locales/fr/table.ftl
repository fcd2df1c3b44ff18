# La table avant la partie : qui s'y trouve, et ce qu'on y joue.

table-of = La table de { $name }
table-name = Table { $code }
table-code = Code
table-code-spelled = Code de la table : { $code }
table-copy = Copier le lien
table-copied = Lien copié
table-share = Partager le lien
table-qr = Code QR du lien de cette table
table-big-screen = Afficher sur un grand écran
table-only-here = Seul cet ordinateur peut ouvrir ce lien.
table-leave = Quitter
table-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}

table-invited = On vous attend
table-sits-alone = { $name } vous attend.
table-sit-here = À la table : { $names }.
table-empty = Personne n’est encore là. La table est à vous.
table-sit = S’asseoir
table-watch = Juste regarder
table-full = Toutes les places sont prises.
table-full-note = Vous pouvez regarder, ou revenir quand quelqu’un s’en va.
table-playing = La partie est en cours.
table-playing-note = Les places se libèrent à la fin.
table-colour-taken = { $colour }, déjà à { $name }

table-colour-ember = Braise, au chapeau
table-colour-azure = Azur, à la capuche
table-colour-saffron = Safran, au chignon
table-colour-jade = Jade, aux lunettes
table-colour-violet = Violet, au panache
table-colour-bone = Os, au casque

table-adventurers = Aventuriers
table-host = hôte
table-player = joue
table-bot = bot
table-you = vous
table-free = { $count ->
    [one] Place libre
   *[other] { $count } places libres
}
table-free-note = invitez quelqu’un
table-add-bot = Un bot
table-hand-over = Confier la table à { $name }

table-temple = Qu’y a-t-il dans le temple ?
table-module-clashes = Pas avec { $names }
table-temple-guest = { $name } choisit.
table-module-brings = avec { $names }
table-module-needed-by = à garder pour { $names }
table-module-curses-replaces = À la place des salles de base
table-module-treasures-replaces = { table-module-curses-replaces }
table-module-illusions-replaces = À la place des salles à une gemme
table-module-what = { $name } : qu’est-ce que c’est ?
table-module-base = Le temple
table-module-base-about = Des gemmes à allumer, trois gongs, une sortie
table-module-sixth-adventurer = Sixième aventurier
table-module-sixth-adventurer-about = Une place de plus, une couleur de plus
table-module-curses = Malédictions
table-module-curses-about = Les masques violets maudissent ; seuls vos dés vous libèrent
table-module-treasures = Trésors
table-module-treasures-about = Des coffres utiles, pour deux clés
table-module-illusions = Salles d’illusion
table-module-illusions-about = Elles disparaissent quand les portes claquent
table-module-special-chambers = Salles spéciales
table-module-special-chambers-about = Salles liées, doubles salles, et un calice à sortir
table-module-pit = La fosse
table-module-pit-about = Cinq masques noirs pour deux gemmes
table-module-doomed = Sans issue
table-module-doomed-about = Deux malédictions de plus, et un Contresort contre toutes
table-module-fountain = La fontaine
table-module-fountain-about = Rend un dé perdu, une fois par personne
table-module-traps = Pièges
table-module-traps-about = Des salles qui happent qui les découvre
table-module-calendar = Calendrier
table-module-calendar-about = Des gemmes dans l’ordre du soleil, de la lune et du rouage
table-module-totem = Le totem
table-module-totem-about = Empilez les dés masqués, sans trembler

table-how = Comment on en sort
table-how-roll = Lancez
table-how-roll-about = Quand vous voulez, autant que vous voulez. Un masque noir bloque le dé ; un masque d’or en libère deux.
table-how-discover = Explorez
table-how-discover-about = Deux aventuriers ouvrent une nouvelle salle. Les symboles du cadre rouge vous y font entrer.
table-how-light = Allumez les gemmes ensemble
table-how-light-about = Réunis dans une salle, additionnez vos clés ou vos torches. Chaque gemme allumée, c’est une clé de moins pour sortir.
table-how-run = Courez
table-how-run-about = Au gong, retour au départ avant que les portes claquent. Puis trouvez la sortie, et tout le monde dehors.

table-settings = Réglages
table-difficulty = Difficulté
table-difficulty-normal = Normale
table-difficulty-expert = Experts
table-difficulty-professional = Pros
table-difficulty-extra = { $name } +{ $gems }
table-pace = Durée d’un lancer
table-pace-gentle = Courte
table-pace-normal = Normale
table-pace-hard = Longue
table-soundtrack = Bande-son
table-soundtrack-track1 = Une
table-soundtrack-track2 = Deux
table-soundtrack-chance = Au hasard
table-gongs = Gongs à { $times }
table-gongs-unknown = Vous saurez laquelle au début.
table-practice = Entraînement
table-practice-note = Ni chrono, ni gongs, ni effondrement
table-take-over = Relève par un bot
table-take-over-note = Un bot joue pour qui perd la connexion
table-seed = Graine
table-seed-note = Les mêmes mots font le même temple. Vide : la surprise.
table-seed-set = Une graine est choisie : ce temple n’est pas une surprise.
table-host-only = { $name } décide.

table-next-gems = { $count ->
    [one] gemme
   *[other] gemmes
}
table-next-chambers = { $count ->
    [one] salle
   *[other] salles
}

table-warning-never-winnable = Impossible à gagner ainsi.
table-warning-needs-luck = Il faut de la chance.
table-warning-very-hard = Très difficile.

table-ready-do = C’est bon pour moi
table-ready-done = C’est noté
table-start = Commencer
table-start-alone = Jouer en solo
table-start-alone-note = sept dés, tous à vous
table-waiting = on attend { $names }
table-all-ready = tout le monde est prêt
table-start-anyway = Commencer sans attendre
table-starting = C’est parti
table-watching-note = Vous regardez.
table-variants = Variantes

table-level = Comment joue { $name }
table-level-novice = débutant
table-level-companion = compagnon
table-level-expert = expert

# La table par parties : onglets, mélanges, liens, vœux, avertissements.
table-tab-team = Équipe
table-tab-temple = Temple
table-tab-game = Partie
table-some-of = { $count } sur { $all }
table-parts = { $count ->
    [one] un élément
   *[other] { $count } éléments
}
table-group-modules = Modules
table-group-small = Petites extensions
table-kind-module = Module
table-kind-small = Petite extension
table-always = est toujours là : des gemmes à allumer, trois gongs, une seule sortie.
table-inside = Dans ce temple
table-what-else = Et quoi d’autre ? Encore { $count }
table-may-wish = Vous pouvez faire des vœux.
table-wish = Je le voudrais
table-wished = Vous le voudriez
table-wished-by = Souhait de { $names }
table-presets = Un temple pour commencer
table-preset-first = Premier temple
table-preset-classic = Classique
table-preset-everything = Tout
table-preset-changed = modifié
table-mix-save = Enregistrer
table-mix-share = Partager
table-mix-save-title = Enregistrer ce mélange
table-mix-name = Son nom
table-mix-where = Il reste dans ce navigateur. Partager donne un lien.
table-mix-forget = Supprimer { $name }
table-mix-text = Un temple pour vous.
table-came-along = Avec { $name } s’ajoute aussi : { $names }.
table-went-along = Avec { $name } s’en va aussi : { $names }.
table-undo = Annuler
table-host-added = { $name } a ajouté : { $names }. Toujours bon pour vous ?
table-host-removed = { $name } a retiré : { $names }. Toujours bon pour vous ?
table-about-needs = Ajoute aussi ce qu’il faut : { $names }.
table-about-kept = Ceci sera retiré aussi : { $names }.
table-read-chapter = Lire le chapitre
table-is-in = Dans le temple
table-is-in-note = toucher pour retirer
table-is-out = Ajouter
table-is-out-note = pas encore dans le temple
table-variants-changed = { $count ->
    [0] Variantes
    [one] Variantes : une modifiée
   *[other] Variantes : { $count } modifiées
}
table-state-choosing = choisit
table-state-ready = c’est bon
table-state-away = pas là
table-all-taken = Plus de place
table-add-seat = Une de plus
table-start-label = C’est bon ?
table-start-anyway-note = même si { $names } choisit encore
table-ready-undo = Pas encore
table-warning-never-winnable-why = Il faut { $asked } gemmes ; ce temple n’en laisse allumer que { $lit }.
table-warning-never-winnable-chip = impossible
table-warning-needs-luck-why = Il faut { $asked } gemmes ; seules { $lit } peuvent être allumées à coup sûr.
table-warning-needs-luck-chip = chance requise
table-warning-very-hard-why = Les { $lit } gemmes, puis { $keys } clés avec { $dice } dés.
table-warning-very-hard-chip = très difficile
table-remedy-normal = Jouer en normal
table-remedy-expert = Jouer en experts
table-remedy-module = Ajouter { $name }
table-remedy-without = Retirer { $name }

# La paix à la table : qui l’on entend, qui doit partir, qui peut entrer.
table-mute = { $name } en sourdine pour moi
table-mute-note = Ni ses messages ni ses appels. Personne ne le saura.
table-mute-all = { $name } en sourdine pour tous
table-mute-all-note = Ses appels passent toujours.
table-remove = Retirer { $name }
table-remove-between = { $name } perd sa place aussitôt et peut se rasseoir, sauf si vous verrouillez la table.
table-remove-playing = { $name } perd sa place aussitôt et ne peut plus revenir dans cette partie. La place attend, ou un bot la joue si les réglages le permettent.
table-remove-yes = Oui, retirer
table-ban = Exclure { $name }
table-ban-sure = { $name } perd sa place aussitôt, et plus personne ne pourra venir jouer ou regarder depuis la même adresse internet.
table-ban-yes = Oui, exclure
table-doors = Accès et messages
table-locked = Verrouiller la table
table-locked-note = Plus personne ne peut s’asseoir. Les places prises le restent.
table-closed = Pas de spectateurs
table-closed-note = Personne ne peut regarder. Qui regarde maintenant doit partir.
table-quiet = Seul l’hôte écrit
table-quiet-note = L’équipe peut encore appeler ; on n’entend plus le public.
table-free-locked = la table est verrouillée
# Quests.
table-module-quests = Quêtes
table-module-quests-about = Des salles avec chacune une tâche, à finir avant de s’échapper
table-warning-one-door = Demande peut-être de la chance.
table-warning-one-door-why = Une salle à une seule porte, comme celle du fantôme, peut être murée quand des salles disparaissent.
table-warning-one-door-chip = une porte

# New quests.
table-module-new-quests = Nouvelles quêtes
table-module-new-quests-about = Chaos, constellation et serpents, et trois malédictions de plus
table-warning-everybody-needed = Personne ne doit manquer.
table-warning-everybody-needed-why = Le chaos et la constellation attendent toute l’équipe : qui ne peut venir ou n’a plus de dé retient les autres.
table-warning-everybody-needed-chip = toute l’équipe
table-warning-stars-vanish = Des étoiles peuvent disparaître.
table-warning-stars-vanish-why = La constellation demande une salle à une gemme et la sortie ; ici, ces salles disparaissent à chaque fermeture.
table-warning-stars-vanish-chip = étoiles en péril
# Characters.
table-module-characters = Personnages
table-module-characters-about = Chacun est quelqu’un, avec une carte que personne d’autre n’a
table-warning-card-useless-alone = Cette carte demande de la compagnie.
table-warning-card-useless-alone-why = En solo, elle ne sert jamais.
table-warning-card-useless-alone-chip = pas en solo

# Teleporter and Trickster.
table-module-new-characters = Nouveaux personnages
table-module-new-characters-about = Téléporteuse et Filou, et un donjon à toboggan
table-warning-held-alone = Personne pour vous aider.
table-warning-held-alone-why = En solo, vous remontez de l’abîme sans aide, et un toboggan fermé vous retient pour de bon.
table-warning-held-alone-chip = sans aide

# Exchange and teleport chambers.
table-module-exchange-teleport = Échange et téléportation
table-module-exchange-teleport-about = Un jeton qui relie deux salles ; avec malédictions et trésors, une salle pour les échanger

# Cursed gems.
table-module-cursed-gems = Gemmes maudites
table-module-cursed-gems-about = Chacun rend une gemme avant de s’échapper ; regardez des jetons et retenez-les
table-warning-twins-vanish = Des jumelles peuvent disparaître.
table-warning-twins-vanish-why = À chaque fermeture, les jetons que personne n’a trouvés retournent sous la pile avec leurs salles.
table-warning-twins-vanish-chip = jumelles en péril
table-warning-pawn-must-arrive = Le pion doit arriver.
table-warning-pawn-must-arrive-why = S’échapper demandera { $keys } clés sur { $dice } dés : le pion doit atteindre la dernière case.
table-warning-pawn-must-arrive-chip = pion au bout
table-warning-cursed-side = Très difficile.
table-warning-cursed-side-why = Moins de { $won } équipes de bots sur 100 s’échappent.
table-warning-cursed-side-chip = très difficile
# The labyrinth.
table-module-labyrinth = Le labyrinthe
table-module-labyrinth-about = Des rangées qui glissent, un départ qui bouge, d’autres cartes
table-warning-weakest-link = Une seule personne retenue, et tout est perdu.
table-warning-weakest-link-why = Qui porte le Maillon faible doit être au départ à chaque fermeture. Une salle peut l’en empêcher : jouez sans l’un des deux ou restez groupés.
table-warning-weakest-link-chip = maillon faible
# Time chambers.
table-module-time-chambers = Salles du temps
table-module-time-chambers-about = Du sable qui interdit, prend des dés ou impose une tâche
table-warning-trials-alone = Difficile en solo.
table-warning-trials-alone-why = La salle aux torches veut vos sept dés d’un coup, et la lave peut en prendre trois.
table-warning-trials-alone-chip = en solo
table-warning-lava-adds-gems = La lave peut ajouter des gemmes.
table-warning-lava-adds-gems-why = Une salle de lave peut amener { $gems } gemmes de plus : autant de clés à la sortie.
table-warning-lava-adds-gems-chip = plus de gemmes
# Les défis.
table-module-challenges = Défi
table-module-challenges-about = Une mise en place choisie par d’autres, de facile à impitoyable
table-preset-challenge = Un défi
table-warning-no-mark-added = Pas de marque.
table-warning-no-mark-added-why = Quelque chose dans ce temple ne fait pas partie du défi.
table-warning-no-mark-added-chip = sans marque
table-warning-no-mark-missing = Pas de marque.
table-warning-no-mark-missing-why = Il manque quelque chose qui fait partie du défi.
table-warning-no-mark-missing-chip = sans marque
table-warning-no-mark-eased = Pas de marque.
table-warning-no-mark-eased-why = Un défi se joue avec le chrono et la durée habituelle d’un lancer.
table-warning-no-mark-eased-chip = sans marque
table-warning-no-mark-seed = Pas de marque.
table-warning-no-mark-seed-why = Avec une graine choisie, ce temple est peut-être connu.
table-warning-no-mark-seed-chip = sans marque
table-warning-challenge-tight = Très difficile.
table-warning-challenge-tight-why = Au moins { $needed } gemmes sur { $lit }. Les salles spéciales ou la fosse aident, et le défi compte toujours.
table-warning-challenge-tight-chip = très difficile

# Une table pour le temple du jour.
table-day-counts = La première partie compte.
table-day-leaves = Avec d’autres réglages, ce sera un temple à vous.

# Before a big screen.
table-cheer = Rejoindre le public
table-spectators = { $count ->
    [one] une personne du public
   *[other] { $count } personnes du public
}

# The Sand of Fortune.
table-module-sand-of-fortune = Le sable de la Fortune
table-module-sand-of-fortune-about = Un sablier à la place du chrono ; quelqu’un doit le retourner
table-gongs-kept = Le sable dit quand viennent les gongs.
