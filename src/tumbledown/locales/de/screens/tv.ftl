# Ein Tisch auf dem großen Bildschirm.

tv-title = Großer Bildschirm
tv-which = Gib den Code des Tisches ein, den dieser Bildschirm zeigen soll.
tv-scan = Scannen, Farbe wählen, würfeln.
tv-about = Deine Würfel sind auf deinem Handy. Der Tempel ist hier oben.
tv-or = oder { $host }, Code
tv-code = QR-Code des Tisches
tv-free = frei
tv-new = neu
tv-ready = bereit
tv-host-starts = { $name } startet, wenn alle bereit sind
tv-sound = Der Ton kommt von hier
tv-press-ok = Drück OK für den Ton
tv-stuck = sitzt fest
tv-is-stuck = { $name } sitzt fest und braucht eine Goldmaske
tv-go-back = Zurück zum Start!
tv-get-out = Raus aus dem Tempel!
tv-replay = Nehmt den Rückblick mit
tv-replay-code = QR-Code des Rückblicks
tv-replay-note = Scannen und noch einmal ansehen.
tv-again = Noch mal? { $count } von { $all }
tv-wishes = Gewünscht wird: { $list }
