"""The Sand of Fortune: three glasses of sand in place of the fixed times of a soundtrack.

The sand in each glass is drawn at random. When the door slams, an adventurer in the starting chamber turns the glass.
One rulebook names this expansion and none describes it, so its rules are our own: see decision 0026.
"""

from tumbledown.engine.events import Announced, DoorPhase, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import OPEN, PIECES, Chapter
from tumbledown.expansions.base.door import soundtrack, take_time
from tumbledown.expansions.data.sand_of_fortune import DATA, Slot

GLASSES = DATA.glasses
FIRST, SECOND, THIRD = 1, 2, 3

EXPECTED = (GLASSES.least + GLASSES.most) // 2
"""How long the second glass is assumed to run until it is turned."""

chapter = Chapter(
    "sand_of_fortune", order=8, requires=("base",), slot=Slot, looks_far=False, shown=("turned_at", "runs")
)


@chapter.setup(PIECES)
def the_first_glass_is_filled(game: Game) -> None:
    """Rules: sand_of_fortune.setup.instead, sand_of_fortune.setup.practice, sand_of_fortune.glass.three."""
    if not game.rules.settings.practice:
        _turn(game, FIRST, 0, drawn(game, FIRST), GLASSES.whole)


@chapter.react(DoorPhase)
def the_door_slams_and_the_glass_is_turned(game: Game, event: DoorPhase) -> None:
    """Turn the glass. If no adventurer is in the starting chamber, it falls over and loses sand.

    Rules: sand_of_fortune.turn.home, sand_of_fortune.turn.nobody, sand_of_fortune.turn.shorter.
    """
    if event.phase != OPEN or not game.slots["sand_of_fortune"].runs:
        return
    number, now, whole = event.countdown + 1, game.now - game.offset, soundtrack(game).ends[-1]
    runs = drawn(game, number) if number == SECOND else rest(now, whole)
    spilled = 0 if somebody_is_home(game) else GLASSES.spilled
    _turn(game, number, now, runs - spilled, whole - spilled)
    game.emit(Announced("glass_turned", (number, spilled)))


def somebody_is_home(game: Game) -> bool:
    """Whether an adventurer is in the starting chamber, wherever it lies now. Other safe places do not count, because
    the glass is not there."""
    return any(game.party.here(seat) >> 1 == game.start for seat in game.party.inside())


def drawn(game: Game, number: int) -> int:
    """Return how long the first or the second glass runs, drawn at random. Players learn it only when the glass is
    turned.

    Rules: sand_of_fortune.glass.drawn, sand_of_fortune.glass.unknown.
    """
    steps = (GLASSES.most - GLASSES.least) // GLASSES.step
    return GLASSES.least + GLASSES.step * game.fortune.below(f"glass {number}", steps + 1)


def rest(now: int, whole: int) -> int:
    """Rules: sand_of_fortune.glass.third."""
    return whole - now - GLASSES.countdowns[-1]


def _turn(game: Game, number: int, now: int, runs: int, whole: int) -> None:
    """Start this glass: it runs from `now` for `runs`. Set the gongs and doors that follow from it.

    Rules: sand_of_fortune.glass.countdowns.
    """
    kept = soundtrack(game)
    gongs, ends = [*kept.gongs[: number - 1], now + runs], list(kept.ends[: number - 1])
    ends.append(gongs[-1] + GLASSES.countdowns[number - 1])
    if number == FIRST:
        gongs.append(ends[-1] + EXPECTED)
        ends.append(gongs[-1] + GLASSES.countdowns[SECOND - 1])
    if number < THIRD:
        gongs.append(whole - GLASSES.countdowns[-1])
        ends.append(whole)
    take_time(game, tuple(gongs), tuple(ends))
    game.emit(Noted("sand_of_fortune", "turned_at", now))
    game.emit(Noted("sand_of_fortune", "runs", runs))
