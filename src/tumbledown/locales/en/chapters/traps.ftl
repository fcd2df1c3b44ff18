# Chambers.
chamber-cliff-torch = Torch cliff
chamber-cliff-torch-about = Whoever discovers it hangs there: roll three torches yourself to climb up. Helpers enter for nothing.
chamber-cliff-key = Key cliff
chamber-cliff-key-about = Whoever discovers it hangs there: roll three keys yourself to climb up. Helpers enter for nothing.
chamber-invocation = Invocation chamber
chamber-invocation-about = Three keys of your own call everybody here, and nobody can refuse.
chamber-platform = Moving platform
chamber-platform-about = It floats round the temple with its discoverer until its stairway fits. After that it is an ordinary chamber.
chamber-slide-trap = Slide trap
chamber-slide-trap-about = In by the slide, but never out by it. Find another way.

# Deeds.
deed-climb = Climb up
deed-call-all = Call everybody

# What happens.
temple-say-trapped = A trap! It pulls you in: { $chamber }.
temple-say-trapped-mate = A trap pulls { $name } in: { $chamber }.
temple-say-climbed = You are up again.
temple-say-climbed-mate = { $name } has climbed up.
temple-say-summoned = You call everybody here.
temple-say-summoned-mate = { $name } calls everybody.
temple-say-platform-waits = Nowhere to land. You float until a new chamber fits.
temple-say-platform-waits-mate = { $name } floats: lay a chamber that fits.
temple-say-platform-rides = The platform rides round the temple.

# Refusals.
refused-hanging = You hang on the cliff
refused-adrift = The platform must land first
refused-platform-away = Nobody reaches the platform
refused-not-hanging = You do not hang here
refused-nobody-to-call = All are here already
refused-no-cliff-here = No cliff here
refused-not-called-from-here = Nobody is called from here
refused-not-rolled = Swapped dice do not count

# The rulebook: long texts, for a quiet moment.
module-traps-entry = Two, three or four of the five trap chambers are shuffled in, and nobody knows which. Whoever discovers one is pulled into it at once, for nothing. On a cliff you hang until you show three torches or three keys that you rolled yourself; dice from a swap do not count there until you roll them. Others may enter for nothing and free your dice, but they cannot pay for you. The moving platform floats clockwise round the temple and docks where its stairway meets an opening; if nothing fits it waits over its place until the temple changes. The invocation chamber calls all of you when it is found, and again for three keys. By the slide you come in, but never out. A trap protects nobody when the doors slam.

# At the table.
table-number-traps = How many traps

# Asked before everybody is called.
summon-title = Call everybody?
summon-about = All come here at once, wherever they are. Nobody can refuse.
summon-hold = Hold
summon-hold-long = Hold for one second to call everybody
summon-longer = Hold for a whole second
summon-again = Press again to call everybody.

# What may hold somebody for good.
temple-say-captive-short = Too few dice to climb up. A summons, a treasure or a die from outside can still help.
temple-say-slide-shut = No way leads out of the slide trap any more.
