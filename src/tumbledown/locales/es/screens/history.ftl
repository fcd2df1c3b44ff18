# Las últimas partidas de este navegador y sus récords.

history-title = Repeticiones
history-none = Aquí todavía no hay nada. Juega una partida hasta el final y podrás volver a verla aquí.
history-field = La partida de otra persona: su enlace o su número
history-field-unclear = Eso no es ni el enlace ni el número de una partida.
history-watch = Ver
