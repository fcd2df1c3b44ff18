# Por qué no se hizo algo: junto al dedo, en tres palabras más o menos.

# La partida.
refused-not-enough-icons = Faltan símbolos
refused-not-started = Aún no empieza
refused-already-started = Ya ha empezado
refused-game-over = La partida terminó
refused-clock-stopped = El tiempo está parado
refused-paused = La mesa está en pausa
refused-escaped = Ya estás fuera
refused-choice-first = Elige primero
refused-not-asked = No te toca decidir
refused-answered-already = Ya has respondido
refused-seat-present = Aún está aquí
refused-seat-absent = No está
refused-bot-not-allowed = Aquí no hay bots
refused-not-offered = Ahora no se puede
refused-no-such-seat = Ahí no hay nadie
refused-no-such-die = Ese dado no existe
refused-no-such-place = Ese lugar no existe
refused-no-such-target = Ahí no hay nada que hacer
refused-no-such-question = Ya está decidido
refused-no-such-answer = Esa opción no existe
refused-no-such-item = No lo tienes

# Los dados.
refused-not-your-die = No es tu dado
refused-die-away = Ese dado no está
refused-die-locked = Hace falta una máscara dorada
refused-die-shows-nothing = Tíralo primero
refused-still-rolling = Aún rueda
refused-nothing-to-roll = Nada que tirar
refused-wrong-number-of-dice = Número de dados incorrecto
refused-wrong-face = Esa cara no sirve
refused-nothing-locked = Nada está bloqueado
refused-only-kept = Esas máscaras se quedan
refused-held-back = Hay dados retenidos

# El templo.
refused-not-your-figure = No es tu aventurero
refused-no-passage = No hay paso
refused-no-opening = Ahí no hay abertura
refused-passage-blocked = El paso está cerrado
refused-chamber-closed = Ahí no entra nadie
refused-pile-empty = No quedan salas
refused-pile-locked = Ahora no hay salas
refused-not-in-exit = Solo en la salida
refused-not-together = No están en la misma sala
refused-nobody-there = No hay nadie más allí

# Gemas, destino, ayuda.
refused-no-gems-here = Aquí no hay gemas
refused-gems-used = Ya están encendidas
refused-depot-empty = Todas encendidas
refused-keeps-masks = Se queda sus máscaras
refused-no-fate-left = No quedan giros del destino
refused-vote-open = Primero hay que votar
refused-vote-rests = Hay que esperar un poco
refused-not-out-yet = Primero sal
refused-gift-given = Ya has dado uno
refused-nothing-to-give = Nada que dar

# La mesa.
refused-spectators-watch = Estás mirando
refused-host-only = Solo el anfitrión
refused-not-your-seat = No es tu sitio
refused-trouble = El servidor tiene problemas
refused-not-now = Ahora no
refused-nobody-here = No hay nadie sentado
refused-too-many-seated = Hay demasiada gente
refused-table-full = No quedan sitios
refused-no-pausing = Aquí no hay pausas
refused-bad-settings = No son compatibles
refused-bad-seed = Eso no es una semilla
refused-no-such-table = No existe esa mesa
refused-no-such-game = No existe esa partida
refused-other-log = De otra versión
refused-cut-log = Grabación incompleta
refused-server-full = No quedan mesas
refused-too-many-tables = Demasiadas mesas abiertas

# La conexión.
refused-line-lost = Conexión perdida
refused-server-away = El servidor no responde
refused-too-fast = Demasiado rápido
refused-bad-token = Ya no es tu sitio
refused-replaced = Juegas en otra pestaña
refused-other-version = Recarga la página
refused-restarting = El servidor se reinicia
refused-asleep = La mesa duerme
refused-slow = La conexión va lenta
refused-disk-full = Disco del servidor lleno
refused-database-away = Ahora no se puede guardar
refused-database-busy = Ahora no se puede guardar
refused-database-failed = Ahora no se puede guardar

# Lo que no debería pasar.
refused-otherwise = No ha funcionado
refused-internal = Algo salió mal
refused-item-of-no-use = Aquí no sirve
refused-die-bound = Las lianas lo atrapan
refused-no-such-level = Ningún bot juega así

# Entre desconocidos.
refused-too-many-requests = Inténtalo en un momento
refused-too-many-misses = Demasiados códigos erróneos
refused-too-many-connections = Demasiadas conexiones
refused-too-many-unanswered = Espera las respuestas
refused-server-busy = El servidor está ocupado
refused-too-much = Demasiado a la vez
refused-table-locked = La mesa está cerrada
refused-no-spectators = Aquí no se puede mirar
refused-banned = No puedes volver aquí
refused-muted = Te han silenciado
refused-chat-too-fast = Demasiados mensajes a la vez

# Choosing for one's own seat.
refused-no-such-choice = No existe esa opción
refused-choice-taken = Ya lo tiene otra persona
