"""The state of one bot, and how it chooses from its options."""

from typing import Final

from tumbledown.bots.pace import STEADY, Level, Pace
from tumbledown.bots.refused import Refused
from tumbledown.bots.team import IDLE, PLENTY, Team
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import A, B, Cost, G, K, T
from tumbledown.engine.offers import ALONE, Price
from tumbledown.engine.paying import gold_as_keys, is_shown, wallet
from tumbledown.engine.pieces import AT_SEAT, at

NOBODY: Final = -1


class Mind:
    """A seat, its pace and its team; updated before each decision: its place, and what its dice show, by face.

    `doing` is the current work: its job, or something more urgent; `helping` is the seat that it goes to free. `cards`
    are the pieces before it by kind, one of each, and `held` the numbers of these kinds, as a mask. `refused` notes the
    commands that were refused.
    """

    def __init__(self, seat: int = 0, level: Level = STEADY, team: Team | None = None) -> None:
        self.seat = seat
        self.pace = Pace(level, seat)
        self.team = team if team is not None else Team()
        self.team.welcome(seat)
        self.here = -1
        self.doing = IDLE
        self.helping = NOBODY
        self.refused = Refused()
        self.cards: dict[str, int] = {}
        self.held = 0
        self._pieces: list[int] = []
        self.dice = 0
        self.counts: list[int] = [0, 0, 0, 0, 0, 0]

    def look(self, game: Game) -> None:
        """Count what the own dice show, and tell the team."""
        party = game.party
        self.here = party.place[party.control[self.seat]]
        self.counts = wallet(game, self.seat)
        if party.cards[self.seat] | self.held:
            self._look_at_cards(game)
        self.dice = dice = len(game.dice.hands[self.seat])
        self.team.locked[self.seat] = self.counts[B]
        self.team.free[self.seat] = dice - self.counts[B] if dice else PLENTY

    def _look_at_cards(self, game: Game) -> None:
        """The mask of kinds is checked each time; the pieces are listed again only when one came or went."""
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

    def could_show(self, game: Game, cost: Cost) -> bool:
        """Cheap test whether the cost may be payable: the own dice cover it, or pieces or golden masks as keys could
        help."""
        counts = self.counts
        return (
            counts[A] >= cost[0]
            and counts[T] >= cost[1]
            and counts[K] >= cost[2]
            and counts[G] >= cost[3]
            and counts[B] >= cost[4]
        ) or bool(game.items or gold_as_keys(game, self.seat))

    def could_pay(self, game: Game, price: Price) -> bool:
        """The same test for a price, with the dice of all who stand here where they pay together."""
        for bill in price:
            if bill.place == ALONE:
                if not self.could_show(game, bill.cost):
                    return False
            elif bill.place == self.here and not (game.items or is_shown(game, self.seat, bill)):
                return False
        return True

    def is_with(self, game: Game, seat: int) -> bool:
        """Whether that seat's adventurer stands in the same chamber."""
        party = game.party
        return party.place[party.control[seat]] == self.here

    def take(self, game: Game, verb: str, target: int = -1, about: int = -1) -> AnyCommand | None:
        """Return the command for this verb and target if the seat's options list it now, else None; `about` is the
        piece that comes along.

        The result is the same as from searching `game.options(seat)`, without checking the prices of all other options.
        """
        seat = self.seat
        for offer in options.offered(game, seat, verb):
            if target in offer.targets and offer.about == about and options.is_open(game, seat, offer, target):
                return options.command(offer, seat, target)
        return None
