"""Shortcut: a discovery in which the player looks through the whole pile and chooses the chamber."""

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
    """Put the top tile in the air over the cell, so that the cell is taken. Lock the pile for all other seats and show
    it to the searcher only. The pile is shuffled before, so that a tile's position does not reveal which tile is
    chosen.

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
    """Return how long a search through this many tiles may take: a second for each, but at least the time for fifteen.

    Rules: labyrinth.treasure.shortcut_time.
    """
    return max(SEARCH_MS, tiles * PER_TILE_MS)


# -------------------------------------------------------------------- the choice
@chapter.choices(CARD)
def any_chamber_of_the_pile(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """Return all tiles. The former top tile comes first and is taken if the seat does not answer in time.

    Rules: labyrinth.treasure.shortcut_effects.
    """
    return question.args[0], *game.pile(TILES)


@chapter.closed(CARD)
def the_chosen_chamber_is_laid(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Put the tile in the air back, and discover the chosen one like any other.

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
    """Close the search when the searcher's figure is moved elsewhere. Rules that move chambers settle open discoveries
    themselves.

    Rules: labyrinth.treasure.shortcut_lock.
    """
    if not game.questions or event.means == STAYS:
        return
    seat = game.party.pilot(event.figure)
    for question in list(game.questions.values()):
        if question.kind == CARD and question.asked >> seat & 1:
            questions.fall_due(game, question.id)
