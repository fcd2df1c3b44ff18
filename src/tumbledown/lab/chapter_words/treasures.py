"""The words of the treasures; all chapters that use them share these."""

from tumbledown.engine.pieces import AT_PLACE, SHIFT, seat_of
from tumbledown.lab.chapter_words import Announcement, ChapterWords, MovedPiece


def _treasure(moved: MovedPiece) -> str:
    if seat_of(moved.to) >= 0:
        return f"{moved.name} claims a treasure: {moved.title}"
    if moved.is_lost:
        return f"{moved.name} loses the {moved.title}"
    if moved.to >> SHIFT == AT_PLACE:
        return f"{moved.name} lays out the {moved.title}"
    return f"{moved.name} has used the {moved.title}"


words = ChapterWords(
    icons={"treasure": "a chest"},
    announcements={"reopens_secret_passage": Announcement("", "a secret passage may open a way")},
    pieces={"treasures": _treasure},
)
