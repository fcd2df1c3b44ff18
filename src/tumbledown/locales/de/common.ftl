# Was keinem Bildschirm allein gehört.

common-title = Der Tempel { $code } · Tumbledown

# Somebody else is host.
common-host-left = { $name } ist gegangen.
common-host-away = { $name } ist weg.
common-host-now = { $name } ist jetzt Gastgeber.
common-host-you = Du bist jetzt Gastgeber.
common-opening = Der Tisch wird geöffnet
