# Cards.
card-trap = Falle
card-trap-effect = Kein Betreten, kein Erkunden.
card-silence = Schweigen
card-silence-effect = Kein Wort mehr von dir.
card-broken-die = Zerbrochener Würfel
card-broken-die-effect = Einer deiner Würfel bleibt auf dieser Karte.
card-lost-dice = Verlorene Würfel
card-lost-dice-effect = Warte zwei Sekunden je Wurf oder tippe den fallenden Würfel an.
card-mask = Maske
card-mask-effect = Deine Goldmasken befreien nur je einen Würfel.
card-cursed-hand = Verfluchte Hand
card-cursed-hand-effect = Eine Hand bleibt auf deinem Kopf.
card-soul-exchange = Seelentausch
card-soul-exchange-effect = Du steuerst einen fremden Abenteurer, und jemand deinen.
card-silence-table = Sprich nicht. Gesten und Zeigen sind erlaubt.
card-silence-online = Chat und Rufe sind aus. Auf Kammern zeigen, Würfel teilen und abstimmen geht noch.
card-lost-dice-table = Vom Bildschirm fällt kein Würfel. An eurem Tisch liegt dieser Fluch nur da, bis du ihn brichst.
card-lost-dice-online = Warte nach jedem Wurf zwei Sekunden; der Würfelknopf zeigt, wie lange noch. Würfelst du früher, rollt ein Würfel über den Rand: Tippe ihn an, bevor er fällt, sonst ist er weg.
card-lost-dice-gentle = Nichts fällt. Ein hastiger Wurf findet einfach nicht statt.
card-cursed-hand-table = Leg eine Hand auf den Kopf und lass sie dort. Spiel mit der anderen.
card-cursed-hand-online = Halte die Hand gedrückt. Nur solange gehorchen dir Würfel und Tempel.
card-cursed-hand-gentle = Nichts zu halten. Deine Würfe dauern anderthalbmal so lang.
card-soul-exchange-table = Tauscht die Farben: Jeder steuert den Abenteurer des anderen.
card-soul-exchange-online = Der Blick springt zu dem Abenteurer, den du jetzt steuerst. Würfel und Karten bleiben deine.

# Deeds.
deed-lift-card = Fluch brechen: { $card }

# On the screen.
temple-pile-curses = Deine Flüche
temple-roll-hasty = kurz warten
temple-key-lift = einen Fluch brechen
temple-key-hold = die verfluchte Hand halten
temple-key-catch = einen fallenden Würfel fangen
temple-settings-gentle = Körperliche Flüche sanft
temple-settings-gentle-note = Nichts zu halten, zu fangen oder rechtzeitig zu tippen. Dafür dauern Würfe länger.

# Questions.
temple-ask-broken-die-usual = Dieser hier
temple-ask-broken-die = Ein Würfel zerbricht
temple-ask-broken-die-note = Er liegt jetzt auf der Karte. Lieber ein anderer? Tippe ihn an.
temple-ask-soul = Wessen Seele?
temple-ask-soul-note = Jeder steuert dann den Abenteurer des anderen.
temple-ask-soul-choice = Mit { $name } tauschen
temple-ask-catch = Fang den Würfel!
temple-ask-catch-note = Tippe ihn an, ehe er fällt.
temple-ask-catch-choice = Auffangen

# What happens.
temple-say-cursed = Ein Fluch trifft dich: { $card }. { $effect }
temple-say-cursed-mate = Ein Fluch trifft { $name }: { $card }.
temple-say-lifted = Du bist einen Fluch los: { $card }.
temple-say-lifted-mate = { $name } ist einen Fluch los: { $card }.
temple-say-steers-mate = { $name } steuert jetzt den Abenteurer von { $other }.
temple-say-steers-yours = { $name } steuert jetzt deinen Abenteurer.
temple-say-steers-own = Du steuerst wieder deinen eigenen Abenteurer.
temple-say-steers-own-mate = { $name } steuert wieder den eigenen Abenteurer.
temple-say-falling = Zu früh nach dem letzten Wurf. Fang den Würfel!
temple-say-caught = Gefangen.
temple-say-fallen = Der Würfel ist gefallen und verloren. Warte zwei Sekunden zwischen zwei Würfen.
temple-say-fallen-mate = Ein Würfel von { $name } ist gefallen.
temple-say-hold-hand = Halte die Hand gedrückt, dann geht es weiter.
temple-say-hand-held = Hand gehalten. Es geht weiter.
temple-tell-soul-alone = Seelentausch, aber niemand ist zum Tauschen da: Die Karte wird abgelegt.

# Refusals.
refused-trapped = Eine Falle hält dich
refused-silenced = Du musst schweigen
refused-hand-on-head = Hand auf den Kopf
refused-hasty-throw = Erst kurz warten

# At the table.
table-variant-curses-on-honour = Körperliche Flüche auf Ehrenwort
table-variant-curses-on-honour-about = Stehen, schweigen, Hand auf den Kopf: Ihr passt selbst auf. Sonst tut es der Bildschirm.

# The rulebook: long texts, for a quiet moment.
module-curses-entry = Dreizehn Kammern mit violetten Masken und Truhen ersetzen die einfachen, und die Fluchkarten werden gemischt. Wer eine Kammer mit violetter Maske entdeckt, zieht einen Fluch, sofort und nur dieses eine Mal; die beiden Kammern, die zu Beginn liegen, bringen keinen. Ein Fluch wirkt, bis du ihn brichst: Zeig die Symbole auf seiner Karte mit deinen eigenen Würfeln, in welcher Kammer und wann du willst. Niemand kann für dich zahlen, und die Würfel müssen neu gewürfelt werden. Du kannst mehrere Flüche tragen, aber nie zwei gleiche: Der zweite wird abgelegt. Wenn du entkommst, sind deine Flüche vorbei.
card-trap-entry = Du kannst keine Kammer betreten und keine entdecken, und keine Fähigkeit eines Charakters bewegt dich. Alles andere geht: Edelsteine, Hilfe, Schätze, Flüche brechen, entkommen. Der Teleport bewegt dich trotzdem, und eine verschwindende Kammer auch. Wenn die Tore zufallen, gibt es keine Ausnahme: Bist du nicht in der Startkammer, kostet es dich einen Würfel.
card-silence-entry = Du darfst nicht sprechen, bis du den Fluch brichst. Gesten, auf Kammern zeigen, Würfel teilen und abstimmen sind erlaubt.
card-broken-die-entry = Wähle einen deiner Würfel, auch einen blockierten; er liegt auf der Karte und lässt sich weder würfeln noch nutzen. Wählst du nicht binnen fünf Sekunden, trifft es einen blockierten, sonst einen, den du nicht behalten hast. Endet der Fluch, kommt der Würfel frei und ungewürfelt zurück; entkommst du, bleibt er bei der Karte. Er gilt nicht als verloren, und musst du einen verlieren, geht er nur, wenn du keinen anderen hast.
card-lost-dice-entry = Ein Würfel von dir, der herunterfällt, ist aus dem Spiel und gilt als verloren. Am Bildschirm ist ein Wurf hastig, wenn der letzte keine zwei Sekunden her ist: Einer der Würfel rollt zum Rand, und du hast eine gute Sekunde, ihn anzutippen. Ruhige Würfe sind immer sicher, behaltene und blockierte Würfel auch. In der sanften Form fällt nichts, dafür wird ein hastiger Wurf abgelehnt. An einem Tisch, der auf Ehrenwort spielt, fällt kein Würfel vom Bildschirm.
card-mask-entry = Eine Goldmaske, die du würfelst, befreit nur einen blockierten Würfel, ob deinen oder den eines anderen. Eine Goldmaske von jemandem ohne diesen Fluch befreit wie immer zwei von deinen. Schicksalswende und Heilende Maske wirken voll.
card-cursed-hand-entry = Eine Hand bleibt auf deinem Kopf, bis du den Fluch brichst; du spielst mit der anderen. Am Bildschirm hältst du stattdessen ein Handsymbol gedrückt, und nur solange gehorchen dir Würfel und Tempel. In der sanften Form gibt es nichts zu halten, aber deine Würfe dauern anderthalbmal so lang.
card-soul-exchange-entry = Wähle jemanden, der noch im Tempel ist: Ab jetzt steuert jeder von euch den Abenteurer, den der andere gesteuert hat. Ablehnen geht nicht; wählst du nicht binnen fünf Sekunden, entscheidet der Zufall, und ist niemand da, wird die Karte abgelegt. Keiner wechselt den Ort, und Würfel, Flüche samt Wirkung und Schätze bleiben bei dir; wenn die Tore zufallen, zahlst du mit deinen Würfeln für den Abenteurer, den du steuerst. Nur du kannst den Fluch brechen, dann steuern beide wieder den eigenen, es sei denn, einer von euch ist schon entkommen: Dann bleibt es beim Tausch.
card-lost-dice-effect-curses-on-honour = Vom Bildschirm fällt kein Würfel: Dieser Fluch liegt nur da.
