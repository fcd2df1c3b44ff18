# Ce qui n’appartient à aucun écran.

common-title = Le temple { $code } · Tumbledown

# Somebody else is host.
common-host-left = { $name } a quitté la table.
common-host-away = { $name } n’est plus là.
common-host-now = { $name } est maintenant l’hôte.
common-host-you = Vous êtes maintenant l’hôte.
common-opening = Ouverture de la table
