# The lesson. What stands between asterisks is what to do.
lesson-title = Lesson
lesson-part-roll = Roll
lesson-part-walk = Walk
lesson-part-masks = Masks
lesson-part-gems = Gems
lesson-part-out = Out
lesson-leave = Leave
lesson-skip = Skip
lesson-number = Step { $number } of { $count }

# One sentence for each step.
lesson-step-roll = Press *Roll*. All five dice fly at once.
lesson-step-keep = The vault wants an adventurer and a torch. *Tap your adventurer* to keep it.
lesson-step-others = Now *roll the others*. The die you kept stays as it is.
lesson-step-enter = An adventurer and a torch: that is the price. *Tap the vault.*
lesson-step-discover = Two adventurers open an unknown side. *Roll, then discover.*
lesson-step-masks = { "*" }Roll again.* Careful: a black mask locks its die.
lesson-step-free = Locked dice cannot be rolled. One golden mask frees two: *free your dice.*
lesson-step-help = { $name } has black masks too. *Roll a golden one and free { $name }.*
lesson-step-keys = Gems are lit together. { $name } collects four keys: *roll three.*
lesson-step-light = Two gems cost seven keys. Together you have them: *light them.*
lesson-step-home = The gong! *Roll two adventurers and run to the start* before the doors slam.
lesson-step-exit = Safe! Whoever is late loses a die. *Roll, then go into the exit.*
lesson-step-leave = The fewer gems are left, the fewer keys it takes. *Roll keys and leave.*
lesson-step-done = You are out! { $name } is right behind you.

# Afterwards.
lesson-ready = You are ready
lesson-ready-note = That was all you need for a first game.
lesson-lost = The temple was faster
lesson-lost-note = Try once more, or learn the rest in a real game.
lesson-again = Once more

# Refusals.
refused-lesson-first = First what the coach says
