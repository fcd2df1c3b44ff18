# A phone as a dice tray before a big screen, and the page of those who watch there.

pad-name = Bandeja de dados
pad-show-me = Muéstrame en la pantalla grande
pad-no-screen = No hay ninguna pantalla grande. En los ajustes puedes ver el templo.
pad-not-kept = { $face }, sin guardar
pad-can = Puedes: { $deeds }
pad-on-map = Elegir en el mapa
pad-buzzes = Vibración
pad-buzzes-note = una vez: los dados han caído · dos: puedes hacer algo · larga: todos bloqueados · tres: el gong
pad-clicks = Clics suaves
pad-clicks-note = lo mismo para el oído
pad-spectators = Público
pad-spectators-play = Hay una partida en curso. ¡Mírala en la pantalla grande y anima al equipo!
pad-spectators-wait = La próxima partida empieza pronto.
pad-wish = ¿Qué se juega después?
pad-wish-note = Un deseo por persona. Lo ven la pantalla grande y el anfitrión.
pad-wishes = { $count ->
    [one] un deseo
   *[other] { $count } deseos
}
pad-watch-here = Ver el templo aquí
