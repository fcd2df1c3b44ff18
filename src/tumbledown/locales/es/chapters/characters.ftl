# Cards.
card-discoverer-permanent = Exploradora
card-discoverer-permanent-effect = Mira la sala que robas; puedes cambiarla por otra.
card-discoverer-activatable = Exploradora
card-discoverer-activatable-effect = Corre hasta tres salas sin pagar la entrada.
card-doc-permanent = Doctora
card-doc-permanent-effect = Cada máscara dorada tuya libera tres dados.
card-doc-activatable = Doctora
card-doc-activatable-effect = Libera todos los dados bloqueados de alguien, cerca o lejos.
card-mentalist-permanent = Mentalista
card-mentalist-permanent-effect = Tus máscaras doradas pueden contar como llaves.
card-mentalist-activatable = Mentalista
card-mentalist-activatable-effect = Salta a una sala donde haya alguien del equipo.
card-mechanic-permanent = Mecánico
card-mechanic-permanent-effect = Cada antorcha tuya cuenta como dos.
card-mechanic-activatable = Mecánico
card-mechanic-activatable-effect = Gira una sala, salvo la sala inicial.
card-priest-permanent = Sacerdote
card-priest-permanent-effect = Solo con máscaras negras, salta hasta alguien del equipo.
card-priest-activatable = Sacerdote
card-priest-activatable-effect = Presta tres llaves o antorchas para gemas, cerca o lejos.
card-muscleman-permanent = Forzudo
card-muscleman-permanent-effect = Entra en cualquier sala con dos aventureros.
card-muscleman-activatable = Forzudo
card-muscleman-activatable-effect = Atraviesa un muro hacia la sala de al lado.
card-priest-torches = Tres antorchas prestadas
card-priest-torches-effect = Para las gemas de aquí, del Sacerdote.
card-priest-keys = Tres llaves prestadas
card-priest-keys-effect = Para las gemas de aquí, del Sacerdote.

# Refusals.
refused-card-face-down = Tu carta está boca abajo
refused-nobody-elsewhere = No hay nadie en otra sala
refused-no-wall-beside = No hay sala tras el muro
refused-double-wall-holds = Sala doble: el muro resiste
refused-nothing-turns = Ese giro no cambia nada
refused-lent-already = Tus símbolos ya están allí
refused-start-stays = La sala inicial no gira
refused-lending-no-help = Allí no sirven esos símbolos
refused-not-all-black = No todas son negras

# The rulebook: long texts, for a quiet moment.
module-characters-entry = Seis personajes, con dos cartas cada uno: una que funciona siempre y otra que usas con los símbolos que muestra. Antes de la partida cada quien elige un personaje distinto y guarda una de sus dos cartas; la otra se queda en la caja. Una carta usada queda boca abajo y no sirve hasta que el próximo portazo le da la vuelta. Tu carta solo actúa para ti, salvo que nombre a otra persona.
card-discoverer-permanent-entry = Al explorar, primero solo tú ves la sala. Guárdala, o ponla debajo del mazo y roba otra, que tienes que colocar, en cualquier abertura de tu sala. Tienes cinco segundos; después se queda. Se puede devolver cualquier sala, también la salida, y no ocurre nada de lo que trae. Si no queda ninguna otra, no hay elección.
card-discoverer-activatable-entry = Con tres aventureros avanzas hasta tres salas por pasos abiertos sin pagar la entrada. Por el camino no descubres nada, y no pasas por ninguna sala en la que ahora no puedes entrar. Después la carta queda boca abajo hasta el próximo portazo.
card-doc-permanent-entry = Una máscara dorada libera hasta tres dados bloqueados, tuyos o de otra persona en tu sala. Con la maldición de la máscara libera uno.
card-doc-activatable-entry = Con dos máscaras doradas quedan libres todos los dados bloqueados de otra persona del equipo, esté donde esté; con la maldición de la máscara, cada una libera solo uno. No se puede elegir a quien tiene activado «Quedarme las máscaras negras». Después la carta queda boca abajo hasta el próximo portazo.
card-mentalist-permanent-entry = Tus máscaras doradas cuentan como llaves para lo que quieras: gemas, tesoros, puertas, salida. Primero se usan las llaves, y las máscaras solo para lo que falta; esa máscara se vuelve a tirar enseguida. En tu sala los demás también pueden usarlas como llaves, si no las retienes.
card-mentalist-activatable-entry = Con dos llaves saltas a otra sala donde haya alguien del equipo, cerca o lejos. Una trampa te lo impide, y el cáliz nunca va contigo. Después la carta queda boca abajo hasta el próximo portazo.
card-mechanic-permanent-entry = Cada antorcha que saques cuenta como dos, para todo lo que pide antorchas. Una antorcha de más se pierde. Las antorchas de los tesoros y de los dados cambiados cuentan como siempre.
card-mechanic-activatable-entry = Con dos antorchas giras una sala un cuarto, medio giro o tres cuartos, aunque haya alguien dentro; todos se quedan donde están. Un pasadizo secreto se queda en su borde. La sala inicial no gira. Después la carta queda boca abajo hasta el próximo portazo.
card-priest-permanent-entry = Cuando todos tus dados en juego muestran máscaras negras, puedes saltar a otra sala donde haya alguien del equipo, las veces que quieras. Los dados siguen bloqueados. Una trampa te lo impide, y el cáliz nunca va contigo.
card-priest-activatable-entry = Con tres máscaras negras tuyas añades tres llaves o tres antorchas a las gemas de cualquier sala. Si con lo que se comparte allí basta, las gemas se encienden enseguida; si no, los símbolos esperan allí diez segundos a quienes están dentro. De las salas enlazadas ayudan a una, y debe haber alguien en cada sala que participa. También puedes simplemente volver a tirar los tres dados. La carta se da la vuelta cuando se usan los símbolos.
card-muscleman-permanent-entry = Para entrar en una sala por un paso abierto puedes pagar dos aventureros en lugar de lo que pide su marco. Lo que llevas cuesta su extra de todos modos.
card-muscleman-activatable-entry = Con dos aventureros atraviesas un muro hacia la sala de al lado sin pagar la entrada. Ningún muro de una sala doble cede, ni desde dentro ni desde fuera. Una trampa te lo impide, y el cáliz nunca va contigo. Después la carta queda boca abajo hasta el próximo portazo.
card-priest-torches-entry = El Sacerdote las presta diez segundos: quien está en la sala puede encender sus gemas con ellas.
card-priest-keys-entry = El Sacerdote las presta diez segundos: quien está en la sala puede encender sus gemas con ellas.

# Who one may be.
role-discoverer = { card-discoverer-permanent }
role-doc = { card-doc-permanent }
role-mentalist = { card-mentalist-permanent }
role-mechanic = { card-mechanic-permanent }
role-priest = { card-priest-permanent }
role-muscleman = { card-muscleman-permanent }

# Deeds, and the tools on the map.
deed-long-run = Correr
deed-mind-jump = Saltar
deed-black-jump = Saltar
deed-through-wall = Atravesar
deed-turn-chamber = Girar
deed-remote-healing = Liberar a alguien
deed-remote-healing-of = Liberar todos los dados bloqueados de { $name }
deed-lend-icons = Prestar
deed-leave-icons = Prestar
deed-shed-masks = Solo volver a tirar
temple-aim-long-run = ¿Hasta dónde corres?
temple-aim-mind-jump = ¿Junto a quién saltas?
temple-aim-black-jump = ¿Junto a quién saltas?
temple-aim-through-wall = ¿Qué muro atraviesas?
temple-aim-turn-chamber = Girar esta sala
temple-aim-remote-healing = Toca a quien quieras liberar
temple-aim-leave-icons = ¿Dónde ayudas?
tool-lend-keys = Tres llaves para: { $chamber }
tool-lend-torches = Tres antorchas para: { $chamber }
tool-lend-together = Junto con: { $chambers }

# Questions.
temple-ask-replace-chamber = ¿Te quedas con esta sala?
temple-ask-replace-chamber-note = La siguiente habría que aceptarla, en una abertura de aquí.
temple-ask-replace-chamber-0 = Sí, esta
temple-ask-replace-chamber-1 = Robar otra
temple-ask-replace-chamber-at = { $side ->
    [north] Robar otra, al norte
    [east] Robar otra, al este
    [south] Robar otra, al sur
   *[west] Robar otra, al oeste
}
temple-ask-lent-icons = Ayudas desde lejos
temple-ask-lent-icons-note = Quien esté allí puede encender gemas con esto.
temple-ask-lent-icons-0 = Retirar

# On the screen, and what happens.
temple-pile-characters = Tu personaje
temple-say-turned = Giras: { $chamber }.
temple-say-turned-mate = { $name } gira: { $chamber }.
temple-say-leapt = { $name } llega a: { $chamber }.
temple-say-lent-keys = Tres llaves más en: { $chamber }
temple-say-lent-torches = Tres antorchas más en: { $chamber }

# What happens.
temple-tell-reopens-mechanic = El Mecánico puede abrir un paso.
temple-tell-reopens-muscleman = El Forzudo puede atravesar los muros.
