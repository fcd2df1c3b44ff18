"""What bots know of a chapter stands in one file, which is found by itself; what nobody wrote down stops nobody."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import structure
from tests.bots.dear import play
from tests.bots.team_of import BotScenario
from tests.contract.probe import probe
from tests.structure import Module
from tumbledown.bots import lore
from tumbledown.bots.knowledge import ANYWHERE, Knowledge
from tumbledown.bots.lore import known, lore_of
from tumbledown.engine import questions
from tumbledown.engine.commands import Answer
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.structs import Question, Settings
from tumbledown.expansions import ALWAYS, chapter, names, unoffered
from tumbledown.lab.checks import faults


# -------------------------------------------------------------------- what the files say
def words(name: str, kind: str) -> set[str]:
    """The verbs (`offers`) or kinds of questions (`choices`) of a chapter."""
    keys = [key for hook, key, _, _ in chapter(name).others.entries if hook == kind]
    return {word for key in keys for word in ([key] if isinstance(key, str) else key)}


def test_every_file_is_about_a_chapter() -> None:
    assert set(known()) <= {*names(), *unoffered()}
    assert all(isinstance(each, Knowledge) for each in known().values())


@pytest.mark.parametrize("name", sorted(known()))
def test_a_file_speaks_of_cards_chambers_and_questions_that_its_chapter_has(name: str) -> None:
    """A word that is spelled wrongly would be known for nothing."""
    mine, cards = known()[name], {kind.id for kind in chapter(name).pieces}
    assert {*mine.cards, *mine.urgency, *mine.usefulness} <= cards
    assert set(mine.chambers) <= {ANYWHERE, *[kind.id for kind in chapter(name).tiles]}
    assert set(mine.answers) <= words(name, "choices")


@pytest.mark.parametrize("module", [m for m in structure.modules() if m.layer == "bots"], ids=lambda m: m.name)
def test_a_file_imports_nothing_of_another_chapter(module: Module) -> None:
    """Nor does anything else of the bots; the names that occur there are watched with those of the whole house."""
    own = structure.part_after(module.name, "tumbledown.bots.lore")
    imported = {structure.expansion_of(name) for name in structure.imports(module)}
    along = chapter(own).brings if own in names() else ()
    assert imported & set(names()) <= {ALWAYS, own, *along}


# -------------------------------------------------------------------- a chapter of tomorrow
strange = Chapter("strange", order=99)


@strange.choices("riddle")
def answers_to_the_riddle(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return (42, 1, 2)


@strange.closed("riddle")
def solved(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Nothing follows."""


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    """One more place where files about chapters may lie."""
    lore.__path__.append(str(tmp_path))
    known.cache_clear()
    lore_of.cache_clear()
    yield tmp_path
    lore.__path__.remove(str(tmp_path))
    known.cache_clear()
    lore_of.cache_clear()


def asked_a_riddle() -> tuple[BotScenario, int]:
    table = BotScenario(players=1, extra=(strange,))
    return table, questions.ask(table.game, "riddle", 1, 5_000, blocks=True)


def test_a_file_that_is_laid_beside_the_others_is_known(shelf: Path) -> None:
    source = (
        "from tumbledown.bots.knowledge import ANYWHERE, Knowledge\n"
        "lore = Knowledge(answers={'riddle': lambda game, mind, legal: legal[-1]})\n"
    )
    (shelf / "strange.py").write_text(source)
    table, number = asked_a_riddle()
    assert table.decides(0) == Answer(0, number, 2)


def test_without_such_a_file_the_default_is_answered(shelf: Path) -> None:
    table, number = asked_a_riddle()
    assert table.decides(0) == Answer(0, number, 42)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_bots_play_on_with_a_chapter_of_which_they_know_nothing(players: int) -> None:
    """Unknown cards, chambers, verbs and questions: they are let be, and the game is won all the same."""
    assert probe.name not in known()
    tables = [play(Settings(players=players), f"unknown {number}", probe) for number in range(10)]
    assert [faults(table.result()) for table in tables] == [[]] * 10
    assert sum(table.game.won for table in tables) >= 8
