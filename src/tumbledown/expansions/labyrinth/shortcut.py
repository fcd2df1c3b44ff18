"""Shortcut: whoever discovers looks through the whole pile and takes the chamber that is wanted."""

from typing import Final

from tumbledown.engine import effects, questions
from tumbledown.engine.adventurer import STAYS
from tumbledown.engine.events import AdventurerMoved, FacesShown, Noted, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.offers import DRAW, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import TILES
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.expansions.base.actions import DISCOVERY, why_no_discovery
from tumbledown.expansions.labyrinth.chapter import chapter, use_up
from tumbledown.expansions.shared import holds

CARD: Final = "shortcut"
"""The treasure, the verb that uses it, and the question that it asks."""
SEARCH_MS: Final = 15_000
PER_TILE_MS: Final = 1_000
NOBODY: Final = -1


# -------------------------------------------------------------------- the search begins
@chapter.offer(CARD)
def discover_what_is_wanted(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: labyrinth.treasure.shortcut."""
    if not holds(game, seat, CARD):
        return ()
    return _searches(game.temple.frontier(game.here(seat)))


@shared
def _searches(sides: tuple[int, ...]) -> tuple[Offer, ...]:
    return (Offer(CARD, DRAW, prices=DISCOVERY, targets=sides),) if sides else ()


@chapter.explain(CARD)
def why_no_search(game: Game, seat: int, side: int, about: int) -> Refusal | None:
    return why_no_discovery(game, seat, side, about) if holds(game, seat, CARD) else None


@chapter.perform(CARD)
def take_the_pile(game: Game, order: Order) -> None:
    """The top tile is in the air over the cell, so that this is taken; the pile is locked for all others, and only the
    searcher sees it. It is shuffled before: by its place in the pile nobody shall guess which tile is chosen.

    Rules: labyrinth.treasure.shortcut, labyrinth.treasure.shortcut_lock, labyrinth.treasure.shortcut_time.
    """
    seat, side, place = order.seat, order.target, game.here(order.seat)
    use_up(game, seat, CARD)
    tile = effects.lift_tile(game, seat, place, side, chosen=True)
    game.emit(Noted("pile", TILES, seat))
    game.emit(PileOrdered(TILES, tuple(game.fortune.shuffled(f"search {game.new_id()}", game.pile(TILES)))))
    game.emit(FacesShown("tile", (tile, *game.pile(TILES)), 1 << seat))
    ms = search_ms(1 + len(game.pile(TILES)))
    questions.ask(game, CARD, 1 << seat, ms, blocks=True, args=(tile, place, side))


def search_ms(tiles: int) -> int:
    """How long one may look through so many tiles: a second for each, and never less than for fifteen.

    Rules: labyrinth.treasure.shortcut_time.
    """
    return max(SEARCH_MS, tiles * PER_TILE_MS)


# -------------------------------------------------------------------- the choice
@chapter.choices(CARD)
def any_chamber_of_the_pile(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """The one that was on top is taken if nothing else is said in time.

    Rules: labyrinth.treasure.shortcut_effects.
    """
    return question.args[0], *game.pile(TILES)


@chapter.closed(CARD)
def the_chosen_chamber_is_laid(game: Game, question: Question, answers: dict[int, int]) -> None:
    """The tile that was in the air goes back, and the chosen one is discovered like any other.

    Rules: labyrinth.treasure.shortcut, labyrinth.treasure.shortcut_effects.
    """
    top, place, side = question.args
    game.emit(Noted("pile", TILES, NOBODY))
    for seat, chosen in answers.items():
        rest = [tile for tile in (top, *game.pile(TILES)) if tile != chosen]
        shuffled = game.fortune.shuffled(f"searched {question.id}", rest)
        game.emit(PileOrdered(TILES, (chosen, *shuffled)))
        effects.draw_tile_at(game, seat, place, side, chosen=True)


@chapter.react(AdventurerMoved)
def whoever_is_moved_searches_no_longer(game: Game, event: AdventurerMoved) -> None:
    """Nothing is left open when the searcher is taken elsewhere; what moves the temple settles it by itself.

    Rules: labyrinth.treasure.shortcut_lock.
    """
    if not game.questions or event.means == STAYS:
        return
    seat = game.party.pilot(event.figure)
    for question in list(game.questions.values()):
        if question.kind == CARD and question.asked >> seat & 1:
            questions.fall_due(game, question.id)
