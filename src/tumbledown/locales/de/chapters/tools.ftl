# A tool on the map: what it would do.
tool-opens = { $count ->
    [one] ein Weg öffnet sich
   *[other] { $count } Wege öffnen sich
}
tool-closes = { $count ->
    [one] einer schließt sich
   *[other] { $count } schließen sich
}
tool-same = Kein Weg ändert sich
tool-drag = oder zieh am Ring
tool-touch = Tippe eine andere Kammer an
tool-left = Nach links drehen
tool-right = Nach rechts drehen
tool-less = Eine Stufe weniger
tool-more = Eine Stufe mehr
tool-degrees = { $degrees }°
tool-step = { $count ->
    [one] 1 Edelstein
   *[other] { $count } Edelsteine
}
tool-go = Nach: { $chamber }
tool-go-to = Nach: { $chamber }, zu { $names }
tool-turn = Drehen: { $chamber }
tool-lend = Verleihen: { $chamber }
