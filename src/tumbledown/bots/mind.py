"""What one bot knows of itself, and how it takes what it is offered."""

from collections.abc import Callable

from tumbledown.bots.team import IDLE, Team
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import A, B, Cost, G, K, T
from tumbledown.engine.paying import wallet
from tumbledown.engine.pieces import AT_SEAT, at


class Mind:
    """A seat, its pace, its team; and, looked at before each decision, its place and what its dice show, by face.

    `doing` is what it is about just now: its job, or something more pressing. `cards` are the pieces
    before it by kind, one of each, and `held` the numbers of these kinds, as a mask.
    """

    def __init__(self, seat: int = 0, pace_ms: int = 1200, team: Team | None = None) -> None:
        self.seat = seat
        self.pace_ms = pace_ms
        self.team = team if team is not None else Team()
        self.team.welcome(seat)
        self.here = -1
        self.doing = IDLE
        self.cards: dict[str, int] = {}
        self.held = 0
        self._pieces: list[int] = []
        self.counts: list[int] = [0, 0, 0, 0, 0, 0]

    def look(self, game: Game) -> None:
        """Count what the own dice show, and tell the team."""
        party = game.party
        self.here = party.place[party.control[self.seat]]
        self.counts = wallet(game, self.seat)
        if party.cards[self.seat] | self.held:
            self._look_at_cards(game)
        self.team.tell(self.seat, len(game.dice.hands[self.seat]), self.counts[B])

    def _look_at_cards(self, game: Game) -> None:
        """Which kinds lie before the seat is known at a glance; which pieces they are, only when one came or went."""
        held = game.party.cards[self.seat]
        mine = at(AT_SEAT, self.seat)
        if held == self.held and self._still_lie(game, mine):
            return
        self.held = held
        self.cards = {game.pieces.kind_of(piece).id: piece for piece in game.pieces.lying(mine)}
        self._pieces = list(self.cards.values())

    def _still_lie(self, game: Game, where: int) -> bool:
        for piece in self._pieces:
            if game.pieces.at[piece] != where:
                return False
        return True

    def shows(self, cost: Cost) -> bool:
        """Whether the own dice show these icons; soon found out, before anything is asked of the rules."""
        counts = self.counts
        return (
            counts[A] >= cost[0]
            and counts[T] >= cost[1]
            and counts[K] >= cost[2]
            and counts[G] >= cost[3]
            and counts[B] >= cost[4]
        )

    def is_with(self, game: Game, seat: int) -> bool:
        """Whether that seat's adventurer stands in the same chamber."""
        party = game.party
        return party.place[party.control[seat]] == self.here

    def take(self, game: Game, verb: str, target: int = -1, dice: int = 0, about: int = -1) -> AnyCommand | None:
        """The command for this verb and target if the seat's options list it now, else nothing; `about` is the piece
        that comes along.

        The same as searching `game.options(seat)`, without working out whether all the others could be paid.
        """
        seat = self.seat
        for offer in options.offered(game, seat, verb):
            if target in offer.targets and offer.about == about and options.is_open(game, seat, offer, target):
                return options.command(offer, seat, target, dice)
        return None


Advice = Callable[[Game, Mind], AnyCommand | None]
"""What to do in a certain case, if it is one."""
