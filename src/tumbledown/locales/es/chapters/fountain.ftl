# Cards.
card-poison = Veneno
card-poison-effect = Cada portazo te cuesta un dado; si no estás en la sala inicial, dos.
card-strangle-vines = Lianas asfixiantes
card-strangle-vines-effect = Los aventureros que consigas no cuentan: vuelve a tirarlos.

# Chambers.
chamber-fountain = Fuente
chamber-fountain-about = Dos máscaras doradas tuyas te devuelven un dado perdido, una vez cada cual.

# Deeds.
deed-regain = Recuperar un dado

# What happens.
temple-say-regained = Recuperas un dado perdido.
temple-say-regained-mate = { $name } recupera un dado.

# Refusals.
refused-nothing-lost = No perdiste dados
refused-regained-already = Una vez cada uno
refused-no-fountain-here = Aquí no hay fuente
refused-dice-bound = Las lianas atrapan esos dados

# The rulebook: long texts, for a quiet moment.
module-fountain-entry = La fuente se baraja con las demás salas. Si estás allí y muestras dos máscaras doradas propias, recuperas un dado que habías perdido, listo para tirar. Cada cual puede hacerlo una vez, y nadie puede hacerlo por ti. Cuentan las máscaras doradas que traigas guardadas; mientras pagan aquí, no liberan dados. Un dado que está sobre una carta, o que se regaló, no es un dado perdido. Si se juega con maldiciones, la fuente les añade dos veces Veneno y dos veces Lianas asfixiantes.
card-poison-entry = En el primer y el segundo portazo pierdes un dado incluso en la sala inicial, y dos en total en cualquier otro sitio; una sala con la Gran antorcha cuenta como sala inicial. El Veneno sigue ahí hasta que lo rompas, así que puede golpear dos veces. En el derrumbe ya no hace nada, y si has escapado no te alcanza. Si tienes menos dados de los que debes perder, se van todos.
card-strangle-vines-entry = Los aventureros que saques o recibas en un cambio bajo esta maldición no se pueden usar ni guardar y se suman solos a tu siguiente tirada; por eso no puedes descubrir salas, y solo entras donde no se pida ningún aventurero. Tampoco sirven para romper maldiciones. Los aventureros que guardabas de antes aún cuentan, y al acabar la maldición cuentan también los que muestren tus dados. El portazo no hace excepciones.
