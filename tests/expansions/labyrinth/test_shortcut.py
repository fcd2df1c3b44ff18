"""Shortcut: the pile in one's hand for fifteen seconds, and any chamber of it."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.labyrinth.tables import BLUE, ON, RED, WITH_CARDS, at_the_gears, row, told, with_card
from tests.scenario import Scenario
from tumbledown.engine.adventurer import STAYS, SUMMON
from tumbledown.engine.commands import Answer, Discover, Perform, Roll
from tumbledown.engine.events import (
    AdventurerMoved,
    Answered,
    Asked,
    ChamberPlaced,
    DoorPhase,
    Event,
    FacesShown,
    Noted,
    PileOrdered,
    TileDrawn,
)
from tumbledown.engine.pieces import TILES
from tumbledown.engine.telling import told as heard
from tumbledown.engine.temple import AIR
from tumbledown.engine.tiles import EAST, NORTH, WEST
from tumbledown.engine.view import SPECTATOR, QuestionView, TileView, view

CARD = "shortcut"
PILE = ("cursed_01", "cursed_02", "exit", "cursed_03", "cursed_04")


def searching(*pile: str, modules: tuple[str, ...] = WITH_CARDS, seat: int = RED) -> Scenario:
    """Red has the pile in hand, to lay a chamber east of the start."""
    table = with_card(CARD, *(pile or PILE), modules=modules)
    table.does(Perform(seat, CARD, EAST))
    return table


def open_search(table: Scenario) -> tuple[int, ...]:
    """The tiles that may be chosen now."""
    (offer,) = table.offers(RED, "answer")
    return offer.targets


def tile_called(table: Scenario, kind: str) -> int:
    return next(tile for tile in open_search(table) if table.game.tile_kind(tile).id == kind)


def kind_at(table: Scenario, x: int, y: int) -> str:
    place = table.lies_at(x, y)
    return table.game.tile_kind(place >> 1).id if place >= 0 else ""


# -------------------------------------------------------------------- the search
@pytest.mark.rule("labyrinth.treasure.shortcut", "labyrinth.treasure.single_use")
def test_for_two_adventurers_any_chamber_of_the_pile_is_laid_and_the_pile_is_shuffled() -> None:
    table = searching()
    assert table.owns(RED) == []
    assert table.faces(RED) == "..AAB"
    assert {table.game.tile_kind(tile).id for tile in open_search(table)} == set(PILE)
    table.answers(RED, tile_called(table, "cursed_03"))
    assert kind_at(table, 1, 0) == "cursed_03"
    assert table.stairs_of(table.lies_at(1, 0)) == "W"
    rest = [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)]
    assert sorted(rest) == sorted(set(PILE) - {"cursed_03"})


@pytest.mark.rule("labyrinth.treasure.shortcut")
def test_the_pile_is_in_another_order_afterwards() -> None:
    kinds = tuple(f"cursed_{number:02}" for number in range(1, 14))
    table = searching(*kinds)
    table.answers(RED, tile_called(table, "cursed_01"))
    assert [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)] != list(kinds[1:])


@pytest.mark.rule("labyrinth.treasure.shortcut")
def test_who_has_seen_the_pile_in_hand_does_not_know_its_order_afterwards() -> None:
    table = searching(*(f"cursed_{number:02}" for number in range(1, 14)))
    chosen = tile_called(table, "cursed_01")
    seen = [table.game.tile_kind(tile).id for tile in open_search(table) if tile != chosen]
    table.answers(RED, chosen)
    left = [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)]
    assert left != seen
    assert sorted(left) == sorted(seen)


@pytest.mark.rule("labyrinth.treasure.shortcut")
def test_without_two_adventurers_or_an_opening_there_is_no_search() -> None:
    table = with_card(CARD)
    table.shows(RED, "ATTKB")
    assert table.refuses(Perform(RED, CARD, EAST)) == "not_enough_icons"
    table.shows(RED, "AABBB")
    assert table.refuses(Perform(RED, CARD, NORTH)) == "no_opening"
    table.pile()
    assert table.refuses(Perform(RED, CARD, EAST)) == "pile_empty"
    assert table.owns(RED) == [CARD]
    assert table.refuses(Perform(BLUE, CARD, EAST)) == "not_offered"


@pytest.mark.rule("labyrinth.treasure.shortcut_effects")
def test_the_exit_may_be_chosen_and_is_announced() -> None:
    table = searching()
    events = table.answers(RED, tile_called(table, "exit"))
    assert told(events, "exit_found") == [(table.lies_at(1, 0) >> 1, RED)]


@pytest.mark.rule("labyrinth.treasure.shortcut_effects")
def test_the_chosen_chamber_brings_what_it_brings() -> None:
    cursed = searching("cursed_01", "cursed_04", "cursed_05")
    masked = [tile for tile in open_search(cursed) if cursed.game.shows(tile, "purple_mask")]
    cursed.cards("curses", "trap")
    cursed.answers(RED, masked[0])
    assert cursed.owns(RED) == ["trap"]


@pytest.mark.rule("labyrinth.treasure.shortcut_effects")
def test_the_discoverer_has_no_second_draw_for_it() -> None:
    table = with_card(CARD, *PILE, modules=(*WITH_CARDS, "characters"))
    table.gets(RED, "discoverer_permanent")
    table.does(Perform(RED, CARD, EAST))
    assert [question.kind for question in table.game.questions.values()] == [CARD]
    table.answers(RED, tile_called(table, "cursed_03"))
    assert not table.game.questions
    assert kind_at(table, 1, 0) == "cursed_03"


# -------------------------------------------------------------------- meanwhile
@pytest.mark.rule("labyrinth.treasure.shortcut_lock")
def test_meanwhile_nobody_else_draws_and_the_cell_is_taken_while_the_game_goes_on() -> None:
    table = searching()
    table.shows(BLUE, "AATTB")
    assert table.refuses(Discover(BLUE, WEST)) == "pile_locked"
    assert table.refuses(Discover(BLUE, EAST)) == "passage_blocked"
    table.does(Roll(BLUE))
    assert table.refuses(Roll(RED)) == "choice_first"
    table.answers(RED, tile_called(table, "exit"))
    table.shows(BLUE, "AATTB")
    table.does(Discover(BLUE, WEST))


@pytest.mark.rule("labyrinth.treasure.shortcut_time")
@pytest.mark.parametrize(("tiles", "ms"), [(2, 15_000), (15, 15_000), (16, 16_000), (42, 42_000)])
def test_the_time_grows_with_the_pile(tiles: int, ms: int) -> None:
    table = with_card(CARD, modules=(*WITH_CARDS, "traps", "quests"))
    kinds = [table.game.tile_kind(tile) for tile in range(len(table.game.temple.kind)) if tile != table.game.start]
    table.pile(*[kind.id for kind in kinds[:tiles]])
    table.does(Perform(RED, CARD, EAST))
    assert len(open_search(table)) == tiles
    table.waits(ms - 1)
    assert table.game.pieces.locked_by[TILES] == RED
    table.waits(1)
    assert table.game.pieces.locked_by[TILES] == -1


@pytest.mark.rule("labyrinth.treasure.shortcut_lock", "labyrinth.treasure.shortcut_time")
def test_after_fifteen_seconds_the_top_chamber_is_taken() -> None:
    table = searching()
    table.waits(14_999)
    assert table.game.questions
    table.waits(1)
    assert not table.game.questions
    assert kind_at(table, 1, 0) == "cursed_01"
    assert table.game.pieces.locked_by[TILES] == -1


@pytest.mark.rule("labyrinth.treasure.shortcut_lock")
def test_a_slam_ends_the_search_first() -> None:
    table = with_card(CARD, *PILE)
    table.does(Perform(RED, CARD, EAST), at=FIRST_SLAM - 5_000)
    events = table.waits_until(FIRST_SLAM)
    kinds = [type(event) for event in events if isinstance(event, (ChamberPlaced, DoorPhase))]
    assert kinds[0] is ChamberPlaced
    assert kind_at(table, 1, 0) == "cursed_01"


@pytest.mark.rule("labyrinth.treasure.shortcut_lock")
def test_whoever_is_called_elsewhere_searches_no_longer() -> None:
    table = searching()
    hall = table.chamber("cursed_05", at=(-1, 0), stairs="E")
    table.game.emit(AdventurerMoved(RED, hall, SUMMON, BLUE))
    assert not table.game.questions
    assert kind_at(table, 1, 0) == "cursed_01"


@pytest.mark.rule("labyrinth.treasure.shortcut_lock")
def test_whose_chamber_changes_under_the_figure_searches_on() -> None:
    table = searching()
    hall = table.chamber("cursed_05", at=(-1, 0), stairs="E")
    table.game.emit(AdventurerMoved(RED, hall, STAYS))
    assert open_search(table)


@pytest.mark.rule("labyrinth.treasure.shortcut_lock", "labyrinth.gear.line")
def test_a_slide_ends_the_search_first() -> None:
    table, _ = at_the_gears(modules=("labyrinth", "treasures"), pile=("cursed_01", "cursed_02"))
    table.gets(BLUE, CARD)
    table.shows(BLUE, "AABBB")
    table.does(Perform(BLUE, CARD, WEST))
    table.does(Perform(RED, "gears", row(0, ON)))
    assert not table.game.questions
    assert kind_at(table, 0, 0) == "cursed_01"


@pytest.mark.rule("labyrinth.treasure.shortcut_lock")
def test_a_turning_chamber_ends_the_search_first() -> None:
    table = with_card(CARD, *PILE, modules=(*WITH_CARDS, "characters"))
    hall = table.chamber("cursed_05", at=(-1, 0), stairs="E")
    table.does(Perform(RED, CARD, EAST))
    table.gets(BLUE, "mechanic_activatable")
    table.shows(BLUE, "TTTTT")
    target = next(each for each in table.targets(BLUE, "turn_chamber") if each >> 2 == hall >> 1)
    table.does(Perform(BLUE, "turn_chamber", target))
    assert not table.game.questions
    assert kind_at(table, 1, 0) == "cursed_01"


@pytest.mark.rule("labyrinth.treasure.shortcut_lock")
def test_the_last_tile_is_taken_without_a_question() -> None:
    table = searching("cursed_02")
    assert kind_at(table, 1, 0) == "cursed_02"
    assert not table.game.questions


# -------------------------------------------------------------------- for nobody else's eyes
def reaching(table: Scenario, events: list[Event], seat: int) -> list[Event]:
    return [shown for event in events if (shown := heard(table.game, event, seat)) is not None]


@pytest.mark.rule("labyrinth.treasure.shortcut_lock")
@pytest.mark.parametrize("seat", [BLUE, SPECTATOR])
def test_only_the_searcher_sees_the_pile(seat: int) -> None:
    table = with_card(CARD, *PILE)
    events = table.does(Perform(RED, CARD, EAST))
    own, other = view(table.game, RED), view(table.game, seat)
    assert sum(isinstance(entity, TileView) for entity in own.values()) == len(PILE) - 1
    assert not any(isinstance(entity, TileView) for entity in other.values())
    question = next(entity for entity in other.values() if isinstance(entity, QuestionView))
    assert question.choices == question.args == ()
    for event in reaching(table, events, seat):
        assert not isinstance(event, FacesShown)
        assert not isinstance(event, Asked) or event.args == ()
        assert not isinstance(event, PileOrdered) or event.order == ()
    assert any(event == Noted("pile", TILES, RED) for event in events), "but that the pile is taken"
    air = next(event.tile for event in events if isinstance(event, TileDrawn))
    assert table.game.temple.state[air] == AIR
    assert getattr(other[f"chamber:{air}"], "kind", None) == ""


@pytest.mark.rule("labyrinth.treasure.shortcut_lock")
def test_the_number_of_the_chosen_tile_does_not_tell_where_in_the_pile_it_was() -> None:
    """Near the end of the pile would mean: the exit. So it is shuffled before it is looked at."""
    kinds = tuple(f"cursed_{number:02}" for number in range(1, 14))
    table = searching(*kinds)
    assert [table.game.tile_kind(tile).id for tile in open_search(table)][1:] != list(kinds[1:])
    events = table.answers(RED, tile_called(table, "cursed_13"))
    assert any(isinstance(event, Answered) for event in reaching(table, events, BLUE))


def test_others_cannot_answer() -> None:
    table = searching()
    (question,) = table.game.questions
    assert table.refuses(Answer(BLUE, question, open_search(table)[0])) == "not_asked"
