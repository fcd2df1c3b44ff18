# Cards.
card-doomed = Verdammt
card-doomed-effect = Du kannst nicht entkommen.
card-stand-up = Steh auf
card-stand-up-effect = Hoch mit dir, und nicht wieder hinsetzen.
card-stand-up-table = Steh jetzt auf und bleib stehen.
card-stand-up-online = Du sinkst in einen Sessel. Einmal tippen, und du stehst; sitzt du erst, musst du dreimal tippen.
card-stand-up-gentle = Kein Sessel. Deine Würfe dauern etwas länger.
card-counterspell = Gegenzauber
card-counterspell-effect = Werde einen deiner Flüche los.

# Deeds.
deed-counterspell = Einen Fluch bannen
deed-counterspell-card = Mit Gegenzauber bannen: { $card }
deed-stand = Aufstehen

# On the screen.
temple-aim-counterspell = Tippe auf einen deiner Flüche
temple-key-stand = aufstehen
temple-roll-seated =
    { $count ->
        [one] noch einmal tippen
       *[other] noch { $count }-mal tippen
    }

# What happens.
temple-say-sinking = Du sinkst. Steh auf!
temple-say-seated =
    { $count ->
        [one] Du sitzt. Noch einmal tippen, und du stehst.
       *[other] Du sitzt. Noch { $count }-mal tippen, und du stehst.
    }
temple-say-standing = Du stehst.

# Refusals.
refused-seated = Erst aufstehen
refused-still-doomed = Du bist verdammt
refused-not-cursed = Kein Fluch auf dir

# The rulebook: long texts, for a quiet moment.
module-doomed-entry = Zwei weitere Flüche, Verdammt und Steh auf, kommen in ihren Stapel, zwei Gegenzauber zu den Schätzen. Ohne Flüche ist nichts davon im Spiel; ohne Schätze bleiben die Gegenzauber in der Schachtel. Schaut euch vor dem letzten Gong eure Karten an: Wer verdammt ist, muss diesen Fluch noch brechen oder mit einem Gegenzauber loswerden.
card-doomed-entry = Solange du diesen Fluch hast, kannst du nicht entkommen; alles andere geht, auch den Ausgang betreten. Brechen kannst du ihn dort, aber die Würfel dafür müssen neu gewürfelt werden, ehe sie dir hinaushelfen. Hast du ihn beim Einsturz noch, habt ihr alle verloren.
card-stand-up-entry = Steh sofort auf und bleib stehen, bis du den Fluch brichst. Am Bildschirm sinkt dein Abenteurer in acht Sekunden in einen Sessel: Einmal tippen, und du stehst wieder; sitzt du erst, kannst du nicht würfeln, ehe du dreimal getippt hast. Wer nicht stehen kann, spielt diese Form oder die sanfte, in der Würfe knapp ein Drittel länger dauern.
card-counterspell-entry = Einer deiner Flüche verlässt das Spiel, welcher, entscheidest du, und alles, was er tut, endet, als hättest du ihn gebrochen. Was er dich schon gekostet hat, bleibt verloren. Gegen die Flüche anderer hilft er nicht, und solange du keinen hast, behältst du ihn.
