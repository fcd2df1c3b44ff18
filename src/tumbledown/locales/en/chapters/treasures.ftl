# Cards.
card-healing-mask = Healing mask
card-healing-mask-effect = Free every locked die in the temple.
card-secret-passage = Secret passage
card-secret-passage-effect = Open the wall between two chambers.
card-double-torch = Double torch
card-double-torch-effect = Two torches, for one purpose.
card-double-key = Double key
card-double-key-effect = Two keys, for one purpose.
card-teleport = Teleport
card-teleport-effect = Jump to a chamber where a team-mate stands.
card-extra-gem = Extra gem
card-extra-gem-effect = Light a gem of the depot, wherever you are.
card-large-torch = Large torch
card-large-torch-effect = Make your chamber safe for the next slam.

# Deeds.
deed-claim = Claim the treasure
deed-healing-mask = Free everybody’s dice
deed-secret-passage = Open a secret passage
deed-secret-passage-between = Open a secret passage: { $one } – { $other }
deed-teleport = Teleport
deed-teleport-to = Teleport to { $names }
deed-extra-gem = Light the extra gem
deed-large-torch = Set up the large torch
deed-add-double-torch = Add the double torch
deed-add-double-key = Add the double key
deed-take-back-double-torch = Take the double torch back
deed-take-back-double-key = Take the double key back

# On the screen.
temple-pile-treasures = Your treasures
temple-aim-teleport = Touch a glowing chamber
temple-aim-secret-passage = Touch a glowing wall
temple-key-use = use a treasure

# What happens.
temple-say-treasure-lies = A treasure lies here.
temple-say-treasure = You find: { $card }. { $effect }
temple-say-treasure-mate = { $name } finds: { $card }.
temple-say-used = You use: { $card }.
temple-say-used-mate = { $name } uses: { $card }.
temple-say-treasure-lost = You lose a treasure: { $card }.
temple-say-treasure-lost-mate = { $name } loses a treasure: { $card }.
temple-say-torch-out = The large torch goes out.

# Refusals.
refused-no-wall-there = No wall to open
refused-safe-already = It is safe already
refused-no-slam-left = The doors slam no more
refused-no-treasure-here = No treasure here

# The rulebook: long texts, for a quiet moment.
module-treasures-entry = Thirteen chambers with purple masks and chests take the place of the basic ones. When a chamber with a chest is discovered, a treasure is laid there face down; the two chambers at the beginning get theirs before you start. Anybody who stands there claims it with two keys of their own. You use a treasure whenever you like, once and for free; if it would do nothing, you keep it. Treasures cannot be given away, and what you have not used when you escape is gone.
card-healing-mask-entry = All locked dice of everybody in the temple are free at once, wherever you stand. Only those who have switched on “Keep my black masks” keep theirs locked. While nothing is locked you cannot use it.
card-secret-passage-entry = Choose any two neighbouring chambers in the temple with no way between them: from now on there is one, in both directions, for everybody and for the rest of the game, at the usual price for entering. It never opens the wall inside a double chamber; beside one it leads to the part at that edge, and if both parts touch it you choose. It cannot be used to discover. If one of its chambers vanishes, it waits until a chamber lies there again.
card-double-torch-entry = Add it to your own torches for one single purpose: entering, carrying the chalice, lifting a curse, or lighting gems with whoever is in your chamber. It can pay alone, even if all your dice are locked; a torch too many is lost. It is never spent unless you add it first, and you can take it back. For gems it goes only if the shared dice are not enough.
card-double-key-entry = Add it to your own keys for one single purpose: entering, claiming a treasure, lifting a curse, escaping, or lighting gems with whoever is in your chamber. It can pay alone, even if all your dice are locked; a key too many is lost. It is never spent unless you add it first, and you can take it back. For gems it goes only if the shared dice are not enough.
card-teleport-entry = The adventurer you steer jumps for free to another chamber where a team-mate stands, near or far, even out of a trap. The two parts of a double chamber are two chambers. The chalice never comes along. Without anybody else in the temple you cannot use it, and if your team-mate has just left you keep it.
card-extra-gem-entry = One gem of the depot goes on this treasure and counts as lit for the rest of the game. You can use it anywhere, and no chamber is used up by it. With an empty depot it waits; once used it cannot be lost any more.
card-large-torch-entry = Set it up in the chamber where you stand: up to the next slam, that one included, everybody there is as safe as in the starting chamber. You may do so before the gong or while the countdown runs. In a double chamber it protects only your part; from an illusion chamber everybody there returns to the start without losing a die. After the slam it is gone, and at the collapse it saves nobody.

# What happens.
temple-tell-reopens-secret-passage = A secret passage may open a way.
