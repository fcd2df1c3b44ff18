# La mesa antes de la partida: quién está, y a qué se juega.

table-of = La mesa de { $name }
table-name = Mesa { $code }
table-code = Código
table-code-spelled = Código de la mesa: { $code }
table-copy = Copiar enlace
table-copied = Enlace copiado
table-share = Compartir enlace
table-qr = Código QR del enlace de esta mesa
table-big-screen = Mostrarla en una pantalla grande
table-only-here = Solo este dispositivo puede abrir este enlace.
table-leave = Salir
table-watching = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
}

table-invited = Te esperan
table-sits-alone = { $name } te espera.
table-sit-here = En la mesa: { $names }.
table-empty = Aún no hay nadie. La mesa es tuya.
table-sit = Sentarse
table-watch = Solo mirar
table-full = Todos los sitios están ocupados.
table-full-note = Puedes mirar, o volver cuando alguien se levante.
table-playing = La partida está en marcha.
table-playing-note = Al acabar vuelve a haber sitio.
table-colour-taken = { $colour }, ya es de { $name }

table-colour-ember = Brasa, con sombrero
table-colour-azure = Azur, con capucha
table-colour-saffron = Azafrán, con moño
table-colour-jade = Jade, con gafas
table-colour-violet = Violeta, con penacho
table-colour-bone = Hueso, con casco

table-adventurers = Aventureros
table-host = anfitrión
table-player = juega
table-bot = bot
table-you = tú
table-free = { $count ->
    [one] Sitio libre
   *[other] { $count } sitios libres
}
table-free-note = invita a alguien
table-add-bot = Un bot
table-hand-over = Pasar la mesa a { $name }

table-temple = ¿Qué hay en el templo?
table-module-clashes = No con { $names }
table-temple-guest = { $name } elige.
table-module-brings = con { $names }
table-module-needed-by = hace falta para { $names }
table-module-curses-replaces = En lugar de las salas básicas
table-module-treasures-replaces = { table-module-curses-replaces }
table-module-illusions-replaces = En lugar de las salas de una gema
table-module-what = { $name }: ¿qué es esto?
table-module-base = El templo
table-module-base-about = Gemas que encender, tres gongs, una salida
table-module-sixth-adventurer = Sexto aventurero
table-module-sixth-adventurer-about = Un sitio más, un color más
table-module-curses = Maldiciones
table-module-curses-about = Las máscaras moradas maldicen; solo tus dados te libran
table-module-treasures = Tesoros
table-module-treasures-about = Cofres con ayuda, por dos llaves
table-module-illusions = Salas ilusorias
table-module-illusions-about = Desaparecen con el portazo
table-module-special-chambers = Salas especiales
table-module-special-chambers-about = Salas enlazadas, salas dobles y un cáliz que sacar
table-module-pit = El foso
table-module-pit-about = Cinco máscaras negras por dos gemas
table-module-doomed = Condena
table-module-doomed-about = Dos maldiciones más, y un hechizo contra todas
table-module-fountain = La fuente
table-module-fountain-about = Devuelve un dado perdido, una vez cada cual
table-module-traps = Trampas
table-module-traps-about = Salas que arrastran a quien las descubre
table-module-calendar = Calendario
table-module-calendar-about = Gemas en el orden de sol, luna y engranaje
table-module-totem = El tótem
table-module-totem-about = Apila dados con máscara, con buen pulso

table-how = Así se sale
table-how-roll = Tirar
table-how-roll-about = Cuando quieras, cuanto quieras. Una máscara negra bloquea su dado; una dorada libera dos.
table-how-discover = Explorar
table-how-discover-about = Dos aventureros abren una sala nueva. Los símbolos del marco rojo te dejan entrar.
table-how-light = Encender gemas en equipo
table-how-light-about = En una misma sala, sumen llaves o antorchas. Cada gema encendida ahorra una llave en la salida.
table-how-run = Correr
table-how-run-about = Al sonar el gong, a la sala inicial antes del portazo. Luego, a buscar la salida, y todos fuera.

table-settings = Ajustes
table-difficulty = Dificultad
table-difficulty-normal = Normal
table-difficulty-expert = Expertos
table-difficulty-professional = Pros
table-difficulty-extra = { $name } +{ $gems }
table-pace = Duración de una tirada
table-pace-gentle = Corta
table-pace-normal = Normal
table-pace-hard = Larga
table-soundtrack = Banda sonora
table-soundtrack-track1 = Una
table-soundtrack-track2 = Dos
table-soundtrack-chance = Al azar
table-gongs = Gongs en { $times }
table-gongs-unknown = Se sabrá cuál es al empezar.
table-practice = Práctica
table-practice-note = Sin reloj, sin gongs, sin derrumbe
table-take-over = Relevo de bots
table-take-over-note = Un bot juega por quien pierde la conexión
table-seed = Semilla
table-seed-note = Las mismas palabras dan el mismo templo. Vacía: una sorpresa.
table-seed-set = Hay una semilla: este templo no es una sorpresa.
table-host-only = { $name } decide.

table-next-gems = { $count ->
    [one] gema
   *[other] gemas
}
table-next-chambers = { $count ->
    [one] sala
   *[other] salas
}

table-warning-never-winnable = Así no se puede ganar.
table-warning-needs-luck = Hace falta suerte.
table-warning-very-hard = Muy difícil.

table-ready-do = ¡Todo listo!
table-ready-done = Cuentan contigo
table-start = Empezar
table-start-alone = Jugar en solitario
table-start-alone-note = siete dados, todos tuyos
table-waiting = esperando a { $names }
table-all-ready = no falta nadie
table-start-anyway = Empezar sin esperar
table-starting = Allá vamos
table-watching-note = Estás mirando.
table-variants = Variantes

table-level = Cómo juega { $name }
table-level-novice = principiante
table-level-companion = compañero
table-level-expert = experto

# La mesa por partes: pestañas, mezclas, lazos, deseos, avisos.
table-tab-team = Equipo
table-tab-temple = Templo
table-tab-game = Partida
table-some-of = { $count } de { $all }
table-parts = { $count ->
    [one] una parte
   *[other] { $count } partes
}
table-group-modules = Módulos
table-group-small = Pequeñas expansiones
table-kind-module = Módulo
table-kind-small = Pequeña expansión
table-always = está siempre: gemas que encender, tres gongs, una salida.
table-inside = En este templo
table-what-else = ¿Qué más hay? { $count } más
table-may-wish = Puedes pedir más.
table-wish = Lo quiero
table-wished = Lo has pedido
table-wished-by = Pedido de { $names }
table-presets = Un templo para empezar
table-preset-first = Primer templo
table-preset-classic = Clásico
table-preset-everything = Todo
table-preset-changed = cambiado
table-mix-save = Guardar
table-mix-share = Compartir
table-mix-save-title = Guardar esta mezcla
table-mix-name = Su nombre
table-mix-where = Se guarda en este navegador. Compartir da un enlace.
table-mix-forget = Borrar { $name }
table-mix-text = Un templo para ti.
table-came-along = Con { $name } se añade también: { $names }.
table-went-along = Con { $name } se quita también: { $names }.
table-undo = Deshacer
table-host-added = { $name } ha añadido { $names }. ¿Todo listo otra vez?
table-host-removed = { $name } ha quitado { $names }. ¿Todo listo otra vez?
table-about-needs = Se añade también lo que hace falta: { $names }.
table-about-kept = Si lo quitas, se quita también: { $names }.
table-read-chapter = Leer el capítulo
table-is-in = En el templo
table-is-in-note = toca para quitar
table-is-out = Añadir
table-is-out-note = no está en el templo
table-variants-changed = { $count ->
    [0] Variantes
    [one] Variantes: una cambiada
   *[other] Variantes: { $count } cambiadas
}
table-state-choosing = eligiendo
table-state-ready = todo listo
table-state-away = ausente
table-all-taken = Sin sitio
table-add-seat = Uno más
table-start-label = ¿Todo listo?
table-start-anyway-note = aunque { $names } sigue eligiendo
table-ready-undo = Aún no
table-warning-never-winnable-why = Se piden { $asked } gemas; este templo deja encender { $lit }.
table-warning-never-winnable-chip = imposible
table-warning-needs-luck-why = Se piden { $asked } gemas; solo { $lit } se encienden seguro.
table-warning-needs-luck-chip = pide suerte
table-warning-very-hard-why = Las { $lit } gemas, y luego { $keys } llaves con { $dice } dados.
table-warning-very-hard-chip = muy difícil
table-remedy-normal = Jugar en normal
table-remedy-expert = Jugar como expertos
table-remedy-module = Añadir { $name }
table-remedy-without = Quitar { $name }

# Paz en la mesa: a quién se oye, quién tiene que irse, quién puede entrar.
table-mute = Silenciar a { $name } para mí
table-mute-note = No recibes ni sus mensajes ni sus llamadas. Nadie se entera.
table-mute-all = Silenciar a { $name } para todos
table-mute-all-note = Sus llamadas siguen llegando.
table-remove = Quitar a { $name }
table-remove-between = { $name } pierde su sitio al instante y puede volver a sentarse si no cierras la mesa.
table-remove-playing = { $name } pierde su sitio al instante y no puede volver a esta partida. El sitio espera, o juega un bot si los ajustes lo permiten.
table-remove-yes = Sí, quitar
table-ban = Expulsar a { $name }
table-ban-sure = { $name } pierde su sitio al instante, y nadie más podrá entrar a jugar o mirar desde la misma dirección de internet.
table-ban-yes = Sí, expulsar
table-doors = Acceso y chat
table-locked = Cerrar la mesa
table-locked-note = Nadie más puede sentarse. Quien tiene sitio lo conserva.
table-closed = Sin espectadores
table-closed-note = Nadie puede mirar. Quien mira ahora tiene que irse.
table-quiet = Solo escribe el anfitrión
table-quiet-note = El equipo puede seguir llamando; al público no se le oye.
table-free-locked = la mesa está cerrada
# Quests.
table-module-quests = Misiones
table-module-quests-about = Salas con una tarea; nadie escapa antes de cumplirlas todas
table-warning-one-door = Quizá haga falta suerte.
table-warning-one-door-why = Una sala con una sola puerta, como la del fantasma, puede quedar tapiada cuando desaparecen salas.
table-warning-one-door-chip = una puerta

# New quests.
table-module-new-quests = Nuevas misiones
table-module-new-quests-about = Caos, constelación y serpientes, y tres maldiciones más
table-warning-everybody-needed = Hace falta todo el equipo.
table-warning-everybody-needed-why = El caos y la constelación esperan a todo el equipo: quien no pueda llegar o no tenga dados retiene a los demás.
table-warning-everybody-needed-chip = todo el equipo
table-warning-stars-vanish = Pueden faltar estrellas.
table-warning-stars-vanish-why = La constelación pide una sala de una gema y la salida; aquí las salas de una gema desaparecen en cada portazo.
table-warning-stars-vanish-chip = faltan estrellas
# Characters.
table-module-characters = Personajes
table-module-characters-about = Cada quien es alguien, con una carta que nadie más tiene
table-warning-card-useless-alone = Esta carta necesita compañía.
table-warning-card-useless-alone-why = Jugando en solitario no sirve nunca.
table-warning-card-useless-alone-chip = no en solitario

# Teleporter and Trickster.
table-module-new-characters = Nuevos personajes
table-module-new-characters-about = Teletransportadora y Pícaro, y una mazmorra con tobogán
table-warning-held-alone = Nadie puede ayudarte.
table-warning-held-alone-why = A solas nadie te saca del abismo, y un tobogán cerrado te retiene para siempre.
table-warning-held-alone-chip = sin ayuda

# Exchange and teleport chambers.
table-module-exchange-teleport = Cambio y teletransporte
table-module-exchange-teleport-about = Una ficha que une dos salas; con maldiciones y tesoros, una sala para cambiarlos

# Cursed gems.
table-module-cursed-gems = Gemas malditas
table-module-cursed-gems-about = Cada cual devuelve una gema antes de escapar; miren fichas y recuérdenlas
table-warning-twins-vanish = Pueden faltar gemelas.
table-warning-twins-vanish-why = En cada portazo, las fichas que nadie ha encontrado vuelven debajo del montón con las salas donde están.
table-warning-twins-vanish-chip = faltan gemelas
table-warning-pawn-must-arrive = El peón debe llegar.
table-warning-pawn-must-arrive-why = Escapar pedirá { $keys } llaves con { $dice } dados, así que el peón debe llegar a la última casilla.
table-warning-pawn-must-arrive-chip = peón al final
table-warning-cursed-side = Muy difícil.
table-warning-cursed-side-why = Escapan menos de { $won } de cada 100 equipos de bots.
table-warning-cursed-side-chip = muy difícil
# The labyrinth.
table-module-labyrinth = El laberinto
table-module-labyrinth-about = Filas que se deslizan, un inicio que se muda y cartas nuevas
table-warning-weakest-link = Si alguien queda atrapado, pierde todo el equipo.
table-warning-weakest-link-why = Quien lleva el Eslabón débil debe estar en la sala inicial en cada portazo, y aquí una sala puede impedirlo. Jueguen sin una de las dos cosas o quédense cerca.
table-warning-weakest-link-chip = eslabón débil
# Time chambers.
table-module-time-chambers = Salas del tiempo
table-module-time-chambers-about = Arena que prohíbe, quita dados o impone una tarea
table-warning-trials-alone = Difícil en solitario.
table-warning-trials-alone-why = A solas, la sala de las antorchas pide tus siete dados a la vez, y la lava puede quitar tres.
table-warning-trials-alone-chip = en solitario
table-warning-lava-adds-gems = La lava puede añadir gemas.
table-warning-lava-adds-gems-why = Una sala de lava puede traer { $gems } gemas más: cada una cuesta una llave en la salida.
table-warning-lava-adds-gems-chip = más gemas
# Los retos.
table-module-challenges = Reto
table-module-challenges-about = Una preparación ya elegida, de fácil a despiadada
table-preset-challenge = Un reto
table-warning-no-mark-added = Sin insignia.
table-warning-no-mark-added-why = Algo de este templo no es parte del reto.
table-warning-no-mark-added-chip = sin insignia
table-warning-no-mark-missing = Sin insignia.
table-warning-no-mark-missing-why = Falta algo que es parte del reto.
table-warning-no-mark-missing-chip = sin insignia
table-warning-no-mark-eased = Sin insignia.
table-warning-no-mark-eased-why = Un reto se juega con reloj y con la duración normal de una tirada.
table-warning-no-mark-eased-chip = sin insignia
table-warning-no-mark-seed = Sin insignia.
table-warning-no-mark-seed-why = Con una semilla elegida, puede que alguien ya conozca este templo.
table-warning-no-mark-seed-chip = sin insignia
table-warning-challenge-tight = Muy difícil.
table-warning-challenge-tight-why = Al menos { $needed } de las { $lit } gemas que se pueden encender. Las salas especiales o el foso ayudan, y el reto sigue contando.
table-warning-challenge-tight-chip = muy difícil

# Una mesa para el templo de hoy.
table-day-counts = Aquí cuenta la primera partida.
table-day-leaves = Con otros ajustes jugarán un templo propio.

# Before a big screen.
table-cheer = Unirse al público
table-spectators = { $count ->
    [one] una persona del público
   *[other] { $count } personas del público
}

# The Sand of Fortune.
table-module-sand-of-fortune = La arena de la Fortuna
table-module-sand-of-fortune-about = Un reloj de arena en lugar del reloj; alguien debe darle la vuelta
table-gongs-kept = La arena dice cuándo llegan los gongs.
