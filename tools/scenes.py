"""The moments of a game that are worth a look: for pictures, and for whoever checks every screen."""

from collections.abc import Callable
from typing import Final, NamedTuple

from staging import Player, Rehearsal
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import AnyCommand, Perform
from tumbledown.engine.events import AdventurerMoved
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import place_of

ME: Final = 0
MATE: Final = 1
CAST: Final = (Player("Noor", 0), Player("Milan", 1), Player("Inés", 2), Player("Otto", 3, is_bot=True))
PEOPLE: Final = (*CAST[:3], Player("Otto", 3))
"""The same without a bot, who would not wait for a picture."""

WINNERS: Final = "scene/3"
LOSERS: Final = "scene/7"

FIRST_SLAM_MS: Final = 210_000
COLLAPSE_MS: Final = 600_000


def _game(seed: str) -> Rehearsal:
    return Rehearsal(seed, len(CAST))


def _stuck() -> Rehearsal:
    """All of my dice are locked, and fate can be turned."""
    return _game(WINNERS).to_time(120_000).shows(ME, "BBBBB")


# -------------------------------------------------------------------- with cards
CHAPTERS: Final = ("curses", "treasures", "illusions", "special_chambers", "pit", "doomed", "fountain")
FOUND: Final = "cards/13"
CARDS_MS: Final = 150_000
THIRD: Final = 2
LAST: Final = 3


def with_cards(seed: str = FOUND) -> Rehearsal:
    return Rehearsal(seed, len(PEOPLE), modules=CHAPTERS).to_time(CARDS_MS)


def _broken() -> Rehearsal:
    """One of my dice lies on its card; the others have cards of their own."""
    others = with_cards().gets(MATE, "trap", "double_key").gets(THIRD, "silence", "healing_mask").gets(LAST, "mask")
    return others.shows(ME, "AAKTB").gets(ME, "broken_die").shows(ME, "AKTG")


def _trapped() -> Rehearsal:
    """I have two curses, of which one can be lifted, and treasures to use, to aim and to pay with."""
    cards = ("trap", "poison", "teleport", "secret_passage", "double_torch", "counterspell")
    return with_cards().gets(ME, *cards).shows(ME, "KKTTA")


def laden() -> Rehearsal:
    """I stand where the chalice is, with dice to carry it."""
    found = with_cards().until(lambda game: _chalice_at(game) >= 0)
    game, stood = found.game, _chalice_at(found.game)
    found.happens(AdventurerMoved(game.party.control[ME], stood, FORCED))
    return found.shows(ME, "AATTK")


def _chalice_at(game: Game) -> int:
    """The place where the chalice lies, -1 while it is not in the temple."""
    [chalice] = [piece for piece in range(len(game.pieces.at)) if game.pieces.kind_of(piece).id == "chalice"]
    return place_of(game.pieces.at[chalice])


class Scene(NamedTuple):
    """How the game comes to this moment, what Milan does as soon as everybody is there, and who they are."""

    rehearse: Callable[[], Rehearsal]
    then: AnyCommand | None = None
    cast: tuple[Player, ...] = CAST


SCENES: Final = {
    "early": Scene(lambda: _game(WINNERS).to_time(50_000)),
    "middle": Scene(lambda: _game(WINNERS).to_time(285_000)),
    "late": Scene(lambda: _game(WINNERS).to_time(480_000)),
    "countdown": Scene(lambda: _game(WINNERS).to_time(FIRST_SLAM_MS - 9_000)),
    "slam": Scene(lambda: _game(WINNERS).to_time(FIRST_SLAM_MS - 4_000)),
    "vote": Scene(_stuck, Perform(MATE, verb="fate"), PEOPLE),
    "locked": Scene(_stuck, cast=PEOPLE),
    "broken": Scene(_broken, cast=PEOPLE),
    "trapped": Scene(_trapped, cast=PEOPLE),
    "laden": Scene(laden, cast=PEOPLE),
    "collapse": Scene(lambda: _game(LOSERS).to_time(COLLAPSE_MS - 4_000)),
    "won": Scene(lambda: _game(WINNERS).to_end()),
    "lost": Scene(lambda: _game(LOSERS).to_end()),
}
"""What Noor sees. A game goes on from there as soon as somebody opens it."""
