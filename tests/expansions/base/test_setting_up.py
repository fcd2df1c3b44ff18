"""Setting up: what lies where before the opening call. Where luck has a hand in it, over many seeds."""

from collections import Counter

import pytest

from tumbledown.engine.dice import HAND
from tumbledown.engine.events import ChamberPlaced, Event, Noted, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import TILES
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import LAID, STEP, xy
from tumbledown.engine.tiles import SOUTH, opposite
from tumbledown.engine.view import SPECTATOR, ChamberView, SeatView, view
from tumbledown.expansions import chapters, new_game

SEEDS = [str(number) for number in range(120)]
TEAMS = (1, 2, 3, 4, 5)
MAIN = {"start": 1, "exit": 1, "gem_key_3": 2, "gem_torch_3": 2}


def box(players: int) -> Game:
    """The box opened: tiles have the numbers that they bear in the first shuffle."""
    settings = Settings(players=players)
    return bare_game(settings, "box", chapters(settings))


def first_shuffle(players: int, events: list[Event]) -> list[str]:
    """The chambers that are shuffled, in the order that comes of it."""
    return kinds(box(players), list(next(event for event in events if isinstance(event, PileOrdered)).order))


def deal(players: int, seed: str, soundtrack: str = "track1") -> tuple[Game, list[Event]]:
    """A game set up, and everything that happened meanwhile."""
    settings = Settings(players=players, soundtrack=soundtrack)
    game = bare_game(settings, seed, chapters(settings))
    return game, list(deal_out(game))


def kinds(game: Game, tiles: list[int]) -> list[str]:
    return [game.tile_kind(tile).id for tile in tiles]


def tile_called(game: Game, kind: str) -> int:
    return kinds(game, list(range(len(game.temple.kind)))).index(kind)


def first_chambers(game: Game) -> list[int]:
    return [tile for tile in game.temple.laid() if tile != game.start]


# -------------------------------------------------------------------- chambers
@pytest.mark.rule("base.setup.tiles_used")
@pytest.mark.parametrize("players", TEAMS)
def test_six_main_and_thirteen_basic_chambers_are_in_play_and_no_other_tile(players: int) -> None:
    game, _ = deal(players, "tiles")
    in_play = game.temple.laid() + game.pile(TILES)
    assert sorted(in_play) == list(range(19))
    found = Counter(kinds(game, in_play))
    assert {kind: found.pop(kind) for kind in MAIN} == MAIN
    assert sorted(found.values()) == [1] * 13
    assert [game.tile_kind(tile).icons for tile in in_play] == [()] * 19, "no purple mask, no treasure"


@pytest.mark.rule("base.setup.start_centre")
@pytest.mark.parametrize("seed", SEEDS[:20])
def test_the_starting_chamber_lies_in_the_centre_before_anything_is_drawn(seed: str) -> None:
    game, events = deal(4, seed)
    start = tile_called(game, "start")
    assert game.start == start
    assert xy(game.temple.cell[start]) == (0, 0)
    placed = [event.tile for event in events if isinstance(event, ChamberPlaced)]
    assert placed[0] == start
    assert placed.count(start) == 1
    assert not any(start in event.order for event in events if isinstance(event, PileOrdered))
    for seat in (SPECTATOR, 0, 3):
        seen = view(game, seat)[f"chamber:{start}"]
        assert isinstance(seen, ChamberView)
        assert seen.kind == "start", "face up"


@pytest.mark.rule("base.setup.two_chambers")
@pytest.mark.parametrize("players", TEAMS)
def test_two_chambers_touch_the_start_with_their_stairways_on_opposite_sides(players: int) -> None:
    for seed in SEEDS[:40]:
        game, _ = deal(players, seed)
        temple, pair = game.temple, first_chambers(game)
        assert len(pair) == 2
        stairs = [(SOUTH + temple.turn[tile]) % 4 for tile in pair]
        assert [temple.cell[tile] + STEP[side] for tile, side in zip(pair, stairs, strict=True)] == [0, 0]
        assert stairs[0] == opposite(stairs[1]), "a row of three"
        assert set(temple.passages(2 * game.start)) == {2 * tile for tile in pair}
        assert all(2 * game.start in temple.passages(2 * tile) for tile in pair)


@pytest.mark.rule("base.setup.two_chambers", "base.setup.exit_aside")
def test_any_chamber_but_the_exit_can_be_one_of_the_first_two() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        game, _ = deal(3, seed)
        seen |= set(kinds(game, first_chambers(game)))
    assert seen == set(kinds(box(3), list(range(19)))) - {"start", "exit"}


@pytest.mark.rule("base.setup.exit_aside")
@pytest.mark.parametrize("players", TEAMS)
def test_the_exit_is_neither_shuffled_nor_drawn_for_the_first_two(players: int) -> None:
    for seed in SEEDS[:20]:
        game, events = deal(players, seed)
        assert sorted([*first_shuffle(players, events), "exit", "start"]) == sorted(
            kinds(box(players), list(range(19)))
        )
        assert game.temple.state[tile_called(game, "exit")] != LAID
        assert kinds(game, game.pile(TILES)).count("exit") == 1


@pytest.mark.rule("base.setup.exit_bottom")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_three_or_more_the_exit_is_one_of_the_last_five_and_each_of_them(players: int) -> None:
    places = set()
    for seed in SEEDS:
        game, _ = deal(players, seed)
        pile = game.pile(TILES)
        assert len(pile) == 16
        places.add(pile.index(tile_called(game, "exit")) + 1)
    assert places == {12, 13, 14, 15, 16}


@pytest.mark.rule("base.setup.exit_bottom")
def test_the_exit_is_mixed_with_the_four_top_tiles_left_after_the_first_two_were_drawn() -> None:
    for seed in SEEDS[:20]:
        game, events = deal(4, seed)
        left, pile = first_shuffle(4, events)[2:], kinds(game, game.pile(TILES))
        assert pile[:-5] == left[4:]
        assert sorted(pile[-5:]) == sorted([*left[:4], "exit"])


@pytest.mark.rule("base.setup.exit_middle", "base.solo.rules", "base.two.rules")
@pytest.mark.parametrize("players", [1, 2])
def test_for_one_or_two_the_exit_is_the_seventh_eighth_or_ninth_tile_equally_often(players: int) -> None:
    places: Counter[int] = Counter()
    for number in range(600):
        game, events = deal(players, str(number))
        pile = kinds(game, game.pile(TILES))
        places[pile.index("exit") + 1] += 1
        pile.remove("exit")
        assert pile == first_shuffle(players, events)[2:], "no other tile was moved"
    assert set(places) == {7, 8, 9}
    # 200 each with a standard deviation below 12: these bounds lie four of them away.
    assert all(150 < count < 250 for count in places.values())


# -------------------------------------------------------------------- gems, dice, figures
@pytest.mark.rule("base.setup.depot_gems", "base.setup.fate_gems")
@pytest.mark.parametrize(("players", "gems"), [(1, 7), (2, 7), (3, 11), (4, 14), (5, 16)])
def test_the_depot_holds_the_gems_for_the_team_and_two_more_lie_beside_it(players: int, gems: int) -> None:
    game = new_game(Settings(players=players), "gems")
    assert (game.depot.gems, game.depot.beside) == (gems, 2)


@pytest.mark.rule("base.setup.dice_per_player", "base.setup.solo_dice")
@pytest.mark.parametrize(("players", "each"), [(1, 7), (2, 5), (3, 5), (4, 5), (5, 5)])
def test_everybody_starts_with_free_dice_that_show_nothing(players: int, each: int) -> None:
    dice = new_game(Settings(players=players), "dice").dice
    assert [len(hand) for hand in dice.hands] == [each] * players
    assert sorted(die for hand in dice.hands for die in hand) == list(range(each * players))
    assert set(dice.face) == {0}
    assert set(dice.marks) == {0}
    assert set(dice.where) == {HAND}


@pytest.mark.rule("base.setup.figures")
@pytest.mark.parametrize("players", TEAMS)
def test_all_figures_stand_in_the_starting_chamber(players: int) -> None:
    game = new_game(Settings(players=players), "figures")
    assert game.party.place == [2 * game.start] * players
    assert game.party.control == list(range(players))


def colours_seen(game: Game, seat: int) -> list[int]:
    seen = view(game, seat)
    seats = [seen[f"seat:{each}"] for each in range(game.party.size)]
    return [each.colour for each in seats if isinstance(each, SeatView)]


@pytest.mark.rule("base.setup.figures")
def test_every_colour_is_different_and_everybody_sees_whose_it_is() -> None:
    chosen = new_game(Settings(players=3, colours=(4, 0, 2)), "colours")
    unchosen = new_game(Settings(players=5), "colours")
    for seat in (SPECTATOR, 0, 1, 2):
        assert colours_seen(chosen, seat) == [4, 0, 2]
        assert len(set(colours_seen(unchosen, seat))) == 5


@pytest.mark.rule("base.setup.figures")
@pytest.mark.parametrize("colours", [(1, 1), (0,), (0, 1, 2), (0, 5), (-1, 0)])
def test_a_colour_is_picked_once_by_each_and_must_be_in_the_box(colours: tuple[int, ...]) -> None:
    with pytest.raises(SettingsError, match="colours"):
        new_game(Settings(players=2, colours=colours), "colours")


# -------------------------------------------------------------------- the soundtrack
def track_of(events: list[Event]) -> int | str | tuple[int, ...]:
    return next(event.value for event in events if isinstance(event, Noted) and event.key == "track")


@pytest.mark.rule("base.setup.soundtrack_choice")
def test_the_team_picks_one_of_two_soundtracks_or_leaves_it_to_chance() -> None:
    assert [track_of(deal(3, "7", name)[1]) for name in ("track1", "track2")] == [0, 1]
    assert {track_of(deal(3, seed, "chance")[1]) for seed in SEEDS[:20]} == {0, 1}
    assert Settings().soundtrack == "track1", "the one suggested to beginners"
    with pytest.raises(SettingsError, match="soundtrack"):
        deal(3, "7", "track3")


@pytest.mark.rule("base.setup.soundtrack_choice")
@pytest.mark.parametrize("other", ["track2", "chance"])
def test_the_choice_of_soundtrack_changes_nothing_else_in_the_set_up(other: str) -> None:
    def all_else(name: str) -> list[Event]:
        return [event for event in deal(4, "7", name)[1] if not (isinstance(event, Noted) and event.key == "track")]

    assert all_else(other) == all_else("track1")
