# The lesson. What stands between asterisks is what to do.
lesson-title = Lektion
lesson-part-roll = Würfeln
lesson-part-walk = Gehen
lesson-part-masks = Masken
lesson-part-gems = Edelsteine
lesson-part-out = Raus
lesson-leave = Beenden
lesson-skip = Überspringen
lesson-number = Schritt { $number } von { $count }

# One sentence for each step.
lesson-step-roll = Tippe auf *Würfeln*. Alle fünf Würfel fliegen auf einmal.
lesson-step-keep = Das Gewölbe verlangt Abenteurer und Fackel. *Tippe deinen Abenteurer an*, um ihn zu behalten.
lesson-step-others = Jetzt *würfle die anderen*. Der behaltene Würfel bleibt liegen.
lesson-step-enter = Ein Abenteurer und eine Fackel: das ist der Preis. *Tippe das Gewölbe an.*
lesson-step-discover = Zwei Abenteurer öffnen eine unbekannte Seite. *Würfle, dann erkunde.*
lesson-step-masks = { "*" }Würfle weiter.* Vorsicht: Eine schwarze Maske blockiert ihren Würfel.
lesson-step-free = Blockierte Würfel darfst du nicht würfeln. Eine Goldmaske befreit zwei: *befreie deine Würfel.*
lesson-step-help = { $name } hat auch schwarze Masken. *Würfle eine Goldmaske und hilf { $name }.*
lesson-step-keys = Edelsteine entzündet man gemeinsam. { $name } sammelt vier Schlüssel: *würfle drei.*
lesson-step-light = Zwei Edelsteine kosten sieben Schlüssel. Zusammen habt ihr sie: *entzünde sie.*
lesson-step-home = Der Gong! *Würfle zwei Abenteurer und lauf zum Start*, bevor die Tore zufallen.
lesson-step-exit = In Sicherheit! Wer zu spät kommt, verliert einen Würfel. *Würfle und geh in den Ausgang.*
lesson-step-leave = Je weniger Edelsteine übrig sind, desto weniger Schlüssel braucht es. *Würfle Schlüssel und geh hinaus.*
lesson-step-done = Du bist draußen! { $name } kommt gleich nach.

# Afterwards.
lesson-ready = Du kannst es
lesson-ready-note = Mehr brauchst du nicht für ein erstes Spiel.
lesson-lost = Der Tempel war schneller
lesson-lost-note = Versuch es noch einmal, oder lerne den Rest im echten Spiel.
lesson-again = Noch einmal

# Refusals.
refused-lesson-first = Erst, was hier steht
