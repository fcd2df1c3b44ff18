"""The constellation: an adventurer at each place of a list at the same time, and two keys from the one in its chamber.

The seats that fill the places, and a proposal which seat goes where, are noted after each move and shown to all.
"""

from typing import Final

from tumbledown.engine.events import (
    AdventurerEscaped,
    AdventurerMoved,
    ChamberPlaced,
    ChamberRemoved,
    ControlChanged,
    Noted,
)
from tumbledown.engine.game import Game
from tumbledown.engine.offers import ALONE, NONE, Bill, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import xy
from tumbledown.expansions.base.chapter import is_exit
from tumbledown.expansions.data.new_quests import CONSTELLATION_COST, places_for
from tumbledown.expansions.new_quests.chapter import CONSTELLATION, NAME, chapter, quest_here, slot
from tumbledown.expansions.quests.chapter import QUEST_DONE
from tumbledown.expansions.shared import achieve, begin_task, bound_to, is_achieved

VERB: Final = "constellation"

NO_STARS_HERE: Final = Refusal("no_stars_here")
STARS_APART: Final = Refusal("stars_apart")

TWO_KEYS: Final = ((Bill(CONSTELLATION_COST, ALONE),),)
SHINES: Final = (Offer(VERB, NONE, barred=QUEST_DONE),)
NOT_YET: Final = (Offer(VERB, NONE, prices=TWO_KEYS, barred=STARS_APART),)
COMPLETE: Final = (Offer(VERB, NONE, prices=TWO_KEYS),)

NOTES: Final = ("stars_filled", "stars_sent", "stars_goals")

NOBODY: Final = -1
NOWHERE: Final = -1
FAR: Final = 999


# -------------------------------------------------------------------- the two keys
@chapter.offer(VERB)
def join_the_stars(game: Game, seat: int) -> tuple[Offer, ...]:
    """Where the adventurers stand counts only at the moment when the keys are paid.

    Rules: new_quests.constellation.finish, new_quests.constellation.same_time, new_quests.constellation.undiscovered.
    """
    tile = quest_here(game, seat, CONSTELLATION)
    if tile < 0:
        return ()
    if is_achieved(game, tile):
        return SHINES
    return NOT_YET if NOBODY in slot(game).stars_filled else COMPLETE


bound_to(chapter, VERB, (CONSTELLATION.id,), NO_STARS_HERE)


@chapter.perform(VERB)
def the_stars_are_joined(game: Game, order: Order) -> None:
    """Rules: new_quests.constellation.finish."""
    achieve(game, game.here(order.seat) >> 1)
    for field in NOTES:
        _note(game, field, ())


# -------------------------------------------------------------------- filled places
def fits(game: Game, name: str, place: int) -> bool:
    """Whether an adventurer at this place fills the named place of the list; gems count as they are printed.

    Rules: new_quests.constellation.gem_kind.
    """
    tile = place >> 1
    if name == "start":
        return tile == game.start
    if name == "exit":
        return is_exit(game, tile)
    kind = game.tile_kind(tile)
    if name == "three_gems":
        return kind.printed_gems == 3
    return kind.printed_gems == 1 if name == "one_gem" else kind is CONSTELLATION


def filled(game: Game, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return for each place the seat that fills it, or `NOBODY`. As many places as possible are filled, and no seat
    fills two.

    Rules: new_quests.constellation.places, new_quests.constellation.distinct, new_quests.constellation.six,
    new_quests.constellation.solo.
    """
    found = [NOBODY] * len(names)
    for seat in game.party.inside():
        _find_a_place(game, names, found, seat, [])
    return tuple(found)


def _find_a_place(game: Game, names: tuple[str, ...], found: list[int], seat: int, tried: list[int]) -> bool:
    """Give the seat a place and return whether it has one; the seats that had one before may move to other places."""
    for number, name in enumerate(names):
        if number not in tried and fits(game, name, game.here(seat)):
            tried.append(number)
            if found[number] == NOBODY or _find_a_place(game, names, found, found[number], tried):
                found[number] = seat
                return True
    return False


# -------------------------------------------------------------------- proposed places
def sent(game: Game, names: tuple[str, ...], fills: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each seat the number of its place: the one it fills, else the one proposed before. Each place that is
    left goes to the nearest seat without one."""
    found = [fills.index(seat) if seat in fills else NOBODY for seat in range(game.party.size)]
    before = slot(game).stars_sent
    for seat in range(len(before)):
        if found[seat] == NOBODY and before[seat] not in found:
            found[seat] = before[seat]
    for number in range(len(names)):
        if number not in found:
            _send_the_nearest(game, names[number], number, found)
    return tuple(found)


def _send_the_nearest(game: Game, name: str, number: int, found: list[int]) -> None:
    free = [seat for seat in game.party.inside() if found[seat] == NOBODY]
    if free:
        found[min(free, key=lambda seat: (distance(game, name, game.here(seat)), seat))] = number


def distance(game: Game, name: str, place: int) -> int:
    """Return the distance to the nearest such chamber in steps, ignoring walls."""
    tile = nearest(game, name, place)
    return FAR if tile == NOWHERE else _apart(game, place >> 1, tile)


def nearest(game: Game, name: str, place: int) -> int:
    """Return the tile of the nearest such chamber; `NOWHERE` if the temple has none."""
    tiles = [tile for tile in game.temple.laid() if fits(game, name, 2 * tile)]
    return min(tiles, key=lambda tile: _apart(game, place >> 1, tile), default=NOWHERE)


def _apart(game: Game, one: int, other: int) -> int:
    (x, y), (column, row) = xy(game.temple.cell[one]), xy(game.temple.cell[other])
    return abs(x - column) + abs(y - row)


def goals(game: Game, names: tuple[str, ...], numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each seat the tile that it should go to: the nearest chamber of its kind."""
    found = [NOWHERE] * len(numbers)
    for seat in game.party.inside():
        if numbers[seat] != NOBODY:
            found[seat] = nearest(game, names[numbers[seat]], game.here(seat))
    return tuple(found)


# -------------------------------------------------------------------- updates
@chapter.react(ChamberPlaced)
def the_constellation_is_found(game: Game, event: ChamberPlaced) -> None:
    if game.tile_kind(event.tile) is CONSTELLATION:
        begin_task(game, event.tile, 1)
        _note(game, "stars_filled", (NOBODY,) * len(places_for(game.party.size)))
    keep_up(game)


@chapter.react(AdventurerMoved)
def somebody_goes(game: Game, event: AdventurerMoved) -> None:
    keep_up(game)


@chapter.react(AdventurerEscaped)
@chapter.react(ChamberRemoved)
@chapter.react(ControlChanged)
def something_else_changes(game: Game, event: AdventurerEscaped | ChamberRemoved | ControlChanged) -> None:
    keep_up(game)


def keep_up(game: Game) -> None:
    """Update the three notes while the quest is discovered and not done."""
    if not slot(game).stars_filled:
        return
    names = places_for(game.party.size)
    fills = filled(game, names)
    numbers = sent(game, names, fills)
    _note(game, "stars_sent", numbers)
    _note(game, "stars_goals", goals(game, names, numbers))
    _note(game, "stars_filled", fills)


def _note(game: Game, field: str, value: tuple[int, ...]) -> None:
    if getattr(slot(game), field) != value:
        game.emit(Noted(NAME, field, value))
