"""What a seat sees: everything that is open, and of the rest not a trace."""

import msgspec
import pytest

from tests.lab.logs import Table
from tests.scenario import Scenario
from tumbledown.engine import questions
from tumbledown.engine.commands import ActivateGems, Perform, Prefer, Roll
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import (
    ChamberPlaced,
    ClockStopped,
    DieMoved,
    EdgeOpened,
    FacesShown,
    GemsMoved,
    Noted,
    PieceMoved,
    PileOrdered,
    TileDrawn,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, POOL, Chapter
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BOXED, IN_PILE, ON_PIECE, TILES, PieceKind, at
from tumbledown.engine.structs import Question, Settings
from tumbledown.engine.temple import AIR, LAID, cell_at
from tumbledown.engine.view import (
    PRIVATE,
    SPECTATOR,
    AdventurerView,
    AnyEntity,
    ChamberView,
    ChapterView,
    ClockView,
    DepotView,
    DieView,
    EdgeView,
    PieceView,
    PileView,
    QuestionView,
    SeatView,
    TileView,
    changes,
    is_same_for_all,
    view,
)

EVERYBODY = (SPECTATOR, 0, 1, 2)

KINDS = (
    PieceKind("idol", carried=True, returns=True),
    PieceKind("jinx", pile="jinxes"),
    PieceKind("hex", pile="jinxes"),
)
cards = Chapter("cards", order=90, pieces=KINDS)


@cards.setup(POOL)
def lay_out_cards(game: Game) -> None:
    for kind in ("idol", "idol", "jinx", "hex"):
        game.pieces.add(game.rules.piece_kind_ids[kind], BOXED)


@cards.choices("peek")
def yes_or_no(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return (1, 0)


def table_of_three() -> Scenario:
    return Scenario(players=3, extra=(cards,))


def seen(table: Scenario, seat: int, key: str) -> AnyEntity:
    return view(table.game, seat)[key]


def texts(entities: dict[str, AnyEntity]) -> str:
    """The entities as they would go over the wire."""
    return msgspec.json.encode(entities).decode()


# -------------------------------------------------------------------- what everybody sees
@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everything_open_is_there_for_everybody(seat: int) -> None:
    table = table_of_three()
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.pile("basic_08", "basic_09")
    table.puts(1, hall)
    table.shows(1, "AATKB", kept="K")
    entities = view(table.game, seat)
    assert entities["depot"] == DepotView(gems=5, beside=2, keys=6)
    assert entities["pile:tiles"] == PileView(height=2)
    assert entities["adventurer:0"] == AdventurerView(table.start, safe=True)
    assert entities["adventurer:1"] == AdventurerView(hall)
    assert entities[f"chamber:{hall // 2}"] == ChamberView(1, 0, 1, LAID, "basic_07")
    assert entities[f"chamber:{table.game.start}"] == ChamberView(0, 0, 0, LAID, "start")
    assert [entities[f"die:{die}"] for die in range(5, 10)] == [
        DieView(1, "A"),
        DieView(1, "A"),
        DieView(1, "T"),
        DieView(1, "K", marks=1),
        DieView(1, "B"),
    ]


def test_the_depot_says_what_the_exit_asks_for_and_a_chapter_may_change_that() -> None:
    dear = Chapter("dear")

    @dear.adjust.escape_keys(GRANT)
    def two_keys_more(game: Game, seat: int, keys: int) -> int:
        return keys + 2

    depot = view(Scenario(3, extra=(dear,)).game)["depot"]
    assert isinstance(depot, DepotView)
    assert depot.keys == depot.gems + 1 + 2


@pytest.mark.parametrize("seat", EVERYBODY)
def test_there_is_one_entity_for_each_thing_in_sight(seat: int) -> None:
    table = table_of_three()
    table.chamber("basic_07", at=(1, 0))
    kinds = [key.split(":")[0] for key in view(table.game, seat)]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "clock": 1,
        "depot": 1,
        "pile": 1,
        "seat": 3,
        "adventurer": 3,
        "die": 15,
        "chamber": 2,
        "chapter": 1,
    }


def test_what_a_chapter_notes_for_everybody_is_seen_and_nothing_else() -> None:
    table = table_of_three()
    told: dict[str, int | str | tuple[int, ...]] = {"track": 0, "countdown": 0, "slams": 0, "gongs": (), "ends": ()}
    assert view(table.game)["chapter:base"] == ChapterView(told)
    table.game.emit(Noted("base", "countdown", 2))
    assert view(table.game)["chapter:base"] == ChapterView(told | {"countdown": 2})


def test_a_seat_shows_its_switches_throws_and_whereabouts() -> None:
    table = Scenario(settings=Settings(players=2, colours=(4, 1)))
    table.does(Prefer(0, "keeps_masks", on=True))
    table.does(Roll(0), at=250)
    assert seen(table, 1, "seat:0") == SeatView(
        figure=0, own=0, colour=4, out=False, absent=0, driver=0, ready_at=1250, throws=1, gift=False, prefs=1
    )
    assert seen(table, 1, "seat:1") == SeatView(
        figure=1, own=1, colour=1, out=False, absent=0, driver=1, ready_at=0, throws=0, gift=False, prefs=0
    )


def test_without_chosen_colours_a_seat_has_its_own_number() -> None:
    colours = [getattr(seen(table_of_three(), 0, f"seat:{seat}"), "colour", None) for seat in range(3)]
    assert colours == [0, 1, 2]


def test_a_lost_die_is_seen_where_it_lies() -> None:
    table = table_of_three()
    table.game.apply_only(DieMoved(2, spot(LOST), 0))
    assert seen(table, 1, "die:2") == DieView(0, ".", where=spot(LOST))


def test_the_clock_shows_deadlines_and_the_result() -> None:
    table = Scenario(players=1)
    assert seen(table, 0, "clock") == ClockView(1, 0, -1, (("gong", 180_000, (1,)),))
    table.waits_until(700_000)
    assert seen(table, 0, "clock") == ClockView(2, 0, -1, (), won=False, reason="collapse")


def test_a_stopped_clock_is_seen() -> None:
    table = Scenario(players=1)
    table.game.apply_only(ClockStopped(77))
    assert getattr(seen(table, 0, "clock"), "stopped_at", None) == 77


def test_a_used_chamber_shows_its_gems() -> None:
    table = table_of_three()
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.shows(0, "TTTTA")
    before = seen(table, 2, f"chamber:{hall // 2}")
    table.does(ActivateGems(0))
    assert before == ChamberView(1, 0, 1, LAID, "basic_01")
    assert seen(table, 2, f"chamber:{hall // 2}") == ChamberView(1, 0, 1, LAID, "basic_01", used=True, gems=1)


def test_an_extra_passage_is_seen_once() -> None:
    for side, x, y in ((0, 0, -1), (1, 0, 0), (2, 0, 0), (3, -1, 0)):
        table = table_of_three()
        table.game.apply_only(EdgeOpened(0, side, 0, 1))
        edges = {key: e for key, e in view(table.game).items() if isinstance(e, EdgeView)}
        assert len(edges) == 1
        edge = next(iter(edges.values()))
        assert (edge.x, edge.y) == (x, y)
        assert (edge.near, edge.far) == ((0, 1) if side in (1, 2) else (1, 0))


# -------------------------------------------------------------------- what is hidden
@pytest.mark.rule("base.info.open")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_order_of_a_pile_is_seen_by_nobody(seat: int) -> None:
    """Two tables that differ only in what is hidden look the same."""
    one, other = table_of_three(), table_of_three()
    one.pile("basic_08", "basic_09", "gem_key_3")
    other.pile("gem_key_3", "basic_08", "basic_10")
    assert view(one.game, seat) == view(other.game, seat)
    assert "gem_key_3" not in texts(view(one.game, seat))


def in_the_air(shown_to: int, *, kind: str = "gem_key_3") -> tuple[Scenario, int]:
    """A table where a tile has been drawn and these seats look at it."""
    table = table_of_three()
    table.chamber("gem_torch_3", at=(5, 5))
    tile = table.pile(kind, "exit" if kind != "exit" else "gem_key_3")[0]
    table.game.apply_only(TileDrawn(0, tile, table.start, 1, cell_at(1, 0), 1))
    if shown_to:
        table.game.apply_only(FacesShown("tile", (tile,), shown_to))
    return table, tile


def test_a_tile_in_the_air_is_known_only_to_whoever_looks_at_it() -> None:
    table, tile = in_the_air(0b010)
    assert seen(table, 1, f"chamber:{tile}") == ChamberView(1, 0, 1, AIR, "gem_key_3")
    for seat in (SPECTATOR, 0, 2):
        entities = view(table.game, seat)
        assert entities[f"chamber:{tile}"] == ChamberView(1, 0, 1, AIR)
        assert "gem_key_3" not in texts(entities)


def test_a_tile_in_the_air_is_known_to_all_who_look_at_it_and_to_all_once_it_lies() -> None:
    table, tile = in_the_air(0b101)
    kinds = [getattr(seen(table, seat, f"chamber:{tile}"), "kind", None) for seat in EVERYBODY]
    assert kinds == ["", "gem_key_3", "", "gem_key_3"]
    table.game.apply_only(ChamberPlaced(tile, cell_at(1, 0), 1, 0))
    assert all(seen(table, seat, f"chamber:{tile}") == ChamberView(1, 0, 1, LAID, "gem_key_3") for seat in EVERYBODY)


def test_a_question_shows_no_tile_whatever_numbers_stand_in_it() -> None:
    table, tile = in_the_air(0)
    questions.ask(table.game, "peek", 0b111, 5000, blocks=True, args=(tile,))
    assert all(seen(table, seat, f"chamber:{tile}") == ChamberView(1, 0, 1, AIR) for seat in EVERYBODY)


def test_only_the_asked_see_what_a_question_is_about() -> None:
    table = table_of_three()
    id = questions.ask(table.game, "peek", 0b010, 5000, blocks=True, args=(7,))
    assert [getattr(seen(table, seat, f"question:{id}"), "args", None) for seat in EVERYBODY] == [(), (), (7,), ()]


def test_a_face_down_piece_is_known_only_to_those_who_have_seen_it() -> None:
    table = table_of_three()
    where = at(AT_PLACE, table.start)
    table.game.apply_only(PieceMoved(0, where, face_up=False))
    table.game.apply_only(FacesShown("piece", (0,), 0b100))
    assert seen(table, 2, "piece:0") == PieceView(where, "idol")
    assert [seen(table, seat, "piece:0") for seat in (SPECTATOR, 0, 1)] == [PieceView(where)] * 3


def test_a_look_may_end_for_one_seat_alone() -> None:
    table, tile = in_the_air(0b110)
    table.game.apply_only(PieceMoved(0, at(AT_PLACE, table.start), face_up=False))
    table.game.apply_only(FacesShown("piece", (0,), 0b110))
    for scope, id in (("piece", 0), ("tile", tile)):
        table.game.apply_only(FacesShown(scope, (id,), 0b100, ends=True))
    for seat, is_seen in ((1, True), (2, False)):
        kinds = [getattr(seen(table, seat, key), "kind", "") for key in ("piece:0", f"chamber:{tile}")]
        assert [bool(kind) for kind in kinds] == [is_seen, is_seen]
    table.game.apply_only(FacesShown("tile", (tile,), 0b010, ends=True))
    assert tile not in table.game.temple.seen_by


def test_two_face_down_pieces_in_one_place_are_two() -> None:
    table = table_of_three()
    where = at(AT_PLACE, table.start)
    for piece in (0, 2):
        table.game.apply_only(PieceMoved(piece, where, face_up=False))
    hidden = {key: entity for key, entity in view(table.game, 0).items() if key.startswith("piece:")}
    assert hidden == {"piece:0": PieceView(where), "piece:2": PieceView(where, back="jinxes")}, "by their backs"


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_tables_that_differ_in_what_is_hidden_give_the_same_bytes(seat: int) -> None:
    """Another tile is in the air, another card lies face down, other cards and tiles are shown to somebody else."""
    wires = set()
    for kind, order in (("exit", (2, 3)), ("gem_key_3", (3, 2))):
        table, _ = in_the_air(0b010, kind=kind)
        table.game.apply_only(PileOrdered("jinxes", order))
        top, below = table.game.pile("jinxes")
        table.game.apply_only(PieceMoved(top, at(AT_PLACE, table.start), face_up=False))
        table.game.apply_only(FacesShown("piece", (below,), 0b010))
        table.game.apply_only(FacesShown("tile", tuple(table.game.pile(TILES)), 0b010))
        wires.add(texts(view(table.game, seat)))
    assert len(wires) == 1


def test_a_face_up_piece_is_known_to_everybody() -> None:
    table = table_of_three()
    table.game.apply_only(PieceMoved(0, at(AT_SEAT, 1)))
    table.game.apply_only(GemsMoved(BOXED, at(ON_PIECE, 0), 2))
    for seat in EVERYBODY:
        assert seen(table, seat, "piece:0") == PieceView(at(AT_SEAT, 1), "idol", gems=2)


def test_pieces_in_a_pile_are_not_there_at_all() -> None:
    table = table_of_three()
    table.game.apply_only(PileOrdered("jinxes", (2,)))
    for seat in EVERYBODY:
        entities = view(table.game, seat)
        assert "piece:2" not in entities
        assert entities["pile:jinxes"] == PileView(1)
        assert "jinx" not in texts(entities).replace("pile:jinxes", "")


def test_what_is_hidden_is_absent_from_the_wire() -> None:
    """Not sent as an empty name either."""
    table, tile = in_the_air(0b010)
    assert b"kind" not in msgspec.json.encode(seen(table, 0, f"chamber:{tile}"))
    assert b"kind" in msgspec.json.encode(seen(table, 1, f"chamber:{tile}"))


# -------------------------------------------------------------------- looking through a pile
def test_a_seat_that_looks_through_the_pile_sees_its_tiles_and_nobody_else_does() -> None:
    table = table_of_three()
    top, below = table.pile("exit", "basic_07")
    nobody = view(table.game, 0)
    table.game.apply_only(FacesShown("tile", (top, below), 0b010))
    assert seen(table, 1, f"tile:{top}") == TileView("exit")
    assert seen(table, 1, f"tile:{below}") == TileView("basic_07")
    for seat in (SPECTATOR, 0, 2):
        assert view(table.game, seat) == nobody


def test_a_seat_that_looks_at_cards_of_a_pile_sees_these_and_nobody_else_does() -> None:
    table = table_of_three()
    table.game.apply_only(PileOrdered("jinxes", (2, 3)))
    nobody = view(table.game, 0)
    table.game.apply_only(FacesShown("piece", (2,), 0b010))
    assert seen(table, 1, "piece:2") == PieceView(at(IN_PILE), "jinx")
    assert "piece:3" not in view(table.game, 1)
    for seat in (SPECTATOR, 0, 2):
        assert view(table.game, seat) == nobody


def test_what_was_seen_in_a_pile_is_unknown_when_the_pile_is_shuffled() -> None:
    table = table_of_three()
    tiles = table.pile("exit", "basic_07")
    table.game.apply_only(PileOrdered("jinxes", (2, 3)))
    nobody = view(table.game, 1)
    table.game.apply_only(FacesShown("tile", tuple(tiles), 0b010))
    table.game.apply_only(FacesShown("piece", (2, 3), 0b010))
    assert view(table.game, 1) != nobody
    table.game.apply_only(PileOrdered(TILES, tuple(tiles[::-1])))
    table.game.apply_only(PileOrdered("jinxes", (3, 2)))
    assert view(table.game, 1) == nobody


def test_all_see_alike_unless_something_is_shown_to_some() -> None:
    """Then one frame serves everybody; a tile or card that all see from behind is no reason for more."""
    table, tile = in_the_air(0)
    table.game.apply_only(PieceMoved(0, at(AT_PLACE, table.start), face_up=False))
    assert is_same_for_all(table.game, PRIVATE)
    for event in (FacesShown("tile", (tile,), 1), FacesShown("piece", (0,), 1)):
        table, tile = in_the_air(0)
        table.game.apply_only(PieceMoved(0, at(AT_PLACE, table.start), face_up=False))
        table.game.apply_only(event)
        assert not is_same_for_all(table.game, PRIVATE)


# -------------------------------------------------------------------- questions
def test_everybody_sees_a_question_and_only_the_asked_their_answers() -> None:
    table = table_of_three()
    id = questions.ask(table.game, "peek", 0b011, 5000, need=questions.ALL)
    for seat in EVERYBODY:
        asked = seen(table, seat, f"question:{id}")
        assert isinstance(asked, QuestionView)
        assert (asked.kind, asked.asked, asked.need, asked.due_at) == ("peek", 0b011, 0, 5000)
        assert asked.choices == ((1, 0) if seat in (0, 1) else ())


def test_an_answer_given_leaves_no_choice() -> None:
    table = table_of_three()
    table.shows(0, "BAAAA")
    table.does(Perform(0, "fate"))
    vote = next(key for key in view(table.game) if key.startswith("question:"))
    proposer, other = seen(table, 0, vote), seen(table, 1, vote)
    assert isinstance(proposer, QuestionView)
    assert isinstance(other, QuestionView)
    assert proposer.answers == other.answers == {0: 1}
    assert (proposer.choices, other.choices) == ((), (0, 1))


# -------------------------------------------------------------------- changes
def test_a_store_that_follows_the_changes_holds_the_view() -> None:
    """For every seat, all through a game of random play."""
    table = Table(Settings(players=3), "changes")
    stores: dict[int, dict[str, AnyEntity]] = {seat: {} for seat in EVERYBODY}
    gone_at_all = 0
    for _ in range(120):
        for seat, store in stores.items():
            now = view(table.game, seat)
            changed, gone = changes(store, now)
            assert all(store.get(key) != entity for key, entity in changed.items())
            assert set(gone) == set(store) - set(now)
            gone_at_all += len(gone)
            store.update(changed)
            for key in gone:
                del store[key]
            assert store == now
        table.plays(3)
    assert gone_at_all > 0


def test_nothing_changed_is_nothing_to_say() -> None:
    table = table_of_three()
    assert changes(view(table.game), view(table.game)) == ({}, [])


def test_a_throw_changes_the_dice_and_the_seat_and_nothing_else() -> None:
    table = table_of_three()
    before = view(table.game, 1)
    table.will_throw(0, "ATKGB")
    table.does(Roll(0), at=10)
    changed, gone = changes(before, view(table.game, 1))
    assert set(changed) == {"die:0", "die:1", "die:2", "die:3", "die:4", "seat:0"}
    assert gone == []


def test_a_view_changes_nothing() -> None:
    table = Table(Settings(players=4), "looking")
    silent = Table(Settings(players=4), "looking")
    for _ in range(60):
        for seat in range(-1, 4):
            view(table.game, seat)
        table.plays(4)
        silent.plays(4)
    assert table.journal() == silent.journal()
