# Lo que no es de ninguna pantalla.

common-title = El templo { $code } · Tumbledown
common-opening = De camino a la mesa
