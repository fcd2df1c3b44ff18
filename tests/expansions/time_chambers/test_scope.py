"""What a prohibition covers beside other chapters, and what it leaves alone."""

import pytest

from tests.expansions.calendar.dating import bears
from tests.expansions.time_chambers.tables import (
    BLUE,
    FIRST_BAN,
    GEMS,
    HALF,
    MASKS,
    MODULES,
    MOVEMENT,
    RED,
    START,
    banning,
    before,
    discover,
    hall_of,
    hands,
    noted,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Perform
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.effects import remove_chamber
from tumbledown.engine.events import DieMoved, Noted, TempleSettled
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.engine.questions import YES
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import NORTH


# -------------------------------------------------------------------- gems
@pytest.mark.rule("time_chambers.prohibition.gems_scope", "characters.prohibitions.apply")
def test_linked_chambers_are_not_fired() -> None:
    table = banning(GEMS, modules=("special_chambers",))
    table.puts(RED, table.chamber("linked_1", at=(5, 0)))
    table.puts(BLUE, table.chamber("linked_2", at=(-5, 3)))
    table.shows(RED, "TTTAK")
    table.shows(BLUE, "KKKAT")
    assert "linked" not in table.verbs(RED)
    assert table.refuses(Perform(RED, "linked", 3)) == "gems_banned"
    table.does(Perform(RED, "linked", 3), at=HALF)


@pytest.mark.rule("time_chambers.prohibition.gems_scope")
def test_the_priest_lends_no_icons() -> None:
    table = banning(GEMS, modules=("characters",))
    table.gets(RED, "priest_activatable")
    chamber = table.chamber("gem_key_3", at=(5, 5))
    table.puts(BLUE, chamber)
    table.shows(RED, "BBBAA")
    table.shows(BLUE, "KKKKA")
    keys = chamber << 4 | 1 << 3
    for verb in ("lend_icons", "leave_icons"):
        assert table.refuses(Perform(RED, verb, keys)) == "gems_banned"
    table.does(Perform(RED, "lend_icons", keys), at=HALF)


@pytest.mark.rule("time_chambers.prohibition.gems_scope")
def test_icons_that_the_priest_left_somewhere_are_gone_when_the_ban_begins() -> None:
    table = before(FIRST_BAN[GEMS], modules=(*MODULES, "characters"), players=3)
    table.gets(BLUE, "priest_activatable")
    chamber = table.chamber("gem_key_3", at=(5, 5))
    table.puts(2, chamber)
    table.shows(BLUE, "BBBAA")
    table.shows(2, "AAAAA")
    table.does(Perform(BLUE, "leave_icons", chamber << 4 | 1 << 3))
    assert table.game.pieces.lying(at(AT_PLACE, chamber))
    discover(table)
    assert not table.game.pieces.lying(at(AT_PLACE, chamber))


@pytest.mark.rule("time_chambers.prohibition.gems_scope")
def test_neither_the_extra_gem_nor_the_pit_is_of_use() -> None:
    table = banning(GEMS, modules=("treasures", "pit"))
    table.gets(RED, "extra_gem")
    table.puts(BLUE, table.chamber("pit", at=(5, 5)))
    table.shows(BLUE, "BBBBB")
    assert table.refuses(Perform(RED, "extra_gem")) == "gems_banned"
    assert table.refuses(Perform(BLUE, "pit")) == "gems_banned"
    assert not {"extra_gem", "pit"} & (table.verbs(RED) | table.verbs(BLUE))


@pytest.mark.rule("time_chambers.prohibition.gems_scope", "calendar.cursed.depot_empty")
def test_the_pawn_of_the_calendar_is_not_moved_by_icons_alone_either() -> None:
    settings = Settings(players=2, modules=(*MODULES, "calendar"), variants=("calendar.cursed",))
    table = before(FIRST_BAN[GEMS], settings=settings, gems=0)
    table.puts(BLUE, bears(table, "basic_04", "calendar_sun", (5, 5)))
    table.shows(BLUE, "KKKKA")
    assert "activate" in table.verbs(BLUE)
    discover(table)
    assert table.refuses(ActivateGems(BLUE, 0)) == "gems_banned"
    assert "activate" not in table.verbs(BLUE)


@pytest.mark.rule("time_chambers.prohibition.gems_scope")
def test_walls_of_the_obelisk_still_take_gem_tiles() -> None:
    table = before(FIRST_BAN[GEMS], "obelisk", modules=(*MODULES, "quests"))
    discover(table)
    discover(table, 1)
    assert noted(table).ban_now == GEMS
    gem_tiles = table.game.depot.gem_tiles
    table.chamber("basic_10", at=(2, -1))
    table.game.emit(TempleSettled())
    assert table.game.depot.gem_tiles == gem_tiles - 1


# -------------------------------------------------------------------- golden masks
@pytest.mark.rule("time_chambers.prohibition.masks_scope")
def test_both_abilities_of_the_doc_are_barred() -> None:
    table = banning(MASKS, modules=("characters",))
    table.gets(RED, "doc_permanent")
    table.gets(BLUE, "doc_activatable")
    table.shows(RED, "GBBBA")
    table.shows(BLUE, "GGAAB")
    assert table.refuses(Perform(RED, "free", RED)) == "masks_banned"
    assert table.refuses(Perform(BLUE, "remote_healing", RED)) == "masks_banned"
    assert "remote_healing" not in table.verbs(BLUE)
    table.waits(HALF)
    table.does(Perform(BLUE, "remote_healing", RED))
    assert table.faces(RED) == "G...A"


@pytest.mark.rule("time_chambers.prohibition.masks_scope")
def test_a_healing_mask_and_a_turn_of_fate_free_dice_all_the_same() -> None:
    table = banning(MASKS, modules=("treasures",))
    table.gets(RED, "healing_mask")
    table.shows(BLUE, "BBAAA")
    table.does(Perform(RED, "healing_mask"))
    assert table.faces(BLUE) == "..AAA"
    table.shows(BLUE, "BBAAA")
    table.does(Perform(RED, "fate"))
    table.answers(BLUE, YES)
    assert table.faces(BLUE) == "..AAA"


@pytest.mark.rule("time_chambers.prohibition.masks_scope")
def test_the_priest_sheds_masks_and_the_mentalist_counts_golden_ones_as_keys() -> None:
    table = banning(MASKS, modules=("characters",), gems=0)
    table.gets(RED, "priest_activatable")
    table.gets(BLUE, "mentalist_permanent")
    table.shows(RED, "BBBAA")
    table.does(Perform(RED, "shed_masks", RED))
    assert table.faces(RED) == "...AA"
    table.puts(BLUE, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.shows(BLUE, "GAAAA")
    assert "escape" in table.verbs(BLUE)


@pytest.mark.rule("time_chambers.prohibition.masks_scope", "quests.tree.prohibition")
def test_golden_masks_still_serve_the_fountain_and_the_tree() -> None:
    table = banning(MASKS, modules=("quests", "fountain"))
    tree = table.chamber("tree", at=(5, 5))
    for seat in (RED, BLUE):
        table.puts(seat, tree)
        table.shows(seat, "GGAAA")
    table.game.apply_only(Noted("tile", "progress", (0, 4), tree >> 1))
    assert "tree" in table.verbs(RED)
    table.puts(RED, table.chamber("fountain", at=(8, 8)))
    table.game.apply_only(DieMoved(table.game.dice.hands[RED][-1], spot(LOST), RED))
    table.does(Perform(RED, "regain"))
    assert hands(table) == [5, 5]


# -------------------------------------------------------------------- movement
def jumping(card: str, *modules: str) -> tuple[Scenario, int]:
    """Red has this card, and Blue stands somewhere else; nobody may move."""
    table = banning(MOVEMENT, modules=modules)
    there = table.chamber("basic_10", at=(1, -1))
    table.puts(BLUE, there)
    table.gets(RED, card)
    return table, there


@pytest.mark.rule("time_chambers.prohibition.movement_scope", "characters.prohibitions.apply")
@pytest.mark.parametrize(
    ("card", "verb", "faces", "modules"),
    [
        ("teleport", "teleport", "AAAAA", ("treasures",)),
        ("portal", "portal", "AAAAA", ("treasures", "new_characters", "characters", "curses")),
        ("priest_permanent", "black_jump", "BBBBB", ("characters",)),
        ("mentalist_activatable", "mind_jump", "KKAAA", ("characters",)),
    ],
)
def test_neither_treasures_nor_abilities_lead_anywhere(
    card: str, verb: str, faces: str, modules: tuple[str, ...]
) -> None:
    table, there = jumping(card, *modules)
    table.shows(RED, faces)
    assert verb not in table.verbs(RED)
    assert table.refuses(Perform(RED, verb, there)) == "steps_banned"
    table.waits(HALF)
    assert there in table.targets(RED, verb)


@pytest.mark.rule("time_chambers.prohibition.movement_scope", "traps.invocation.movement_ban")
def test_nobody_is_summoned_on_purpose_but_a_summons_that_befalls_everybody_happens() -> None:
    table = before(FIRST_BAN[MOVEMENT], "invocation", modules=(*MODULES, "traps"))
    discover(table)
    calling = discover(table, 1)
    assert noted(table).ban_now == MOVEMENT
    assert table.stands(RED) == table.stands(BLUE) == calling
    table.puts(BLUE, table.start)
    table.shows(RED, "KKKAA")
    assert table.refuses(Perform(RED, "call_all")) == "steps_banned"
    table.does(Perform(RED, "call_all"), at=HALF)
    assert table.stands(BLUE) == calling


@pytest.mark.rule("time_chambers.prohibition.movement_scope")
def test_chambers_are_turned_and_discovered_while_nobody_may_move() -> None:
    table = banning(MOVEMENT, modules=("characters",))
    table.gets(RED, "mechanic_activatable")
    table.shows(RED, "TTAAA")
    assert table.targets(RED, "turn_chamber")
    table.does(Discover(RED, NORTH))


@pytest.mark.rule("time_chambers.prohibition.movement_scope", "time_chambers.prohibition.start_scope")
@pytest.mark.parametrize("ban", [MOVEMENT, START])
def test_forced_returns_to_the_start_still_happen(ban: int) -> None:
    table = banning(ban)
    remove_chamber(table.game, hall_of(table) >> 1)
    assert table.stands(RED) == table.start


@pytest.mark.rule("time_chambers.prohibition.movement_ghost")
def test_the_ghost_is_driven_on_while_nobody_may_move() -> None:
    table = before(FIRST_BAN[MOVEMENT], "ghost", modules=(*MODULES, "quests"))
    discover(table)
    discover(table, 1)
    table.shows(BLUE, "TTAAA")
    assert table.refuses(Enter(BLUE, hall_of(table))) == "steps_banned"
    table.does(Perform(BLUE, "push", hall_of(table)))


# -------------------------------------------------------------------- the starting chamber
@pytest.mark.rule("time_chambers.prohibition.start_scope")
def test_no_treasure_leads_to_the_start_but_it_leads_elsewhere() -> None:
    table = banning(START, modules=("treasures",), players=3)
    table.gets(RED, "teleport")
    there = table.chamber("basic_10", at=(5, 5))
    table.puts(2, there)
    assert table.targets(RED, "teleport") == {there}
    assert table.refuses(Perform(RED, "teleport", table.start)) == "start_banned"


@pytest.mark.rule("time_chambers.prohibition.start_scope")
def test_a_chamber_with_the_large_torch_is_entered() -> None:
    table = banning(START, modules=("treasures", "illusions"))
    west = table.chamber("basic_10", at=(-1, 0), stairs="E")
    table.lays("large_torch", west)
    table.shows(BLUE, "AAAAA")
    table.does(Enter(BLUE, west))


@pytest.mark.rule("time_chambers.prohibition.gems_scope")
def test_gems_are_lit_again_by_everything_when_the_ban_is_over() -> None:
    table = banning(GEMS)
    chamber = table.chamber("gem_key_3", at=(5, 5))
    table.puts(BLUE, chamber)
    table.shows(BLUE, "KKKKA")
    table.waits(2 * HALF)
    table.does(ActivateGems(BLUE, 0))
