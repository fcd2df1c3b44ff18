"""The catalogue is complete, and damaged data is refused with the place of the damage."""

from pathlib import Path

import pytest

from tumbledown.rulebook import catalogue
from tumbledown.rulebook.catalogue import CatalogueError, read_catalogue, read_chapter

HEADING = '[chapter]\nid = "cave"\ntitle = "A cave"\nbuilt = false\nrequires = []\ncomponents = "none"\n'
RULE = '[[rule]]\nid = "cave.dark"\ntext = "It is dark."\nsource = ["decision"]\nkind = "effect"\n'


def cave(folder: Path, content: str) -> Path:
    file = folder / "cave.toml"
    file.write_text(content, encoding="utf-8")
    return file


def test_every_chapter_and_rule_is_there() -> None:
    written = {file.stem: file.read_text("utf-8").count("\n[[rule]]\n") for file in catalogue.FOLDER.glob("*.toml")}
    assert {name: len(chapter.rules) for name, chapter in catalogue.chapters().items()} == written
    assert sum(1 for _ in catalogue.rules()) == sum(written.values()) > 0


def test_the_base_game_comes_first() -> None:
    assert next(iter(catalogue.chapters())) == "base"


def test_a_rule_is_found_by_its_id() -> None:
    rule = catalogue.rule("base.enter.cost")
    assert rule.id == "base.enter.cost"
    assert rule.kind == "action"
    assert rule.text.startswith("Entering costs the icons")


def test_an_unknown_rule_is_not_found() -> None:
    with pytest.raises(catalogue.UnknownName, match=r"base\.enter\.never"):
        catalogue.rule("base.enter.never")


def test_all_26_challenges_are_there() -> None:
    challenges = catalogue.chapters()["challenges"].challenges
    assert len({challenge.id for challenge in challenges}) == 26


def test_the_challenges_keep_to_the_printed_numbers() -> None:
    chapter = catalogue.chapters()["challenges"]
    by_id = {challenge.id: challenge for challenge in chapter.challenges}
    assert chapter.evidence
    for evidence in chapter.evidence:
        rows = [by_id[row] for row in evidence.rows]
        assert sorted(r.extra_gems for r in rows if r.extra_gems) == sorted(evidence.extra_gems_multiset)
        assert sorted(r.quests for r in rows if r.quests) == sorted(evidence.quests_multiset)


def test_a_sound_chapter_is_read(tmp_path: Path) -> None:
    chapter = read_chapter(cave(tmp_path, HEADING + RULE))
    assert (chapter.id, chapter.built, [rule.id for rule in chapter.rules]) == ("cave", False, ["cave.dark"])


@pytest.mark.parametrize(
    ("content", "message"),
    [
        pytest.param(HEADING + RULE + RULE, "cave.toml: cave.dark: the id stands here twice", id="duplicate"),
        pytest.param(
            HEADING + RULE.replace("cave.dark", "tree.dark"),
            "cave.toml: tree.dark: the id does not begin with 'cave'",
            id="id of another chapter",
        ),
        pytest.param(
            HEADING + RULE.replace('"effect"', '"wish"'),
            "cave.toml: cave.dark: Invalid enum value 'wish'",
            id="unknown kind",
        ),
        pytest.param(
            HEADING + RULE.replace('text = "It is dark."\n', ""),
            "cave.toml: cave.dark: Object missing required field `text`",
            id="missing text",
        ),
        pytest.param(HEADING + RULE.replace("It is dark.", " "), "cave.toml: cave.dark: Expected", id="blank"),
        pytest.param(HEADING + RULE.replace('"decision"', ""), "cave.toml: cave.dark: Expected", id="no source"),
        pytest.param(HEADING + RULE.replace('id = "cave.dark"\n', ""), "cave.toml: a rule without id: ", id="no id"),
        pytest.param(HEADING + RULE.replace("cave.dark", "Cave"), "cave.toml: Cave: Expected", id="odd id"),
        pytest.param(
            HEADING + RULE + 'colour = "red"\n',
            "cave.toml: cave.dark: Object contains unknown",
            id="unknown field",
        ),
        pytest.param(HEADING, "cave.toml: Object missing required field `rule`", id="no rules"),
        pytest.param(
            HEADING.replace("built = false\n", "") + RULE,
            "cave.toml: chapter: Object missing required field `built`",
            id="built not said",
        ),
        pytest.param(
            HEADING.replace('"cave"', '"den"') + RULE.replace("cave.", "den."),
            "cave.toml: holds the chapter 'den', not 'cave'",
            id="file and chapter differ",
        ),
        pytest.param(HEADING + RULE + "[[wish]]\n", "cave.toml: Object contains unknown", id="unknown table"),
        pytest.param("[chapter", "cave.toml: ", id="not TOML"),
    ],
)
def test_damage_is_named(tmp_path: Path, content: str, message: str) -> None:
    with pytest.raises(CatalogueError) as caught:
        read_chapter(cave(tmp_path, content))
    assert str(caught.value).startswith(message)


def test_bytes_that_are_no_text_are_damage(tmp_path: Path) -> None:
    file = tmp_path / "cave.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(CatalogueError, match=r"cave\.toml"):
        read_chapter(file)


def test_a_chapter_cannot_require_an_unknown_one(tmp_path: Path) -> None:
    cave(tmp_path, HEADING.replace("requires = []", 'requires = ["tree"]') + RULE)
    with pytest.raises(CatalogueError, match=r"cave\.toml: requires the unknown chapter 'tree'"):
        read_catalogue(tmp_path)
