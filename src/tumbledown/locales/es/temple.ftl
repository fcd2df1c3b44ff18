# El templo: todo lo que se dice durante una partida. Tan corto que se lee mientras ruedan los dados.

temple-name = La partida

# Tirar
temple-roll = Tirar
temple-roll-dice = { $count ->
    [0] ningún dado
    [one] 1 dado
   *[other] { $count } dados
}
temple-roll-queued = tirada preparada
temple-key-space = espacio
temple-tray = Mis dados
temple-dice = Dados
temple-tray-how = Con Enter guardas o sueltas un dado, con Espacio tiras los demás.
temple-keeps-masks = Te quedas las máscaras negras
temple-keeps-masks-off = Parar
temple-hint-first = Tira y toca los dados que quieras guardar
temple-hint-keep = Toca un dado para guardarlo
temple-hint-locked = Todo bloqueado. ¡Pide ayuda!
temple-hint-watching = Estás mirando
temple-you-out = ¡Estás fuera!
temple-you-out-note = Anima a los demás.

# Caras y estados de los dados, tal como se leen en voz alta
temple-face-adventurer = Aventurero
temple-face-torch = Antorcha
temple-face-key = Llave
temple-face-golden-mask = Máscara dorada
temple-face-black-mask = Máscara negra
temple-face-blank = Sin tirar
temple-die-kept = { $face }, dado guardado
temple-die-shared = { $face }, dado compartido
temple-die-locked = { $face }, dado bloqueado
temple-die-spent = Gastado, hay que tirarlo
temple-die-rolling = Rodando
temple-die-lost = Dado perdido
temple-die-away = Dado sobre una carta
temple-die-held-back = { $die }, dado retenido
temple-tag-kept = guardado
temple-tag-shared = compartido
temple-tag-locked = bloqueado
temple-tag-held-back = retenido

# Lo que puedo hacer
temple-deeds = Lo que puedes hacer
temple-feat-roll = { $count ->
    [0] Tirar
    [one] Tirar 1 dado
   *[other] Tirar { $count } dados
}
temple-feat-back = Retirarse
temple-enter = { $side ->
    [north] Ir al norte
    [east] Ir al este
    [south] Ir al sur
   *[west] Ir al oeste
}
temple-enter-short = { $side ->
    [north] Norte
    [east] Este
    [south] Sur
   *[west] Oeste
}
temple-enter-far = Ir allí
temple-discover = { $side ->
    [north] Explorar al norte
    [east] Explorar al este
    [south] Explorar al sur
   *[west] Explorar al oeste
}
temple-discover-short = Explorar
temple-light-gems = { $count ->
    [one] Encender 1 gema
   *[other] Encender { $count } gemas
}
temple-show-icons = Mostrar los símbolos
temple-escape = ¡Escapar!
temple-free-me = Liberar mis dados
temple-free-mate = Dar a { $name }
temple-fate = Giro del destino
temple-do = Hacer: { $what }
temple-more = +{ $count }

# Reloj
temple-clock = Reloj
temple-time-left = Quedan { $time }
temple-gong-in = { $number ->
    [1] Primer gong en
    [2] Segundo gong en
   *[3] Último gong en
}
temple-slam-in = Portazo en
temple-collapse-in = Derrumbe en
temple-practice = Práctica
temple-practice-note = Sin reloj ni gongs. Tómate tu tiempo.
temple-doors-closing = Las puertas se cierran
temple-collapsing = ¡Todos fuera!
temple-safe = { $count ->
    [one] 1 a salvo
   *[other] { $count } a salvo
}
temple-unsafe = { $count ->
    [one] 1 perdería un dado
   *[other] { $count } perderían un dado
}
temple-still-inside = { $count ->
    [one] 1 sigue dentro
   *[other] { $count } siguen dentro
}
temple-you-safe = Estás a salvo
temple-intro = El templo se abre
temple-intro-note = Mira bien. Encuentren la salida, enciendan las gemas y salgan todos.
temple-intro-in = { $seconds ->
    [one] Se abre en 1 segundo
   *[other] Se abre en { $seconds } segundos
}

# Equipo
temple-team = Equipo
temple-mate-you = tú
temple-mate-out = fuera
temple-mate-escaped = Ha escapado
temple-mate-safe = a salvo
temple-mate-unsafe = en peligro
temple-mate-here = contigo
temple-mate-keeps-masks = se queda sus máscaras
temple-mate-dropped = sin conexión
temple-mate-steered = juega un bot
temple-bot = Lo lleva un bot
temple-look-at = Mirar a { $name }
temple-let-bot = Que juegue un bot
temple-all-locked = Todo bloqueado. ¡Trae una máscara dorada!
temple-calls-help = { $name } pide ayuda

# Reserva
temple-depot = Reserva
temple-gems-left = { $count ->
    [one] Queda 1 gema por encender
   *[other] Quedan { $count } gemas por encender
}
temple-to-escape = Para salir
temple-to-escape-keys = { $count ->
    [one] 1 llave para salir
   *[other] { $count } llaves para salir
}
temple-fate-left = { $count ->
    [0] No queda ningún giro del destino
    [one] Queda 1 giro del destino
   *[other] Quedan { $count } giros del destino
}
temple-chambers-left = { $count ->
    [one] sala por hallar
   *[other] salas por hallar
}

# Llamadas y chat
temple-pings = Llamar al equipo
temple-call = Llamar
temple-ping-here = Aquí
temple-ping-help = Ayuda
temple-ping-gems = Gemas
temple-ping-exit = Salida
temple-ping-back = Atrás
temple-ping-yes = Sí
temple-ping-no = No
temple-ping-thanks = Gracias
temple-ping-here-long = ¡Por aquí!
temple-ping-help-long = ¡Ayúdame!
temple-ping-gems-long = ¡Gemas aquí!
temple-ping-exit-long = ¡A la salida!
temple-ping-back-long = ¡Hay que volver!
temple-ping-yes-long = ¡Sí!
temple-ping-no-long = ¡No!
temple-ping-thanks-long = ¡Gracias!
temple-chat = Chat
temple-chat-empty = Nadie ha dicho nada todavía.
temple-chat-say = Di algo
temple-chat-send = Enviar
temple-unread = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
}

# Preguntas, votos y regalos
temple-ask-fate = ¿Giro del destino?
temple-ask-fate-note = Una gema pasa a la reserva. Todos los dados bloqueados quedan libres.
temple-ask-give-up = ¿Rendirse?
temple-ask-give-up-note = El templo se queda con todos.
temple-ask-which-die = Pierdes un dado
temple-ask-which-die-note = ¿Prefieres perder otro? Tócalo.
temple-ask-request = Un favor
temple-ask-request-note = Alguien del equipo te necesita.
temple-ask-other = Elige
temple-yes = Sí
temple-no = No
temple-usual = si esperas
temple-leave-lost = Dejarlo así
temple-swap-die = Perder mejor este: { $die }
temple-swap-die-away = Perder mejor este, que está en otro lugar: { $die }
temple-vote-yes = { $name }: sí
temple-vote-no = { $name }: no
temple-vote-open = { $name } no ha contestado
temple-gift = Regala un dado
temple-gift-note = Se puede tirar en el acto.
temple-give-to = Dárselo a { $name }

# Mesa y conexión
temple-line-lost = Conexión perdida. Reconectando…
temple-line-opening = Conectando…
temple-line-back = Ya estás de vuelta.
temple-paused = Pausa
temple-paused-by = { $name } puede reanudar la partida.
temple-time-out = Tiempo muerto
temple-resume = Reanudar
temple-trouble = Un momento
temple-trouble-restarting = El servidor se está reiniciando. La partida espera.
temple-trouble-other = Ahora mismo no se puede guardar. La partida espera.
temple-close = Cerrar

# Ajustes durante la partida
temple-settings = Ajustes
temple-settings-sound = Sonido
temple-sound-on = Con sonido
temple-sound-only-gongs = Solo gongs
temple-sound-only-gongs-note = Sin música: para poner otra, o para oírse mejor.
temple-sound-mute = Silenciar: { $group }
temple-sound-music = Música
temple-sound-gongs = Gongs y puertas
temple-sound-dice = Dados
temple-sound-effects = Ruidos del templo
temple-sound-pings = Llamadas
temple-settings-language = Idioma
temple-settings-motion = Movimiento
temple-settings-motion-system = Como el dispositivo
temple-settings-motion-full = Completo
temple-settings-motion-reduced = Menos
temple-settings-dice = Dados
temple-settings-hold-back = Retener mis dados
temple-settings-hold-back-note = No cuentan para tareas comunes. Mantén pulsado un dado para retener solo ese.
temple-settings-keep-masks = Quedarme las máscaras negras
temple-settings-keep-masks-note = Ni las máscaras doradas ni los giros del destino liberan mis dados.
temple-settings-keys = Teclas
temple-settings-shortcuts = Atajos de una tecla
temple-settings-shortcuts-note = Desactívalos si estorban a tus herramientas.
temple-settings-table = Esta mesa
temple-settings-pause = Pausar la partida
temple-settings-call-off = Cancelar el comienzo
temple-settings-give-up = Proponer rendirse
temple-settings-leave = Dejar la mesa
temple-key-roll = tirar
temple-key-dice = guardar o soltar un dado
temple-key-hold-back = retener el dado elegido
temple-key-deeds = hacer lo que dicen los botones
temple-key-fate = giro del destino
temple-key-pings = llamar al equipo
temple-key-chat = abrir el chat
temple-key-settings = abrir los ajustes
temple-key-mute = sonido sí o no

# Lo que se anuncia, se lee o se muestra un momento
temple-say-rolled = Sacas { $what }.
temple-say-freed = { $name } libera { $count ->
    [one] uno de tus dados
   *[other] { $count } de tus dados
}.
temple-say-freed-self = { $count ->
    [one] Uno de tus dados queda libre.
   *[other] { $count } de tus dados quedan libres.
}
temple-say-fate-freed = { $count ->
    [one] Giro del destino: uno de tus dados queda libre.
   *[other] Giro del destino: { $count } de tus dados quedan libres.
}
temple-say-lost-die = Pierdes un dado.
temple-say-new-die = Recibes un dado.
temple-say-entered = Entras: { $chamber }.
temple-say-discovered = Descubres: { $chamber }.
temple-say-out = ¡{ $name } está fuera!
temple-say-gems = { $count ->
    [one] { $name } enciende una gema
   *[other] { $name } enciende { $count } gemas
}
temple-say-slam = ¡Portazo!
temple-say-ten = Diez segundos.
temple-say-called = { $name }: { $what }
temple-say-asked = Te preguntan: { $what }
temple-some-chamber = una sala
temple-tell-gong = { $number ->
    [1] ¡Primer gong! A la sala inicial.
    [2] ¡Segundo gong! A la sala inicial.
   *[3] ¡Último gong! ¡Todos fuera!
}
temple-tell-exit-found = ¡Salida encontrada!
temple-tell-temple-sealed = Todos los pasos están cerrados. No hay salida.
temple-tell-temple-closed = Todos los pasos están cerrados, pero no para siempre.
temple-tell-exit-sealed = La salida queda tapiada para siempre.
temple-tell-exit-cut-off = Ya ningún paso lleva a la salida.
temple-tell-fate-lapsed = El giro del destino ya no es posible.

# Nadie se queda solo
temple-no-dice = No te quedan dados
temple-no-dice-note = Mira y anima: quien salga puede darte un dado. O propón rendirse.
temple-coming = { $name } viene a liberarte
temple-ping-coming = Voy
temple-ping-coming-long = ¡Voy!
temple-ping-cheer = Animar
temple-ping-cheer-long = ¡Vamos, vamos!
# Lugares en la pantalla
temple-gong-brief = Gong { $number }
temple-slam-brief = Puertas
temple-collapse-brief = Final
temple-mate-about = Sobre { $name }
temple-depot-about = Sobre la reserva
temple-depot-why = Tantas llaves como gemas en la reserva, y una más. Enciende gemas y harán falta menos.
temple-ask-of = 1 de { $count }
temple-ask-in = en { $seconds } s
temple-ask-fold = Dejar a un lado
temple-ask-unfold = Abrir otra vez: { $what }
temple-paused-note = El reloj se detiene para todos. Los dados están bajo sus tapas.
temple-die-covered = Bajo su tapa
temple-settings-hand = Qué mano
temple-settings-left-handed = Para zurdos
temple-settings-left-handed-note = Los botones del mapa cambian de lado. En un teléfono en horizontal, los dados quedan a la izquierda.
temple-key-question = ir a lo que se pregunta

# The coach of the first games.
coach-stuck-near = Todos tus dados están bloqueados. { $name } está contigo: una máscara dorada libera dos.
coach-stuck-far = Todos tus dados están bloqueados. Pide ayuda: quien llegue con una máscara dorada libera dos.
coach-stuck-alone = Todos tus dados están bloqueados. Un giro del destino los libera.
coach-home = { $steps ->
    [one] ¡El gong! Un paso hasta el inicio.
   *[other] ¡El gong! { $steps } pasos hasta el inicio.
}
coach-home-lost = ¡El gong! Ningún camino lleva al inicio: explora.
coach-gems = { $count ->
    [one] En equipo pueden encender una gema: toca tu sala.
   *[other] En equipo pueden encender { $count } gemas: toca tu sala.
}
coach-masks = Una máscara negra bloquea su dado. Una máscara dorada libera dos.
coach-idle-deed = Puedes hacer algo: mira los botones sobre tus dados.
coach-idle-roll = ¿Nada sirve? Guarda lo útil y tira los demás.
temple-settings-coach = Consejos
temple-settings-coach-on = Consejos durante la partida
temple-settings-coach-note = una línea, hasta que conozcas cada uno

# The rules of what is on the table.
rules-title = Reglas
rules-more = Más en las reglas
rules-new-tab = se abre en otra pestaña
rules-game = El juego
rules-chambers = Salas en la mesa
rules-modules = Capítulos en juego
rules-dice = Dados
rules-dice-about = Tira cuantas veces quieras. Toca un dado para guardarlo. Los dados que pagaron se vuelven a tirar.
rules-walk = Avanzar
rules-walk-about = El marco rojo de una sala muestra lo que cuesta entrar, cada vez. Se avanza una sala por vez.
rules-discover = Explorar
rules-discover-about = Dos aventureros colocan una sala nueva junto a un lado abierto de la tuya. Entrar se paga aparte.
rules-masks = Máscaras
rules-masks-about = Una máscara negra bloquea su dado. Una dorada libera dos, tuyos o de alguien en tu sala.
rules-gems = Gemas
rules-gems-about = Todos los que están en la sala pagan en equipo. Más símbolos encienden más gemas. Cada sala sirve una sola vez.
rules-gong = El gong
rules-gong-about = Después del gong, vuelve a la sala inicial antes del portazo o pierdes un dado. A la tercera, el templo se derrumba.
rules-exit = Salida
rules-exit-about = Salir cuesta una llave más que gemas queden en la reserva. Se gana cuando todos están fuera.
rules-fate = Giro del destino
rules-fate-about = Si todos están de acuerdo, una gema pasa a la reserva y todos los dados bloqueados quedan libres. Dos veces por partida.

# Before a big screen.
temple-spectators = Público
temple-settings-tray = Bandeja de dados
temple-settings-tray-note = Solo dados, acciones y cartas en este teléfono: el templo está en la pantalla grande.
temple-settings-spectators = Oír al público
temple-sound-beside = El sonido sale de la pantalla grande.
