# Cards.
card-poison = Poison
card-poison-effect = A slam costs you one die even at the start, two elsewhere.
card-strangle-vines = Strangle vines
card-strangle-vines-effect = Adventurers you get count for nothing: roll them again.

# Chambers.
chamber-fountain = Fountain
chamber-fountain-about = Two golden masks of your own bring a lost die back, once for each of you.

# Deeds.
deed-regain = Win a die back

# What happens.
temple-say-regained = A lost die is yours again.
temple-say-regained-mate = { $name } wins a die back.

# Refusals.
refused-nothing-lost = You lost no die
refused-regained-already = Only once each
refused-no-fountain-here = No fountain here
refused-dice-bound = Vines hold these dice

# The rulebook: long texts, for a quiet moment.
module-fountain-entry = The fountain is shuffled into the chambers. If you stand there and show two golden masks of your own, a die you had lost comes back, ready to be rolled. That works once for each player, and nobody can do it for you. Golden masks you kept from elsewhere count; while they pay here they free no dice. A die that lies on a card, or that was given away, is not a lost die. If you play with curses, the fountain adds twice Poison and twice Strangle vines.
card-poison-entry = At the first and the second slam you lose a die even in the starting chamber, and two in all anywhere else; a chamber with the Large torch counts as the starting chamber. Poison stays until you lift it, so it can strike twice. At the collapse it does nothing more, and once you have escaped it cannot reach you. If you have fewer dice than you must lose, all of them go.
card-strangle-vines-entry = Adventurers you roll or swap for under this curse cannot be used or kept and join your next roll by themselves, so you cannot discover, and you enter only where no adventurer is asked for. They do not help to lift a curse either. Adventurers you kept from before still count, and when the curse ends so do those on your dice. A slam makes no exception for you.
