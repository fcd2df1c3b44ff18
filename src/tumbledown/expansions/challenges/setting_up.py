"""Setting up a challenge: a block of chambers with the exit and the quests in it, and more gems than usual."""

from typing import Final

from tumbledown.engine.events import GemsMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, EXIT, PIECES, SETS
from tumbledown.engine.pieces import BOXED, DEPOT, TILES, PieceKind
from tumbledown.engine.piles import is_pickable
from tumbledown.engine.structs import SettingsError
from tumbledown.engine.temple import BOX
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions.base.chapter import is_exit
from tumbledown.expansions.challenges.chapter import LATE, challenge_of, chapter, unmarked
from tumbledown.expansions.data.challenges import DATA

USUAL_GEMS: Final = "normal"

# The names of random draws
PICKED: Final = "challenge quests"
MIXED: Final = "challenge block"


@chapter.setup(SETS)
def read_the_challenge(game: Game) -> None:
    """The usual difficulty gives two turns of fate, and every challenge has two.

    Rules: challenges.no_variants, challenges.fate.
    """
    settings = game.rules.settings
    challenge = challenge_of(settings)
    if settings.difficulty != USUAL_GEMS:
        raise SettingsError(f"challenge {challenge.id} is not played as {settings.difficulty}: it sets its own gems")


@chapter.adjust.used(BIND)
def what_comes_in_a_box_needs_its_mark(game: Game, kind: PieceKind, used: bool) -> bool:
    """Leave out the cards of an unmarked expansion, even if its special chambers or a sixth seat are in play.

    Rules: challenges.modules, challenges.chambers, challenges.special_rooms.
    """
    return used and not any(marked.box in kind.needs for marked in unmarked(challenge_of(game.rules.settings)))


@chapter.adjust.pickable(BIND)
def a_quest_chamber_needs_the_mark_of_its_box(game: Game, kind: TileKind, able: bool) -> bool:
    """Quest chambers that a table adds with other chapters need no mark.

    Rules: challenges.quests, challenges.quests.exp1_only, challenges.quests.new_ones.
    """
    challenge = challenge_of(game.rules.settings)
    barred = kind.is_quest and any(each.chapter == kind.chapter for each in unmarked(challenge))
    return able and not barred


@chapter.setup(EXIT)
def set_aside_what_is_hidden(game: Game) -> None:
    """Put all quest chambers under the pile, with the exit above them, whether or not their own chapter picked them.

    Rules: challenges.deck.set_aside.
    """
    boxed = [tile for tile, state in enumerate(game.temple.state) if state == BOX and game.tile_kind(tile).is_quest]
    pile = [*game.pile(TILES), *boxed]
    game.emit(PileOrdered(TILES, (*_others(game, pile), *_exit(game, pile), *_quest_rooms(game, pile))))


@chapter.setup(EXIT)
def lay_the_block_on_top(game: Game) -> None:
    """Order the pile, in the same way for any number of players. Quest chambers that are not picked leave the game.

    Rules: challenges.deck.block, challenges.deck.late_variant, challenges.deck.small_groups, challenges.deck.short,
    challenges.quests, challenges.quests.markers.
    """
    pile = list(game.pile(TILES))
    others = _others(game, pile)
    top, rest = others[: DATA.block.chambers], others[DATA.block.chambers :]
    hidden = [*_exit(game, pile), *_pick(game, pile)]
    if game.rules.plays(LATE):
        order = [*top, *game.fortune.shuffled(MIXED, [*rest, *hidden])]
    else:
        order = [*game.fortune.shuffled(MIXED, [*top, *hidden]), *rest]
    game.emit(PileOrdered(TILES, tuple(order)))


def _exit(game: Game, pile: list[int]) -> list[int]:
    return [tile for tile in pile if is_exit(game, tile)]


def _quest_rooms(game: Game, pile: list[int]) -> list[int]:
    return [tile for tile in pile if game.tile_kind(tile).is_quest]


def _others(game: Game, pile: list[int]) -> list[int]:
    return [tile for tile in pile if not is_exit(game, tile) and not game.tile_kind(tile).is_quest]


def _pick(game: Game, pile: list[int]) -> list[int]:
    """Return as many quest chambers as the challenge says, out of those of its expansions and those that the table
    added."""
    pool = [tile for tile in _quest_rooms(game, pile) if is_pickable(game, game.tile_kind(tile))]
    return game.fortune.shuffled(PICKED, pool)[: challenge_of(game.rules.settings).quest_chambers]


@chapter.setup(PIECES)
def more_gems_lie_in_the_depot(game: Game) -> None:
    """Rules: challenges.gems."""
    game.emit(GemsMoved(BOXED, DEPOT, challenge_of(game.rules.settings).extra_gems))
