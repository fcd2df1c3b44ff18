# Characters and their cards.
role-teleporter = Téléporteuse
card-teleporter-permanent = { role-teleporter }
card-teleporter-permanent-effect = Bondissez d’une entrée libre à une autre.
card-teleporter-activatable = { role-teleporter }
card-teleporter-activatable-effect = Bondissez vers une autre entrée libre et emmenez quelqu’un.
role-trickster = Filou
card-trickster-permanent = { role-trickster }
card-trickster-permanent-effect = Échangez des dés avec quelqu’un dans votre salle.
card-trickster-activatable = { role-trickster }
card-trickster-activatable-effect = Échangez des dés avec n’importe qui, près ou loin.

# Treasures.
card-portal = Portail
card-portal-effect = Allez dans une salle autour de la vôtre, même à travers un mur.
card-clone = Clone
card-clone-effect = Vos torches et vos clés comptent double, pour une action.

# Chambers.
chamber-dungeon = Donjon
chamber-dungeon-about = Un toboggan y mène. Personne n’en sort par là.
chamber-narrow-passage = Passage étroit
chamber-narrow-passage-about = Trois torches pour entrer ; une gemme et un trésor à l’intérieur.

# Deeds.
deed-portal = Passer le portail
deed-open-jump = Bondir
deed-joint-jump = Bondir
deed-swap-dice = Échanger des dés
deed-far-swap = Échanger des dés
deed-swap-dice-with = Échanger des dés avec { $name }
deed-add-clone = Ajouter le clone
deed-take-back-clone = Reprendre le clone
temple-aim-portal = Touchez une salle qui brille
temple-aim-open-jump = Où bondissez-vous ?
temple-aim-joint-jump = Où bondissez-vous, et avec qui ?
temple-aim-swap-dice = Quels dés échangez-vous ?
temple-aim-far-swap = Quels dés échangez-vous ?
tool-alone = sans personne
tool-with = avec { $name }

# Swapping dice.
swap-give = Les dés que vous donnez
swap-take = Les dés que donne { $name }
swap-next-mate = Avec quelqu’un d’autre
swap-offer = Proposer
swap-asks = { $name } propose un échange
swap-trade = Vous donnez : { $given } ; vous recevez : { $got }.
swap-agree = Échanger
swap-always = Toujours
swap-always-note = Échanger maintenant, puis toujours sans demander
swap-always-on = Échanges : toujours oui
swap-always-off = Les échanges sont toujours acceptés. Touchez pour qu’on vous demande à nouveau.
jump-asks = { $name } vous emmène
jump-agree = Venir
jump-stay = Rester

# Questions.
temple-ask-swap-dice = Un échange de dés
temple-ask-swap-dice-note = Autant de dés reviennent que vous en donnez.
temple-ask-far-swap = Un échange de dés
temple-ask-far-swap-note = Autant de dés reviennent que vous en donnez.
temple-ask-joint-jump = Un bond à deux
temple-ask-joint-jump-note = Vous ne payez rien.

# What happens.
temple-say-swapped = { $count ->
    [one] Vous échangez un dé avec { $name }.
   *[other] Vous échangez { $count } dés avec { $name }.
}
temple-say-swapped-others = { $count ->
    [one] { $name } et { $other } échangent un dé.
   *[other] { $name } et { $other } échangent { $count } dés.
}
temple-say-taken-along = On vous emmène : { $chamber }.

# Refusals.
refused-no-chamber-beside = Aucune salle voisine là
refused-no-open-entrance = Aucune entrée libre
refused-cannot-come-along = Cette personne ne peut venir
refused-no-dice-to-swap = Aucun dé à échanger

# The rulebook: long texts, for a quiet moment.
module-new-characters-entry = La Téléporteuse et le Filou se choisissent comme les autres personnages ; chacun a deux cartes, dont on garde une. Deux salles sont mélangées à la pile une fois les deux premières posées : le Donjon et le Passage étroit. Si vous jouez avec les trésors, deux Portails et deux Clones en font partie.
card-teleporter-permanent-entry = Si une ouverture de votre salle ne mène encore à rien, vous pouvez dépenser deux aventuriers et bondir dans n’importe quelle autre salle dans le même cas. Rien d’autre n’est dû à l’arrivée. Un toboggan n’est pas une issue et ne compte pas. Un piège ou une interdiction vous arrête, et le calice ne suit jamais. Dans une double salle, c’est la partie avec l’ouverture qui compte.
card-teleporter-activatable-entry = Le même bond pour les deux mêmes aventuriers, une fois jusqu’à la prochaine fermeture. Une autre personne de votre salle peut venir sans rien payer : on lui demande, et elle a cinq secondes. Les dés ne sont dépensés et la carte retournée qu’au moment du bond. Qui ne peut pas partir ne peut pas venir. Vous pouvez aussi bondir sans personne.
card-trickster-permanent-entry = Choisissez des dés à vous et autant à quelqu’un dans votre salle, et proposez l’échange. Si la réponse est oui dans les cinq secondes, les dés changent de main tels quels. Les masques noirs restent bloqués, les dés non lancés le restent. Les dés sont alors à vous comme les autres, mais vous ne les avez pas lancés : dans un abîme ils ne comptent pas, et les torches du Mécano ne comptent pas double. Seuls les dés en main s’échangent. Si l’un d’eux est lancé ou utilisé avant la réponse, ou si vous vous séparez, la proposition tombe sans rien coûter.
card-trickster-activatable-entry = Un échange de dés avec n’importe qui dans le temple, à toute distance et sans rien payer : autant des vôtres que des siens, tels quels. On demande d’abord son accord. La carte est retournée par l’échange et revient à la prochaine fermeture.
card-portal-entry = Votre aventurier passe gratuitement dans une salle sur l’une des huit cases autour, à travers les murs et en diagonale, même hors d’un piège. À côté d’une double salle, vous arrivez dans la partie de ce côté ; en diagonale, vous choisissez. Il ne traverse jamais le mur intérieur d’une double salle, et le calice reste sur place.
card-clone-entry = Ajoutez-le avant une de vos actions : chaque torche et chaque clé de vos propres dés compte double pour elle, même pour s’échapper, pour lever une malédiction et pour des gemmes à plusieurs. Les dés des autres et les symboles des trésors ne sont pas doublés. Vous seul le dépensez, et seulement si vos dés n’avaient pas suffi.

# Ways to play.
table-variant-new-characters-agreed-aloud = Accord de vive voix
table-variant-new-characters-agreed-aloud-about = Vous jouez côte à côte et vous mettez d’accord en parlant : échanges et bonds à deux se font aussitôt. Sinon, l’écran demande.

# What happens.
temple-tell-reopens-portal = Un portail peut y mener.
temple-tell-reopens-teleporter = La Téléporteuse peut y bondir.
