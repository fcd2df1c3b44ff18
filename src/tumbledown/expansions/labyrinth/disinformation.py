"""Disinformation: whatever its owner discovers, everybody hears twice that it is the exit, and sees it only then."""

from typing import Final

from tumbledown.engine import clock
from tumbledown.engine.events import Announced, ChamberPlaced, Noted, TimerRang
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.actions import announce_exit
from tumbledown.expansions.base.chapter import is_exit
from tumbledown.expansions.labyrinth.chapter import ONE_TABLE, chapter
from tumbledown.expansions.shared import holds

CARD: Final = "disinformation"
MUST_SHOUT: Final = "must_shout"
"""Told to the owner alone, with the tile: now it is the player who shouts."""

SECOND_ALARM: Final = "second_alarm"
VEIL_LIFTS: Final = "veil_lifts"
BETWEEN_MS: Final = 1_500
VEIL_MS: Final = 3_000

VOICE: Final = "voice"
"""The channel in which one would shout."""

STILL_SHOUTING: Final = Refusal("still_shouting")

disinformation = chapter.of(CARD)


def shouts_in_the_room(game: Game, seat: int) -> bool:
    """Whether the player shouts, at the same table as the others; whoever must be silent leaves it to the app.

    Rules: labyrinth.curse.disinformation_silence.
    """
    return game.rules.plays(ONE_TABLE) and not _is_silent(game, seat)


def _is_silent(game: Game, seat: int) -> bool:
    """Whether anything but this curse forbids the seat to speak."""
    said = [rule(game, seat, VOICE) for rule in game.laws[seat].forbid_speak]
    return any(refusal not in (None, STILL_SHOUTING) for refusal in said)


# -------------------------------------------------------------------- two alarms
@disinformation.adjust.alarms(BIND)
def one_alarm_for_whatever_is_found(game: Game, seat: int, tile: int, number: int) -> int:
    """Just as one for the exit, and for the exit too.

    Rules: labyrinth.curse.disinformation, labyrinth.curse.disinformation_true.
    """
    return 0 if shouts_in_the_room(game, seat) else 1


@disinformation.react(ChamberPlaced)
def another_will_follow(game: Game, event: ChamberPlaced) -> None:
    """Rules: labyrinth.curse.disinformation."""
    seat, tile = event.by, event.tile
    if seat < 0 or not holds(game, seat, CARD):
        return
    if shouts_in_the_room(game, seat):
        game.emit(Announced(MUST_SHOUT, (tile, seat), to=1 << seat))
    else:
        clock.set_timer(game, SECOND_ALARM, game.now + BETWEEN_MS, clock.RELEASE, (tile, seat))
    clock.set_timer(game, VEIL_LIFTS, game.now + VEIL_MS, clock.RELEASE, (tile, seat))


@disinformation.forbid.speak
def nothing_tells_the_cases_apart(game: Game, seat: int, channel: str) -> Refusal | None:
    """Until both alarms are over, their owner adds nothing to them.

    Rules: labyrinth.curse.disinformation_true.
    """
    is_shouting = any(timer[3] == VEIL_LIFTS and timer[4][1] == seat for timer in game.timers + game.frozen)
    return STILL_SHOUTING if is_shouting else None


# -------------------------------------------------------------------- what it really is
@disinformation.adjust.veil(BIND)
def nobody_else_sees_it_yet(game: Game, seat: int, mask: int) -> int:
    """Rules: labyrinth.curse.disinformation."""
    return mask | ((1 << game.party.size) - 1) & ~(1 << seat)


@chapter.react(TimerRang)
def alarms_and_veils_have_their_time(game: Game, event: TimerRang) -> None:
    if event.name == SECOND_ALARM:
        announce_exit(game, event.args[0], event.args[1])
    elif event.name == VEIL_LIFTS:
        _lift_the_veil(game, event.args[0], event.args[1])


def _lift_the_veil(game: Game, tile: int, seat: int) -> None:
    """All see the chamber, and hear of it once more if it is the exit: this time it is true.

    Rules: labyrinth.curse.disinformation.
    """
    if not game.temple.veil.get(tile):
        return
    game.emit(Noted("tile", "veil", 0, tile))
    if is_exit(game, tile):
        announce_exit(game, tile, seat)
