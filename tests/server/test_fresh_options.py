"""What a seat was told that it can do is what it can do: after every step of random play, and after coming back."""

from random import Random
from typing import Final

import pytest

from tests.contract.random_play import Play
from tests.contract.tables import Table, generous, mixes
from tumbledown.engine import commands as cmd
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.structs import Outcome, Settings
from tumbledown.expansions.doomed import STAND_UP
from tumbledown.expansions.shared import CURSES
from tumbledown.lab.tables import everything
from tumbledown.server.options import SeatOptions, current_options
from tumbledown.server.prices import current_prices
from tumbledown.server.wire import OptionView, Prospect

COMES_BACK: Final = 0.05
STRANGE_TABLES: Final = mixes(60)


def with_everything(players: int) -> Table:
    """All chapters, and not on honour: what concerns the players' bodies is asked for on the screen."""
    return Table(Settings(players=players, modules=everything()), (generous,))


def must_stand_up(game: Game, seat: int) -> None:
    """By this curse it depends on a timer who may throw, and on nothing that could be seen in the offers."""
    for piece in game.pile(CURSES):
        if game.pieces.kind_of(piece).id == STAND_UP:
            game.emit(PieceMoved(piece, at(AT_SEAT, seat), seat=seat))


class Told(Play):
    """Random play, of which only the server's lists are watched."""

    def __init__(self, table: Table, seed: str) -> None:
        super().__init__(table, seed)
        if CURSES in self.game.pieces.piles:
            must_stand_up(self.game, 0)
        self.server = SeatOptions(self.game)
        self.options: dict[int, tuple[OptionView, ...]] = {}
        self.prices: dict[int, tuple[Prospect, ...]] = {}
        self.chance = Random(f"{seed} comes back")

    def _look(self, outcome: Outcome, command: cmd.Command | None, at: int) -> None:
        if not outcome.events:
            return
        for seat in range(-1, self.game.party.size):
            self._hears(seat)
            assert self.options.get(seat, ()) == current_options(self.game, seat), (seat, command)
            assert self.prices.get(seat, ()) == current_prices(self.game, seat), (seat, command)

    def _hears(self, seat: int) -> None:
        if self.chance.random() < COMES_BACK:
            self.options[seat], self.prices[seat] = self.server.all_options(seat), self.server.all_prices(seat)
            return
        new = self.server.new(seat)
        if new.options is not None:
            self.options[seat] = new.options
        if new.prices is not None:
            self.prices[seat] = new.prices


@pytest.mark.parametrize("number", range(12))
def test_what_was_told_is_what_can_be_done_with_all_chapters(number: int) -> None:
    Told(with_everything(2 + number % 3), f"told {number}").to_the_end()


@pytest.mark.parametrize("number", range(12))
def test_what_was_told_is_what_can_be_done_with_any_chapters(number: int) -> None:
    Told(STRANGE_TABLES[number], f"told {number}").to_the_end()


@pytest.mark.long
@pytest.mark.parametrize("number", range(100, 1100))
def test_what_was_told_is_what_can_be_done_a_thousand_times(number: int) -> None:
    table = with_everything(1 + number % 5) if number % 2 else STRANGE_TABLES[number % len(STRANGE_TABLES)]
    Told(table, f"told {number}").to_the_end()
