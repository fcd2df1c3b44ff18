# Cards.
card-lost-treasure = Verlorener Schatz
card-lost-treasure-effect = Gib sofort einen deiner Schätze her.
card-really-cursed = Doppelt verflucht
card-really-cursed-effect = Ab jetzt ziehst du zwei Flüche statt einem.

# Chambers.
chamber-pit = Grube
chamber-pit-about = Fünf eigene schwarze Masken entzünden zwei Edelsteine.

# Deeds.
deed-pit = Edelsteine der Grube entzünden

# Questions.
temple-ask-lost-treasure = Ein Schatz ist verloren
temple-ask-lost-treasure-note = Wähle den, der dir am wenigsten fehlt.
temple-ask-lost-treasure-choice = Hergeben: { $card }

# What happens.
temple-say-pit =
    { $count ->
        [one] { $name } weckt die Grube: ein Edelstein.
       *[other] { $name } weckt die Grube: { $count } Edelsteine.
    }

# Refusals.
refused-no-pit-here = Hier ist keine Grube

# The rulebook: long texts, for a quiet moment.
module-pit-entry = Die Grube wird unter die Kammern gemischt. Stehst du in ihr und zeigen fünf deiner Würfel schwarze Masken, darfst du zwei Edelsteine entzünden, einmal im Spiel. Die fünf Würfel bleiben blockiert, du brauchst also Goldmasken von den anderen. Kommst du mit fünf Würfeln und liegt noch ein Edelstein im Vorrat, geht „Meine schwarzen Masken behalten“ von selbst an, damit niemand befreit, was du sammelst; bei deinen Würfeln siehst du es und kannst es abschalten. Mit weniger als fünf Würfeln gibt dir die Grube nichts. Zu den Flüchen bringt sie Doppelt verflucht und dreimal Verlorener Schatz mit; ohne Schätze tut dieser nichts.
card-lost-treasure-entry = Wähle einen deiner unbenutzten Schätze und leg ihn ab, ohne ihn einzusetzen; wählst du nicht binnen fünf Sekunden, entscheidet der Zufall. Bis dahin kannst du keinen Schatz einsetzen. Ein offener Geheimgang, eine brennende Fackel und ein leuchtender Edelstein sind sicher. Hast du keinen Schatz, geschieht nichts: So oder so ist der Fluch sofort wieder weg.
card-really-cursed-entry = Immer wenn du einen Fluch ziehen musst, ziehst du zwei, einen nach dem anderen. Was du schon hast, wird abgelegt, und der erste der beiden zählt dabei mit. Die Karte selbst bringt keinen zweiten, und ist nur noch einer da, ziehst du den.
