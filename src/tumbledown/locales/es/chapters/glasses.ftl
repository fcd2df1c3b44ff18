# Sand glasses, and what nobody may do for a while.
temple-seconds = { $count } s
temple-glass-ten = Quedan 10 segundos: { $what }
temple-glass-waiting = { $count ->
    [one] Otra sala espera este reloj de arena.
   *[other] Otras { $count } salas esperan este reloj de arena.
}
temple-ban-outlasts = { $what } hasta { $seconds } s tras el portazo
