# The rulebook.

rulebook-title = Reglas
rulebook-skip = Ir al texto
rulebook-home = A la página de inicio
rulebook-lead = Todas las reglas del juego con nuestras propias palabras, cada sala y cada carta. Empieza por el juego básico y añade lo que se juega en tu mesa.
rulebook-description = Las reglas de Tumbledown, capítulo por capítulo, con cada sala, carta, ficha y personaje.
rulebook-chapters = Capítulos
rulebook-languages = Idiomas
rulebook-on-this-page = En esta página
rulebook-count-rules = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
rulebook-nothing = No existe esa página en las reglas
rulebook-nothing-note = Quizá la dirección esté mal escrita. Búscala o elige un capítulo.

# Searching.
rulebook-search = Buscar en las reglas
rulebook-search-hint = veneno, portazo, quién paga con quién
rulebook-search-go = Buscar
rulebook-search-for = Resultados de «{ $query }»
rulebook-search-all = Todo de la A a la Z
rulebook-search-none = No se encontró nada. Prueba con menos palabras o con otra.
rulebook-search-short = En pocas palabras
rulebook-search-things = Cartas y salas
rulebook-search-count = Resultados: { $count }

# A chapter.
rulebook-chapter-base = El juego básico
rulebook-chapter-challenges = 26 retos
rulebook-about-base = Dados, salas, gemas, tres gongs y una sola salida
rulebook-entry-base = Son un equipo en un templo que se derrumba a los diez minutos. Todo el mundo tira sus propios dados a la vez, tantas veces como quiera. Con dos aventureros se explora una sala nueva, y los símbolos del marco rojo de una sala dejan entrar en ella. Enciendan gemas en equipo en las salas que las tienen: cuantas más, menos llaves pide la salida. Con cada gong, corre a la sala inicial antes del portazo o pierdes un dado. Ganan si todo el equipo ha escapado antes del derrumbe.
rulebook-entry-sixth-adventurer = Un sexto sitio, de otro color. Con seis hay más gemas en la reserva; lo demás se juega como con cinco.
rulebook-sort-card = Las cartas
rulebook-sort-character = Los personajes
rulebook-sort-chamber = Las salas
rulebook-sort-token = Las fichas y las losetas
rulebook-rules = Las reglas
rulebook-general = En general
rulebook-needs = Se juega con:
rulebook-more-from = Otras vienen con:
rulebook-decided = decisión nuestra
rulebook-decided-note = Las reglas impresas no lo aclaran, y así lo jugamos.

# A chamber, a card, a token, a character.
rulebook-enter = Para entrar
rulebook-enter-rear = Para entrar en la parte trasera
rulebook-lift = Para romperla
rulebook-pays = Hay que mostrar
rulebook-use = Cada uso cuesta
rulebook-gems = { $count ->
    [one] Para encender una gema
   *[other] Para encender { $count } gemas
}
rulebook-copies = En la caja
rulebook-comes-with = Viene con
rulebook-purple-mask = Una máscara morada: quien descubre la sala roba una maldición, si se juega con maldiciones.
rulebook-treasure = Un cofre: al descubrirla se le pone encima un tesoro, si se juega con tesoros.
rulebook-closed = Nadie entra en ella.
rulebook-one-way = Una de sus puertas solo sirve para entrar.
rulebook-always = Actúa toda la partida
rulebook-per-slam = Actúa una vez, y de nuevo tras cada portazo
rulebook-plain = Una sala de paso.
rulebook-rebuilt = Esto no es seguro
rulebook-rebuilt-note = Reconstruido a partir de lo que se sabe: { $what }. Si tu caja dice otra cosa, ella tiene razón.
rulebook-rebuilt-entry = el precio de entrada
rulebook-rebuilt-openings = dónde están las aberturas
rulebook-rebuilt-gems = el precio de las gemas
rulebook-rebuilt-icons = si muestra máscara o cofre
rulebook-rebuilt-halves = a qué parte lleva cada puerta
rulebook-rebuilt-lift = los símbolos que pide
rulebook-rebuilt-looks = su aspecto
rulebook-rebuilt-values = Estos valores son una reconstrucción nuestra, elegida para que se juegue bien: { $what }. Si tu caja dice otra cosa, ella tiene razón.
rulebook-rebuilt-normal = la duración de una tirada
rulebook-rebuilt-spaces = el orden de los signos del calendario
rulebook-rebuilt-bars-after = dónde están las barras del calendario
rulebook-rebuilt-upper = lo que prohíbe
rulebook-rebuilt-lower = { rulebook-rebuilt-upper }
rulebook-rebuilt-look-ms = cuánto dura la mirada a una ficha
rulebook-rebuilt-hint-ms = cuánto tiempo hay para dar una pista
rulebook-rebuilt-hints = cuántas pistas hay
rulebook-rebuilt-rest-ms = la pausa entre dos usos de la ficha
rulebook-rebuilt-usual = cuántas misiones tiene una partida normal
rulebook-rebuilt-volunteers-ms = cuánto tiempo hay para ofrecerse
rulebook-rebuilt-whole = cuánta arena hay en total
rulebook-rebuilt-countdowns = la duración de las cuentas atrás
rulebook-rebuilt-least = la arena de cada reloj
rulebook-rebuilt-most = { rulebook-rebuilt-least }
rulebook-rebuilt-spilled = cuánta arena se pierde
rulebook-rebuilt-stays = a qué distancia del centro un dado se queda o tira otros
rulebook-rebuilt-one-falls = { rulebook-rebuilt-stays }
rulebook-rebuilt-two-fall = { rulebook-rebuilt-stays }
rulebook-rebuilt-three-fall = { rulebook-rebuilt-stays }
rulebook-rebuilt-reach = cómo oscila el dado sobre la torre
rulebook-rebuilt-wider = { rulebook-rebuilt-reach }
rulebook-rebuilt-swing-halves = { rulebook-rebuilt-reach }
rulebook-rebuilt-rests-ms = cuánto tarda la torre en quedarse quieta
rulebook-rebuilt-hand-ms = la precisión de la mano de un bot
rulebook-rebuilt-extra-gems = cuántas gemas más tiene cada reto
rulebook-rebuilt-quest-chambers = cuántas misiones tiene cada reto
rulebook-rebuilt-modules = qué módulos tiene cada reto
rulebook-related = Las reglas sobre esto
rulebook-copy = Copiar el enlace
rulebook-copied = Copiado

# The challenges as a table.
rulebook-challenge-list = Los 26 retos
rulebook-challenge-name = Reto
rulebook-challenge-modules = Módulos
rulebook-challenge-gems = Gemas de más
rulebook-challenge-quests = Misiones
rulebook-challenge-boxes = Cajas
rulebook-challenge-none = ninguno

# What a group of rules is about.
rulebook-part-setup = Preparación
rulebook-part-players = Jugadores
rulebook-part-die = Dados
rulebook-part-dice = { rulebook-part-die }
rulebook-part-gem = Gemas
rulebook-part-realtime = Todo a la vez
rulebook-part-clock = El reloj
rulebook-part-countdown = Gong y cuenta atrás
rulebook-part-slam = El portazo
rulebook-part-die-loss = Perder un dado
rulebook-part-roll = Tirar
rulebook-part-mask = Máscaras
rulebook-part-chamber = Salas
rulebook-part-enter = Entrar
rulebook-part-discover = Explorar
rulebook-part-escape = Escapar
rulebook-part-fate = Giro del destino
rulebook-part-difficulty = Dificultad
rulebook-part-end = Victoria o derrota
rulebook-part-solo = En solitario
rulebook-part-track = La pista
rulebook-part-tile = Losetas del calendario
rulebook-part-eternal = La cara eterna
rulebook-part-cursed = La cara maldita
rulebook-part-deck = El mazo
rulebook-part-quests = { table-module-quests }
rulebook-part-permanent = Cartas que actúan siempre
rulebook-part-activatable = Cartas de un uso por portazo
rulebook-part-draw = Robar una maldición
rulebook-part-active = Mientras actúa
rulebook-part-lift = Romper una maldición
rulebook-part-exchange = Cambio
rulebook-part-teleport = { card-teleport }
rulebook-part-regain = Recuperar un dado
rulebook-part-vines = { card-strangle-vines }
rulebook-part-vanish = Desaparecer
rulebook-part-gear = { chamber-gear-chamber }
rulebook-part-curse = Las maldiciones
rulebook-part-treasure = Los tesoros
rulebook-part-special-chambers-treasure = Cáliz y sala del tesoro
rulebook-part-linked = Salas enlazadas
rulebook-part-double = Salas dobles
rulebook-part-narrow = { chamber-narrow-passage }
rulebook-part-snakes = Serpientes
rulebook-part-activate = Encender sus gemas
rulebook-part-help = Ayuda
rulebook-part-complete = Misión cumplida
rulebook-part-timer = Relojes de arena
rulebook-part-queue = Cuando un reloj de arena está ocupado
rulebook-part-prohibition = Prohibiciones
rulebook-part-sacrifice = { chamber-sacrifice-chamber }
rulebook-part-torch = { chamber-torch-chamber }
rulebook-part-lava = Salas de lava
rulebook-part-cliff = Abismos
rulebook-part-slide = { chamber-slide-trap }
rulebook-part-place = Colocar tesoros
rulebook-part-claim = Llevarse un tesoro
rulebook-part-use = Usar un tesoro
rulebook-part-double-icon = Antorcha doble y llave doble
