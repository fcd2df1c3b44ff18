"""The ids of rules are found in docstrings, and refused where they are wrong."""

from pathlib import Path

import pytest

from tumbledown.rulebook.catalogue import Chapter, Rule
from tumbledown.rulebook.places import PlacesError, read_places, unplaced

RULES = tuple(Rule(f"cave.{name}", "A rule.", ("decision",), "effect") for name in ("dark", "wet", "cold"))
CAVE = Chapter("cave", "cave", built=False, requires=(), components="none", rules=RULES)
CATALOGUE = {"cave": CAVE}


def places_in(folder: Path, source: str) -> list[tuple[str, int, str]]:
    (folder / "cave.py").write_text(source, encoding="utf-8")
    return [(place.rule, place.line, place.name) for place in read_places(folder, CATALOGUE)]


@pytest.mark.parametrize(
    ("source", "line", "name"),
    [
        pytest.param('"""A cave.\n\nRules: cave.dark, cave.wet.\n"""', 1, "cave", id="module"),
        pytest.param('\ndef enter():\n    """Rules: cave.dark, cave.wet."""', 2, "enter", id="function"),
        pytest.param(
            'async def enter():\n    """In.\n\n    Rules: cave.dark,\n    cave.wet.\n    """', 1, "enter", id="long"
        ),
        pytest.param('class Cave:\n    """Rules: cave.dark, cave.wet."""', 1, "Cave", id="class"),
        pytest.param(
            'class A:\n    def enter(self):\n        """Rules: cave.dark, cave.wet."""', 2, "enter", id="method"
        ),
    ],
)
def test_rules_are_found_in_the_last_line_of_a_docstring(tmp_path: Path, source: str, line: int, name: str) -> None:
    assert places_in(tmp_path, source) == [("cave.dark", line, name), ("cave.wet", line, name)]


def test_rules_are_found_in_folders(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    assert places_in(tmp_path / "deep", '"""Rules: cave.wet."""') == [("cave.wet", 1, "cave")]
    assert [Path(place.file).name for place in read_places(tmp_path, CATALOGUE)] == ["cave.py"]


@pytest.mark.parametrize("source", ['"""The rules: cave.dark."""', 'X = "Rules: cave.dark."', "# Rules: cave.dark."])
def test_other_texts_name_no_rule(tmp_path: Path, source: str) -> None:
    assert places_in(tmp_path, source) == []


@pytest.mark.parametrize(
    ("source", "message"),
    [
        pytest.param('"""Rules: cave.warm."""', "there is no rule 'cave.warm'", id="unknown rule"),
        pytest.param('"""Rules: cave.dark"""', "the line of rules", id="no full stop"),
        pytest.param('"""Rules: cave.dark and cave.wet."""', "the line of rules", id="no comma"),
        pytest.param('"""Rules: cave.dark.\n\nAnd more.\n"""', "the line of rules", id="not the last line"),
        pytest.param('"""Rules: ."""', "the line of rules", id="empty"),
    ],
)
def test_a_wrong_line_is_named_with_its_place(tmp_path: Path, source: str, message: str) -> None:
    with pytest.raises(PlacesError, match=message) as caught:
        places_in(tmp_path, source)
    assert "cave.py:1: " in str(caught.value)


def test_all_wrong_ids_are_named_at_once(tmp_path: Path) -> None:
    with pytest.raises(PlacesError) as caught:
        places_in(tmp_path, '"""Rules: cave.warm, cave.high, cave.dark."""')
    assert len(str(caught.value).splitlines()) == 2


def test_rules_without_code_are_listed_in_order(tmp_path: Path) -> None:
    places_in(tmp_path, '"""Rules: cave.wet."""')
    assert unplaced(CAVE, read_places(tmp_path, CATALOGUE)) == ["cave.dark", "cave.cold"]
