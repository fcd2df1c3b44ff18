# Lo que los capítulos más allá del juego base añaden en el templo: acciones, preguntas, noticias y cámaras.

# Acciones.
deed-lift = Romper la maldición
deed-lift-card = Romper la maldición: { $card }
deed-claim = Llevarse el tesoro
deed-healing-mask = Liberar los dados de todos
deed-secret-passage = Abrir un pasadizo secreto
deed-secret-passage-between = Abrir un pasadizo secreto: { $one } – { $other }
deed-teleport = Teletransportarse
deed-teleport-to = Teletransportarse hasta { $names }
deed-extra-gem = Encender la gema extra
deed-large-torch = Plantar la gran antorcha
deed-counterspell = Deshacer una maldición
deed-counterspell-card = Deshacer con contrahechizo: { $card }
deed-linked = Encender las salas enlazadas
deed-pit = Encender las gemas del foso
deed-regain = Recuperar un dado
deed-stand = Levantarse
deed-carry = { $side ->
    [north] Entrar al norte con el cáliz
    [east] Entrar al este con el cáliz
    [south] Entrar al sur con el cáliz
   *[west] Entrar al oeste con el cáliz
}
deed-carry-short = Con el cáliz
deed-carry-far = Ir allí con el cáliz
deed-add-double-torch = Añadir la antorcha doble
deed-add-double-key = Añadir la llave doble
deed-take-back-double-torch = Retirar la antorcha doble
deed-take-back-double-key = Retirar la llave doble

# Las cartas en la pantalla.
temple-curses = Tus maldiciones
temple-treasures = Tus tesoros
temple-cards-yours = Tus cartas
temple-cards-of = Cartas de { $name }
temple-card-lift = Romper
temple-card-about = { $card }: qué hace
temple-aim-teleport = Toca una cámara que brilla
temple-aim-secret-passage = Toca un muro que brilla
temple-aim-counterspell = Toca una de tus maldiciones
temple-aim-cancel = Ahora no
temple-leave-broken = Este
temple-mate-steers = guía a { $other }
temple-key-lift = romper una maldición
temple-key-use = usar un tesoro
temple-key-cards = repasar tus cartas
temple-key-hold = mantener la mano maldita
temple-key-catch = atrapar un dado que cae
temple-key-stand = levantarse
temple-roll-seated = { $count ->
    [one] 1 toque y de pie
   *[other] { $count } toques y de pie
}

# Preguntas.
temple-ask-broken-die = Se rompe un dado
temple-ask-broken-die-note = Ya está en la carta. ¿Prefieres otro? Tócalo.
temple-ask-soul = ¿El alma de quién?
temple-ask-soul-note = Cada cual llevará al aventurero del otro.
temple-ask-soul-choice = Cambiar con { $name }
temple-ask-catch = ¡Atrapa el dado!
temple-ask-catch-note = Tócalo antes de que se caiga.
temple-ask-catch-choice = Atraparlo
temple-ask-lost-treasure = Pierdes un tesoro
temple-ask-lost-treasure-note = Elige el que menos falta te haga.
temple-ask-lost-treasure-choice = Renunciar: { $card }

# Ajustes.
temple-settings-gentle = Maldiciones del cuerpo suaves
temple-settings-gentle-note = Nada que sujetar, atrapar o tocar a tiempo. A cambio, las tiradas duran más.

# Noticias.
temple-say-cursed = Una maldición te alcanza: { $card }. { $effect }
temple-say-cursed-mate = Una maldición alcanza a { $name }: { $card }.
temple-say-curse-again = Otra vez { $card }: no hace nada.
temple-say-curse-in-vain = { $card }: no hay nada que llevarse.
temple-say-lifted = Te libras de una maldición: { $card }.
temple-say-lifted-mate = { $name } se libra de una maldición: { $card }.
temple-say-treasure-lies = Aquí hay un tesoro.
temple-say-treasure = Encuentras: { $card }. { $effect }
temple-say-treasure-mate = { $name } encuentra: { $card }.
temple-say-used = Usas: { $card }.
temple-say-used-mate = { $name } usa: { $card }.
temple-say-treasure-lost = Pierdes un tesoro: { $card }.
temple-say-treasure-lost-mate = { $name } pierde un tesoro: { $card }.
temple-say-torch-out = La gran antorcha se apaga.
temple-say-vanished = { $count ->
    [one] Una ilusión se desvanece.
   *[other] { $count } ilusiones se desvanecen.
}
temple-say-vanished-here = Tu sala se desvanece. Vuelves a la sala de partida.
temple-say-chalice-carried = Llevas el cáliz: { $chamber }.
temple-say-chalice-carried-mate = { $name } lleva el cáliz: { $chamber }.
temple-say-chalice-back = El cáliz ha vuelto a la sala de partida.
temple-say-chalice-inside = El cáliz sigue dentro. Otro toque, y salís perdiendo.
temple-say-linked = { $count ->
    [one] Las salas enlazadas encienden una gema.
   *[other] Las salas enlazadas encienden { $count } gemas.
}
temple-say-pit = { $count ->
    [one] { $name } despierta el foso: una gema.
   *[other] { $name } despierta el foso: { $count } gemas.
}
temple-say-regained = Recuperas un dado perdido.
temple-say-regained-mate = { $name } recupera un dado.
temple-say-steers = Ahora llevas al aventurero de { $other }.
temple-say-steers-mate = { $name } lleva ahora al aventurero de { $other }.
temple-say-steers-yours = { $name } lleva ahora a tu aventurero.
temple-say-steers-own = Vuelves a llevar a tu aventurero.
temple-say-steers-own-mate = { $name } vuelve a llevar a su aventurero.
temple-say-falling = Un dado rueda hacia el borde. ¡Atrápalo!
temple-say-caught = Atrapado.
temple-say-fallen = El dado se ha caído. Lo pierdes.
temple-say-fallen-mate = A { $name } se le ha caído un dado.
temple-say-sinking = Te estás hundiendo. ¡Arriba!
temple-say-seated = { $count ->
    [one] Te has sentado. Un toque más y te levantas.
   *[other] Te has sentado. { $count } toques y te levantas.
}
temple-say-standing = Estás de pie.
temple-say-hold-hand = Mantén pulsada la mano para seguir.
temple-say-hand-held = Mano sujeta. Sigue.
temple-tell-chalice-found = ¡El cáliz! Tiene que salir con vosotros.
temple-tell-chalice-recovered = ¡El cáliz está a salvo!

# Cámaras.
chamber-cursed-01 = Sala de la serpiente
chamber-cursed-02 = Sala de la corona
chamber-cursed-03 = Sala del ojo
chamber-cursed-04 = Sala del escarabajo
chamber-cursed-05 = Sala del cuervo
chamber-cursed-06 = Sala de la araña
chamber-cursed-07 = Sala de la luna
chamber-cursed-08 = Sala del loto
chamber-cursed-09 = Sala del escorpión
chamber-cursed-10 = Sala de la pluma
chamber-cursed-11 = Sala de las espinas
chamber-cursed-12 = Sala de la polilla
chamber-cursed-13 = Sala de la llama
chamber-illusion-1 = Sala de la niebla
chamber-illusion-1-about = Desaparece tras el primer y el segundo portazo.
chamber-illusion-2 = Sala del sueño
chamber-illusion-2-about = { chamber-illusion-1-about }
chamber-illusion-3 = Sala de la sombra
chamber-illusion-3-about = { chamber-illusion-1-about }
chamber-illusion-4 = Sala de los reflejos
chamber-illusion-4-about = { chamber-illusion-1-about }
chamber-linked-1 = Sala de la cadena
chamber-linked-1-about = Solo se enciende junto con otra sala enlazada, una vez por partida.
chamber-linked-2 = Sala del nudo
chamber-linked-2-about = { chamber-linked-1-about }
chamber-linked-3 = Sala del anillo
chamber-linked-3-about = { chamber-linked-1-about }
chamber-double-torch-chamber = Sala doble de las antorchas
chamber-double-torch-chamber-about = Un muro en medio. Las gemas están detrás, donde hay otra entrada.
chamber-double-key-chamber = Sala doble de las llaves
chamber-double-key-chamber-about = { chamber-double-torch-chamber-about }
chamber-treasure-chamber = Sala del tesoro
chamber-treasure-chamber-about = La morada del cáliz. Una vez hallado, debe llegar a la salida.
chamber-pit = Foso
chamber-pit-about = Cinco máscaras negras tuyas encienden dos gemas.
chamber-fountain = Fuente
chamber-fountain-about = Dos máscaras doradas tuyas te devuelven un dado perdido, una vez cada cual.
chamber-half-front = { $chamber }, parte delantera
chamber-half-rear = { $chamber }, parte trasera

# Negativas.
refused-item-of-no-use = Aquí no sirve
refused-die-bound = Las lianas lo atrapan
refused-seated = Primero levántate
refused-nothing-lost = No perdiste dados
refused-regained-already = Una vez cada uno
refused-nobody-there = No hay nadie más allí
refused-no-wall-there = No hay muro que abrir
refused-safe-already = Ya es seguro aquí
refused-no-slam-left = La puerta ya no se cerrará
refused-linked-alone = Solo con otra enlazada
refused-linked-used = El enlace ya se usó
refused-no-treasure-here = Aquí no hay tesoro
refused-trapped = Una trampa te retiene
refused-silenced = Estás en silencio
refused-hand-on-head = La mano en la cabeza
refused-hasty-throw = Espera un poco
refused-still-doomed = La condena te retiene
refused-not-cursed = No tienes maldición

# Elecciones en la mesa.
table-variants = A vuestro gusto
table-alone-linked = En solitario no se encienden las salas enlazadas.
table-alone-linked-do = Dejarlas fuera
table-variant-curses-on-honour = Maldiciones del cuerpo, bajo palabra
table-variant-curses-on-honour-about = De pie, en silencio, mano en la cabeza: de eso os ocupáis vosotros. Si no, la pantalla.
table-variant-special-chambers-no-linked = Sin las salas enlazadas
table-variant-special-chambers-no-linked-about = Sin gemas que pidan estar en dos sitios a la vez
table-variant-special-chambers-no-double-torch = Sin la sala doble de las antorchas
table-variant-special-chambers-no-double-torch-about = Dos gemas menos tras un muro
table-variant-special-chambers-no-double-key = Sin la sala doble de las llaves
table-variant-special-chambers-no-double-key-about = { table-variant-special-chambers-no-double-torch-about }
table-variant-special-chambers-no-treasure-chamber = Sin la sala del tesoro
table-variant-special-chambers-no-treasure-chamber-about = Sin cáliz que sacar
