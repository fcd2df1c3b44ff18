# Una mesa en la pantalla grande.

tv-title = Pantalla grande
tv-which = Escribe el código de la mesa que debe mostrar esta pantalla.
tv-scan = Escanea, elige un color, tira.
tv-about = Tus dados están en tu teléfono. El templo está aquí.
tv-or = o { $host }, código
tv-code = Código QR de la mesa
tv-free = libre
tv-new = acaba de llegar
tv-ready = todo listo
tv-host-starts = { $name } empieza cuando todo el equipo esté listo
tv-sound = El sonido sale de aquí
tv-press-ok = Pulsa OK para el sonido
tv-stuck = sin dados libres
tv-is-stuck = { $name } se queda sin dados libres y necesita una máscara dorada
tv-go-back = ¡Al inicio!
tv-get-out = ¡Fuera del templo!
tv-replay = Llévate la repetición
tv-replay-code = Código QR de la repetición
tv-replay-note = Escanéala y mírala otra vez.
tv-again = ¿Otra? { $count } de { $all }
tv-wishes = Se desea: { $list }
