# The glass.
sand-left = Sanduhr { $number } von { $most }, noch { $percent } % des Sandes
temple-tell-glass-turned = Die Sanduhr ist umgedreht.
sand-spilled = Niemand am Start: Die Sanduhr fiel um, { $seconds } Sekunden Sand sind weg!

# The rulebook: a long text, for a quiet moment.
module-sand-of-fortune-entry = Drei Gläser voll Sand messen das Spiel, eins nach dem anderen. Ist eins leer, ertönt der Gong, und sein Countdown beginnt. Wie viel Sand die ersten beiden fassen, entscheidet der Zufall, zwischen 140 und 200 Sekunden; das dritte hat den Rest der zehn Minuten. Jedes Mal, wenn die Tore zufallen, muss jemand in der Startkammer sein und das Glas umdrehen: Einer genügt, und es kostet nichts. Ist niemand da, fällt es um, und 30 Sekunden Sand sind endgültig verloren. Ein altes Regelheft nennt eine Erweiterung dieses Namens und keins beschreibt sie: Diese Regeln sind unsere eigenen.
