# Las piezas, para quien no las ve, y para hablar de precios.

# Precios.
count-adventurer = { $count ->
    [one] 1 aventurero
   *[other] { $count } aventureros
}
count-torch = { $count ->
    [one] 1 antorcha
   *[other] { $count } antorchas
}
count-key = { $count ->
    [one] 1 llave
   *[other] { $count } llaves
}
count-golden-mask = { $count ->
    [one] 1 máscara dorada
   *[other] { $count } máscaras doradas
}
count-black-mask = { $count ->
    [one] 1 máscara negra
   *[other] { $count } máscaras negras
}

# Lo que falta para pagar.
missing-adventurer = { $count ->
    [one] Falta un aventurero
   *[other] Faltan { $count } aventureros
}
missing-torch = { $count ->
    [one] Falta una antorcha
   *[other] Faltan { $count } antorchas
}
missing-key = { $count ->
    [one] Falta una llave
   *[other] Faltan { $count } llaves
}
missing-golden-mask = { $count ->
    [one] Hace falta una máscara dorada
   *[other] Hacen falta { $count } máscaras doradas
}
missing-black-mask = { $count ->
    [one] Falta una máscara negra
   *[other] Faltan { $count } máscaras negras
}
missing-several = Faltan { $list }

# Las salas se llaman como lo que está tallado en su suelo.
chamber-start = Sala inicial
chamber-exit = Salida
chamber-gem-key-3 = Cripta de las llaves
chamber-gem-torch-3 = Galería de las antorchas
chamber-basic-01 = Sala del alba
chamber-basic-02 = Sala de las perlas
chamber-basic-03 = Sala de la estrella
chamber-basic-04 = Sala del meandro
chamber-basic-05 = Sala de la concha
chamber-basic-06 = Sala de los pétalos
chamber-basic-07 = Sala de la rosa
chamber-basic-08 = Sala de la espiral
chamber-basic-09 = Sala del dédalo
chamber-basic-10 = Sala de las olas
chamber-basic-11 = Sala del pájaro
chamber-basic-12 = Sala de la rueda
chamber-basic-13 = Sala del árbol
chamber-half-front = { $chamber }, parte delantera
chamber-half-rear = { $chamber }, parte trasera

# What chambers of the base game are for.
chamber-start-about = A salvo cuando llega el portazo.
chamber-exit-about = La salida: una llave más que gemas haya en la reserva.
chamber-gem-key-3-about = Enciende una, dos o tres gemas, una sola vez; pagan todos los que están aquí.
chamber-gem-torch-3-about = Enciende una, dos o tres gemas, una sola vez; pagan todos los que están aquí.
