# Cards.
card-lost-treasure = Tesoro perdido
card-lost-treasure-effect = Renuncia ahora mismo a uno de tus tesoros.
card-really-cursed = Doble maldición
card-really-cursed-effect = Desde ahora robas dos maldiciones en vez de una.

# Chambers.
chamber-pit = Foso
chamber-pit-about = Cinco máscaras negras tuyas encienden dos gemas.

# Deeds.
deed-pit = Encender las gemas del foso

# Questions.
temple-ask-lost-treasure = Pierdes un tesoro
temple-ask-lost-treasure-note = Elige el que menos falta te haga.
temple-ask-lost-treasure-choice = Renunciar: { $card }

# What happens.
temple-say-pit =
    { $count ->
        [one] { $name } despierta el foso: una gema.
       *[other] { $name } despierta el foso: { $count } gemas.
    }

# Refusals.
refused-no-pit-here = Aquí no hay foso

# The rulebook: long texts, for a quiet moment.
module-pit-entry = El foso se baraja con las demás salas. Si estás en él y cinco de tus dados muestran máscaras negras, puedes encender dos gemas, una vez por partida. Los cinco dados siguen bloqueados, así que te harán falta máscaras doradas de los demás. Si llegas con cinco dados y queda alguna gema en la reserva, se activa solo «Quedarme las máscaras negras», para que nadie libere lo que reúnes; lo verás junto a tus dados y allí puedes desactivarlo. Con menos de cinco dados, el foso no te da nada. Si se juega con maldiciones, les añade Doble maldición y tres veces Tesoro perdido; sin tesoros, este no hace nada.
card-lost-treasure-entry = Elige uno de tus tesoros sin usar y descártalo sin aprovecharlo; si no eliges en cinco segundos, decide el azar. Hasta entonces no puedes usar ningún tesoro. Un pasadizo abierto, una antorcha que arde y una gema encendida no corren peligro. Si no tienes tesoros, no pasa nada: en cualquier caso, la maldición desaparece al momento.
card-really-cursed-entry = Cada vez que debas robar una maldición robas dos, una tras otra. La que ya tengas se descarta, y la primera de las dos cuenta como tuya. La carta en sí no trae una segunda, y si solo queda una, robas esa.
