"""What bots do with the characters' cards, and which they choose."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.bots.choosing import with_choices_of_bots
from tumbledown.bots.turning import turn_that_helps
from tumbledown.engine.commands import Answer, Escape, Perform
from tumbledown.engine.structs import Settings

CHARACTERS = ("characters",)


def team(card: str, players: int = 2, gems: int = 7, pile: tuple[str, ...] = ("basic_01", "basic_03")) -> BotScenario:
    """Seat 0 has the card; everybody stands at the start."""
    table = BotScenario(players=players, modules=CHARACTERS, gems=gems, pile=pile)
    if players == 1:
        table.gives_dice(0, 5)
    table.gets(0, card)
    for seat in range(players):
        table.shows(seat, "TTTTT")
    return table


def row(table: BotScenario, *kinds: str) -> list[int]:
    return [table.chamber(kind, at=(x + 1, 0), stairs="W") for x, kind in enumerate(kinds)]


FAR_GEMS = ("basic_12", "basic_13", "gem_key_3")


def test_the_discoverer_runs_where_the_work_is() -> None:
    table = team("discoverer_activatable", pile=())
    *_, gems = row(table, *FAR_GEMS)
    table.shows(0, "AAATT")
    assert table.decides(0) == Perform(0, "long_run", gems)


def test_no_card_is_used_for_a_single_step() -> None:
    table = team("discoverer_activatable", pile=())
    row(table, "gem_key_3")
    table.shows(0, "AAAKK")
    assert not isinstance(table.decides(0), Perform)


def test_the_mentalist_jumps_to_a_mate_who_stands_where_the_work_is() -> None:
    table = team("mentalist_activatable", pile=())
    *_, gems = row(table, *FAR_GEMS)
    table.puts(1, gems)
    table.shows(0, "KKBBB")
    assert table.decides(0) == Perform(0, "mind_jump", gems)


def test_the_muscleman_goes_through_the_wall_that_parts_him_from_his_work() -> None:
    table = team("muscleman_activatable", pile=())
    gems = table.chamber("gem_key_3", at=(0, 1))
    row(table, "basic_12")
    table.puts(1, gems)
    table.shows(0, "AABBB")
    assert table.decides(0) == Perform(0, "through_wall", gems)


def test_the_doc_heals_whoever_has_many_locked_dice() -> None:
    table = team("doc_activatable", players=3)
    (hall,) = row(table, "basic_07")
    table.puts(1, hall)
    table.shows(0, "GGAAA")
    table.shows(1, "BBTTT")
    assert table.decides(0) != Perform(0, "remote_healing", 1)
    table.shows(1, "BBBBT")
    table.decides(1)
    assert table.decides(0) == Perform(0, "remote_healing", 1)


def test_a_helpless_priest_goes_to_where_free_dice_are() -> None:
    table = team("priest_permanent")
    (hall,) = row(table, "basic_07")
    table.puts(1, hall)
    table.shows(0, "BBBBB")
    table.decides(1)
    assert table.decides(0) == Perform(0, "black_jump", hall)


def test_the_priest_lights_the_highest_step_that_three_masks_reach_or_rolls_them_again() -> None:
    table = team("priest_activatable")
    (gems,) = row(table, "gem_key_3")
    table.puts(1, gems)
    table.shows(0, "BBBBA")
    table.shows(1, "KKKKA")
    assert table.decides(0) == Perform(0, "lend_icons", gems << 4 | 1 << 3 | 1)
    table.shows(1, "AAAAA")
    assert table.decides(0) == Perform(0, "shed_masks", 0)


def test_a_mechanic_who_is_cut_off_turns_the_chamber_that_makes_a_way() -> None:
    table = team("mechanic_activatable", gems=0, pile=())
    corridor, way_out = row(table, "basic_12", "exit")
    table.game.temple.rearrange((corridor >> 1,), (table.game.temple.cell[corridor >> 1],), (0,))
    table.game.epoch += 1
    target = turn_that_helps(table.game, 0, "turn_chamber", table.start, way_out)
    assert target >> 2 == corridor >> 1
    assert target & 3 in (1, 3)
    assert table.decides(0) == Perform(0, "turn_chamber", target)


@pytest.mark.parametrize(("drawn", "answer"), [("basic_01", 0), ("exit", 0), ("basic_09", 1)])
def test_the_discoverer_keeps_gems_and_the_exit(drawn: str, answer: int) -> None:
    table = team("discoverer_permanent", pile=(drawn, "basic_03", "basic_10"))
    table.shows(0, "AATTT")
    table.acts(0)
    (question,) = table.game.questions.values()
    assert table.decides(0) == Answer(0, question.id, answer)


def test_a_bot_that_does_not_see_the_drawn_chamber_takes_it_as_it_comes() -> None:
    table = team("discoverer_permanent", pile=("basic_09", "basic_03", "basic_10"))
    table.shows(0, "AATTT")
    table.acts(0)
    (question,) = table.game.questions.values()
    table.game.temple.seen_by.clear()
    assert table.decides(0) == Answer(0, question.id, 0)


def test_a_mentalist_leaves_with_golden_masks_for_keys() -> None:
    table = team("mentalist_permanent", players=1, gems=1, pile=())
    (way_out,) = row(table, "exit")
    table.puts(0, way_out)
    table.shows(0, "KGTTT")
    assert table.decides(0) == Escape(0)


# -------------------------------------------------------------------- before the game
def test_bots_choose_what_nobody_has_and_leave_the_others_choices_alone() -> None:
    settings = Settings(players=4, modules=CHARACTERS, seat_choices=(("characters.who", ("mechanic", "", "priest")),))
    chosen = dict(with_choices_of_bots(settings, [1, 2]).seat_choices)
    assert chosen["characters.who"][0] == "mechanic"
    assert chosen["characters.who"][2:] == ("priest", "")
    assert chosen["characters.who"][1] not in ("", "mechanic", "priest")
    assert chosen["characters.card"] == ("", "permanent", "permanent", "")


def test_without_anything_to_choose_nothing_is_chosen() -> None:
    settings = Settings(players=3, modules=("curses",))
    assert with_choices_of_bots(settings, [0, 1, 2]) == settings
