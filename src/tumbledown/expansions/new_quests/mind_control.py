"""Mind control: a player under this curse asks a team-mate to move the adventurer, to draw and to take gems.

The command becomes a request, which the engine checks again when it is granted. Dice stay with their owner: rolling,
freeing and lifting need no helper, nor does a deed that touches neither adventurer, pile nor depot.
"""

from typing import Final

from tumbledown.engine import presence
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND
from tumbledown.engine.offers import DRAW, ESCAPE, GEMS, MOVE, MOVE_WITHIN
from tumbledown.expansions.curses.chapter import is_bodily
from tumbledown.expansions.new_quests.chapter import MIND_CONTROL, chapter
from tumbledown.expansions.shared import holds

OF_THE_FIGURE: Final = (MOVE, MOVE_WITHIN, ESCAPE)
OF_THE_TABLE: Final = (DRAW, GEMS)
"""The pile and the depot. A player under this curse may not touch them, not even for other players."""

NO_MASK: Final = -1

mind_control = chapter.of(MIND_CONTROL)


@mind_control.adjust.consent(BIND)
def a_team_mate_has_to_do_it(game: Game, seat: int, deed: int, mask: int) -> int:
    """At a table that plays on its honour a mate presses the button on this screen, and no question is asked.

    Rules: new_quests.curse.mind_control, new_quests.curse.mind_control_climb, new_quests.curse.mind_control_dice.
    """
    if deed not in OF_THE_FIGURE and deed not in OF_THE_TABLE:
        return mask
    if not is_bodily(game, seat, MIND_CONTROL):
        return mask
    found = helpers(game, seat, deed)
    return found if mask == NO_MASK else mask & found


def helpers(game: Game, seat: int, deed: int) -> int:
    """Return the connected team-mates in the temple who may do this deed, as a mask of seats.

    Rules: new_quests.curse.mind_control_helpers.
    """
    mask = 0
    for mate in game.party.inside():
        may_touch = deed in OF_THE_FIGURE or not holds(game, mate, MIND_CONTROL)
        if mate != seat and may_touch and presence.may_vote(game, mate):
            mask |= 1 << mate
    return mask
