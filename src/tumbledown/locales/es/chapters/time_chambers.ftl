# Chambers.
chamber-prohibition-a = Sala de las gemas quietas
chamber-prohibition-a-about = Al descubrirla: 30 segundos sin encender gemas y luego 30 sin entrar en ninguna sala.
chamber-prohibition-b = Sala de las máscaras ciegas
chamber-prohibition-b-about = Al descubrirla: 30 segundos en que las máscaras doradas no liberan nada y luego 30 sin entrar en la sala inicial.
chamber-prohibition-c = Sala de los pies quietos
chamber-prohibition-c-about = Al descubrirla: 30 segundos sin entrar en ninguna sala y luego 30 en que las máscaras doradas no liberan nada.
chamber-prohibition-d = Sala del inicio cerrado
chamber-prohibition-d-about = Al descubrirla: 30 segundos sin entrar en la sala inicial y luego 30 sin encender gemas.
chamber-lava-dice = Sala de lava de los dados
chamber-lava-dice-about = Un minuto para tres tareas, que se resuelven juntos aquí. Si no, el equipo pierde 3, 2 o 1 dados.
chamber-lava-gems = Sala de lava de las gemas
chamber-lava-gems-about = Un minuto para tres tareas, que se resuelven juntos aquí. Si no, 3, 2 o 1 gemas pasan a la reserva.
chamber-torch-chamber = Sala de las antorchas
chamber-torch-chamber-about = Muestren aquí siete antorchas en un minuto; si no, dos del equipo pierden un dado.
chamber-sacrifice-chamber = Sala del sacrificio
chamber-sacrifice-chamber-about = Cada cual deja aquí un dado. Quien viene antes de un minuto lo recupera; si no, se pierde.

# What is forbidden.
ban-gems = Prohibido encender gemas
ban-golden-masks = Las máscaras doradas no liberan
ban-movement = Prohibido entrar en una sala
ban-starting-chamber = Prohibido entrar al inicio

# Deeds.
deed-light-torches = Mostrar las antorchas
deed-cool-lava = Resolver la tarea de lava

# The two glasses.
glass-green-still = Reloj de arena verde: nada prohibido
glass-blue-still = Reloj de arena azul: nada pendiente
glass-then = luego: { $ban }
glass-then-free = luego todo vuelve a estar permitido
glass-task = { $price } en equipo, ahora { $count }
glass-or-two-players = o dos del equipo pierden un dado
glass-or-dice = { $count ->
    [one] o el equipo pierde un dado
   *[other] o el equipo pierde { $count } dados
}
glass-or-gems = { $count ->
    [one] o una gema pasa a la reserva
   *[other] o { $count } gemas pasan a la reserva
}
glass-solved = resuelta, la arena solo termina de caer
glass-too-few-dice = quedan muy pocos dados
glass-fetch-mine = Recupera tu dado
glass-fetch = Dados en la sala del sacrificio
glass-fetch-note = { $count ->
    [0] ya no queda ninguno
    [one] aún queda un dado allí
   *[other] aún quedan { $count } dados allí
}

# The team owes dice.
temple-ask-volunteers = ¿Quién da un dado?
temple-ask-volunteers-note = Después paga quien tenga más.
temple-ask-volunteers-0 = Yo no
volunteers-title = { $count ->
    [one] ¿Quién da un dado?
   *[other] ¿Quién da { $count } dados?
}
volunteers-two = Uno por persona; si no, quien tenga más.
volunteers-rest = El resto: quien tenga más.
volunteers-none = Yo no
volunteers-name = { $name } da un dado
volunteers-give-short = Dar 1
volunteers-give = { $count ->
    [one] Dar un dado
   *[other] Dar { $count } dados
}
volunteers-gives = { $count ->
    [one] { $name } da un dado
   *[other] { $name } da { $count } dados
}
volunteers-passes = { $name } no da ninguno
temple-ask-sacrifice = Tu dado está en el sacrificio
temple-ask-sacrifice-note = ¿Mejor otro? Tócalo.
temple-ask-sacrifice-usual = Este

# What happens.
time-begins-sacrifice-chamber = ¡Un dado de cada cual va al sacrificio!
time-begins-torch-chamber = Sala de las antorchas: ¡siete en un minuto!
time-begins-lava-dice = ¡Lava! Tres tareas en un minuto.
time-begins-lava-gems = { time-begins-lava-dice }
time-waits = { $chamber }: espera con el número { $number }.
time-ban-begins = { $ban }: { $seconds } segundos.
time-ban-ends = Permitido otra vez. Se acabó: { $ban }.
time-task-solved = ¡Tarea { $count } de { $all } resuelta!
time-all-solved = ¡Resuelta: { $chamber }!
time-failed = Se acabó el tiempo: { $chamber }.
time-gems-added = { $count ->
    [one] Una gema pasa a la reserva.
   *[other] { $count } gemas pasan a la reserva.
}
time-dice-owed = { $count ->
    [one] El equipo pierde un dado. ¿De quién?
   *[other] El equipo pierde { $count } dados. ¿De quién?
}
time-die-given = { $count ->
    [one] Das un dado.
   *[other] Das { $count } dados.
}
time-die-given-mate = { $count ->
    [one] { $name } da un dado.
   *[other] { $name } da { $count } dados.
}
time-die-taken = { $count ->
    [one] Pierdes un dado.
   *[other] Pierdes { $count } dados.
}
time-die-taken-mate = { $count ->
    [one] { $name } pierde un dado.
   *[other] { $name } pierde { $count } dados.
}
time-die-back = Has recuperado tu dado.
time-die-back-mate = { $name } ha recuperado un dado.
time-forfeited = { $count ->
    [one] Se pierde un dado sacrificado.
   *[other] Se pierden { $count } dados sacrificados.
}
time-sand-out = La arena azul se ha agotado.
time-too-few-dice = Muy pocos dados para esta tarea.

# Refusals.
refused-nobody-is-wanted = Ahora no se debe ningún dado
refused-gems-banned = Ahora no se encienden gemas
refused-masks-banned = Ahora las doradas no liberan
refused-steps-banned = Ahora nadie puede entrar
refused-start-banned = Inicio prohibido por ahora
refused-sand-not-turned = Su arena aún no corre
refused-trial-over = Esta tarea ya terminó
refused-no-torches-here = Aquí no se piden antorchas
refused-no-lava-here = Aquí no hay lava

# At the table.
table-number-time-chambers = Cuántas salas del tiempo

# The rulebook: long texts, for a quiet moment.
module-time-chambers-entry = Se barajan dos, tres o cuatro de las ocho salas del tiempo, y nadie sabe cuáles. En cuanto se descubre una, corre su reloj de arena: el verde 30 segundos, el azul un minuto. Quien la descubre no se ve arrastrado. Si su reloj de arena está ocupado, la sala recibe un número y espera; hasta entonces no hace nada. Una sala de prohibición prohíbe una cosa durante 30 segundos y otra durante 30 más, a todo el equipo y en todas partes. Las máscaras doradas se pueden guardar para después, los movimientos forzados siguen ocurriendo y escapar nunca está prohibido; pero quien en el portazo esté en el templo y no en la sala inicial pierde un dado, haya prohibición o no. Sala del sacrificio: cada cual deja un dado y lo recupera si llega a tiempo. Sala de las antorchas: siete antorchas en equipo, o dos pierden un dado. Sala de lava: cinco antorchas, luego cuatro llaves, luego tres aventureros, todo en el mismo minuto; si falla, solo se paga la tarea en curso, con dados en una de las dos salas de lava y con gemas nuevas en la otra. Cuando el equipo pierde dados hay diez segundos para ofrecerse; lo que falte lo paga quien tenga más. Una tarea resuelta antes no detiene su arena. Cuando llega el derrumbe, o todo el equipo ha escapado, la arena y las tareas ya no cuentan.

table-variant-time-chambers-called-out = En una misma mesa
table-variant-time-chambers-called-out-about = Quien se ofrece lo dice en voz alta y cualquiera toca su nombre. Si no, cada cual responde en su pantalla.
