# Choosing who to be.
role-who = Wer bist du?
role-who-is = Wer ist { $name }?
role-lead = Kein Charakter doppelt. Du kannst wechseln, bis es losgeht; wer nicht wählt, wird überrascht.
role-to-table = Zum Tisch
role-surprise = Überrasch mich
role-surprised = Überraschung
role-keep-one = behalte eine Karte
role-be = { $role } sein
role-taken = { $role }: { $name }
role-faster = { $name } war schneller.
role-once = Einmal, bis die Tore fallen
role-once-note = Kostet diese Würfel. Danach ist sie wieder da.
role-always-title = Immer
role-always-note = Gilt das ganze Spiel, kostet nichts.
role-free = gratis
role-needs-company = Braucht jemand anderen.

# The card in play.
role-always = immer
role-back-at-slam = zurück, wenn die Tore fallen
role-used = eingesetzt
role-named-used = { $card }, eingesetzt
temple-key-role = deine Charakterkarte einsetzen
temple-say-role-used = Du setzt deine Karte ein: { $card }.
temple-say-role-used-mate = { $name } setzt eine Karte ein: { $card }.
temple-say-role-back = Deine Karte ist wieder bereit: { $card }.
