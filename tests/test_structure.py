"""The house keeps its shape: layers, sizes, names, and nothing of the machine it was written on."""

import ast
import shutil
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests import structure, vocabulary
from tests.structure import Module
from tumbledown.expansions import chapter as built
from tumbledown.expansions import names
from tumbledown.rulebook.catalogue import chapters

TESTS = Path(__file__).parent
MODULES = structure.modules()

PLAYERS_OF_THE_ENGINE = {"engine", "expansions", "bots", "lab", "env", "bench", "__version__"}
MAY_IMPORT = {
    "engine": {"engine"},
    "expansions": {"engine", "expansions"},
    "bots": PLAYERS_OF_THE_ENGINE,
    "lab": PLAYERS_OF_THE_ENGINE,
    "env": PLAYERS_OF_THE_ENGINE,
    "bench": PLAYERS_OF_THE_ENGINE,
    "rulebook": {"rulebook"},
}

# The engine has no wall clock, no randomness of its own, no input and no output.
NOT_FOR_THE_ENGINE = {
    *("asyncio", "concurrent", "multiprocessing", "signal", "subprocess", "threading"),
    *("datetime", "sched", "time"),
    *("numpy", "random", "secrets", "uuid"),
    *("fileinput", "glob", "http", "io", "logging", "os", "pathlib", "pickle", "select", "shutil", "socket"),
    *("sqlite3", "ssl", "tempfile", "urllib"),
}
CALLS_NOT_FOR_THE_ENGINE = {"breakpoint", "eval", "exec", "input", "open", "print"}

LONGEST_FILE = 500
LONGEST_FUNCTION = 40


def modules_of(*layers: str) -> list[Module]:
    return [module for module in MODULES if module.layer in layers]


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_layers_import_one_way(layer: str) -> None:
    wrong = [(m.name, structure.forbidden_imports(m, MAY_IMPORT[layer])) for m in modules_of(layer)]
    assert [(name, imported) for name, imported in wrong if imported] == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = structure.import_graph()
    assert len(graph) > 400
    assert structure.circle(graph) == []


def test_a_circle_of_imports_is_found(tmp_path: Path) -> None:
    package = tmp_path / "house"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "one.py").write_text("from house import two")
    (package / "two.py").write_text("from house.three import thing")
    (package / "three.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from house import one\n"
    )
    assert structure.circle(structure.import_graph(package)) == []
    (package / "three.py").write_text("from house import one\nthing = 1")
    assert set(structure.circle(structure.import_graph(package))) == {"house.one", "house.two", "house.three"}


def test_the_engine_is_pure() -> None:
    assert modules_of("engine")
    for module in modules_of("engine"):
        imported = {name.split(".")[0] for name in structure.imports(module)}
        assert not imported & NOT_FOR_THE_ENGINE, module.name
        assert not structure.called_names(module) & CALLS_NOT_FOR_THE_ENGINE, module.name


def test_files_stay_short() -> None:
    lengths = {module.name: len(module.file.read_bytes().splitlines()) for module in MODULES}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_functions_stay_short() -> None:
    assert [line for m in MODULES for line in structure.long_functions(m, LONGEST_FUNCTION)] == []


def named(module: Module, friends: Iterable[str] = ()) -> None:
    """Complain if the module names what belongs to chapters that are not its friends."""
    assert vocabulary.foreign_names(module, friends) == set(), f"{module.name} names what belongs to other chapters"


def required_by(chapter: str) -> set[str]:
    """The chapter itself, what it cannot be played without, and what comes along with it."""
    if chapter not in chapters():
        return {chapter}
    brings = built(chapter).brings if chapter in names() else ()
    return {chapter, *chapters()[chapter].requires, *brings}


@pytest.mark.parametrize("module", modules_of("engine"), ids=lambda module: module.name)
def test_the_engine_names_nothing_of_a_chapter(module: Module) -> None:
    named(module)


@pytest.mark.parametrize("module", modules_of("expansions"), ids=lambda module: module.name)
def test_a_chapter_names_nothing_of_another_unless_it_requires_it(module: Module) -> None:
    named(module, required_by(structure.expansion_of(module.name)))


@pytest.mark.parametrize("module", modules_of("bots"), ids=lambda module: module.name)
def test_bots_name_what_belongs_to_a_chapter_only_in_its_lore(module: Module) -> None:
    named(module, required_by(structure.part_after(module.name, "tumbledown.bots.lore")))


def test_a_class_of_the_server_and_its_benchmark_shares_its_name_with_no_other() -> None:
    """One meaning for each word: `docs/glossary.md`."""
    found = [node.name for m in modules_of("server", "bench") for node in m.tree.body if isinstance(node, ast.ClassDef)]
    assert len(found) > 100
    assert [name for name, times in Counter(found).items() if times > 1] == []


def test_every_public_module_says_what_it_is() -> None:
    public = [m for m in MODULES if not m.name.rpartition(".")[2].startswith("_")]
    assert [module.name for module in public if not ast.get_docstring(module.tree)] == []


def test_every_folder_of_tests_is_a_package() -> None:
    folders = {file.parent for file in TESTS.rglob("test_*.py")}
    assert [folder.name for folder in folders if not (folder / "__init__.py").is_file()] == []


def test_no_test_asserts_only_about_what_may_be_empty() -> None:
    """A collection that is empty by mistake would let it pass: it says first that there is something."""
    files = sorted(TESTS.rglob("test_*.py"))
    assert len(files) > 100
    found = {file: structure.asserts_in_vain(ast.parse(file.read_bytes())) for file in files}
    assert [f"{file.name}:{line}" for file, lines in found.items() for line in lines] == []


def test_requirements_are_exact_and_name_no_registry() -> None:
    files = list((structure.ROOT / "requirements").glob("*.txt"))
    assert files
    for file in files:
        for line in file.read_text().splitlines():
            assert line.startswith("#") or line.count("==") == 1, f"{file.name}: {line}"
            assert "://" not in line, f"{file.name}: {line}"


needs_git = pytest.mark.skipif(
    shutil.which("git") is None or not (structure.ROOT / ".git").exists(),
    reason="git tells which files are ours",
)


@needs_git
def test_no_file_names_a_machine_path() -> None:
    assert structure.lines_with(structure.MACHINE_PATH, structure.project_files()) == []


@needs_git
def test_the_original_game_is_named_only_in_the_credits() -> None:
    places = structure.lines_with(structure.ORIGINAL_NAME, structure.project_files())
    assert [place.split(":")[0] for place in places] == ["README.md"]


class TestTheWatchers:
    """A watcher that cannot see would let everything pass."""

    def module(self, folder: Path, name: str, source: str) -> Module:
        file = folder / "tumbledown" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source)
        return structure.read_module(file, folder / "tumbledown")

    @pytest.mark.parametrize(
        "line",
        [
            "import tumbledown.server",
            "from tumbledown import server",
            "from tumbledown.server.room import Room",
            "from ..server import room",
            "from .. import server",
            "def f():\n    import tumbledown.server.room",
        ],
    )
    def test_an_import_across_the_layers_is_seen(self, tmp_path: Path, line: str) -> None:
        module = self.module(tmp_path, "engine/dice.py", line)
        assert module.layer == "engine"
        assert len(structure.forbidden_imports(module, {"engine"})) == 1

    @pytest.mark.parametrize(
        "line",
        [
            "from . import icons",
            "from .icons import COST",
            "from tumbledown.engine import icons",
            "import json",
        ],
    )
    def test_an_import_within_the_layer_is_fine(self, tmp_path: Path, line: str) -> None:
        for name in ("engine/dice.py", "engine/__init__.py"):
            assert structure.forbidden_imports(self.module(tmp_path, name, line), {"engine"}) == []

    @pytest.mark.parametrize(
        "line",
        [
            'NAME = "totem"',
            'NAME = "totem.high"',
            'KEY = "chapter:totem"',
            '"""Works like `totem`."""',
            "TOTEM = 1",
            "def totem_falls(): ...",
            "class HighTotem: ...",
            "def f(*, totem): ...",
            "f(totem=1)",
            "kind.totem",
            "import tumbledown.expansions.totem",
            "from tumbledown.expansions.totem import stack",
            "from tumbledown.expansions import totem",
            "from . import totem",
            "from tumbledown.expansions.data.totem import DATA",
        ],
    )
    def test_the_name_of_an_expansion_is_seen(self, tmp_path: Path, line: str) -> None:
        module = self.module(tmp_path, "expansions/pit.py", line)
        assert vocabulary.foreign_names(module, ["pit"]) == {"totem"}
        assert vocabulary.foreign_names(module, ["pit", "totem"]) == set()

    @pytest.mark.parametrize(
        ("line", "name"),
        [
            ("kind.is_linked", "linked"),
            ("LARGE_TORCH = 1", "large_torch"),
            ('Offer("regain")', "regain"),
            ('LINKED = "linked_2"', "linked_2"),
            ('kind == "lost_treasure"', "lost_treasure"),
        ],
    )
    def test_chambers_cards_verbs_and_questions_are_names_too(self, tmp_path: Path, line: str, name: str) -> None:
        module = self.module(tmp_path, "engine/tiles.py", line)
        assert name in vocabulary.foreign_names(module, [])

    @pytest.mark.parametrize(
        "line",
        ['"""Unlike a totem."""', "# a totem", "totems = 1", "mask = 1", 'offer("enter")', "no_double_torch = 1"],
    )
    def test_other_words_are_no_names(self, tmp_path: Path, line: str) -> None:
        module = self.module(tmp_path, "expansions/special_chambers/chapter.py", line)
        assert vocabulary.foreign_names(module, ["special_chambers"]) == set()

    def test_a_long_function_is_seen(self, tmp_path: Path) -> None:
        module = self.module(tmp_path, "engine/dice.py", "def f():\n" + "    pass\n" * 3)
        assert structure.long_functions(module, 3) == ["dice.py:1 f has 4 lines"]
        assert structure.long_functions(module, 4) == []

    @pytest.mark.parametrize(
        "body",
        [
            "for one in found(): assert one",
            "for one in FOUND:\n        for other in (1, 2): assert one",
            "for seed in range(5):\n        for one in found(seed): assert one",
            "assert all(one for one in found())",
            "assert not any(one for one in found())",
            "with open('x') as file:\n        for line in file: assert line",
        ],
    )
    def test_an_assertion_about_what_may_be_empty_is_seen(self, body: str) -> None:
        tree = ast.parse(f"FOUND = found()\ndef test_it():\n    {body}\n")
        assert structure.asserts_in_vain(tree) == ["2 test_it"]
        tree = ast.parse(f"FOUND = found()\ndef test_it():\n    assert found()\n    {body}\n")
        assert structure.asserts_in_vain(tree) == []

    @pytest.mark.parametrize(
        "body",
        [
            "for one in KNOWN: assert one",
            "for one, number in enumerate(KNOWN[:3]): assert one",
            "for seed in range(5): assert seed",
            "here = [a * 2 for a in KNOWN]\n    for a, b in zip(here, [*KNOWN], strict=True): assert a",
            "assert all(one for one in KNOWN)",
            "assert found() == []",
            "if found():\n        assert True",
            "with pytest.raises(ValueError):\n        for one in found(): assert one",
        ],
    )
    def test_an_assertion_about_what_is_written_out_is_fine(self, body: str) -> None:
        tree = ast.parse(f"KNOWN = (1, 2, 3)\ndef test_it():\n    {body}\n")
        assert structure.asserts_in_vain(tree) == []

    def test_input_and_output_are_seen(self, tmp_path: Path) -> None:
        module = self.module(tmp_path, "engine/dice.py", "def f():\n    print(open('x').read())\n")
        assert structure.called_names(module) & CALLS_NOT_FOR_THE_ENGINE == {"print", "open"}

    @pytest.mark.parametrize("start", ["ho" + "me", "ro" + "ot", "wo" + "rk", "Us" + "ers"])
    def test_a_machine_path_is_seen(self, start: str) -> None:
        assert structure.MACHINE_PATH.search(f"see /{start}/somebody/file")
