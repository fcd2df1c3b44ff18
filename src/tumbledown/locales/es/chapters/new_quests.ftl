# Cards.
card-mind-control = Control mental
card-mind-control-effect = Alguien debe mover, robar salas y tomar gemas por ti.
card-mind-control-table = No toques tu aventurero, las salas ni las gemas: alguien del equipo pulsa esos botones por ti.
card-mind-control-online = Si quieres moverte, explorar o encender gemas, se pide al equipo. Basta un toque de alguien.
card-trap-return = Trampa (regreso)
card-trap-return-effect = De vuelta a la sala inicial, en el acto.
card-magic-bonds = Lazos mágicos
card-magic-bonds-effect = Mantén el contacto con alguien o no podrás tirar.
card-magic-bonds-table = Mantén una mano sobre alguien. Quien te vea soltar ata tus dados durante tres segundos.
card-magic-bonds-online = Sujeta la runa mientras tiras. Cada quince segundos alguien te toma el pulso; si no, tus dados quedan atados tres segundos.
card-magic-bonds-gentle = Nada que sujetar y sin pulso. Tus tiradas duran un poco más.
card-snake = Serpiente
card-snake-effect = Dos antorchas tuyas la ahuyentan.

# Chambers.
chamber-chaos = Caos
chamber-chaos-about = Con todo el equipo aquí, alguien desata el caos: una maldición para cada cual.
chamber-constellation = Constelación
chamber-constellation-about = Cada cual en su lugar a la vez, y dos llaves de quien esté aquí.
chamber-snake-pit = Foso de las serpientes
chamber-snake-pit-about = Primero las serpientes pequeñas, dos antorchas cada una. Luego su líder: cinco antorchas aquí, a solas o en equipo.

# Deeds.
deed-chaos = Desatar el caos
deed-constellation = Unir las estrellas
deed-snake = Ahuyentar una serpiente
deed-snake-leader = Vencer a la líder
deed-tie-dice = { $name } ha soltado

# The list of quests.
quest-chaos-asked = Todo el equipo en su sala. Luego cada cual roba una maldición.
quest-chaos-progress = { $count } de { $all } están allí
quest-chaos-ready = Ya están todos: ¡a desatar el caos!
quest-constellation-asked = Cada cual en su lugar a la vez, y dos llaves en su sala.
quest-constellation-mine = Tu lugar: { $place }.
quest-constellation-mate = { $name }: { $place }.
quest-constellation-ready = Todos los lugares ocupados. ¡Dos llaves en su sala!
quest-constellation-progress = { $count } de { $all } lugares ocupados
quest-constellation-open = Aún no está en el templo: { $places }.
quest-star-constellation = constelación
quest-star-start = sala inicial
quest-star-three-gems = sala de tres gemas
quest-star-one-gem = sala de una gema
quest-star-exit = salida
quest-star-here = { $name } está aquí: { $place }
quest-star-awaits = { $name } debe venir aquí: { $place }
quest-snakes-asked = Dos antorchas tuyas por serpiente, en su sala.
quest-snakes-leader = Cinco antorchas en el foso, a solas o en equipo.
quest-snakes-progress = { $count ->
    [one] queda 1 serpiente
   *[other] quedan { $count } serpientes
}
quest-leader-progress = solo queda la líder

# Chaos asks.
quest-chaos-title = ¿Desatar el caos?
quest-chaos-about = Una maldición para cada cual, y misión cumplida.
quest-chaos-hold = Mantener
quest-chaos-hold-long = Mantén pulsado un segundo para desatar el caos
quest-chaos-longer = Mantén un segundo entero
quest-chaos-again = Pulsa otra vez para desatar el caos.

# On the screen.
temple-key-pulse = tomar el pulso
temple-pulse = Tomar el pulso
temple-pulse-of = Tomar el pulso a { $name }
temple-bound-to = Lazos con { $name }
temple-roll-rune = sujeta la runa
temple-roll-tied = dados atados
temple-lent-hand = Se pide ayuda a tu equipo
temple-lent-nobody = Nadie puede ayudar: ocurrirá solo

# Questions.
temple-ask-bond-partner = ¿Lazos con quién?
temple-ask-bond-partner-note = Te tomará el pulso cada quince segundos.
temple-ask-bond-partner-choice = Con { $name }
temple-ask-mind-control = Echar una mano
temple-ask-mind-control-note = Lo pide alguien bajo control mental.
temple-ask-mind-control-moves = { $name } quiere moverse. ¿Le ayudas?
temple-ask-mind-control-draws = { $name } quiere explorar. ¿Le ayudas?
temple-ask-mind-control-lights = { $name } quiere encender gemas. ¿Le ayudas?
temple-ask-mind-control-leaves = { $name } quiere escapar. ¿Le ayudas?
temple-ask-mind-control-climbs = { $name } quiere subir. ¿Le ayudas?

# What happens.
temple-say-chaos = ¡Caos! Una maldición para cada cual.
temple-say-stars = Todos los lugares ocupados. ¡Dos llaves ya!
temple-say-snakes = ¡Serpientes! Una junto a cada uno de los demás.
temple-say-snake-gone = Ahuyentas una serpiente.
temple-say-snake-gone-mate = { $name } ahuyenta una serpiente.
temple-say-snake-start = Una serpiente está ahora en la sala inicial.
temple-say-bound = Unos lazos te atan a { $name }.
temple-say-bound-you = Unos lazos atan a { $name } contigo. Atención al pulso.
temple-say-pulse = ¡Toma el pulso a { $name }!
temple-say-tied = Nadie te tomó el pulso: tus dados quedan atados tres segundos.
temple-say-tied-mate = Los dados de { $name } quedan atados tres segundos.
temple-tell-needed-without-dice = Una misión necesita a alguien que no tiene dados. Una carta o un tesoro puede hacer que llegue.

# Refusals.
refused-rune-let-go = Primero sujeta la runa
refused-dice-tied = Tus dados están atados
refused-not-all-here = Falta gente aquí
refused-snakes-first = Antes, las pequeñas
refused-stars-apart = Falta alguien en su lugar
refused-no-chaos-here = Solo en el Caos
refused-no-stars-here = Aquí no hay constelación
refused-no-snake-here = Aquí no hay serpiente
refused-no-leader-here = Aquí no está la líder

# The rulebook: long texts, for a quiet moment.
module-new-quests-entry = Tres salas de misión más pueden salir elegidas, y tres tipos de maldiciones se suman a su mazo. Sin maldiciones se prepara igualmente un mazo, solo para la sala del Caos; las máscaras moradas no tienen efecto. Caos: todo el equipo debe estar en su sala a la vez; entonces alguien de allí lo desata y cada cual roba una maldición. Constelación: con dos personas hace falta alguien allí y alguien en la sala inicial; con tres, también en una sala de tres gemas; con cuatro, también en una de una gema; con cinco o seis, también en la salida; entonces quien está en la Constelación gasta dos llaves. A solas basta la propia sala. Foso de las serpientes: al descubrirlo aparece una serpiente junto a cada cual, salvo quien lo descubre. Dos antorchas de una misma persona la ahuyentan de su sala, y después cinco antorchas en el foso vencen a la líder.
card-mind-control-entry = Hasta que la rompas no puedes mover a tu aventurero, robar una sala ni tomar gemas de la reserva: lo hace alguien del equipo cuando lo pides. En la pantalla tu orden se vuelve una petición, y cualquiera del templo la cumple con un toque en ocho segundos; si no, caduca y no cuesta nada. Pagan tus dados, y lo que siga es para ti. Quien también esté bajo control mental solo puede moverte. Si nadie puede ayudar, ocurre solo a los tres segundos. Tirar, liberar dados y romper maldiciones sigue en tus manos.
card-trap-return-entry = Tu aventurero vuelve en el acto a la sala inicial, pase lo que pase, y quien está preso queda libre. Luego la carta se descarta. Con la otra trampa solo comparte el nombre.
card-magic-bonds-entry = Hasta que la rompas mantienes el contacto con alguien. En la pantalla eliges con quién: sujetas una runa mientras tiras, y la otra persona te toma el pulso cada quince segundos; si no, tus dados quedan atados tres segundos. Con la Mano maldita, un solo dedo sirve para ambas. Si esa persona escapa o pierde la conexión, eliges a otra; si no queda nadie, solo queda la runa. En la forma suave no hay nada que sujetar ni pulso, pero tus tiradas duran casi un tercio más.
card-snake-entry = Se queda en su sala y no estorba a nadie. Quien esté allí gasta dos antorchas suyas para ahuyentarla; si hay varias, de una en una. Si su sala desaparece, pasa a la sala inicial. Mientras quede una, nadie puede enfrentarse a la líder.
