"""The soundtrack: gongs, countdowns, the two slams and the collapse."""

from msgspec import structs

from tumbledown.engine import clock, effects
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import Announced, DoorPhase, GameEnded, GameStarted, Noted, TimerRang
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BASE, LOSSES
from tumbledown.expansions.base.chapter import chapter, slot
from tumbledown.expansions.data.base import DATA, Soundtrack


def soundtrack(game: Game) -> Soundtrack:
    """Return the times of gongs and doors: those of the soundtrack, unless a chapter has set its own."""
    own = slot(game)
    heard = DATA.soundtrack[own.track]
    return structs.replace(heard, gongs=own.gongs, ends=own.ends) if own.gongs else heard


def take_time(game: Game, gongs: tuple[int, ...], ends: tuple[int, ...]) -> None:
    """Use these times instead of the soundtrack's: all gongs and ends of countdowns, known or expected. The timer of
    the next gong is set at the opening call and after each slam, so a later change does not affect that gong."""
    game.emit(Noted("base", "gongs", gongs))
    game.emit(Noted("base", "ends", ends))


def slams_left(game: Game) -> int:
    """Return how often the door will still slam before the collapse."""
    return 0 if game.rules.settings.practice else len(soundtrack(game).ends) - 1 - slot(game).slams


def is_collapsing(game: Game) -> bool:
    """Whether the temple collapses at this instant, after everything else that is due."""
    return any(timer[0] <= game.now and timer[3] == "collapse" for timer in game.timers)


@chapter.react(GameStarted)
def the_soundtrack_starts(game: Game, event: GameStarted) -> None:
    """Rules: base.clock.practice."""
    if not game.rules.settings.practice:
        _set_gong(game, 1)


def _set_gong(game: Game, countdown: int) -> None:
    at = game.offset + soundtrack(game).gongs[countdown - 1]
    clock.set_timer(game, "gong", at, clock.GONG, (countdown,))


@chapter.react(TimerRang)
def gongs_open_countdowns(game: Game, event: TimerRang) -> None:
    """The gong strikes once, twice or three times. The first two countdowns end with a slam, the third with the
    collapse.

    Rules: base.countdown.times, base.countdown.free_play.
    """
    if event.name != "gong":
        return
    countdown = event.args[0]
    open_countdown(game, countdown, game.offset + soundtrack(game).ends[countdown - 1])


def open_countdown(game: Game, countdown: int, ends_at: int) -> None:
    """Sound the gong, with as many strokes as the countdown's number, and set the timer of the countdown's end."""
    game.emit(Noted("base", "countdown", countdown))
    game.emit(Announced("gong", (countdown,)))
    name = "collapse" if countdown == len(soundtrack(game).ends) else "slam"
    clock.set_timer(game, name, ends_at, clock.DOOR, (countdown,))


@chapter.react(TimerRang)
def countdowns_end(game: Game, event: TimerRang) -> None:
    """Rules: base.clock.length, base.countdown.first_two_end, base.countdown.third_end, base.end.loss,
    base.end.tie_break_time.
    """
    if event.name == "collapse":
        game.emit(GameEnded(False, "collapse"))
    elif event.name == "slam":
        countdown = event.args[0]
        effects.slam(game, countdown)
        game.emit(Noted("base", "countdown", 0))
        game.emit(Noted("base", "slams", countdown))
        _set_gong(game, countdown + 1)


@chapter.adjust.safe(BASE)
def the_starting_chamber_is_safe(game: Game, place: int, safe: bool) -> bool:
    """Rules: base.slam.safe_no_effect, base.slam.exit_not_safe."""
    return place >> 1 == game.start


@chapter.adjust.dice_loss(BASE)
def being_outside_costs_a_die(game: Game, seat: int, safe: bool, number: int) -> int:
    """Rules: base.slam.lose_die."""
    return 0 if safe else 1


@chapter.react(DoorPhase)
def the_slam_takes_dice(game: Game, event: DoorPhase) -> None:
    """Rules: base.slam.cumulative, base.slam.escaped_exempt, base.die_loss.box."""
    if event.phase != LOSSES:
        return
    for seat in game.party.inside():
        owed = effects.dice_loss(game, seat, safe=bool(event.safe >> seat & 1))
        effects.owe_dice(game, seat, owed, spot(LOST))
