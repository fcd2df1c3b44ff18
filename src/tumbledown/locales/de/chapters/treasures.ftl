# Cards.
card-healing-mask = Heilende Maske
card-healing-mask-effect = Befreie alle blockierten Würfel im Tempel.
card-secret-passage = Geheimgang
card-secret-passage-effect = Öffne die Wand zwischen zwei Kammern.
card-double-torch = Doppelfackel
card-double-torch-effect = Zwei Fackeln für einen Zweck.
card-double-key = Doppelschlüssel
card-double-key-effect = Zwei Schlüssel für einen Zweck.
card-teleport = Teleport
card-teleport-effect = Spring in eine Kammer, in der jemand aus dem Team steht.
card-extra-gem = Extra-Edelstein
card-extra-gem-effect = Entzünde einen Edelstein aus dem Vorrat, wo du auch bist.
card-large-torch = Große Fackel
card-large-torch-effect = Deine Kammer ist sicher, wenn die Tore zufallen.

# Deeds.
deed-claim = Schatz heben
deed-healing-mask = Alle Würfel befreien
deed-secret-passage = Geheimgang öffnen
deed-secret-passage-between = Geheimgang öffnen: { $one } – { $other }
deed-teleport = Teleportieren
deed-teleport-to = Zu { $names } teleportieren
deed-extra-gem = Extra-Edelstein entzünden
deed-large-torch = Große Fackel aufstellen
deed-add-double-torch = Doppelfackel dazulegen
deed-add-double-key = Doppelschlüssel dazulegen
deed-take-back-double-torch = Doppelfackel zurücknehmen
deed-take-back-double-key = Doppelschlüssel zurücknehmen

# On the screen.
temple-pile-treasures = Deine Schätze
temple-aim-teleport = Tippe auf eine leuchtende Kammer
temple-aim-secret-passage = Tippe auf eine leuchtende Wand
temple-key-use = einen Schatz einsetzen

# What happens.
temple-say-treasure-lies = Hier liegt ein Schatz.
temple-say-treasure = Du findest: { $card }. { $effect }
temple-say-treasure-mate = { $name } findet: { $card }.
temple-say-used = Du setzt ein: { $card }.
temple-say-used-mate = { $name } setzt ein: { $card }.
temple-say-treasure-lost = Du verlierst einen Schatz: { $card }.
temple-say-treasure-lost-mate = { $name } verliert einen Schatz: { $card }.
temple-say-torch-out = Die große Fackel erlischt.

# Refusals.
refused-no-wall-there = Keine Wand zu öffnen
refused-safe-already = Hier ist es schon sicher
refused-no-slam-left = Kein Tor fällt mehr zu
refused-no-treasure-here = Hier liegt kein Schatz

# The rulebook: long texts, for a quiet moment.
module-treasures-entry = Dreizehn Kammern mit violetten Masken und Truhen ersetzen die einfachen. Wird eine Kammer mit Truhe entdeckt, kommt ein Schatz verdeckt hinein; die beiden Kammern vom Anfang bekommen ihren schon vor dem Start. Wer dort steht, hebt ihn mit zwei eigenen Schlüsseln. Du setzt einen Schatz ein, wann du willst, einmal und ohne Kosten; würde er gar nichts bewirken, behältst du ihn. Schätze lassen sich nicht verschenken, und was du beim Entkommen noch hast, ist weg.
card-healing-mask-entry = Alle blockierten Würfel von allen im Tempel sind sofort frei, wo du auch stehst. Nur bei denen, die „Meine schwarzen Masken behalten“ eingeschaltet haben, bleiben sie blockiert. Solange nichts blockiert ist, kannst du sie nicht einsetzen.
card-secret-passage-entry = Wähle irgendwo im Tempel zwei Nachbarkammern ohne Weg dazwischen: Ab jetzt gibt es einen, in beide Richtungen, für alle und bis zum Schluss, zum üblichen Preis fürs Betreten. Die Wand im Innern einer Doppelkammer öffnet er nie; neben ihr führt er in den Teil an dieser Kante, und berühren sie beide, wählst du. Entdecken kann man durch ihn nicht. Verschwindet eine seiner Kammern, wartet er, bis dort wieder eine liegt.
card-double-torch-entry = Leg sie für einen einzigen Zweck zu deinen Fackeln: eine Kammer betreten, den Kelch tragen, einen Fluch brechen oder Edelsteine mit allen in deiner Kammer entzünden. Sie kann auch allein zahlen, selbst wenn alle deine Würfel blockiert sind; eine Fackel zu viel verfällt. Sie geht nie weg, ohne dass du sie dazulegst, und du kannst sie zurücknehmen. Bei Edelsteinen geht sie nur, wenn die geteilten Würfel nicht reichen.
card-double-key-entry = Leg ihn für einen einzigen Zweck zu deinen Schlüsseln: eine Kammer betreten, einen Schatz heben, einen Fluch brechen, entkommen oder Edelsteine mit allen in deiner Kammer entzünden. Er kann auch allein zahlen, selbst wenn alle deine Würfel blockiert sind; ein Schlüssel zu viel verfällt. Er geht nie weg, ohne dass du ihn dazulegst, und du kannst ihn zurücknehmen. Bei Edelsteinen geht er nur, wenn die geteilten Würfel nicht reichen.
card-teleport-entry = Der Abenteurer, den du steuerst, springt kostenlos in eine andere Kammer, in der jemand aus dem Team steht, nah oder fern, auch aus einer Falle heraus. Die beiden Teile einer Doppelkammer sind zwei Kammern. Der Kelch kommt nie mit. Ist sonst niemand im Tempel, geht es nicht, und ist die Kammer gerade leer geworden, behältst du den Teleport.
card-extra-gem-entry = Ein Edelstein aus dem Vorrat kommt auf diesen Schatz und leuchtet bis zum Schluss. Du kannst ihn überall einsetzen, und keine Kammer wird dadurch verbraucht. Ist der Vorrat leer, wartet er; einmal eingesetzt, kann er nicht mehr verloren gehen.
card-large-torch-entry = Stell sie in der Kammer auf, in der du stehst: Bis die Tore das nächste Mal zugefallen sind, ist dort jeder so sicher wie in der Startkammer. Das geht vor dem Gong und auch noch, wenn die Zeit schon läuft. In einer Doppelkammer schützt sie nur deinen Teil; aus einer Trugkammer kommen alle zum Start zurück, ohne einen Würfel zu verlieren. Danach ist sie abgebrannt, und beim Einsturz rettet sie niemanden.

# What happens.
temple-tell-reopens-secret-passage = Ein Geheimgang kann einen Weg öffnen.
