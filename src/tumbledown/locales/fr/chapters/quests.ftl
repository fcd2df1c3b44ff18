# Cards.
card-ghost = Fantôme
card-ghost-effect = Deux de vos torches le poussent dans la salle voisine.
card-task-1 = Mission
card-task-1-effect = Montrez toutes ses icônes d’un coup, seul ou ensemble.
card-task-2 = { card-task-1 }
card-task-2-effect = { card-task-1-effect }
card-task-3 = { card-task-1 }
card-task-3-effect = { card-task-1-effect }
card-task-4 = { card-task-1 }
card-task-4-effect = { card-task-1-effect }
card-task-5 = { card-task-1 }
card-task-5-effect = { card-task-1-effect }
card-task-6 = { card-task-1 }
card-task-6-effect = { card-task-1-effect }

# Chambers.
chamber-altar = Autel
chamber-altar-about = Prend deux dés pour de bon : deux du même joueur, ou un de chacun de deux joueurs.
chamber-task = Salle des missions
chamber-task-about = Quatre missions, l’une après l’autre, à résoudre ensemble sur place.
chamber-ghost = Salle du fantôme
chamber-ghost-about = Personne n’y entre. Ramenez-y le fantôme depuis le départ.
chamber-tree = Arbre de vie
chamber-tree-about = Demande des masques dorés à ceux qui sont là : deux par joueur.
chamber-obelisk = Obélisque
chamber-obelisk-about = Accompli aussitôt, mais trois clés de plus pour fuir tant que ses murs sont libres.

# Deeds.
deed-altar = Donner des dés à l’autel
deed-task = Résoudre la mission
deed-push = Pousser le fantôme
deed-tree = Soigner l’arbre

# What happens.
temple-tell-quests-sealed = Le temple est fermé pour de bon et une quête n’a jamais été trouvée.
temple-tell-quests-closed = Le temple est fermé et une quête n’est pas encore trouvée.

# Refusals.
refused-quests-open = D’abord les quêtes
refused-quest-done = Quête accomplie
refused-last-die = Pas votre dernier dé
refused-another-gives = À un autre de donner
refused-no-ghost-here = Pas de fantôme ici
refused-ghost-keeps-out = Il y resterait bloqué


# The rulebook: long texts, for a quiet moment.
module-quests-entry = Avant la partie, choisissez une, deux ou trois quêtes. Autant de salles Quête sont tirées sans être vues et mélangées à la pile, et autant de marqueurs sont posés sur le dépôt. Tant qu’il en reste un, personne ne peut fuir ; une quête accomplie prend son marqueur sur sa salle. L’autel veut deux dés pour de bon. La salle des missions a quatre missions. Le fantôme doit être ramené chez lui. L’arbre de vie veut deux masques dorés par joueur. L’obélisque est accompli dès sa découverte, mais apporte trois tuiles Gemme. Si vous jouez avec la salle au trésor, elle fait partie de celles qui peuvent être tirées.
card-ghost-entry = Il apparaît dans la salle de départ dès que sa salle est découverte. Si vous êtes avec lui, dépensez deux torches pour le pousser par un passage dans la salle voisine ; vous restez où vous êtes. Il n’entre jamais dans l’obélisque et ne gêne personne. Une fois chez lui, sa quête est accomplie.
card-task-1-entry = Les tuiles Mission sont posées sur leur salle ; la première se retourne dès que quelqu’un y est venu. Ceux qui sont là doivent montrer toutes les icônes en même temps ; puis la tuile suivante se retourne, et avec la quatrième la quête est accomplie.
card-task-2-entry = { card-task-1-entry }
card-task-3-entry = { card-task-1-entry }
card-task-4-entry = { card-task-1-entry }
card-task-5-entry = { card-task-1-entry }
card-task-6-entry = { card-task-1-entry }
