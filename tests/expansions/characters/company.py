"""Tables at which seats have character cards, and what the tests about them have in common."""

from collections.abc import Sequence

from tests.scenario import Scenario
from tumbledown.engine.commands import Perform
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_SEAT, SPENT_BY, at
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions.data.base import DATA

CHARACTERS = "characters"
GONGS, ENDS = DATA.soundtrack[0].gongs, DATA.soundtrack[0].ends

CROSS = "basic_07"
"""Open on all sides, entered for two adventurers."""

CLOSED = TileKind("closed_room", "walls", openings=15, entry=((2, 0, 0, 0, 0),), closed=True)


def company(
    *cards: str,
    players: int = 2,
    modules: tuple[str, ...] = (),
    extra: tuple[Chapter, ...] = (),
    pile: Sequence[str] = (),
    gems: int = 5,
) -> Scenario:
    """Seat 0 has the first card, seat 1 the second, and so on; all stand in the starting chamber."""
    table = Scenario(players, modules=(CHARACTERS, *modules), extra=extra, pile=pile, gems=gems)
    for seat, card in enumerate(cards):
        table.gets(seat, card)
    return table


def uses(verb: str, target: int, seat: int = 0, dice: int = 0) -> Perform:
    return Perform(seat, verb, target, dice=dice)


def is_up(table: Scenario, seat: int, card: str) -> bool:
    """Whether the card lies face up before the seat; a used one is face down."""
    where = table.game.pieces.at[table.piece(card)]
    assert where in (at(AT_SEAT, seat), at(SPENT_BY, seat)), f"{card} is not with seat {seat}"
    return where == at(AT_SEAT, seat)


# -------------------------------------------------------------------- what others forbid
NOT_THERE, NO_GEMS, NO_FREEING = Refusal("not_there"), Refusal("no_gems"), Refusal("no_freeing")


def forbidding(*places: int, gems: bool = False, freeing: bool = False) -> Chapter:
    """A chapter of prohibitions: nobody comes to these places, lights gems, or frees dice."""
    chapter = Chapter("bans", order=97, looks_far=False)
    chapter.forbid.arrive(lambda game, figure, to, means: NOT_THERE if to in places else None)
    chapter.forbid.gems(lambda game, seat, where: NO_GEMS if gems else None)
    chapter.forbid.free(lambda game, helper, helped, means: NO_FREEING if freeing else None)
    return chapter


def closed_rooms() -> Chapter:
    """A chapter with a chamber that nobody ever enters."""
    chapter = Chapter("walls", order=96, looks_far=False, tiles=(CLOSED,))
    chapter.setup(1)(lambda game: game.temple.add_all([game.rules.tile_kind_ids[CLOSED.id]]))
    return chapter
