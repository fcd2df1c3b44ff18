# Cards.
card-lost-treasure = Lost treasure
card-lost-treasure-effect = Give up one of your treasures at once.
card-really-cursed = Really cursed
card-really-cursed-effect = From now on you draw two curses for one.

# Chambers.
chamber-pit = Pit
chamber-pit-about = Five black masks of your own light two gems.

# Deeds.
deed-pit = Light the gems of the pit

# Questions.
temple-ask-lost-treasure = A treasure is lost
temple-ask-lost-treasure-note = Choose the one you can do without.
temple-ask-lost-treasure-choice = Give up: { $card }

# What happens.
temple-say-pit =
    { $count ->
        [one] { $name } wakes the pit: one gem.
       *[other] { $name } wakes the pit: { $count } gems.
    }

# Refusals.
refused-no-pit-here = No pit here

# The rulebook: long texts, for a quiet moment.
module-pit-entry = The pit is shuffled into the chambers. If you stand in it and five of your own dice show black masks, you may light two gems, once in a game. The five dice stay locked, so you will need golden masks from your team-mates. When you arrive with five dice while a gem is left in the depot, “Keep my black masks” is switched on for you, so that nobody frees what you collect; you see it beside your dice and can switch it off there. With fewer than five dice the pit gives you nothing. If you play with curses, the pit adds Really cursed and three times Lost treasure to them; without treasures, Lost treasure does nothing.
card-lost-treasure-entry = Choose one of your unused treasures and discard it without using it; if you do not choose within five seconds, one is chosen at random. Until then you can use no treasure. A passage you opened, a torch that burns and a gem you lit are safe. If you have no treasure, nothing happens: either way the curse is gone at once.
card-really-cursed-entry = Whenever you have to draw a curse you draw two, one after the other. A kind you already have is discarded, and the first of the two is one you have. The card itself brings no second one, and if only one is left you draw that.
