# La portada, y lo que puede torcerse de camino a una mesa.

home-lead = Diez minutos. Cinco dados. Todos fuera.
home-play = Jugar ya
home-play-note = con dos bots, sin cuenta
home-host = Invitar
home-host-note = mesa y enlace
home-join = Unirse
home-join-note = con el código
home-join-field = Código o enlace de una mesa
home-join-go = Ir a la mesa
home-join-unclear = Eso no es un código de mesa. Tiene seis letras o cifras.
home-return = Volver a la mesa { $code }
home-return-note = tu sitio te espera
home-opening = Encendiendo las antorchas

home-me-as = Juegas como
home-me-name = Tu nombre
home-me-colour = Tu color
home-me-done = Listo

home-bar-language = Idioma
home-bar-sound = Sonido
home-bar-home = Inicio

home-trouble-no-such-table = Mesa no encontrada
home-trouble-no-such-table-note = La mesa { $code } no existe. Revisa el código, o abre tu propia mesa.
home-trouble-no-such-page = Página no encontrada
home-trouble-no-such-page-note = No hay ninguna página en esta dirección.
home-trouble-no-such-game = No existe esa partida
home-trouble-no-such-game-note = Esta partida no existe, o aún se está jugando.
home-trouble-other-log = Esta partida es de otra versión
home-trouble-other-log-note = Esta versión de Tumbledown no puede mostrarla.
home-trouble-cut-log = La grabación de esta partida está incompleta
home-trouble-cut-log-note = Faltan partes de su registro, así que no se puede mostrar.
home-trouble-table-full = Todos los sitios están ocupados
home-trouble-table-full-note = Puedes mirar, o volver cuando alguien se levante.
home-trouble-not-now = La partida está en marcha
home-trouble-not-now-note = Al acabar vuelve a haber sitio. Mientras tanto puedes mirar.
home-trouble-game-over = Esta partida ha terminado
home-trouble-game-over-note = La mesa sigue ahí. Vuelve a ella para la próxima partida.
home-trouble-bad-token = Este sitio ya no es tuyo
home-trouble-bad-token-note = Alguien lo dejó libre. Toma otro, o mira.
home-trouble-other-version = Hay un Tumbledown más nuevo
home-trouble-other-version-note = Esta página es más antigua que su servidor. Recárgala; tu sitio sigue siendo tuyo.
home-trouble-server-away = El servidor no responde
home-trouble-server-away-note = Puede que se esté reiniciando. Seguimos intentándolo; no se pierde nada.
home-trouble-replaced = Juegas en otra pestaña
home-trouble-replaced-note = Un sitio solo puede estar abierto en una pestaña a la vez.
home-trouble-server-full = Aquí todas las mesas están ocupadas
home-trouble-server-full-note = Inténtalo dentro de unos minutos.
home-trouble-too-many-tables = Has abierto muchas mesas
home-trouble-too-many-tables-note = Usa una de ellas, o espera un cuarto de hora.
home-trouble-trouble = El servidor tiene problemas
home-trouble-trouble-note = Ahora mismo no puede guardar las partidas. No se pierde nada; seguirán en cuanto pueda.
home-trouble-internal = Algo salió mal
home-trouble-internal-note = No es culpa tuya. Inténtalo otra vez.

home-trouble-soon = Inténtalo dentro de un momento.
home-trouble-try = Intentar otra vez
home-trouble-reload = Recargar
home-trouble-take-back = Jugar aquí
home-trouble-watch = Mirar
home-trouble-to-table = A la mesa

# Entre desconocidos.
home-trouble-server-busy = El servidor está ocupado
home-trouble-server-busy-note = Quienes juegan van primero. Inténtalo dentro de un minuto.
home-trouble-too-many-requests = Demasiado a la vez
home-trouble-too-many-requests-note = Llegan muchas peticiones desde tu dirección. Inténtalo en un momento.
home-trouble-too-many-misses = Demasiados códigos erróneos
home-trouble-too-many-misses-note = Mira otra vez el código y espera un minuto.
home-trouble-too-many-connections = Demasiadas conexiones
home-trouble-too-many-connections-note = Cierra otras pestañas de Tumbledown e inténtalo de nuevo.
home-trouble-no-spectators = Aquí no se puede mirar
home-trouble-no-spectators-note = Esta mesa prefiere jugar en privado.
home-trouble-banned = No puedes volver aquí
home-trouble-banned-note = Así lo ha decidido el anfitrión. Hay otras mesas abiertas para ti.
home-trouble-table-locked = La mesa está cerrada
home-trouble-table-locked-note = El anfitrión no deja entrar a nadie más. Pídele que abra.
# Los ajustes, el templo del día y las últimas partidas.
home-today = El templo de hoy
home-today-note = El mismo para todos hasta medianoche UTC.
home-today-best = Tu mejor tiempo: { $time }
home-today-enter = Entrar
home-today-teams = { $teams ->
    [one] Hoy un equipo,
   *[other] Hoy { $teams } equipos,
} el { $percent } % logró salir.
home-today-nobody = Nadie ha entrado todavía.
home-today-friends = Con amigos
home-last = Últimas partidas
home-last-out = fuera
home-last-lost = perdida
home-last-all = Todas las partidas
home-last-spare = { $time } de sobra
home-last-day = Templo del día
home-last-challenge = { $id ->
    [ultimate] El reto definitivo
   *[other] Reto { $id }
}
home-last-chapters = { $names } y { $more } más

# Una mezcla que alguien envió con un enlace.
home-mix = Un templo para ti
home-mix-open = Abrir una mesa
home-mix-bad = No se puede jugar con este enlace
home-mix-bad-difficulty = Pide la dificultad «{ $what }», que aquí no se conoce.
home-mix-bad-chapter = Nombra «{ $what }», que no está en esta caja.
home-mix-bad-choice = Nombra la variante «{ $what }», que aquí no se conoce.
home-mix-bad-clash = Mezcla «{ $what }» con algo con lo que no se puede jugar.
home-trouble-home = Inicio

home-learn = Aprender
home-learn-first = ¿Primera vez?
home-learn-note = Aprende en tres minutos
home-first-time = ¿Tu primera partida?
home-first-time-learn = Primero aprender (3 min)
home-first-time-play = Jugar ya

# Las puertas pequeñas, en una fila: diez letras como mucho.
home-doors = Más opciones
home-challenges = Retos
home-replays = Repetición
home-rules = Reglas
home-companion = Compañero
