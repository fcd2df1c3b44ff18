"""Hints at the token that was just looked at, and who may give them."""

import pytest

from tests.expansions.cursed_gems.tables import ALOUD, BLUE, OTHER, RED, before_a_token, hints, looks
from tumbledown.engine.events import Announced
from tumbledown.expansions.data.cursed_gems import DATA, FEATURES, LOOKS, VALUES, position_of

SILENT = ("curses",)


@pytest.mark.rule("cursed_gems.no_match")
@pytest.mark.parametrize(("feature", "value"), [(0, "blue"), (1, "round"), (2, "serpent")])
def test_a_hint_tells_everybody_one_feature_of_what_was_seen(feature: int, value: str) -> None:
    table, place, token = before_a_token(OTHER)
    table.does(looks(RED))
    (said,) = [event for event in table.does(hints(RED, feature)) if isinstance(event, Announced)]
    assert (said.what, said.to) == ("gem_hint", 0)
    assert said.args[:4] == (place >> 1, token, RED, feature)
    assert VALUES[feature][said.args[4]] == value


@pytest.mark.rule("cursed_gems.no_match")
def test_there_are_two_hints_for_each_look_and_not_the_same_twice() -> None:
    table, _, _ = before_a_token(OTHER)
    assert table.refuses(hints(RED, 0)) == "nothing_seen"
    table.does(looks(RED))
    assert table.targets(RED, "hint_at_gem") == {0, 1, 2}
    assert table.targets(BLUE, "hint_at_gem") == set(), "only the looker hints"
    table.does(hints(RED, 1))
    assert table.targets(RED, "hint_at_gem") == {0, 2}
    assert table.refuses(hints(RED, 1)) == "no_such_target"
    table.does(hints(RED, 0))
    assert table.refuses(hints(RED, 2)) == "hints_spent"
    table.shows(RED, "KK...")
    table.does(looks(RED))
    assert table.targets(RED, "hint_at_gem") == {0, 1, 2}, "another look, two more hints"


@pytest.mark.rule("cursed_gems.no_match")
def test_hints_are_for_a_while_only() -> None:
    table, _, _ = before_a_token(OTHER)
    table.does(looks(RED), at=10_000)
    table.waits_until(21_999)
    assert table.targets(RED, "hint_at_gem") == {0, 1, 2}
    table.waits_until(22_000)
    assert table.refuses(hints(RED, 0)) == "nothing_seen"


@pytest.mark.rule("cursed_gems.no_match")
def test_at_one_table_all_is_said_aloud() -> None:
    table, _, token = before_a_token(OTHER, variants=(ALOUD,))
    table.does(looks(RED))
    assert table.game.pieces.seen_by[token] == 1 << RED
    assert "hint_at_gem" not in table.verbs(RED)
    assert table.refuses(hints(RED, 0)) == "say_it_aloud"


@pytest.mark.rule("cursed_gems.silence")
def test_whoever_is_silenced_may_look_and_not_hint() -> None:
    table, _, token = before_a_token(OTHER, *SILENT)
    table.gets(RED, "silence")
    table.does(looks(RED))
    assert table.game.pieces.seen_by[token] == 1 << RED
    assert table.refuses(hints(RED, 0)) == "silenced"
    assert "hint_at_gem" not in table.verbs(RED)


@pytest.mark.rule("cursed_gems.memory")
def test_what_was_said_is_said_once_and_noted_nowhere() -> None:
    table, _, _ = before_a_token(OTHER)
    table.does(looks(RED))
    table.does(hints(RED, 0))
    table.waits(12_000)
    assert set(table.game.slots["cursed_gems"].told) == {0}


def test_any_two_features_tell_a_gem_from_all_others() -> None:
    looks_of = [LOOKS[position_of(gem.id)] for gem in DATA.gem]
    assert len(FEATURES) > 1
    for one in range(len(FEATURES)):
        for other in range(one):
            assert len({(each[one], each[other]) for each in looks_of}) == len(looks_of)
