"""What chapters cost: which games are compared, and that their shares are of the base game."""

from tumbledown.bench.chapters import Tally, measure_chapters, sets_of_chapters
from tumbledown.expansions import ALWAYS, names


class Seconds:
    """A clock on which every look takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_every_chapter_is_played_alone_and_all_of_them_together() -> None:
    found = sets_of_chapters()
    others = set(names()) - {ALWAYS}
    assert {each[-1] for each in found[:-1]} == others
    assert set(found[-1]) == others


def test_a_share_is_of_the_games_that_the_base_game_played_in_the_same_time() -> None:
    base, other = Tally("base", ()), Tally("other", ())
    base.games, base.commands, base.seconds = 40, 4000, 2.0
    other.games, other.commands, other.seconds = 30, 6000, 2.0
    ratio = other.beside(base)
    assert (ratio.games_per_s, ratio.commands_per_game, ratio.ratio) == (15.0, 200.0, 0.75)


def test_the_base_game_comes_first_and_then_the_others_merely_installed_and_in_play() -> None:
    measured = measure_chapters(0.0, Seconds())
    assert [each.name for each in measured[:2]] == ["base", "base, others installed"]
    assert measured[0].ratio == 1.0
    assert measured[-1].name == "all chapters"
    assert all(each.games_per_s > 0 for each in measured)
