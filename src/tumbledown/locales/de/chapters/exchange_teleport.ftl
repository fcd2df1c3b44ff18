# Cards.
card-teleport-token = Teleportmarke
card-teleport-token-effect = Leg sie ab: Ihre Kammer ist mit der Teleportkammer verbunden.

# Chambers.
chamber-exchange-chamber = Tauschkammer
chamber-exchange-chamber-about = Einmal pro Besuch: Gib einen deiner Flüche ab und nimm den obersten Schatz. Kostet keine Würfel.
chamber-teleport-chamber = Teleportkammer
chamber-teleport-chamber-about = Von hier springt ihr kostenlos zu ihrer Marke und zurück, solange die Marke in einer anderen Kammer liegt.

# Deeds.
deed-trade-curse = Einen Fluch tauschen
deed-trade-curse-card = Gegen einen Schatz tauschen: { $card }
deed-take-token = Marke nehmen
deed-lay-token = Marke ablegen
deed-token-link = Per Marke springen
deed-token-link-to = Per Marke springen: { $chamber }

# The exchange chamber asks.
trade-title = Welchen Fluch gibst du ab?
trade-about = Du bekommst den obersten Schatz. Einmal pro Besuch.

# What happens.
temple-say-traded = Ein Fluch gegen einen Schatz!
temple-say-traded-mate = { $name } tauscht einen Fluch gegen einen Schatz.
temple-say-token-found = Die Teleportmarke! Nehmt sie mit.
temple-say-token-taken = Du nimmst die Teleportmarke.
temple-say-token-taken-mate = { $name } nimmt die Teleportmarke.
temple-say-token-laid = Du verbindest diese Kammer: { $chamber }.
temple-say-token-laid-mate = { $name } legt die Marke ab: { $chamber }.
temple-say-token-back = Die Marke ist wieder am Start.
temple-say-token-jump = Du springst: { $chamber }.
temple-say-token-jump-mate = { $name } springt: { $chamber }.

# Refusals.
refused-traded-already = Nur einmal pro Besuch
refused-nothing-to-trade = Du hast keinen Fluch
refused-no-treasure-left = Kein Schatz mehr da
refused-no-token-here = Hier liegt keine Marke
refused-token-not-held = Du hast die Marke nicht
refused-no-link-here = Kein Sprung führt dorthin
refused-token-not-laid = Marke muss woanders liegen
refused-link-rests = Eine Sekunde Geduld
refused-not-traded-here = Hier wird nichts getauscht

# My cards.
temple-pile-link-tokens = Die Marke
temple-key-lay-token = die Marke ablegen

# The rulebook: long texts, for a quiet moment.
module-exchange-teleport-entry = Zwei Kammern werden eingemischt, sobald die ersten liegen. In der Tauschkammer, die nur dabei ist, wenn ihr mit Flüchen und mit Schätzen spielt, darfst du einen deiner Flüche abgeben und den obersten Schatz nehmen, einmal pro Besuch und ohne Würfel; auch Flüche, die kein Würfel bricht, und ein Würfel, der darauf liegt, kommt zurück. Mit der Teleportkammer findet ihr ihre Marke. Wer dort steht, wo die Marke liegt, darf sie nehmen und in jeder Kammer wieder ablegen, so oft ihr wollt und kostenlos. Solange sie in einer anderen Kammer liegt, darf jeder von der einen in die andere springen, kostenlos und höchstens einmal pro Sekunde. Was Bewegung verbietet, verbietet auch den Sprung, nicht aber der Fluch Falle. Der Kelch kommt nie mit.
card-teleport-token-entry = Sie liegt in der Teleportkammer, wenn diese gefunden wird. Wer in ihrer Kammer steht, darf sie nehmen; wer sie hat, darf sie ablegen, wo er steht. Beides ist kostenlos. Solange sie nicht in ihrer eigenen Kammer liegt, sind beide Kammern in beide Richtungen verbunden. Verschwindet die Kammer, in der sie liegt, ist sie wieder am Start; entkommt, wer sie hat, bleibt sie im Ausgang.

# What happens.
temple-tell-reopens-link = Die Teleportkammer kann dorthin führen.
