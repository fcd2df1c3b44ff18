# Was keinem Bildschirm allein gehört.

common-title = Der Tempel { $code } · Tumbledown
common-opening = Auf dem Weg zum Tisch
