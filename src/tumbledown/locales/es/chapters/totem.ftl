# Chambers.
chamber-totem = Sala del tótem
chamber-totem-about = Apila máscaras doradas y negras: cinco dados encienden una gema, diez encienden dos.

# Deeds.
deed-stack-die = Apilar un dado
deed-lift-die = A la torre
deed-bank-gem = Tomar una gema

# What happens.
temple-say-stacked = Tu dado aguanta. { $count } en la torre.
temple-say-stacked-mate = { $name }: el dado aguanta. { $count } en la torre.
temple-say-fell = Tu dado se cae.
temple-say-fell-mate = { $name }: el dado se cae.
temple-say-toppled =
    { $count ->
        [one] Demasiado lejos: también cae un dado de la torre.
       *[other] Demasiado lejos: también caen { $count } dados de la torre.
    }
temple-say-die-lifted = Quitas un dado de la torre.
temple-say-die-lifted-mate = { $name } quita un dado de la torre.
temple-say-tower-lit =
    { $count ->
        [one] La torre enciende una gema.
       *[other] La torre enciende { $count } gemas.
    }
temple-say-dice-stay =
    { $count ->
        [one] Uno de tus dados se queda en el tótem.
       *[other] { $count } de tus dados se quedan en el tótem.
    }

# On the screen.
totem-title = Tótem
totem-height =
    { $count ->
        [0] ningún dado aún
        [one] 1 dado en pie
       *[other] { $count } dados en pie
    }
totem-goal = Cinco dados encienden una gema, diez encienden dos.
totem-stays = aguanta
totem-falls = se cae
totem-topples = derriba
totem-drop = Soltar
totem-drop-golden = máscara dorada
totem-drop-black = máscara negra
totem-drop-mate = dado de { $name }
totem-wait = la torre se mueve
totem-no-mask = Tira para sacar máscaras doradas o negras.
totem-how = Toca donde sea o pulsa la barra espaciadora cuando el dado esté sobre el centro.
totem-how-random = Toca donde sea o pulsa la barra espaciadora: el azar hace el resto.
totem-bank = Tomar una gema
totem-bank-note = Se renuncia a la segunda.
totem-lift = Quitar el dado de arriba
totem-lend = El equipo suelta los míos
totem-lend-long = El equipo suelta los míos: otros en esta sala pueden soltar mis dados
totem-random = Sin apuntar
totem-random-long = Sin apuntar: decide el azar, igual de difícil en promedio
totem-mine =
    { $count ->
        [one] Un dado tuyo se queda aquí si te vas.
       *[other] { $count } dados tuyos se quedan aquí si te vas.
    }
totem-die-of = { $die } de { $name }

# Refusals.
refused-no-masks = Necesitas una máscara
refused-tower-moves = La torre aún se mueve
refused-tower-full = La torre ya es bastante alta
refused-tower-empty = No hay dados en la torre
refused-tower-low = Hacen falta cinco dados
refused-no-totem-here = Aquí no hay tótem

# The rulebook: long texts, for a quiet moment.
module-totem-entry = La sala del tótem se baraja en el mazo. Quien esté en ella puede apilar dados propios que muestren una máscara dorada o negra, incluso bloqueados; los dados de varias personas forman una sola torre. Un dado se balancea sobre la torre y, cuanto más alta es, más lejos llega. Suéltalo sobre el centro: hasta medio dado a un lado, aguanta. Más lejos se cae, y si fallas por mucho también caen uno, dos o tres dados de la torre. Los dados caídos se vuelven a tirar, también las máscaras negras, sin máscara dorada. Desde cinco dados, cualquiera en la sala puede tomar una gema; diez dados encienden dos gemas por sí solos. Después los dados vuelven sin símbolo y el tótem queda agotado para el resto de la partida. Un dado apilado no se puede usar, liberar ni dar. Si te vas, tus dados se quedan en la torre; cualquiera en la sala puede quitar el dado de arriba, que vuelve con quien lo puso. Si un portazo te cuesta un dado, puede pagar uno apilado. Si apuntar no es lo tuyo, activa «Sin apuntar» o deja que tu equipo suelte tus dados.
