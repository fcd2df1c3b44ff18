# Choosing who to be.
role-who = Qui êtes-vous ?
role-who-is = Qui est { $name } ?
role-lead = Aucun personnage en double. Vous pouvez changer jusqu’au début de la partie ; sans choix, ce sera une surprise.
role-to-table = À la table
role-surprise = Surprenez-moi
role-surprised = surprise
role-keep-one = gardez une carte
role-be = Jouer : { $role }
role-taken = { $role } : { $name }
role-faster = { $name } a été plus rapide.
role-once = Une fois par fermeture
role-once-note = Se paie avec ces dés. Revient à chaque fermeture.
role-always-title = Toujours
role-always-note = Vaut toute la partie, ne coûte rien.
role-free = gratuit
role-needs-company = Inutile en solo.

# The card in play.
role-always = toujours
role-back-at-slam = revient à la fermeture
role-used = utilisée
role-named-used = { $card }, utilisée
temple-key-role = utiliser la carte de votre personnage
temple-say-role-used = Vous utilisez votre carte : { $card }.
temple-say-role-used-mate = { $name } utilise une carte : { $card }.
temple-say-role-back = Votre carte est de nouveau prête : { $card }.
