"""From a rule one finds its tests and its code, and from the code the rule."""

from pathlib import Path

import pytest

from tests import structure
from tumbledown.rulebook.catalogue import Chapter, chapters
from tumbledown.rulebook.coverage import read_marks, untested
from tumbledown.rulebook.places import Place, read_places, unplaced

BUILT = [chapter for chapter in chapters().values() if chapter.built]
MARKS = read_marks(Path(__file__).parent, chapters())
PLACES = read_places(structure.PACKAGE, chapters())

# What several chapters bring together is nobody's own place.
SHARED = "shared"


@pytest.mark.parametrize("chapter", BUILT, ids=lambda chapter: chapter.id)
def test_every_rule_of_a_built_chapter_has_a_test(chapter: Chapter) -> None:
    missing = untested(chapter, MARKS)
    assert not missing, f"{len(missing)} rules of {chapter.id} have no test:\n" + "\n".join(missing)


@pytest.mark.parametrize("chapter", BUILT, ids=lambda chapter: chapter.id)
def test_every_rule_of_a_built_chapter_is_named_in_the_docstring_of_its_code(chapter: Chapter) -> None:
    missing = unplaced(chapter, PLACES)
    assert not missing, f"no docstring names {len(missing)} rules of {chapter.id}:\n" + "\n".join(missing)


def test_rules_are_named_in_their_own_chapters_files_and_those_of_the_base_game_in_the_engine_too() -> None:
    """The engine knows no chapter, so none of its functions can be the place of a chapter's rule."""
    assert [place for place in PLACES if not is_at_home(place)] == []


def is_at_home(place: Place) -> bool:
    chapter, module = place.rule.partition(".")[0], structure.read_module(Path(place.file))
    if module.layer == "expansions":
        return structure.expansion_of(module.name) in (chapter, SHARED)
    return chapter == "base"


def test_a_rule_of_a_chapter_in_the_engine_would_be_seen() -> None:
    engine, own = (str(structure.PACKAGE / file) for file in ("engine/dice.py", "expansions/pit.py"))
    assert is_at_home(Place("base.die.faces", engine, 1, "dice"))
    assert is_at_home(Place("pit.setup.tile", own, 1, "pit"))
    assert not is_at_home(Place("pit.setup.tile", engine, 1, "dice"))
    assert not is_at_home(Place("doomed.setup.curses", own, 1, "pit"))
