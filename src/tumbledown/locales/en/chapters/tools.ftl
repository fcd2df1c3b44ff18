# A tool on the map: what it would do.
tool-opens = { $count ->
    [one] one way opens
   *[other] { $count } ways open
}
tool-closes = { $count ->
    [one] one closes
   *[other] { $count } close
}
tool-same = No way changes
tool-drag = or drag the ring
tool-touch = Touch any other chamber
tool-left = Turn it to the left
tool-right = Turn it to the right
tool-less = One step less
tool-more = One step more
tool-degrees = { $degrees }°
tool-step = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
tool-go = Into: { $chamber }
tool-go-to = Into: { $chamber }, with { $names }
tool-turn = Turn: { $chamber }
tool-lend = Lend to: { $chamber }
