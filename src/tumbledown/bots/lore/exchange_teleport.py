"""The exchange chamber: trade a curse if it is near. The token: lay it down in the exit, or far out when the gong
calls, and go through the link when that is a short cut."""

from typing import Final

from tumbledown.bots.knowledge import ANYWHERE, NO_ERRAND, Errand, Knowledge
from tumbledown.bots.mind import NOBODY, Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.team import EXPLORE, HELP, HOME, IDLE, LEAVE
from tumbledown.bots.working import walk
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.expansions.data.exchange_teleport import EXCHANGE_CHAMBER, TOKEN
from tumbledown.expansions.exchange_teleport import link, token, trading
from tumbledown.expansions.exchange_teleport.chapter import gate_place, slot, token_place
from tumbledown.expansions.shared import CURSES, TREASURES, cards_before

WORTH_THE_WAY: Final = 2
"""Steps that a bot goes to exchange a curse for a treasure."""

SHORT_CUT: Final = 2
"""Steps that a jump must save."""


# -------------------------------------------------------------------- the exchange chamber
def trade(game: Game, mind: Mind) -> AnyCommand | None:
    for offer in options.offered(game, mind.seat, trading.VERB):
        return mind.take(game, trading.VERB, offer.targets[0])
    return None


def go_and_trade(game: Game, mind: Mind) -> Errand:
    """Only while the way is short and the seat is not leaving."""
    if not mind.held or mind.doing == LEAVE or not cards_before(game, mind.seat, CURSES) or not game.pile(TREASURES):
        return NO_ERRAND
    places = mind.team.lookout.laid(game, (EXCHANGE_CHAMBER.id,))
    if not places or mind.here == places[0] or slot(game).traded >> game.party.control[mind.seat] & 1:
        return NO_ERRAND
    if mind.team.paths.since(game.temple, mind.here)[places[0]] > WORTH_THE_WAY:
        return NO_ERRAND
    return True, walk(game, mind, places[0])


# -------------------------------------------------------------------- the link
def goal_of(game: Game, mind: Mind) -> int:
    """Return where this seat was going when it last decided; -1 for nowhere."""
    if mind.doing == HOME:
        return 2 * game.start
    if mind.doing == HELP and mind.helping != NOBODY:
        return game.here(mind.helping)
    return mind.team.goal[mind.seat] if mind.doing != IDLE else -1


def saved(game: Game, mind: Mind, other: int) -> int:
    """Return how many steps towards its goal a jump to the other place would save."""
    goal = goal_of(game, mind)
    if goal < 0:
        return 0
    steps = mind.team.paths.to(game.temple, goal)
    return 0 if steps[other] == FAR else steps[mind.here] - steps[other]


def use_the_token(game: Game, mind: Mind) -> AnyCommand | None:
    """Go through the link if that is a short cut; else take the token along, if it is of use elsewhere."""
    other = link.other_end(game, mind.here)
    if other >= 0:
        return mind.take(game, link.VERB, other) if saved(game, mind, other) >= SHORT_CUT else None
    if token_place(game) == mind.here and mind.here == gate_place(game) and mind.doing in (EXPLORE, LEAVE):
        return mind.take(game, token.TAKE)
    return None


def lay_the_token(game: Game, mind: Mind) -> AnyCommand | None:
    """Lay it in the exit, for all who come later; or here, if the link is the faster way back to the start."""
    chamber = gate_place(game)
    if chamber < 0 or mind.here == chamber:
        return None
    is_short_cut = mind.doing == HOME and saved(game, mind, chamber) >= SHORT_CUT
    return mind.take(game, token.LAY) if is_short_cut or mind.here == mind.team.lookout.exit else None


def trades_for_a_treasure(game: Game, mind: Mind) -> bool:
    """The token may lead a seat with a curse to the exchange chamber, and a treasure may heal."""
    return gate_place(game) >= 0 and any(cards_before(game, seat, CURSES) for seat in mind.team.inside)


lore = Knowledge(
    cards={TOKEN.id: lay_the_token},
    chambers={EXCHANGE_CHAMBER.id: trade, ANYWHERE: use_the_token},
    errands={ANYWHERE: go_and_trade},
    rank=45,
    vain=(token.LAY, token.TAKE),
    hope=trades_for_a_treasure,
)
