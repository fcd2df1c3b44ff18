"""Every refusal that has a name is given by the engine in some situation; one situation for each."""

import pytest

from tests.every_refusal import NAMED, no
from tests.expansions.curses.refused import cursed_by
from tests.refusing import CASES, Case, gives, load_cases
from tests.scenario import Scenario
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
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import ClockStopped, DieMoved, GameEnded
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import B, parse_cost
from tumbledown.engine.offers import Offer, Pick
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_speech
from tumbledown.engine.pieces import TILES
from tumbledown.engine.questions import NO, YES, ask
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.engine.tiles import EAST, NORTH, WEST, TileKind
from tumbledown.expansions import chapter, names


def out_of(players: int = 2) -> Scenario:
    """Seat 0 has escaped."""
    table = Scenario(players, gems=0)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KAAAA")
    table.does(Escape(0))
    return table


def voting(players: int = 3) -> tuple[Scenario, int]:
    """Seat 0 has called for a turn of fate; the number of the vote."""
    table = Scenario(players)
    table.shows(0, "BAAAA")
    table.does(Perform(0, "fate"))
    return table, next(iter(table.game.questions))


# -------------------------------------------------------------------- the command itself
CASES += [
    (no.MALFORMED, lambda: (Scenario(), Roll("0"))),  # type: ignore[arg-type]
    (no.UNKNOWN_COMMAND, lambda: (Scenario(), Command(0))),
    (no.NO_SUCH_SEAT, lambda: (Scenario(), Roll(1))),
    (no.NO_SUCH_DIE, lambda: (Scenario(), Roll(0, 1 << 7))),
    (no.NO_SUCH_PLACE, lambda: (Scenario(), Enter(0, 999))),
    (no.NO_SUCH_TARGET, lambda: (Scenario(), Perform(0, "free", 5))),
    (no.NO_SUCH_QUESTION, lambda: (Scenario(), Answer(0, 1, 0))),
    (no.NO_SUCH_PREFERENCE, lambda: (Scenario(), Prefer(0, "wine", True))),
    (no.NO_SUCH_ITEM, lambda: (Scenario(), AddItem(0, 0))),
]


@gives(no.NO_SUCH_ANSWER)
def answering_beside_the_point() -> tuple[Scenario, Command]:
    table, vote = voting()
    return table, Answer(1, vote, 7)


# -------------------------------------------------------------------- the life of a game
CASES += [
    (no.NOT_STARTED, lambda: (Scenario(started=False), Roll(0))),
    (no.ALREADY_STARTED, lambda: (Scenario(), Start())),
    (no.ESCAPED, lambda: (out_of(), Roll(0))),
    (no.SEAT_PRESENT, lambda: (Scenario(2), HandOver(0, 1))),
]


@gives(no.GAME_OVER)
def rolling_in_the_ruins() -> tuple[Scenario, Command]:
    table = Scenario()
    table.game.apply_only(GameEnded(False, "collapse"))
    return table, Roll(0)


@gives(no.CLOCK_STOPPED)
def rolling_while_time_stands_still() -> tuple[Scenario, Command]:
    """For chapters that stop the clock."""
    chapter = Chapter("probe", order=99)

    @chapter.offer("stop")
    def time_can_be_stopped(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("stop"),)

    @chapter.perform("stop")
    def stop(game: Game, order: Order) -> None:
        game.emit(ClockStopped(game.now))

    table = Scenario(extra=(chapter,))
    table.does(Perform(0, "stop"))
    return table, Roll(0)


@gives(no.CHOICE_FIRST)
def rolling_before_a_forced_choice_is_made() -> tuple[Scenario, Command]:
    """For chapters that ask forced choices; the base game has none."""
    chapter = Chapter("probe", order=99)

    @chapter.offer("pick")
    def a_choice_can_be_asked_for(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("pick"),)

    @chapter.perform("pick")
    def put_it(game: Game, order: Order) -> None:
        ask(game, "pick", 1 << order.seat, 5_000, blocks=True)

    @chapter.choices("pick")
    def two(game: Game, question: Question, seat: int) -> tuple[int, ...]:
        return 1, 2

    table = Scenario(extra=(chapter,))
    table.does(Perform(0, "pick"))
    return table, Roll(0)


@gives(no.NOT_ASKED)
def an_escaped_player_votes() -> tuple[Scenario, Command]:
    table = out_of(3)
    table.shows(1, "BAAAA")
    table.does(Perform(1, "fate"))
    return table, Answer(0, next(iter(table.game.questions)), YES)


@gives(no.ANSWERED_ALREADY)
def voting_twice() -> tuple[Scenario, Command]:
    table, vote = voting()
    return table, Answer(0, vote, YES)


def vacant(*absent: int) -> Scenario:
    table = Scenario(3)
    for seat in absent:
        table.does(Connection(seat, False))
    table.waits(15_000)
    return table


CASES += [
    (no.SEAT_ABSENT, lambda: (vacant(0, 1), HandOver(0, 1))),
    (no.BOT_NOT_ALLOWED, lambda: (vacant(0), HandOver(0, -1))),
]


# -------------------------------------------------------------------- dice
def showing(faces: str, players: int = 2) -> Scenario:
    table = Scenario(players)
    table.shows(0, faces)
    return table


CASES += [
    (no.NOT_YOUR_DIE, lambda: (Scenario(2), Roll(0, 1 << 5))),
    (no.DIE_LOCKED, lambda: (showing("BAAAA"), Roll(0, 1))),
    (no.DIE_SHOWS_NOTHING, lambda: (showing(".AAAA"), Mark(0, "kept", 1))),
    (no.NOTHING_TO_ROLL, lambda: (showing("BBBBB"), Roll(0))),
    (no.WRONG_NUMBER_OF_DICE, lambda: (out_of(), Perform(0, "gift", 1, dice=0b11))),
    (no.NOTHING_LOCKED, lambda: (showing("AAAAG"), Perform(0, "free", 0))),
]


@gives(no.DIE_AWAY)
def rolling_a_lost_die() -> tuple[Scenario, Command]:
    table = Scenario()
    table.game.apply_only(DieMoved(0, spot(LOST), 0))
    return table, Roll(0, 1)


@gives(no.STILL_ROLLING)
def rolling_too_fast() -> tuple[Scenario, Command]:
    table = Scenario()
    table.does(Roll(0))
    return table, Roll(0)


@gives(no.WRONG_FACE)
def picking_a_die_that_shows_something_else() -> tuple[Scenario, Command]:
    """For chapters that let a player pick dice of certain faces only."""
    chapter = Chapter("probe", order=99)

    @chapter.offer("lay_down")
    def black_masks_only(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("lay_down", pick=Pick(1, 1, (0b11,), 1 << B)),)

    table = Scenario(extra=(chapter,))
    table.shows(0, "AB.....")
    return table, Perform(0, "lay_down", dice=0b01)


# -------------------------------------------------------------------- place and temple
def with_a_neighbour() -> Scenario:
    """A chamber lies east of the start."""
    table = Scenario(pile=("basic_08",))
    table.chamber("basic_07", at=(1, 0), stairs="W")
    return table


CASES += [
    (no.NOT_YOUR_FIGURE, lambda: (Scenario(2), Discover(0, EAST, figure=1))),
    (no.NO_OPENING, lambda: (Scenario(pile=("basic_07",)), Discover(0, NORTH))),
    (no.PASSAGE_BLOCKED, lambda: (with_a_neighbour(), Discover(0, EAST))),
    (no.PILE_EMPTY, lambda: (Scenario(pile=()), Discover(0, WEST))),
    (no.NOT_IN_EXIT, lambda: (Scenario(), Escape(0))),
]


@gives(no.NO_PASSAGE)
def walking_through_a_wall() -> tuple[Scenario, Command]:
    table = Scenario()
    return table, Enter(0, table.chamber("basic_07", at=(0, 1)))


@gives(no.CHAMBER_CLOSED)
def entering_a_chamber_where_nobody_may_stand() -> tuple[Scenario, Command]:
    """For chapters with such chambers; the base game has none."""
    kind = TileKind("probe_shaft", "probe", openings=0b1111, entry=(parse_cost("A"),), closed=True)
    chapter = Chapter("probe", order=99, tiles=(kind,))

    @chapter.setup(POOL)
    def one_of_them(game: Game) -> None:
        game.temple.add(game.rules.tile_kind_ids[kind.id])

    table = Scenario(extra=(chapter,))
    table.shows(0, "AAAAAAA")
    return table, Enter(0, table.chamber(kind.id, at=(1, 0)))


@gives(no.PILE_LOCKED)
def drawing_while_somebody_looks_through_the_pile() -> tuple[Scenario, Command]:
    """For chapters that let a player look into the pile."""
    table = Scenario(2, pile=("basic_07",))
    table.notes("pile", TILES, 1)
    return table, Discover(0, WEST)


@gives(no.NOT_TOGETHER)
def helping_from_afar() -> tuple[Scenario, Command]:
    table = Scenario(2)
    table.puts(1, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.shows(0, "GAAAA")
    table.shows(1, "BAAAA")
    return table, Perform(0, "free", 1)


# -------------------------------------------------------------------- gems, fate, help
def in_gem_chamber(gems: int = 5) -> Scenario:
    table = Scenario(gems=gems)
    table.puts(0, table.chamber("gem_key_3", at=(1, 0), stairs="W"))
    table.shows(0, "KKKKKKK")
    return table


@gives(no.GEMS_USED)
def activating_twice() -> tuple[Scenario, Command]:
    table = in_gem_chamber()
    table.does(ActivateGems(0))
    return table, ActivateGems(0)


def with_a_mate_who_declines(what: str, *hands: str) -> Scenario:
    """Two in a gem chamber; the second one has this switch on."""
    table = Scenario(2)
    table.does(Prefer(1, what, True))
    place = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    for seat, faces in enumerate(hands):
        table.puts(seat, place)
        table.shows(seat, faces)
    return table


CASES += [
    (no.KEEPS_MASKS, lambda: (with_a_mate_who_declines("keeps_masks", "GAAAA", "BAAAA"), Perform(0, "free", 1))),
    (no.ONLY_KEPT, lambda: (with_a_mate_who_declines("keeps_masks", "GAAAA", "BAAAA"), Perform(0, "fate"))),
    (no.HELD_BACK, lambda: (with_a_mate_who_declines("holds_back", "KKAAA", "KKAAA"), ActivateGems(0))),
]


@gives(no.VOTE_RESTS)
def proposing_again_after_a_no() -> tuple[Scenario, Command]:
    table, vote = voting()
    table.does(Answer(1, vote, NO))
    return table, Perform(0, "fate")


@gives(no.GIFT_GIVEN)
def giving_twice() -> tuple[Scenario, Command]:
    table = out_of()
    table.does(Perform(0, "gift", 1, dice=1))
    return table, Perform(0, "gift", 1, dice=2)


@gives(no.NOTHING_TO_GIVE)
def giving_without_a_die() -> tuple[Scenario, Command]:
    table = out_of()
    for die in range(5):
        table.game.apply_only(DieMoved(die, spot(LOST), 0))
    return table, Perform(0, "gift", 1, dice=1)


@gives(no.NOT_OFFERED)
def doing_elsewhere_what_a_chamber_offers() -> tuple[Scenario, Command]:
    """For chapters with verbs of their own: the verb is known, but there is no occasion for it."""
    chapter = Chapter("probe", order=99)

    @chapter.perform("pray")
    def pray(game: Game, order: Order) -> None: ...

    return Scenario(extra=(chapter,)), Perform(0, "pray")


@gives(no.NOT_OFFERED)
def picking_a_die_that_the_offer_does_not_mean() -> tuple[Scenario, Command]:
    """For chapters that let a player pick some of the own dice."""
    chapter = Chapter("probe", order=99)

    @chapter.offer("lay_down")
    def the_first_die(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("lay_down", pick=Pick(1, 1, (0b1,))),)

    return Scenario(extra=(chapter,)), Perform(0, "lay_down", dice=0b10)


CASES += [
    (no.NO_GEMS_HERE, lambda: (Scenario(), ActivateGems(0))),
    (no.DEPOT_EMPTY, lambda: (in_gem_chamber(gems=0), ActivateGems(0))),
    (no.NO_FATE_LEFT, lambda: (Scenario(beside=0), Perform(0, "fate"))),
    (no.VOTE_OPEN, lambda: (voting()[0], Perform(1, "fate"))),
    (no.NOT_OUT_YET, lambda: (Scenario(2), Perform(0, "gift", 1, dice=1))),
    (no.not_enough("A2"), lambda: (Scenario(pile=("basic_07",)), Discover(0, WEST))),
]


# -------------------------------------------------------------------- all of them
load_cases()

NOT_FOR_COMMANDS = {no.SILENCED.code}
"""The server asks whether somebody may speak, and tells of a veiled chamber only that it is unseen."""


def test_the_silenced_may_not_speak() -> None:
    assert forbids_speech(cursed_by("silence").game, 0, "text") == no.SILENCED


@pytest.mark.parametrize(("refusal", "case"), CASES, ids=lambda value: value.code if isinstance(value, Refusal) else "")
def test_the_situation_is_refused_by_this_cause(refusal: Refusal, case: Case) -> None:
    table, command = case()
    assert table.refuses(command) == refusal.code
    assert table.game.handle(command, table.game.now).refusal == refusal


OF_CARDS = {
    *("black_jump", "leave_icons", "lend_icons", "long_run", "mind_jump", "remote_healing", "shed_masks"),
    *("through_wall", "turn_chamber", "far_swap", "joint_jump", "open_jump", "portal", "swap_dice"),
    *("extra_gem", "healing_mask", "large_torch", "secret_passage", "teleport", "genie", "shortcut", "time_out"),
    *("lift", "stand", "feel_pulse", "tie_dice", "counterspell"),
}
"""Verbs of cards: a seat without the card is told that they are not possible now."""


def verbs_at_the_start(name: str) -> dict[str, str]:
    """Every verb of a table with this chapter, and why it is refused to somebody at the start who has no card."""
    modules: list[str] = [name]
    for each in modules:
        modules += [other for other in chapter(each).requires if other not in (*modules, "base")]
    table = Scenario(3, modules=tuple(modules))
    outcomes = {verb: table.game.handle(Perform(0, verb), table.game.now) for verb in table.game.rules.offers}
    return {verb: outcome.refusal.code for verb, outcome in outcomes.items() if outcome.refusal is not None}


@pytest.mark.parametrize("name", [each for each in names() if each != "base"])
def test_a_verb_that_is_bound_to_a_place_says_so_elsewhere(name: str) -> None:
    refused = verbs_at_the_start(name)
    assert refused
    assert {verb for verb, code in refused.items() if code == no.NOT_OFFERED.code} <= OF_CARDS


def test_every_named_refusal_has_its_situation() -> None:
    shown = {refusal.code for refusal, _ in CASES} | NOT_FOR_COMMANDS
    assert [name for name, refusal in NAMED.items() if refusal.code not in shown] == []


def test_a_refusal_is_named_like_its_code_and_no_code_is_used_twice() -> None:
    assert {name: refusal.code for name, refusal in NAMED.items()} == {name: name.lower() for name in NAMED}


def test_a_refusal_says_what_is_missing() -> None:
    assert str(no.not_enough("K2")) == "not_enough_icons (K2)"
    assert str(no.PILE_EMPTY) == "pile_empty"
