# Cards.
card-chalice = Cáliz
card-chalice-effect = Llévalo a la salida: cada paso pide una antorcha más.

# Chambers.
chamber-linked-1 = Sala de la cadena
chamber-linked-1-about = Solo se enciende junto con otra sala enlazada, una vez por partida.
chamber-linked-2 = Sala del nudo
chamber-linked-2-about = { chamber-linked-1-about }
chamber-linked-3 = Sala del anillo
chamber-linked-3-about = { chamber-linked-1-about }
chamber-double-torch-chamber = Sala doble de las antorchas
chamber-double-torch-chamber-about = Un muro en medio. Las gemas están detrás, donde hay otra entrada.
chamber-double-key-chamber = Sala doble de las llaves
chamber-double-key-chamber-about = { chamber-double-torch-chamber-about }
chamber-treasure-chamber = Sala del tesoro
chamber-treasure-chamber-about = La morada del cáliz. Una vez hallado, debe llegar a la salida.

# Deeds.
deed-linked = Encender las gemas enlazadas
deed-carry-chalice =
    { $side ->
        [north] Ir al norte con el cáliz
        [east] Ir al este con el cáliz
        [south] Ir al sur con el cáliz
       *[west] Ir al oeste con el cáliz
    }
deed-carry-chalice-short = Con el cáliz
deed-carry-chalice-far = Ir allí con el cáliz

# What happens.
temple-say-chalice-carried = Llevas el cáliz: { $chamber }.
temple-say-chalice-carried-mate = { $name } lleva el cáliz: { $chamber }.
temple-say-chalice-back = El cáliz ha vuelto a la sala inicial.
temple-say-chalice-inside = El cáliz sigue dentro. Toca otra vez para salir y perder.
temple-say-chalice-open = aún no está en la salida
temple-say-linked =
    { $count ->
        [one] Las salas enlazadas encienden una gema.
       *[other] Las salas enlazadas encienden { $count } gemas.
    }
temple-tell-chalice-found = ¡El cáliz! También tiene que salir.
temple-tell-chalice-recovered = ¡El cáliz está a salvo!

# Refusals.
refused-linked-alone = Solo con otra enlazada
refused-linked-used = El enlace ya se usó
refused-no-linked-here = Esta sala no está enlazada

# At the table.
table-alone-linked = En solitario no se encienden las salas enlazadas.
table-alone-linked-do = Dejarlas fuera
table-variant-special-chambers-no-linked = Sin las salas enlazadas
table-variant-special-chambers-no-linked-about = Sin gemas que pidan estar en dos sitios a la vez
table-variant-special-chambers-no-double-torch = Sin la sala doble de las antorchas
table-variant-special-chambers-no-double-torch-about = Dos gemas menos tras un muro
table-variant-special-chambers-no-double-key = Sin la sala doble de las llaves
table-variant-special-chambers-no-double-key-about = { table-variant-special-chambers-no-double-torch-about }
table-variant-special-chambers-no-treasure-chamber = Sin la sala del tesoro
table-variant-special-chambers-no-treasure-chamber-about = Sin cáliz que sacar

# The rulebook: long texts, for a quiet moment.
module-special-chambers-entry = Se barajan seis salas más. Las salas enlazadas solo se encienden juntas: en dos o tres de ellas, los aventureros que estén dentro deben mostrar a la vez los símbolos de su sala; entonces cada una enciende una gema, y ahí se acaba por esta partida. Una sala doble tiene un muro en medio y dos gemas en la parte de atrás, a la que solo se llega por una entrada propia; las dos partes cuentan como dos salas. Una vez hallada la sala del tesoro, también el cáliz debe llegar a la salida, o no se puede ganar; mientras siga oculta, no importa. Si juegas en solitario, deja fuera las salas enlazadas.
card-chalice-entry = Aparece en la sala del tesoro en cuanto se descubre, y desde entonces solo se gana si llega a la salida; allí queda a salvo para siempre. Quien esté en su sala puede llevárselo al entrar en una sala vecina, por una antorcha más; allí se queda, y cualquiera puede llevarlo más lejos. El Teletransporte y otros saltos nunca se lo llevan. Se puede escapar antes que él, pero si la última persona se va sin él, la partida está perdida.
