"""Entering, discovering, activating gems, escaping, and the gift of a die.

Rules: base.action.list.
"""

from typing import Final

from tumbledown.engine import effects, questions
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
    PieceMoved,
    TempleSettled,
)
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.hooks import BASE
from tumbledown.engine.icons import BLANK, Cost
from tumbledown.engine.offers import ALONE, DRAW, ESCAPE, GEMS, MOVE, OUTSIDE, Bill, Offer, Pick, Price, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, AT_TILE, DEPOT, TILES, at
from tumbledown.engine.refusals import NO_SUCH_ITEM, NO_SUCH_PLACE, NO_SUCH_TARGET, Refusal
from tumbledown.engine.temple import AIR, LAID, STEP
from tumbledown.engine.tiles import GemStep
from tumbledown.expansions.base import refusals as no
from tumbledown.expansions.base.chapter import chapter, is_exit, way_out
from tumbledown.expansions.data.base import DISCOVERY_COST

ICONS_MET: Final = "icons_met"
"""Announced with seat and tiles when the icons of gem chambers were met but the depot had no gem."""

DISCOVERY: Final = ((Bill(DISCOVERY_COST, ALONE),),)
NOT_OUT_YET: Final = (Offer("gift", OUTSIDE, barred=no.NOT_OUT_YET),)
GIFT_GIVEN: Final = (Offer("gift", OUTSIDE, barred=no.GIFT_GIVEN),)
NOTHING_TO_GIVE: Final = (Offer("gift", OUTSIDE, barred=no.NOTHING_TO_GIVE),)


@shared
def price(cost: Cost, place: int) -> Price:
    return (Bill(cost, place),) if any(cost) else ()


# -------------------------------------------------------------------- enter
@chapter.offer("enter")
def enter_through_passages(game: Game, seat: int) -> tuple[Offer, ...]:
    """Return one offer for each chamber behind a passage, and one more for each piece that could be carried there.

    Rules: base.enter.condition.
    """
    if game.party.out[seat]:
        return ()
    here = game.party.here(seat)
    ways = game.temple.passages(here)
    offers = [_entry(to, entry_costs(game, seat, to, -1), -1) for to in ways]
    if game.pieces.carried:
        for piece in game.pieces.carriable(at(AT_PLACE, here)):
            offers += [_entry(to, entry_costs(game, seat, to, piece), piece) for to in ways]
    return tuple(offers)


def entry_costs(game: Game, seat: int, to: int, carry: int) -> tuple[Cost, ...]:
    """Return the alternative costs for the seat to enter a place, with the piece `carry` or without one (-1)."""
    costs: tuple[Cost, ...] = ()
    for rule in game.laws[seat].adjust_entry_costs:
        costs = rule(game, seat, to, carry, costs)
    return costs


@shared
def _entry(to: int, costs: tuple[Cost, ...], carry: int) -> Offer:
    """Rules: base.enter.alone."""
    prices = tuple([price(cost, ALONE) for cost in costs])
    return Offer("enter", MOVE, ENTER, prices, (to,), about=carry)


@chapter.adjust.entry_costs(BASE)
def the_red_frame(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Rules: base.enter.cost, base.enter.each_time."""
    return game.temple.kind_of(to >> 1).frames[to & 1]


@chapter.perform("enter")
def enter(game: Game, order: Order) -> None:
    """Move the figure first, and then the piece that it carries.

    Rules: base.enter.one_step.
    """
    seat, to = order.seat, order.target
    game.emit(AdventurerMoved(game.party.control[seat], to, ENTER, seat))
    if order.about >= 0:
        game.emit(PieceMoved(order.about, at(AT_PLACE, to), seat=seat))


@chapter.explain("enter")
def why_no_entry(game: Game, seat: int, to: int, carry: int) -> Refusal:
    if not game.temple.is_place(to):
        return NO_SUCH_PLACE
    if carry != -1 and to in game.temple.passages(game.here(seat)):
        return NO_SUCH_ITEM
    return no.NO_PASSAGE


# -------------------------------------------------------------------- discover
@chapter.offer("discover")
def discover_behind_openings(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: base.discover.condition, base.discover.choose_opening."""
    if game.party.out[seat]:
        return ()
    return _discoveries(game.temple.frontier(game.party.here(seat)))


@shared
def _discoveries(sides: tuple[int, ...]) -> tuple[Offer, ...]:
    """Rules: base.discover.cost."""
    return (Offer("discover", DRAW, prices=DISCOVERY, targets=sides),) if sides else ()


@chapter.forbid.discover
def the_pile_must_have_a_tile(game: Game, seat: int, place: int, side: int) -> Refusal | None:
    """Rules: base.discover.pile_empty, base.discover.last_tile_race."""
    if not game.pile(TILES):
        return no.PILE_EMPTY
    if game.pieces.locked_by.get(TILES, -1) >= 0:
        return no.PILE_LOCKED
    return None


@chapter.perform("discover")
def discover(game: Game, order: Order) -> None:
    """Rules: base.discover.no_move."""
    effects.draw_tile(game, order.seat, order.target)


@chapter.explain("discover")
def why_no_discovery(game: Game, seat: int, side: int, about: int) -> Refusal:
    temple, place = game.temple, game.here(seat)
    tile = place >> 1
    if not 0 <= side < len(STEP):
        return NO_SUCH_TARGET
    if not temple.openings(tile) >> side & 1 or temple.place_at(tile, side) != place:
        return no.NO_OPENING
    return no.PASSAGE_BLOCKED if temple.cell[tile] + STEP[side] in temple.tile_at else no.NO_OPENING


@chapter.react(ChamberPlaced)
def everybody_hears_of_the_exit(game: Game, event: ChamberPlaced) -> None:
    """Rules: base.discover.exit_announced."""
    if is_exit(game, event.tile):
        announce_exit(game, event.tile, event.by)


def announce_exit(game: Game, tile: int, seat: int) -> None:
    """Announce that this seat found the exit. The announcement is the same if the tile is not the exit."""
    game.emit(Announced("exit_found", (tile, seat)))


@chapter.react(TempleSettled)
def a_sealed_temple_is_announced(game: Game, event: TempleSettled) -> None:
    """Announce a closed temple: the exit is not found and no adventurer inside can walk to an opening, because there is
    none or no way leads to one. The players can then stop searching, and they learn whether there is a remedy. Nothing
    is announced while a tile is in the air, because it may have openings.

    Rules: base.discover.sealed_temple.
    """
    state = game.temple.state
    is_open = AIR in state or state[way_out(game)] == LAID
    if game.phase == RUNNING and not is_open and not can_go_on(game):
        game.emit(Announced("temple_sealed" if stays_closed(game) else "temple_closed"))


def stays_closed(game: Game) -> bool:
    """Whether a temple in which no adventurer can reach an opening will stay closed."""
    for_good = True
    for rule in game.rules.adjust_sealed:
        for_good = rule(game, for_good)
    return for_good


def can_go_on(game: Game) -> bool:
    """Whether an adventurer inside can walk to an opening onto an empty cell."""
    places = [place for place in game.party.place if place >= 0]
    return not game.temple.is_sealed() and game.temple.leads_on(places)


# -------------------------------------------------------------------- gems
@chapter.offer("activate")
def activate_gems(game: Game, seat: int) -> tuple[Offer, ...]:
    """Return one offer for each gem step of the seat's chamber, paid by all seats there that share dice.

    Rules: base.gem.cost, base.gem.choose_level, base.gem.join_forces, base.gem.must_cooperate_is_arithmetic.
    """
    if game.party.out[seat]:
        return ()
    place = game.party.here(seat)
    steps = gem_steps(game, place)
    return _activations(place, steps) if steps else ()


@shared
def _activations(place: int, steps: tuple[GemStep, ...]) -> tuple[Offer, ...]:
    costs = [cost for _, cost in steps]
    return tuple([Offer("activate", GEMS, prices=(price(cost, place),), targets=(n,)) for n, cost in enumerate(costs)])


def gem_steps(game: Game, place: int) -> tuple[GemStep, ...]:
    steps: tuple[GemStep, ...] = ()
    for rule in game.rules.adjust_gem_steps:
        steps = rule(game, place, steps)
    return steps


def joint_gems(game: Game, place: int) -> tuple[Offer, ...]:
    """Return the offers that light gems at this place and elsewhere at once."""
    offers: tuple[Offer, ...] = ()
    for rule in game.rules.adjust_joint_gems:
        offers = rule(game, place, offers)
    return offers


@chapter.adjust.gem_steps(BASE)
def the_printed_steps(game: Game, place: int, steps: tuple[GemStep, ...]) -> tuple[GemStep, ...]:
    """Return no steps if the chamber is used. With an empty depot, return only the cheapest step if a rule allows it,
    otherwise none.

    Rules: base.gem.where, base.gem.once, base.gem.depot_empty.
    """
    tile = place >> 1
    kind = game.temple.kind_of(tile)
    if not kind.gem_steps or kind.gem_half != place & 1 or game.temple.used[tile]:
        return ()
    if game.depot.gems:
        return kind.gem_steps
    return (min(kind.gem_steps, key=_icons_of),) if fires_empty(game, place) else ()


def _icons_of(step: GemStep) -> int:
    return sum(step[1])


def fires_empty(game: Game, place: int) -> bool:
    """Whether the icons of this place may be met even if the depot is empty."""
    allowed = False
    for rule in game.rules.adjust_fires_empty:
        allowed = rule(game, place, allowed)
    return allowed


def has_gems(game: Game, tile: int) -> bool:
    """Whether the rules still allow gems to be lit in this chamber."""
    able = game.tile_kind(tile).printed_gems > 0 and not game.temple.used[tile]
    for rule in game.rules.adjust_has_gems:
        able = rule(game, tile, able)
    return able


@chapter.perform("activate")
def light_the_gems(game: Game, order: Order) -> None:
    light(game, order.seat, order.place(), order.target)


def light(game: Game, seat: int, place: int, step: int) -> None:
    """Light a gem step of a place, wherever the seat stands. Its cost is already paid."""
    fire(game, seat, (place >> 1,), (gem_steps(game, place)[step][0],))


def fire(game: Game, seat: int, tiles: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    """Light the wanted number of gems on each of these tiles, in order, as far as the depot goes, and use the tiles up.
    Return whether that was done. With an empty depot, only announce that the icons were met.

    Rules: base.gem.take, base.gem.depot_short.
    """
    if not game.depot.gems:
        game.emit(Announced(ICONS_MET, (seat, *tiles)))
        return False
    lit: list[int] = []
    for tile, number in zip(tiles, wanted, strict=True):
        lit.append(min(number, game.depot.gems))
        if lit[-1]:
            game.emit(GemsMoved(DEPOT, at(AT_TILE, tile), lit[-1]))
    game.emit(GemsActivated(tiles, tuple(lit), seat))
    return True


@chapter.explain("activate")
def why_no_gems(game: Game, seat: int, step: int, about: int) -> Refusal:
    place = game.here(seat)
    if not game.tile_kind(place >> 1).gem_steps:
        return no.NO_GEMS_HERE
    return why_not_lit(game, place) or NO_SUCH_TARGET


def why_not_lit(game: Game, place: int) -> Refusal | None:
    """Return why no seat can light a gem at this place. Return None if place and depot alone do not prevent it."""
    kind = game.tile_kind(place >> 1)
    if not kind.printed_gems or kind.gem_half != place & 1:
        return no.NO_GEMS_HERE
    if game.temple.used[place >> 1]:
        return no.GEMS_USED
    return None if game.depot.gems else no.DEPOT_EMPTY


# -------------------------------------------------------------------- escape
@chapter.offer("escape")
def escape_through_the_exit(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: base.escape.where."""
    if game.party.out[seat] or not is_exit(game, game.party.here(seat) >> 1):
        return ()
    loses = len(game.party.inside()) == 1 and not verdict(game)
    return _escapes(escape_keys(game, seat), loses)


@shared
def _escapes(keys: int, loses: bool) -> tuple[Offer, ...]:
    """Rules: base.escape.alone."""
    return (Offer("escape", ESCAPE, prices=(price((0, 0, keys, 0, 0), ALONE),), loses=loses),)


def escape_keys(game: Game, seat: int) -> int:
    """Return how many keys the seat needs to escape, wherever it stands."""
    keys = 0
    for rule in game.laws[seat].adjust_escape_keys:
        keys = rule(game, seat, keys)
    return keys


def verdict(game: Game) -> bool:
    """Whether the team has won if no adventurer is left inside.

    Rules: base.end.extra_conditions.
    """
    won = True
    for rule in game.rules.adjust_verdict:
        won = rule(game, won)
    return won


@chapter.adjust.escape_keys(BASE)
def one_key_more_than_gems(game: Game, seat: int, keys: int) -> int:
    """Rules: base.escape.cost, base.escape.too_many_gems."""
    return game.depot.gems + game.depot.gem_tiles + 1


@chapter.perform("escape")
def escape(game: Game, order: Order) -> None:
    """Take the adventurer out. When the last one is out, the game ends at this instant.

    Rules: base.escape.individual, base.escape.rest_dice_out, base.end.win, base.players.team.
    """
    seat = order.seat
    if game.questions:
        questions.withdraw(game, seat)
    game.emit(AdventurerEscaped(seat, game.party.control[seat]))
    effects.box_cards(game, seat)
    if not game.party.inside():
        won = verdict(game)
        game.emit(GameEnded(won, "escaped" if won else "task_left"))


@chapter.explain("escape")
def why_no_escape(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    return no.NOT_IN_EXIT if target == -1 else None


# -------------------------------------------------------------------- the gift
@chapter.offer("gift")
def give_a_die(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer an escaped seat to give any one of its dice to a seat still inside, once.

    Rules: base.escape.gift, base.escape.gift_no_limit, base.escape.gift_needs_die, base.solo.other_player_effects.
    """
    if not game.party.out[seat]:
        return NOT_OUT_YET
    if game.party.gift[seat]:
        return GIFT_GIVEN
    pool = 0
    for die in game.dice.held(seat, OUT):
        pool |= 1 << die
    if not pool:
        return NOTHING_TO_GIVE
    return (Offer("gift", OUTSIDE, targets=tuple(game.party.inside()), pick=Pick(1, 1, (pool,))),)


@chapter.perform("gift")
def hand_over_the_die(game: Game, order: Order) -> None:
    """Rules: base.escape.gift_any_die."""
    game.emit(DieMoved(order.dice.bit_length() - 1, spot(HAND), order.target, BLANK))
    game.emit(Noted("seat", "gift", 1, order.seat))
