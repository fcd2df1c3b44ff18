# Characters and their cards.
role-teleporter = Teletransportadora
card-teleporter-permanent = { role-teleporter }
card-teleporter-permanent-effect = Salta de una entrada libre a otra.
card-teleporter-activatable = { role-teleporter }
card-teleporter-activatable-effect = Salta a otra entrada libre y lleva a alguien contigo.
role-trickster = Pícaro
card-trickster-permanent = { role-trickster }
card-trickster-permanent-effect = Cambia dados con alguien de tu sala.
card-trickster-activatable = { role-trickster }
card-trickster-activatable-effect = Cambia dados con quien quieras, cerca o lejos.

# Treasures.
card-portal = Portal
card-portal-effect = Pasa a una sala de alrededor, también a través de muros.
card-clone = Clon
card-clone-effect = Tus antorchas y llaves valen el doble en una acción.

# Chambers.
chamber-dungeon = Mazmorra
chamber-dungeon-about = Un tobogán lleva adentro. Por ahí no sale nadie.
chamber-narrow-passage = Paso estrecho
chamber-narrow-passage-about = Tres antorchas para entrar; dentro, una gema y un tesoro.

# Deeds.
deed-portal = Cruzar el portal
deed-open-jump = Saltar
deed-joint-jump = Saltar
deed-swap-dice = Cambiar dados
deed-far-swap = Cambiar dados
deed-swap-dice-with = Cambiar dados con { $name }
deed-add-clone = Añadir el clon
deed-take-back-clone = Recuperar el clon
temple-aim-portal = Toca una sala que brilla
temple-aim-open-jump = ¿Adónde saltas?
temple-aim-joint-jump = ¿Adónde saltas, y con quién?
temple-aim-swap-dice = ¿Qué dados cambias?
temple-aim-far-swap = ¿Qué dados cambias?
tool-alone = sin nadie
tool-with = con { $name }

# Swapping dice.
swap-give = Dados que das
swap-take = Dados que da { $name }
swap-next-mate = Con otra persona
swap-offer = Ofrecer
swap-asks = { $name } quiere cambiar dados
swap-trade = Das { $given }; recibes { $got }.
swap-agree = Cambiar
swap-always = Siempre
swap-always-note = Cambiar ahora, y en adelante sin preguntar
swap-always-on = Cambios: siempre sí
swap-always-off = Los cambios se aceptan siempre. Toca para que te pregunten otra vez.
jump-asks = { $name } te lleva consigo
jump-agree = Ir también
jump-stay = Quedarse

# Questions.
temple-ask-swap-dice = Un cambio de dados
temple-ask-swap-dice-note = Recibes tantos dados como das.
temple-ask-far-swap = Un cambio de dados
temple-ask-far-swap-note = Recibes tantos dados como das.
temple-ask-joint-jump = Un salto a dos
temple-ask-joint-jump-note = No pagas nada.

# What happens.
temple-say-swapped = { $count ->
    [one] Cambias un dado con { $name }.
   *[other] Cambias { $count } dados con { $name }.
}
temple-say-swapped-others = { $count ->
    [one] { $name } y { $other } cambian un dado.
   *[other] { $name } y { $other } cambian { $count } dados.
}
temple-say-taken-along = Te llevan a: { $chamber }.

# Refusals.
refused-no-chamber-beside = Ahí no hay ninguna sala
refused-no-open-entrance = No hay entrada libre
refused-cannot-come-along = No puede ir contigo
refused-no-dice-to-swap = No hay dados que cambiar

# The rulebook: long texts, for a quiet moment.
module-new-characters-entry = La Teletransportadora y el Pícaro se eligen como los demás personajes, con dos cartas cada uno, de las que se guarda una. Dos salas se mezclan en el mazo cuando ya están las dos primeras: la Mazmorra y el Paso estrecho. Si juegan con tesoros, entre ellos hay dos Portales y dos Clones.
card-teleporter-permanent-entry = Si una abertura de tu sala aún no lleva a nada, puedes gastar dos aventureros y saltar a cualquier otra sala que esté igual. Allí no se paga nada más. Un tobogán no es una salida y no cuenta. Una trampa o una prohibición te detiene, y el cáliz nunca va contigo. En una sala doble cuenta la parte que tiene la abertura.
card-teleporter-activatable-entry = El mismo salto por los mismos dos aventureros, una vez hasta el próximo portazo. Otra persona de tu sala puede ir contigo gratis: se le pregunta y tiene cinco segundos. Solo al saltar se gastan los dados y se da la vuelta a la carta. Quien no puede irse no puede acompañarte. También puedes saltar sin nadie.
card-trickster-permanent-entry = Elige dados tuyos y otros tantos de alguien de tu sala, y ofrece el cambio. Si dice que sí en cinco segundos, los dados cambian de mano tal como están. Las máscaras negras siguen bloqueadas y los dados sin tirar siguen sin tirar. Después son tuyos como los demás, pero no los has tirado tú: en un abismo no cuentan, y las antorchas del Mecánico no cuentan doble. Solo se cambian dados en mano. Si uno de ellos se tira o se usa antes de la respuesta, o si se separan, la oferta caduca y no cuesta nada.
card-trickster-activatable-entry = Un cambio de dados con cualquiera del templo, a cualquier distancia y gratis: tantos tuyos como suyos, tal como están. Primero se le pregunta. Con el cambio se da la vuelta a la carta, que vuelve en el próximo portazo.
card-portal-entry = Tu aventurero pasa gratis a una sala de las ocho casillas de alrededor, a través de muros y en diagonal, aunque estés en una trampa. Junto a una sala doble llegas a la parte de ese lado; en diagonal eliges la parte. Nunca atraviesa el muro interior de una sala doble, y el cáliz se queda.
card-clone-entry = Añádelo antes de una acción tuya: cada antorcha y cada llave de tus propios dados vale el doble en ella, también para escapar, para romper una maldición y para gemas entre varios. Los dados de los demás y los símbolos de los tesoros no se doblan. Solo lo gastas tú, y solo si tus dados no bastaban.

# Ways to play.
table-variant-new-characters-agreed-aloud = De acuerdo en voz alta
table-variant-new-characters-agreed-aloud-about = Juegan en la misma mesa y se ponen de acuerdo hablando: los cambios y los saltos en pareja valen al momento. Si no, pregunta la pantalla.

# What happens.
temple-tell-reopens-portal = Un portal puede llevar hasta allí.
temple-tell-reopens-teleporter = La Teletransportadora puede saltar hasta allí.
