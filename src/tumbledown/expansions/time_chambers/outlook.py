"""What a team should know early: warnings before the game, bans at a slam, and tasks that can no longer be solved."""

from typing import Final

from tumbledown.engine.events import AdventurerEscaped, DieMoved, Noted, TimerRang, TimerSet
from tumbledown.engine.game import Game
from tumbledown.engine.structs import SettingsWarning
from tumbledown.expansions.data.time_chambers import GREEN_MS, PAIRS, TRIALS
from tumbledown.expansions.time_chambers.chapter import BLUE, MOVEMENT, NAME, START, chapter, slot

SLAM: Final = "slam"
USUAL: Final = "normal"
ABOUT_GREEN: Final = ("green_sand", "green_sand_queue")
NO_BAN: Final[tuple[int, ...]] = ()
NONE: Final = -1


# -------------------------------------------------------------------- before the game
@chapter.warn
def one_alone_hardly_solves_the_tasks(game: Game) -> tuple[SettingsWarning, ...]:
    """A player alone needs seven torches on seven dice, or loses a die."""
    return (SettingsWarning("trials_alone", {}),) if game.party.size == 1 else ()


@chapter.warn
def lava_may_bury_the_exit(game: Game) -> tuple[SettingsWarning, ...]:
    """With more gems in the depot than usual, those that lava adds may make the exit too expensive for any player's
    dice."""
    most = max([trial.gems[0] for trial in TRIALS.values() if trial.gems])
    is_usual = game.rules.settings.difficulty == USUAL
    return () if is_usual else (SettingsWarning("lava_adds_gems", {"gems": most}),)


# -------------------------------------------------------------------- a ban at the slam
@chapter.react(TimerSet)
@chapter.react(TimerRang)
def a_door_is_set_or_has_slammed(game: Game, event: TimerSet | TimerRang) -> None:
    if event.name == SLAM:
        _look_at_the_slam(game)


@chapter.react(Noted)
def what_is_forbidden_when_changes(game: Game, event: Noted) -> None:
    if event.scope == NAME and event.key in ABOUT_GREEN:
        _look_at_the_slam(game)


def _look_at_the_slam(game: Game) -> None:
    """In a countdown, note whether a ban will keep adventurers out of safety when the door slams; all players see it.

    Rules: time_chambers.prohibition.start_slam.
    """
    slams = [timer[0] for timer in game.timers if timer[3] == SLAM]
    ban = ban_at(game, slams[0]) if slams else NO_BAN
    if ban != slot(game).slam_ban:
        game.emit(Noted(NAME, "slam_ban", ban))


def ban_at(game: Game, at: int) -> tuple[int, ...]:
    """Return the ban on steps that will be in force at this time, as far as is known now: which, from when and until
    when."""
    for ban, begins_at, ends_at in _bans_to_come(game):
        if begins_at <= at < ends_at:
            return (ban, begins_at, ends_at) if ban in (MOVEMENT, START) else NO_BAN
    return NO_BAN


def _bans_to_come(game: Game) -> list[tuple[int, int, int]]:
    """Return what the green timer forbids from now on, half by half, including the chambers that wait for it."""
    green = slot(game).green_sand
    if not green:
        return []
    tile, part, begins_at, _ = green
    bans = list(PAIRS[game.tile_kind(tile).id][part:])
    for waiting in slot(game).green_sand_queue:
        bans += PAIRS[game.tile_kind(waiting).id]
    return [
        (ban, begins_at + number * GREEN_MS, begins_at + (number + 1) * GREEN_MS) for number, ban in enumerate(bans)
    ]


# -------------------------------------------------------------------- too few dice
@chapter.react(DieMoved)
@chapter.react(AdventurerEscaped)
def fewer_dice_are_left(game: Game, event: DieMoved | AdventurerEscaped) -> None:
    _count_dice(game)


@chapter.react(Noted)
def another_task_is_set(game: Game, event: Noted) -> None:
    if event.scope == NAME and event.key == BLUE:
        _count_dice(game)


def _count_dice(game: Game) -> None:
    """Note when a task asks for more icons than there are dice in play; all players see it.

    Rules: time_chambers.joint.
    """
    dice = sum([len(hand) for hand in game.dice.hands])
    out_of_reach = slot(game).blue_sand[0] if icons_asked(game) > dice else NONE
    if out_of_reach != slot(game).out_of_reach:
        game.emit(Noted(NAME, "out_of_reach", out_of_reach))


def icons_asked(game: Game) -> int:
    """Return how many icons the running task asks for at the same time; 0 if none runs or all are solved."""
    blue = slot(game).blue_sand
    trial = TRIALS.get(game.tile_kind(blue[0]).id) if blue else None
    if trial is None or blue[1] == len(trial.tasks):
        return 0
    return sum(trial.tasks[blue[1]])
