# Después de la partida: cómo fue.

end-won = ¡Han salido todos!
end-won-alone = ¡Estás fuera!
end-kept-one = El templo se queda con { $name }
end-kept-some = El templo se queda con { $count } de ustedes
end-kept-all = El templo se queda con todos
end-kept-you = El templo se queda contigo
end-gave-up = Rendición
end-undone = Fuera, pero sin acabar

end-spare = { $seconds ->
    [0] Ni un segundo de sobra.
    [one] Un segundo de sobra.
   *[other] { $seconds } segundos de sobra.
}
end-spare-long = { $time } de sobra.
end-no-clock = Sin reloj.
end-tally-players = { $players ->
    [one] Un aventurero
   *[other] { $players } aventureros
}
end-tally-gems = { $gems ->
    [0] ninguna gema encendida
    [one] una gema encendida
   *[other] { $gems } gemas encendidas
}
end-tally = { $players }, { $gems }.
end-out = { $count ->
    [0] Nadie salió.
    [one] Solo salió una persona.
   *[other] Salieron { $count }.
}
end-at-door = { $keys ->
    [0] { $name } estaba en la puerta, con las llaves en la mano.
    [one] { $name } estaba en la puerta, a falta de una llave.
   *[other] { $name } estaba en la puerta, a falta de { $keys } llaves.
}
end-why-exit-not-found = La salida siguió oculta.
end-why-dice-locked = Al final, solo máscaras negras.
end-why-too-few-dice = La puerta pedía más llaves que dados quedaban.
end-why-out-of-time = Se acabó el tiempo.
end-why-gave-up = Todos votaron a favor.
end-why-task-left = Quedó una tarea pendiente.

end-story = Así fue
end-story-none = Una partida corta: nada que contar.
end-story-lost = Ahora mismo no se puede cargar la historia de esta partida.
end-story-coming = Cargando la historia

end-moment-found = { $name } descubre una sala
end-moment-first-gem = { $count ->
    [one] Primera gema
   *[other] Las primeras { $count } gemas
}
end-moment-gems = { $count ->
    [one] Una gema
    [2] Dos gemas de golpe
    [3] Tres gemas de golpe
   *[other] { $count } gemas de golpe
}
end-moment-freed = { $name } libera a { $mate }
end-moment-rescued = { $name } salva a { $mate }
end-moment-all-locked = { $name } se queda sin dados libres
end-moment-gift = { $name } da un dado a { $mate }
end-moment-fate = Giro del destino
end-moment-all-safe = Todos a salvo
end-moment-late = { $count ->
    [0] Demasiado tarde
    [one] Un dado perdido
   *[other] { $count } dados perdidos
}
end-moment-late-one = { $count ->
    [0] { $name } llega tarde
    [one] { $name } pierde un dado
   *[other] { $name } pierde { $count } dados
}
end-moment-exit-found = { $name } encuentra la salida
end-moment-sealed = No hay más camino
end-moment-first-out = { $name } sale en primer lugar
end-moment-out = { $name } ya está fuera
end-moment-last-out = { $name } sale en último lugar
end-moment-ended = El templo se derrumba
end-moment-ended-one = { $name } se queda dentro
end-moment-ended-gave-up = Rendición
end-moment-ended-task-left = Queda una tarea pendiente

end-figures = Quién hizo qué
end-adventurer = Aventurero
end-rolls = Tiradas
end-masks = Máscaras negras
end-gems = Gemas
end-rescues = Dados liberados
end-chambers = Salas
end-lost = Dados perdidos
end-out-at = Fuera en
end-inside = dentro
end-most = quien más

end-again = Otra vez
end-again-waiting = sin esperar a { $names }
end-again-all = no falta nadie
end-again-in = Me apunto
end-again-in-done = Cuentan contigo
end-again-host = { $name } empieza la próxima
end-table = A la mesa
end-share = Compartir
end-shared = Copiado
end-share-won = Sacamos a todo el mundo del templo en { $time }: { $players } aventureros, { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
}.
end-share-won-alone = Salí del templo sin ayuda de nadie, en { $time }.
end-share-lost = El templo se quedó con nosotros. Salieron { $out } de { $players }.
end-share-watch = Mira la partida entera otra vez, desde cualquier sitio.
end-watch = Ver la repetición
end-log = Descargar el registro
end-fair = ¿Fue justo?
end-fair-about = Los dados estaban sellados antes de la primera tirada. Ahora el sello está abierto: cada tirada se puede comprobar.
end-fair-check = Comprobar cada tirada
end-fair-checking = Comprobando cada tirada
end-fair-yes = Justo: { $throws } tiradas con { $dice } dados, { $chambers } salas y cada paso coinciden con el sello.
end-fair-no = No fue justo: la línea { $line } del registro es distinta.
end-fair-unknown = No se puede comprobar ahora.
end-moment-no-dice = { $name } pierde su último dado

# Premios: uno para cada cual.
end-awards = Premios
end-numbers = Todos los números
end-award-lamplighter = Farolero
end-award-lamplighter-why = { $count ->
    [one] una gema encendida
   *[other] { $count } gemas encendidas
}
end-award-golden-hands = Manos de oro
end-award-golden-hands-why = { $count ->
    [one] un dado liberado para otros
   *[other] { $count } dados liberados para otros
}
end-award-pathfinder = Explorador
end-award-pathfinder-why = { $count ->
    [one] una sala hallada
   *[other] { $count } salas halladas
}
end-award-first-out = Puerta abierta
end-award-first-out-why = primera salida, a los { $time }
end-award-cool-head = Cabeza fría
end-award-cool-head-why = { $count ->
    [0] ninguna máscara negra
    [one] solo una máscara negra
   *[other] solo { $count } máscaras negras
}
end-award-runner = Pies ligeros
end-award-runner-why = { $count ->
    [one] un paso
   *[other] { $count } pasos
}
end-award-roller = Incansable
end-award-roller-why = { $count ->
    [one] una tirada
   *[other] { $count } tiradas
}

# Después de una partida en el templo de hoy.
end-daily-place = { $players ->
    [one] Entre quienes salieron a solas: puesto { $place } de { $out }.
   *[other] Entre los equipos de { $players } que salieron: puesto { $place } de { $out }.
}
end-daily-lost = { $players ->
    [one] Salieron a solas: { $out } de { $teams }.
   *[other] Equipos de { $players } que salieron: { $out } de { $teams }.
}
end-daily-again = Solo cuenta la primera visita; esta no entra en la lista.
