"""The words of the new quests."""

from tumbledown.lab.chapter_words import Announcement, ChapterWords, MovedPiece


def _snake(moved: MovedPiece) -> str:
    return f"{moved.name} drives a snake away"


words = ChapterWords(
    chambers={
        "chaos": "the chamber of chaos",
        "constellation": "the constellation",
        "snake_pit": "the snake pit",
    },
    announcements={
        "needed_without_dice": Announcement(
            "seat tile", "{seat} has no die left, but {tile} needs everybody", is_alarm=True
        ),
    },
    pieces={"snake": _snake},
)
