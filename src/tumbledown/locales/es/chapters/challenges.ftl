# Los retos: su pantalla, una mesa que juega uno, y lo que se gana con él.
challenges-title = Retos
challenges-lead = Todos los escalones están abiertos. Empieza donde quieras.
challenges-caution = Los nombres, los escalones, las cajas y los números que aparecen están impresos. Qué números y módulos tiene cada reto es una reconstrucción nuestra.
challenges-all = Los 26 en una tabla
challenges-count = { $count } de { $all }
challenges-heading = { $name } · { $title }
challenges-ultimate = Definitivo

# Los siete escalones, el más fácil primero.
challenges-step-1 = Calentamiento
challenges-step-2 = Constante
challenges-step-3 = Vivo
challenges-step-4 = Empinado
challenges-step-5 = Feroz
challenges-step-6 = Sin piedad
challenges-step-7 = El último

# Cómo va cada uno.
challenges-tried = probado
challenges-state-new = sin superar
challenges-state-tried = probado, sin superar
challenges-state-passed = superado en { $time }
challenges-spoken = { $name }, { $state }. { $parts }.

# Qué lleva.
challenges-quests = { $count ->
    [one] 1 misión
   *[other] { $count } misiones
}
challenges-quests-about = hay que cumplirlas todas antes de poder escapar
challenges-chalice = 1 misión: el cáliz
challenges-chalice-about = tiene que estar fuera antes de que alguien escape
challenges-gems = { $count ->
    [one] 1 gema más
   *[other] { $count } gemas más
}
challenges-gems-about = de lo normal en la reserva.
challenges-block = La salida y las misiones están entre las primeras { $count } salas.
challenges-fate = Dos giros del destino, como siempre.
challenges-needs = De las cajas
challenges-box-base = Juego básico
challenges-box-illusions = { table-module-illusions }
challenges-box-quest = { table-module-quests }
challenges-players = { $count ->
    [one] en solitario
   *[other] { $count } jugadores
}

# Lo logrado hasta ahora.
challenges-yours = Tu marca
challenges-untried = sin probar
challenges-tries = { $count ->
    [one] probado una vez
   *[other] probado { $count } veces
}
challenges-best-time = { $time }, { $players }
challenges-closest = Lo más cerca
challenges-closest-gems = { $count ->
    [0] sin gemas restantes
    [one] faltó una gema
   *[other] faltaron { $count } gemas
}
challenges-best = Mejor tiempo de todos
challenges-teams = Equipos que salieron
challenges-teams-rate = { $percent } %

# Para jugarlo.
challenges-play = Jugar { $name }
challenges-play-note = con dos bots
challenges-host = Abrirlo para amigos
challenges-link = Compartir el enlace a { $name }
challenges-share = Reto { $name }: ¿sacamos a todo el mundo?

# En una mesa.
challenges-at-table = Reto { $name }: { $title }
challenges-may-add = Esta partida cuenta. Se pueden añadir las salas especiales, el foso y la fuente; cualquier otra cosa hace perder la insignia.
challenges-cost-added = Sin insignia: el reto { $name } se juega sin { $names }.
challenges-cost-missing = Sin insignia: el reto { $name } pide { $names }.
challenges-cost-practice = Sin reloj no hay insignia.
challenges-restore = Jugarlo tal como es
challenges-leave = Dejar el reto
challenges-late = Salida tardía
challenges-late-note = Doce salas por encima de la salida y las misiones. Más difícil; también cuenta.
challenges-fixed = Un reto fija sus propias gemas.
challenges-team = Superados en esta mesa: { $names }.
challenges-card-own = parte de { $name }
challenges-card-free = se puede añadir
challenges-card-foreign = hace perder la insignia

# Después de la partida.
challenges-prize-won = Reto { $name } superado
challenges-prize-lost = El reto { $name } sigue pendiente
challenges-prize-time = { $time }, quedaban { $left }.
challenges-prize-best = Tu mejor tiempo.
challenges-prize-all = Superados: { $count } de { $all }.
challenges-prize-gems = { $count ->
    [0] No quedaba ninguna gema en la reserva.
    [one] Quedaba una gema en la reserva.
   *[other] Quedaban { $count } gemas en la reserva.
}
challenges-next = Siguiente: { $name }

# Para las reglas de lo que hay en la mesa.
module-challenges-entry = El reto dice qué hay en el templo, cuántas gemas se suman a la reserva normal y cuántas misiones hay que cumplir. La salida y las misiones se mezclan con las doce primeras salas del mazo, sin importar cuántos jueguen; siempre hay dos giros del destino. Quien gana así lo ha superado. Se pueden añadir las salas especiales, el foso y la fuente; con cualquier otra cosa es una partida como las demás.
