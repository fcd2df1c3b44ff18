# Chambers.
chamber-illusion-1 = Sala de la niebla
chamber-illusion-1-about = Desaparece tras el primer y el segundo portazo.
chamber-illusion-2 = Sala del sueño
chamber-illusion-2-about = { chamber-illusion-1-about }
chamber-illusion-3 = Sala de la sombra
chamber-illusion-3-about = { chamber-illusion-1-about }
chamber-illusion-4 = Sala de los reflejos
chamber-illusion-4-about = { chamber-illusion-1-about }

# What happens.
temple-say-vanished =
    { $count ->
        [one] Una ilusión se desvanece.
       *[other] { $count } ilusiones se desvanecen.
    }
temple-say-vanished-here = Tu sala se desvanece. Vuelves a la sala inicial.

# The rulebook: long texts, for a quiet moment.
module-illusions-entry = Seis salas ilusorias sustituyen a las seis que tienen una sola gema. Entre portazos son salas como las demás, solo que sus máscaras moradas no traen maldición. Justo después del primer y del segundo portazo desaparecen todas y van bajo el mazo, donde se podrán encontrar como nuevas. Quien estuviera allí vuelve a la sala inicial y pierde un dado por llegar tarde, no dos. Las gemas encendidas en ellas siguen encendidas. Ojo con los huecos: parte del templo puede quedar aislada hasta que alguien descubra un camino.

# What happens.
temple-tell-reopens-illusions = Cuando se desvanezcan las ilusiones, puede abrirse un paso.
