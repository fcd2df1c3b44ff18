# Cards.
card-doomed = Condena
card-doomed-effect = No puedes escapar.
card-stand-up = En pie
card-stand-up-effect = Levántate, y no vuelvas a sentarte.
card-stand-up-table = Levántate ya, y quédate de pie.
card-stand-up-online = Te hundes en un sillón. Un toque te levanta; si llegas a sentarte, hacen falta tres.
card-stand-up-gentle = Sin sillón. Tus tiradas duran un poco más.
card-counterspell = Contrahechizo
card-counterspell-effect = Líbrate de una de tus maldiciones.

# Deeds.
deed-counterspell = Deshacer una maldición
deed-counterspell-card = Deshacer con contrahechizo: { $card }
deed-stand = Levantarse

# On the screen.
temple-aim-counterspell = Toca una de tus maldiciones
temple-key-stand = levantarse
temple-roll-seated =
    { $count ->
        [one] 1 toque y de pie
       *[other] { $count } toques y de pie
    }

# What happens.
temple-say-sinking = Te estás hundiendo. ¡Arriba!
temple-say-seated =
    { $count ->
        [one] Te has sentado. Un toque más y te levantas.
       *[other] Te has sentado. { $count } toques y te levantas.
    }
temple-say-standing = Estás de pie.

# Refusals.
refused-seated = Primero levántate
refused-still-doomed = La condena te retiene
refused-not-cursed = No tienes maldición

# The rulebook: long texts, for a quiet moment.
module-doomed-entry = Dos maldiciones más, Condena y En pie, se suman a su mazo, y dos Contrahechizos a los tesoros. Sin maldiciones, nada de esto entra en juego; sin tesoros, los Contrahechizos se quedan en la caja. Conviene mirar las cartas de los demás antes del último gong: quien tenga la Condena aún debe romperla, o librarse de ella con un Contrahechizo.
card-doomed-entry = Mientras tengas esta maldición no puedes escapar; todo lo demás se puede, incluso entrar en la salida. Allí puedes romperla, pero los dados con que la rompes hay que volver a tirarlos antes de que te sirvan para salir. Si aún la tienes cuando el templo se derrumba, pierden todos.
card-stand-up-entry = Levántate enseguida y quédate de pie hasta que rompas la maldición. En la pantalla, tu aventurero se hunde en un sillón durante ocho segundos: un toque te levanta, pero si llegas a sentarte no puedes tirar hasta dar tres toques. Quien no pueda estar de pie juega con esta forma, o con la suave, en la que las tiradas duran casi un tercio más.
card-counterspell-entry = Una de tus maldiciones sale de la partida, la que tú elijas, y todo lo que hace termina como si la hubieras roto. Lo que ya te ha costado sigue perdido. No actúa sobre las maldiciones de otros, y mientras no tengas ninguna, lo conservas.
