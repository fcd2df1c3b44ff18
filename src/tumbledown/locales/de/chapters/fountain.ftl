# Cards.
card-poison = Gift
card-poison-effect = Wenn die Tore zufallen: ein Würfel weg, selbst am Start; sonst zwei.
card-strangle-vines = Würgeranken
card-strangle-vines-effect = Neue Abenteurer zählen nicht: noch einmal würfeln.

# Chambers.
chamber-fountain = Brunnen
chamber-fountain-about = Zwei eigene Goldmasken holen einen verlorenen Würfel zurück, für jeden einmal.

# Deeds.
deed-regain = Würfel zurückholen

# What happens.
temple-say-regained = Ein verlorener Würfel ist wieder da.
temple-say-regained-mate = { $name } holt einen Würfel zurück.

# Refusals.
refused-nothing-lost = Kein Würfel verloren
refused-regained-already = Nur einmal pro Kopf
refused-no-fountain-here = Hier ist kein Brunnen
refused-dice-bound = Ranken halten diese Würfel

# The rulebook: long texts, for a quiet moment.
module-fountain-entry = Der Brunnen wird unter die Kammern gemischt. Stehst du dort und zeigst zwei eigene Goldmasken, kommt ein verlorener Würfel zu dir zurück und kann gleich rollen. Das geht für jeden einmal, und niemand kann es für dich tun. Goldmasken, die du von anderswo behalten hast, zählen; solange sie hier zahlen, befreien sie keine Würfel. Ein Würfel, der auf einer Karte liegt oder verschenkt wurde, gilt nicht als verloren. Zu den Flüchen bringt der Brunnen zweimal Gift und zweimal Würgeranken mit.
card-poison-entry = Wenn die Tore zum ersten und zum zweiten Mal zufallen, verlierst du selbst in der Startkammer einen Würfel und überall sonst insgesamt zwei; eine Kammer mit der Großen Fackel gilt als Startkammer. Gift bleibt, bis du es brichst, und kann also zweimal zuschlagen. Beim Einsturz bewirkt es nichts mehr, und bist du entkommen, erreicht es dich nicht. Hast du weniger Würfel, als du verlieren musst, gehen alle.
card-strangle-vines-entry = Abenteurer, die du unter diesem Fluch würfelst oder eintauschst, lassen sich weder nutzen noch behalten und rollen beim nächsten Wurf von selbst mit; du kannst also nichts entdecken und nur dort hinein, wo kein Abenteurer verlangt wird. Auch zum Brechen eines Fluchs zählen sie nicht. Abenteurer, die du von vorher behalten hast, gelten noch, und endet der Fluch, gelten auch die auf deinen Würfeln wieder. Wenn die Tore zufallen, gibt es keine Ausnahme.
