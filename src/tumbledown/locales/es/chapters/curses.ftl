# Cards.
card-trap = Trampa
card-trap-effect = Ni entrar ni explorar.
card-silence = Silencio
card-silence-effect = Ni una palabra más.
card-broken-die = Dado roto
card-broken-die-effect = Uno de tus dados se queda en esta carta.
card-lost-dice = Dados perdidos
card-lost-dice-effect = Espera dos segundos entre tiradas o toca el dado que cae.
card-mask = Máscara
card-mask-effect = Tus máscaras doradas solo liberan un dado cada una.
card-cursed-hand = Mano maldita
card-cursed-hand-effect = Una mano se queda sobre tu cabeza.
card-soul-exchange = Cambio de almas
card-soul-exchange-effect = Alguien lleva a tu aventurero, y tú al suyo.
card-silence-table = No hables. Puedes señalar y hacer gestos.
card-silence-online = Chat y llamadas, apagados. Aún puedes señalar salas, compartir dados y votar.
card-lost-dice-table = Ningún dado se cae de una pantalla. En esta mesa, la maldición no hace nada hasta que la rompas.
card-lost-dice-online = Espera dos segundos después de cada tirada; el botón muestra cuánto falta. Si tiras antes, un dado rueda hacia el borde: tócalo antes de que caiga o lo pierdes para siempre.
card-lost-dice-gentle = Nada se cae. Una tirada precipitada simplemente no se hace.
card-cursed-hand-table = Ponte una mano en la cabeza y déjala ahí. Juega con la otra.
card-cursed-hand-online = Mantén pulsada la mano. Sin ella no responden ni los dados ni el templo.
card-cursed-hand-gentle = Nada que sujetar. Tus tiradas duran un 50 % más.
card-soul-exchange-table = Los dos cambian de color: cada cual lleva al aventurero del otro.
card-soul-exchange-online = La vista salta al aventurero que llevas ahora. Tus dados y tus cartas siguen siendo tuyos.

# Deeds.
deed-lift-card = Romper la maldición: { $card }

# On the screen.
temple-pile-curses = Tus maldiciones
temple-roll-hasty = espera
temple-key-lift = romper una maldición
temple-key-hold = mantener la mano maldita
temple-key-catch = atrapar un dado que cae
temple-settings-gentle = Maldiciones del cuerpo suaves
temple-settings-gentle-note = Nada que sujetar, atrapar o tocar a tiempo. A cambio, las tiradas duran más.

# Questions.
temple-ask-broken-die-usual = Este
temple-ask-broken-die = Se rompe un dado
temple-ask-broken-die-note = Ya está en la carta. ¿Prefieres otro? Tócalo.
temple-ask-soul = ¿El alma de quién?
temple-ask-soul-note = Cada cual llevará al aventurero del otro.
temple-ask-soul-choice = Cambiar con { $name }
temple-ask-catch = ¡Atrapa el dado!
temple-ask-catch-note = Tócalo antes de que se caiga.
temple-ask-catch-choice = Atraparlo

# What happens.
temple-say-cursed = Una maldición te alcanza: { $card }. { $effect }
temple-say-cursed-mate = Una maldición alcanza a { $name }: { $card }.
temple-say-lifted = Te libras de una maldición: { $card }.
temple-say-lifted-mate = { $name } se libra de una maldición: { $card }.
temple-say-steers-mate = { $name } lleva ahora al aventurero de { $other }.
temple-say-steers-yours = { $name } lleva ahora a tu aventurero.
temple-say-steers-own = Vuelves a llevar a tu aventurero.
temple-say-steers-own-mate = { $name } vuelve a llevar a su aventurero.
temple-say-falling = Demasiado pronto tras la última tirada. ¡Atrapa el dado!
temple-say-caught = Atrapado.
temple-say-fallen = El dado se cayó y está perdido. Espera dos segundos entre tiradas.
temple-say-fallen-mate = A { $name } se le ha caído un dado.
temple-say-hold-hand = Mantén pulsada la mano para seguir.
temple-say-hand-held = Mano sujeta. Puedes seguir.
temple-tell-soul-alone = Cambio de almas, pero no hay con quién: la carta se descarta.

# Refusals.
refused-trapped = Una trampa te retiene
refused-silenced = Debes callar
refused-hand-on-head = La mano en la cabeza
refused-hasty-throw = Espera un poco

# At the table.
table-variant-curses-on-honour = Maldiciones del cuerpo, bajo palabra
table-variant-curses-on-honour-about = De pie, en silencio, mano en la cabeza: cada cual se encarga. Si no, la pantalla.

# The rulebook: long texts, for a quiet moment.
module-curses-entry = Trece salas con máscaras moradas y cofres sustituyen a las básicas, y se barajan las maldiciones. Quien descubre una sala con máscara morada roba una maldición, en el acto y una sola vez; las dos salas del principio no traen ninguna. Actúa hasta que la rompes: muestra los símbolos de la carta con tus propios dados, en cualquier sala y cuando quieras. Nadie puede pagar por ti, y esos dados hay que volver a tirarlos. Puedes llevar varias, pero nunca dos iguales: la segunda se descarta. Cuando escapas, tus maldiciones se acaban.
card-trap-entry = No puedes entrar en una sala ni descubrirla, y ninguna habilidad de un personaje te mueve. Todo lo demás sigue abierto: gemas, ayuda, tesoros, romper maldiciones, escapar. El Teletransporte sí te mueve, y también una sala que desaparece. El portazo no hace excepciones: si no estás en la sala inicial, te cuesta un dado.
card-silence-entry = No puedes hablar hasta que rompas la maldición. Se permiten gestos, señalar salas, compartir dados y votar.
card-broken-die-entry = Elige uno de tus dados, incluso bloqueado; se queda en la carta y no se puede tirar ni usar. Si no eliges en cinco segundos, va uno bloqueado o, si no hay, uno que no guardabas. Al acabar la maldición vuelve libre y sin tirar; si escapas, se queda con la carta. No es un dado perdido, y si tienes que perder uno, solo se va cuando no te queda otro.
card-lost-dice-entry = Un dado tuyo que se cae sale de la partida y cuenta como perdido. En la pantalla, una tirada a menos de dos segundos de la anterior es precipitada: uno de sus dados rueda hacia el borde y tienes poco más de un segundo para tocarlo. Las tiradas tranquilas no corren peligro, y los dados guardados o bloqueados tampoco. En la forma suave nada se cae: la tirada precipitada se rechaza. En una mesa que juega bajo palabra, ningún dado se cae de la pantalla.
card-mask-entry = Una máscara dorada que saques solo libera un dado bloqueado, sea tuyo o de otra persona. La que te dé alguien sin esta maldición libera dos de los tuyos, como siempre. El giro del destino y la Máscara sanadora actúan con toda su fuerza.
card-cursed-hand-entry = Una mano se queda sobre tu cabeza hasta que rompas la maldición; juegas con la otra. En la pantalla mantienes pulsado el símbolo de una mano: sin él no responden ni los dados ni el templo. En la forma suave no hay nada que sujetar, pero tus tiradas duran un 50 % más.
card-soul-exchange-entry = Elige a alguien que siga en el templo: desde ahora cada uno lleva al aventurero que llevaba el otro. No puede negarse; si no eliges en cinco segundos decide el azar, y si no hay nadie, la carta se descarta. Nadie cambia de sitio, y conservas tus dados, tus tesoros y tus maldiciones con sus efectos; en el portazo pagas con tus dados por el aventurero que llevas. Solo tú puedes romper la maldición: entonces cada cual recupera al suyo, salvo que uno de los dos ya haya escapado, y en ese caso el cambio es definitivo.
card-lost-dice-effect-curses-on-honour = De una pantalla no se cae ningún dado: aquí no hace nada.
