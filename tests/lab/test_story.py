"""The story of a game: what is told of it is what happened in it."""

from functools import cache
from itertools import pairwise

import pytest

from tests.lab.logs import recorded
from tests.scenario import Scenario
from tumbledown.bots.pace import steady
from tumbledown.bots.table import Table, play_game
from tumbledown.engine import journal
from tumbledown.engine.commands import Perform
from tumbledown.engine.dice import CARD, LOST, SHIFT, spot
from tumbledown.engine.events import (
    AdventurerEscaped,
    AnyEvent,
    ChamberPlaced,
    DiceFreed,
    DiceRolled,
    DieMoved,
    DoorPhase,
    GemsActivated,
    Noted,
)
from tumbledown.engine.hooks import LOSSES
from tumbledown.engine.icons import B, G
from tumbledown.engine.journal import Entry, Journal
from tumbledown.engine.structs import Settings
from tumbledown.lab.causes import CAUSES
from tumbledown.lab.moments import KINDS, Moment, moments
from tumbledown.lab.story import Story, tell
from tumbledown.lab.words import ENDINGS
from tumbledown.words import LANGUAGES, words

GAMES = [(players, pace) for players in (1, 2, 3, 4, 5) for pace in (1200, 5000)]
"""Quick teams win and slow ones lose."""


@cache
def played(players: int, pace_ms: int) -> Journal:
    log = play_game(Settings(players=players), f"story {players}", steady(pace_ms), record=True).journal
    assert log is not None
    return journal.read(journal.write(log).splitlines(keepends=True))


def events(log: Journal) -> list[tuple[int, AnyEvent]]:
    """In a game of bots the table's time is the game's."""
    return [(entry.at, event) for entry in log.entries for event in entry.events]


def of_kind(story: Story, *kinds: str) -> list[Moment]:
    return [moment for moment in story.moments if moment.kind in kinds]


@pytest.mark.parametrize(("players", "pace"), GAMES)
def test_the_figures_are_what_the_events_add_up_to(players: int, pace: int) -> None:
    log = played(players, pace)
    happened = [event for _, event in events(log)]
    thrown = [event for event in happened if isinstance(event, DiceRolled)]
    everybody = tell(log).figures
    assert len(everybody) == players
    for seat, figures in enumerate(everybody):
        faces = [face for event in thrown if event.seat == seat for face in event.faces]
        helped = [e for e in happened if isinstance(e, DiceFreed) and e.by == seat and e.seat != seat]
        lit = [e for e in happened if isinstance(e, GemsActivated) and e.seat == seat]
        assert figures.rolls == sum(event.seat == seat for event in thrown)
        assert (figures.dice, figures.black_masks, figures.golden_masks) == (len(faces), faces.count(B), faces.count(G))
        assert figures.freed_mates == sum(event.dice.bit_count() for event in helped)
        assert figures.gems == sum(sum(event.gems) for event in lit)
        assert figures.chambers == sum(isinstance(e, ChamberPlaced) and e.by == seat for e in happened)
        out = [at for at, event in events(log) if isinstance(event, AdventurerEscaped) and event.seat == seat]
        assert figures.escaped_at == (out[0] if out else -1)


@pytest.mark.parametrize(("players", "pace"), GAMES)
def test_the_whole_is_the_sum_of_its_parts(players: int, pace: int) -> None:
    log = played(players, pace)
    story = tell(log)
    result = play_game(Settings(players=players), f"story {players}", steady(pace))
    assert (story.won, story.reason, story.ended_at) == (result.won, result.reason, result.ended_at)
    assert story.gems == sum(result.game.temple.gems) == sum(figures.gems for figures in story.figures)
    assert story.chambers == len(result.game.temple.laid())
    assert [each.seat for each in story.kept] == result.game.party.inside()
    assert (story.why in CAUSES) == (not story.won)
    lost = sum(where >> SHIFT == LOST for where in result.game.dice.where)
    assert sum(figures.dice_lost for figures in story.figures) == lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_screen_has_words_for_every_cause_and_every_reason(language: str) -> None:
    said = words(language)
    assert [why for why in CAUSES if not said.has(f"end-why-{why.replace('_', '-')}")] == []
    reasons = [reason for reason in ENDINGS if reason not in ("escaped", "collapse")]
    assert "no_dice_left" in reasons
    assert [reason for reason in reasons if not said.has(f"end-moment-ended-{reason.replace('_', '-')}")] == []


def test_slow_teams_lose_and_quick_ones_win() -> None:
    """Otherwise the games above would show one side of the story only."""
    assert {tell(played(players, pace)).won for players, pace in GAMES} == {True, False}


@pytest.mark.parametrize(("players", "pace"), GAMES)
def test_moments_come_in_order_and_are_of_known_kinds(players: int, pace: int) -> None:
    story = tell(played(players, pace))
    times = [moment.at for moment in story.moments]
    assert times == sorted(times)
    assert times[-1] <= story.ended_at
    assert {moment.kind for moment in story.moments} <= set(KINDS)
    assert all(1 <= moment.weight <= 3 for moment in story.moments)


@pytest.mark.parametrize(("players", "pace"), GAMES)
def test_every_lighting_of_gems_is_a_moment_and_the_first_is_marked(players: int, pace: int) -> None:
    log = played(players, pace)
    lit = [(at, e.seat, sum(e.gems)) for at, e in events(log) if isinstance(e, GemsActivated)]
    told = of_kind(tell(log), "first_gem", "gems")
    assert [(moment.at, moment.seat, moment.count) for moment in told] == lit
    assert [moment.kind for moment in told] == ["first_gem", *["gems"] * (len(lit) - 1)][: len(lit)]


@pytest.mark.parametrize(("players", "pace"), GAMES)
def test_every_slam_says_who_came_too_late(players: int, pace: int) -> None:
    log = played(players, pace)
    slams = [
        (entry.at, sum(isinstance(e, DieMoved) and e.where >> SHIFT == LOST for e in entry.events))
        for entry in log.entries
        if any(isinstance(e, DoorPhase) and e.phase == LOSSES for e in entry.events)
    ]
    told = of_kind(tell(log), "all_safe", "late")
    assert [(moment.at, moment.count) for moment in told] == slams
    assert all((moment.kind == "all_safe") == (moment.count == 0) for moment in told)


@pytest.mark.parametrize(("players", "pace"), GAMES)
def test_whoever_gets_out_is_told_with_the_first_and_the_last(players: int, pace: int) -> None:
    log = played(players, pace)
    out = [(at, event.seat) for at, event in events(log) if isinstance(event, AdventurerEscaped)]
    told = of_kind(tell(log), "first_out", "out", "last_out")
    assert [(moment.at, moment.seat) for moment in told] == out
    if len(out) > 1:
        assert (told[0].kind, told[-1].kind) == ("first_out", "last_out")


def test_the_exit_is_found_once_and_by_somebody() -> None:
    log = played(3, 1200)
    [found] = of_kind(tell(log), "exit_found")
    placed = [(at, e) for at, e in events(log) if isinstance(e, ChamberPlaced) and e.by >= 0 and at == found.at]
    assert found.seat in {event.by for _, event in placed}


def test_a_lost_game_says_whom_the_temple_kept() -> None:
    story = next(story for game in GAMES if not (story := tell(played(*game))).won)
    [end] = of_kind(story, "ended")
    assert end.at == story.ended_at
    assert end.count == len(story.kept) > 0
    assert all(story.figures[each.seat].escaped_at == -1 for each in story.kept)


def test_countdowns_are_those_of_the_soundtrack_and_practice_has_none() -> None:
    assert tell(played(1, 1200)).countdowns == ((180_000, 210_000), (390_000, 420_000), (540_000, 600_000))
    table = Table(Settings(players=1, soundtrack="track2"), "two", record=True)
    assert tell(table.journal()).countdowns[0] == (220_000, 250_000)
    table = Table(Settings(players=1, practice=True), "practice", record=True)
    assert tell(table.journal()).countdowns == ()


def test_time_is_told_from_the_opening_call() -> None:
    """A table may have waited before it: the story's clock is the soundtrack's."""
    late = 7_000
    log = played(2, 1200)
    moved = Journal(log.header, [_later(entry, late) for entry in log.entries], log.footer)
    assert tell(moved).moments == tell(log).moments
    assert tell(moved).ended_at == tell(log).ended_at


def _later(entry: Entry, ms: int) -> Entry:
    def later(event: AnyEvent) -> AnyEvent:
        kind = type(event).__name__
        return type(event)(at=ms) if kind == "GameStarted" else event  # type: ignore[call-arg]

    return Entry(entry.at + ms, tuple(later(event) for event in entry.events), entry.command)


def test_a_game_that_was_given_up_says_so() -> None:
    table = Table(Settings(players=1), "enough", record=True)
    table._do(Perform(0, "give_up"), 3_000)
    story = tell(table.journal())
    assert (story.won, story.reason) == (False, "gave_up")
    assert [moment.kind for moment in story.moments] == ["ended"]


@pytest.mark.parametrize("number", range(4))
def test_any_game_has_a_story(number: int) -> None:
    """Random players switch, drop out and are handed over; the story does not mind."""
    log = recorded(Settings(players=number + 1), f"any {number}", commands=600, pause_ms=1500)
    story = tell(log)
    assert len(story.figures) == number + 1


# -------------------------------------------------------------------- single moments
def test_whoever_has_only_black_masks_is_stuck_and_then_rescued() -> None:
    game = Scenario(players=2).game
    hand = game.dice.hands[0]
    mask = sum(1 << die for die in hand)
    throw = DiceRolled(0, mask, (B,) * len(hand), 1, 0)
    [stuck] = moments(game, throw, ())
    assert (stuck.kind, stuck.seat) == ("all_locked", 0)
    game.apply_only(throw)
    [rescued] = moments(game, DiceFreed(0, 0b11, 1), ())
    assert (rescued.kind, rescued.seat, rescued.mate, rescued.count) == ("rescued", 1, 0, 2)
    game.apply_only(DiceFreed(0, 0b11, 1))
    [freed] = moments(game, DiceFreed(0, 0b100, 1), ())
    assert freed.kind == "freed"


def test_only_the_last_die_that_somebody_loses_is_a_moment() -> None:
    game = Scenario(players=2).game
    hand = list(game.dice.hands[0])
    for die in hand[:-1]:
        assert moments(game, DieMoved(die, spot(LOST), 0), ()) == []
        game.apply_only(DieMoved(die, spot(LOST), 0))
    [empty] = moments(game, DieMoved(hand[-1], spot(LOST), 0), ())
    assert (empty.kind, empty.seat, empty.weight) == ("no_dice", 0, 3)


def test_a_die_on_a_card_is_not_lost() -> None:
    game = Scenario(players=2).game
    hand = list(game.dice.hands[0])
    for die in hand[:-1]:
        game.apply_only(DieMoved(die, spot(LOST if die != hand[0] else CARD), 0))
    assert moments(game, DieMoved(hand[-1], spot(LOST), 0), ()) == []


def test_freeing_the_own_dice_and_an_ordinary_throw_are_no_moments() -> None:
    game = Scenario(players=2).game
    assert moments(game, DiceRolled(0, 0b11, (B, B), 1, 0), ()) == []
    assert moments(game, DiceFreed(0, 0b11, 0), ()) == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_gift_of_a_die_names_giver_and_receiver(players: int) -> None:
    log = played(players, 1200)
    given = [
        (second.index, first.holder)
        for entry in log.entries
        for first, second in pairwise(entry.events)
        if isinstance(first, DieMoved) and isinstance(second, Noted) and second.key == "gift"
    ]
    assert [(moment.seat, moment.mate) for moment in of_kind(tell(log), "gift")] == given
    assert given
