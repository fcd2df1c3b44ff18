"""What one bot knows of itself, and how it takes what it is offered."""

from tumbledown.bots.team import IDLE, PLENTY, Team
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import A, B, G, K, T
from tumbledown.engine.offers import ALONE, Price
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
        team, dice = self.team, len(game.dice.hands[self.seat])
        team.locked[self.seat] = self.counts[B]
        team.free[self.seat] = dice - self.counts[B] if dice else PLENTY

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

    def could_pay(self, game: Game, price: Price) -> bool:
        """False if the dice that show now cannot cover the price, which is quickly seen; else it is worth asking."""
        if game.items or game.rules.adjusts_worth:
            return True
        for bill in price:
            if bill.place == ALONE:
                counts = self.counts
            elif bill.place == self.here:
                counts = self._shown_here(game)
            else:
                continue
            cost = bill.cost
            if (
                counts[A] < cost[0]
                or counts[T] < cost[1]
                or counts[K] < cost[2]
                or counts[G] < cost[3]
                or counts[B] < cost[4]
            ):
                return False
        return True

    def _shown_here(self, game: Game) -> list[int]:
        """By face, what everybody shows who stands here."""
        place, control = game.party.place, game.party.control
        shown = [0, 0, 0, 0, 0, 0]
        for seat in self.team.inside:
            if place[control[seat]] == self.here:
                counts = wallet(game, seat)
                for face in range(1, 6):
                    shown[face] += counts[face]
        return shown

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
