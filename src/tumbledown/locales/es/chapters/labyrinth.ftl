# Chambers.
chamber-mirage = Sala del espejismo
chamber-mirage-about = Está donde parecía estar el inicio. Solo la verdadera sala inicial protege.
chamber-gear-chamber = Sala de engranajes
chamber-gear-chamber-about = Dos antorchas propias deslizan una sala toda una fila o columna.

# Cards.
card-weakest-link = Eslabón débil
card-weakest-link-effect = En cada portazo, en la sala inicial, o pierde todo el equipo.
card-disinformation = Falsa alarma
card-disinformation-effect = Descubras lo que descubras, se oye dos veces que es la salida.
card-disinformation-effect-labyrinth-one-table = Descubras lo que descubras, grita dos veces: «¡La salida!»
card-shortcut = Atajo
card-shortcut-effect = Explora la sala que quieras del mazo, incluso la salida.
card-time-out = Tiempo muerto
card-time-out-effect = El reloj se para y todo el equipo habla.
card-genie = Genio
card-genie-effect = Mira tres tesoros y quédate con uno.

# Deeds.
deed-gears = Girar los engranajes
deed-shortcut = Tomar un atajo
deed-shortcut-to = { $side ->
    [north] Elegir la sala del norte
    [east] Elegir la sala del este
    [south] Elegir la sala del sur
   *[west] Elegir la sala del oeste
}
deed-time-out = Pedir tiempo muerto
deed-genie = Llamar al genio
temple-aim-gears = ¿Qué línea se desliza?
temple-aim-shortcut = Toca una abertura

# The gears.
gears-slide = Deslizar
gears-slide-0 = Deslizar la columna al norte
gears-slide-1 = Deslizar la fila al este
gears-slide-2 = Deslizar la columna al sur
gears-slide-3 = Deslizar la fila al oeste
gears-go-0 = Norte
gears-go-1 = Este
gears-go-2 = Sur
gears-go-3 = Oeste
gears-ways = Dirección
gears-line-through = La línea que pasa por: { $chamber }
gears-ride = van con ella
gears-along = { $count ->
    [one] { $names } va con ella
   *[other] { $names } van con ella
}
gears-cuts-off-exit = ¡Corta el paso a la salida!
gears-cuts-off-start = ¡Corta el paso al inicio!

# Time-out.
temple-ask-time-out = Tiempo muerto
time-out-mine = Tu tesoro.
time-out-whose = Lo pide { $name }.
temple-ask-time-out-note = Miren, señalen, hablen.
time-out-go-on = Podemos seguir
time-out-more = Un minuto más
time-out-count = { $ready } de { $all }
time-out-waits = Quieren seguir: { $ready } de { $all }
time-out-ready = { $name } quiere seguir
time-out-talks = { $name } aún no ha terminado

# The search through the pile.
temple-ask-shortcut = Elige una sala
temple-ask-shortcut-note = Solo tú ves el mazo, y nadie más puede explorar.
shortcut-top = Tomar la de arriba
shortcut-lay = { $count ->
    [one] Poner esta: { $chamber }
   *[other] Poner esta: { $chamber }, una de { $count }
}
shortcut-times = × { $count }
shortcut-on-top = arriba del mazo

# The genie.
temple-ask-genie = Elige un tesoro
temple-ask-genie-note = Los demás van debajo del mazo.
temple-ask-genie-choice = Quedarte con este: { $card }

# What happens.
temple-say-slid-0 = Deslizas una columna al norte.
temple-say-slid-0-mate = { $name } desliza una columna al norte.
temple-say-slid-1 = Deslizas una fila al este.
temple-say-slid-1-mate = { $name } desliza una fila al este.
temple-say-slid-2 = Deslizas una columna al sur.
temple-say-slid-2-mate = { $name } desliza una columna al sur.
temple-say-slid-3 = Deslizas una fila al oeste.
temple-say-slid-3-mate = { $name } desliza una fila al oeste.
temple-say-start-slid = ¡El inicio también se mueve!
temple-say-mirage = ¡Un espejismo! El inicio está en otra parte.
temple-say-shout = Grita dos veces: «¡He encontrado la salida!»
temple-say-link-broke = No estabas en la sala inicial. Todo está perdido.
temple-say-link-broke-mate = { $name } no estaba en la sala inicial. Todo está perdido.
temple-say-time-out = ¡Tiempo muerto! El reloj se para.
temple-say-more-time = Pides un minuto más.
temple-say-more-time-mate = { $name } pide un minuto más.
temple-say-time-in = ¡El reloj corre otra vez!
temple-say-searches = Revisas el mazo.
temple-say-searches-mate = { $name } revisa el mazo.
weakest-link-home = Eslabón débil: ¡al inicio, o pierde el equipo!
weakest-link-home-mate = ¡{ $name } debe volver al inicio, o pierde el equipo!

# Refusals.
refused-no-gears-here = Aquí no hay engranajes
refused-nothing-slides = No cambiaría nada
refused-no-treasures-left = No quedan tesoros
refused-still-shouting = Tu alarma aún suena

# At the table.
table-variant-labyrinth-one-table = En una misma mesa
table-variant-labyrinth-one-table-about = Las falsas alarmas se gritan de verdad, y quien pide tiempo muerto lo termina. Si no, se encarga la pantalla.

# The rulebook: long texts, for a quiet moment.
module-labyrinth-entry = La sala del espejismo y la sala de engranajes se barajan en el mazo cuando ya están puestas las dos primeras salas. Al descubrirse, el espejismo ocupa el lugar de la sala inicial, y esta se pone donde se encontró el espejismo; lo que estaba en el inicio se queda en el lugar antiguo, y allí no está a salvo. En la sala de engranajes, dos antorchas propias deslizan una sala toda una fila o columna, cuantas veces quieran: todo lo que hay en ella va también, y se abren y cierran pasos. Si juegan con maldiciones o tesoros, cuatro maldiciones y seis tesoros se suman a sus mazos.
card-weakest-link-entry = En el primer y en el segundo portazo debes estar en la sala inicial, o donde arda una Gran antorcha. Si no, todo el equipo pierde al instante. Ningún dado rompe esta maldición; un Contrahechizo la descarta. Tras un Cambio de almas cuenta el aventurero que llevas.
card-disinformation-entry = Cada vez que descubres una sala, se oye dos veces que has encontrado la salida, y durante tres segundos nadie más ve qué es. También vale para la verdadera salida; en cuanto se ve, se anuncia una vez más. Hasta entonces no puedes escribir ni señalar. En la misma mesa gritas tú; quien debe callar se lo deja a la pantalla. Ningún dado rompe esta maldición; un Contrahechizo la descarta.
card-shortcut-entry = Nombra una abertura y gasta dos aventureros, como en cualquier exploración. Entonces ves todo el mazo y eliges una sala, incluso la salida; tienes quince segundos, o uno por sala si el mazo es grande. Ocurre todo lo que trae esa sala. Después se baraja el mazo. Nadie más puede explorar mientras tanto. Si se acaba el tiempo, llega el portazo o se mueve el templo, se toma la sala de arriba.
card-time-out-entry = El reloj se para, y con él cada reloj de arena, cada votación y cada elección. Nadie puede tirar ni hacer nada, pero todo el equipo puede mirar, señalar y hablar. Se sigue cuando quiera todo el equipo, o a los noventa segundos; cualquiera puede tomar un minuto más, hasta cinco en total. En la misma mesa lo termina quien lo pidió.
card-genie-entry = Mira los tres tesoros de arriba, quédate con uno y pon los demás debajo del mazo. Tienes cinco segundos; después se toma uno al azar. Si quedan menos de tres, los miras todos; si no queda ninguno, conservas el genio.

# What happens.
temple-tell-reopens-gears = Los engranajes pueden abrir un paso.
temple-tell-reopens-mirage = Un espejismo puede abrir un paso.

# The end.
end-why-not-home = Alguien debía estar en la sala inicial con el portazo, y no estaba.
end-moment-ended-not-home = La cadena se rompe
