"""The moments of a game that are worth a look: for pictures, and for whoever checks every screen."""

from collections.abc import Callable
from typing import Final, NamedTuple

from staging import Player, Rehearsal
from tumbledown.engine.commands import AnyCommand, Perform
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B

ME: Final = 0
MATE: Final = 1
CAST: Final = (Player("Noor", 0), Player("Milan", 1), Player("Inés", 2), Player("Otto", 3, is_bot=True))
PEOPLE: Final = (*CAST[:3], Player("Otto", 3))
"""The same without a bot, who would not wait for a picture."""

WINNERS: Final = "scene/2"
LOSERS: Final = "scene/0"
UNLUCKY: Final = "scene/23"

FIRST_SLAM_MS: Final = 210_000
COLLAPSE_MS: Final = 600_000


def _game(seed: str) -> Rehearsal:
    return Rehearsal(seed, len(CAST))


def _is_stuck(game: Game) -> bool:
    """All of my dice are locked, and fate can be turned."""
    dice = game.dice
    if not any(offer.verb == "fate" for offer in game.options(MATE)):
        return False
    mine = [dice.face[die] for die in range(len(dice.face)) if dice.holder[die] == ME and not dice.where[die]]
    return bool(mine) and not game.party.out[ME] and all(face == B for face in mine)


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
    "vote": Scene(lambda: _game(UNLUCKY).until(_is_stuck), Perform(MATE, verb="fate"), PEOPLE),
    "locked": Scene(lambda: _game(UNLUCKY).until(_is_stuck), cast=PEOPLE),
    "collapse": Scene(lambda: _game(LOSERS).to_time(COLLAPSE_MS - 4_000)),
    "won": Scene(lambda: _game(WINNERS).to_end()),
    "lost": Scene(lambda: _game(LOSERS).to_end()),
}
"""What Noor sees. A game goes on from there as soon as somebody opens it."""
