"""Plays a game by its options, at random and at irregular moments, and holds it to the contract all the while."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tests.contract import invariants
from tests.contract.probe_turmoil import probe
from tests.contract.stores import Stores, nobody_sees_more_where_all_see_the_same, stores_equal_the_view
from tests.contract.strays import Listed, is_listed, stray_command, take
from tests.contract.tables import Table
from tests.contract.witness import Witness
from tumbledown.engine import commands as cmd
from tumbledown.engine import journal, moves, options, questions
from tumbledown.engine.adventurer import SWITCHES
from tumbledown.engine.clock import DOOR
from tumbledown.engine.dice import VOID, bits
from tumbledown.engine.events import Event
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import OVER, Game
from tumbledown.engine.icons import BLANK, B
from tumbledown.engine.offers import Offer
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.questions import NO
from tumbledown.engine.setup import deal_out
from tumbledown.engine.structs import Outcome, Settings

STEPS: Final = 220
EXPERIMENT_EVERY: Final = 45
TWIN_FOR: Final = 25
COMPARE_EVERY: Final = 12
WAIT: Final = 1.0

WEIGHTS: Final = {
    "roll": 4.0,
    "enter": 4.0,
    "discover": 6.0,
    "activate": 20.0,
    "escape": 40.0,
    "free": 6.0,
    "fate": 0.6,
    "give_up": 0.01,
    "gift": 4.0,
    "answer": 4.0,
}


class LoadedFortune(Fortune):
    """Kind or cruel luck: with fair dice alone few games would be won, and few players would be helpless."""

    def __init__(self, seed: str, faces: tuple[int, ...]) -> None:
        super().__init__(seed)
        self.faces = faces

    def throw(self, seat: int, number: int, count: int) -> tuple[int, ...]:
        draws = [self.below(f"loaded {seat} {number} {die}", len(self.faces)) for die in range(count)]
        return tuple(self.faces[draw] for draw in draws)


FAIR: Final = ()
KIND: Final = (1, 1, 2, 3, 3, 4)
CRUEL: Final = (1, 2, 3, 5, 5, 5)


class Mood:
    """How the players of one game are inclined: whims, not goals, so that every corner is visited by somebody."""

    def __init__(self, luck: Random, *, practice: bool) -> None:
        self.weights = {verb: weight * luck.choice((0.3, 1, 1, 3)) for verb, weight in WEIGHTS.items()}
        self.haste = luck.choice((0.2, 1.0, 1.0, 8.0)) if not practice else 1.0
        self.jumps = luck.choice((0.01, 0.01, 0.03, 0.15))
        self.luck: tuple[int, ...] = luck.choice((FAIR, FAIR, FAIR, KIND, KIND, CRUEL))
        self.fancies = luck.random() < 0.7
        self.strays = luck.choice((0.0, 0.05, 0.1))
        self.switches = luck.choice((0.0, 0.02, 0.08))
        self.logged = luck.random() < 0.3
        self.steps = STEPS * (3 if practice else 1)
        self.despair = luck.choice((0.0, 0.0, 0.0, 1.0))
        self.weights["give_up"] *= 1 + 100 * self.despair

    def weight(self, offer: Offer) -> float:
        return self.weights.get(offer.verb, 0.7)


def own_items(game: Game, seat: int) -> list[int]:
    """The pieces before this seat that can pay."""
    return [piece for piece in game.pieces.lying(at(AT_SEAT, seat)) if any(game.pieces.kind_of(piece).icons)]


class Play:
    """One game, its witness, and for a while a twin that was restored from a snapshot."""

    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.seed = seed
        self.luck = Random(seed)
        self.mood = Mood(self.luck, practice=table.settings.practice)
        self.game: Game = table.bare(seed)
        if self.mood.luck:
            self.game.fortune = LoadedFortune(seed, self.mood.luck)
        self.witness = Witness(table, deal_out(self.game))
        self.facts = invariants.Facts(self.game)
        self.stores = Stores(self.game)
        self.fancy = [self._new_fancy() for _ in range(table.settings.players)]
        self.visits: Counter[int] = Counter()
        self.twin: Game | None = None
        self.twin_until = 0
        self.version = 0
        self.step = 0
        self.script: list[tuple[cmd.Command, int]] = []

    def _new_fancy(self) -> tuple[int, ...]:
        """The icons that a seat likes to leave lying for now."""
        return self.luck.choice(((1,), (2,), (3,), (3,), (2, 3), (1, 4)))

    # ---------------------------------------------------------------- the whole game
    def to_the_end(self) -> None:
        if self.luck.random() < 0.1:
            self.does(cmd.Prefer(0, "keeps_masks", on=True))
        self.does(cmd.Start(), now=self.luck.choice((0, 0, 1_234)))
        while self.game.phase != OVER and self.step < self.mood.steps:
            self.step += 1
            self._something()
        if self.game.phase == OVER:
            self._nothing_happens_any_more()

    def _something(self) -> None:
        draw = self.luck.random()
        if draw < self.mood.strays:
            self._stray()
        elif draw < self.mood.strays + self.mood.switches:
            self.does(self._switch())
        elif draw > 0.97 and self.game.pieces.kind:
            self._with_an_item()
        else:
            self._option()
        if self.luck.random() < 0.2:
            self._pass_time()
        if self.luck.randrange(EXPERIMENT_EVERY) == 0 and self.game.phase != OVER:
            invariants.experiment(self.game, self.luck)
            self.twin = invariants.copy_of(self.game)
            self.twin_until = self.step + TWIN_FOR

    def _nothing_happens_any_more(self) -> None:
        game = self.game
        assert game.next_deadline() is None
        for seat in range(game.party.size):
            assert game.options(seat) == []
            self.does(cmd.Roll(seat), refused=True)
            self.does(cmd.Prefer(seat, "holds_back", on=True), refused=True)
        assert game.advance(game.now + 700_000) == []

    # ---------------------------------------------------------------- one step
    def _option(self) -> None:
        seat = self._somebody()
        offers = self.game.options(seat)
        if not offers:
            self._pass_time()
            return
        weights = [self.mood.weight(each) * self._curiosity(seat, each) for each in offers]
        offer = self.luck.choices([*offers, None], [*weights, WAIT])[0]
        if offer is None:
            self._pass_time()
        elif offer.verb == "roll":
            self.does(self._throw(seat, offer))
        elif offer.verb == "answer":
            self.does(cmd.Answer(seat, offer.about, self._opinion(offer)))
        else:
            target = self.luck.choice(offer.targets)
            self.visits[target] += offer.verb == "enter"
            self.does(take(self.game, seat, offer, target, self.luck))

    def _with_an_item(self) -> None:
        """An own piece thrown in by name: it may help, or be of no use here."""
        seat = self._somebody()
        items, offers = own_items(self.game, seat), [o for o in self.game.options(seat) if o.places() or o.prices[0]]
        if items and offers:
            offer = self.luck.choice(offers)
            using = (self.luck.choice(items),)
            self.does(options.command(offer, seat, self.luck.choice(offer.targets), using=using), refused=None)

    def _somebody(self) -> int:
        """Rather one whose hands are free."""
        party = self.game.party
        ready = [seat for seat in range(party.size) if party.ready_at[seat] <= self.game.now]
        return self.luck.choice(ready) if ready and self.luck.random() < 0.9 else self.luck.randrange(party.size)

    def _curiosity(self, seat: int, offer: Offer) -> float:
        """New chambers attract, the exit holds: without that, random feet would never leave the middle."""
        if offer.verb != "enter":
            return 1.0
        if self.game.tile_kind(self.game.here(seat) >> 1).id == "exit":
            return 0.02
        return 3.0 / (1 + self.visits[offer.targets[0]])

    def _opinion(self, offer: Offer) -> int:
        """Mostly against giving up, or games would be short."""
        if self.game.questions[offer.about].kind == "give_up" and self.luck.random() > self.mood.despair:
            return NO
        return self.luck.choice(offer.targets)

    def _throw(self, seat: int, offer: Offer) -> cmd.AnyCommand:
        if self.luck.random() < 0.02:
            self.fancy[seat] = self._new_fancy()
        liked = self.fancy[seat] if self.mood.fancies else ()
        dice = [die for die in bits(offer.pool()) if self.game.dice.face[die] not in liked]
        if dice and self.luck.random() < 0.9:
            return cmd.Roll(seat, sum(1 << die for die in dice))
        return take(self.game, seat, offer, -1, self.luck)

    def _stray(self) -> None:
        command = stray_command(self.game, self.luck)
        expected = is_listed(self.game, command)
        self.does(command, refused=None if expected is Listed.MAYBE else expected is Listed.NO)

    def _switch(self) -> cmd.Command:
        seat = self.luck.randrange(self.game.party.size)
        kinds: list[Callable[[int], cmd.Command]] = [self._prefer, self._mark, self._connection]
        if own_items(self.game, seat) and questions.front(self.game, seat) is None:
            kinds.append(self._add_item)
        return self.luck.choice(kinds)(seat)

    def _prefer(self, seat: int) -> cmd.Command:
        return cmd.Prefer(seat, self.luck.choice(list(SWITCHES)), on=self.luck.random() < 0.4)

    def _mark(self, seat: int) -> cmd.Command:
        face, marks, hand = self.game.dice.face, self.game.dice.marks, self.game.dice.hands[seat]
        showing = [die for die in hand if face[die] not in (BLANK, B) and not marks[die] & VOID]
        dice = [die for die in showing if self.luck.random() < 0.5]
        return cmd.Mark(seat, self.luck.choice(list(moves.MARKS)), sum(1 << die for die in dice))

    def _connection(self, seat: int) -> cmd.Command:
        away = self.game.party.absent[seat]
        return cmd.Connection(seat, present=bool(away) or self.luck.random() < 0.2)

    def _add_item(self, seat: int) -> cmd.Command:
        return cmd.AddItem(seat, self.luck.choice(own_items(self.game, seat)), on=self.luck.random() < 0.8)

    # ---------------------------------------------------------------- time
    def _pass_time(self) -> None:
        self.advances(max(self.game.now, self._moment()))

    def _moment(self) -> int:
        """Usually a little later; sometimes right at, before or behind whatever is due next, or far ahead."""
        now, luck = self.game.now, self.luck
        draw = luck.random()
        if draw > 2 * self.mood.jumps:
            if draw > 0.4:
                return min([at for at in self.game.party.ready_at if at > now], default=now + 100)
            return now + int(luck.choice((0, 60, 300, 900)) * self.mood.haste)
        if draw > self.mood.jumps:
            deadline = self.game.next_deadline()
            return now + 700 if deadline is None else deadline + luck.choice((-1, 0, 0, 1))
        doors = [timer[0] for timer in self.game.timers if timer[1] == DOOR]
        if doors:
            return doors[0] + luck.choice((-3_000, -1, 0, 1))
        return now + int(luck.choice((2_500, 10_000)) * self.mood.haste)

    # ---------------------------------------------------------------- doing it, and looking closely
    def does(self, command: cmd.Command, *, refused: bool | None = False, now: int = -1) -> None:
        """Handle the command; `refused` says what must become of it, or nothing."""
        at = self.game.now if now < 0 else now
        if isinstance(command, cmd.Roll) and self.step % 3 == 0:
            self._everybody_looks()
        if refused is not False:
            invariants.refusals_change_nothing(self.game, command, at)
        outcome = self.game.handle(command, at)
        self.script.append((command, at))
        if refused is not None:
            assert (outcome.refusal is not None) == refused, f"{command} at {at}: {outcome.refusal}"
        self._look(outcome, command, at)

    def advances(self, now: int) -> None:
        events = self.game.advance(now)
        invariants.the_next_deadline_lies_ahead(self.game)
        self._look(Outcome(events), None, now)

    def _look(self, outcome: Outcome, command: cmd.Command | None, at: int) -> None:
        game = self.game
        if self.twin is not None:
            self._twin_does_the_same(outcome, command, at)
        if outcome.events or game.now != self.witness.replica.now:
            told = through_the_log(outcome.events, at) if self.mood.logged else outcome.events
            self.witness.sees(told, command, game.now)
        others = [self.witness.replica] if self.twin is None else [self.witness.replica, self.twin]
        invariants.replay_and_snapshot_agree(game, others)
        self._clients_look(outcome.events)
        if outcome.events:
            changed = game.temple.version != self.version
            self.version = game.temple.version
            if self.luck.random() < 0.2:
                self._everybody_looks()
            invariants.check_state(game, self.facts, temple=changed)
            invariants.cached_options_are_fresh(game)
            invariants.counted_dice_are_fresh(game)

    def _clients_look(self, events: Sequence[Event]) -> None:
        """The probe has all the events, so it is compared at every step; elsewhere now and then, to save time: what a
        store has missed stays wrong."""
        self.stores.follow(self.game, events)
        if probe in self.table.extra or self.step % COMPARE_EVERY == 0 or self.game.phase == OVER:
            stores_equal_the_view(self.game, self.stores)
            nobody_sees_more_where_all_see_the_same(self.game, self.stores)

    def _everybody_looks(self) -> None:
        """So that what every seat remembers of its options is put to the test by the next steps. Also before
        throws: an offer or a prohibition must not read faces, for what is remembered stays after a throw."""
        for seat in range(self.game.party.size):
            self.game.options(seat)

    def _twin_does_the_same(self, outcome: Outcome, command: cmd.Command | None, at: int) -> None:
        assert self.twin is not None
        events: list[Event] = self.twin.advance(at) if command is None else self.twin.handle(command, at).events
        assert events == outcome.events, "a restored game went on differently"
        if self.step >= self.twin_until:
            self.twin = None


def through_the_log(events: Sequence[Event], at: int) -> Sequence[Event]:
    """The same events, written down and read again."""
    entry = journal.Entry(at, tuple(events))  # type: ignore[arg-type]
    header = journal.Header(Settings(), "seal")
    return journal.read(journal.write(journal.Journal(header, [entry])).splitlines()).entries[0].events


class Result:
    """What came of many games: how many, what was seen, and where the contract was broken."""

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0
        self.seen: Counter[str] = Counter()
        self.violations: list[str] = []

    def add(self, table: Table, seed: str) -> None:
        """Play one game; whatever goes wrong is noted with everything needed to play it again."""
        game = Play(table, seed)
        self.games += 1
        try:
            game.to_the_end()
        except Exception as error:
            last = f"last command {game.script[-1]}" if game.script else "no command yet"
            self.violations.append(f"seed {seed!r} at {table}, step {game.step}, {last}: {error!r}")
        self.steps += game.step
        self.seen.update(game.witness.seen)


def play_many(circles: Sequence[Sequence[Table]], games: range) -> Result:
    """Games of these numbers: each circle of tables in turn, within it each table in turn, every game its own seed."""
    result = Result()
    for number in games:
        turn, circle = divmod(number, len(circles))
        tables = circles[circle]
        result.add(tables[turn % len(tables)], f"contract {number}")
    return result
