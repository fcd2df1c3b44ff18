"""The client's source keeps our habits, and what the Content-Security-Policy forbids is not even written."""

import re
from pathlib import Path

import pytest

from tests import structure

CLIENT = structure.ROOT / "client"
GENERATED = CLIENT / "src" / "generated"
SOURCES = [
    file
    for folder in ("src", "tests")
    for file in sorted((CLIENT / folder).rglob("*"))
    if file.suffix in (".ts", ".svelte") and GENERATED not in file.parents
]
DELIVERED = [file for file in SOURCES if CLIENT / "src" in file.parents]
INDEX = CLIENT / "index.html"
LONGEST_FILE = 500

ANY_TYPE = re.compile(r"(?::|\bas|<|\|)\s*any\b")
SILENCED = re.compile(r"@ts-(?:ignore|nocheck|expect-error)")
FIXED_STYLE = re.compile(r"""\bstyle=(?:"[^"{]*"|'[^'{]*')""")
STYLE_BY_MARKUP = re.compile(r"""setAttribute\(\s*['"]style['"]""")
ELSEWHERE = re.compile(r"""(?:https?:)?//(?!www\.w3\.org/)[a-z0-9-]+\.[a-z]{2,}""")
INLINE_CODE = re.compile(r"<script>|<script (?![^>]*src=)|<style|\son[a-z]+=")


def lines_with(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    return structure.lines_with(pattern, files)


def test_the_client_has_sources() -> None:
    assert len(SOURCES) > 20


def test_files_stay_short() -> None:
    lengths = {str(file.relative_to(CLIENT)): len(file.read_bytes().splitlines()) for file in SOURCES}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_nothing_is_of_any_type_and_no_checker_is_silenced() -> None:
    assert lines_with(ANY_TYPE, SOURCES) == []
    assert lines_with(SILENCED, SOURCES) == []


def test_no_style_stands_in_markup() -> None:
    """The policy blocks it, or at least complains; `style:` directives and classes are fine."""
    assert lines_with(FIXED_STYLE, SOURCES) == []
    assert lines_with(STYLE_BY_MARKUP, SOURCES) == []


def test_nothing_is_loaded_from_elsewhere() -> None:
    assert lines_with(ELSEWHERE, [*DELIVERED, INDEX]) == []


def test_the_page_has_neither_scripts_nor_styles_of_its_own() -> None:
    assert lines_with(INLINE_CODE, [INDEX]) == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (ANY_TYPE, "const x: any = 1"),
        (ANY_TYPE, "y as any"),
        (SILENCED, "// @ts-ignore"),
        (FIXED_STYLE, '<p style="color: red">'),
        (STYLE_BY_MARKUP, "p.setAttribute('style', '')"),
        (ELSEWHERE, "fetch('https://fonts.example.com/x')"),
        (ELSEWHERE, '<img src="//cdn.example.com/x">'),
        (INLINE_CODE, "<script>alert(1)</script>"),
        (INLINE_CODE, '<script type="module">'),
        (INLINE_CODE, '<body onload="x()">'),
    ],
)
def test_the_watchers_see(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (ANY_TYPE, "is there any of it"),
        (FIXED_STYLE, '<p style="width: {w}px" style:color={c}>'),
        (ELSEWHERE, 'xmlns="http://www.w3.org/2000/svg"'),
        (ELSEWHERE, "// e.g. a comment about things.Here"),
        (INLINE_CODE, '<script type="module" src="/src/main.ts"></script>'),
    ],
)
def test_the_watchers_let_the_usual_pass(pattern: re.Pattern[str], text: str) -> None:
    assert not pattern.search(text)
