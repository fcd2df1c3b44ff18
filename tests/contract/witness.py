"""A witness replays what happened onto a bare game of another seed, judges each step, and counts what it saw."""

from collections import Counter
from collections.abc import Sequence

from tests.contract import invariants
from tests.contract.secrecy import face_down_things_come_out_of_a_pile
from tests.contract.tables import Table
from tumbledown.engine.commands import AnyCommand, Command
from tumbledown.engine.dice import HAND, LOST, SHIFT, bits
from tumbledown.engine.effects import is_safe
from tumbledown.engine.events import (
    AdventurerEscaped,
    Announced,
    Closed,
    DiceRolled,
    DiceSpent,
    DieMoved,
    DoorPhase,
    Event,
    GameEnded,
    GemsMoved,
    Noted,
    PieceMoved,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import LOSSES, OPEN
from tumbledown.engine.pieces import BESIDE

OTHER_SEED = "the witness needs no luck"


class Witness:
    """Knows the game only by its events; its replica is always the state before the next of them."""

    def __init__(self, table: Table, dealt: Sequence[Event]) -> None:
        self.replica = table.bare(OTHER_SEED)
        self.seen: Counter[str] = Counter()
        self.cause: Command | None = None
        self.owed: dict[int, int] | None = None
        self.taken: dict[int, int] = {}
        self.sees(dealt, None, 0)

    def sees(self, events: Sequence[Event], cause: Command | None, now: int) -> None:
        """Judge every event by the state before it, then let it happen here too."""
        self.cause = cause
        for event in events:
            self._count(event)
            self._judge(event)
            self.replica.apply_only(event)
        self._slam_is_over()
        self.replica.now = now

    def _judge(self, event: Event) -> None:
        if isinstance(event, DiceSpent):
            self._judge_payment(event)
        elif isinstance(event, DoorPhase):
            self._judge_door(event)
        elif isinstance(event, DieMoved):
            self._note_loss(event)
        elif isinstance(event, DiceRolled):
            invariants.no_dice_are_thrown_where_that_is_forbidden(self.replica, event)
        elif isinstance(event, PieceMoved) and not event.face_up:
            face_down_things_come_out_of_a_pile(self.replica, event.piece)
        elif isinstance(event, Closed):
            invariants.whoever_is_asked_has_answered_when_time_is_up(self.replica, event)
            # A request that was granted is paid for as if the asker had just asked; one that lapsed causes nothing.
            if event.how != "lapsed":
                self.cause = self.replica.questions[event.question].command or self.cause

    def _judge_payment(self, event: DiceSpent) -> None:
        invariants.only_shown_dice_in_play_pay(self.replica, event)
        assert self.cause is not None, "dice were spent without a command"
        command: AnyCommand = self.cause  # type: ignore[assignment]
        invariants.payments_are_as_small_as_possible(self.replica, event, command)
        invariants.who_pays_alone_pays_alone(self.replica, event, command)

    def _judge_door(self, event: DoorPhase) -> None:
        self._slam_is_over()
        if event.phase == OPEN:
            inside = self.replica.party.inside()
            safe = tuple([seat for seat in inside if is_safe(self.replica, self.replica.party.here(seat))])
            assert bits(event.safe) == safe, "the door took the wrong seats for safe"
        elif event.phase == LOSSES:
            self.owed = invariants.owed_at(self.replica, event)
            self.taken = {}
            if any(self.owed.values()):
                self.seen[f"slam {event.countdown} takes dice"] += 1

    def _note_loss(self, event: DieMoved) -> None:
        if self.owed is not None and event.where >> SHIFT == LOST:
            self.taken[event.holder] = self.taken.get(event.holder, 0) + 1

    def _slam_is_over(self) -> None:
        if self.owed is not None:
            invariants.a_slam_takes_what_is_owed_or_all(self.owed, self.taken)
            self.owed = None

    def _count(self, event: Event) -> None:
        self.seen[type(event).__name__] += 1
        for thing in things(self.replica, event):
            self.seen[thing] += 1


def things(before: Game, event: Event) -> list[str]:
    """What the event means to people, where its type does not say it."""
    if isinstance(event, GameEnded):
        return [f"game ends: {event.reason}"]
    if isinstance(event, GemsMoved) and event.source == BESIDE:
        return ["fate turns"]
    if isinstance(event, Closed):
        return [f"{before.questions[event.question].kind} {event.how}"]
    if isinstance(event, Announced):
        return [event.what]
    if isinstance(event, Noted):
        return [f"note on a {event.scope}"]
    if isinstance(event, AdventurerEscaped):
        return [f"escape number {sum(before.party.out) + 1}"]
    if isinstance(event, DieMoved) and event.where == HAND:
        return ["gift" if before.dice.holder[event.die] != event.holder else "die comes back"]
    return []
