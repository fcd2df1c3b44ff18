"""The exchange chamber: a curse is given, the top treasure is taken."""

import pytest

from tests.expansions.curses.cursed import on_cards
from tests.expansions.exchange_teleport.tables import BLUE, GREEN, RED, WITH_BOTH, trades, trading_post
from tumbledown.engine.adventurer import FORCED, SUMMON
from tumbledown.engine.commands import Enter
from tumbledown.engine.events import AdventurerMoved, ControlChanged, DieMoved, PieceMoved
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_SEAT, BOXED, PieceKind, at
from tumbledown.engine.view import PieceView, view


@pytest.mark.rule("exchange_teleport.exchange.use")
def test_an_own_curse_is_discarded_and_the_top_treasure_taken() -> None:
    table, (mask, silence) = trading_post("mask", "silence")
    top, below = table.game.pile("treasures")
    assert table.targets(RED, "trade_curse") == {mask, silence}
    events = table.does(trades(RED, silence))
    moved = [event for event in events if isinstance(event, PieceMoved)]
    assert moved == [PieceMoved(silence, BOXED, seat=RED), PieceMoved(top, at(AT_SEAT, RED), seat=RED)]
    assert sorted(table.owns(RED)) == ["extra_gem", "mask"]
    assert table.game.pile("treasures") == [below]


@pytest.mark.rule("exchange_teleport.exchange.use")
def test_nobody_has_to_trade_and_nobody_trades_the_curse_of_another() -> None:
    table, (mask,) = trading_post("mask")
    table.puts(BLUE, table.stands(RED))
    assert table.refuses(trades(BLUE, mask)) == "nothing_to_trade"
    silence = table.gets(BLUE, "silence")
    assert table.targets(BLUE, "trade_curse") == {silence}
    assert table.refuses(trades(BLUE, mask)) == "no_such_target"
    table.shows(RED, "AAAAA")
    table.does(Enter(RED, table.start))
    assert table.owns(RED) == ["mask"], "leaving without a trade costs nothing"


@pytest.mark.rule("exchange_teleport.exchange.use")
def test_elsewhere_nothing_is_traded() -> None:
    table, (mask,) = trading_post("mask")
    table.puts(RED, table.start)
    assert table.targets(RED, "trade_curse") == set()
    assert table.refuses(trades(RED, mask)) == "not_traded_here"


@pytest.mark.rule("exchange_teleport.exchange.once_per_visit")
def test_one_trade_in_a_visit_and_another_after_leaving_and_entering_again() -> None:
    table, (mask, silence) = trading_post("mask", "silence")
    post = table.stands(RED)
    table.does(trades(RED, mask))
    assert table.targets(RED, "trade_curse") == set()
    assert table.refuses(trades(RED, silence)) == "traded_already"
    table.shows(RED, "AAAAA")
    table.does(Enter(RED, table.start))
    table.shows(RED, "AAAAA")
    table.does(Enter(RED, post))
    table.does(trades(RED, silence))
    assert sorted(table.owns(RED)) == ["extra_gem", "healing_mask"]


@pytest.mark.rule("exchange_teleport.exchange.once_per_visit")
def test_everybody_has_a_visit_of_their_own() -> None:
    table, (mask,) = trading_post("mask")
    table.puts(BLUE, table.stands(RED))
    silence = table.gets(BLUE, "silence")
    table.does(trades(RED, mask))
    table.does(trades(BLUE, silence))
    assert table.owns(BLUE) == ["healing_mask"]


@pytest.mark.rule("exchange_teleport.exchange.once_per_visit")
def test_a_move_of_somebody_else_ends_no_visit() -> None:
    table, (mask, silence) = trading_post("mask", "silence")
    table.does(trades(RED, mask))
    table.game.emit(AdventurerMoved(BLUE, table.stands(RED), SUMMON))
    table.game.emit(AdventurerMoved(BLUE, table.start, FORCED))
    assert table.refuses(trades(RED, silence)) == "traded_already"


@pytest.mark.rule("exchange_teleport.exchange.once_per_visit")
def test_a_move_within_the_chamber_begins_no_new_visit() -> None:
    table, (mask, silence) = trading_post("mask", "silence")
    table.does(trades(RED, mask))
    table.game.emit(AdventurerMoved(RED, table.stands(RED), SUMMON))
    assert table.refuses(trades(RED, silence)) == "traded_already"


@pytest.mark.rule("exchange_teleport.exchange.once_per_visit")
def test_the_visit_is_that_of_the_adventurer_whom_one_steers_then() -> None:
    table, (mask, silence) = trading_post("mask", "silence")
    table.puts(BLUE, table.stands(RED))
    table.game.emit(ControlChanged((1, 0), (0, 1)))
    table.does(trades(RED, mask))
    assert table.refuses(trades(RED, silence)) == "traded_already"
    table.game.emit(ControlChanged((0, 1), (0, 1)))
    table.does(trades(RED, silence))


@pytest.mark.rule("exchange_teleport.exchange.during_visit")
@pytest.mark.parametrize("means", [SUMMON, FORCED])
def test_a_curse_received_inside_is_traded_however_one_came_here(means: int) -> None:
    table, _ = trading_post()
    post = table.stands(RED)
    table.puts(RED, table.start)
    table.game.emit(AdventurerMoved(RED, post, means))
    table.waits(20_000)
    mask = table.gets(RED, "mask")
    table.does(trades(RED, mask))
    assert table.owns(RED) == ["extra_gem"]


@pytest.mark.rule("exchange_teleport.exchange.no_cost")
@pytest.mark.parametrize("faces", ["BBBBB", ".....", "AAAAA"])
def test_whatever_the_dice_show_a_trade_spends_none(faces: str) -> None:
    table, (mask,) = trading_post("mask")
    table.shows(RED, faces)
    table.does(trades(RED, mask))
    assert table.faces(RED) == faces


@pytest.mark.rule("exchange_teleport.exchange.any_curse")
def test_a_broken_die_comes_back_from_the_traded_curse() -> None:
    table, (broken,) = trading_post("broken_die")
    (die,) = on_cards(table, RED)
    events = table.does(trades(RED, broken))
    assert on_cards(table, RED) == []
    assert len(table.game.dice.hands[RED]) == 5
    assert [event.die for event in events if isinstance(event, DieMoved)] == [die]
    assert table.owns(RED) == ["extra_gem"]


@pytest.mark.rule("exchange_teleport.exchange.any_curse")
def test_a_curse_that_no_dice_could_lift_is_traded_too() -> None:
    hexes = Chapter("hexes", order=99, pieces=(PieceKind("hex", "hexes", pile="curses"),))
    table, (hex_,) = trading_post("hex", extra=(hexes,))
    assert table.targets(RED, "lift") == set()
    table.does(trades(RED, hex_))
    assert table.owns(RED) == ["extra_gem"]


@pytest.mark.rule("exchange_teleport.exchange.any_curse")
def test_exchanged_souls_return_and_the_treasure_is_the_players() -> None:
    table, (soul,) = trading_post("soul_exchange", modules=(*WITH_BOTH, "sixth_adventurer"), players=3)
    table.answers(RED, BLUE)
    assert table.game.party.control == [BLUE, RED, GREEN]
    table.puts(RED, table.lies_at(1, 0))
    events = table.does(trades(RED, soul))
    assert ControlChanged((RED, BLUE, GREEN), (RED, BLUE, GREEN)) in events
    assert (table.owns(RED), table.owns(BLUE)) == (["extra_gem"], [])


@pytest.mark.rule("exchange_teleport.exchange.pile_empty")
def test_without_a_treasure_left_the_curse_stays() -> None:
    table, (mask,) = trading_post("mask")
    table.cards("treasures")
    assert table.targets(RED, "trade_curse") == set()
    assert table.refuses(trades(RED, mask)) == "no_treasure_left"


@pytest.mark.rule("exchange_teleport.exchange.treasure_held")
def test_the_treasure_lies_face_up_and_can_be_used_at_once() -> None:
    table, (mask,) = trading_post("mask")
    top = table.game.pile("treasures")[0]
    table.does(trades(RED, mask))
    for seat in (RED, BLUE, -1):
        assert view(table.game, seat)[f"piece:{top}"] == PieceView(at(AT_SEAT, RED), "extra_gem")
    assert "extra_gem" in table.verbs(RED)
