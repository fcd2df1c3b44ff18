# Cards.
card-calendar-sun = Loseta de sol
card-calendar-sun-effect = Encendida cuando el calendario pide un sol, mueve el peón.
card-calendar-moon = Loseta de luna
card-calendar-moon-effect = Encendida cuando el calendario pide una luna, mueve el peón.
card-calendar-gear = Loseta de engranaje
card-calendar-gear-effect = Encendida cuando el calendario pide un engranaje, mueve el peón.

# Chambers.
chamber-calendar = Sala del calendario
chamber-calendar-about = Tres llaves propias intercambian dos losetas del calendario. Aquí se recuperan los dados que tomó el calendario.

# Deeds.
deed-swap-tiles = Cambiar losetas
deed-swap-tiles-short = Cambiar

# The board beside the temple.
calendar-title-eternal = Calendario eterno
calendar-title-cursed = Calendario maldito
calendar-progress = { $count } de { $all }
calendar-next = { $sign ->
    [sun] Para avanzar hay que encender una sala con un sol.
    [moon] Para avanzar hay que encender una sala con una luna.
   *[gear] Para avanzar hay que encender una sala con un engranaje.
}
calendar-only = No se puede encender ninguna otra gema.
calendar-bar = { $count ->
    [one] Falta una casilla antes del portazo { $slam }, o un dado por cabeza.
   *[other] Faltan { $count } casillas antes del portazo { $slam }, o un dado por cabeza.
}
calendar-keys = { $count ->
    [one] Escapar cuesta una llave más.
   *[other] Escapar cuesta { $count } llaves más.
}
calendar-end-eternal = El peón llegó al final: se puede encender cualquier gema.
calendar-end-cursed = El peón llegó al final: escapar no cuesta llaves de más.
calendar-empty-eternal = La reserva está vacía: el calendario ya no cuenta.
calendar-empty-cursed = { $sign ->
    [sun] La reserva está vacía; los símbolos de una sala con un sol aún mueven el peón.
    [moon] La reserva está vacía; los símbolos de una sala con una luna aún mueven el peón.
   *[gear] La reserva está vacía; los símbolos de una sala con un engranaje aún mueven el peón.
}
calendar-dice-aside = { $count ->
    [one] Un dado espera hasta que se descubra la sala del calendario.
   *[other] { $count } dados esperan hasta que se descubra la sala del calendario.
}
calendar-dice-mine = { $count ->
    [one] Tu dado está en la sala del calendario. Entra para recuperarlo.
   *[other] { $count } de tus dados están en la sala del calendario. Entra para recuperarlos.
}
calendar-dice-there = { $count ->
    [one] Hay un dado en la sala del calendario.
   *[other] Hay { $count } dados en la sala del calendario.
}
calendar-last-die = El portazo se llevaría tu último dado.

# The calendar chamber asks.
calendar-swap-which = { $count ->
    [0] ¿Qué dos losetas intercambias?
   *[other] ¿Y con cuál otra?
}
calendar-swap-these = ¿Cambiar entre sí las losetas { $one } y { $other }?
calendar-swap-do = Cambiar
calendar-tile = { $sign ->
    [sun] Loseta { $number }: sol
    [moon] Loseta { $number }: luna
   *[gear] Loseta { $number }: engranaje
}
calendar-tile-in = { $sign ->
    [sun] Loseta { $number }: sol, { $chamber }
    [moon] Loseta { $number }: luna, { $chamber }
   *[gear] Loseta { $number }: engranaje, { $chamber }
}

# What happens.
temple-say-pawn = El peón avanza: { $count } de 9.
temple-say-pawn-end = ¡El peón llegó al final!
temple-say-pawn-stays = No era ese signo: el peón no se mueve.
temple-say-bar = Barra sin cruzar: un dado por cabeza.
temple-say-tile = { $sign ->
    [sun] La sala lleva un sol.
    [moon] La sala lleva una luna.
   *[gear] La sala lleva un engranaje.
}
temple-say-swap = Intercambias dos losetas.
temple-say-swap-mate = { $name } intercambia dos losetas.
temple-say-deposit = El calendario se queda con uno de tus dados.
temple-say-last-die = El calendario se llevó tu último dado.
temple-say-last-die-mate = El calendario se llevó el último dado de { $name }.
temple-say-fetched = Recuperas tus dados.
temple-say-fetched-mate = { $name } recupera dados.

# Refusals.
refused-other-sign = Antes va otro signo
refused-no-calendar-tile = Esta sala no lleva signo
refused-same-sign = Llevan el mismo signo
refused-too-few-tiles = Faltan losetas en el templo
refused-no-calendar-here = Aquí no hay calendario

# At the table.
table-variant-calendar-cursed = La cara maldita
table-variant-calendar-cursed-about = Gemas en cualquier orden, pero un peón lento cuesta dados y llaves. Sin ella: la cara eterna.

# The rulebook: long texts, for a quiet moment.
module-calendar-entry = Cada sala con gemas recibe una loseta del calendario cuando se descubre: sol, luna o engranaje. Un peón avanza por una pista de nueve signos. En la cara eterna solo se encienden gemas donde la sala lleva el siguiente signo de la pista; cada sala mueve el peón una casilla, y cuando llega al final se pueden encender todas. En la cara maldita se enciende en cualquier momento, pero solo el siguiente signo mueve el peón. Si no ha cruzado su barra roja en el primer o el segundo portazo, cada cual deja un dado en la sala del calendario, y quien entra en ella recupera los suyos. Si a nadie le queda un dado y nada puede devolver uno, la partida está perdida. En esta cara, escapar cuesta hasta tres llaves más, menos hacia el final de la pista y ninguna en la última casilla. En la sala del calendario, tres llaves propias intercambian dos losetas. Con la reserva vacía, el calendario eterno ya no cuenta; en la cara maldita los símbolos solos aún mueven el peón.
card-calendar-sun-entry = Está sobre una sala con gemas. Al encender gemas allí se retira, y si su signo es el siguiente de la pista, el peón avanza una casilla. En la cara eterna sale entonces de la partida, y no se enciende nada mientras toque otro signo; en la cara maldita va debajo del montón. Si su sala desaparece, también va debajo del montón.
card-calendar-moon-entry = { card-calendar-sun-entry }
card-calendar-gear-entry = { card-calendar-sun-entry }

# The end.
end-why-no-dice-left = A nadie le quedaba un dado, y nada podía devolver uno.
end-moment-ended-no-dice-left = Ya no queda ningún dado
