"""`tumbledown rules`: read the rules, find their code and tests, and see which of them are tested."""

import argparse
import difflib
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbledown.commands import Subparsers
from tumbledown.rulebook import catalogue, coverage, places, translated
from tumbledown.rulebook.catalogue import Chapter, Rule
from tumbledown.rulebook.coverage import Coverage, Tally

FAILED = 1
MISUSED = 2

NO_TESTS = (
    "The tests are not part of the installed package, so there is nothing to measure here. "
    "Run this in a checkout, or name the folder of the tests: --tests DIR"
)


def add_parser(subparsers: Subparsers) -> None:
    summary = "read the rules, and see which of them are tested"
    parser = subparsers.add_parser("rules", help=summary, description=summary.capitalize() + ".")
    parser.add_argument("name", nargs="?", help="a chapter (base) or a rule (base.enter.cost)")
    languages = translated.languages()
    parser.add_argument("--language", choices=languages, default=translated.ENGLISH, help="of the sentences")
    parser.add_argument("--coverage", action="store_true", help="count the rules that have a test")
    parser.add_argument("--json", action="store_true", help="with --coverage: print JSON")
    parser.add_argument("--tests", metavar="DIR", type=Path, help="with --coverage: the folder of the tests")


def run(args: argparse.Namespace) -> int:
    if args.coverage and args.name is not None:
        return _complain("--coverage measures all chapters; leave out the name", MISUSED)
    if not args.coverage and (args.json or args.tests):
        return _complain("--json and --tests belong to --coverage", MISUSED)
    if args.coverage:
        return _show_coverage(args.tests, as_json=args.json)
    if args.name is None:
        return _show(_chapter_table(catalogue.chapters()))
    return _show_name(args.name, args.language)


def _show_name(name: str, language: str) -> int:
    if name in catalogue.chapters():
        return _show(_rule_table(catalogue.chapters()[name], language))
    try:
        return _show(_rule_in_full(catalogue.rule(name), language))
    except catalogue.UnknownName:
        return _complain(f"there is no chapter or rule {name!r}.{_suggestion(name)}", MISUSED)
    except (coverage.CoverageError, places.PlacesError) as error:
        return _complain(str(error), FAILED)


def _suggestion(name: str) -> str:
    names = [*catalogue.chapters(), *(rule.id for rule in catalogue.rules())]
    close = difflib.get_close_matches(name, names, n=3)
    return f" Did you mean {' or '.join(close)}?" if close else ""


def _show_coverage(tests: Path | None, *, as_json: bool) -> int:
    folder = tests or _tests_of_checkout()
    if folder is None:
        return _complain(NO_TESTS, FAILED)
    try:
        marks = coverage.read_marks(folder, catalogue.chapters())
    except coverage.CoverageError as error:
        return _complain(str(error), FAILED)
    measured = coverage.measure(_chapters(reconstructed=False), marks)
    if as_json:
        print(msgspec.json.encode(measured).decode())
        return 0
    return _show(_coverage_table(measured, coverage.measure(_chapters(reconstructed=True), marks)))


def _chapters(*, reconstructed: bool) -> dict[str, Chapter]:
    """The chapters of the rulebooks, or those that we reconstructed."""
    return {name: each for name, each in catalogue.chapters().items() if each.reconstructed == reconstructed}


def _tests_of_checkout() -> Path | None:
    root = Path(__file__).parents[3]
    tests = root / "tests"
    return tests if tests.is_dir() and (root / "pyproject.toml").is_file() else None


def _chapter_table(chapters: Mapping[str, Chapter]) -> Table:
    table = Table("chapter", "title", "built", "ours")
    table.add_column("rules", justify="right")
    for name, chapter in chapters.items():
        table.add_row(
            name, Text(chapter.title), _yes(chapter.built), _yes(chapter.reconstructed), str(len(chapter.rules))
        )
    return table


def _rule_table(chapter: Chapter, language: str) -> Table:
    table = Table(title=Text(chapter.title), show_lines=True)
    table.add_column("rule", overflow="fold")
    table.add_column("kind")
    table.add_column("text", ratio=1)
    for rule in chapter.rules:
        table.add_row(rule.id, rule.kind, Text(translated.sentence(rule, language)))
    return table


def _rule_in_full(rule: Rule, language: str) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column(overflow="fold")
    fields = {"rule": rule.id, "kind": rule.kind, "text": translated.sentence(rule, language)}
    fields |= {"clarify": rule.clarify, "digital": rule.digital, "source": "\n".join(rule.source)}
    fields |= {"code": "\n".join(_code_of(rule.id)), "tests": "\n".join(_tests_of(rule.id))}
    for name, value in fields.items():
        if value:
            grid.add_row(name, Text(value))
    return grid


def _code_of(rule: str) -> list[str]:
    """The places in the source whose docstrings name this rule."""
    found = [place for place in places.read_places(places.SOURCE, catalogue.chapters()) if place.rule == rule]
    return [f"{_short(place.file)}:{place.line} {place.name}" for place in found]


def _tests_of(rule: str) -> list[str]:
    """The places of this rule's tests in this checkout; an installed package has no tests."""
    folder = _tests_of_checkout()
    marks = coverage.read_marks(folder, catalogue.chapters()) if folder else []
    return [f"{_short(mark.file)}:{mark.line}" for mark in marks if mark.rule == rule]


def _short(file: str) -> str:
    """The path of the file relative to the checkout or to the folder of the installed package."""
    root = places.SOURCE.parents[1]
    return str(Path(file).relative_to(root)) if Path(file).is_relative_to(root) else file


def _coverage_table(measured: Coverage, ours: Coverage) -> Table:
    """A table of the chapters of the rulebooks, and below it our own chapters, which are counted separately."""
    table = Table("chapter", show_footer=True)
    table.columns[0].footer = "all of the rulebooks"
    table.add_column("rules", justify="right", footer=str(measured.rules))
    table.add_column("tested", justify="right", footer=str(measured.tested))
    table.add_column("built")
    for name, tally in measured.chapters.items():
        table.add_row(*_coverage_row(name, tally))
    table.caption = "\n".join(
        [f"our own: {name}, {each.tested} of {each.rules}" for name, each in ours.chapters.items()]
    )
    return table


def _coverage_row(name: str, tally: Tally) -> tuple[str, ...]:
    return name, str(tally.rules), str(tally.tested), _yes(catalogue.chapters()[name].built)


def _yes(truth: object) -> str:
    return "yes" if truth else ""


def _show(table: Table) -> int:
    Console(highlight=False).print(table)
    return 0


def _complain(message: str, status: int) -> int:
    print(f"tumbledown rules: {message}", file=sys.stderr)
    return status
