"""The words of the quests."""

from tumbledown.engine.pieces import AT_PLACE, SHIFT
from tumbledown.lab.chapter_words import Announcement, ChapterWords, MovedPiece


def _task(moved: MovedPiece) -> str:
    return f"{moved.name} solves a task"


def _ghost(moved: MovedPiece) -> str:
    return f"{moved.name} pushes the ghost" if moved.to >> SHIFT == AT_PLACE else "the ghost is home"


words = ChapterWords(
    chambers={
        "altar": "the altar",
        "task": "the task chamber",
        "ghost": "the ghost chamber",
        "tree": "the tree of life",
        "obelisk": "the obelisk",
    },
    announcements={
        "quests_sealed": Announcement("", "no door leads on, and a quest was never found", is_alarm=True),
        "quests_closed": Announcement("", "no door leads on for now, and a quest is not found yet", is_alarm=True),
    },
    pieces={"tasks": _task, "ghost": _ghost},
)
