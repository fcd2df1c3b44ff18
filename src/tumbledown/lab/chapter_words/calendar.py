"""The words of the calendar."""

from tumbledown.engine.pieces import AT_PLACE, SHIFT
from tumbledown.lab.chapter_words import Announcement, ChapterWords, MovedPiece


def _tile(moved: MovedPiece) -> str:
    """A tile that is used up needs no line: it leaves together with the gems that were lit."""
    return f"{moved.name} swaps calendar tiles" if moved.to >> SHIFT == AT_PLACE else ""


words = ChapterWords(
    chambers={"calendar": "the calendar chamber"},
    announcements={
        "pawn_stays": Announcement("", "that sign is not the next one: the pawn stays"),
        "bar_missed": Announcement("", "the pawn has not passed its bar: everybody gives a die", is_alarm=True),
        "no_die_left": Announcement("seat", "the calendar has taken the last die of {seat}", is_alarm=True),
    },
    pieces={"calendar": _tile},
)
