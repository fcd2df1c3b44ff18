# Cards and tokens before the players, whatever chapter they come from.
temple-cards-yours = Your cards
temple-cards-of = { $name }: cards
temple-card-lift = Lift
temple-card-about = { $card }: what it does
temple-aim-cancel = Not now
temple-mate-steers = steers { $other }
temple-key-cards = look your cards up
temple-say-steers = You steer { $other }’s adventurer now.
temple-say-would-lose = This would lose the game. Touch again to do it.
