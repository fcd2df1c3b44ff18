# Ce que les chapitres au-delà du jeu de base ajoutent dans le temple : actions, questions, nouvelles et salles.

# Actions.
deed-lift = Lever le sort
deed-lift-card = Lever la malédiction : { $card }
deed-claim = Prendre le trésor
deed-healing-mask = Libérer les dés de tous
deed-secret-passage = Ouvrir un passage secret
deed-secret-passage-between = Ouvrir un passage secret : { $one } – { $other }
deed-teleport = Se téléporter
deed-teleport-to = Se téléporter vers { $names }
deed-extra-gem = Allumer la gemme en plus
deed-large-torch = Planter la grande torche
deed-counterspell = Briser une malédiction
deed-counterspell-card = Briser par contresort : { $card }
deed-linked = Allumer les salles liées
deed-pit = Allumer les gemmes de la fosse
deed-regain = Retrouver un dé
deed-stand = Se lever
deed-carry = { $side ->
    [north] Entrer au nord avec le calice
    [east] Entrer à l’est avec le calice
    [south] Entrer au sud avec le calice
   *[west] Entrer à l’ouest avec le calice
}
deed-carry-short = Avec le calice
deed-carry-far = Y aller avec le calice
deed-add-double-torch = Ajouter la double torche
deed-add-double-key = Ajouter la double clé
deed-take-back-double-torch = Reprendre la double torche
deed-take-back-double-key = Reprendre la double clé

# Les cartes à l’écran.
temple-curses = Vos sorts
temple-treasures = Vos trésors
temple-cards-yours = Vos cartes
temple-cards-of = Cartes de { $name }
temple-card-lift = Lever
temple-card-about = { $card } : l’effet
temple-aim-teleport = Touchez une salle qui brille
temple-aim-secret-passage = Touchez un mur qui brille
temple-aim-counterspell = Touchez l’un de vos sorts
temple-aim-cancel = Pas maintenant
temple-leave-broken = Celui-ci
temple-mate-steers = dirige { $other }
temple-key-lift = lever un sort
temple-key-use = utiliser un trésor
temple-key-cards = relire vos cartes
temple-key-hold = tenir la main maudite
temple-key-catch = rattraper un dé qui tombe
temple-key-stand = se lever
temple-roll-seated = { $count ->
    [one] 1 coup pour se lever
   *[other] { $count } coups pour se lever
}

# Questions.
temple-ask-broken-die = Un dé se brise
temple-ask-broken-die-note = Il est sur la carte. Plutôt un autre ? Touchez-le.
temple-ask-soul = L’âme de qui ?
temple-ask-soul-note = Chacun guidera l’aventurier de l’autre.
temple-ask-soul-choice = Échanger avec { $name }
temple-ask-catch = Rattrapez le dé !
temple-ask-catch-note = Touchez-le avant qu’il tombe.
temple-ask-catch-choice = Le rattraper
temple-ask-lost-treasure = Un trésor est perdu
temple-ask-lost-treasure-note = Choisissez celui dont vous vous passerez.
temple-ask-lost-treasure-choice = Renoncer : { $card }

# Réglages.
temple-settings-gentle = Malédictions du corps en douceur
temple-settings-gentle-note = Rien à tenir, à rattraper ni à toucher à temps. Les lancers durent plus longtemps.

# Nouvelles.
temple-say-cursed = Malédiction sur vous : { $card }. { $effect }
temple-say-cursed-mate = Malédiction sur { $name } : { $card }.
temple-say-curse-again = Encore { $card } : sans effet.
temple-say-curse-in-vain = { $card } : rien à prendre.
temple-say-lifted = Malédiction levée : { $card }.
temple-say-lifted-mate = { $name } n’a plus cette malédiction : { $card }.
temple-say-treasure-lies = Un trésor est caché ici.
temple-say-treasure = Vous trouvez : { $card }. { $effect }
temple-say-treasure-mate = { $name } trouve : { $card }.
temple-say-used = Vous utilisez : { $card }.
temple-say-used-mate = { $name } utilise : { $card }.
temple-say-treasure-lost = Vous perdez un trésor : { $card }.
temple-say-treasure-lost-mate = { $name } perd un trésor : { $card }.
temple-say-torch-out = La grande torche s’éteint.
temple-say-vanished = { $count ->
    [one] Une illusion s’évanouit.
   *[other] { $count } illusions s’évanouissent.
}
temple-say-vanished-here = Votre salle s’évanouit. Vous voilà de retour au départ.
temple-say-chalice-carried = Vous portez le calice : { $chamber }.
temple-say-chalice-carried-mate = { $name } porte le calice : { $chamber }.
temple-say-chalice-back = Le calice est revenu au départ.
temple-say-chalice-inside = Le calice est encore dedans. Touchez encore pour sortir, et tout perdre.
temple-say-linked = { $count ->
    [one] Les salles liées allument une gemme.
   *[other] Les salles liées allument { $count } gemmes.
}
temple-say-pit = { $count ->
    [one] { $name } réveille la fosse : une gemme.
   *[other] { $name } réveille la fosse : { $count } gemmes.
}
temple-say-regained = Un dé perdu vous revient.
temple-say-regained-mate = { $name } retrouve un dé.
temple-say-steers = Vous guidez maintenant l’aventurier de { $other }.
temple-say-steers-mate = { $name } guide maintenant l’aventurier de { $other }.
temple-say-steers-yours = { $name } guide maintenant votre aventurier.
temple-say-steers-own = Vous guidez de nouveau votre aventurier.
temple-say-steers-own-mate = { $name } guide de nouveau son aventurier.
temple-say-falling = Un dé file vers le bord. Rattrapez-le !
temple-say-caught = Rattrapé.
temple-say-fallen = Le dé est tombé. Il est perdu.
temple-say-fallen-mate = Un dé de { $name } est tombé.
temple-say-sinking = Vous vous enfoncez. Debout !
temple-say-seated = { $count ->
    [one] Le fauteuil vous tient. Encore un appui pour vous lever.
   *[other] Le fauteuil vous tient. Encore { $count } appuis pour vous lever.
}
temple-say-standing = Vous voilà debout.
temple-say-hold-hand = Gardez la main appuyée pour continuer.
temple-say-hand-held = Main tenue. Continuez.
temple-tell-chalice-found = Le calice ! Il doit sortir avec vous.
temple-tell-chalice-recovered = Le calice est sauvé !

# Salles.
chamber-cursed-01 = Salle du serpent
chamber-cursed-02 = Salle de la couronne
chamber-cursed-03 = Salle de l’œil
chamber-cursed-04 = Salle du scarabée
chamber-cursed-05 = Salle du corbeau
chamber-cursed-06 = Salle de l’araignée
chamber-cursed-07 = Salle de la lune
chamber-cursed-08 = Salle du lotus
chamber-cursed-09 = Salle du scorpion
chamber-cursed-10 = Salle de la plume
chamber-cursed-11 = Salle des épines
chamber-cursed-12 = Salle du papillon de nuit
chamber-cursed-13 = Salle de la flamme
chamber-illusion-1 = Salle de la brume
chamber-illusion-1-about = Disparaît après la première et la deuxième fermeture.
chamber-illusion-2 = Salle du rêve
chamber-illusion-2-about = { chamber-illusion-1-about }
chamber-illusion-3 = Salle de l’ombre
chamber-illusion-3-about = { chamber-illusion-1-about }
chamber-illusion-4 = Salle des reflets
chamber-illusion-4-about = { chamber-illusion-1-about }
chamber-linked-1 = Salle de la chaîne
chamber-linked-1-about = Ne s’allume qu’avec une autre salle liée, une fois par partie.
chamber-linked-2 = Salle du nœud
chamber-linked-2-about = { chamber-linked-1-about }
chamber-linked-3 = Salle de l’anneau
chamber-linked-3-about = { chamber-linked-1-about }
chamber-double-torch-chamber = Double salle des torches
chamber-double-torch-chamber-about = Un mur au milieu. Les gemmes sont au fond, qui a sa propre entrée.
chamber-double-key-chamber = Double salle des clés
chamber-double-key-chamber-about = { chamber-double-torch-chamber-about }
chamber-treasure-chamber = Salle du trésor
chamber-treasure-chamber-about = La demeure du calice. Une fois trouvé, il doit aller à la sortie.
chamber-pit = Fosse
chamber-pit-about = Cinq masques noirs à vous allument deux gemmes.
chamber-fountain = Fontaine
chamber-fountain-about = Deux masques d’or à vous ramènent un dé perdu, une fois par personne.
chamber-half-front = { $chamber }, à l’avant
chamber-half-rear = { $chamber }, au fond

# Refus.
refused-item-of-no-use = Inutile ici
refused-die-bound = Les lianes le retiennent
refused-seated = Levez-vous d’abord
refused-nothing-lost = Aucun dé perdu
refused-regained-already = Une fois chacun
refused-nobody-there = Personne d’autre là-bas
refused-no-wall-there = Aucun mur à ouvrir
refused-safe-already = Déjà à l’abri
refused-no-slam-left = La porte ne claquera plus
refused-linked-alone = Seulement avec une salle liée
refused-linked-used = Le lien a déjà servi
refused-no-treasure-here = Pas de trésor ici
refused-trapped = Un piège vous tient
refused-silenced = Silence imposé
refused-hand-on-head = La main sur la tête
refused-hasty-throw = Attendez un peu
refused-still-doomed = Sans issue pour vous
refused-not-cursed = Aucune malédiction

# Choix à la table.
table-variants = À votre goût
table-alone-linked = En solo, les salles liées ne s’allument pas.
table-alone-linked-do = Les retirer
table-variant-curses-on-honour = Malédictions du corps sur l’honneur
table-variant-curses-on-honour-about = Debout, en silence, main sur la tête : à vous d’y veiller. Sinon, l’écran s’en charge.
table-variant-special-chambers-no-linked = Sans les salles liées
table-variant-special-chambers-no-linked-about = Pas de gemmes qui vous veulent à deux endroits à la fois
table-variant-special-chambers-no-double-torch = Sans la double salle des torches
table-variant-special-chambers-no-double-torch-about = Deux gemmes de moins derrière un mur
table-variant-special-chambers-no-double-key = Sans la double salle des clés
table-variant-special-chambers-no-double-key-about = { table-variant-special-chambers-no-double-torch-about }
table-variant-special-chambers-no-treasure-chamber = Sans la salle du trésor
table-variant-special-chambers-no-treasure-chamber-about = Pas de calice à sortir
