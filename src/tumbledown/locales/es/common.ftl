# Lo que no es de ninguna pantalla.

common-title = El templo { $code } · Tumbledown

# Somebody else is host.
common-host-left = { $name } se ha ido.
common-host-away = { $name } no está.
common-host-now = Ahora { $name } hace de anfitrión.
common-host-you = Ahora haces de anfitrión.
common-opening = Abriendo la mesa
