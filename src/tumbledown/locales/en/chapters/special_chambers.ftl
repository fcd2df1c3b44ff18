# Cards.
card-chalice = Chalice
card-chalice-effect = Carry it to the exit, for one torch more at every step.

# Chambers.
chamber-linked-1 = Chain chamber
chamber-linked-1-about = Lights only together with another linked chamber, once in a game.
chamber-linked-2 = Knot chamber
chamber-linked-2-about = { chamber-linked-1-about }
chamber-linked-3 = Ring chamber
chamber-linked-3-about = { chamber-linked-1-about }
chamber-double-torch-chamber = Double chamber of torches
chamber-double-torch-chamber-about = A wall inside. The gems are in the rear part, which has its own entrance.
chamber-double-key-chamber = Double chamber of keys
chamber-double-key-chamber-about = { chamber-double-torch-chamber-about }
chamber-treasure-chamber = Treasure chamber
chamber-treasure-chamber-about = Home of the chalice. Once found, it must come to the exit.

# Deeds.
deed-linked = Light the linked gems
deed-carry-chalice =
    { $side ->
        [north] Enter north with the chalice
        [east] Enter east with the chalice
        [south] Enter south with the chalice
       *[west] Enter west with the chalice
    }
deed-carry-chalice-short = With the chalice
deed-carry-chalice-far = Go there with the chalice

# What happens.
temple-say-chalice-carried = You carry the chalice: { $chamber }.
temple-say-chalice-carried-mate = { $name } carries the chalice: { $chamber }.
temple-say-chalice-back = The chalice is back at the start.
temple-say-chalice-inside = The chalice is still inside. Touch again to leave and lose.
temple-say-chalice-open = not at the exit yet
temple-say-linked =
    { $count ->
        [one] The linked chambers light a gem.
       *[other] The linked chambers light { $count } gems.
    }
temple-tell-chalice-found = The chalice! It must come out with you.
temple-tell-chalice-recovered = The chalice is saved!

# Refusals.
refused-linked-alone = Only with a linked one
refused-linked-used = Links worked already
refused-no-linked-here = This chamber is not linked

# At the table.
table-alone-linked = Alone you can light no linked chambers.
table-alone-linked-do = Leave them out
table-variant-special-chambers-no-linked = Without the linked chambers
table-variant-special-chambers-no-linked-about = No gems that need you in two places at once
table-variant-special-chambers-no-double-torch = Without the double chamber of torches
table-variant-special-chambers-no-double-torch-about = Two gems fewer behind a wall
table-variant-special-chambers-no-double-key = Without the double chamber of keys
table-variant-special-chambers-no-double-key-about = { table-variant-special-chambers-no-double-torch-about }
table-variant-special-chambers-no-treasure-chamber = Without the treasure chamber
table-variant-special-chambers-no-treasure-chamber-about = No chalice to carry out

# The rulebook: long texts, for a quiet moment.
module-special-chambers-entry = Six more chambers are shuffled in. Linked chambers light only together: in two or three of them the adventurers inside must show the icons of their chamber at the same moment; each then lights a gem, and for this game that was it. A double chamber has a wall inside and two gems in its rear part, which you reach only by an entrance of its own; the two parts count as two chambers. Once the treasure chamber is found, the chalice must come to the exit too, or you cannot win; as long as it lies undiscovered it does not matter. If you play alone, leave the linked chambers out.
card-chalice-entry = It lies in the treasure chamber as soon as that is found, and from then on you win only if it comes to the exit; there it is safe for good. Whoever is in its chamber may take it along when entering a neighbouring one, for one torch more, and leaves it there for anybody to carry on. Teleport and other jumps never take it along. You may escape before it does, but if the last of you goes without it you have lost.
