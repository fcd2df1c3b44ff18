"""What everybody sees, what nobody sees, and free speech."""

import msgspec
import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Mark, Perform, Prefer, Roll
from tumbledown.engine.dice import KEPT, LOST, spot
from tumbledown.engine.events import ChamberPlaced, DiceRolled, PieceMoved, PileOrdered, TileDrawn
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.permissions import forbids_speech
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, IN_PILE, TILES, PieceKind, at
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Settings
from tumbledown.engine.telling import told
from tumbledown.engine.temple import LAID
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.engine.view import (
    SPECTATOR,
    AdventurerView,
    AnyEntity,
    ChamberView,
    DepotView,
    DieView,
    PieceView,
    PileView,
    QuestionView,
    SeatView,
    view,
)
from tumbledown.expansions import new_game

EVERYBODY = (0, 1, 2, SPECTATOR)
CARDS = "cards"


def in_full_swing() -> Scenario:
    """Three players, a gem chamber already used, a hidden pile of three."""
    table = Scenario(players=3, gems=6, pile=["basic_09", "basic_13", "exit"])
    table.puts(1, table.chamber("gem_key_3", at=(1, 0), stairs="W"))
    table.shows(0, "ATKGB")
    table.shows(1, "KKKKA")
    table.does(ActivateGems(1, 0))
    table.does(Mark(0, "kept", table.dice(0, "T")))
    table.does(Prefer(2, "keeps_masks", on=True))
    return table


def wire(seen: dict[str, AnyEntity]) -> bytes:
    """Every byte that a client could learn from."""
    return msgspec.json.encode(seen)


# -------------------------------------------------------------------- open to all
@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_temple_with_its_gems_and_adventurers(seat: int) -> None:
    table = in_full_swing()
    room = table.lies_at(1, 0)
    seen = view(table.game, seat)
    assert seen[f"chamber:{table.start >> 1}"] == ChamberView(0, 0, 0, LAID, "start")
    assert seen[f"chamber:{room >> 1}"] == ChamberView(1, 0, EAST, LAID, "gem_key_3", used=True, gems=1)
    places = [seen[f"adventurer:{figure}"] for figure in range(3)]
    at_start = AdventurerView(table.start, safe=True)
    assert places == [at_start, AdventurerView(room), at_start]


@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_depot_and_the_height_of_the_pile(seat: int) -> None:
    table = in_full_swing()
    assert view(table.game, seat)["depot"] == DepotView(gems=5, beside=2, keys=6)
    assert view(table.game, seat)["pile:tiles"] == PileView(3)
    table.shows(0, "AAKGB")
    table.does(Discover(0, WEST))
    assert view(table.game, seat)["pile:tiles"] == PileView(2)


@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_every_players_dice_and_their_marks(seat: int) -> None:
    table = in_full_swing()
    seen = [view(table.game, seat)[f"die:{die}"] for die in range(15)]
    assert seen[:5] == [DieView(0, "A"), DieView(0, "T", marks=KEPT), DieView(0, "K"), DieView(0, "G"), DieView(0, "B")]
    assert [die.face for die in seen if isinstance(die, DieView) and die.holder == 1] == list("....A")
    assert [die.face for die in seen if isinstance(die, DieView) and die.holder == 2] == list(".....")


@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_lost_dice_and_who_keeps_black_masks(seat: int) -> None:
    table = in_full_swing()
    table.waits_for("slam")
    seen = view(table.game, seat)
    assert seen["die:5"] == DieView(1, ".", where=spot(LOST))
    prefs = [seen[f"seat:{each}"] for each in range(3)]
    assert [each.prefs for each in prefs if isinstance(each, SeatView)] == [0, 0, 1]


@pytest.mark.rule("base.info.open")
def test_no_seat_sees_more_than_another_or_than_a_spectator() -> None:
    table = in_full_swing()
    assert all(view(table.game, seat) == view(table.game) for seat in EVERYBODY)
    table.does(Roll(2))
    assert all(view(table.game, seat) == view(table.game) for seat in EVERYBODY)


@pytest.mark.rule("base.info.open")
def test_everybody_follows_a_vote_and_only_those_asked_can_answer() -> None:
    table = in_full_swing()
    table.does(Perform(0, "fate"))
    [key] = [key for key in view(table.game) if key.startswith("question:")]
    votes = [view(table.game, seat)[key] for seat in EVERYBODY]
    assert [vote.answers for vote in votes if isinstance(vote, QuestionView)] == [{0: YES}] * 4
    assert [vote.choices for vote in votes if isinstance(vote, QuestionView)] == [(), (NO, YES), (NO, YES), ()]


@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("listener", EVERYBODY)
def test_everybody_hears_of_throws_and_new_chambers(listener: int) -> None:
    table = in_full_swing()
    table.shows(0, "AAKGB")
    events = [*table.does(Discover(0, WEST)), *table.does(Roll(0))]
    for kind in (ChamberPlaced, DiceRolled):
        [event] = [each for each in events if type(each) is kind]
        assert told(table.game, event, listener) == event


# -------------------------------------------------------------------- piles are hidden
@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_order_of_the_pile_cannot_be_read_from_anything_that_is_seen(seat: int) -> None:
    game = new_game(Settings(players=3), seed="7")
    seen = wire(view(game, seat))
    for cut in (5, 9):
        pile = list(game.pile(TILES))
        kinds = [game.temple.kind[tile] for tile in pile]
        game.apply_only(PileOrdered(TILES, (*pile[cut:], *pile[:cut])))
        assert [game.temple.kind[tile] for tile in game.pile(TILES)] == kinds[cut:] + kinds[:cut] != kinds
        assert wire(view(game, seat)) == seen


@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_tiles_in_the_pile_are_not_seen_at_all(seat: int) -> None:
    game = new_game(Settings(players=3), seed="7")
    chambers = {int(key.split(":")[1]) for key in view(game, seat) if key.startswith("chamber:")}
    assert chambers == set(game.temple.laid())
    assert not chambers & set(game.pile(TILES))


@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("listener", EVERYBODY)
def test_nobody_is_told_an_order_and_by_the_number_of_a_tile_nobody_knows_it(listener: int) -> None:
    """Whatever lies on top, the tile that is drawn has the same number."""
    told_of_it = set()
    for top, bottom in (("exit", "basic_07"), ("basic_07", "exit")):
        table = Scenario(players=3, pile=(top, bottom))
        ordered = PileOrdered(TILES, tuple(table.game.pile(TILES)))
        assert told(table.game, ordered, listener) == PileOrdered(TILES, ())
        table.shows(0, "AATKG")
        events = [event for event in table.does(Discover(0, WEST)) if type(event) in (TileDrawn, ChamberPlaced)]
        told_of_it.add(tuple(told(table.game, event, listener) for event in events))
        assert len(events) == 2
    assert len(told_of_it) == 1


# -------------------------------------------------------------------- cards before players, and face-down ones
def with_cards() -> Scenario:
    """A stand-in for curses and treasures: three cards in a face-down pile."""
    cards = Chapter("cards", order=99, pieces=(PieceKind("lantern", "cards", copies=3, pile=CARDS),))

    @cards.setup(POOL)
    def into_the_box(game: Game) -> None:
        game.pieces.piles[CARDS] = [game.pieces.add(0, at(IN_PILE)) for _ in range(3)]

    return Scenario(players=3, extra=(cards,))


@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_what_lies_open_before_a_player(seat: int) -> None:
    table = with_cards()
    table.game.emit(PieceMoved(0, at(AT_SEAT, 1), seat=1))
    seen = view(table.game, seat)
    assert seen["piece:0"] == PieceView(at(AT_SEAT, 1), "lantern")
    assert seen["pile:cards"] == PileView(2)
    assert "piece:1" not in seen


@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_sees_what_an_unclaimed_treasure_is(seat: int) -> None:
    table = with_cards()
    table.game.emit(PieceMoved(0, at(AT_PLACE, table.start), face_up=False))
    assert b"lantern" not in wire(view(table.game, seat))
    lying = [each for each in view(table.game, seat).values() if isinstance(each, PieceView)]
    assert lying == [PieceView(at(AT_PLACE, table.start), back=CARDS)], "but everybody sees where it lies"


# -------------------------------------------------------------------- talking
@pytest.mark.rule("base.talk.free")
@pytest.mark.parametrize("channel", ["voice", "text", "ping"])
def test_everybody_may_talk_at_any_time(channel: str) -> None:
    table = Scenario(players=3, started=False)
    assert [forbids_speech(table.game, seat, channel) for seat in range(3)] == [None] * 3
    table = in_full_swing()
    table.does(Perform(0, "fate"))
    table.waits_for("slam")
    assert [forbids_speech(table.game, seat, channel) for seat in range(3)] == [None] * 3


@pytest.mark.rule("base.talk.free")
def test_a_curse_may_forbid_somebody_to_talk() -> None:
    silence = Chapter("silence", order=99)
    hush = Refusal("silenced")

    @silence.forbid.speak
    def the_cursed_are_silent(game: Game, seat: int, channel: str) -> Refusal | None:
        return hush if seat == 1 and channel == "voice" else None

    game = Scenario(players=3, extra=(silence,)).game
    assert [forbids_speech(game, seat, "voice") for seat in range(3)] == [None, hush, None]
    assert forbids_speech(game, 1, "ping") is None
