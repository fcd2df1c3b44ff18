"""Entering, discovering, activating gems, escaping, and the gift of a die."""

from typing import Final

from tumbledown.engine import effects, questions
from tumbledown.engine import refusals as no
from tumbledown.engine.adventurer import ENTER
from tumbledown.engine.dice import HAND, OUT, spot
from tumbledown.engine.events import (
    AdventurerEscaped,
    AdventurerMoved,
    Announced,
    ChamberPlaced,
    DieMoved,
    GameEnded,
    GemsActivated,
    GemsMoved,
    Noted,
    TempleSettled,
)
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.hooks import BASE
from tumbledown.engine.icons import BLANK, Cost
from tumbledown.engine.offers import ALONE, DRAW, ESCAPE, GEMS, MOVE, OUTSIDE, Bill, Offer, Price
from tumbledown.engine.pieces import AT_PLACE, AT_TILE, DEPOT, TILES, at
from tumbledown.engine.temple import LAID
from tumbledown.engine.tiles import GemStep
from tumbledown.expansions.base.chapter import chapter, slot
from tumbledown.expansions.data.base import DISCOVERY_COST

DISCOVERY: Final = ((Bill(DISCOVERY_COST, ALONE),),)
NOT_OUT_YET: Final = (Offer("gift", OUTSIDE, barred=no.NOT_OUT_YET),)
GIFT_GIVEN: Final = (Offer("gift", OUTSIDE, barred=no.GIFT_GIVEN),)
NOTHING_TO_GIVE: Final = (Offer("gift", OUTSIDE, barred=no.NOTHING_TO_GIVE),)

# Offers are values: the same one serves every game, as long as its costs are the same.
_prices: dict[tuple[Cost, int], Price] = {}
_entries: dict[tuple[int, int], tuple[tuple[Cost, ...], Offer]] = {}
_discoveries: dict[tuple[int, ...], tuple[Offer, ...]] = {}
_escapes: dict[tuple[int, bool], tuple[Offer, ...]] = {}
_activations: dict[int, tuple[tuple[GemStep, ...], tuple[Offer, ...]]] = {}


def price(cost: Cost, place: int) -> Price:
    known = _prices.get((cost, place))
    if known is None:
        known = (Bill(cost, place),) if any(cost) else ()
        _prices[cost, place] = known
    return known


# -------------------------------------------------------------------- enter
@chapter.offer("enter")
def enter_through_passages(game: Game, seat: int) -> tuple[Offer, ...]:
    """One offer for each chamber behind a passage, and one more for each piece that could come along."""
    if game.party.out[seat]:
        return ()
    here = game.party.here(seat)
    ways = game.temple.passages(here)
    offers = [_entry(to, _entry_costs(game, seat, to, -1), -1) for to in ways]
    if game.pieces.movable:
        for piece in game.pieces.carriable(at(AT_PLACE, here)):
            offers += [_entry(to, _entry_costs(game, seat, to, piece), piece) for to in ways]
    return tuple(offers)


def _entry_costs(game: Game, seat: int, to: int, carry: int) -> tuple[Cost, ...]:
    costs: tuple[Cost, ...] = ()
    for rule in game.laws[seat].adjust_entry_costs:
        costs = rule(game, seat, to, carry, costs)
    return costs


def _entry(to: int, costs: tuple[Cost, ...], carry: int) -> Offer:
    known = _entries.get((to, carry))
    if known is None or known[0] != costs:
        prices = tuple([price(cost, ALONE) for cost in costs])
        known = (costs, Offer("enter", MOVE, ENTER, prices, (to,), about=carry))
        _entries[to, carry] = known
    return known[1]


@chapter.adjust.entry_costs(BASE)
def the_red_frame(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    return game.temple.kind_of(to >> 1).frames[to & 1]


@chapter.perform("enter")
def enter(game: Game, seat: int, target: int, dice: int) -> None:
    game.emit(AdventurerMoved(game.party.control[seat], target, ENTER, seat))


# -------------------------------------------------------------------- discover
@chapter.offer("discover")
def discover_behind_openings(game: Game, seat: int) -> tuple[Offer, ...]:
    if game.party.out[seat]:
        return ()
    sides = game.temple.frontier(game.party.here(seat))
    offers = _discoveries.get(sides)
    if offers is None:
        offers = (Offer("discover", DRAW, prices=DISCOVERY, targets=sides),) if sides else ()
        _discoveries[sides] = offers
    return offers


@chapter.forbid.discover
def the_pile_must_have_a_tile(game: Game, seat: int, place: int, side: int) -> no.Refusal | None:
    if not game.pile(TILES):
        return no.PILE_EMPTY
    if game.pieces.locked_by.get(TILES, -1) >= 0:
        return no.PILE_LOCKED
    return None


@chapter.perform("discover")
def discover(game: Game, seat: int, target: int, dice: int) -> None:
    effects.draw_tile(game, seat, target)


@chapter.react(ChamberPlaced)
def everybody_hears_of_the_exit(game: Game, event: ChamberPlaced) -> None:
    if event.tile == slot(game).exit:
        game.emit(Announced("exit_found", (event.tile, event.by)))


@chapter.react(TempleSettled)
def a_sealed_temple_is_announced(game: Game, event: TempleSettled) -> None:
    """No opening leads anywhere and the exit is not found: nobody should go on searching, and all should know whether
    there is a remedy."""
    lacks_exit = game.temple.state[slot(game).exit] != LAID
    if game.phase == RUNNING and lacks_exit and game.temple.is_sealed():
        for_good = True
        for rule in game.rules.adjust_sealed:
            for_good = rule(game, for_good)
        game.emit(Announced("temple_sealed" if for_good else "temple_closed"))


# -------------------------------------------------------------------- gems
@chapter.offer("activate")
def activate_gems(game: Game, seat: int) -> tuple[Offer, ...]:
    """One offer for each gem step of the own chamber, paid by everybody there who shares."""
    if game.party.out[seat]:
        return ()
    place = game.party.here(seat)
    steps = gem_steps(game, place)
    if not steps:
        return ()
    known = _activations.get(place)
    if known is None or known[0] != steps:
        known = (steps, tuple([_step(place, number, steps[number][1]) for number in range(len(steps))]))
        _activations[place] = known
    return known[1]


def _step(place: int, number: int, cost: Cost) -> Offer:
    return Offer("activate", GEMS, prices=(price(cost, place),), targets=(number,))


def gem_steps(game: Game, place: int) -> tuple[GemStep, ...]:
    steps: tuple[GemStep, ...] = ()
    for rule in game.rules.adjust_gem_steps:
        steps = rule(game, place, steps)
    return steps


@chapter.adjust.gem_steps(BASE)
def the_printed_steps(game: Game, place: int, steps: tuple[GemStep, ...]) -> tuple[GemStep, ...]:
    """None once the chamber is used, and none with an empty depot."""
    tile = place >> 1
    kind = game.temple.kind_of(tile)
    if not kind.gem_steps or kind.gem_half != place & 1 or game.temple.used[tile] or not game.depot.gems:
        return ()
    return kind.gem_steps


@chapter.perform("activate")
def light_the_gems(game: Game, seat: int, target: int, dice: int) -> None:
    place = game.party.here(seat)
    tile = place >> 1
    count = min(gem_steps(game, place)[target][0], game.depot.gems)
    game.emit(GemsMoved(DEPOT, at(AT_TILE, tile), count))
    game.emit(GemsActivated((tile,), (count,), seat))


# -------------------------------------------------------------------- escape
@chapter.offer("escape")
def escape_through_the_exit(game: Game, seat: int) -> tuple[Offer, ...]:
    if game.party.out[seat] or game.party.here(seat) >> 1 != slot(game).exit:
        return ()
    keys = 0
    for rule in game.laws[seat].adjust_escape_keys:
        keys = rule(game, seat, keys)
    loses = len(game.party.inside()) == 1 and not verdict(game)
    offers = _escapes.get((keys, loses))
    if offers is None:
        offers = (Offer("escape", ESCAPE, prices=(price((0, 0, keys, 0, 0), ALONE),), loses=loses),)
        _escapes[keys, loses] = offers
    return offers


def verdict(game: Game) -> bool:
    """Whether the team has won if nobody is left inside."""
    won = True
    for rule in game.rules.adjust_verdict:
        won = rule(game, won)
    return won


@chapter.adjust.escape_keys(BASE)
def one_key_more_than_gems(game: Game, seat: int, keys: int) -> int:
    return game.depot.gems + game.depot.gem_tiles + 1


@chapter.perform("escape")
def escape(game: Game, seat: int, target: int, dice: int) -> None:
    """The adventurer is out; with the last one the game ends at this instant."""
    if game.questions:
        questions.withdraw(game, seat)
    game.emit(AdventurerEscaped(seat, game.party.control[seat]))
    effects.box_cards(game, seat)
    if not game.party.inside():
        won = verdict(game)
        game.emit(GameEnded(won, "escaped" if won else "task_left"))


# -------------------------------------------------------------------- the gift
@chapter.offer("gift")
def give_a_die(game: Game, seat: int) -> tuple[Offer, ...]:
    """Once, after escaping: any own die to anybody still inside."""
    if not game.party.out[seat]:
        return NOT_OUT_YET
    if game.party.gift[seat]:
        return GIFT_GIVEN
    pool = 0
    for die in game.dice.held(seat, OUT):
        pool |= 1 << die
    if not pool:
        return NOTHING_TO_GIVE
    return (Offer("gift", OUTSIDE, targets=tuple(game.party.inside()), pick=(1, 1), pool=pool),)


@chapter.perform("gift")
def hand_over_the_die(game: Game, seat: int, target: int, dice: int) -> None:
    game.emit(DieMoved(dice.bit_length() - 1, spot(HAND), target, BLANK))
    game.emit(Noted("seat", "gift", 1, seat))
