# Chambers.
chamber-totem = Totem chamber
chamber-totem-about = Stack golden and black masks: five dice light one gem, ten light two.

# Deeds.
deed-stack-die = Stack a die
deed-lift-die = To the tower
deed-bank-gem = Take one gem

# What happens.
temple-say-stacked = Your die stays. { $count } on the tower.
temple-say-stacked-mate = { $name }: the die stays. { $count } on the tower.
temple-say-fell = Your die falls.
temple-say-fell-mate = { $name }: the die falls.
temple-say-toppled =
    { $count ->
        [one] Too far out: one die of the tower falls too.
       *[other] Too far out: { $count } dice of the tower fall too.
    }
temple-say-die-lifted = You lift a die off the tower.
temple-say-die-lifted-mate = { $name } lifts a die off the tower.
temple-say-tower-lit =
    { $count ->
        [one] The tower lights one gem.
       *[other] The tower lights { $count } gems.
    }
temple-say-dice-stay =
    { $count ->
        [one] One of your dice stays on the totem.
       *[other] { $count } of your dice stay on the totem.
    }

# On the screen.
totem-title = Totem
totem-height =
    { $count ->
        [0] no dice yet
        [one] 1 die stands
       *[other] { $count } dice stand
    }
totem-goal = Five dice light one gem, ten light two.
totem-stays = stays
totem-falls = falls
totem-topples = topples
totem-drop = Drop
totem-drop-golden = golden mask
totem-drop-black = black mask
totem-drop-mate = { $name }’s die
totem-wait = the tower moves
totem-no-mask = Roll for golden or black masks.
totem-how = Tap anywhere or press the space bar when the die is over the middle.
totem-how-random = Tap anywhere or press the space bar: luck does the rest.
totem-bank = Take one gem
totem-bank-note = The second one is forgone.
totem-lift = Lift the top die
totem-lend = Team drops mine
totem-lend-long = Team drops mine: others in this chamber may drop my dice
totem-random = Without timing
totem-random-long = Without timing: luck decides, as hard on average
totem-mine =
    { $count ->
        [one] One die of yours stays here if you leave.
       *[other] { $count } dice of yours stay here if you leave.
    }
totem-die-of = { $die } of { $name }

# Refusals.
refused-no-masks = You need a mask for that
refused-tower-moves = The tower still moves
refused-tower-full = The tower is high enough
refused-tower-empty = No die on the tower
refused-tower-low = Five dice are needed
refused-no-totem-here = No totem here

# The rulebook: long texts, for a quiet moment.
module-totem-entry = The totem chamber is shuffled into the pile. Whoever stands in it may stack their own dice that show a golden or a black mask, locked ones too; dice of several players make one tower. A die swings over the tower, and the higher the tower, the wider it swings. Drop it over the middle: up to half a die beside it, it stays. Further out it falls, and with a bad miss one, two or three dice of the tower fall too. Fallen dice are rolled again, black masks too, without a golden mask. From five dice on anybody in the chamber may take one gem; ten dice light two gems by themselves. After that the dice go back unrolled and the totem is used up for the rest of the game. A stacked die cannot be used, freed or given. If you leave, your dice stay on the tower; anybody in the chamber may lift off the top die, and it goes back to its owner. If a slam costs you a die, a stacked one may pay. If timing is not for you, switch on “Without timing”, or let your team-mates drop your dice.
