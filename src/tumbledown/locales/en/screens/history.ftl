# The last games of this browser, and its records.

history-title = Replays
history-none = Nothing here yet. Play a game to its end, and you can watch it again from here.
history-field = Somebody else’s game: its link or number
history-field-unclear = That is neither a link to a replay nor the number of a game.
history-watch = Watch
