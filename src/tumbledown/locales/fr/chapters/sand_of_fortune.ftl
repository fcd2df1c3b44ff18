# The glass.
sand-left = Sablier { $number } sur { $most }, il reste { $percent } % de son sable
temple-tell-glass-turned = Le sablier est retourné.
sand-spilled = Personne au départ : le sablier est tombé, { $seconds } secondes de sable sont perdues !

# The rulebook: a long text, for a quiet moment.
module-sand-of-fortune-entry = Trois sabliers mesurent la partie, l’un après l’autre. Quand l’un est vide, le gong retentit et son compte à rebours commence. Le hasard décide de ce que contiennent les deux premiers, entre 140 et 200 secondes ; le troisième a le reste des dix minutes. À chaque fermeture, quelqu’un doit être dans la salle de départ pour retourner le sablier : un seul suffit, et cela ne coûte rien. Si personne n’y est, il tombe, et 30 secondes de sable sont perdues pour de bon. Un vieux livret de règles nomme une extension de ce nom et aucun ne la décrit : ces règles sont les nôtres.
