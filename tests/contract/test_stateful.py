"""A game as a state machine: hypothesis looks for a sequence of moves that breaks the contract, and shortens it."""

import os
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.contract import invariants
from tests.contract.probe_secrets import probe
from tests.contract.stores import Stores, stores_equal_the_view
from tests.contract.strays import Listed, is_listed, stray_command, take
from tests.contract.tables import Table, easy
from tests.contract.witness import Witness
from tumbledown.engine import commands as cmd
from tumbledown.engine.adventurer import SWITCHES
from tumbledown.engine.clock import DOOR
from tumbledown.engine.game import OVER, RUNNING, Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import BLANK, B
from tumbledown.engine.moves import MARKS
from tumbledown.engine.setup import deal_out
from tumbledown.engine.structs import Settings
from tumbledown.expansions.data.base import EXTRA_GEMS, TRACKS

LONG = bool(os.environ.get("TUMBLEDOWN_LONG"))
Extra = tuple[Chapter, ...]

EXTRAS: list[Extra] = [(), (easy,), (probe,), (probe, easy)]
SEATS = st.integers(0, 5)
MASKS = st.integers(1, (1 << 10) - 1)
NUMBERS = st.integers(0, 1_000)


class TenMinutes(RuleBasedStateMachine):
    """One table; seats are taken modulo its size, dice and options modulo what there is."""

    @initialize(
        players=st.integers(1, 5),
        level=st.sampled_from(list(EXTRA_GEMS)),
        track=st.sampled_from(list(TRACKS)),
        practice=st.booleans(),
        extra=st.sampled_from(EXTRAS),
        seed=st.integers(0, 10_000),
    )
    def set_up(self, players: int, level: str, track: str, practice: bool, extra: Extra, seed: int) -> None:
        chosen = Settings(players=players, difficulty=level, soundtrack=track, practice=practice)
        table = Table(chosen, extra)
        self.game: Game = table.bare(f"stateful {seed}")
        self.witness = Witness(table, deal_out(self.game))
        self.facts = invariants.Facts(self.game)
        self.stores = Stores(self.game)
        self.does(cmd.Start())

    # ---------------------------------------------------------------- acting
    def does(self, command: cmd.Command, *, refused: bool | None = False) -> None:
        outcome = self.game.handle(command, self.game.now)
        if refused is not None:
            assert (outcome.refusal is not None) == refused, f"{command}: {outcome.refusal}"
        self.witness.sees(outcome.events, command, self.game.now)
        self.stores.follow(self.game, outcome.events)

    def seat(self, number: int) -> int:
        return number % self.game.party.size

    def is_running(self) -> bool:
        return hasattr(self, "game") and self.game.phase == RUNNING

    @precondition(is_running)
    @rule(number=SEATS, dice=MASKS)
    def roll(self, number: int, dice: int) -> None:
        seat = self.seat(number)
        hand = self.game.dice.hands[seat]
        asked = sum(1 << die for place, die in enumerate(hand) if dice >> place & 1)
        command = cmd.Roll(seat, asked)
        self.does(command, refused=is_listed(self.game, command) is Listed.NO)

    @precondition(is_running)
    @rule(number=SEATS, option=NUMBERS, luck=NUMBERS)
    def take_an_option(self, number: int, option: int, luck: int) -> None:
        seat = self.seat(number)
        offers = [offer for offer in self.game.options(seat) if offer.verb != "give_up"]
        if offers:
            offer = offers[option % len(offers)]
            self.does(take(self.game, seat, offer, offer.targets[luck % len(offer.targets)], Random(luck)))

    @precondition(is_running)
    @rule(luck=NUMBERS)
    def try_something_else(self, luck: int) -> None:
        command = stray_command(self.game, Random(luck))
        invariants.refusals_change_nothing(self.game, command, self.game.now)
        expected = is_listed(self.game, command)
        self.does(command, refused=None if expected is Listed.MAYBE else expected is Listed.NO)

    @precondition(is_running)
    @rule(number=SEATS, what=st.sampled_from(list(SWITCHES)), on=st.booleans())
    def prefer(self, number: int, what: str, on: bool) -> None:
        self.does(cmd.Prefer(self.seat(number), what, on))

    @precondition(is_running)
    @rule(number=SEATS, what=st.sampled_from(list(MARKS)), dice=MASKS)
    def mark(self, number: int, what: str, dice: int) -> None:
        seat, face = self.seat(number), self.game.dice.face
        shown = [die for die in self.game.dice.hands[seat] if face[die] not in (BLANK, B)]
        self.does(cmd.Mark(seat, what, sum(1 << die for place, die in enumerate(shown) if dice >> place & 1)))

    @precondition(is_running)
    @rule(number=SEATS, present=st.booleans())
    def drop_or_return(self, number: int, present: bool) -> None:
        self.does(cmd.Connection(self.seat(number), present))

    # ---------------------------------------------------------------- time
    @precondition(is_running)
    @rule(ms=st.sampled_from([1, 200, 1_000, 5_000, 30_000]))
    def wait(self, ms: int) -> None:
        self.advance(self.game.now + ms)

    @precondition(is_running)
    @rule(around=st.sampled_from([-1, 0, 1]))
    def wait_for_the_next_deadline(self, around: int) -> None:
        self.advance((self.game.next_deadline() or self.game.now) + around)

    @precondition(is_running)
    @rule(around=st.sampled_from([-1, 0, 1]))
    def wait_for_the_door(self, around: int) -> None:
        doors = [timer[0] for timer in self.game.timers if timer[1] == DOOR]
        self.advance((doors or [self.game.now])[0] + around)

    def advance(self, at: int) -> None:
        events = self.game.advance(at)
        invariants.the_next_deadline_lies_ahead(self.game)
        self.witness.sees(events, None, self.game.now)
        self.stores.follow(self.game, events)

    # ---------------------------------------------------------------- after the end
    @precondition(lambda self: hasattr(self, "game") and self.game.phase == OVER)
    @rule(luck=NUMBERS)
    def come_too_late(self, luck: int) -> None:
        assert [self.game.options(seat) for seat in range(self.game.party.size)] == [[]] * self.game.party.size
        self.does(stray_command(self.game, Random(luck)), refused=True)
        assert self.game.advance(self.game.now + 1_000) == []
        self.witness.replica.now = self.game.now

    # ---------------------------------------------------------------- always
    @invariant()
    def the_contract_holds(self) -> None:
        if hasattr(self, "game"):
            invariants.check_state(self.game, self.facts, temple=True)
            invariants.cached_options_are_fresh(self.game)
            stores_equal_the_view(self.game, self.stores)
            invariants.replay_and_snapshot_agree(self.game, [self.witness.replica, invariants.copy_of(self.game)])

    @precondition(is_running)
    @rule(luck=NUMBERS)
    def experiment(self, luck: int) -> None:
        invariants.experiment(self.game, Random(luck))


TestTenMinutes = TenMinutes.TestCase
TestTenMinutes.settings = settings(settings(), stateful_step_count=30, max_examples=500 if LONG else 50)
