# Sand glasses, and what nobody may do for a while.
temple-seconds = { $count } s
temple-glass-ten = Encore 10 secondes : { $what }
temple-glass-waiting = { $count ->
    [one] Une autre salle attend ce sablier.
   *[other] { $count } autres salles attendent ce sablier.
}
temple-ban-outlasts = { $what } jusqu’à { $seconds } s après la fermeture
