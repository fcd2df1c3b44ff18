# Cards.
card-discoverer-permanent = Exploratrice
card-discoverer-permanent-effect = Regardez la salle piochée ; vous pouvez en prendre une autre.
card-discoverer-activatable = Exploratrice
card-discoverer-activatable-effect = Courez jusqu’à trois salles sans payer l’entrée.
card-doc-permanent = Doc
card-doc-permanent-effect = Chacun de vos masques d’or libère trois dés.
card-doc-activatable = Doc
card-doc-activatable-effect = Libérez tous les dés bloqués de quelqu’un, près ou loin.
card-mentalist-permanent = Mentaliste
card-mentalist-permanent-effect = Vos masques d’or peuvent compter comme clés.
card-mentalist-activatable = Mentaliste
card-mentalist-activatable-effect = Rejoignez d’un bond quelqu’un de l’équipe.
card-mechanic-permanent = Mécano
card-mechanic-permanent-effect = Chacune de vos torches compte double.
card-mechanic-activatable = Mécano
card-mechanic-activatable-effect = Tournez une salle, sauf la salle de départ.
card-priest-permanent = Prêtre
card-priest-permanent-effect = Avec des masques noirs seulement, bondissez vers quelqu’un.
card-priest-activatable = Prêtre
card-priest-activatable-effect = Prêtez trois clés ou torches pour des gemmes, même loin.
card-muscleman-permanent = Colosse
card-muscleman-permanent-effect = Entrez partout avec deux aventuriers.
card-muscleman-activatable = Colosse
card-muscleman-activatable-effect = Traversez un mur vers la salle voisine.
card-priest-torches = Trois torches prêtées
card-priest-torches-effect = Pour les gemmes d’ici, de la part du Prêtre.
card-priest-keys = Trois clés prêtées
card-priest-keys-effect = Pour les gemmes d’ici, de la part du Prêtre.

# Refusals.
refused-card-face-down = Votre carte est face cachée
refused-nobody-elsewhere = Personne n’est ailleurs
refused-no-wall-beside = Rien derrière un mur ici
refused-double-wall-holds = Double salle : mur trop solide
refused-nothing-turns = Ce tour ne change rien
refused-lent-already = Vos symboles y sont déjà
refused-start-stays = Le départ ne tourne pas
refused-lending-no-help = Ces symboles n’y servent pas
refused-not-all-black = Tous ne sont pas noirs

# The rulebook: long texts, for a quiet moment.
module-characters-entry = Six personnages, avec deux cartes chacun : une qui agit toujours, et une que vous utilisez avec les symboles indiqués. Avant la partie, chacun choisit un personnage différent et garde une de ses deux cartes ; l’autre reste dans la boîte. Une carte utilisée est face cachée et ne sert plus avant que la prochaine fermeture la retourne. Votre carte n’agit que pour vous, sauf si elle nomme quelqu’un d’autre.
card-discoverer-permanent-entry = Quand vous explorez, vous seul voyez d’abord la salle. Gardez-la, ou glissez-la sous la pile et piochez-en une autre, que vous devez poser, à n’importe quelle ouverture de votre salle. Vous avez cinq secondes, puis elle est gardée. Toute salle peut être refusée, même la sortie, et rien de ce qu’elle apporte n’arrive. S’il ne reste aucune autre salle, il n’y a pas de choix.
card-discoverer-activatable-entry = Pour trois aventuriers, vous avancez de trois salles au plus par des passages ouverts, sans rien payer à l’entrée. Vous ne découvrez rien en chemin, et vous ne traversez aucune salle où vous ne pouvez pas entrer à ce moment. La carte reste ensuite face cachée jusqu’à la prochaine fermeture.
card-doc-permanent-entry = Un masque d’or libère jusqu’à trois dés bloqués, les vôtres ou ceux d’une autre personne dans votre salle. Avec la malédiction du masque, il n’en libère qu’un.
card-doc-activatable-entry = Pour deux masques d’or, tous les dés bloqués d’une autre personne de l’équipe sont libres, où qu’elle soit ; avec la malédiction du masque, chacun des deux n’en libère qu’un. On ne peut pas choisir qui a activé « Garder mes masques noirs ». La carte reste ensuite face cachée jusqu’à la prochaine fermeture.
card-mentalist-permanent-entry = Vos masques d’or comptent comme clés partout où vous voulez : gemmes, trésors, portes, sortie. Les clés partent d’abord, les masques seulement pour ce qui manque ; un tel masque est relancé aussitôt. Dans votre salle, les autres peuvent aussi s’en servir comme clés, sauf si vous les retenez.
card-mentalist-activatable-entry = Pour deux clés, vous bondissez dans une autre salle où se trouve quelqu’un de l’équipe, près ou loin. Un piège vous en empêche, et le calice ne suit jamais. La carte reste ensuite face cachée jusqu’à la prochaine fermeture.
card-mechanic-permanent-entry = Chaque torche que vous obtenez en lançant compte double, partout où l’on demande des torches. Une torche de trop est perdue. Les torches des trésors et des dés échangés comptent comme d’habitude.
card-mechanic-activatable-entry = Pour deux torches, vous tournez une salle d’un quart, d’un demi ou de trois quarts de tour, même occupée ; chacun reste où il est. Un passage secret reste à son bord. La salle de départ ne tourne pas. La carte reste ensuite face cachée jusqu’à la prochaine fermeture.
card-priest-permanent-entry = Quand tous vos dés en jeu montrent des masques noirs, vous pouvez bondir dans une autre salle où se trouve quelqu’un de l’équipe, autant de fois que vous voulez. Les dés restent bloqués. Un piège vous en empêche, et le calice ne suit jamais.
card-priest-activatable-entry = Pour trois masques noirs à vous, vous ajoutez trois clés ou trois torches aux gemmes de n’importe quelle salle. Si cela suffit avec ce qui y est partagé, les gemmes s’allument aussitôt ; sinon, les symboles y attendent dix secondes, pour ceux qui y sont. Parmi des salles liées, ils en aident une seule, et quelqu’un doit être dans chaque salle qui participe. Vous pouvez aussi simplement relancer les trois dés. La carte est retournée quand les symboles servent.
card-muscleman-permanent-entry = Pour entrer dans une salle par un passage ouvert, vous pouvez payer deux aventuriers au lieu de ce que demande son cadre. Ce que vous portez coûte son supplément quand même.
card-muscleman-activatable-entry = Pour deux aventuriers, vous traversez un mur vers la salle voisine, sans rien payer à l’entrée. Aucun mur d’une double salle ne cède, ni de l’intérieur ni de l’extérieur. Un piège vous en empêche, et le calice ne suit jamais. La carte reste ensuite face cachée jusqu’à la prochaine fermeture.
card-priest-torches-entry = Le Prêtre les prête dix secondes : ceux qui sont dans la salle peuvent allumer ses gemmes avec elles.
card-priest-keys-entry = Le Prêtre les prête dix secondes : ceux qui sont dans la salle peuvent allumer ses gemmes avec elles.

# Who one may be.
role-discoverer = { card-discoverer-permanent }
role-doc = { card-doc-permanent }
role-mentalist = { card-mentalist-permanent }
role-mechanic = { card-mechanic-permanent }
role-priest = { card-priest-permanent }
role-muscleman = { card-muscleman-permanent }

# Deeds, and the tools on the map.
deed-long-run = Courir
deed-mind-jump = Bondir
deed-black-jump = Bondir
deed-through-wall = Traverser
deed-turn-chamber = Tourner
deed-remote-healing = Libérer quelqu’un
deed-remote-healing-of = Libérer tous les dés bloqués de { $name }
deed-lend-icons = Prêter
deed-leave-icons = Prêter
deed-shed-masks = Juste relancer
temple-aim-long-run = Jusqu’où courez-vous ?
temple-aim-mind-jump = Qui rejoignez-vous ?
temple-aim-black-jump = Qui rejoignez-vous ?
temple-aim-through-wall = À travers quel mur ?
temple-aim-turn-chamber = Tourner cette salle
temple-aim-remote-healing = Touchez qui libérer
temple-aim-leave-icons = Où aidez-vous ?
tool-lend-keys = Trois clés pour : { $chamber }
tool-lend-torches = Trois torches pour : { $chamber }
tool-lend-together = En même temps que : { $chambers }

# Questions.
temple-ask-replace-chamber = Garder cette salle ?
temple-ask-replace-chamber-note = Il faudrait prendre la suivante, à l’une des ouvertures d’ici.
temple-ask-replace-chamber-0 = La garder
temple-ask-replace-chamber-1 = Une autre
temple-ask-replace-chamber-at = { $side ->
    [north] Une autre, au nord
    [east] Une autre, à l’est
    [south] Une autre, au sud
   *[west] Une autre, à l’ouest
}
temple-ask-lent-icons = Vous aidez de loin
temple-ask-lent-icons-note = Qui est là-bas peut allumer des gemmes avec.
temple-ask-lent-icons-0 = Reprendre

# On the screen, and what happens.
temple-pile-characters = Votre personnage
temple-say-turned = Vous tournez : { $chamber }.
temple-say-turned-mate = { $name } tourne : { $chamber }.
temple-say-leapt = { $name } passe ici : { $chamber }.
temple-say-lent-keys = Trois clés de plus : { $chamber }
temple-say-lent-torches = Trois torches de plus : { $chamber }

# What happens.
temple-tell-reopens-mechanic = Le Mécano peut ouvrir la voie.
temple-tell-reopens-muscleman = Le Colosse peut traverser les murs.
