# Sand glasses, and what nobody may do for a while.
temple-seconds = { $count } s
temple-glass-ten = 10 seconds left: { $what }
temple-glass-waiting = { $count ->
    [one] One more chamber waits for this glass.
   *[other] { $count } more chambers wait for this glass.
}
temple-ban-outlasts = { $what } until { $seconds } s after the slam
