"""The words of the characters; all chapters that use them share these."""

from tumbledown.engine.pieces import SHIFT, SPENT_BY
from tumbledown.lab.chapter_words import Announcement, ChapterWords, MovedPiece, untold


def _card(moved: MovedPiece) -> str:
    """Cards are laid before their owners before the game, and are ready again after a slam; neither needs a line."""
    return f"{moved.name} uses the {moved.title.rpartition(' ')[0]}'s card" if moved.to >> SHIFT == SPENT_BY else ""


words = ChapterWords(
    announcements={
        "reopens_mechanic": Announcement("", "the Mechanic may open a way"),
        "reopens_muscleman": Announcement("", "the Muscleman may break through the walls"),
    },
    pieces={"characters": _card, "priest_torches": untold, "priest_keys": untold},
)
