"""Setting up the curses, and drawing them."""

import pytest

from tests.expansions.curses.cursed import BARE, MASKED, MODULES, card, discovers, scenario, stack
from tumbledown.engine.commands import Enter, Perform
from tumbledown.engine.effects import keep_tile
from tumbledown.engine.events import ChamberPlaced, ChamberRemoved, PieceMoved, TileDrawn
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import BOXED, TILES
from tumbledown.engine.questions import ask
from tumbledown.engine.structs import Question, Settings
from tumbledown.engine.temple import BOX, LAID, PILE, cell_at
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.engine.view import PieceView, PileView, view
from tumbledown.expansions import new_game
from tumbledown.expansions.data.base import BASIC
from tumbledown.expansions.data.curses import PIECES as CARDS
from tumbledown.expansions.data.shared import TILES as CURSED_CHAMBERS
from tumbledown.expansions.shared import CURSES, PURPLE_MASK, TREASURE, TREASURES

SEEDS = [str(number) for number in range(25)]


def dealt(*modules: str, seed: str = "curses", players: int = 3) -> Game:
    return new_game(Settings(players=players, modules=modules), seed)


# -------------------------------------------------------------------- setting up
@pytest.mark.rule("curses.setup.tiles")
@pytest.mark.parametrize("modules", [("curses",), ("treasures",), ("curses", "treasures")])
def test_thirteen_chambers_come_in_place_of_the_basic_ones_and_the_pile_stays_as_high(modules: tuple[str, ...]) -> None:
    game, plain = dealt(*modules), dealt()
    used = [game.tile_kind(tile) for tile, state in enumerate(game.temple.state) if state != BOX]
    assert sum(kind in CURSED_CHAMBERS for kind in used) == 13
    assert not set(used) & set(BASIC)
    assert len(game.pile(TILES)) == len(plain.pile(TILES))


@pytest.mark.rule("curses.setup.pile")
def test_all_curse_cards_in_use_lie_shuffled_in_one_pile_that_nobody_sees() -> None:
    game = dealt(*MODULES)
    usual = sum(kind.copies for kind in CARDS if not kind.needs)
    assert usual == len(game.pile(CURSES)) == 14
    assert sorted(game.pile(CURSES)) == list(range(14))
    assert len({tuple(dealt(*MODULES, seed=seed).pieces.kind) for seed in SEEDS}) == len(SEEDS)
    assert view(game, 0)["pile:curses"] == PileView(14)
    assert not [each for each in view(game, 0).values() if isinstance(each, PieceView)]


@pytest.mark.rule("curses.setup.pile")
def test_curse_cards_of_other_chapters_in_play_are_shuffled_in() -> None:
    game = dealt("curses", "fountain")
    kinds = [game.pieces.kind_of(piece).id for piece in game.pile(CURSES)]
    assert kinds.count("poison") == 2
    assert len(kinds) == 18


@pytest.mark.rule("curses.setup.without_treasures")
def test_without_treasures_their_icons_have_no_meaning() -> None:
    table = scenario(pile=(BARE,))
    stack(table, "trap")
    assert TREASURE in table.game.tile_kind(table.tile(BARE)).icons
    discovers(table)
    assert table.happened(PieceMoved) == []
    assert "claim" not in table.game.rules.offers


@pytest.mark.rule("curses.setup.masks_ignored")
def test_a_mask_of_the_set_up_curses_nobody_then_or_later() -> None:
    seen = 0
    for seed in SEEDS:
        game = dealt(*MODULES, seed=seed)
        laid = [tile for tile, state in enumerate(game.temple.state) if state == LAID]
        seen += sum(game.shows(tile, PURPLE_MASK) for tile in laid)
        assert game.party.cards == [0, 0, 0]
        assert len(game.pile(CURSES)) == 14
    assert seen > 5, "there were masks among them"
    table = scenario()
    stack(table, "trap")
    hall = table.chamber(MASKED, at=(1, 0), stairs="W")
    table.shows(0, "AA...")
    table.does(Enter(0, hall))
    assert table.owns(0) == []


# -------------------------------------------------------------------- drawing
@pytest.mark.rule("curses.draw.trigger", "curses.active.immediate")
def test_a_discovered_purple_mask_brings_the_top_card_open_before_the_discoverer_and_it_works_at_once() -> None:
    table = scenario(pile=(MASKED,))
    trap, _ = stack(table, "trap", "mask")
    discovers(table)
    hall = table.lies_at(1, 0)
    assert table.owns(0) == ["trap"]
    assert view(table.game, 1)[f"piece:{trap}"] == PieceView(table.game.pieces.at[trap], "trap")
    table.shows(0, "AA...")
    assert table.refuses(Enter(0, hall)) == "trapped"


@pytest.mark.rule("curses.draw.trigger")
def test_a_chamber_without_a_purple_mask_curses_nobody() -> None:
    table = scenario(pile=(BARE,))
    stack(table, "trap")
    discovers(table)
    assert table.owns(0) == []


@pytest.mark.rule("curses.draw.trigger", "illusions.setup.mask_ignored")
def test_the_faded_mask_of_a_chamber_that_vanishes_curses_nobody() -> None:
    table = scenario(modules=("curses", "illusions"), pile=("illusion_1",))
    stack(table, "trap")
    discovers(table)
    assert table.owns(0) == []


@pytest.mark.rule("curses.draw.discoverer_only")
def test_only_the_discoverer_is_hit_and_only_once() -> None:
    table = scenario(players=3, pile=(MASKED,))
    stack(table, "mask", "trap", "silence")
    discovers(table, 1)
    hall = table.lies_at(1, 0)
    assert [table.owns(seat) for seat in range(3)] == [[], ["mask"], []]
    for seat in range(3):
        table.shows(seat, "AA...")
        table.does(Enter(seat, hall))
    assert [table.owns(seat) for seat in range(3)] == [[], ["mask"], []]


@pytest.mark.rule("curses.draw.discoverer_only")
def test_a_chamber_that_nobody_discovered_curses_nobody() -> None:
    table = scenario()
    (trap,) = stack(table, "trap")
    table.game.emit(ChamberPlaced(table.tile(MASKED), cell_at(3, 3), 0))
    assert table.game.pile(CURSES) == [trap]


@pytest.mark.rule("curses.draw.placed_tile")
def test_a_tile_that_is_put_back_brings_no_curse_and_the_one_laid_instead_does() -> None:
    looking = Chapter("looking", order=99)

    @looking.react(TileDrawn)
    def look_first(game: Game, event: TileDrawn) -> None:
        ask(game, "keep", 1 << event.seat, 5_000, blocks=True, args=(event.tile, event.seat))

    @looking.choices("keep")
    def keep_or_not(game: Game, question: Question, seat: int) -> tuple[int, ...]:
        return (1, 0)

    @looking.closed("keep")
    def keep_it_or_put_it_back(game: Game, question: Question, answers: dict[int, int]) -> None:
        tile, seat = question.args
        if answers[seat]:
            keep_tile(game, tile, seat)
        else:
            game.emit(ChamberRemoved(tile, PILE))

    for kept, cards in ((1, ["mask"]), (0, [])):
        table = scenario(pile=(MASKED,), extra=(looking,))
        stack(table, "mask")
        discovers(table)
        assert table.owns(0) == [], "it is only in the air"
        table.answers(0, kept)
        assert table.owns(0) == cards


@pytest.mark.rule("curses.draw.with_treasure")
def test_treasure_and_curse_of_one_chamber_come_in_the_same_step() -> None:
    table = scenario(modules=("curses", "treasures"), pile=("cursed_09",))
    (curse,) = stack(table, "mask")
    (treasure,) = stack(table, "teleport", pile=TREASURES)
    events = discovers(table)
    moved = [event.piece for event in events if isinstance(event, PieceMoved)]
    assert sorted(moved) == sorted([treasure, curse])


@pytest.mark.rule("curses.draw.duplicate")
def test_a_kind_that_already_lies_before_the_player_is_discarded_without_effect_and_without_replacement() -> None:
    table = scenario(pile=(MASKED,))
    table.gets(0, "broken_die")
    second, _ = stack(table, "broken_die", "mask")
    discovers(table)
    assert table.owns(0) == ["broken_die"]
    assert table.game.pieces.at[second] == BOXED
    assert len(table.game.pile(CURSES)) == 1, "no other card was drawn for it"
    assert len(table.game.dice.hands[0]) == 4, "only the first card took a die"


@pytest.mark.rule("curses.draw.duplicate")
def test_the_same_kind_may_lie_before_different_players() -> None:
    table = scenario(pile=(MASKED,))
    table.gets(1, "mask")
    stack(table, "mask")
    discovers(table)
    assert [table.owns(seat) for seat in (0, 1)] == [["mask"], ["mask"]]


@pytest.mark.rule("curses.draw.pile_empty")
def test_with_an_empty_pile_a_mask_has_no_effect_and_no_card_comes_back() -> None:
    table = scenario(pile=(MASKED, "cursed_11"))
    stack(table, "mask")
    discovers(table)
    table.shows(0, "GAA..")
    table.does(Perform(0, "lift", card(table, "mask")))
    assert table.game.pile(CURSES) == []
    discovers(table, 0, WEST)
    assert table.owns(0) == []
    assert table.game.pile(CURSES) == []
    assert len(table.happened(ChamberPlaced)) == 2


# -------------------------------------------------------------------- while it lies there
@pytest.mark.rule("curses.active.immediate")
def test_a_curse_works_until_it_is_lifted_or_removed() -> None:
    for remove in (True, False):
        table = scenario()
        hall = table.chamber(BARE, at=(1, 0), stairs="W")
        trap = table.gets(0, "trap")
        table.waits(100_000)
        table.shows(0, "KKTAT")
        assert table.targets(0, "enter") == set()
        if remove:
            table.game.emit(PieceMoved(trap, BOXED, seat=0))
        else:
            table.does(Perform(0, "lift", trap))
        assert table.owns(0) == []
        table.shows(0, "ATAT.")
        assert table.targets(0, "enter") == {hall}


@pytest.mark.rule("curses.active.several")
def test_several_curses_work_at_once() -> None:
    table = scenario(pile=(BARE,))
    for kind in ("trap", "mask", "broken_die", "silence", "lost_dice"):
        table.gets(0, kind)
    assert len(table.game.dice.hands[0]) == 4
    table.shows(0, "AABB")
    assert table.targets(0, "discover") == set()
    table.shows(0, "GBB.")
    table.does(Perform(0, "free", 0))
    assert table.faces(0).count("B") == 1
    assert table.targets(0, "lift") == set()
    table.shows(0, "KKTT")
    assert table.targets(0, "lift") == {card(table, "trap"), card(table, "broken_die"), card(table, "silence")}


@pytest.mark.rule("curses.active.personal")
def test_a_curse_binds_only_its_player_and_cannot_be_passed_on() -> None:
    table = scenario(pile=(BARE,))
    trap = table.gets(0, "trap")
    for seat in (0, 1):
        table.shows(seat, "AAKKT")
    assert table.targets(0, "discover") == set()
    assert EAST in table.targets(1, "discover")
    assert table.targets(1, "lift") == set()
    assert table.refuses(Perform(1, "lift", trap)) == "not_offered"
    assert all(trap not in offer.targets for offer in table.game.options(0) if offer.verb != "lift")


@pytest.mark.rule("curses.active.follows_player")
def test_curses_stay_with_the_player_when_the_adventurer_moves_or_the_chamber_goes() -> None:
    table = scenario(pile=(MASKED,))
    stack(table, "mask")
    discovers(table)
    hall = table.lies_at(1, 0)
    table.shows(0, "AA...")
    table.does(Enter(0, hall))
    assert table.owns(0) == ["mask"]
    table.puts(0, table.start)
    table.game.emit(ChamberRemoved(hall >> 1))
    assert table.owns(0) == ["mask"]
