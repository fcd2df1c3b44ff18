# Sand glasses, and what nobody may do for a while.
temple-seconds = { $count } s
temple-glass-ten = Noch 10 Sekunden: { $what }
temple-glass-waiting = { $count ->
    [one] Noch eine Kammer wartet auf diese Sanduhr.
   *[other] Noch { $count } Kammern warten auf diese Sanduhr.
}
temple-ban-outlasts = { $what }, bis { $seconds } s nach Toresschluss
