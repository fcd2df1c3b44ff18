# Cards.
card-teleport-token = Teleport token
card-teleport-token-effect = Lay it down: its chamber is linked with the teleport chamber.

# Chambers.
chamber-exchange-chamber = Exchange chamber
chamber-exchange-chamber-about = Once in each visit: give one of your curses, take the top treasure. It costs no dice.
chamber-teleport-chamber = Teleport chamber
chamber-teleport-chamber-about = From here you jump to its token, and back, for nothing, while the token lies in another chamber.

# Deeds.
deed-trade-curse = Trade a curse
deed-trade-curse-card = Trade { $card } for a treasure
deed-take-token = Take the token
deed-lay-token = Lay the token down
deed-token-link = Jump through the link
deed-token-link-to = Jump through the link: { $chamber }

# The exchange chamber asks.
trade-title = Which curse do you give?
trade-about = You get the top treasure. Once in each visit.

# What happens.
temple-say-traded = A curse for a treasure!
temple-say-traded-mate = { $name } trades a curse for a treasure.
temple-say-token-found = The teleport token! Take it along.
temple-say-token-taken = You take the teleport token.
temple-say-token-taken-mate = { $name } takes the teleport token.
temple-say-token-laid = You link this chamber: { $chamber }.
temple-say-token-laid-mate = { $name } lays the token: { $chamber }.
temple-say-token-back = The token is back at the start.
temple-say-token-jump = You jump: { $chamber }.
temple-say-token-jump-mate = { $name } jumps: { $chamber }.

# Refusals.
refused-traded-already = Only once in each visit
refused-nothing-to-trade = You have no curse to give
refused-no-treasure-left = No treasure is left
refused-no-token-here = No token lies here
refused-token-not-held = You do not have the token
refused-no-link-here = No link leads there
refused-token-not-laid = The token must lie elsewhere
refused-link-rests = The link needs a second
refused-not-traded-here = Nothing is exchanged here

# My cards.
temple-pile-link-tokens = The token
temple-key-lay-token = lay the token down

# The rulebook: long texts, for a quiet moment.
module-exchange-teleport-entry = Two chambers are shuffled in after the first ones are laid. In the exchange chamber, which is there only if you play with curses and with treasures, you may give one of your curses and take the top treasure, once in each visit and for no dice; curses that no dice can lift go too, and a die that lies on one comes back. With the teleport chamber you find its token. Whoever stands where the token lies may take it, and lay it down in any chamber, as often as you like and for nothing. While it lies in another chamber, everybody in either of the two may jump to the other for nothing, at most once a second. Whatever forbids movement forbids the jump, but the curse Trap does not. The chalice never comes along.
card-teleport-token-entry = It lies in the teleport chamber when that is found. Whoever is in its chamber may take it; whoever has it may lay it down where they stand. Both are free. While it lies in another chamber than its own, it and the teleport chamber are linked both ways. If the chamber vanishes in which it lies, it is back at the start; if its holder escapes, it stays in the exit.

# What happens.
temple-tell-reopens-link = The teleport chamber may lead there.
