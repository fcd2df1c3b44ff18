"""The colours of the terminal view. Every icon also has its own letter, so no information is in colour alone."""

from rich.style import Style

STONE = "#8c7a63"
FLOOR = "#1c1813"
EMBER = "#ffb454"
GOLD = "#ffd24a"
FAINT = "#6d6558"
PAPER = "#e8ddc8"
ALARM = "#ff5d4b"
GOOD = "#74d680"
GEM = "#7fe3ff"

ICONS = {"A": "#63c96b", "T": "#ff7059", "K": "#5fa8ff", "G": GOLD, "B": "#8d8d8d"}
ADVENTURERS = ("#ff7b72", "#6cb6ff", "#8ddb8c", "#f2cc60", "#dcbdfb", "#ffa657")
FLOORS = {"start": "#33270f", "exit": "#10301f"}


def icon(letter: str) -> Style:
    """Return the style of a letter that is printed on a chamber."""
    return Style(color=ICONS[letter], bold=True)


def die(letter: str) -> Style:
    """Return the style of a die that shows this icon; a locked one is dark."""
    if letter == "B":
        return Style(color="#b0b0b0", bgcolor="#303030")
    if letter == ".":
        return Style(color=FAINT, bgcolor="#26221c")
    return Style(color="#111111", bgcolor=ICONS[letter], bold=True)


def adventurer(seat: int) -> Style:
    return Style(color=ADVENTURERS[seat], bold=True)


def pawn(seat: int) -> Style:
    return Style(color="#111111", bgcolor=ADVENTURERS[seat], bold=True)
