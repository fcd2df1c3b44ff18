"""The hook points that adjust a value: each is called with what it needs, and the game obeys its answer."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine import effects
from tumbledown.engine.clock import VEIL
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.dice import LOST, STACK, USED, spot
from tumbledown.engine.events import (
    Announced,
    ChamberPlaced,
    DiceRolled,
    DieMoved,
    DoorPhase,
    GameEnded,
    PieceMoved,
    PileOrdered,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, GRANT, POOL, Chapter
from tumbledown.engine.icons import B, Cost, T, parse_cost
from tumbledown.engine.offers import MOVE
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BOXED, TILES, PieceKind, at
from tumbledown.engine.piles import gather, mix_in
from tumbledown.engine.requests import REQUEST
from tumbledown.engine.rule_types import GemRange, Worth
from tumbledown.engine.setup import bare_game, deal_out, settings_warnings
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import AIR, LAID, cell_at
from tumbledown.engine.tiles import EAST, SOUTH, WEST, GemStep, TileKind
from tumbledown.engine.view import SPECTATOR, sees_face
from tumbledown.expansions import chapters
from tumbledown.expansions.base.actions import gem_steps, has_gems, light

Call = tuple[object, ...]


def probe(*pieces: PieceKind) -> Chapter:
    """A chapter for one test; its pieces lie in the box."""
    chapter = Chapter("probe", order=90, pieces=pieces)

    @chapter.setup(POOL)
    def open_the_box(game: Game) -> None:
        for piece in pieces:
            for _ in range(piece.copies):
                game.pieces.add(game.rules.piece_kind_ids[piece.id], BOXED)

    return chapter


def two_in_a_hall(*extra: Chapter, kind: str = "basic_01", gems: int = 5) -> tuple[Scenario, int]:
    table = Scenario(players=2, extra=extra, gems=gems)
    hall = table.chamber(kind, at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.puts(1, hall)
    return table, hall


@pytest.mark.hook("adjust.entry_costs")
def test_an_entry_may_have_other_costs_and_the_one_with_fewest_dice_is_paid() -> None:
    chapter = probe(PieceKind("idol", carried=True, returns=True))
    asked: list[Call] = []

    @chapter.adjust.entry_costs(GRANT)
    def golden_key(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
        asked.append((seat, to, carry, costs))
        return (*costs, parse_cost("G")) if seat == 0 else costs

    table, _ = two_in_a_hall(chapter)
    table.shows(0, "AAG..")
    table.shows(1, "..G..")
    assert table.targets(1, "enter") == set()
    table.does(Enter(0, table.start))
    assert table.faces(0) == "AA..."
    assert (0, table.start, -1, (parse_cost("A2"),)) in asked


@pytest.mark.hook("adjust.entry_costs")
def test_an_entry_with_a_piece_may_cost_more() -> None:
    chapter = probe(PieceKind("idol", carried=True, returns=True))

    @chapter.adjust.entry_costs(BIND)
    def heavy(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
        return costs if carry < 0 else (parse_cost("A2 T"),)

    table, hall = two_in_a_hall(chapter)
    table.game.apply_only(PieceMoved(0, at(AT_PLACE, hall)))
    table.shows(0, "AAK..")
    assert table.refuses(Enter(0, table.start, carry=0)) == "not_enough_icons"
    table.shows(0, "AAT..")
    table.does(Enter(0, table.start, carry=0))
    assert (table.faces(0), table.game.pieces.at[0]) == (".....", at(AT_PLACE, table.start))


@pytest.mark.hook("adjust.worth")
def test_torches_may_count_twice_and_golden_masks_as_keys() -> None:
    chapter = probe()

    @chapter.adjust.worth(GRANT)
    def skills(game: Game, seat: int, worth: Worth) -> Worth:
        assert worth == (1, 1, False)
        return (2, 1, False) if seat == 0 else (1, 1, True)

    table, _ = two_in_a_hall(chapter)
    table.shows(0, "TTT..")
    table.shows(1, "TTT..")
    table.does(ActivateGems(0))
    assert (table.faces(0), table.faces(1)) == ("..T..", "TTT..")
    table, _ = two_in_a_hall(chapter, kind="exit", gems=1)
    table.shows(0, "KG...")
    table.shows(1, "KG...")
    assert table.refuses(Escape(0)) == "not_enough_icons"
    table.does(Escape(1))


@pytest.mark.hook("adjust.mask_power")
def test_a_golden_mask_may_free_more_or_fewer_dice() -> None:
    chapter = probe()

    @chapter.adjust.mask_power(GRANT)
    def healer(game: Game, seat: int, number: int) -> int:
        return number + 1 if seat == 0 else 1

    table, _ = two_in_a_hall(chapter)
    table.shows(0, "GBBBB")
    table.does(Perform(0, "free", 0))
    assert table.faces(0) == "....B"
    table.shows(0, "BBBBB")
    table.shows(1, "G....")
    table.does(Perform(1, "free", 0))
    assert table.faces(0) == ".BBBB"


@pytest.mark.hook("adjust.escape_keys")
def test_escaping_may_need_other_numbers_of_keys() -> None:
    chapter = probe()

    @chapter.adjust.escape_keys(BIND)
    def late_in_the_year(game: Game, seat: int, keys: int) -> int:
        assert keys == game.depot.gems + 1
        return keys + 2 if seat == 0 else keys

    table, _ = two_in_a_hall(chapter, kind="exit", gems=1)
    table.shows(0, "KKK..")
    table.shows(1, "KKK..")
    assert table.refuses(Escape(0)) == "not_enough_icons"
    table.does(Escape(1))
    table.shows(0, "KKKK.")
    table.does(Escape(0))


@pytest.mark.hook("adjust.gem_steps")
def test_a_chamber_may_have_other_gem_steps() -> None:
    chapter = probe()
    asked: list[tuple[int, tuple[GemStep, ...]]] = []

    @chapter.adjust.gem_steps(GRANT)
    def cheaper(game: Game, place: int, steps: tuple[GemStep, ...]) -> tuple[GemStep, ...]:
        asked.append((place, steps))
        return ((3, parse_cost("G")),) if steps else ()

    table, hall = two_in_a_hall(chapter)
    table.shows(0, "G....")
    table.does(ActivateGems(0, 0))
    assert asked[-1] == (hall, ((1, parse_cost("T4")),))
    assert (table.game.depot.gems, table.gems_in(hall)) == (2, 3)
    assert table.offers(0, "activate") == []


@pytest.mark.hook("adjust.fires_empty")
def test_icons_may_be_met_with_an_empty_depot_and_then_the_cheapest_step_lights_nothing_and_uses_nothing_up() -> None:
    chapter = probe()
    asked: list[Call] = []

    @chapter.adjust.fires_empty(GRANT)
    def something_else_follows(game: Game, place: int, allowed: bool) -> bool:
        asked.append((place, allowed))
        return True

    table, hall = two_in_a_hall(chapter, kind="gem_key_3", gems=0)
    (step,) = gem_steps(table.game, hall)
    assert asked[-1] == (hall, False)
    assert step == min(table.game.tile_kind(hall >> 1).gem_steps, key=lambda each: sum(each[1]))
    light(table.game, 0, hall, 0)
    assert table.game.happened[-1] == Announced("icons_met", (0, hall >> 1))
    assert (table.gems_in(hall), table.game.temple.used[hall >> 1]) == (0, 0)


@pytest.mark.hook("adjust.has_gems")
def test_a_rule_may_say_that_no_gems_can_be_lit_in_a_chamber_any_more() -> None:
    chapter = probe()
    asked: list[Call] = []

    @chapter.adjust.has_gems(BIND)
    def drained(game: Game, tile: int, able: bool) -> bool:
        asked.append((tile, able))
        return False

    table, hall = two_in_a_hall(chapter)
    assert not has_gems(table.game, hall >> 1)
    assert not has_gems(table.game, table.game.start)
    assert asked == [(hall >> 1, True), (table.game.start, False)]


@pytest.mark.hook("adjust.spared_keys")
def test_keys_that_a_team_can_spare_itself_do_not_count_against_its_settings() -> None:
    dear = Chapter("probe", order=90)

    @dear.adjust.escape_keys(BIND)
    def four_more(game: Game, seat: int, number: int) -> int:
        return number + 4

    settings = Settings(players=4)
    assert settings_warnings(settings, (*chapters(settings), dear)) != ()

    remedy = Chapter("remedy", order=91)

    @remedy.adjust.spared_keys(GRANT)
    def by_playing_well(game: Game, seat: int, number: int) -> int:
        assert (seat, number) == (0, 0)
        return 4

    assert settings_warnings(settings, (*chapters(settings), dear, remedy)) == ()


@pytest.mark.hook("adjust.draws")
def test_a_seat_may_have_to_take_more_cards() -> None:
    chapter = probe(PieceKind("card", copies=5, pile="cards"))
    asked: list[Call] = []

    @chapter.adjust.draws(BIND)
    def greedy(game: Game, seat: int, pile: str, number: int) -> int:
        asked.append((seat, pile, number))
        return 2 if seat == 0 else number

    table = Scenario(players=2, extra=(chapter,))
    table.game.apply_only(PileOrdered("cards", (0, 1, 2, 3, 4)))
    effects.deal(table.game, "cards", 0)
    effects.deal(table.game, "cards", 1)
    assert asked == [(0, "cards", 1), (1, "cards", 1)]
    assert table.game.pieces.lying(at(AT_SEAT, 0)) == [0, 1]
    assert table.game.pieces.lying(at(AT_SEAT, 1)) == [2]
    assert table.game.pile("cards") == [3, 4]


@pytest.mark.hook("adjust.veil")
def test_a_tile_may_stay_in_the_air_where_its_discoverer_alone_sees_it() -> None:
    """What it brings about happens when the veil lifts, so nothing tells anybody before that which tile it is."""
    chapter = probe()
    found: list[ChamberPlaced] = []

    @chapter.adjust.veil(BIND)
    def one_second(game: Game, seat: int, ms: int) -> int:
        return ms + 1_000

    @chapter.react(ChamberPlaced)
    def it_is_found(game: Game, event: ChamberPlaced) -> None:
        found.append(event)

    table = Scenario(players=3, pile=("basic_07", "basic_08"), extra=(chapter,))
    table.shows(1, "AATKG")
    table.does(Discover(1, EAST))
    tile = table.lies_at(1, 0) >> 1
    assert [sees_face(table.game, tile, seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, False, True, False]
    table.waits(999)
    assert (table.game.temple.state[tile], found) == (AIR, [])
    table.waits(1)
    assert (table.game.temple.state[tile], found) == (LAID, [ChamberPlaced(tile, cell_at(1, 0), EAST, 1)])
    assert all(sees_face(table.game, tile, seat) for seat in (SPECTATOR, 0, 1, 2))


def test_a_veil_lifts_before_the_temple_moves() -> None:
    chapter = probe()
    chapter.adjust.veil(BIND)(lambda game, seat, ms: 5_000)
    table = Scenario(players=2, pile=("basic_07", "basic_08"), extra=(chapter,))
    table.waits_until(209_000)
    table.shows(1, "AATKG")
    table.does(Discover(1, EAST))
    tile = table.lies_at(1, 0) >> 1
    table.waits_until(209_999)
    assert table.game.temple.state[tile] == AIR
    events = table.waits(1)
    placed = [type(event) for event in events].index(ChamberPlaced)
    assert placed < [type(event) for event in events].index(DoorPhase)
    assert not any(timer[3] == VEIL for timer in table.game.timers), "it does not lift twice"


@pytest.mark.hook("adjust.safe")
def test_another_place_may_protect_at_a_slam_and_the_start_may_not() -> None:
    chapter = probe()

    @chapter.adjust.safe(BIND)
    def upside_down(game: Game, place: int, safe: bool) -> bool:
        return not safe

    table, _ = two_in_a_hall(chapter)
    table.puts(1, table.start)
    table.waits_for("slam")
    assert [len(hand) for hand in table.game.dice.hands] == [5, 4]


@pytest.mark.hook("adjust.dice_loss")
def test_a_slam_may_cost_more_dice() -> None:
    chapter = probe()
    asked: list[Call] = []

    @chapter.adjust.dice_loss(BIND)
    def poison(game: Game, seat: int, safe: bool, number: int) -> int:
        asked.append((seat, safe, number))
        return number + 1

    table, _ = two_in_a_hall(chapter)
    table.puts(1, table.start)
    table.waits_for("slam")
    assert asked == [(0, False, 1), (1, True, 0)]
    assert [len(table.game.dice.held(seat, LOST)) for seat in (0, 1)] == [2, 1]


@pytest.mark.hook("adjust.losable")
def test_a_die_that_lies_elsewhere_may_be_handed_in_for_a_lost_one() -> None:
    chapter = probe()
    asked: list[Call] = []

    @chapter.adjust.losable(GRANT)
    def even_from_a_stack(game: Game, seat: int, to: int, dice: int) -> int:
        asked.append((seat, to, dice))
        return dice | sum(1 << die for die in game.dice.held(seat, STACK))

    table, _ = two_in_a_hall(chapter)
    table.puts(1, table.start)
    table.shows(0, "BAAAA")
    table.game.emit(DieMoved(4, spot(STACK), 0, B))
    table.waits_for("slam")
    assert asked[0] == (0, spot(LOST), 0b01110)
    assert table.targets(0, "answer") == {0, 1, 2, 3, 4}
    table.answers(0, 4)
    assert table.game.dice.held(0, LOST) == [4]
    assert table.faces(0) == "BAAA"


@pytest.mark.hook("adjust.throw")
def test_other_dice_may_have_to_join_a_throw() -> None:
    chapter = probe()
    asked: list[Call] = []

    @chapter.adjust.throw(BIND)
    def keys_join(game: Game, seat: int, dice: int) -> int:
        asked.append((seat, dice))
        return dice | sum(1 << die for die in game.dice.hands[seat] if game.dice.face[die] == 3)

    table, _ = two_in_a_hall(chapter)
    table.shows(0, "AKK.T")
    table.game.dice.show(3, 0, USED)
    table.does(Roll(0, 0b00001))
    assert asked == [(0, 0b01001)], "used dice have joined before"
    assert table.thrown(0) == 0b01111


@pytest.mark.hook("adjust.faces")
def test_a_lesson_may_say_how_dice_fall() -> None:
    chapter, asked = probe(), []

    @chapter.adjust.faces(BIND)
    def all_torches(game: Game, seat: int, dice: int, faces: tuple[int, ...]) -> tuple[int, ...]:
        asked.append((seat, dice, len(faces)))
        return (T,) * len(faces)

    table = Scenario(players=2, extra=(chapter,))
    table.does(Roll(1, table.dice(1) & ~(1 << 5)))
    assert table.faces(1) == ".TTTT"
    assert asked == [(1, 0b1111000000, 4)]


@pytest.mark.hook("adjust.roll_ms")
def test_a_throw_may_take_longer() -> None:
    chapter = probe()

    @chapter.adjust.roll_ms(BIND)
    def heavy_hand(game: Game, seat: int, ms: int) -> int:
        return ms * 3 // 2 if seat == 0 else ms

    table = Scenario(players=2, extra=(chapter,))
    for seat, ready_at in ((0, 1_500), (1, 1_000)):
        (event,) = table.does(Roll(seat), at=0)
        assert isinstance(event, DiceRolled)
        assert event.ready_at == ready_at
    assert table.refuses(Roll(0), at=1_499) == "still_rolling"
    table.does(Roll(1))
    table.does(Roll(0), at=1_500)


@pytest.mark.hook("adjust.consent")
def test_somebody_else_may_have_to_agree_to_a_deed() -> None:
    chapter = probe()
    asked: list[Call] = []

    @chapter.adjust.consent(BIND)
    def minded(game: Game, seat: int, deed: int, mask: int) -> int:
        asked.append((seat, deed, mask))
        return 0b10 if seat == 0 and deed == MOVE else mask

    table, hall = two_in_a_hall(chapter)
    table.shows(0, "AAGB.")
    table.does(Enter(0, table.start))
    assert set(asked) == {(0, MOVE, -1)}
    assert table.stands(0) == hall
    assert [question.kind for question in table.game.questions.values()] == [REQUEST]
    table.does(Perform(0, "free", 0))
    assert table.faces(0) == "AA..."


@pytest.mark.hook("adjust.verdict")
def test_leaving_something_behind_may_cost_the_victory() -> None:
    chapter = probe()

    @chapter.adjust.verdict(BIND)
    def the_idol_was_left(game: Game, won: bool) -> bool:
        assert won
        return False

    table, _ = two_in_a_hall(chapter, kind="exit", gems=0)
    for seat in (0, 1):
        table.shows(seat, "K....")
    table.does(Escape(0))
    assert table.happened(GameEnded) == []
    table.does(Escape(1))
    assert table.happened(GameEnded) == [GameEnded(False, "task_left")]
    assert not table.game.won


@pytest.mark.hook("adjust.sealed")
@pytest.mark.parametrize(("for_good", "news"), [(True, "temple_sealed"), (False, "temple_closed")])
def test_a_temple_without_a_way_on_may_not_stay_like_that(for_good: bool, news: str) -> None:
    dead_end = TileKind("dead_end", "probe", copies=2, openings=1 << SOUTH, entry=(parse_cost("A"),))
    chapter = Chapter("probe", order=90, tiles=(dead_end,))

    @chapter.setup(POOL)
    def open_the_box(game: Game) -> None:
        mix_in(game, [dead_end])

    @chapter.adjust.sealed(GRANT)
    def the_walls_move(game: Game, stays: bool) -> bool:
        assert stays
        return for_good

    table = Scenario(extra=(chapter,))
    table.chamber("dead_end", at=(1, 0), stairs="W")
    table.pile("dead_end")
    table.shows(0, "AA.....")
    table.does(Discover(0, WEST))
    assert [event.what for event in table.events if isinstance(event, Announced)] == [news]


@pytest.mark.hook("adjust.lightable")
def test_a_chapter_may_bring_gems_that_no_chamber_shows() -> None:
    generous = Chapter("probe", order=90)

    @generous.adjust.lightable(GRANT)
    def gems_rain(game: Game, gems: GemRange) -> GemRange:
        assert gems == (18, 18), "what the chambers of the base game give"
        return gems[0] + 2, gems[1] + 9

    settings = Settings(players=5, difficulty="professional")
    assert settings_warnings(settings, chapters(settings)) != ()
    assert settings_warnings(settings, (*chapters(settings), generous)) == ()


@pytest.mark.hook("adjust.used")
def test_a_piece_may_stay_in_the_box_though_its_pile_is_opened() -> None:
    wanted, unwanted = PieceKind("idol", pile="idols", copies=2), PieceKind("fake", pile="idols")
    chapter = Chapter("probe", order=90, pieces=(wanted, unwanted), piles=("idols",))

    @chapter.setup(POOL)
    def open_the_box(game: Game) -> None:
        gather(game, "idols")

    @chapter.adjust.used(BIND)
    def no_fakes(game: Game, kind: PieceKind, used: bool) -> bool:
        assert used
        return kind is not unwanted

    game = Scenario(extra=(chapter,)).game
    assert [game.pieces.kind_of(piece) for piece in range(len(game.pieces.kind))] == [wanted, wanted]


@pytest.mark.hook("adjust.pickable")
def test_fortune_does_not_pick_a_chamber_that_another_chapter_keeps_in_the_box() -> None:
    chapter = Chapter("probe", order=90)

    @chapter.adjust.pickable(BIND)
    def only_the_tree(game: Game, kind: TileKind, able: bool) -> bool:
        assert able
        return kind.id == "tree"

    settings = Settings(modules=("quests",), numbers=(("quests", 3),))
    game = bare_game(settings, "picked", (*chapters(settings), chapter))
    deal_out(game)
    assert [game.tile_kind(tile).id for tile in game.pile(TILES) if game.tile_kind(tile).is_quest] == ["tree"]
