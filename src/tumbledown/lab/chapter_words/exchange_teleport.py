"""The words of the exchange chamber and the teleport chamber."""

from tumbledown.engine.pieces import seat_of
from tumbledown.lab.chapter_words import Announcement, ChapterWords, MovedPiece


def _token(moved: MovedPiece) -> str:
    return f"{moved.name} {'takes' if seat_of(moved.to) >= 0 else 'lays'} the teleport token"


words = ChapterWords(
    chambers={"exchange_chamber": "the exchange chamber", "teleport_chamber": "the teleport chamber"},
    announcements={"reopens_link": Announcement("", "the teleport chamber may lead there")},
    pieces={"link_tokens": _token},
)
