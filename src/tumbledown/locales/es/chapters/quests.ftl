# Cards.
card-ghost = Fantasma
card-ghost-effect = Dos antorchas propias lo empujan a la sala de al lado.
card-task-1 = Reto
card-task-1-effect = Muestren todos sus iconos a la vez, a solas o juntos.
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
chamber-altar-about = Toma dos dados para siempre: dos de un jugador o uno de cada uno de dos.
chamber-task = Sala de los retos
chamber-task-about = Cuatro retos, uno tras otro. Quienes están aquí los resuelven juntos.
chamber-ghost = Sala del fantasma
chamber-ghost-about = Nadie entra. Lleven el fantasma a casa desde la salida inicial.
chamber-tree = Árbol de la vida
chamber-tree-about = Pide máscaras doradas a quienes están aquí: dos por jugador.
chamber-obelisk = Obelisco
chamber-obelisk-about = Cumplida al instante, pero tres llaves más hasta que otras salas toquen sus muros.

# Deeds.
deed-altar = Dar dados al altar
deed-task = Resolver el reto
deed-push = Empujar al fantasma
deed-tree = Sanar el árbol

# What happens.
temple-tell-quests-sealed = El templo está cerrado para siempre y una búsqueda nunca se encontró.
temple-tell-quests-closed = El templo está cerrado y una búsqueda aún no se ha encontrado.

# Refusals.
refused-quests-open = Antes, las búsquedas
refused-quest-done = Búsqueda cumplida
refused-last-die = Tu último dado no
refused-another-gives = Debe dar otro
refused-no-ghost-here = Aquí no hay fantasma
refused-ghost-keeps-out = Se quedaría atrapado


# The rulebook: long texts, for a quiet moment.
module-quests-entry = Antes de la partida se eligen una, dos o tres búsquedas. Se sacan otras tantas salas de búsqueda sin verlas y se mezclan en el mazo, y otros tantos marcadores quedan en el depósito. Mientras quede uno, nadie puede escapar; una búsqueda cumplida lleva su marcador a su sala. El altar pide dos dados para siempre. La sala de los retos tiene cuatro retos. Hay que llevar el fantasma a casa. El árbol de la vida pide dos máscaras doradas por jugador. El obelisco está cumplido en cuanto se encuentra, pero trae tres losetas de gema. Si se juega con la sala del tesoro, también puede salir.
card-ghost-entry = Aparece en la sala inicial en cuanto se encuentra su sala. Quien esté con él puede gastar dos antorchas para empujarlo por un paso a la sala de al lado, sin moverse. Nunca entra en el obelisco y no estorba a nadie. Cuando llega a casa, su búsqueda está cumplida.
card-task-1-entry = Las losetas de reto están sobre su sala; la primera se descubre en cuanto alguien ha estado allí. Quienes están allí deben mostrar todos los iconos a la vez; entonces se descubre la siguiente, y con la cuarta la búsqueda está cumplida.
card-task-2-entry = { card-task-1-entry }
card-task-3-entry = { card-task-1-entry }
card-task-4-entry = { card-task-1-entry }
card-task-5-entry = { card-task-1-entry }
card-task-6-entry = { card-task-1-entry }
