# Cards.
card-teleport-token = Ficha de teletransporte
card-teleport-token-effect = Déjala: su sala queda unida a la sala de teletransporte.

# Chambers.
chamber-exchange-chamber = Sala de cambio
chamber-exchange-chamber-about = Una vez por visita: entrega una de tus maldiciones y toma el primer tesoro. No cuesta dados.
chamber-teleport-chamber = Sala de teletransporte
chamber-teleport-chamber-about = Desde aquí se salta gratis hasta su ficha, y de vuelta, mientras la ficha esté en otra sala.

# Deeds.
deed-trade-curse = Cambiar una maldición
deed-trade-curse-card = Cambiar { $card } por un tesoro
deed-take-token = Tomar la ficha
deed-lay-token = Dejar la ficha
deed-token-link = Saltar por el enlace
deed-token-link-to = Saltar por el enlace: { $chamber }

# The exchange chamber asks.
trade-title = ¿Qué maldición entregas?
trade-about = Recibes el primer tesoro. Una vez por visita.

# What happens.
temple-say-traded = ¡Una maldición por un tesoro!
temple-say-traded-mate = { $name } cambia una maldición por un tesoro.
temple-say-token-found = ¡La ficha de teletransporte! Hay que llevársela.
temple-say-token-taken = Tomas la ficha de teletransporte.
temple-say-token-taken-mate = { $name } toma la ficha de teletransporte.
temple-say-token-laid = Unes esta sala: { $chamber }.
temple-say-token-laid-mate = { $name } deja la ficha: { $chamber }.
temple-say-token-back = La ficha vuelve al inicio.
temple-say-token-jump = Saltas: { $chamber }.
temple-say-token-jump-mate = { $name } salta: { $chamber }.

# Refusals.
refused-traded-already = Solo una vez por visita
refused-nothing-to-trade = No tienes maldiciones
refused-no-treasure-left = No quedan tesoros
refused-no-token-here = Aquí no hay ficha
refused-token-not-held = No tienes la ficha
refused-no-link-here = Ningún enlace lleva allí
refused-token-not-laid = Deja la ficha en otra sala
refused-link-rests = El enlace pide un segundo
refused-not-traded-here = Aquí no se cambia nada

# My cards.
temple-pile-link-tokens = La ficha
temple-key-lay-token = dejar la ficha

# The rulebook: long texts, for a quiet moment.
module-exchange-teleport-entry = Dos salas se mezclan con las demás cuando las primeras ya están puestas. En la sala de cambio, que solo está si juegan con maldiciones y con tesoros, puedes entregar una de tus maldiciones y tomar el primer tesoro, una vez por visita y sin gastar dados; también las que ningún dado rompe, y el dado que haya encima vuelve. Con la sala de teletransporte aparece su ficha. Quien esté donde está la ficha puede tomarla y dejarla en cualquier sala, gratis y tantas veces como quieran. Mientras esté en otra sala, cualquiera puede saltar gratis de una a otra, como mucho una vez por segundo. Lo que prohíbe moverse prohíbe el salto, pero no la maldición Trampa. El cáliz nunca acompaña.
card-teleport-token-entry = Está en la sala de teletransporte cuando la encuentran. Quien esté en su sala puede tomarla; quien la tiene puede dejarla donde esté. Ambas cosas son gratis. Mientras no esté en su propia sala, las dos salas están unidas en los dos sentidos. Si desaparece la sala donde está, vuelve al inicio; si quien la tiene escapa, se queda en la salida.

# What happens.
temple-tell-reopens-link = La sala de teletransporte puede llevar hasta allí.
