# The last games of this browser, and its records.

history-title = Replays
history-none = Nothing here yet. Play a game to its end, and you can watch it again from here.
history-field = Somebody else’s game: its link or number
history-field-unclear = That is neither a link to a replay nor the number of a game.
history-watch = Watch
history-records = Best times
history-records-none = Get everyone out once, and the time stands here.
history-record = { $players ->
    [one] Alone: { $time }. Watch the replay
   *[other] { $players } adventurers: { $time }. Watch the replay
}
history-kept = Games, best times, challenges and mixes are kept in this browser, without an account. A file takes them to another one.
history-export = Save to a file
history-import = Load from a file
history-import-done = { $count ->
    [0] Nothing new in this file.
    [one] One entry added.
   *[other] { $count } entries added.
}
history-import-foreign = This is not a file of Tumbledown, or it is damaged. Nothing was changed.
history-import-newer = This file is from a newer Tumbledown. Nothing was changed.
