"""The words of the curses; all chapters that use them share these."""

from tumbledown.engine.pieces import seat_of
from tumbledown.lab.chapter_words import Announcement, ChapterWords, MovedPiece


def _curse(moved: MovedPiece) -> str:
    if seat_of(moved.to) >= 0:
        return f"{moved.name} is cursed: {moved.title}"
    if moved.is_held:
        return f"{moved.name} is rid of the curse {moved.title}"
    return f"{moved.name} has the curse {moved.title} already"


words = ChapterWords(
    icons={"purple_mask": "a purple mask"},
    announcements={"soul_alone": Announcement("seat", "{seat} finds nobody to exchange souls with")},
    pieces={"curses": _curse},
)
