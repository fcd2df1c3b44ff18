"""Extra gem: a gem from the depot onto the tile, which stays and is no treasure any more."""

import pytest

from tests.expansions.treasures.treasured import BARE, escapes, lies, owned, owning, uses
from tumbledown.engine.commands import Escape
from tumbledown.engine.events import GemsActivated, GemsMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import BESIDE, DEPOT, ON_PIECE, SPENT_BY, at
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import PieceView, view

USE = uses(0, "extra_gem")


@pytest.mark.rule("treasures.extra_gem.effect")
def test_a_gem_goes_from_the_depot_to_the_tile_and_counts_as_activated() -> None:
    table = owning("extra_gem", gems=2)
    (treasure,) = owned(table)
    events = table.does(USE)
    assert GemsMoved(DEPOT, at(ON_PIECE, treasure), 1) in events
    assert table.game.depot.gems == 1
    assert table.game.depot.on_pieces == {treasure: 1}
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KK...")
    table.does(Escape(0))


@pytest.mark.rule("treasures.extra_gem.keep")
def test_the_used_tile_stays_with_its_owner_for_all_to_see_and_is_no_treasure_any_more() -> None:
    table = owning("extra_gem")
    (treasure,) = owned(table)
    table.does(USE)
    assert owned(table) == []
    assert table.owns(0) == []
    assert view(table.game, 1)[f"piece:{treasure}"] == PieceView(at(SPENT_BY, 0), "extra_gem", gems=1)
    assert table.refuses(USE) == "not_offered"


@pytest.mark.rule("treasures.extra_gem.keep")
def test_its_gem_never_returns_not_even_when_the_owner_escapes() -> None:
    table = owning("extra_gem", "double_key")
    treasure, _ = sorted(owned(table), key=lambda piece: table.game.pieces.kind_of(piece).id != "extra_gem")
    table.does(USE)
    escapes(table, 0)
    assert lies(table, treasure) == at(SPENT_BY, 0)
    assert table.game.depot.on_pieces == {treasure: 1}
    table.waits_until(500_000)
    assert table.game.depot.on_pieces == {treasure: 1}


@pytest.mark.rule("treasures.extra_gem.empty")
def test_with_an_empty_depot_it_waits() -> None:
    table = owning("extra_gem", gems=0)
    table.shows(0, "BBBBB")
    assert table.refuses(USE) == "depot_empty"
    assert table.owns(0) == ["extra_gem"]
    table.game.emit(GemsMoved(BESIDE, DEPOT, 1))
    table.does(USE)


@pytest.mark.rule("treasures.extra_gem.anywhere")
@pytest.mark.parametrize("kind", ["start", BARE, "cursed_02", "exit"])
def test_it_is_used_in_any_chamber_and_leaves_that_chamber_as_it_is(kind: str) -> None:
    table = owning("extra_gem")
    place = table.start if kind == "start" else table.chamber(kind, at=(1, 0), stairs="W")
    table.puts(0, place)
    events = table.does(USE)
    assert not any(isinstance(event, GemsActivated) for event in events)
    assert table.gems_in(place) == 0
    assert not table.game.temple.used[place >> 1]
    if kind == "cursed_02":
        table.shows(0, "TTTT.")
        assert "activate" in table.verbs(0)


@pytest.mark.rule("treasures.extra_gem.anywhere")
def test_a_ban_on_gems_everywhere_holds_for_it_and_one_on_chambers_does_not() -> None:
    def no_gems(game: Game, seat: int, places: tuple[int, ...]) -> Refusal | None:
        return Refusal("banned")

    def no_gems_in_chambers(game: Game, seat: int, places: tuple[int, ...]) -> Refusal | None:
        return Refusal("banned") if places else None

    everywhere, in_chambers = Chapter("ban", order=99), Chapter("ban", order=99)
    everywhere.forbid.gems(no_gems)
    in_chambers.forbid.gems(no_gems_in_chambers)
    assert owning("extra_gem", extra=(everywhere,)).refuses(USE) == "banned"
    owning("extra_gem", extra=(in_chambers,)).does(USE)
