"""Traps that may hold a player for good: a warning before the game, and a sign in the game as soon as it happens."""

from tumbledown.engine.events import DieMoved, Noted, TempleSettled
from tumbledown.engine.game import Game
from tumbledown.engine.structs import SettingsWarning
from tumbledown.engine.temple import AIR
from tumbledown.expansions.base.chapter import way_out
from tumbledown.expansions.data.traps import RELEASES
from tumbledown.expansions.traps.chapter import NAME, SLIDE, chapter, slot


@chapter.warn
def nobody_helps_one_alone(game: Game) -> tuple[SettingsWarning, ...]:
    return (SettingsWarning("held_alone", {}),) if game.party.size == 1 else ()


@chapter.react(TempleSettled)
def a_slide_that_leads_nowhere_is_shown(game: Game, event: TempleSettled) -> None:
    """A tile in the air is awaited, because it may have openings.

    Rules: traps.slide.dead_end.
    """
    if AIR in game.temple.state:
        return
    shut = tuple([tile for tile in game.temple.laid() if game.tile_kind(tile).id == SLIDE and _is_shut(game, tile)])
    if shut != slot(game).shut_off:
        game.emit(Noted(NAME, "shut_off", shut))


def _is_shut(game: Game, tile: int) -> bool:
    """Whether no way leads from there to an opening, to the start or to the exit."""
    if game.temple.leads_on([2 * tile]):
        return False
    within = {place >> 1 for place in game.temple.reach(2 * tile)}
    return game.start not in within and way_out(game) not in within


@chapter.react(DieMoved)
@chapter.react(Noted)
def a_captive_with_too_few_dice_is_shown(game: Game, event: DieMoved | Noted) -> None:
    """Own treasures and abilities, a die from a mate who has escaped, a summons or a forced return still help.

    Rules: traps.cliff.few_dice.
    """
    if isinstance(event, Noted) and event.key != "hangs_on":
        return
    held = [(figure, tile) for figure, tile in enumerate(slot(game).hangs_on) if tile >= 0]
    short = tuple([tile for figure, tile in held if _has_too_few_dice(game, figure, tile)])
    if short != slot(game).weak_captives:
        game.emit(Noted(NAME, "weak_captives", short))


def _has_too_few_dice(game: Game, figure: int, tile: int) -> bool:
    hand = game.dice.hands[game.party.pilot(figure)]
    return len(hand) < sum(RELEASES[game.tile_kind(tile).id])
