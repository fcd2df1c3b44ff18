"""The words of the special chambers and the chalice."""

from tumbledown.engine.pieces import AT_PLACE, SHIFT
from tumbledown.lab.chapter_words import SILENT, Announcement, ChapterWords, MovedPiece


def _chalice(moved: MovedPiece) -> str:
    return f"{moved.name} carries the chalice" if moved.to >> SHIFT == AT_PLACE else "the chalice is safe"


words = ChapterWords(
    chambers={
        **dict.fromkeys(("linked_1", "linked_2", "linked_3"), "a linked chamber"),
        "double_torch_chamber": "the double chamber of torches",
        "double_key_chamber": "the double chamber of keys",
        "treasure_chamber": "the treasure chamber",
    },
    announcements={
        "chalice_found": Announcement("", "the chalice is found: it must come out too", is_alarm=True),
        "chalice_recovered": SILENT,
    },
    pieces={"chalice": _chalice},
)
