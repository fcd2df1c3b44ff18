"""Random games in which every audience's wire is compared with that of a game that differs in what it may not know.

And the leaks: each of them is planted once, and must be found.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.contract import random_play, secrecy
from tests.contract.probe_cards import pieces_of
from tests.contract.probe_secrets import probe
from tests.contract.random_play import Play
from tests.contract.secrecy import Step, nobody_hears_what_is_hidden
from tests.contract.tables import Table, easy, generous, mixes
from tumbledown.engine import commands as cmd
from tumbledown.engine import renaming, telling, view
from tumbledown.engine.clock import VEIL
from tumbledown.engine.events import (
    Announced,
    Asked,
    ChamberRemoved,
    Event,
    FacesShown,
    GemsMoved,
    PieceMoved,
    PileOrdered,
    TileDrawn,
    TimerRang,
    TimerSet,
)
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.pieces import AT_SEAT, ON_PIECE, SHIFT, TILES, at
from tumbledown.engine.structs import Outcome, Settings
from tumbledown.engine.temple import AIR, BOX, PILE
from tumbledown.expansions import new_game

liars = Chapter("liars", order=97, looks_far=False)
"""Everybody lies, as far as there are cards: most tiles stay in the air under a veil."""


@liars.setup(PIECES)
def everybody_lies(game: Game) -> None:
    for seat, piece in zip(range(game.party.size), pieces_of(game, "liar"), strict=False):
        game.emit(PieceMoved(piece, at(AT_SEAT, seat), seat=seat))


EAGER = {
    "discover": 12.0,
    "search": 2.0,
    "genie": 1.5,
    "peek": 0.4,
    "stake": 1.0,
    "banish": 2.0,
    "shift": 1.0,
    "strive": 0.1,
}
PROBED = [Table(Settings(players=n, roll_ms=300), (probe, *more)) for n in (2, 3, 4) for more in ((liars,), (easy,))]
MIXES = [Table(table.settings, (generous,)) for table in mixes(40)]


@pytest.fixture(autouse=True)
def nothing_else_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_play, "EXPERIMENT_EVERY", 1_000_000)


class WatchedPlay(Play):
    """A random game of which every few steps are taken twice, by games that an audience cannot tell apart."""

    def __init__(self, table: Table, seed: str, every: int) -> None:
        super().__init__(table, seed)
        self.every = every
        self.eyes = Random(f"eyes of {seed}")
        self.mood.weights |= EAGER
        self.met: Counter[str] = Counter()

    def does(self, command: cmd.Command, *, refused: bool | None = False, now: int = -1) -> None:
        self._compare(Step(command, self.game.now if now < 0 else now))
        super().does(command, refused=refused, now=now)

    def advances(self, now: int) -> None:
        self._compare(Step(None, now))
        super().advances(now)

    def _look(self, outcome: Outcome, command: cmd.Command | None, at: int) -> None:
        """That the rest of the contract holds is the affair of other tests."""

    def _compare(self, step: Step) -> None:
        """Throws and steps are many, and hide nothing: a few of them will do."""
        seldom = 5 if type(step.command) in (cmd.Roll, cmd.Enter) else 1
        if self.game.phase == RUNNING and self.eyes.randrange(seldom * self.every) == 0:
            nobody_hears_what_is_hidden(self.game, step, self.eyes)
            before = secrecy.copy_of(self.game)
            self.met["steps"] += 1
            for event in step.take(secrecy.copy_of(self.game)).events:
                self.met.update(secrets(before, event))
                before.apply_only(event)


def secrets(before: Game, event: Event) -> Iterator[str]:
    """What of this event is hidden from somebody."""
    temple = before.temple
    if isinstance(event, TimerSet) and event.name == VEIL:
        yield "a veil lifts early" if event.at < 0 else "a tile is veiled"
    elif isinstance(event, TimerRang) and event.name == VEIL:
        yield "a veil lifts"
    elif isinstance(event, ChamberRemoved) and temple.state[event.tile] == AIR:
        yield "a tile in the air vanishes"
    elif isinstance(event, PileOrdered) and any(temple.state[t] == AIR for t in event.order if event.pile == TILES):
        yield "a tile goes from the air into the pile"
    elif isinstance(event, FacesShown):
        yield f"{event.scope}s are looked at" if len(event.ids) > 1 else f"a {event.scope} is looked at"
    elif isinstance(event, PieceMoved) and not event.face_up:
        yield "a piece is laid face down"
    elif isinstance(event, GemsMoved) and event.target >> SHIFT == ON_PIECE:
        yield "a gem lies on a hidden piece"
    elif isinstance(event, TileDrawn):
        yield "a tile is drawn"


MET_WITH_THE_PROBE = {
    *("a tile is veiled", "a veil lifts", "a veil lifts early"),
    *("a tile is drawn", "a tile is looked at", "a tile in the air vanishes", "a tile goes from the air into the pile"),
    *("tiles are looked at", "pieces are looked at", "a piece is looked at"),
    *("a piece is laid face down", "a gem lies on a hidden piece"),
}


def watch(tables: list[Table], games: range, every: int = 2) -> Counter[str]:
    """Play these games and count what was hidden in the steps that were compared."""
    met: Counter[str] = Counter()
    for number in games:
        game = WatchedPlay(tables[number % len(tables)], f"secrecy {number}", every)
        game.to_the_end()
        met += game.met
    return met


Record = Callable[[str, Any], None]


def test_nobody_hears_what_is_hidden_from_them(record_property: Record) -> None:
    met = watch(PROBED, range(18))
    record_property("secrecy steps", met["steps"])
    assert MET_WITH_THE_PROBE - set(met) == set()


def test_in_mixtures_of_chapters_nobody_hears_what_is_hidden_from_them(record_property: Record) -> None:
    met = watch(MIXES, range(24), every=3)
    record_property("secrecy steps", met["steps"])
    assert {"a tile is drawn", "a piece is laid face down"} - set(met) == set()


def test_in_mixtures_of_chapters_no_number_tells_which_chambers_stayed_in_the_box() -> None:
    """Whatever fortune has left out, it goes by the same numbers."""
    assert MIXES
    for table in MIXES[:20]:
        games = [new_game(table.settings, f"box {seed}") for seed in range(5)]
        boxed = {tuple(tile for tile, state in enumerate(game.temple.state) if state == BOX) for game in games}
        assert len(boxed) == 1, table.settings


@pytest.mark.long
@pytest.mark.parametrize("games", [range(start, start + 50) for start in range(100, 1_100, 50)], ids=str)
def test_in_hundreds_of_games_nobody_hears_what_is_hidden_from_them(games: range) -> None:
    watch([*PROBED, *MIXES], games, every=6)


# -------------------------------------------------------------------- leaks
Plant = Callable[[pytest.MonkeyPatch], None]


def tell_all(kind: type[Event]) -> Plant:
    """Events of this kind are told to everybody as they are."""
    is_secret = telling._is_secret
    return lambda patch: patch.setattr(
        telling, "_is_secret", lambda game, event: type(event) is not kind and is_secret(game, event)
    )


def tell_notes(*scopes: str) -> Plant:
    return lambda patch: patch.setattr(telling, "OPEN", telling.OPEN | set(scopes))


def show_tiles(state: int) -> Plant:
    """Tiles in this state are seen by everybody."""
    sees = view.sees_face
    return lambda patch: patch.setattr(
        view, "sees_face", lambda game, tile, seat: game.temple.state[tile] == state or sees(game, tile, seat)
    )


def keep_names(kinds: list[int], order: tuple[int, ...], before: list[int]) -> list[int]:
    """As if a tile that was shuffled could still be known by its number."""
    return [*order, *[each for each in before if each not in order]]


LEAKS: dict[str, Plant] = {
    "shuffled tiles and cards are known by their numbers": lambda patch: patch.setattr(renaming, "_rename", keep_names),
    "the order of a pile is told": tell_all(PileOrdered),
    "who looks at something is told": tell_all(FacesShown),
    "what a chapter notes for itself is told": tell_notes("probe"),
    "what a question is about is told": tell_all(Asked),
    "private words are told": tell_all(Announced),
    "a tile in the air is seen": show_tiles(AIR),
    "a pile that somebody looks through is seen": show_tiles(PILE),
    "a face-down piece is seen": lambda patch: patch.setattr(view, "knows", lambda game, piece, seat: True),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError, match=r"seat .* can tell by"):
        watch(PROBED, range(12), every=1)
