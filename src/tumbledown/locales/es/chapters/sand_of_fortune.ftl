# The glass.
sand-left = Reloj de arena { $number } de { $most }, queda el { $percent } % de la arena
temple-tell-glass-turned = Se da la vuelta al reloj de arena.
sand-spilled = Nadie en la sala inicial: el reloj de arena se volcó, ¡{ $seconds } segundos de arena perdidos!

# The rulebook: a long text, for a quiet moment.
module-sand-of-fortune-entry = Tres relojes de arena miden la partida, uno tras otro. Cuando uno se vacía suena el gong y empieza su cuenta atrás. La suerte decide cuánta arena tienen los dos primeros, entre 140 y 200 segundos; el tercero tiene el resto de los diez minutos. En cada portazo alguien debe estar en la sala inicial para darle la vuelta: basta con uno, y no cuesta nada. Si no hay nadie, se vuelca, y se pierden para siempre 30 segundos de arena. Un viejo reglamento nombra una expansión con este nombre y ninguno la describe: estas reglas son nuestras.
