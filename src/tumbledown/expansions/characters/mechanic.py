"""The Mechanic: torches count twice, or a chamber turns."""

from typing import Final

from tumbledown.engine.events import Announced, ChambersMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.offers import Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.rule_types import Worth
from tumbledown.engine.tiles import TileKind, turned
from tumbledown.expansions.characters.abilities import is_ready, price_of, turn_down, uses_left, why_unused
from tumbledown.expansions.characters.chapter import chapter
from tumbledown.expansions.data.characters import KINDS

CARD: Final = "mechanic_activatable"
VERB: Final = "turn_chamber"
PRICE: Final = price_of(KINDS[CARD])

NOTHING_TURNS: Final = Refusal("nothing_turns")
START_STAYS: Final = Refusal("start_stays")

mechanic = chapter.of("mechanic_permanent")
_nothing: Final = Offer(VERB, barred=NOTHING_TURNS)


@mechanic.adjust.worth(GRANT)
def torches_count_twice(game: Game, seat: int, worth: Worth) -> Worth:
    """Torches beyond the cost are lost.

    Rules: characters.mechanic.permanent, characters.mechanic.permanent_odd.
    """
    return 2 * worth[0], worth[1], worth[2]


# -------------------------------------------------------------------- a chamber turns
@chapter.offer(VERB)
def turn_any_chamber(game: Game, seat: int) -> tuple[Offer, ...]:
    """Targets are `tile << 2 | quarters`, one to three quarter turns clockwise. The temple settles first, so that no
    tile is in the air over a side that changes.

    Rules: characters.mechanic.activatable, characters.mechanic.activatable_slide.
    """
    if not is_ready(game, seat, CARD):
        return ()
    return _turns(tuple([target for tile in _turnable(game) for target in _changes(game, tile)]))


@shared
def _turns(targets: tuple[int, ...]) -> tuple[Offer, ...]:
    turning = Offer(VERB, prices=PRICE, targets=targets, settles=True)
    return (turning,) if targets else (turning, _nothing)


def _turnable(game: Game) -> list[int]:
    """Every laid chamber but the starting chamber."""
    return [tile for tile in game.temple.laid() if tile != game.start]


def _changes(game: Game, tile: int) -> list[int]:
    """Rules: characters.activatable.failed."""
    kind = game.tile_kind(tile)
    return [tile << 2 | quarters for quarters in (1, 2, 3) if not _looks_the_same(kind, quarters)]


def _looks_the_same(kind: TileKind, quarters: int) -> bool:
    """Whether every side is the same after the turn as before. If no side is open, one of them has a bricked-up
    stairway, which differs from the walls.
    """
    if not kind.openings:
        return False
    if turned(kind.openings, quarters) != kind.openings or turned(kind.one_way, quarters) != kind.one_way:
        return False
    return all(kind.halves[side] == kind.halves[side + quarters & 3] for side in range(4))


@chapter.perform(VERB)
def turn_the_chamber(game: Game, order: Order) -> None:
    """Adventurers and pieces in the chamber stay in it, in the same half.

    Rules: characters.mechanic.activatable, characters.mechanic.activatable_contents,
    characters.mechanic.activatable_passage, characters.mechanic.activatable_double.
    """
    turn_down(game, order.seat, CARD)
    tile, quarters, temple = order.target >> 2, order.target & 3, game.temple
    game.emit(ChambersMoved((tile,), (temple.cell[tile],), (temple.turn[tile] + quarters & 3,)))


@chapter.explain(VERB)
def why_nothing_turns(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    if not is_ready(game, seat, CARD):
        return why_unused(game, seat, CARD)
    return START_STAYS if target >> 2 == game.start else NOTHING_TURNS


# -------------------------------------------------------------------- where no way leads on
@chapter.adjust.sealed(GRANT)
def a_turn_may_open_the_temple(game: Game, for_good: bool) -> bool:
    """Rules: characters.mechanic.activatable."""
    return for_good and not _may_turn(game)


@chapter.adjust.reopens(GRANT)
def a_turn_may_open_a_way_to_the_exit(
    game: Game, goal: frozenset[int], means: tuple[Announced, ...]
) -> tuple[Announced, ...]:
    """Rules: characters.mechanic.activatable."""
    return (*means, Announced("reopens_mechanic")) if _may_turn(game) else means


def _may_turn(game: Game) -> bool:
    """Whether a seat inside could turn a chamber, now or after a slam. Any turn counts, because it may prepare
    another."""
    if not any(uses_left(game, seat, CARD) for seat in game.party.inside()):
        return False
    return any(_changes(game, tile) for tile in game.temple.laid() if tile != game.start)
