# Die letzten Spiele dieses Browsers und seine Rekorde.

history-title = Rückblick
history-none = Hier ist noch nichts. Spiel ein Spiel zu Ende, dann kannst du es dir hier noch einmal ansehen.
history-field = Ein Spiel von jemand anderem: Link oder Nummer
history-field-unclear = Das ist weder der Link noch die Nummer eines Spiels.
history-watch = Ansehen
