"""What an event touches, so that frames stay small and stores stay true."""

import pytest

from tests.scenario import Scenario
from tumbledown.bots.table import Table
from tumbledown.engine import events as ev
from tumbledown.engine import touched
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import cell_at
from tumbledown.engine.tiles import EAST
from tumbledown.engine.view import CHAPTERS, CLOCK, DEPOT, DICE, EVERYTHING, SEATS, part, view


def test_every_kind_of_event_says_what_it_touches() -> None:
    kinds = set(ev.Event.__subclasses__())
    assert kinds - set(touched.GROUPS) == {ev.Noted}


def test_the_parts_of_a_view_make_up_the_whole() -> None:
    game = Table(Settings(players=3), "parts").game
    whole = {}
    bit = 1
    while bit <= EVERYTHING:
        whole.update(part(game, 1, bit, -1))
        bit <<= 1
    assert whole == view(game, 1)


def test_a_throw_touches_its_own_dice_and_no_chamber() -> None:
    game = Table(Settings(players=2), "throw").game
    found, dice, seats = touched.touched(game, [ev.DiceRolled(1, 0b101, (1, 2), 1, 1000)])
    assert (found, dice, seats) == (DICE | SEATS, 0b101, 0b10)
    assert set(part(game, 0, found, dice, seats)) == {"die:0", "die:2", "seat:1"}


@pytest.mark.parametrize("scope", ["die", "seat", "tile", "piece", "pile", "depot", "question"])
def test_a_note_touches_what_it_is_about(scope: str) -> None:
    assert touched.groups(ev.Noted(scope, "x", 1, 0)) == touched.NOTES[scope]
    assert touched.groups(ev.Noted("base", "track", 1)) == CHAPTERS | DEPOT
    assert touched.groups(ev.GameStarted()) == CLOCK


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_a_store_that_follows_the_events_equals_the_view_after_every_step(players: int) -> None:
    modules = ("sixth_adventurer",) if players == 6 else ()
    table = Table(Settings(players=players, modules=modules), "follow", record=True)
    stores = {seat: view(table.game, seat) for seat in range(-1, players)}
    read = len(table.entries)
    while not table.is_over:
        table.step()
        fresh = [event for entry in table.entries[read:] for event in entry.events]
        read = len(table.entries)
        found, dice, seats = touched.touched(table.game, list(fresh))
        for seat, store in stores.items():
            touched.refresh(store, table.game, seat, found, dice, seats)
            assert store == view(table.game, seat)


def test_a_passage_that_goes_with_its_chambers_is_shown_there_and_no_longer_here() -> None:
    table = Scenario()
    hall = table.chamber("basic_07", at=(1, 0), stairs="N") >> 1
    game, tiles = table.game, (table.start >> 1, hall)
    game.apply_only(ev.EdgeOpened(cell_at(0, 0), EAST))
    store = view(game, 0)
    assert "edge:0.0.1" in store
    moved = ev.ChambersMoved(tiles, (cell_at(0, 1), cell_at(1, 1)), tuple(game.temple.turn[tile] for tile in tiles))
    game.apply_only(moved)
    _, gone = touched.refresh(store, game, 0, *touched.touched(game, [moved]))
    assert gone == ["edge:0.0.1"]
    assert store == view(game, 0)
