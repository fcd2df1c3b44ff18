# A table on a big screen.

tv-title = Big screen
tv-which = Type the code of the table that this screen is to show.
tv-scan = Scan, pick a colour, roll.
tv-about = Your phone holds your dice. The temple is up here.
tv-or = or { $host }, code
tv-code = QR code of the table
tv-free = free
tv-new = new
tv-ready = ready
tv-host-starts = { $name } starts when everybody is ready
tv-sound = Sound comes from here
tv-press-ok = Press OK for sound
tv-stuck = stuck
tv-is-stuck = { $name } is stuck and needs a golden mask
tv-go-back = Back to the start!
tv-get-out = Out of the temple!
tv-replay = Take the replay home
tv-replay-code = QR code of the replay
tv-replay-note = Scan it and watch it again.
tv-again = Again? { $count } of { $all }
tv-wishes = Wished for: { $list }
