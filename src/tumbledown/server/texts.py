"""Normalization of all texts that people write: names, chat and seeds.

Composed (NFC), in one line, without control, bidirectional and invisible characters, and cut to a number of graphemes
(characters as a reader counts them).
"""

from collections.abc import Iterator
from typing import Final
from unicodedata import category, combining, normalize

JOINER: Final = "\N{ZERO WIDTH JOINER}"
MOST_MARKS: Final = 4
"""The most accents on one letter; more of them would cover other lines."""

BLANK_LETTERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""Unicode counts them as letters or symbols, but they show nothing."""

UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, formats (bidirectional and invisible ones), surrogates, private and unassigned characters."""

SELECTORS: Final = range(0xFE00, 0xFE10)
SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)


def tidy(text: str, length: int) -> str:
    """The text without unwanted characters, cut to so many graphemes; it may be empty."""
    text = normalize("NFC", text[: 16 * length])
    seen = "".join(each for place, each in enumerate(text) if each.isspace() or _is_seen(text, place))
    return "".join(list(graphemes(" ".join(seen.split())))[:length]).strip()


def _is_seen(text: str, place: int) -> bool:
    each = text[place]
    if each == JOINER:  # allowed within a sign made of several, such as a family
        return 0 < place < len(text) - 1 and _is_sign(text[place - 1]) and _is_sign(text[place + 1])
    return each not in BLANK_LETTERS and category(each) not in UNWANTED


def _is_sign(each: str) -> bool:
    return category(each) == "So" or ord(each) in SELECTORS or ord(each) in SKIN_TONES


def graphemes(text: str) -> Iterator[str]:
    """Split a text into what a reader counts as characters; simpler than Unicode's own rule, which needs tables."""
    cluster, marks = "", 0
    for each in text:
        if cluster and _continues(cluster, each):
            marks += combining(each) > 0
            cluster += each if marks <= MOST_MARKS else ""
        else:
            if cluster:
                yield cluster
            cluster, marks = each, 0
    if cluster:
        yield cluster


def _continues(cluster: str, each: str) -> bool:
    if category(each)[0] == "M" or each == JOINER or ord(each) in SELECTORS or ord(each) in SKIN_TONES:
        return True
    is_flag = len(cluster) == 1 and ord(cluster) in FLAG_LETTERS and ord(each) in FLAG_LETTERS
    return is_flag or cluster.endswith(JOINER)


def alike(text: str) -> str:
    """A key that is equal for names that look the same: ignores case and width."""
    return normalize("NFKC", text).casefold()
