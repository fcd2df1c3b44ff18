# Die Karten: Flüche, Schätze und der Kelch. Wie sie heißen, und in einer Zeile, was sie tun; alles Weitere steht in rulebook.ftl.

# Flüche.
card-trap = Falle
card-trap-effect = Kein Betreten, kein Erkunden.
card-silence = Schweigen
card-silence-effect = Kein Wort mehr von dir.
card-broken-die = Zerbrochener Würfel
card-broken-die-effect = Einer deiner Würfel bleibt auf dieser Karte.
card-lost-dice = Verlorene Würfel
card-lost-dice-effect = Ein Würfel, der herunterfällt, ist weg.
card-mask = Maske
card-mask-effect = Deine Goldmasken befreien nur je einen Würfel.
card-cursed-hand = Verfluchte Hand
card-cursed-hand-effect = Eine Hand bleibt auf deinem Kopf.
card-soul-exchange = Seelentausch
card-soul-exchange-effect = Du lenkst einen fremden Abenteurer, und jemand deinen.
card-lost-treasure = Verlorener Schatz
card-lost-treasure-effect = Gib sofort einen deiner Schätze her.
card-really-cursed = Doppelt verflucht
card-really-cursed-effect = Ab jetzt ziehst du zwei Flüche statt einem.
card-doomed = Verdammt
card-doomed-effect = Du kannst nicht fliehen.
card-stand-up = Steh auf
card-stand-up-effect = Hoch mit dir, und nicht wieder hinsetzen.
card-poison = Gift
card-poison-effect = Wenn die Tore zufallen: ein Würfel weg, selbst am Start; sonst zwei.
card-strangle-vines = Würgeranken
card-strangle-vines-effect = Gewürfelte Abenteurer zählen nicht: noch einmal würfeln.

# Flüche des Körpers: was man an einem Tisch auf Ehrenwort selbst tut, was sonst der Bildschirm verlangt, und die sanfte Form.
card-silence-table = Sprich nicht. Gesten und Zeigen sind erlaubt.
card-silence-online = Chat und Rufe sind aus. Auf Kammern zeigen, Würfel teilen und abstimmen geht noch.
card-lost-dice-table = Vom Bildschirm fällt kein Würfel. An eurem Tisch liegt dieser Fluch nur da, bis du ihn brichst.
card-lost-dice-online = Würfle in Ruhe. Bei Hast rollt ein Würfel zum Rand: Tippe ihn rechtzeitig an.
card-lost-dice-gentle = Nichts fällt. Ein hastiger Wurf findet einfach nicht statt.
card-cursed-hand-table = Leg eine Hand auf den Kopf und lass sie dort. Spiel mit der anderen.
card-cursed-hand-online = Halte die Hand gedrückt. Nur solange gehorchen dir Würfel und Tempel.
card-cursed-hand-gentle = Nichts zu halten. Deine Würfe dauern anderthalbmal so lang.
card-soul-exchange-table = Tauscht die Farben: Jeder lenkt den Abenteurer des anderen.
card-soul-exchange-online = Der Blick springt zu dem Abenteurer, den du jetzt lenkst. Würfel und Karten bleiben deine.
card-stand-up-table = Steh jetzt auf und bleib stehen.
card-stand-up-online = Du sinkst in einen Sessel. Einmal tippen, und du stehst; sitzt du erst, braucht es drei Mal.
card-stand-up-gentle = Kein Sessel. Deine Würfe dauern etwas länger.

# Schätze.
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
card-extra-gem = Zusätzlicher Edelstein
card-extra-gem-effect = Entzünde einen Stein aus dem Vorrat, wo du auch bist.
card-large-torch = Große Fackel
card-large-torch-effect = Deine Kammer ist sicher, wenn die Tore zufallen.
card-counterspell = Gegenzauber
card-counterspell-effect = Werde einen deiner Flüche los.

# Der Kelch.
card-chalice = Kelch
card-chalice-effect = Trag ihn zum Ausgang, jeder Schritt kostet eine Fackel mehr.
