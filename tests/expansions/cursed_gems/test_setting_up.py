"""What lies where when the game begins, and which tables are refused or warned."""

import pytest

from tests.expansions.cursed_gems.tables import NAME, POSITIONS
from tests.scenario import Scenario
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, SHIFT, at
from tumbledown.engine.piles import in_pool, put_away
from tumbledown.engine.setup import bare_game
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import PILE
from tumbledown.engine.view import PieceView, view
from tumbledown.expansions import chapters, warnings_about
from tumbledown.expansions.cursed_gems.outlook import twins_may_vanish
from tumbledown.expansions.data.base import BASIC


def dealt(seed: str, *modules: str, players: int = 4) -> Scenario:
    return Scenario.dealt(Settings(players=players, modules=(NAME, *modules)), seed)


def gems_of(table: Scenario) -> list[str]:
    return [gem for seat in range(table.game.party.size) for gem in table.owns(seat)]


def lying(table: Scenario) -> list[int]:
    """The tiles on which a position token lies."""
    pieces = table.game.pieces
    return [
        (where & 1023) >> 1
        for piece, where in enumerate(pieces.at)
        if where >> SHIFT == AT_PLACE and pieces.kind_of(piece).pile == POSITIONS
    ]


@pytest.mark.rule("cursed_gems.setup.tokens")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_everybody_has_one_gem_by_chance_for_all_to_see(players: int) -> None:
    hands = set()
    for number in range(20):
        table = dealt(f"gems {number}", players=players)
        assert [len(table.owns(seat)) for seat in range(players)] == [1] * players
        assert len(set(gems_of(table))) == players, "no two are alike"
        hands.add(tuple(gems_of(table)))
        shown = [each for each in view(table.game).values() if isinstance(each, PieceView) and each.kind]
        assert sorted(each.kind for each in shown) == sorted(gems_of(table))
        assert {each.at for each in shown} == {at(AT_SEAT, seat) for seat in range(players)}
    assert len(hands) > 4, "they are dealt by chance"


@pytest.mark.rule("cursed_gems.setup.positions")
@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_all_six_positions_are_in_the_game_face_down_however_many_play(players: int) -> None:
    orders = set()
    for number in range(20):
        table = dealt(f"positions {number}", players=players)
        pile = table.game.pile(POSITIONS)
        assert len(pile) + len(lying(table)) == 6
        kinds = [kind.id for kind in table.game.pieces.kinds if kind.pile == POSITIONS]
        seen = [each.kind for each in view(table.game, 0).values() if isinstance(each, PieceView)]
        assert not set(seen) & set(kinds)
        orders.add(tuple(table.game.pieces.kind_of(piece).id for piece in pile))
    assert len(orders) > 15, "they are shuffled"


@pytest.mark.rule("cursed_gems.setup.start_side")
def test_chambers_of_one_gem_beside_the_start_have_a_token_too() -> None:
    numbers = set()
    for number in range(40):
        table = dealt(f"beside {number}")
        one_gem = [tile for tile in table.game.temple.laid() if table.game.tile_kind(tile).printed_gems == 1]
        assert sorted(lying(table)) == sorted(one_gem)
        numbers.add(len(one_gem))
    assert numbers == {0, 1, 2}


@pytest.mark.rule("cursed_gems.reachable")
def test_a_table_with_too_few_chambers_of_one_gem_is_refused() -> None:
    short = Chapter("short", order=150)

    @short.setup(POOL)
    def one_is_missing(game: Game) -> None:
        put_away(game, [tile for tile in in_pool(game, BASIC) if game.tile_kind(tile).printed_gems == 1][:1])

    settings = Settings(modules=(NAME,))
    with pytest.raises(SettingsError, match="needs 6 chambers of one gem, and there are 5"):
        bare_game(settings, "short", (*chapters(settings), short))


@pytest.mark.rule("cursed_gems.reachable")
@pytest.mark.parametrize("modules", [(), ("curses",), ("treasures",), ("illusions",), ("illusions", "curses")], ids=str)
def test_the_usual_sets_have_chambers_enough(modules: tuple[str, ...]) -> None:
    table = dealt("enough", *modules)
    tiles = [*table.game.pile("tiles"), *table.game.temple.laid()]
    assert len([tile for tile in tiles if table.game.tile_kind(tile).printed_gems == 1]) == 6


@pytest.mark.rule("cursed_gems.illusion")
def test_a_table_is_warned_if_chambers_with_a_token_may_vanish() -> None:
    def codes(*modules: str) -> set[str]:
        return {warning.code for warning in warnings_about(Settings(modules=(NAME, *modules)))}

    assert "twins_vanish" in codes("illusions")
    assert "twins_vanish" not in codes("curses", "special_chambers")


@pytest.mark.rule("cursed_gems.illusion")
def test_chambers_that_stay_in_the_box_are_no_reason_to_warn() -> None:
    game = dealt("in the box", "illusions").game
    assert twins_may_vanish(game)
    fleeting = [tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile).vanishes]
    put_away(game, [tile for tile in fleeting if game.temple.state[tile] == PILE])
    assert twins_may_vanish(game) == ()
