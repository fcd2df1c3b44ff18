# Chambers.
chamber-cliff-torch = Abismo de antorchas
chamber-cliff-torch-about = Quien la descubre queda colgando: se sube sacando tres antorchas. El resto entra gratis.
chamber-cliff-key = Abismo de llaves
chamber-cliff-key-about = Quien la descubre queda colgando: se sube sacando tres llaves. El resto entra gratis.
chamber-invocation = Sala de invocación
chamber-invocation-about = Tres llaves propias llaman aquí a todo el equipo, y nadie puede negarse.
chamber-platform = Plataforma flotante
chamber-platform-about = Flota alrededor del templo con quien la descubrió hasta que su escalera encaja. Después es una sala normal.
chamber-slide-trap = Trampa del tobogán
chamber-slide-trap-about = Se entra por el tobogán, pero nunca se sale por él. Hay que buscar otro camino.

# Deeds.
deed-climb = Subir
deed-call-all = Llamar al equipo

# What happens.
temple-say-trapped = ¡Una trampa! Te arrastra: { $chamber }.
temple-say-trapped-mate = Una trampa arrastra a { $name }: { $chamber }.
temple-say-climbed = Estás arriba otra vez.
temple-say-climbed-mate = { $name } ya está arriba.
temple-say-summoned = Llamas aquí a todo el equipo.
temple-say-summoned-mate = { $name } llama a todo el equipo.
temple-say-platform-waits = No hay dónde posarse. Flotas hasta que una sala encaje.
temple-say-platform-waits-mate = { $name } flota: hace falta una sala que encaje.
temple-say-platform-rides = La plataforma rodea el templo.

# Refusals.
refused-hanging = Cuelgas en el abismo
refused-adrift = La plataforma debe posarse
refused-platform-away = Plataforma fuera de alcance
refused-not-hanging = Aquí no cuelgas
refused-nobody-to-call = Ya está aquí todo el equipo
refused-no-cliff-here = Aquí no hay abismo
refused-not-called-from-here = Desde aquí no se llama
refused-not-rolled = Los dados cambiados no valen

# The rulebook: long texts, for a quiet moment.
module-traps-entry = Se barajan dos, tres o cuatro de las cinco salas trampa, y nadie sabe cuáles. Quien descubre una se ve arrastrado a ella al instante, sin pagar nada. En un abismo cuelgas hasta mostrar tres antorchas o tres llaves sacadas en tus propias tiradas; los dados de un cambio no cuentan allí hasta que los tires. El resto puede entrar gratis y liberar tus dados, pero no pagar por ti. La plataforma flotante rodea el templo en el sentido del reloj y se posa donde su escalera da con una abertura; si nada encaja, espera sobre su lugar hasta que el templo cambie. La sala de invocación llama a todo el equipo cuando se descubre, y otra vez por tres llaves. Por el tobogán se entra, pero no se sale. Una trampa no protege a nadie del portazo.

# At the table.
table-number-traps = Cuántas trampas

# Se pregunta antes de llamar a todo el equipo.
summon-title = ¿Llamar a todo el equipo?
summon-about = Llegan al instante, estén donde estén. Nadie puede negarse.
summon-hold = Mantener
summon-hold-long = Mantén pulsado un segundo para llamar a todo el equipo
summon-longer = Mantén un segundo entero
summon-again = Pulsa otra vez para llamar a todo el equipo.

# Lo que puede retener a alguien para siempre.
temple-say-captive-short = Faltan dados para subir. Una llamada, un tesoro o un dado de fuera aún pueden ayudar.
temple-say-slide-shut = Ya no hay salida del tobogán.
