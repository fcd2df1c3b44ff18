"""Rule marks are found where pytest honours them, and refused where they are wrong."""

from pathlib import Path

import pytest

from tumbledown.rulebook.catalogue import Chapter, Rule
from tumbledown.rulebook.coverage import Coverage, CoverageError, Tally, measure, read_marks, untested


def chapter(name: str, *rules: str) -> Chapter:
    written = tuple(Rule(f"{name}.{rule}", "A rule.", ("decision",), "effect") for rule in rules)
    return Chapter(name, name, built=False, requires=(), components="none", rules=written)


CAVE = chapter("cave", "dark", "wet", "cold")
CATALOGUE = {"cave": CAVE, "tree": chapter("tree", "tall")}


def marked_rules(tests: Path, source: str) -> set[str]:
    (tests / "test_sample.py").write_text(source, encoding="utf-8")
    return {mark.rule for mark in read_marks(tests, CATALOGUE)}


@pytest.mark.parametrize(
    "source",
    [
        pytest.param('@pytest.mark.rule("cave.dark", "cave.wet")\ndef test_it(): ...', id="function"),
        pytest.param('@mark.rule("cave.dark", "cave.wet")\ndef test_it(): ...', id="short form"),
        pytest.param(
            '@pytest.mark.rule("cave.dark")\n@pytest.mark.rule("cave.wet")\ndef test_it(): ...',
            id="two marks",
        ),
        pytest.param('@pytest.mark.rule("cave.dark", "cave.wet")\nasync def test_it(): ...', id="coroutine"),
        pytest.param(
            '@pytest.mark.rule("cave.dark")\nclass TestIt:\n'
            '    @pytest.mark.rule("cave.wet")\n    def test_it(self): ...',
            id="class and method",
        ),
        pytest.param('pytestmark = pytest.mark.rule("cave.dark", "cave.wet")', id="module"),
        pytest.param(
            'pytestmark: list = [pytest.mark.rule("cave.dark"), pytest.mark.rule("cave.wet")]',
            id="module, list",
        ),
        pytest.param('class TestIt:\n    pytestmark = [pytest.mark.rule("cave.dark", "cave.wet")]', id="within class"),
        pytest.param(
            '@pytest.mark.parametrize("a", [pytest.param(1, marks=pytest.mark.rule("cave.dark")),\n'
            '    pytest.param(2, marks=[pytest.mark.rule("cave.wet")])])\ndef test_it(a): ...',
            id="parameters",
        ),
    ],
)
def test_a_mark_counts_where_pytest_honours_it(tmp_path: Path, source: str) -> None:
    assert marked_rules(tmp_path, source) == {"cave.dark", "cave.wet"}


def test_tests_are_found_in_folders_and_other_files_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_deep.py").write_text('pytestmark = pytest.mark.rule("tree.tall")')
    (tmp_path / "helper.py").write_text('pytestmark = pytest.mark.rule("cave.cold")')
    assert marked_rules(tmp_path, "") == {"tree.tall"}


def test_the_test_files_are_not_imported(tmp_path: Path) -> None:
    source = 'raise SystemExit\n@pytest.mark.rule("cave.dark")\ndef test_it(): ...'
    assert marked_rules(tmp_path, source) == {"cave.dark"}


def test_a_mark_knows_its_place(tmp_path: Path) -> None:
    marked_rules(tmp_path, '\n\n@pytest.mark.rule("cave.dark")\ndef test_it(): ...')
    (mark,) = read_marks(tmp_path, CATALOGUE)
    assert (Path(mark.file).name, mark.line) == ("test_sample.py", 3)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        pytest.param(
            '@pytest.mark.rule("cave.warm")\ndef test_it(): ...',
            "1: there is no rule 'cave.warm'",
            id="unknown rule",
        ),
        pytest.param(
            "\n@pytest.mark.rule(DARK)\ndef test_it(): ...",
            "2: a rule mark takes one or more",
            id="not a string",
        ),
        pytest.param('@pytest.mark.rule("cave.dark", *more)\ndef test_it(): ...', "1: a rule mark takes", id="spread"),
        pytest.param("@pytest.mark.rule()\ndef test_it(): ...", "1: a rule mark takes one or more", id="empty"),
        pytest.param(
            '@pytest.mark.rule("cave.dark", why="so")\ndef test_it(): ...',
            "1: a rule mark takes",
            id="keyword",
        ),
        pytest.param(
            '@pytest.mark.rule("cave.dark")\ndef helper(): ...',
            "1: this rule mark is on nothing",
            id="helper",
        ),
        pytest.param('dark = pytest.mark.rule("cave.dark")', "1: this rule mark is on nothing", id="by a name"),
        pytest.param(
            'def outer():\n    @pytest.mark.rule("cave.dark")\n    def test_it(): ...',
            "2: this rule mark is on nothing",
            id="nested function",
        ),
        pytest.param("\n\ndef test_it(:", "3: not valid Python", id="syntax error"),
    ],
)
def test_a_wrong_mark_is_named_with_its_place(tmp_path: Path, source: str, message: str) -> None:
    with pytest.raises(CoverageError) as caught:
        marked_rules(tmp_path, source)
    assert f"test_sample.py:{message}" in str(caught.value)


def test_all_wrong_marks_are_named_at_once(tmp_path: Path) -> None:
    with pytest.raises(CoverageError) as caught:
        marked_rules(tmp_path, '@pytest.mark.rule("cave.warm", "tree.low")\ndef test_it(): ...')
    assert len(str(caught.value).splitlines()) == 2


def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(CoverageError, match="there is no such folder"):
        read_marks(tmp_path / "nowhere", CATALOGUE)


def test_rules_are_counted_once_however_often_they_are_tested(tmp_path: Path) -> None:
    source = 'pytestmark = pytest.mark.rule("cave.dark")\n@pytest.mark.rule("cave.dark")\ndef test_it(): ...'
    marked_rules(tmp_path, source)
    measured = measure(CATALOGUE, read_marks(tmp_path, CATALOGUE))
    assert measured == Coverage({"cave": Tally(3, 1), "tree": Tally(1, 0)}, rules=4, tested=1)


def test_untested_rules_are_listed_in_order(tmp_path: Path) -> None:
    marked_rules(tmp_path, 'pytestmark = pytest.mark.rule("cave.wet")')
    assert untested(CAVE, read_marks(tmp_path, CATALOGUE)) == ["cave.dark", "cave.cold"]
