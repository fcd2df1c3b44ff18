# Cards.
card-healing-mask = Máscara sanadora
card-healing-mask-effect = Libera todos los dados bloqueados del templo.
card-secret-passage = Pasadizo secreto
card-secret-passage-effect = Abre el muro entre dos salas.
card-double-torch = Antorcha doble
card-double-torch-effect = Dos antorchas para un solo uso.
card-double-key = Llave doble
card-double-key-effect = Dos llaves para un solo uso.
card-teleport = Teletransporte
card-teleport-effect = Salta a una sala donde haya alguien del equipo.
card-extra-gem = Gema extra
card-extra-gem-effect = Enciende una gema de la reserva, estés donde estés.
card-large-torch = Gran antorcha
card-large-torch-effect = Tu sala será segura en el próximo portazo.

# Deeds.
deed-claim = Llevarse el tesoro
deed-healing-mask = Liberar los dados de todos
deed-secret-passage = Abrir un pasadizo secreto
deed-secret-passage-between = Abrir un pasadizo secreto: { $one } – { $other }
deed-teleport = Teletransportarse
deed-teleport-to = Teletransportarse hasta { $names }
deed-extra-gem = Encender la gema extra
deed-large-torch = Plantar la gran antorcha
deed-add-double-torch = Añadir la antorcha doble
deed-add-double-key = Añadir la llave doble
deed-take-back-double-torch = Retirar la antorcha doble
deed-take-back-double-key = Retirar la llave doble

# On the screen.
temple-pile-treasures = Tus tesoros
temple-aim-teleport = Toca una sala que brilla
temple-aim-secret-passage = Toca un muro que brilla
temple-key-use = usar un tesoro

# What happens.
temple-say-treasure-lies = Aquí hay un tesoro.
temple-say-treasure = Encuentras: { $card }. { $effect }
temple-say-treasure-mate = { $name } encuentra: { $card }.
temple-say-used = Usas: { $card }.
temple-say-used-mate = { $name } usa: { $card }.
temple-say-treasure-lost = Pierdes un tesoro: { $card }.
temple-say-treasure-lost-mate = { $name } pierde un tesoro: { $card }.
temple-say-torch-out = La gran antorcha se apaga.

# Refusals.
refused-no-wall-there = No hay muro que abrir
refused-safe-already = Ya es seguro aquí
refused-no-slam-left = Ya no habrá más portazos
refused-no-treasure-here = Aquí no hay tesoro

# The rulebook: long texts, for a quiet moment.
module-treasures-entry = Trece salas con máscaras moradas y cofres sustituyen a las básicas. Al descubrir una sala con cofre se deja allí un tesoro boca abajo; las dos salas del principio reciben el suyo antes de empezar. Quien esté allí se lo lleva con dos llaves propias. Un tesoro se usa cuando quieras, una vez y gratis; si no fuera a servir de nada, lo conservas. Los tesoros no se regalan, y los que te queden al escapar se pierden.
card-healing-mask-entry = Todos los dados bloqueados de quienes están en el templo quedan libres al momento, estés donde estés. Solo los mantiene bloqueados quien tenga activado «Quedarme las máscaras negras». Mientras no haya nada bloqueado, no puedes usarla.
card-secret-passage-entry = Elige en todo el templo dos salas vecinas sin paso entre ellas: desde ahora lo hay, en ambos sentidos, para todos y hasta el final, al precio habitual de entrada. Nunca abre el muro interior de una sala doble; junto a ella lleva a la parte que da a ese borde, y si dan las dos, eliges tú. No sirve para descubrir. Si una de sus salas desaparece, espera hasta que haya otra en su lugar.
card-double-torch-entry = Súmala a tus antorchas para un solo fin: entrar, llevar el cáliz, romper una maldición o encender gemas con quienes estén en tu sala. Puede pagar sola, aunque tengas todos los dados bloqueados; una antorcha de más se pierde. Nunca se gasta si no la añades antes, y puedes retirarla. Para encender gemas solo se usa si no bastan los dados compartidos.
card-double-key-entry = Súmala a tus llaves para un solo fin: entrar, llevarte un tesoro, romper una maldición, escapar o encender gemas con quienes estén en tu sala. Puede pagar sola, aunque tengas todos los dados bloqueados; una llave de más se pierde. Nunca se gasta si no la añades antes, y puedes retirarla. Para encender gemas solo se usa si no bastan los dados compartidos.
card-teleport-entry = El aventurero que llevas salta gratis a otra sala donde haya alguien del equipo, cercana o lejana, aunque estés en una Trampa. Las dos partes de una sala doble son dos salas. El cáliz nunca te acompaña. Si no hay nadie más en el templo no puedes usarlo, y si esa sala acaba de quedarse vacía, lo conservas.
card-extra-gem-entry = Una gema de la reserva pasa a este tesoro y cuenta como encendida hasta el final. Puedes usarlo en cualquier sitio, y no agota ninguna sala. Si la reserva está vacía, espera; una vez usado, ya no se puede perder.
card-large-torch-entry = Plántala en la sala donde estás: hasta el próximo portazo, ese incluido, todos allí están tan a salvo como en la sala inicial. Puedes hacerlo antes del gong o durante la cuenta atrás. En una sala doble solo protege tu parte; desde una sala ilusoria, todos vuelven a la sala inicial sin perder dados. Tras el portazo se apaga, y en el derrumbe no salva a nadie.

# What happens.
temple-tell-reopens-secret-passage = Un pasadizo secreto puede abrir un paso.
