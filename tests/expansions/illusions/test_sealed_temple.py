"""A temple without a way on: whether an illusion in it will give one back is part of the news."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM, SECOND_SLAM
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover
from tumbledown.engine.events import Announced
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.piles import mix_in
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST, SOUTH, TileKind

DEAD_END = TileKind("dead_end", "dead_ends", copies=3, openings=1 << SOUTH, entry=(parse_cost("A"),))


def dead_ends() -> Chapter:
    chapter = Chapter("dead_ends", order=99, tiles=(DEAD_END,))

    @chapter.setup(POOL)
    def into_the_box(game: Game) -> None:
        mix_in(game, [DEAD_END])

    return chapter


def almost_closed(kind: str, *, practice: bool = False) -> Scenario:
    """One opening is left, to the south of a chamber of this kind east of the start, in which red stands."""
    settings = Settings(players=1, modules=("illusions",), practice=practice)
    table = Scenario(settings=settings, extra=(dead_ends(),), pile=["dead_end", "exit"])
    table.chamber("dead_end", at=(-1, 0), stairs="E")
    table.puts(0, table.chamber(kind, at=(1, 0), stairs="W"))
    table.chamber("dead_end", at=(1, -1), stairs="S")
    return table


def closes(table: Scenario) -> list[str]:
    table.shows(0, "AA" + "." * (len(table.game.dice.hands[0]) - 2))
    return [event.what for event in table.does(Discover(0, SOUTH)) if isinstance(event, Announced)]


@pytest.mark.rule("illusions.vanish.gaps", "base.discover.sealed_temple")
def test_with_an_illusion_in_it_the_news_says_that_it_is_not_for_good() -> None:
    table = almost_closed("illusion_2")
    assert closes(table) == ["temple_closed"]
    assert "discover" not in table.verbs(0)
    table.waits_until(FIRST_SLAM)
    table.shows(0, "AA....")
    assert table.targets(0, "discover") == {EAST}


@pytest.mark.rule("illusions.vanish.not_third", "base.discover.sealed_temple")
def test_after_the_last_slam_it_is_for_good() -> None:
    table = almost_closed("basic_11")
    table.waits_until(SECOND_SLAM)
    late = almost_closed("illusion_2")
    late.notes("base", "slams", 2)
    assert closes(table) == closes(late) == ["temple_sealed"]


@pytest.mark.rule("illusions.vanish.when", "base.discover.sealed_temple")
def test_where_no_door_slams_it_is_for_good() -> None:
    assert closes(almost_closed("illusion_2", practice=True)) == ["temple_sealed"]


@pytest.mark.rule("illusions.vanish.gaps", "base.discover.sealed_temple")
def test_a_slam_that_cuts_everybody_off_from_the_last_openings_is_announced() -> None:
    table = almost_closed("basic_11")
    table.chamber("basic_07", at=(5, 0))
    table.puts(0, table.start)
    table.shows(0, "......A")
    table.chamber("dead_end", at=(1, 1), stairs="N")
    assert not table.game.temple.is_sealed()
    table.chamber("illusion_1", at=(5, 1), stairs="N")
    events = table.waits_until(FIRST_SLAM)
    assert [event.what for event in events if isinstance(event, Announced)][-1] == "temple_sealed"


@pytest.mark.rule("base.discover.sealed_temple")
def test_without_an_illusion_in_the_temple_it_is_for_good() -> None:
    assert closes(almost_closed("basic_11")) == ["temple_sealed"]
