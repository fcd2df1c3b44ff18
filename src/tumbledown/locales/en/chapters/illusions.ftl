# Chambers.
chamber-illusion-1 = Mist chamber
chamber-illusion-1-about = Vanishes after the first and the second slam.
chamber-illusion-2 = Dream chamber
chamber-illusion-2-about = { chamber-illusion-1-about }
chamber-illusion-3 = Shadow chamber
chamber-illusion-3-about = { chamber-illusion-1-about }
chamber-illusion-4 = Shimmer chamber
chamber-illusion-4-about = { chamber-illusion-1-about }

# What happens.
temple-say-vanished =
    { $count ->
        [one] An illusion vanishes.
       *[other] { $count } illusions vanish.
    }
temple-say-vanished-here = Your chamber vanishes. You are back at the start.

# The rulebook: long texts, for a quiet moment.
module-illusions-entry = Six illusion chambers take the place of the six chambers with exactly one gem. Between slams they are chambers like any other, only their purple masks bring no curse. Right after the first and the second slam all of them vanish and go under the pile, where they can be found again, as good as new. Whoever stood there is put in the starting chamber and loses one die for being late, not two. Gems that were lit there stay lit. Look out for the gaps: part of the temple may be cut off until somebody discovers a way across.

# What happens.
temple-tell-reopens-illusions = When the illusions vanish, a way may open.
