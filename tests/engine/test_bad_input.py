"""Commands that make no sense: each is refused by a named cause, and nothing changes.

For every type of command there is a situation in which its sample succeeds; each test spoils one thing in it.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.scenario import Scenario
from tumbledown.engine import commands as cmd
from tumbledown.engine.commands import (
    ActivateGems,
    AddItem,
    Answer,
    Command,
    Connection,
    Discover,
    Enter,
    Escape,
    HandOver,
    Mark,
    Perform,
    Prefer,
    Roll,
    Start,
)
from tumbledown.engine.dice import CARD, HAND, spot
from tumbledown.engine.events import DieMoved, GameEnded, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.moves import HANDLERS
from tumbledown.engine.pieces import AT_SEAT, BOXED, PieceKind, at
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.tiles import EAST, NORTH, WEST

HUGE = 2**70
Situation = tuple[Scenario, Command]


# -------------------------------------------------------------------- a situation for every command
def items() -> Chapter:
    """A chapter with a key for seat 0, a key for seat 1 and a piece without icons for seat 0."""
    kinds = PieceKind("probe_key", "probe", icons=parse_cost("K")), PieceKind("probe_stone", "probe")
    chapter = Chapter("probe", order=99, pieces=kinds)

    @chapter.setup(POOL)
    def take_them_from_the_box(game: Game) -> None:
        for kind in ("probe_key", "probe_key", "probe_stone"):
            game.pieces.add(game.rules.piece_kind_ids[kind], BOXED)

    return chapter


KEY, OTHERS_KEY, STONE = 0, 1, 2


def table_with(*hands: str, kind: str = "basic_07", gems: int = 1) -> Scenario:
    """Everybody stands in a chamber of this kind, east of the start, and shows these faces."""
    table = Scenario(len(hands), gems=gems, pile=("basic_08",), extra=(items(),))
    place = table.chamber(kind, at=(1, 0), stairs="W")
    for piece, seat in ((KEY, 0), (OTHERS_KEY, 1), (STONE, 0)):
        table.game.apply_only(PieceMoved(piece, at(AT_SEAT, seat)))
    for seat, faces in enumerate(hands):
        table.puts(seat, place)
        table.shows(seat, faces)
    return table


def before_the_call() -> Situation:
    return Scenario(2, started=False), Start()


def throwing() -> Situation:
    return table_with("AAKTG", "AAKTG"), Roll(0, 0b00111)


def entering() -> Situation:
    table = table_with("AAKTG", "AAKTG")
    return table, Enter(0, table.start)


def discovering() -> Situation:
    return table_with("AAKTG", "AAKTG"), Discover(0, NORTH)


def activating() -> Situation:
    return table_with("KKKKA", "KKKKA", kind="gem_key_3"), ActivateGems(0, 0)


def escaping() -> Situation:
    return table_with("KKAAA", "KKAAA", kind="exit"), Escape(0)


def freeing() -> Situation:
    return table_with("AAGBB", "AAGBB"), Perform(0, "free", 1)


def answering() -> Situation:
    table = table_with("AAGBB", "AAGBB")
    table.does(Perform(1, "fate"))
    return table, Answer(0, next(iter(table.game.questions)), 1)


def preferring() -> Situation:
    return table_with("AAKTG", "AAKTG"), Prefer(0, "keeps_masks", True)


def marking() -> Situation:
    return table_with("AAKTG", "AAKTG"), Mark(0, "kept", 0b00111)


def adding_an_item() -> Situation:
    return table_with("AAKTG", "AAKTG"), AddItem(0, KEY)


def losing_the_line() -> Situation:
    return table_with("AAKTG", "AAKTG"), Connection(0, False)


def handing_over() -> Situation:
    table = table_with("AAKTG", "AAKTG")
    table.does(Connection(0, False))
    table.waits(15_000)
    return table, HandOver(0, 1)


def giving() -> Situation:
    table = table_with("KKAAA", "AAAAA", kind="exit")
    table.does(Escape(0))
    return table, Perform(0, "gift", 1, dice=0b1)


SITUATIONS: dict[type[Command], Callable[[], Situation]] = {
    Start: before_the_call,
    Roll: throwing,
    Enter: entering,
    Discover: discovering,
    ActivateGems: activating,
    Escape: escaping,
    Perform: freeing,
    Answer: answering,
    Prefer: preferring,
    Mark: marking,
    AddItem: adding_an_item,
    Connection: losing_the_line,
    HandOver: handing_over,
}
KINDS = list(SITUATIONS)


def spoilt(sample: Command, **fields: Any) -> Command:
    return msgspec.structs.replace(sample, **fields)


def fields_of(kind: type[Command]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(kind)]


def test_every_command_has_its_situation() -> None:
    assert set(SITUATIONS) == set(HANDLERS) == set(cmd.AnyCommand.__args__)


@pytest.mark.parametrize("kind", KINDS)
def test_the_sample_succeeds_before_it_is_spoilt(kind: type[Command]) -> None:
    table, sample = SITUATIONS[kind]()
    assert type(sample) is kind
    table.does(sample)


# -------------------------------------------------------------------- types
WRONG: dict[Any, list[Any]] = {
    int: ["1", "", None, 1.0, float("nan"), True, False, b"1", (1,), [1], {}, object()],
    str: [1, None, b"free", True, 1.5, ("free",), ["free"]],
    bool: [1, 0, None, "yes", 1.0, ()],
    tuple[int, ...]: [None, 1, "12", [], [0], {0}, ("0",), (None,), (1.0,), (True,), ((0,),)],
}
WRONG_TYPES = [
    (kind, field.name, value) for kind in KINDS for field in msgspec.structs.fields(kind) for value in WRONG[field.type]
]


@pytest.mark.parametrize(("kind", "field", "value"), WRONG_TYPES)
def test_a_field_of_a_wrong_type_is_malformed(kind: type[Command], field: str, value: object) -> None:
    table, sample = SITUATIONS[kind]()
    assert table.refuses(spoilt(sample, **{field: value})) == "malformed"


class Cheat(Command, frozen=True):
    """A command that nobody knows."""


class BetterRoll(Roll, frozen=True):
    """A kind of known command is not a known command."""


@pytest.mark.parametrize("command", [Cheat(0), BetterRoll(0), Command(0), None, "Roll", 7, object(), Roll])
def test_an_unknown_kind_of_command_is_refused(command: Any) -> None:
    table, _ = throwing()
    assert table.refuses(command) == "unknown_command"


# -------------------------------------------------------------------- things that do not exist
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seat", [-2, 2, 99, HUGE, -HUGE])
def test_a_seat_that_does_not_exist_is_refused(kind: type[Command], seat: int) -> None:
    table, sample = SITUATIONS[kind]()
    assert table.refuses(spoilt(sample, seat=seat)) == "no_such_seat"


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind is not Start])
def test_only_the_opening_call_comes_from_no_seat(kind: type[Command]) -> None:
    table, sample = SITUATIONS[kind]()
    assert table.refuses(spoilt(sample, seat=-1)) == "no_such_seat"


NO_DIE = (-1, -HUGE, 1 << 10, HUGE, 1 | 1 << 10)
NO_ITEM = ((-1,), (3,), (HUGE,), (-HUGE,), (STONE,), (OTHERS_KEY,), (KEY, KEY), (KEY, 99))
FOREIGN_FIGURE = (1, 2, -2, HUGE, -HUGE)
NOTHING_SUCH: dict[tuple[Callable[[], Situation], str], tuple[str, Iterable[Any]]] = {
    (throwing, "dice"): ("no_such_die", NO_DIE),
    (marking, "dice"): ("no_such_die", NO_DIE),
    (entering, "to"): ("no_such_place", (-1, -2, 7, 999, HUGE, -HUGE)),
    (entering, "carry"): ("no_such_item", (-2, KEY, 99, HUGE, -HUGE)),
    (discovering, "side"): ("no_such_target", (-1, 4, HUGE, -HUGE)),
    (activating, "step"): ("no_such_target", (-1, 3, HUGE, -HUGE)),
    (freeing, "target"): ("no_such_target", (-1, 2, HUGE, -HUGE)),
    (freeing, "verb"): ("unknown_command", ("", "fly", "FREE", "free ", "roll", "answer", "\x00", "\ud800")),
    (giving, "target"): ("no_such_target", (-1, 0, 2, HUGE, -HUGE)),
    (answering, "question"): ("no_such_question", (-1, 0, 99, HUGE, -HUGE)),
    (answering, "option"): ("no_such_answer", (-1, 2, HUGE, -HUGE)),
    (preferring, "what"): ("no_such_preference", ("", "kept", "KEEPS_MASKS", "\ud800")),
    (marking, "what"): ("no_such_preference", ("", "keeps_masks", "used", "void", "\ud800")),
    (adding_an_item, "piece"): ("no_such_item", (-1, OTHERS_KEY, STONE, 3, HUGE, -HUGE)),
    (handing_over, "to"): ("no_such_seat", (0, 2, -2, HUGE, -HUGE)),
}
for _paying in (entering, discovering, activating, escaping, freeing, giving):
    NOTHING_SUCH[_paying, "figure"] = ("not_your_figure", FOREIGN_FIGURE)
    NOTHING_SUCH[_paying, "dice"] = ("no_such_die", NO_DIE)
    NOTHING_SUCH[_paying, "using"] = ("no_such_item", NO_ITEM)

CASES = [
    (situation, field, value, code) for (situation, field), (code, values) in NOTHING_SUCH.items() for value in values
]


@pytest.mark.parametrize(("situation", "field", "value", "code"), CASES)
def test_what_does_not_exist_is_refused_by_its_name(
    situation: Callable[[], Situation], field: str, value: Any, code: str
) -> None:
    table, sample = situation()
    assert table.refuses(spoilt(sample, **{field: value})) == code


def test_every_field_with_a_domain_was_spoilt() -> None:
    free = {(kind, field) for kind in KINDS for field in fields_of(kind) if field in ("seat", "on", "present")}
    spoilt_fields = {(type(situation()[1]), field) for situation, field in NOTHING_SUCH}
    assert spoilt_fields | free == {(kind, field) for kind in KINDS for field in fields_of(kind)}


def test_a_place_without_a_passage_from_here_cannot_be_entered() -> None:
    table, _ = entering()
    walled = table.chamber("basic_12", at=(2, 0), stairs="S")
    assert table.refuses(Enter(0, walled)) == "no_passage"
    assert table.refuses(Enter(0, table.stands(0))) == "no_passage"
    table.puts(0, walled)
    assert table.refuses(Enter(0, table.start)) == "no_passage"


@pytest.mark.parametrize(("side", "code"), [(WEST, "passage_blocked"), (EAST, "no_opening")])
def test_a_side_that_leads_nowhere_new_cannot_be_discovered(side: int, code: str) -> None:
    table = table_with("AAKTG", "AAKTG", kind="basic_03")
    assert table.refuses(Discover(0, side)) == code


# -------------------------------------------------------------------- times
@pytest.mark.parametrize("kind", [k for k in KINDS if k not in (Start, Prefer, Connection)])
def test_before_the_call_nothing_can_be_done(kind: type[Command]) -> None:
    _, sample = SITUATIONS[kind]()
    table = Scenario(2, started=False)
    assert table.refuses(sample) == "not_started"


@pytest.mark.parametrize("kind", [Prefer, Connection])
def test_switches_and_lines_work_before_the_call(kind: type[Command]) -> None:
    _, sample = SITUATIONS[kind]()
    Scenario(2, started=False).does(sample)


def test_there_is_only_one_opening_call() -> None:
    table, _ = throwing()
    assert table.refuses(Start()) == "already_started"


@pytest.mark.parametrize("kind", KINDS)
def test_after_the_end_nothing_can_be_done(kind: type[Command]) -> None:
    table, sample = SITUATIONS[kind]()
    table.game.apply_only(GameEnded(False, "collapse"))
    assert table.refuses(sample) == "game_over"


# -------------------------------------------------------------------- dice
def lock(table: Scenario, die: int) -> None:
    table.game.dice.show(die, 5, 0)


def spend(table: Scenario, die: int) -> None:
    table.game.dice.show(die, 0, 4)


def take_away(table: Scenario, die: int) -> None:
    table.game.apply_only(DieMoved(die, spot(CARD), 0, 3))


def pass_on(table: Scenario, die: int) -> None:
    table.game.apply_only(DieMoved(die, spot(HAND), 1, 3))


PAYING = (entering, discovering, activating, escaping, freeing)
SPOILT_DICE = [
    *[(situation, lock, "die_locked") for situation in (*PAYING, throwing, marking)],
    *[(situation, spend, "die_shows_nothing") for situation in (*PAYING, marking)],
    *[(situation, take_away, "die_away") for situation in (*PAYING, throwing, marking)],
    *[(situation, pass_on, "not_your_die") for situation in (*PAYING, throwing, marking)],
]


@pytest.mark.parametrize(("situation", "spoil", "code"), SPOILT_DICE)
def test_dice_that_cannot_serve_are_refused_by_their_state(
    situation: Callable[[], Situation], spoil: Callable[[Scenario, int], None], code: str
) -> None:
    table, sample = situation()
    spare = 0 if situation is freeing else 4
    spoil(table, spare)
    assert table.refuses(spoilt(sample, dice=table.dice(0, "AKTG") | 1 << spare)) == code


@pytest.mark.parametrize(
    ("dice", "code"), [(1 << 5, "not_your_die"), (1 << 2, "die_away"), (0, "wrong_number_of_dice")]
)
def test_only_a_die_that_left_with_its_player_can_be_given(dice: int, code: str) -> None:
    table, sample = giving()
    take_away(table, 2)
    assert table.refuses(spoilt(sample, dice=dice)) == code


def test_a_spent_die_may_be_rolled() -> None:
    table, _ = throwing()
    spend(table, 4)
    table.does(Roll(0, 1 << 4))


# -------------------------------------------------------------------- anything at all
NUMBERS = st.one_of(st.integers(-3, 40), st.integers(), st.sampled_from([HUGE, -HUGE, 0b111, 0b11111]))
WORDS = st.one_of(st.sampled_from(["free", "fate", "gift", "give_up", "enter", "kept", "holds_back"]), st.text())
JUNK = st.one_of(st.none(), st.booleans(), st.floats(), st.binary(), st.text(), st.lists(st.integers()), NUMBERS)
USUAL: dict[Any, st.SearchStrategy[Any]] = {
    int: NUMBERS,
    str: WORDS,
    bool: st.booleans(),
    tuple[int, ...]: st.one_of(st.just(()), st.tuples(NUMBERS), st.tuples(JUNK, JUNK)),
}


def any_command(kind: type[Command]) -> st.SearchStrategy[Command]:
    """Mostly of the right types, so that the checks behind the first one are reached as well."""
    fields = {
        field.name: st.integers(-1, 2) | NUMBERS | JUNK
        if field.name == "seat"
        else st.one_of(USUAL[field.type], USUAL[field.type], JUNK)
        for field in msgspec.structs.fields(kind)
    }
    return st.builds(kind, **fields)


def throw(table: Scenario, command: Command) -> None:
    """The engine carries it out or refuses; a refusal changes nothing and nothing ever breaks."""
    before = state_hash(table.game)
    outcome = table.game.handle(command, table.game.now)
    if outcome.refusal is not None:
        assert outcome.refusal.code
        assert outcome.events == []
        assert state_hash(table.game) == before
    for seat in range(table.game.party.size):
        table.game.options(seat)


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_whatever_stands_in_a_commands_fields_it_is_carried_out_or_refused(
    kind: type[Command], data: st.DataObject
) -> None:
    table, _ = SITUATIONS[kind]()
    throw(table, data.draw(any_command(kind)))


@given(
    st.sampled_from([*SITUATIONS.values(), giving]),
    st.lists(st.one_of([any_command(kind) for kind in KINDS]), min_size=2, max_size=12),
)
def test_whatever_is_thrown_at_a_game_it_goes_on(situation: Callable[[], Situation], commands: list[Command]) -> None:
    table, _ = situation()
    for command in commands:
        throw(table, command)
