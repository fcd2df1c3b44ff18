# La mesa antes de la partida: quién está, y a qué se juega.

table-of = La mesa de { $name }
table-name = Mesa { $code }
table-code = Código
table-code-spelled = Código de la mesa: { $code }
table-copy = Copiar enlace
table-copied = Enlace copiado
table-share = Compartir enlace
table-qr = Código QR del enlace de esta mesa
table-only-here = Solo este ordenador puede abrir este enlace.
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
table-away = sin conexión
table-ready = vale
table-not-ready = aún no
table-free = { $count ->
    [one] Sitio libre
   *[other] { $count } sitios libres
}
table-free-note = invita a alguien
table-add-bot = Un bot
table-remove-bot = Despedir a { $name }
table-manage = Qué hacer con { $name }
table-hand-over = Pasar la mesa a { $name }
table-remove = Dejar libre este sitio

table-temple = ¿Qué hay en el templo?
table-temple-host = Elegid lo que queráis. Cada carta trae lo que necesita.
table-temple-guest = { $name } elige.
table-module-always = siempre dentro
table-module-brings = Trae también { $names }
table-module-clashes = No con { $names }
table-module-needed-by = Se va también: { $names }
table-module-curses-replaces = En lugar de las salas básicas
table-module-treasures-replaces = { table-module-curses-replaces }
table-module-illusions-replaces = En lugar de las salas de una gema
table-module-what = { $name }: ¿qué es esto?
table-module-base = El templo
table-module-base-about = Gemas que encender, tres gongs, una salida
table-module-sixth-adventurer = Sexto aventurero
table-module-sixth-adventurer-about = Un sitio más, un color más
table-module-curses = Maldiciones
table-module-curses-about = Máscaras moradas que pican; solo las rompen tus dados
table-module-treasures = Tesoros
table-module-treasures-about = Cofres con ayuda, por dos llaves
table-module-illusions = Salas ilusorias
table-module-illusions-about = Desaparecen con el portazo
table-module-special-chambers = Salas especiales
table-module-special-chambers-about = Enlazadas, partidas, y un cáliz que sacar
table-module-pit = El foso
table-module-pit-about = Cinco máscaras negras por dos gemas
table-module-doomed = Condena
table-module-doomed-about = Dos maldiciones más, y un hechizo contra todas
table-module-fountain = La fuente
table-module-fountain-about = Devuelve un dado perdido, una vez cada cual

table-how = Así se sale
table-how-roll = Tirad
table-how-roll-about = Cuando queráis, cuanto queráis. Las máscaras negras bloquean; una dorada libera dos.
table-how-discover = Explorad
table-how-discover-about = Dos aventureros abren una cámara nueva. Los símbolos del marco rojo os dejan entrar.
table-how-light = Encended gemas juntos
table-how-light-about = En una misma cámara, sumad llaves o antorchas. Menos gemas, puerta más ligera.
table-how-run = Corred
table-how-run-about = Al sonar el gong, volved al inicio antes del portazo. Luego buscad la salida, y todos fuera.

table-settings = Ajustes
table-difficulty = Dificultad
table-difficulty-normal = Normal
table-difficulty-expert = Expertos
table-difficulty-professional = Pros
table-difficulty-extra = { $name } +{ $gems }
table-pace = Ritmo de una tirada
table-pace-gentle = Suave
table-pace-normal = Normal
table-pace-hard = Duro
table-soundtrack = Banda sonora
table-soundtrack-track1 = Una
table-soundtrack-track2 = Dos
table-soundtrack-chance = Al azar
table-gongs = Gongs en { $times }
table-gongs-unknown = Sabréis cuál es al empezar.
table-practice = Práctica
table-practice-note = Sin reloj, sin gongs, sin derrumbe
table-take-over = Relevo de bots
table-take-over-note = Un bot juega por quien pierde la conexión
table-seed = Semilla
table-seed-note = Las mismas palabras, el mismo templo. Vacía: una sorpresa.
table-seed-set = Hay una semilla: este templo no es una sorpresa.
table-host-only = { $name } decide.

table-next-gems = { $count ->
    [one] gema
   *[other] gemas
}
table-next-chambers = { $count ->
    [one] cámara
   *[other] cámaras
}

table-warning-never-winnable = No se puede ganar: se piden { $asked } gemas y solo { $lit } se pueden encender. Bajad la dificultad o añadid un módulo que traiga gemas.
table-warning-needs-luck = Hará falta suerte: se piden { $asked } gemas y solo { $lit } son seguras. Un módulo que traiga gemas ayuda.
table-warning-very-hard = Muy difícil: las { $lit } gemas y después { $keys } llaves con { $dice } dados.

table-ready-do = Por mí, vale
table-ready-done = Anotado
table-start = Empezar
table-start-alone = Empezar sin nadie más
table-start-alone-note = siete dados, todos tuyos
table-waiting = falta { $names }
table-all-ready = no falta nadie
table-start-anyway = Empezar sin esperar
table-starting = Allá vamos
table-watching-note = Estás mirando.
table-variants = A vuestro gusto

table-level = Cómo juega { $name }
table-level-novice = principiante
table-level-companion = compañero
table-level-expert = experto
