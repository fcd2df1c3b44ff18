"""How each language is printed: quotation marks, apostrophes, and the spaces around tall punctuation."""

import re
from collections.abc import Iterable, Iterator

from tests.words.spoken import Sentence

NO_BREAK = "\N{NO-BREAK SPACE}"
TALL = ";:!?"
TIME = r":(?<=\d:)\d"
"""The colon of 7:22, which stands close."""

# Pairs that open and close. Every other quotation mark is foreign to the language.
PAIRS = {"en": ("“”",), "fr": ("«»",), "de": ("„“",), "es": ("«»", "¿?", "¡!")}
QUOTATION_MARKS = "«»“”„"

EVERYWHERE = {
    "has a straight quote or apostrophe": r"""["']""",
    "has two spaces in a row": rf"[ {NO_BREAK}]{{2}}",
    "has three dots for an ellipsis": r"\.\.\.",
    "has a space before a comma or full stop": rf"[ {NO_BREAK}][,.]",
    "has a narrow space: ours is the no-break space": "[\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}]",
}
CLOSE_UP = {"has a space before tall punctuation": rf"[ {NO_BREAK}][{TALL}]"}
BY_LANGUAGE = {
    "en": CLOSE_UP
    | {
        "has a space before an ellipsis": " …",
        "has a space before a percent sign": rf"[ {NO_BREAK}]%",
    },
    "fr": {
        "has no no-break space before tall punctuation": rf"(?<![{NO_BREAK}{TALL}])(?!{TIME})[{TALL}]",
        "has no no-break space inside quotation marks": rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»",
        "has no no-break space before a percent sign": rf"(?<!{NO_BREAK})%",
        "has a space before an ellipsis": " …",
    },
    "de": CLOSE_UP | {"may break before an ellipsis": " …"},
    "es": CLOSE_UP | {"has a space before an ellipsis": " …"},
}


def faults(language: str, sentences: Iterable[Sentence]) -> list[str]:
    """What a printer of this language would mark, one line for each."""
    return [f"{where} {fault}: {text!r}" for where, text in sentences for fault in _faults_in(language, text)]


def _faults_in(language: str, text: str) -> Iterator[str]:
    for fault, pattern in (EVERYWHERE | BY_LANGUAGE[language]).items():
        if re.search(pattern, text):
            yield fault
    for pair in PAIRS[language]:
        if not _is_paired(text, pair):
            yield f"does not pair {pair[0]} with {pair[1]}"
    if foreign := set(text) & (set(QUOTATION_MARKS) - set("".join(PAIRS[language]))):
        yield f"has foreign quotation marks {''.join(sorted(foreign))}"


def _is_paired(text: str, pair: str) -> bool:
    """Whether each opening mark is closed before the next one opens."""
    marks = "".join(letter for letter in text if letter in pair)
    return marks == pair * (len(marks) // 2)
