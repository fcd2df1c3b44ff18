"""What chapters cost: which games are compared, and that their shares are of the base game."""

from tumbledown.bench.chapters import Clock, Tally, measure_chapters, sets_of_chapters
from tumbledown.expansions import ALWAYS, names


class Seconds:
    """A clock on which every look takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def times(looks: list[float]) -> Clock:
    """A clock that shows these times, one after the other."""
    left = iter(looks)
    return lambda: next(left)


def test_every_chapter_is_played_alone_and_all_of_them_together() -> None:
    found = sets_of_chapters()
    others = set(names()) - {ALWAYS}
    assert {each[-1] for each in found[:-1]} == others
    assert set(found[-1]) == others


def test_a_share_is_of_the_games_that_the_base_game_played_in_the_same_time() -> None:
    base, other = Tally("base", ()), Tally("other", ())
    base.quickest, base.commands = [0.05] * 40, 4000
    other.quickest, other.commands = [0.05, 0.1] * 15, 6000
    ratio = other.beside(base)
    assert (ratio.games_per_s, ratio.commands_per_game, ratio.ratio) == (13.33, 200.0, 0.667)
    assert ratio.by_command == 1.333, "each game had twice as many commands"


def test_of_each_game_the_quickest_time_counts() -> None:
    tally = Tally("base", ())
    tally.play(2, times([5.0, 9.0, 10.0, 12.0]))
    assert (tally.games, tally.seconds) == (2, 6.0)
    commands = tally.commands
    tally.play(2, times([20.0, 23.0, 30.0, 37.0]))
    assert (tally.games, tally.seconds, tally.commands) == (2, 5.0, commands)


def test_the_base_game_comes_first_and_then_the_others_merely_installed_and_in_play() -> None:
    measured = measure_chapters(0.0, Seconds())
    assert [each.name for each in measured[:2]] == ["base", "base, others installed"]
    assert measured[0].ratio == 1.0
    assert measured[-1].name == "all chapters"
    assert {each.games_per_s for each in measured} == {1.0}, "each of them plays one game, in a second"
