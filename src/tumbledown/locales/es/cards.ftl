# Las cartas: maldiciones, tesoros y el cáliz. Cómo se llaman y, en una línea, qué hacen; lo demás está en rulebook.ftl.

# Maldiciones.
card-trap = Trampa
card-trap-effect = Ni entrar ni explorar.
card-silence = Silencio
card-silence-effect = Ni una palabra más.
card-broken-die = Dado roto
card-broken-die-effect = Uno de tus dados se queda en esta carta.
card-lost-dice = Dados perdidos
card-lost-dice-effect = Dado que se cae, dado perdido.
card-mask = Máscara
card-mask-effect = Tus máscaras doradas solo liberan un dado cada una.
card-cursed-hand = Mano maldita
card-cursed-hand-effect = Una mano se queda sobre tu cabeza.
card-soul-exchange = Cambio de almas
card-soul-exchange-effect = Alguien lleva a tu aventurero, y tú al suyo.
card-lost-treasure = Tesoro perdido
card-lost-treasure-effect = Renuncia ahora mismo a uno de tus tesoros.
card-really-cursed = Doble maldición
card-really-cursed-effect = Desde ahora robas dos maldiciones en vez de una.
card-doomed = Condena
card-doomed-effect = No puedes escapar.
card-stand-up = En pie
card-stand-up-effect = Levántate, y no vuelvas a sentarte.
card-poison = Veneno
card-poison-effect = Cada portazo te cuesta un dado; fuera de la sala de partida, dos.
card-strangle-vines = Lianas asfixiantes
card-strangle-vines-effect = Los aventureros que saques no cuentan: vuelve a tirarlos.

# Maldiciones del cuerpo: lo que haces tú en una mesa que juega bajo palabra, lo que si no te pide la pantalla, y la forma suave.
card-silence-table = No hables. Puedes señalar y hacer gestos.
card-silence-online = Chat y llamadas, apagados. Aún puedes señalar salas, compartir dados y votar.
card-lost-dice-table = Ningún dado se cae de una pantalla. En vuestra mesa, esta maldición no hace nada hasta que la rompas.
card-lost-dice-online = Tira con calma. Con prisas, un dado rueda hacia el borde: tócalo a tiempo.
card-lost-dice-gentle = Nada se cae. Una tirada con prisas no sale, y ya está.
card-cursed-hand-table = Ponte una mano en la cabeza y déjala ahí. Juega con la otra.
card-cursed-hand-online = Mantén pulsada la mano. Sin ella no responden ni los dados ni el templo.
card-cursed-hand-gentle = Nada que sujetar. Tus tiradas duran la mitad más.
card-soul-exchange-table = Cambiaos los colores: cada cual lleva al aventurero del otro.
card-soul-exchange-online = La vista salta al aventurero que llevas ahora. Tus dados y tus cartas siguen siendo tuyos.
card-stand-up-table = Levántate ya, y quédate de pie.
card-stand-up-online = Te hundes en un sillón. Un toque te levanta; si llegas a sentarte, hacen falta tres.
card-stand-up-gentle = Sin sillón. Tus tiradas duran un poco más.

# Tesoros.
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
card-counterspell = Contrahechizo
card-counterspell-effect = Líbrate de una de tus maldiciones.

# El cáliz.
card-chalice = Cáliz
card-chalice-effect = Llévalo a la salida: cada paso pide una antorcha más.
