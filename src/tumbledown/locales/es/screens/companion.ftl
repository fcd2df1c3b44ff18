# El compañero: junto a la caja, sin servidor.

companion-title = Compañero
companion-title-running = Compañero
companion-title-setup = Preparar el juego
companion-title-look-up = Consultar
companion-tab-running = Banda sonora
companion-tab-setup = Preparación
companion-tab-look-up = Consultar

# Kept on the device.
companion-storing = Guardando, { $percent } %
companion-stored = funciona sin conexión
companion-failed = Aún sin guardar: solo funciona con conexión

# The soundtrack.
companion-tracks = Banda sonora
companion-track = Banda sonora { $number }
companion-track-sure = ¿Cambiar de verdad?
companion-time-left = Tiempo restante
companion-phase = Qué hacer ahora
companion-phase-explore = Explorar
companion-phase-explore-note = Al sonar el gong hay { $seconds } segundos para volver al inicio.
companion-phase-explore-last = Buscar la salida
companion-phase-explore-last-note = Tras el último gong quedan { $seconds } segundos hasta el derrumbe.
companion-phase-back = Volver
companion-phase-back-note = Todo el equipo a la sala inicial antes del portazo.
companion-phase-after = Tras el portazo
companion-phase-after-note = Quien no estaba en el inicio pierde un dado. Y a seguir.
companion-phase-turn-note = Quien no estaba en el inicio pierde un dado. Quien está le da la vuelta al reloj.
companion-phase-out = Salir
companion-phase-out-note = Ya no hay vuelta atrás: todos fuera por la salida.
companion-phase-over = El templo se ha derrumbado
companion-phase-over-note = Quien no haya salido se pierde, y con eso la partida.
companion-say-back = Quedan { $seconds } segundos para volver.
companion-say-after = Las puertas se han cerrado.
companion-say-out = Quedan { $seconds } segundos para salir.
companion-say-over = El templo se ha derrumbado.
companion-fallen = Nadie estaba en el inicio
companion-fallen-note = El reloj se vuelca: se pierden { $seconds } segundos de arena.
companion-press-ready = Empezar
companion-press-pause = Pausa
companion-press-paused = Seguir
companion-press-over = Otra partida
companion-end = Terminar
companion-end-sure = ¿Terminar de verdad?
companion-seconds = s
companion-sand-green = { $count ->
    [one] Reloj de arena verde: queda 1 segundo
   *[other] Reloj de arena verde: quedan { $count } segundos
}
companion-sand-blue = { $count ->
    [one] Reloj de arena azul: queda 1 segundo
   *[other] Reloj de arena azul: quedan { $count } segundos
}
companion-sand-how = Tocar para darle la vuelta; mantener, o tecla Supr, para apartarlo
companion-sand-still = dar la vuelta
companion-sand-running = en marcha
companion-sand-out = agotado
companion-sand-green-out = Se ha agotado la arena verde.
companion-sand-blue-out = Se ha agotado la arena azul.

# What is to be set up.
companion-what = ¿Qué van a jugar?
companion-what-mix = Mezcla
companion-what-challenge = Reto
companion-challenge = Reto { $name }
companion-players = Cuántas personas juegan
companion-players-fewer = Una persona menos
companion-players-more = Una persona más
companion-people = { $count ->
    [one] persona
   *[other] personas
}
companion-chapters = Capítulos de la mezcla
companion-more = Más
companion-fewer = Menos
companion-done = { $count } de { $all } listos
companion-clear = Quitar las marcas
companion-deal-again = Repartir de nuevo
companion-share = Compartir
companion-shared = Enlace copiado
companion-share-text = Lo que vamos a preparar
companion-link-unread = No se puede leer este enlace. Esta es tu última lista.

# The list.
companion-line-start-note = { $count ->
    [one] En el centro de la mesa, con tu aventurero encima.
   *[other] En el centro de la mesa, con los { $count } aventureros encima.
}
companion-line-exit-note = Apártala por ahora.
companion-line-dice = { $players ->
    [one] { $count } dados
   *[other] { $count } dados por persona
}
companion-line-dice-note = Sin tirarlos todavía.
companion-line-gems = { $count ->
    [one] 1 gema en la reserva
   *[other] { $count } gemas en la reserva
}
companion-line-gems-note = { $count ->
    [0] Ninguna al lado.
    [one] Y 1 al lado, para un giro del destino.
   *[other] Y { $count } al lado, para los giros del destino.
}
companion-line-first = Barajar { $count } salas
companion-set-vault = { $count } con tres gemas
companion-set-base = { $count } salas básicas
companion-set-shared = { $count } con máscaras o cofres
companion-set-illusions = { $count } salas ilusorias
companion-line-two = Poner dos junto al inicio
companion-line-two-note = Una a la izquierda, una a la derecha, con la escalera hacia el inicio.
companion-line-two-masks = Sus máscaras no traen maldición.
companion-line-two-redraw = Si es esta sala: { $name }, vuelve al centro del mazo y se roba otra.
companion-laid-treasures = Un tesoro boca abajo en cada cofre.
companion-laid-calendar = Una loseta del calendario en cada sala con gemas.
companion-laid-gem-positions = Una ficha de posición, boca abajo, en cada sala con una sola gema.
companion-line-later = { $count ->
    [one] 1 sala más
   *[other] { $count } salas más
}
companion-line-later-mix = A barajar con el mazo.
companion-line-later-challenge = Aparte, por ahora.
companion-line-pick = { $name }: { $count } de { $all } salas
companion-line-under = La salida, bajo el mazo
companion-line-under-note = Barájala con { $count } salas de arriba; estas { $all } van bajo el mazo.
companion-line-middle = La salida, en el mazo
companion-line-middle-note = Más o menos en el centro, sin contar.
companion-line-block = La salida, sobre el mazo
companion-line-block-note = Baraja { $count } salas del mazo con la salida y las misiones, si las hay; estas { $all } van encima.
companion-line-markers = { $count ->
    [one] 1 marcador en la reserva
   *[other] { $count } marcadores en la reserva
}
companion-line-markers-note = Mientras quede uno, nadie escapa.
companion-line-music = Elegir la banda sonora
companion-line-music-note = ¿Todo listo? Pues a empezar.
companion-times = { $count } × { $name }
companion-pile-curses = { $count ->
    [one] Preparar 1 maldición
   *[other] Barajar { $count } maldiciones
}
companion-pile-treasures = { $count ->
    [one] Preparar 1 tesoro
   *[other] Barajar { $count } tesoros
}
companion-pile-tasks = Barajar { $count } losetas de tarea
companion-pile-tasks-note = Esperan hasta que se descubra su sala.
companion-pile-calendar = Barajar { $count } losetas del calendario
companion-pile-calendar-note = Boca abajo, en un montón.
companion-pile-gem-positions = Barajar { $count } fichas de posición
companion-pile-gem-positions-note = Boca abajo, en un montón.
companion-dealt-characters = Un personaje por persona
companion-dealt-characters-note = O elíjanlo, con una de sus dos cartas.
companion-dealt-cursed-gems = { $count ->
    [one] Una gema maldita por persona
   *[other] { $count } gemas malditas por persona
}
companion-dealt-cursed-gems-note = Se toma sin mirar; las demás vuelven a la caja.
companion-ready-special-chambers = Salas especiales
companion-ready-special-chambers-note = Si la sala del tesoro está en el mazo, ten listo el cáliz.
companion-ready-quests = Misiones
companion-ready-quests-note = Ten listo el fantasma junto al templo.
companion-ready-time-chambers = Relojes de arena
companion-ready-time-chambers-note = Ten listas las fichas con número; los relojes están en la primera pestaña.
companion-ready-new-quests = Serpientes
companion-ready-new-quests-note = Ten listas las fichas de serpiente junto al templo.
companion-ready-exchange-teleport = Ficha de teletransporte
companion-ready-exchange-teleport-note = Tenla lista junto al mazo.
companion-ready-calendar = Tablero del calendario
companion-ready-calendar-note = La cara eterna arriba, o la maldita para más dificultad; el peón, en la flecha.
companion-ready-sand-of-fortune = Reloj de arena
companion-ready-sand-of-fortune-note = Está en la primera pestaña. Se oye la banda sonora elegida antes.

# Cards to read about.
companion-search = Buscar una carta
companion-search-none = No hay ninguna carta así
companion-cards-shelf = Maldiciones
companion-cards-rack = Tesoros
companion-cards-role = Personajes
