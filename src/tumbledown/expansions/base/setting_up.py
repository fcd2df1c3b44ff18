"""Setting up: dice, the pool of chambers, the first three of them, the exit's place in the pile, gems and figures."""

from typing import Final

from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.dice import Dice
from tumbledown.engine.events import AdventurerMoved, ChamberPlaced, GemsMoved, Noted, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import EXIT, FIRST_TWO, PIECES, SETS
from tumbledown.engine.pieces import BESIDE, BOXED, DEPOT, TILES
from tumbledown.engine.piles import mix_in
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import PILE, STEP
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.expansions.base.chapter import chapter, way_out
from tumbledown.expansions.data.base import DATA, EXTRA_GEMS, TRACKS

CHANCE: Final = "chance"
"""The soundtrack setting that picks the track at random."""

TILES_WITH_EXIT: Final = 4
SMALL_TEAM: Final = 2


@chapter.setup(SETS)
def open_the_box(game: Game) -> None:
    """Rules: base.setup.tiles_used, base.setup.dice_per_player, base.setup.solo_dice, base.solo.rules."""
    _check(game.rules.settings)
    alone = game.party.size == 1
    game.dice = Dice(game.party.size, DATA.dice.solo if alone else DATA.dice.each)
    mix_in(game, chapter.tiles)
    game.start = game.temple.kind.index(game.rules.tile_kind_ids["start"])


def _check(settings: Settings) -> None:
    if settings.difficulty not in EXTRA_GEMS:
        raise SettingsError(f"difficulty {settings.difficulty!r}: not one of {', '.join(EXTRA_GEMS)}")
    if settings.soundtrack != CHANCE and settings.soundtrack not in TRACKS:
        raise SettingsError(f"soundtrack {settings.soundtrack!r}: not one of {', '.join(TRACKS)}, {CHANCE}")


@chapter.setup(FIRST_TWO)
def lay_a_row_of_three(game: Game) -> None:
    """Lay the starting chamber, and the two top tiles east and west of it with their stairways towards it.

    Rules: base.setup.start_centre, base.setup.exit_aside, base.setup.two_chambers.
    """
    aside = (game.start, way_out(game))
    pool = [tile for tile, state in enumerate(game.temple.state) if state == PILE and tile not in aside]
    game.emit(PileOrdered(TILES, tuple(game.fortune.shuffled("tiles", pool))))
    game.emit(ChamberPlaced(game.start, 0, 0))
    for side in (EAST, WEST):
        _draw_another_if_need_be(game)
        game.emit(ChamberPlaced(game.pile(TILES)[0], STEP[side], side))


def _draw_another_if_need_be(game: Game) -> None:
    """While the top tile may not be one of the first chambers, put it back into the middle of the pile."""
    for again in range(len(game.pile(TILES))):
        top, *others = game.pile(TILES)
        if not game.tile_kind(top).not_first:
            return
        luck = f"put back {again}" if again else "put back"
        game.emit(PileOrdered(TILES, _with_one_in_the_middle(game, others, top, luck)))


def _with_one_in_the_middle(game: Game, pile: list[int], tile: int, luck: str) -> tuple[int, ...]:
    """Return the pile with the tile near its middle. The exact position is random, so that players cannot predict
    it."""
    above = max(0, len(pile) // 2 + game.fortune.below(luck, 3) - 1)
    return (*pile[:above], tile, *pile[above:])


@chapter.setup(EXIT)
def hide_the_exit(game: Game) -> None:
    """Put the exit among the last five tiles, or near the middle of the pile for one or two players.

    Rules: base.setup.exit_bottom, base.setup.exit_middle, base.solo.rules, base.two.rules.
    """
    pile = list(game.pile(TILES))
    exit = way_out(game)
    if game.party.size > SMALL_TEAM:
        last = game.fortune.shuffled("exit", [*pile[:TILES_WITH_EXIT], exit])
        order = (*pile[TILES_WITH_EXIT:], *last)
    else:
        order = _with_one_in_the_middle(game, pile, exit, "exit")
    game.emit(PileOrdered(TILES, order))


@chapter.setup(PIECES)
def gems_and_figures(game: Game) -> None:
    """Rules: base.setup.depot_gems, base.setup.fate_gems, base.setup.figures, base.difficulty.expert,
    base.difficulty.professional.
    """
    settings, players = game.rules.settings, game.party.size
    usual = DATA.depot.gems[players - 1] if players <= len(DATA.depot.gems) else 0
    game.emit(GemsMoved(BOXED, DEPOT, usual + EXTRA_GEMS[settings.difficulty]))
    if settings.difficulty != "professional":
        game.emit(GemsMoved(BOXED, BESIDE, DATA.depot.beside))
    for figure in range(players):
        game.emit(AdventurerMoved(figure, 2 * game.start, FORCED))


@chapter.setup(PIECES)
def choose_the_soundtrack(game: Game) -> None:
    """Rules: base.setup.soundtrack_choice."""
    wanted = game.rules.settings.soundtrack
    track = game.fortune.below("soundtrack", len(TRACKS)) if wanted == CHANCE else TRACKS[wanted]
    game.emit(Noted("base", "track", track))
