# Cards.
card-chalice = Calice
card-chalice-effect = Portez-le à la sortie, une torche de plus à chaque pas.

# Chambers.
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

# Deeds.
deed-linked = Allumer les gemmes liées
deed-carry-chalice =
    { $side ->
        [north] Aller au nord avec le calice
        [east] Aller à l’est avec le calice
        [south] Aller au sud avec le calice
       *[west] Aller à l’ouest avec le calice
    }
deed-carry-chalice-short = Avec le calice
deed-carry-chalice-far = Y aller avec le calice

# What happens.
temple-say-chalice-carried = Vous portez le calice : { $chamber }.
temple-say-chalice-carried-mate = { $name } porte le calice : { $chamber }.
temple-say-chalice-back = Le calice est revenu au départ.
temple-say-chalice-inside = Le calice est encore dedans. Touchez encore pour sortir, et tout perdre.
temple-say-chalice-open = pas encore à la sortie
temple-say-linked =
    { $count ->
        [one] Les salles liées allument une gemme.
       *[other] Les salles liées allument { $count } gemmes.
    }
temple-tell-chalice-found = Le calice ! Il doit sortir avec vous.
temple-tell-chalice-recovered = Le calice est sauvé !

# Refusals.
refused-linked-alone = Seulement avec une salle liée
refused-linked-used = Le lien a déjà servi
refused-no-linked-here = Cette salle n’est pas liée

# At the table.
table-alone-linked = En solo, les salles liées ne s’allument pas.
table-alone-linked-do = Les retirer
table-variant-special-chambers-no-linked = Sans les salles liées
table-variant-special-chambers-no-linked-about = Pas de gemmes qui vous veulent à deux endroits à la fois
table-variant-special-chambers-no-double-torch = Sans la double salle des torches
table-variant-special-chambers-no-double-torch-about = Deux gemmes de moins derrière un mur
table-variant-special-chambers-no-double-key = Sans la double salle des clés
table-variant-special-chambers-no-double-key-about = { table-variant-special-chambers-no-double-torch-about }
table-variant-special-chambers-no-treasure-chamber = Sans la salle du trésor
table-variant-special-chambers-no-treasure-chamber-about = Pas de calice à sortir

# The rulebook: long texts, for a quiet moment.
module-special-chambers-entry = Six salles de plus sont mélangées aux autres. Les salles liées ne s’allument qu’ensemble : dans deux ou trois d’entre elles, les aventuriers présents doivent montrer les symboles de leur salle au même moment ; chacune allume alors une gemme, et c’est fini pour la partie. Une double salle est coupée par un mur et garde deux gemmes au fond, où l’on n’arrive que par une entrée à part ; ses deux parties comptent comme deux salles. Une fois la salle du trésor trouvée, le calice doit lui aussi atteindre la sortie, sinon pas de victoire ; tant qu’elle reste cachée, elle ne compte pas. En solo, laissez de côté les salles liées.
card-chalice-entry = Il apparaît dans la salle du trésor dès qu’on la trouve, et dès lors vous ne gagnez que s’il atteint la sortie ; là, il est sauvé pour de bon. Qui est dans sa salle peut l’emporter en entrant dans une salle voisine, pour une torche de plus ; il y reste, et n’importe qui peut le porter plus loin. La Téléportation et les autres bonds ne l’emportent jamais. Vous pouvez vous échapper avant lui, mais si la dernière personne part sans lui, c’est perdu.
