# A tool on the map: what it would do.
tool-opens = { $count ->
    [one] se abre un paso
   *[other] se abren { $count } pasos
}
tool-closes = { $count ->
    [one] se cierra uno
   *[other] se cierran { $count }
}
tool-same = No cambia ningún paso
tool-drag = o arrastra el anillo
tool-touch = Toca otra sala
tool-left = Girar a la izquierda
tool-right = Girar a la derecha
tool-less = Un paso menos
tool-more = Un paso más
tool-degrees = { $degrees }°
tool-step = { $count ->
    [one] 1 gema
   *[other] { $count } gemas
}
tool-go = A: { $chamber }
tool-go-to = A: { $chamber }, con { $names }
tool-turn = Girar: { $chamber }
tool-lend = Prestar: { $chamber }
