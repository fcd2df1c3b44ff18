# Die letzten Spiele dieses Browsers und seine Rekorde.

history-title = Rückblick
history-none = Hier ist noch nichts. Spiel ein Spiel zu Ende, dann kannst du es dir hier noch einmal ansehen.
history-field = Ein Spiel von jemand anderem: Link oder Nummer
history-field-unclear = Das ist weder der Link noch die Nummer eines Spiels.
history-watch = Ansehen
history-records = Bestzeiten
history-records-none = Bringt einmal alle raus, dann steht eure Zeit hier.
history-record = { $players ->
    [one] Allein: { $time }. Rückblick ansehen
   *[other] { $players } Abenteurer: { $time }. Rückblick ansehen
}
history-kept = Spiele, Bestzeiten, Prüfungen und Mischungen bleiben in diesem Browser, ohne Konto. Eine Datei bringt sie in einen anderen.
history-export = In Datei speichern
history-import = Aus Datei laden
history-import-done = { $count ->
    [0] Nichts Neues in dieser Datei.
    [one] Ein Eintrag hinzugefügt.
   *[other] { $count } Einträge hinzugefügt.
}
history-import-foreign = Diese Datei ist nicht von Tumbledown, oder sie ist beschädigt. Nichts wurde geändert.
history-import-newer = Diese Datei ist von einem neueren Tumbledown. Nichts wurde geändert.
