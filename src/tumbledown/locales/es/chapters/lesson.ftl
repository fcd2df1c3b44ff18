# The lesson. What stands between asterisks is what to do.
lesson-title = Lección
lesson-part-roll = Tirar
lesson-part-walk = Avanzar
lesson-part-masks = Máscaras
lesson-part-gems = Gemas
lesson-part-out = Salir
lesson-leave = Dejarlo
lesson-skip = Omitir
lesson-number = Paso { $number } de { $count }

# One sentence for each step.
lesson-step-roll = Toca *Tirar*. Los cinco dados salen a la vez.
lesson-step-keep = La cripta pide un aventurero y una antorcha. *Toca tu aventurero* para guardarlo.
lesson-step-others = Ahora *tira los demás*. El dado guardado no se mueve.
lesson-step-enter = Un aventurero y una antorcha: ese es el precio. *Toca la cripta.*
lesson-step-discover = Dos aventureros abren un lado desconocido. *Tira y luego explora.*
lesson-step-masks = { "*" }Tira otra vez.* Cuidado: una máscara negra bloquea su dado.
lesson-step-free = Un dado bloqueado no se tira. Una máscara dorada libera dos: *libera tus dados.*
lesson-step-help = { $name } también tiene máscaras negras. *Saca una dorada y libera a { $name }.*
lesson-step-keys = Las gemas se encienden en equipo. { $name } reúne cuatro llaves: *saca tres.*
lesson-step-light = Dos gemas cuestan siete llaves. Entre los dos las tienen: *enciéndelas.*
lesson-step-home = ¡El gong! *Saca dos aventureros y corre al inicio* antes del portazo.
lesson-step-exit = ¡A salvo! Quien llega tarde pierde un dado. *Tira y entra en la salida.*
lesson-step-leave = Cuantas menos gemas quedan, menos llaves hacen falta. *Saca llaves y sal.*
lesson-step-done = ¡Estás fuera! { $name } viene detrás.

# Afterwards.
lesson-ready = Ya sabes jugar
lesson-ready-note = Eso es todo lo que hace falta para una primera partida.
lesson-lost = El templo fue más rápido
lesson-lost-note = Inténtalo otra vez, o aprende el resto en una partida de verdad.
lesson-again = Otra vez

# Refusals.
refused-lesson-first = Primero lo que dice aquí
