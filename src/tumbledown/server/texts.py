"""One rule for everything that people write: names, what they say, seeds.

Composed (NFC), in one line, without control, bidirectional and invisible characters, and not longer than so many
characters as a reader counts them (graphemes).
"""

from collections.abc import Iterator
from typing import Final
from unicodedata import category, combining, normalize

JOINER: Final = "\N{ZERO WIDTH JOINER}"
MOST_MARKS: Final = 4
"""So many accents may stand on one letter; towers of them would grow over other people's lines."""

BLANK_LETTERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
"""They count as letters or signs, and show nothing."""

UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, formats (bidirectional and invisible ones), surrogates, private and unassigned characters."""

SELECTORS: Final = range(0xFE00, 0xFE10)
SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)


def tidy(text: str, length: int) -> str:
    """What is left of a text, at most so many graphemes of it; it may be nothing."""
    text = normalize("NFC", text[: 16 * length])
    seen = "".join(each for place, each in enumerate(text) if each.isspace() or _is_seen(text, place))
    return "".join(list(graphemes(" ".join(seen.split())))[:length]).strip()


def _is_seen(text: str, place: int) -> bool:
    each = text[place]
    if each == JOINER:  # within a sign that is made of several, such as a family
        return 0 < place < len(text) - 1 and _is_sign(text[place - 1]) and _is_sign(text[place + 1])
    return each not in BLANK_LETTERS and category(each) not in UNWANTED


def _is_sign(each: str) -> bool:
    return category(each) == "So" or ord(each) in SELECTORS or ord(each) in SKIN_TONES


def graphemes(text: str) -> Iterator[str]:
    """What a reader counts as one character. A little simpler than Unicode's own rule, which needs tables."""
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
    """Equal for names that look the same when they are read: large and small letters, and wide ones."""
    return normalize("NFKC", text).casefold()
