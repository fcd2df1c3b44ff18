# Chambers.
chamber-totem = Totemkammer
chamber-totem-about = Stapelt Goldmasken und schwarze Masken: Fünf Würfel entzünden einen Edelstein, zehn zwei.

# Deeds.
deed-stack-die = Würfel stapeln
deed-lift-die = Zum Turm
deed-bank-gem = Einen Edelstein nehmen

# What happens.
temple-say-stacked = Dein Würfel bleibt liegen. { $count } auf dem Turm.
temple-say-stacked-mate = { $name }: Der Würfel bleibt liegen. { $count } auf dem Turm.
temple-say-fell = Dein Würfel fällt herunter.
temple-say-fell-mate = { $name }: Der Würfel fällt herunter.
temple-say-toppled =
    { $count ->
        [one] Zu weit daneben: Ein Würfel vom Turm fällt mit.
       *[other] Zu weit daneben: { $count } Würfel vom Turm fallen mit.
    }
temple-say-die-lifted = Du nimmst einen Würfel vom Turm.
temple-say-die-lifted-mate = { $name } nimmt einen Würfel vom Turm.
temple-say-tower-lit =
    { $count ->
        [one] Der Turm entzündet einen Edelstein.
       *[other] Der Turm entzündet { $count } Edelsteine.
    }
temple-say-dice-stay =
    { $count ->
        [one] Einer deiner Würfel bleibt auf dem Totem.
       *[other] { $count } deiner Würfel bleiben auf dem Totem.
    }

# On the screen.
totem-title = Totem
totem-height =
    { $count ->
        [0] noch kein Würfel
        [one] 1 Würfel steht
       *[other] { $count } Würfel stehen
    }
totem-goal = Fünf Würfel entzünden einen Edelstein, zehn zwei.
totem-stays = bleibt
totem-falls = fällt
totem-topples = reißt um
totem-drop = Loslassen
totem-drop-golden = Goldmaske
totem-drop-black = schwarze Maske
totem-drop-mate = Würfel von { $name }
totem-wait = der Turm wackelt
totem-no-mask = Würfle Goldmasken oder schwarze Masken.
totem-how = Tippe irgendwohin oder drücke die Leertaste, wenn der Würfel über der Mitte ist.
totem-how-random = Tippe irgendwohin oder drücke die Leertaste: Den Rest macht der Zufall.
totem-bank = Einen Edelstein nehmen
totem-bank-note = Auf den zweiten verzichtet ihr.
totem-lift = Obersten Würfel abnehmen
totem-lend = Team lässt meine los
totem-lend-long = Team lässt meine los: Andere in dieser Kammer dürfen meine Würfel loslassen
totem-random = Ohne Zielen
totem-random-long = Ohne Zielen: Der Zufall entscheidet, im Schnitt gleich schwer
totem-mine =
    { $count ->
        [one] Ein Würfel von dir bleibt hier, wenn du gehst.
       *[other] { $count } Würfel von dir bleiben hier, wenn du gehst.
    }
totem-die-of = { $die } von { $name }

# Refusals.
refused-no-masks = Dafür brauchst du eine Maske
refused-tower-moves = Der Turm wackelt noch
refused-tower-full = Der Turm ist hoch genug
refused-tower-empty = Kein Würfel auf dem Turm
refused-tower-low = Es braucht fünf Würfel
refused-no-totem-here = Hier ist kein Totem

# The rulebook: long texts, for a quiet moment.
module-totem-entry = Die Totemkammer wird in den Stapel gemischt. Wer darin steht, darf eigene Würfel stapeln, die eine Goldmaske oder eine schwarze Maske zeigen, auch blockierte; Würfel mehrerer Personen ergeben einen gemeinsamen Turm. Ein Würfel schwingt über dem Turm, und je höher der Turm ist, desto weiter schwingt er. Lass ihn über der Mitte los: Bis zu einem halben Würfel daneben bleibt er liegen. Weiter draußen fällt er herunter, und weit daneben fallen ein, zwei oder drei Würfel vom Turm mit. Gefallene Würfel werden neu gewürfelt, schwarze Masken auch, ohne Goldmaske. Ab fünf Würfeln darf jeder in der Kammer einen Edelstein nehmen; zehn Würfel entzünden von selbst zwei. Danach kommen die Würfel ohne Symbol zurück, und das Totem ist für den Rest des Spiels verbraucht. Ein gestapelter Würfel kann weder benutzt noch befreit noch verschenkt werden. Gehst du weg, bleiben deine Würfel auf dem Turm; jeder in der Kammer darf den obersten abnehmen, er kommt zu seinem Besitzer zurück. Kosten dich die Tore einen Würfel, darf ein gestapelter bezahlen. Liegt dir das Zielen nicht, schalte „Ohne Zielen“ ein oder lass dein Team deine Würfel loslassen.
