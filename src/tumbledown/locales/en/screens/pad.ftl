# A phone as a dice tray before a big screen, and the page of those who watch there.

pad-name = Dice tray
pad-show-me = Show me on the big screen
pad-no-screen = No big screen is here. The settings show you the temple.
pad-not-kept = { $face }, not kept
pad-can = You can: { $deeds }
pad-on-map = Choose it on the map
pad-buzzes = Buzz
pad-buzzes-note = once: the dice lie · twice: you can do something · long: all locked · three times: the gong
pad-clicks = Soft clicks
pad-clicks-note = the same to be heard
pad-spectators = Audience
pad-spectators-play = A game is on. Watch it on the big screen, and cheer!
pad-spectators-wait = The next game begins soon.
pad-wish = What should be played next?
pad-wish-note = One wish each. The big screen and the host see it.
pad-wishes = { $count ->
    [one] one wish
   *[other] { $count } wishes
}
pad-watch-here = Watch the temple here
