"""The Discoverer: another chamber in place of the drawn one, or a run of three chambers."""

from typing import Final

from tumbledown.engine import effects, permissions, questions
from tumbledown.engine.adventurer import ABILITY, STAYS
from tumbledown.engine.events import AdventurerMoved, Noted, PileOrdered, TileDrawn
from tumbledown.engine.game import Game
from tumbledown.engine.offers import MOVE, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import TILES
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.expansions.base.refusals import NO_PASSAGE
from tumbledown.expansions.characters.abilities import go, is_ready, price_of, turn_down, why_unused
from tumbledown.expansions.characters.chapter import NAME, chapter, slot
from tumbledown.expansions.data.characters import KINDS, STEPS
from tumbledown.expansions.shared import holds

PERMANENT: Final = "discoverer_permanent"
REPLACE: Final = "replace_chamber"
KEEP_IT: Final = 0
TAKE_ANOTHER: Final = 1
"""At the same opening."""
TAKE_ANOTHER_AT: Final = 2
"""With a side added: at the opening on this side."""

CARD: Final = "discoverer_activatable"
VERB: Final = "long_run"
PRICE: Final = price_of(KINDS[CARD])

discoverer = chapter.of(PERMANENT)


# -------------------------------------------------------------------- another chamber
@discoverer.react(TileDrawn)
def look_at_the_chamber(game: Game, event: TileDrawn) -> None:
    """The tile waits in the air and its cell is taken, while the other players go on. There is no choice if no other
    tile is left, or if a player chose the tile.

    Rules: characters.discoverer.permanent, characters.discoverer.permanent_once,
    characters.discoverer.permanent_exit, characters.discoverer.permanent_clock.
    """
    if event.chosen or slot(game).second_draw:
        return
    if holds(game, event.seat, PERMANENT) and game.pile(TILES):
        effects.look_first(game, event.tile, event.seat, REPLACE, event.place, event.side)


@chapter.choices(REPLACE)
def keep_it_or_take_another(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """Keeping the tile is the default. It is the only choice if others drew the last tiles or locked the pile
    meanwhile. Another tile may go to any opening of the chamber, as long as the seat still stands there.

    Rules: characters.discoverer.permanent.
    """
    if not game.pile(TILES) or game.pieces.locked_by.get(TILES, -1) >= 0:
        return (KEEP_IT,)
    _, place, _ = question.args
    sides = game.temple.frontier(place) if game.here(seat) == place else ()
    free = [side for side in sides if permissions.forbids_discovery(game, seat, side) is None]
    return (KEEP_IT, TAKE_ANOTHER, *[TAKE_ANOTHER_AT + side for side in free])


@chapter.closed(REPLACE)
def the_chamber_is_decided(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Rules: characters.discoverer.permanent, characters.discoverer.permanent_once."""
    tile, place, side = question.args
    for seat, answer in answers.items():
        if answer == KEEP_IT:
            effects.keep_tile(game, tile, seat)
        else:
            opening = side if answer == TAKE_ANOTHER else answer - TAKE_ANOTHER_AT
            _draw_another(game, seat, tile, place, opening)


def _draw_another(game: Game, seat: int, tile: int, place: int, side: int) -> None:
    """Put the first tile under the pile, without any of its effects. Its square is free again."""
    game.emit(PileOrdered(TILES, (*game.pile(TILES), tile)))
    game.emit(Noted(NAME, "second_draw", 1))
    effects.draw_tile_at(game, seat, place, side)
    game.emit(Noted(NAME, "second_draw", 0))


@discoverer.react(AdventurerMoved)
def whoever_is_moved_keeps_the_chamber(game: Game, event: AdventurerMoved) -> None:
    """Close the question when the figure of the seat that must decide is moved elsewhere.

    Rules: characters.discoverer.permanent_clock.
    """
    seat = game.party.pilot(event.figure) if event.means != STAYS else -1
    for question in list(game.questions.values()):
        if question.kind == REPLACE and seat >= 0 and question.asked >> seat & 1:
            questions.fall_due(game, question.id)


# -------------------------------------------------------------------- three chambers
@chapter.offer(VERB)
def run_along_passages(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: characters.discoverer.activatable, characters.discoverer.activatable_known_only,
    characters.discoverer.activatable_bans.
    """
    if not is_ready(game, seat, CARD):
        return ()
    routes = _routes(game, seat)
    return _runs(tuple(routes), tuple(routes.values()))


@shared
def _runs(places: tuple[int, ...], ways: tuple[tuple[int, ...], ...]) -> tuple[Offer, ...]:
    return (Offer(VERB, MOVE, ABILITY, PRICE, places, ways=ways),) if places else ()


def _routes(game: Game, seat: int) -> dict[int, tuple[int, ...]]:
    """Return a route to each place in reach. Routes avoid places that the runner may not enter."""
    here, figure = game.party.here(seat), game.party.control[seat]
    near = game.temple.reach(here, STEPS)
    allowed = frozenset([place for place in near if permissions.forbids_arrival(game, figure, place, ABILITY) is None])
    return game.temple.routes(here, STEPS, allowed)


@chapter.perform(VERB)
def run(game: Game, order: Order) -> None:
    turn_down(game, order.seat, CARD)
    go(game, order)


@chapter.explain(VERB)
def why_no_run(game: Game, seat: int, to: int, about: int) -> Refusal | None:
    """A ban on the way there is named too. If there are several ways, only the first is checked."""
    if not is_ready(game, seat, CARD):
        return why_unused(game, seat, CARD)
    if not game.temple.is_place(to):
        return None
    figure, passed = game.party.control[seat], game.temple.routes(game.here(seat), STEPS).get(to, ())
    bans = [permissions.forbids_arrival(game, figure, place, ABILITY) for place in (to, *passed)]
    return next((ban for ban in bans if ban is not None), NO_PASSAGE)
