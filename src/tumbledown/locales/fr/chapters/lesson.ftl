# The lesson. What stands between asterisks is what to do.
lesson-title = Leçon
lesson-part-roll = Dés
lesson-part-walk = Marche
lesson-part-masks = Masques
lesson-part-gems = Gemmes
lesson-part-out = Sortie
lesson-leave = Quitter
lesson-skip = Passer
lesson-number = Étape { $number } sur { $count }

# One sentence for each step.
lesson-step-roll = Touchez *Lancer*. Les cinq dés partent ensemble.
lesson-step-keep = Le caveau demande un aventurier et une torche. *Touchez votre aventurier* pour le garder.
lesson-step-others = Maintenant, *lancez les autres*. Le dé gardé ne bouge pas.
lesson-step-enter = Un aventurier et une torche : c’est le prix. *Touchez le caveau.*
lesson-step-discover = Deux aventuriers ouvrent un côté inconnu. *Lancez, puis explorez.*
lesson-step-masks = { "*" }Lancez encore.* Attention, un masque noir bloque son dé.
lesson-step-free = Un dé bloqué ne se lance plus. Un masque d’or en libère deux : *libérez vos dés.*
lesson-step-help = { $name } a aussi des masques noirs. *Obtenez un masque d’or et libérez { $name }.*
lesson-step-keys = Les gemmes s’allument ensemble. { $name } réunit quatre clés : *obtenez-en trois.*
lesson-step-light = Deux gemmes coûtent sept clés. À deux, vous les avez : *allumez-les.*
lesson-step-home = Le gong ! *Obtenez deux aventuriers et courez au départ* avant la fermeture.
lesson-step-exit = À l’abri ! Les retardataires perdent un dé. *Lancez, puis gagnez la sortie.*
lesson-step-leave = Moins il reste de gemmes, moins il faut de clés. *Obtenez des clés et sortez.*
lesson-step-done = Vous êtes dehors ! { $name } arrive juste derrière.

# Afterwards.
lesson-ready = Vous savez jouer
lesson-ready-note = C’était tout ce qu’il faut pour une première partie.
lesson-lost = Le temple a été plus rapide
lesson-lost-note = Recommencez, ou apprenez le reste dans une vraie partie.
lesson-again = Encore une fois

# Refusals.
refused-lesson-first = D’abord ce qui est écrit
