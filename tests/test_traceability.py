"""Every rule of a chapter that is built has a test."""

from pathlib import Path

import pytest

from tumbledown.rulebook.catalogue import Chapter, chapters
from tumbledown.rulebook.coverage import read_marks, untested

BUILT = [chapter for chapter in chapters().values() if chapter.built]


@pytest.mark.parametrize("chapter", BUILT, ids=lambda chapter: chapter.id)
def test_every_rule_of_a_built_chapter_has_a_test(chapter: Chapter) -> None:
    missing = untested(chapter, read_marks(Path(__file__).parent, chapters()))
    assert not missing, f"{len(missing)} rules of {chapter.id} have no test:\n" + "\n".join(missing)
