# Ce qui n’appartient à aucun écran.

common-title = Le temple { $code } · Tumbledown
common-opening = En route vers la table
