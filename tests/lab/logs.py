"""A deterministic table: seats choose at random among their options, and everything is written down.

It needs nothing but the package itself, so that the compiled build can play the very same games.
"""

from random import Random
from typing import Final

from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand, Connection, HandOver, Mark, Perform, Prefer, Roll, Start
from tumbledown.engine.events import AnyEvent, Event
from tumbledown.engine.fortune import commitment
from tumbledown.engine.game import GATHERED, OVER, Game
from tumbledown.engine.journal import Entry, Footer, Header, Journal
from tumbledown.engine.offers import Offer
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.structs import Settings
from tumbledown.expansions import new_game

EAGERNESS: Final = {
    "escape": 99.0,
    "activate": 40.0,
    "free": 12.0,
    "roll": 10.0,
    "gift": 9.0,
    "discover": 8.0,
    "enter": 6.0,
    "wait": 2.0,
    "answer": 2.0,
    "fate": 0.05,
    "give_up": 0.002,
}
"""How likely a verb is chosen, so that random players find gems now and then and seldom give up."""

RARELY: Final = 0.03


class Table:
    """One game and its log. Refused commands are logged too: they may have let time pass."""

    def __init__(self, settings: Settings, seed: str) -> None:
        self.seed = seed
        self.now = 0
        self.luck = Random(f"players of {seed}")
        self.game: Game = new_game(settings, seed)
        self.entries: list[Entry] = []
        self.header = Header(settings, commitment(seed))
        self.log(0, self.game.happened, None)

    def log(self, at: int, events: list[Event], command: AnyCommand | None) -> None:
        known: list[AnyEvent] = events  # type: ignore[assignment]
        self.entries.append(Entry(at, tuple(known), command))

    def does(self, command: AnyCommand, at: int) -> None:
        self.log(at, self.game.handle(command, at).events, command)

    def ticks(self, at: int) -> None:
        self.log(at, self.game.advance(at), None)

    def journal(self) -> Journal:
        return Journal(self.header, self.entries, Footer(self.seed, state_hash(self.game)))

    # ---------------------------------------------------------------- random play
    def plays(self, commands: int, pause_ms: int = 600) -> None:
        """Somebody does something, so many times or until the game is over."""
        if self.game.phase == GATHERED:
            self.does(Start(), 0)
        for _ in range(commands):
            if self.game.phase == OVER:
                return
            self.now += self.luck.randrange(pause_ms)
            self.plays_once()

    def plays_once(self) -> None:
        due = self.game.next_deadline()
        if due is not None and due <= self.now:
            self.now = due
            self.ticks(due)
        elif self.luck.random() < RARELY:
            self.does(self.something_else(), self.now)
        else:
            self.follows_an_option()

    def follows_an_option(self) -> None:
        seat = self.luck.randrange(self.game.party.size)
        offers = [None, *self.game.options(seat)]
        weights = [EAGERNESS.get(offer.verb if offer else "wait", 1.0) for offer in offers]
        offer = self.luck.choices(offers, weights)[0]
        if offer is not None:
            self.does(self.command(offer, seat), self.now)

    def command(self, offer: Offer, seat: int) -> AnyCommand:
        dice = [die for die in range(offer.pool().bit_length()) if offer.pool() >> die & 1]
        limits = (0, 0) if offer.pick is None else (offer.pick.fewest, offer.pick.most)
        picked = self.luck.sample(dice, self.luck.randint(*limits))
        mask = sum(1 << die for die in picked)
        return options.command(offer, seat, self.luck.choice(offer.targets), mask)

    def something_else(self) -> AnyCommand:
        """Switches, lost lines, and commands that will mostly be refused."""
        seat = self.luck.randrange(self.game.party.size)
        commands: list[AnyCommand] = [
            Prefer(seat, "keeps_masks", self.luck.random() < 0.5),
            Mark(seat, "kept", 1 << self.luck.randrange(len(self.game.dice.face))),
            Connection(seat, self.luck.random() < 0.7),
            HandOver(seat, self.luck.randrange(-1, self.game.party.size)),
            Perform(seat, "fate"),
            Roll(seat),
        ]
        return self.luck.choice(commands)


def recorded(settings: Settings | None = None, seed: str = "7", commands: int = 200, pause_ms: int = 600) -> Journal:
    """The log of some random play."""
    table = Table(settings or Settings(players=3), seed)
    table.plays(commands, pause_ms)
    return table.journal()
