"""The invocation chamber calls everybody, when it is found and for three keys."""

import pytest

from tests.engine.test_looking import looking
from tests.expansions.base.soundtracks import FIRST_GONG, FIRST_SLAM
from tests.expansions.traps.tables import BLUE, GREEN, RED, before_a_trap, trapped
from tests.expansions.traps.test_pulling import no_steps
from tumbledown.engine import effects, questions
from tumbledown.engine.adventurer import FORCED, SUMMON
from tumbledown.engine.commands import Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.events import AdventurerEscaped, AdventurerMoved, ChamberPlaced, TileDrawn
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.offers import MOVE_OTHERS
from tumbledown.engine.pieces import place_of
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import HOVER, LAID
from tumbledown.engine.tiles import EAST, NORTH, WEST


@pytest.mark.rule("traps.invocation.discover", "traps.invocation.no_consent")
def test_everybody_in_the_temple_comes_when_it_is_found_and_nobody_is_asked() -> None:
    table, _ = before_a_trap("invocation", players=3)
    events = table.does(Discover(RED, EAST))
    place = table.lies_at(2, 0)
    assert [table.stands(seat) for seat in (RED, BLUE, GREEN)] == [place] * 3
    moves = [event for event in events if isinstance(event, AdventurerMoved)]
    assert {event.means for event in moves} == {FORCED}
    assert table.game.questions == {}


@pytest.mark.rule("traps.invocation.later")
def test_three_own_keys_call_the_others_as_often_as_one_likes() -> None:
    table, place = trapped("invocation", players=3)
    for _ in range(2):
        table.puts(BLUE, table.start)
        table.shows(RED, "KKTTA")
        table.shows(GREEN, "KKKKK")
        assert table.refuses(Perform(RED, "call_all")) == "not_enough_icons"
        table.shows(RED, "KKKTA")
        events = table.does(Perform(RED, "call_all"))
        assert table.faces(RED) == "...TA"
        assert [event for event in events if isinstance(event, AdventurerMoved)] == [
            AdventurerMoved(BLUE, place, SUMMON, RED)
        ]


@pytest.mark.rule("traps.invocation.later")
def test_with_nobody_to_call_the_keys_stay() -> None:
    table, _ = trapped("invocation")
    table.shows(RED, "KKKTA")
    assert table.refuses(Perform(RED, "call_all")) == "nobody_to_call"
    assert "call_all" not in table.verbs(RED)
    table.puts(RED, table.start)
    table.shows(RED, "KKKTA")
    assert table.refuses(Perform(RED, "call_all")) == "not_called_from_here"


@pytest.mark.rule("traps.invocation.later")
def test_who_walks_away_is_noticed_by_those_inside() -> None:
    table, place = trapped("invocation", players=3)
    table.shows(RED, "KKKTA")
    assert "call_all" not in table.verbs(RED)
    table.shows(BLUE, "AAAAA")
    table.does(Enter(BLUE, table.lies_at(1, 0)))
    assert "call_all" in table.verbs(RED)
    table.shows(BLUE, "AAKKK")
    table.does(Enter(BLUE, place))
    assert "call_all" not in table.verbs(RED)


@pytest.mark.rule("traps.invocation.escaped")
def test_who_is_out_stays_out() -> None:
    table, _ = before_a_trap("invocation", players=3)
    exit = table.chamber("exit", at=(-1, 0), stairs="E")
    table.puts(BLUE, exit)
    table.game.depot.gems = 0
    table.shows(BLUE, "KAAAA")
    table.does(Escape(BLUE))
    table.does(Discover(RED, EAST))
    assert table.game.party.out[BLUE]
    assert table.stands(BLUE) < 0
    table.puts(GREEN, table.start)
    table.shows(RED, "KKKAA")
    table.does(Perform(RED, "call_all"))
    assert table.stands(BLUE) < 0
    table.game.emit(AdventurerEscaped(GREEN, GREEN))
    table.shows(RED, "KKKAA")
    assert table.refuses(Perform(RED, "call_all")) == "nobody_to_call"


@pytest.mark.rule("traps.invocation.frees_captives")
def test_captives_and_riders_come_too_and_are_free() -> None:
    table, hall = before_a_trap("cliff_key", players=3, more=("platform", "invocation", "basic_09"))
    table.does(Discover(RED, EAST))
    table.puts(BLUE, hall)
    table.shows(BLUE, "AABBB")
    table.does(Discover(BLUE, NORTH))
    platform = table.stands(BLUE) >> 1
    assert table.game.temple.state[platform] == HOVER
    table.shows(GREEN, "AABBB")
    table.does(Discover(GREEN, WEST))
    place = table.lies_at(-1, 0)
    assert [table.stands(seat) for seat in (RED, BLUE, GREEN)] == [place] * 3
    assert table.game.slots["traps"].hangs_on == (-1, -1, -1)
    table.shows(RED, "AAAAA")
    assert table.start in table.targets(RED, "enter")
    assert table.game.temple.state[platform] in (HOVER, LAID)


@pytest.mark.rule("traps.invocation.curses")
def test_what_forbids_steps_does_not_keep_anybody_away() -> None:
    table, _ = before_a_trap("invocation", extra=(no_steps(),))
    table.shows(BLUE, "TKTKT")
    table.does(Discover(RED, EAST))
    assert table.stands(BLUE) == table.stands(RED)
    assert table.faces(BLUE) == "TKTKT"


def no_movement() -> Chapter:
    """Nobody may move anybody."""
    chapter = Chapter("no_movement", order=200)

    @chapter.forbid.act
    def stand_still(game: Game, seat: int, deed: int) -> Refusal | None:
        return Refusal("stand_still") if deed == MOVE_OTHERS else None

    return chapter


@pytest.mark.rule("traps.invocation.movement_ban")
def test_a_ban_on_movement_stops_the_keys_but_not_the_discovery() -> None:
    table, _ = before_a_trap("invocation", extra=(no_movement(),))
    table.does(Discover(RED, EAST))
    assert table.stands(BLUE) == table.stands(RED)
    table.puts(BLUE, table.start)
    table.shows(RED, "KKKTA")
    assert table.refuses(Perform(RED, "call_all")) == "stand_still"


@pytest.mark.rule("traps.invocation.tokens_stay")
def test_the_chalice_stays_behind_and_cards_come_along() -> None:
    table, _ = before_a_trap("invocation", modules=("traps", "special_chambers", "treasures"))
    chalice = table.lays("chalice", table.start)
    table.gets(BLUE, "double_torch")
    table.does(Discover(RED, EAST))
    assert place_of(table.game.pieces.at[chalice]) == table.start
    assert table.owns(BLUE) == ["double_torch"]


@pytest.mark.rule("traps.invocation.pending")
def test_an_open_discovery_is_settled_before_anybody_is_called_and_faces_stay() -> None:
    table, _ = before_a_trap("invocation", players=3)
    table.does(Discover(RED, EAST))
    waiting, _ = before_a_trap("invocation", players=3, extra=(looking(),))
    waiting.does(Discover(RED, EAST))
    waiting.answers(RED, 1)
    place = waiting.stands(RED)
    waiting.puts(BLUE, waiting.start)
    waiting.shows(BLUE, "AATKG")
    waiting.does(Discover(BLUE, WEST))
    assert waiting.lies_at(-1, 0) >= 0
    assert waiting.game.questions
    waiting.shows(RED, "KKKTA")
    waiting.does(Perform(RED, "call_all"))
    assert waiting.game.temple.state[waiting.lies_at(-1, 0) >> 1] == LAID
    assert waiting.game.questions == {}
    assert waiting.stands(BLUE) == place
    assert waiting.faces(BLUE) == "..TKG"
    assert waiting.refuses(Enter(BLUE, waiting.lies_at(-1, 0))) == "no_passage"


def looking_at_once() -> Chapter:
    """Whoever discovers looks at the tile first; meanwhile others draw from the pile."""
    chapter = Chapter("looking_at_once", order=90)

    @chapter.react(TileDrawn)
    def show(game: Game, event: TileDrawn) -> None:
        questions.ask(game, "keep", 1 << event.seat, effects.CHOICE_MS, blocks=True, args=(event.tile, event.seat))

    chapter.choices("keep")(lambda game, question, seat: (1, 0))
    chapter.closed("keep")(lambda game, question, answers: effects.keep_tile(game, *question.args))
    return chapter


@pytest.mark.rule("traps.invocation.discover")
def test_a_discovery_that_is_still_open_is_decided_before_everybody_comes() -> None:
    table, _ = before_a_trap("invocation", players=3, extra=(looking_at_once(),))
    table.shows(BLUE, "AATKG")
    table.does(Discover(RED, EAST))
    table.does(Discover(BLUE, WEST))
    found = table.lies_at(-1, 0)
    events = table.answers(RED, 1)
    assert table.game.questions == {}
    seen = [event for event in events if isinstance(event, ChamberPlaced | AdventurerMoved)]
    assert [event.by for event in seen[:2] if isinstance(event, ChamberPlaced)] == [RED, BLUE]
    assert [type(event) for event in seen[2:]] == [AdventurerMoved] * 3
    assert table.game.temple.state[found >> 1] == LAID
    assert table.stands(BLUE) == table.lies_at(2, 0)


@pytest.mark.rule("traps.invocation.countdown")
def test_a_call_in_a_countdown_is_legal_and_protects_nobody() -> None:
    table, place = trapped("invocation")
    table.puts(BLUE, table.start)
    table.waits_until(FIRST_GONG + 1000)
    table.shows(RED, "KKKTA")
    table.does(Perform(RED, "call_all"))
    assert table.stands(BLUE) == place
    table.waits_until(FIRST_SLAM)
    assert (len(table.game.dice.hands[RED]), len(table.game.dice.hands[BLUE])) == (4, 4)
    table.does(Roll(BLUE, table.dice(BLUE)))
