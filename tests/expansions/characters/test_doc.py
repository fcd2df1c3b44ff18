"""The Doc: golden masks that free three, and help from afar."""

import pytest

from tests.expansions.characters.company import CROSS, company, forbidding, is_up, uses
from tests.scenario import Scenario
from tumbledown.engine.commands import Escape, Perform, Prefer
from tumbledown.engine.hooks import Chapter

PERMANENT, CARD, HEAL = "doc_permanent", "doc_activatable", "remote_healing"


def free(target: int, seat: int = 0) -> Perform:
    return Perform(seat, "free", target)


@pytest.mark.rule("characters.doc.permanent")
@pytest.mark.parametrize("target", [0, 1])
def test_a_golden_mask_frees_three_of_the_own_dice_or_of_somebody_in_the_chamber(target: int) -> None:
    table = company(PERMANENT)
    table.shows(0, "GBBBB" if target == 0 else "GAAAA")
    table.shows(1, "BBBBA")
    table.does(free(target))
    assert table.faces(target).count("B") == 1


@pytest.mark.rule("characters.doc.permanent")
def test_each_of_two_masks_frees_three() -> None:
    table = company(PERMANENT)
    table.shows(0, "GGAAA")
    table.shows(1, "BBBBB")
    table.does(free(1))
    table.does(free(1))
    assert table.faces(1) == "....."


def test_anybody_elses_mask_frees_two() -> None:
    table = company(PERMANENT)
    table.shows(0, "BBBBA")
    table.shows(1, "GAAAA")
    table.does(free(0, seat=1))
    assert table.faces(0).count("B") == 2


@pytest.mark.rule("characters.doc.permanent_mask_curse")
def test_under_the_mask_curse_a_golden_mask_frees_one() -> None:
    table = company(PERMANENT, modules=("curses",))
    table.gets(0, "mask")
    table.shows(0, "GBBBB")
    table.does(free(0))
    assert table.faces(0).count("B") == 3


def far_away(faces: str = "BBBAK", *modules: str, extra: tuple[Chapter, ...] = ()) -> Scenario:
    """Seat 1 is in another chamber, with these dice."""
    table = company(CARD, players=3, modules=modules, extra=extra)
    table.puts(1, table.chamber(CROSS, at=(1, 0), stairs="W"))
    table.shows(0, "GGAAB")
    table.shows(1, faces)
    table.shows(2, "AAAAA")
    return table


@pytest.mark.rule("characters.doc.activatable")
def test_two_golden_masks_free_all_dice_of_somebody_far_away() -> None:
    table = far_away()
    table.does(uses(HEAL, 1))
    assert (table.faces(0), table.faces(1)) == ("..AAB", "...AK")
    assert not is_up(table, 0, CARD)


@pytest.mark.rule("characters.doc.activatable_mask_curse", "base.mask.golden_effect", "curses.mask.effect")
def test_under_the_mask_curse_the_two_golden_masks_free_one_each() -> None:
    table = far_away("BBBBK", "curses")
    table.gets(0, "mask")
    table.does(uses(HEAL, 1))
    assert (table.faces(0), table.faces(1)) == ("..AAB", "..BBK")
    assert not is_up(table, 0, CARD)


@pytest.mark.rule("curses.mask.received", "characters.doc.activatable_mask_curse")
def test_a_mask_curse_of_the_one_who_is_healed_limits_nothing() -> None:
    table = far_away("BBBBK", "curses")
    table.gets(1, "mask")
    table.does(uses(HEAL, 1))
    assert table.faces(1) == "....K"


@pytest.mark.rule("base.mask.golden_effect", "characters.prohibitions.apply")
def test_a_prohibition_of_golden_masks_bars_both_cards_alike() -> None:
    table = far_away(extra=(forbidding(freeing=True),))
    table.gets(0, PERMANENT)
    assert table.refuses(uses(HEAL, 1)) == "no_freeing"
    assert table.refuses(free(0)) == "no_freeing"


@pytest.mark.rule("characters.doc.activatable")
def test_whoever_keeps_black_masks_or_has_none_cannot_be_chosen() -> None:
    table = far_away()
    assert table.targets(0, HEAL) == {1}
    assert table.refuses(uses(HEAL, 2)) == "nothing_locked"
    table.does(Prefer(1, "keeps_masks", on=True))
    assert table.refuses(uses(HEAL, 1)) == "keeps_masks"


@pytest.mark.rule("characters.doc.activatable_other")
def test_not_the_doc_nor_anybody_who_has_left() -> None:
    table = far_away()
    assert table.refuses(uses(HEAL, 0)) == "no_such_target"
    table.game.depot.gems = 0
    table.puts(1, table.chamber("exit", at=(2, 0), stairs="W"))
    table.shows(1, "BBBAK")
    table.does(Escape(1))
    assert table.refuses(uses(HEAL, 1)) == "no_such_target"
    assert is_up(table, 0, CARD)
