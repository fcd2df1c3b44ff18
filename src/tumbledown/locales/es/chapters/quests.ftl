# Cards.
card-ghost = Fantasma
card-ghost-effect = Dos antorchas tuyas lo empujan a la sala vecina.
card-task-1 = Tarea
card-task-1-effect = Muestren todos sus símbolos a la vez, a solas o en equipo.
card-task-2 = { card-task-1 }
card-task-2-effect = { card-task-1-effect }
card-task-3 = { card-task-1 }
card-task-3-effect = { card-task-1-effect }
card-task-4 = { card-task-1 }
card-task-4-effect = { card-task-1-effect }
card-task-5 = { card-task-1 }
card-task-5-effect = { card-task-1-effect }
card-task-6 = { card-task-1 }
card-task-6-effect = { card-task-1-effect }

# Chambers.
chamber-altar = Altar
chamber-altar-about = Se queda con dos dados para siempre: dos de una persona o uno de cada una.
chamber-task = Sala de las tareas
chamber-task-about = Cuatro tareas, una tras otra. Quienes estén aquí las resuelven en equipo.
chamber-ghost = Sala del fantasma
chamber-ghost-about = Nadie entra. Hay que llevar al fantasma a casa desde la sala inicial.
chamber-tree = Árbol de la vida
chamber-tree-about = Pide máscaras doradas a quienes estén aquí: dos por cada persona que juega.
chamber-obelisk = Obelisco
chamber-obelisk-about = Se cumple al instante, pero cada uno de sus tres muros libres cuesta una llave más.

# Deeds.
deed-altar = Dar al altar
deed-task = Resolver la tarea
deed-tree = Sanar el árbol
deed-push = Empujar al fantasma
deed-push-side = { $side ->
    [north] Empujar al fantasma al norte
    [east] Empujar al fantasma al este
    [south] Empujar al fantasma al sur
   *[west] Empujar al fantasma al oeste
}
deed-push-short = { $side ->
    [north] Fantasma al norte
    [east] Fantasma al este
    [south] Fantasma al sur
   *[west] Fantasma al oeste
}

# The list of quests.
quests-title = Misiones
quests-note = { $count ->
    [one] antes de que nadie escape
    [2] las dos antes de que nadie escape
   *[other] las { $count } antes de que nadie escape
}
quests-bar = { $count ->
    [one] Una misión cierra la salida.
   *[other] { $count } misiones cierran la salida.
}
quests-done = cumplida
quests-unfound = Sin descubrir
quests-unfound-progress = en algún lugar del templo
quests-unfound-asked = Hay que explorar salas hasta que aparezca.
quest-altar-asked = Dos dados para siempre: dos de una persona o uno de cada una.
quest-altar-second = Ya hay un dado de { $name }. ¿Quién da el otro?
quest-altar-progress = { $count } de { $all } dados
quest-task-asked = Hay que mostrarlos a la vez, a solas o en equipo:
quest-task-hidden = Quien llegue primero descubre la primera tarea.
quest-task-progress = { $count } de { $all } resueltas
quest-ghost-asked = Quien esté con él lo empuja por dos antorchas.
quest-ghost-progress = { $count ->
    [one] a 1 sala de su casa
   *[other] a { $count } salas de su casa
}
quest-ghost-lost = sin camino a casa
quest-ghost-cut-off = Ningún camino lleva a su casa. Hay que abrir uno.
quest-tree-asked = { $count } máscaras doradas a la vez, de quienes estén allí.
quest-tree-progress = { $have } de { $need } máscaras
quest-obelisk-progress = { $count ->
    [0] cumplida, sin muros libres
    [one] cumplida, 1 muro libre: 1 llave más
   *[other] cumplida, { $count } muros libres: { $count } llaves más
}
quest-too-few-dice = Ya no quedan dados suficientes.

# The altar asks.
quest-altar-which = { $count ->
    [one] ¿Qué dado?
   *[other] ¿Qué dados?
}
quest-altar-about = Para siempre: el altar no devuelve nada.
quest-altar-goes = { $count ->
    [one] Un dado se va para siempre
   *[other] Dos dados se van para siempre
}
quest-altar-last = { $count ->
    [one] ¿Tu último dado?
   *[other] ¿Tus últimos dados?
}
quest-altar-without = Después solo un regalo desde fuera te dará otro.
quest-altar-hold = Mantener
quest-altar-hold-long = Mantén pulsado un segundo para dar estos dados
quest-hold-longer = Mantén un segundo entero
quest-hold-again = Pulsa otra vez para dar los dados.

# What happens.
temple-say-quest-found = Una misión: { $chamber }
temple-say-quest-done = ¡Misión cumplida: { $chamber }!
temple-say-obelisk = ¡El obelisco! Rodeen sus muros.
temple-say-wall = Un muro rodeado: una llave menos.
temple-say-ghost-comes = Aparece un fantasma en la sala inicial.
temple-say-ghost-back = El fantasma ha vuelto a la sala inicial.
temple-say-ghost-pushed = Empujas al fantasma.
temple-say-ghost-pushed-mate = { $name } empuja al fantasma.
temple-say-ghost-cut-off = El fantasma no puede volver a casa.
temple-say-task = La tarea: { $price }.
temple-say-task-solved = Resuelves una tarea.
temple-say-task-solved-mate = { $name } resuelve una tarea.
temple-say-given = Das un dado al altar.
temple-say-given-mate = { $name } da un dado al altar.
temple-say-too-few-dice = Faltan dados para una misión.
temple-tell-quests-sealed = El templo está cerrado para siempre y una misión nunca se descubrió.
temple-tell-quests-closed = El templo está cerrado y una misión sigue sin descubrir.

# Refusals.
refused-quests-open = Antes, las misiones
refused-quest-done = Misión ya cumplida
refused-no-die-to-give = No te queda ningún dado
refused-two-are-enough = Bastan dos dados
refused-one-more-is-enough = Solo falta un dado
refused-another-gives = Debe dar otra persona
refused-no-ghost-here = Aquí no hay fantasma
refused-ghost-keeps-out = Allí quedaría atrapado
refused-no-altar-here = Aquí no hay altar
refused-no-task-here = Aquí no hay tarea
refused-no-tree-here = Aquí no está el árbol

# At the table.
table-number-quests = Cuántas misiones

# The rulebook: long texts, for a quiet moment.
module-quests-entry = Se eligen una, dos o tres misiones. Se sacan otras tantas salas de misión sin verlas y se barajan con las demás, y otros tantos marcadores quedan en la reserva. Mientras quede uno, nadie puede escapar, se haya descubierto su sala o no; una misión cumplida lleva su marcador a su sala. Los marcadores no son gemas y no cuestan llaves. El altar pide dos dados para siempre. La sala de las tareas tiene cuatro. Hay que llevar al fantasma a casa. El árbol de la vida pide dos máscaras doradas por cada persona que juega. El obelisco se cumple en cuanto se descubre, pero cada uno de sus muros libres cuesta una llave más, hasta que haya una sala al lado. Si se juega con la sala del tesoro, es una de las que pueden salir.
card-ghost-entry = Aparece en la sala inicial en cuanto se descubre su sala. Quien esté con él puede gastar dos antorchas propias para empujarlo por un paso a la sala vecina, sin moverse; los símbolos de entrada no importan. No atraviesa muros, nunca entra en el obelisco y no estorba a nadie. Si su sala desaparece, vuelve a la sala inicial. Cuando llega a casa, la misión está cumplida.
card-task-1-entry = Sobre la sala de las tareas hay cuatro losetas. La primera se descubre en cuanto alguien llega, y entonces todos la ven. Quienes estén allí deben mostrar todos sus símbolos en el mismo momento, a solas o en equipo; las máscaras bloqueadas no cuentan. Luego se descubre la siguiente, y con la cuarta la misión está cumplida. Se puede salir entretanto: lo resuelto, resuelto queda.
card-task-2-entry = { card-task-1-entry }
card-task-3-entry = { card-task-1-entry }
card-task-4-entry = { card-task-1-entry }
card-task-5-entry = { card-task-1-entry }
card-task-6-entry = { card-task-1-entry }
