# A phone as a dice tray before a big screen, and the page of those who watch there.

pad-name = Piste de dés
pad-show-me = Montrez-moi sur le grand écran
pad-no-screen = Aucun grand écran n’est là. Les réglages vous montrent le temple.
pad-not-kept = { $face }, non gardé
pad-can = Vous pouvez : { $deeds }
pad-on-map = Choisir sur le plan
pad-buzzes = Vibrations
pad-buzzes-note = une fois : les dés sont posés · deux fois : vous pouvez agir · longue : tous bloqués · trois fois : le gong
pad-clicks = Clics discrets
pad-clicks-note = la même chose à l’oreille
pad-spectators = Public
pad-spectators-play = Une partie est en cours. Regardez-la sur le grand écran et encouragez l’équipe !
pad-spectators-wait = La prochaine partie commence bientôt.
pad-wish = Que jouer ensuite ?
pad-wish-note = Un souhait par personne. Le grand écran et l’hôte le voient.
pad-wishes = { $count ->
    [one] un souhait
   *[other] { $count } souhaits
}
pad-watch-here = Regarder le temple ici
