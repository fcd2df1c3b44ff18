# Las últimas partidas de este navegador y sus récords.

history-title = Repeticiones
history-none = Aquí todavía no hay nada. Juega una partida hasta el final y podrás volver a verla aquí.
history-field = La partida de otra persona: su enlace o su número
history-field-unclear = Eso no es ni el enlace ni el número de una partida.
history-watch = Ver
history-records = Mejores tiempos
history-records-none = Saquen a todos una vez y el tiempo quedará aquí.
history-record = { $players ->
    [one] A solas: { $time }. Ver la repetición
   *[other] { $players } aventureros: { $time }. Ver la repetición
}
history-kept = Partidas, mejores tiempos, retos y mezclas se guardan en este navegador, sin cuenta. Un archivo los lleva a otro.
history-export = Guardar en un archivo
history-import = Cargar un archivo
history-import-done = { $count ->
    [0] Nada nuevo en este archivo.
    [one] Una entrada añadida.
   *[other] { $count } entradas añadidas.
}
history-import-foreign = Este archivo no es de Tumbledown o está dañado. No se cambió nada.
history-import-newer = Este archivo es de un Tumbledown más nuevo. No se cambió nada.
