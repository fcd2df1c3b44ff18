# The glass.
sand-left = Glass { $number } of { $most }, { $percent }% of its sand left
temple-tell-glass-turned = The glass is turned.
sand-spilled = Nobody was at the start: the glass fell over, { $seconds } seconds of sand are gone!

# The rulebook: a long text, for a quiet moment.
module-sand-of-fortune-entry = Three glasses of sand measure the game, one after the other. When one is empty the gong sounds, and its countdown begins. How much sand the first two hold is up to fortune, between 140 and 200 seconds; the third has the rest of the ten minutes. At each slam somebody must be in the starting chamber to turn the glass: one of you is enough, and it costs nothing. If nobody is there it falls over, and 30 seconds of sand are lost for good. One old rulebook names an expansion of this name and none describes it: these rules are our own.
