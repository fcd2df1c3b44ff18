"""Disinformation: each discovery of its owner is announced twice as the exit, and only then shown to all.

Until the veil lifts, the tile is in the air, so that none of its effects can tell what it is.
"""

from typing import Final

from tumbledown.engine import clock
from tumbledown.engine.clock import VEIL
from tumbledown.engine.events import Announced, TimerRang, TimerSet
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.actions import announce_exit
from tumbledown.expansions.labyrinth.chapter import ONE_TABLE, chapter
from tumbledown.expansions.shared import holds

CARD: Final = "disinformation"
MUST_SHOUT: Final = "must_shout"
"""Announced to the owner alone, with the tile and the seat: the player must shout now."""

SECOND_ALARM: Final = "second_alarm"
BETWEEN_MS: Final = 1_500
VEIL_MS: Final = 3_000

VOICE: Final = "voice"
"""The channel in which a player would shout."""

STILL_SHOUTING: Final = Refusal("still_shouting")

disinformation = chapter.of(CARD)


@disinformation.adjust.veil(BIND)
def its_discovery_is_veiled(game: Game, seat: int, ms: int) -> int:
    """Rules: labyrinth.curse.disinformation, labyrinth.curse.disinformation_veil."""
    return max(ms, VEIL_MS)


# -------------------------------------------------------------------- two alarms
@chapter.react(TimerSet)
def the_alarms_begin_with_the_veil(game: Game, event: TimerSet) -> None:
    """Rules: labyrinth.curse.disinformation, labyrinth.curse.disinformation_true."""
    if event.name != VEIL or event.at < 0:
        return
    tile, seat = event.args
    if not holds(game, seat, CARD):
        return
    if shouts_in_the_room(game, seat):
        game.emit(Announced(MUST_SHOUT, (tile, seat), to=1 << seat))
    else:
        announce_exit(game, tile, seat)
        clock.set_timer(game, SECOND_ALARM, game.now + BETWEEN_MS, clock.RELEASE, (tile, seat))


@chapter.react(TimerRang)
def the_second_alarm_follows(game: Game, event: TimerRang) -> None:
    """Rules: labyrinth.curse.disinformation."""
    if event.name == SECOND_ALARM:
        announce_exit(game, event.args[0], event.args[1])


def shouts_in_the_room(game: Game, seat: int) -> bool:
    """Whether the player shouts, at one table with the others. For a player who must be silent, the app does it.

    Rules: labyrinth.curse.disinformation_silence.
    """
    return game.rules.plays(ONE_TABLE) and not _is_silent(game, seat)


def _is_silent(game: Game, seat: int) -> bool:
    """Whether anything but this curse forbids the seat to speak."""
    said = [rule(game, seat, VOICE) for rule in game.laws[seat].forbid_speak]
    return any(refusal not in (None, STILL_SHOUTING) for refusal in said)


# -------------------------------------------------------------------- until the veil lifts
def _is_shouting(game: Game, seat: int) -> bool:
    return any(timer[3] == VEIL and timer[4][1] == seat for timer in game.timers + game.frozen)


@disinformation.forbid.speak
def nothing_tells_the_cases_apart(game: Game, seat: int, channel: str) -> Refusal | None:
    """The owner may not speak until the veil lifts, so that nothing is added to the alarms.

    Rules: labyrinth.curse.disinformation_true.
    """
    return STILL_SHOUTING if _is_shouting(game, seat) else None


@chapter.forbid.escape
def a_discovery_is_finished_first(game: Game, seat: int) -> Refusal | None:
    """Rules: labyrinth.curse.disinformation_veil."""
    return STILL_SHOUTING if _is_shouting(game, seat) else None
