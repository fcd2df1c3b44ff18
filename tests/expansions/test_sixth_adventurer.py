"""The sixth adventurer: one more seat and colour; everything else as for three to five players."""

import pytest

from tests.expansions.base.playing import moments
from tests.expansions.base.soundtracks import COLLAPSE, FIRST_SLAM
from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Enter, Perform, Roll, Start
from tumbledown.engine.dice import LOST
from tumbledown.engine.events import Event, PileOrdered
from tumbledown.engine.game import OVER, Game
from tumbledown.engine.icons import B
from tumbledown.engine.pieces import IN_BOX, SHIFT, TILES
from tumbledown.engine.questions import YES
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.view import SPECTATOR, SeatView, view
from tumbledown.expansions import chapter, chapters, names, new_game

SIXTH = ("sixth_adventurer",)
SEEDS = [str(number) for number in range(120)]
USUAL_GEMS = {1: 7, 2: 7, 3: 11, 4: 14, 5: 16}


def six(difficulty: str = "normal", seed: str = "six", modules: tuple[str, ...] = SIXTH) -> Game:
    return new_game(Settings(players=6, modules=modules, difficulty=difficulty), seed)


def set_up(players: int, modules: tuple[str, ...], seed: str = "six") -> list[Event]:
    settings = Settings(players=players, modules=modules)
    return list(deal_out(bare_game(settings, seed, chapters(settings))))


# -------------------------------------------------------------------- the sixth player
@pytest.mark.rule("sixth_adventurer.players", "base.players.count")
def test_six_can_play_with_these_pieces_and_only_with_them() -> None:
    assert six().party.size == 6
    with pytest.raises(SettingsError, match="6 players"):
        new_game(Settings(players=6), "six")
    with pytest.raises(SettingsError, match="7 players"):
        new_game(Settings(players=7, modules=SIXTH), "six")


@pytest.mark.rule("sixth_adventurer.players")
def test_the_sixth_player_has_five_dice_a_figure_and_a_colour_like_everyone_else() -> None:
    game = six()
    assert [len(hand) for hand in game.dice.hands] == [5] * 6
    assert game.party.place == [2 * game.start] * 6
    seats = [view(game, SPECTATOR)[f"seat:{seat}"] for seat in range(6)]
    assert len({seat.colour for seat in seats if isinstance(seat, SeatView)}) == 6


@pytest.mark.rule("sixth_adventurer.players")
def test_the_sixth_player_rolls_moves_votes_and_loses_dice_like_everyone_else() -> None:
    table = Scenario(players=6, modules=SIXTH)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.will_throw(5, "AABKT")
    table.does(Roll(5))
    table.does(Enter(5, hall))
    table.does(Perform(0, "fate"))
    question = next(iter(table.game.questions))
    for seat in range(1, 6):
        assert table.faces(5) == "..BKT", "all six must agree"
        table.does(Answer(seat, question, YES))
    assert table.faces(5) == "...KT"
    table.waits_until(FIRST_SLAM)
    assert [len(table.game.dice.held(seat, LOST)) for seat in range(6)] == [0, 0, 0, 0, 0, 1]


# -------------------------------------------------------------------- setting up for six
@pytest.mark.rule("sixth_adventurer.gems", "sixth_adventurer.difficulty", "sixth_adventurer.rest")
@pytest.mark.parametrize(
    ("difficulty", "gems", "beside"), [("normal", 18, 2), ("expert", 21, 2), ("professional", 24, 0)]
)
def test_six_face_eighteen_gems_and_the_usual_extra_of_the_variants(difficulty: str, gems: int, beside: int) -> None:
    game = six(difficulty)
    assert (game.depot.gems, game.depot.beside) == (gems, beside)


@pytest.mark.rule("sixth_adventurer.difficulty")
def test_six_professionals_have_no_turn_of_fate() -> None:
    game = six("professional")
    game.handle(Start(), 0)
    game.dice.show(0, B, 0)
    refusal = game.handle(Perform(0, "fate"), 0).refusal
    assert refusal is not None
    assert refusal.code == "no_fate_left"


@pytest.mark.rule("sixth_adventurer.rest")
def test_for_six_the_exit_is_one_of_the_last_five_of_sixteen_tiles_and_each_of_them() -> None:
    places = set()
    for seed in SEEDS:
        game = six(seed=seed)
        pile = [game.tile_kind(tile).id for tile in game.pile(TILES)]
        assert len(pile) == 16
        places.add(pile.index("exit") + 1)
    assert places == {12, 13, 14, 15, 16}


@pytest.mark.rule("sixth_adventurer.rest")
@pytest.mark.parametrize("seed", SEEDS[:10])
def test_the_temple_and_the_pile_for_six_are_those_for_five(seed: str) -> None:
    six_players, five_players = set_up(6, SIXTH, seed), set_up(5, (), seed)
    last_shuffle = [n for n, event in enumerate(five_players) if isinstance(event, PileOrdered)][-1]
    assert six_players[: last_shuffle + 1] == five_players[: last_shuffle + 1]


# -------------------------------------------------------------------- with fewer players
@pytest.mark.rule("sixth_adventurer.colour_choice")
@pytest.mark.parametrize("players", USUAL_GEMS)
def test_with_fewer_players_the_sixth_colour_can_be_chosen_and_changes_no_gems(players: int) -> None:
    colours = tuple(range(6 - players, 6))
    game = new_game(Settings(players=players, modules=SIXTH, colours=colours), "colour")
    seen = view(game)[f"seat:{players - 1}"]
    assert isinstance(seen, SeatView)
    assert seen.colour == 5
    assert (game.depot.gems, game.depot.beside) == (USUAL_GEMS[players], 2)
    with pytest.raises(SettingsError, match="colours"):
        new_game(Settings(players=players, colours=colours), "colour")


@pytest.mark.rule("sixth_adventurer.colour_choice")
@pytest.mark.parametrize("players", USUAL_GEMS)
def test_with_fewer_players_the_set_up_is_the_usual_one(players: int) -> None:
    assert set_up(players, SIXTH) == set_up(players, ())


# -------------------------------------------------------------------- the rest of the box
@pytest.mark.rule("sixth_adventurer.independent")
def test_the_sixth_adventurer_can_be_played_with_no_other_module() -> None:
    assert chapter("sixth_adventurer").requires == ("base",)
    game = six()
    assert [each.name for each in game.rules.chapters] == ["base", "sixth_adventurer"]
    assert {kind.chapter for kind in game.rules.tile_kinds} == {"base"}
    game.handle(Start(), 0)
    for now, command in moments(game, "six", until=COLLAPSE + 1_000):
        assert game.handle(command, now).ok
    assert game.phase == OVER


def copies_in_play(game: Game, kind: str) -> int:
    """How many pieces of this kind have left the box: for a pile, or from there for one of the first chambers."""
    pieces = game.pieces
    return sum(
        pieces.kinds[k].id == kind and at >> SHIFT != IN_BOX for k, at in zip(pieces.kind, pieces.at, strict=True)
    )


def check_that_it_comes_only_with(module: str, kind: str) -> None:
    """Without the module nothing but chambers can be drawn; with it, once it is built, two copies are in play."""
    alone = six()
    assert alone.pieces.kind == [], "nothing of it is on the table"
    assert set(alone.pieces.piles) == {TILES}
    if module in names():
        assert copies_in_play(six(modules=(*SIXTH, module)), kind) == 2


@pytest.mark.rule("sixth_adventurer.new_curse")
def test_the_new_curse_stays_in_the_box_unless_curses_are_used() -> None:
    check_that_it_comes_only_with("curses", "soul_exchange")


@pytest.mark.rule("sixth_adventurer.new_treasure")
def test_the_new_treasure_stays_in_the_box_unless_treasures_are_used() -> None:
    check_that_it_comes_only_with("treasures", "large_torch")
