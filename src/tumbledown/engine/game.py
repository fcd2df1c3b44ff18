"""A game: its state, the one way to change it (`emit`), and its four public calls.

outcome = game.handle(command, now)     a command at a time
events = game.advance(now)              the clock
offers = game.options(seat)             what the seat can do now
game.next_deadline()                    when the clock has something to do
"""

from typing import Any, Final

from tumbledown.engine import clock, moves, options, questions
from tumbledown.engine.adventurer import Party
from tumbledown.engine.apply import APPLY
from tumbledown.engine.commands import Command
from tumbledown.engine.dice import Dice
from tumbledown.engine.events import Event, TempleSettled
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.offers import Offer
from tumbledown.engine.pieces import Pieces
from tumbledown.engine.rules import Laws, Rules, Step
from tumbledown.engine.structs import EngineFault, Outcome, Question
from tumbledown.engine.temple import Temple
from tumbledown.engine.tiles import TileKind

GATHERED: Final = 0
RUNNING: Final = 1
OVER: Final = 2

UNSETTLED: Final = -1
"""Stands for no version of the temple, so that `TempleSettled` is emitted again."""

DEPTH_LIMIT: Final = 12
EVENT_LIMIT: Final = 400

SETTLED: Final = TempleSettled()

Timer = tuple[int, int, int, str, tuple[int, ...]]
"""Time, rank at that instant, id, name, arguments. A tuple, so that timers can be sorted."""


class Depot:
    """The gems and markers in the depot, and how many gems lie in other places."""

    def __init__(self) -> None:
        self.gems = 0
        self.beside = 0
        self.boxed = 0
        self.markers = 0
        self.gem_tiles = 0
        self.on_pieces: dict[int, int] = {}


class Game:
    """The whole state in flat lists and small integers. Chapters may read all of it and change it only by `emit`."""

    def __init__(self, rules: Rules, fortune: Fortune) -> None:
        seats = rules.settings.players
        self.rules = rules
        self.fortune = fortune
        self.now = 0
        self.phase = GATHERED
        self.won = False
        self.reason = ""
        self.start = 0
        self.dice = Dice(seats, 0)
        self.party = Party(seats)
        self.temple = Temple(rules.tile_kinds)
        self.pieces = Pieces(rules.piece_kinds)
        self.depot = Depot()
        self.timers: list[Timer] = []
        self.frozen: list[Timer] = []
        self.stopped_at = -1
        self.offset = 0
        self.last_id = 0
        self.questions: dict[int, Question] = {}
        self.slots: dict[str, Any] = {c.name: c.slot() for c in rules.chapters if c.slot is not None}
        self.forget()

    def forget(self) -> None:
        """Reset everything that is not state: the caches and the current step."""
        seats = self.party.size
        self.epoch = 1
        self.depth = 0
        self.happened: list[Event] = []
        self.quota = EVENT_LIMIT
        self.settled = self.temple.version
        self.items: list[int] = [p for p, added in enumerate(self.pieces.added) if added]
        self.wallets: list[list[int]] = [[] for _ in range(seats)]
        self.counted: list[int] = [0] * seats
        self.sourced: list[dict[str, list[Offer]]] = [{} for _ in range(seats)]
        self.structures: list[dict[str, list[Offer]]] = [{} for _ in range(seats)]
        self.listed: list[list[Offer] | None] = [None] * seats
        self.structure_epochs: list[int] = [0] * seats
        self.heed_cards()

    def heed_cards(self) -> None:
        """Select the rules that apply to each seat by the cards before it."""
        rules, held = self.rules, 0
        self.laws: list[Laws] = [rules.laws(0)] * self.party.size
        if rules.ruling_cards:
            for seat, cards in enumerate(self.party.cards):
                self.laws[seat] = rules.laws(cards)
                held |= cards
        self.steps: dict[type[Event], Step] = rules.steps(held)

    # ---------------------------------------------------------------- public calls
    def handle(self, command: Command, now: int) -> Outcome:
        """Carry out or refuse a command stamped `now`, after everything that was due before it.

        Rules: base.realtime.no_turns, base.realtime.atomic.
        """
        self.happened = []
        self.depth = 0
        self.quota = EVENT_LIMIT
        if now > self.now:
            if self.timers and self.timers[0][0] <= now:
                clock.run_until(self, now, before_commands=True)
                self.quota = len(self.happened) + EVENT_LIMIT
            self.now = now
        refusal = moves.attempt(self, command)
        if refusal is None and (self.questions or self.temple.version != self.settled):
            self.come_to_rest()
        return Outcome(self.happened, refusal)

    def advance(self, now: int) -> list[Event]:
        """Let time pass until `now`, and return the events."""
        self.happened = []
        self.depth = 0
        self.quota = EVENT_LIMIT
        if self.timers and self.timers[0][0] <= now:
            clock.run_until(self, max(now, self.now), before_commands=False)
        elif now > self.now:
            self.now = now
        return self.happened

    def options(self, seat: int) -> list[Offer]:
        """Every offer that this seat can take now, with only the targets that would succeed."""
        return options.options(self, seat)

    def next_deadline(self) -> int | None:
        return self.timers[0][0] if self.timers else None

    # ---------------------------------------------------------------- changes
    def emit(self, event: Event) -> None:
        """Apply the event at once, then let the chapters react, depth first. Does nothing after the end of the game."""
        if self.phase == OVER:
            return
        apply, is_quiet, reactions = self.steps[type(event)]
        apply(self, event)
        if not is_quiet:
            self.epoch += 1
        self.happened.append(event)
        if reactions:
            self.depth += 1
            if self.depth > DEPTH_LIMIT or len(self.happened) > self.quota:
                raise EngineFault(f"rules without end at {event}")
            for rule in reactions:
                rule(self, event)
            self.depth -= 1

    def apply_only(self, event: Event) -> None:
        """Apply an event without reactions, for replays: the log holds the events that followed as well."""
        APPLY[type(event)](self, event)
        self.epoch += 1

    def come_to_rest(self) -> None:
        """After the outermost step, emit `TempleSettled` and review open questions until nothing changes any more."""
        while True:
            while self.temple.version != self.settled:
                self.settled = self.temple.version
                self.emit(SETTLED)
            events = len(self.happened)
            if self.questions:
                questions.review(self)
            if len(self.happened) == events:
                return
            if events > self.quota:
                raise EngineFault("questions without end")

    def look_again(self) -> None:
        """Emit `TempleSettled` after this step although the temple has not changed, because something else that the
        rules of that event read has changed."""
        self.settled = UNSETTLED

    def new_id(self) -> int:
        """The id of the next timer or question; `apply` updates `last_id`."""
        return self.last_id + 1

    # ---------------------------------------------------------------- queries of chapters
    def here(self, seat: int) -> int:
        return self.party.here(seat)

    def has(self, seat: int, kind: int) -> bool:
        """Whether a piece of this kind lies before the seat."""
        return bool(self.party.cards[seat] >> kind & 1)

    def tile_kind(self, tile: int) -> TileKind:
        return self.temple.kind_of(tile)

    def shows(self, tile: int, icon: str) -> bool:
        return icon in self.temple.kind_of(tile).icons

    def pile(self, name: str) -> list[int]:
        found = self.pieces.piles.get(name)
        return [] if found is None else found
