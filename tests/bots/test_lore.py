"""What bots know of the chapters: curses, treasures, linked chambers, the chalice and the Fountain."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.bots.lore import Lore, lore_of
from tumbledown.bots.table import Table, play_game
from tumbledown.engine.commands import AddItem, Answer, Enter, Escape, Perform, Prefer, Roll
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import DieMoved, Noted
from tumbledown.expansions.special_chambers.chapter import IN_TEMPLE
from tumbledown.lab.checks import faults
from tumbledown.lab.tables import everything, table_settings, with_required

CURSES = ("curses",)
TREASURES = ("treasures",)
SPECIAL = ("special_chambers",)
SOULS = ("curses", "illusions")
DOOMED = ("curses", "treasures", "doomed")


def hall(modules: tuple[str, ...], players: int = 2, gems: int = 7, kind: str = "cursed_07") -> BotScenario:
    """The team in a chamber with openings on all sides and gems to look for."""
    table = BotScenario(players=players, modules=modules, gems=gems, pile=("gem_key_3", "gem_torch_3"))
    place = table.chamber(kind, at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
        table.shows(seat, "AATTA")
    return table


# -------------------------------------------------------------------- curses
def test_a_curse_is_lifted_as_soon_as_the_dice_show_its_combination() -> None:
    table = hall(CURSES)
    card = table.gets(0, "silence")
    table.shows(0, "TTKAA")
    assert table.decides(0) == Perform(0, "lift", card)


@pytest.mark.parametrize(("kind", "shown", "thrown"), [("trap", "AAATA", "AAAA"), ("broken_die", "AAAT", "AAA")])
def test_a_binding_curse_comes_before_all_work(kind: str, shown: str, thrown: str) -> None:
    """Two adventurers would open a door; but first the hands must be free, for a key and a torch at least."""
    table = hall(CURSES)
    table.gets(0, kind)
    while table.game.questions:
        table.acts(0)
    table.shows(0, shown)
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == thrown


def test_a_curse_that_hardly_hurts_can_wait() -> None:
    table = hall(CURSES)
    table.gets(0, "mask")
    table.shows(0, "AAATT")
    assert table.decides(0) is not None
    assert not isinstance(table.decides(0), Roll), "the door is opened"


def test_whoever_has_too_few_dice_for_a_binding_curse_goes_on_without_lifting_it() -> None:
    table = hall(CURSES)
    table.gets(0, "trap")
    for die in list(table.game.dice.hands[0])[:3]:
        table.game.emit(DieMoved(die, spot(LOST), 0))
    table.shows(0, "KT")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "KT", "a key and a torch are not kept for it"


def test_a_cursed_hand_is_held_up_once() -> None:
    table = hall(CURSES)
    table.gets(0, "cursed_hand")
    assert table.acts(0) == Prefer(0, "holding", True)
    assert table.decides(0) != Prefer(0, "holding", True)


def test_souls_are_exchanged_with_whoever_stands_nearest() -> None:
    table = hall(SOULS, players=3)
    table.puts(1, 2 * table.game.start)
    table.gets(0, "soul_exchange")
    question = next(iter(table.game.questions))
    assert table.decides(0) == Answer(0, question, 2)


def test_poison_is_lifted_before_the_slam_and_not_long_before() -> None:
    table = hall(("curses", "fountain"))
    table.gets(0, "poison")
    table.shows(0, "AAATT")
    assert not isinstance(table.decides(0), Roll)
    table.waits_until(table.bots[0].mind.team.lookout.slam_at - 80_000)
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "AAA"


# -------------------------------------------------------------------- doomed
def test_a_bot_gets_up_before_it_sits() -> None:
    table = hall(DOOMED)
    table.gets(0, "stand_up")
    assert table.decides(0) != Perform(0, "stand")
    table.waits(6_000)
    assert table.decides(0) == Perform(0, "stand")


def test_a_counterspell_breaks_the_worst_curse() -> None:
    table = hall(DOOMED)
    table.gets(0, "silence")
    worst = table.gets(0, "trap")
    table.gets(0, "counterspell")
    table.shows(0, "AAAAG")
    assert table.decides(0) == Perform(0, "counterspell", worst)


def test_the_doomed_throw_for_keys_to_lift_it_before_leaving() -> None:
    table = BotScenario(players=2, modules=DOOMED, gems=0)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, way_out)
    card = table.gets(0, "doomed")
    table.shows(0, "KKTTA")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "ATT"
    table.shows(0, "KKKTA")
    assert table.decides(0) == Perform(0, "lift", card)


# -------------------------------------------------------------------- treasures
def test_a_treasure_that_lies_here_is_claimed_with_two_keys() -> None:
    table = hall(TREASURES, kind="cursed_08")
    table.lays("extra_gem", table.stands(0), face_up=False)
    table.shows(0, "KKTAA")
    assert table.decides(0) == Perform(0, "claim")


def test_one_of_those_who_stand_there_throws_for_the_keys() -> None:
    table = hall(TREASURES, kind="cursed_08")
    table.lays("extra_gem", table.stands(0), face_up=False)
    table.shows(0, "KTTTT")
    table.shows(1, "KTTTT")
    command, other = table.decides(0), table.decides(1)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "TTTT"
    assert isinstance(other, Roll)
    assert table.letters(1, other.dice) == "KTTTT", "this one looks for adventurers, to open a door"


def test_nobody_stops_for_a_treasure_without_a_key() -> None:
    table = hall(TREASURES, kind="cursed_08")
    table.lays("extra_gem", table.stands(0), face_up=False)
    table.shows(0, "ATTTT")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "TTTT", "an adventurer is kept, to open a door"


def test_a_gem_is_lit_at_once() -> None:
    table = hall(TREASURES)
    table.gets(0, "extra_gem")
    assert table.decides(0) == Perform(0, "extra_gem")


def test_a_healing_mask_is_kept_until_many_dice_are_locked() -> None:
    table = hall(TREASURES)
    table.gets(0, "healing_mask")
    table.shows(0, "BBAAT")
    assert table.decides(0) != Perform(0, "healing_mask")
    table.shows(1, "BBBAA")
    table.seat_bots()
    assert table.decides(0) == Perform(0, "healing_mask")


def test_a_large_torch_is_laid_by_whoever_will_not_be_home_in_time() -> None:
    table = hall(("treasures", "illusions"))
    table.gets(0, "large_torch")
    assert table.decides(0) != Perform(0, "large_torch")
    table.waits_until(table.bots[0].mind.team.lookout.slam_at - 5_000)
    assert table.decides(0) == Perform(0, "large_torch")


def test_a_double_key_is_added_at_the_exit_when_it_makes_up_for_what_is_missing() -> None:
    table = BotScenario(players=1, modules=TREASURES, gems=3)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    piece = table.gets(0, "double_key")
    table.shows(0, "KTTTTTT")
    table.seat_bots()
    assert table.decides(0) != AddItem(0, piece), "three are missing"
    table.shows(0, "KKTTTTT")
    assert table.acts(0) == AddItem(0, piece)
    assert table.acts(0) == Escape(0)


def test_a_secret_passage_is_opened_for_whoever_is_cut_off_from_the_exit() -> None:
    table = BotScenario(players=1, modules=("treasures", "illusions"), gems=0, pile=())
    near = table.chamber("cursed_07", at=(1, 0), stairs="W")
    table.chamber("exit", at=(1, 1), stairs="E")
    table.puts(0, near)
    table.gets(0, "secret_passage")
    command = table.decides(0)
    assert isinstance(command, Perform)
    assert command.verb == "secret_passage"


# -------------------------------------------------------------------- special chambers
def finds_the_chalice(table: BotScenario, place: int) -> int:
    """The chalice lies there from now on."""
    table.game.emit(Noted("special_chambers", "chalice", IN_TEMPLE))
    return table.lays("chalice", place)


def test_the_chalice_is_fetched_and_carried_to_the_exit() -> None:
    table = BotScenario(players=1, modules=SPECIAL, gems=0)
    way = table.chamber("treasure_chamber", at=(1, 0), stairs="W")
    way_out = table.chamber("exit", at=(2, 0), stairs="W")
    chalice = finds_the_chalice(table, way)
    table.puts(0, way)
    table.shows(0, "AATTKKG")
    command = table.decides(0)
    assert isinstance(command, Enter)
    assert (command.to, command.carry) == (way_out, chalice)


def test_nobody_leaves_before_the_chalice_is_out() -> None:
    table = BotScenario(players=2, modules=SPECIAL, gems=0)
    way = table.chamber("treasure_chamber", at=(1, 0), stairs="W")
    way_out = table.chamber("exit", at=(2, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, way_out)
        table.shows(seat, "KKKKK")
    assert table.decides(1) == Escape(1)
    finds_the_chalice(table, way)
    assert not isinstance(table.decides(1), Escape)
    assert isinstance(table.decides(0), Roll), "the nearest goes back for it"


def explores_from_afar(seats: int = 1) -> tuple[BotScenario, int, int]:
    """The team looks for the exit two steps from the treasure chamber, where so many seats still stand."""
    table = BotScenario(players=2, modules=SPECIAL, gems=0, pile=("basic_08", "exit"))
    behind = table.chamber("treasure_chamber", at=(1, 0), stairs="W")
    table.chamber("basic_02", at=(1, 1), stairs="S")
    way = table.chamber("basic_12", at=(2, 0), stairs="W")
    opening = table.chamber("basic_13", at=(3, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, behind if seat < seats else opening)
        table.shows(seat, "AATTT")
    return table, behind, way


def test_the_chalice_comes_along_while_the_exit_is_looked_for() -> None:
    table, behind, way = explores_from_afar()
    chalice = finds_the_chalice(table, behind)
    command = table.decides(0)
    assert isinstance(command, Enter)
    assert (command.to, command.carry) == (way, chalice)


def test_one_goes_back_for_the_chalice_and_the_others_explore() -> None:
    table, _, way = explores_from_afar(0)
    finds_the_chalice(table, way)
    assert table.decides(0) == Enter(0, way)
    table.shows(1, "TTTTT")
    command = table.decides(1)
    assert isinstance(command, Roll)
    assert table.letters(1, command.dice) == "TTTTT", "it throws for adventurers, to open the door"


def test_whoever_goes_on_takes_the_chalice_along_and_the_last_one_stays_for_it() -> None:
    table = BotScenario(players=2, modules=SPECIAL, gems=0)
    way = table.chamber("treasure_chamber", at=(1, 0), stairs="W")
    way_out = table.chamber("exit", at=(2, 0), stairs="W")
    chalice = finds_the_chalice(table, way)
    for seat in (0, 1):
        table.puts(seat, way)
    table.shows(0, "AAKKK")
    table.shows(1, "AATKK")
    assert table.decides(0) == Enter(0, way_out), "the other one can carry it"
    assert table.decides(1) == Enter(1, way_out, carry=chalice)
    table.puts(0, way_out)
    table.shows(1, "AAKKK")
    assert isinstance(table.decides(1), Roll), "nobody else can"


@pytest.mark.parametrize(("steps", "goes"), [(1, True), (2, False)])
def test_nobody_waits_in_a_linked_chamber_for_a_mate_who_is_far(steps: int, goes: bool) -> None:
    """The one in the first linked chamber shows torches for it only if the other one can soon be in the second."""
    table = BotScenario(players=2, modules=SPECIAL, gems=7, pile=("basic_08", "exit"))
    table.puts(0, table.chamber("linked_1", at=(-1, 0), stairs="E"))
    place = table.chamber("linked_2", at=(1, 0), stairs="W")
    for y, kind in enumerate(("basic_07", "basic_12")[:steps], start=1):
        place = table.chamber(kind, at=(1, y), stairs="N")
    table.puts(1, place)
    table.shows(0, "TTKKK")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert (table.letters(0, command.dice) == "KKK") == goes


@pytest.mark.parametrize("is_there", [True, False])
def test_whoever_is_near_comes_to_a_linked_chamber_once_somebody_is_in_another(is_there: bool) -> None:
    table = BotScenario(players=2, modules=SPECIAL, gems=7, pile=("basic_08", "exit"))
    one = table.chamber("linked_1", at=(1, 0), stairs="W")
    other = table.chamber("linked_2", at=(-1, 0), stairs="E")
    if is_there:
        table.puts(0, one)
    table.shows(1, "ATKKK")
    assert (table.decides(1) == Enter(1, other)) == is_there


def test_bots_meet_in_linked_chambers_and_fire_them_together() -> None:
    table = BotScenario(players=2, modules=SPECIAL, gems=7)
    one = table.chamber("linked_1", at=(1, 0), stairs="W")
    other = table.chamber("linked_2", at=(-1, 0), stairs="E")
    table.puts(0, one)
    table.puts(1, other)
    table.shows(0, "TTTAA")
    table.shows(1, "KKAAA")
    kept = table.decides(1)
    assert isinstance(kept, Roll)
    assert table.letters(1, kept.dice) == "AAA", "what the own chamber asks for is kept"
    table.shows(1, "KKKAA")
    assert isinstance(fired := table.decides(1), Perform)
    assert fired.verb == "linked"


# -------------------------------------------------------------------- the Fountain
def test_a_lost_die_is_fetched_from_a_fountain_nearby() -> None:
    table = BotScenario(players=2, modules=("fountain",), gems=7)
    fountain = table.chamber("fountain", at=(1, 0), stairs="W")
    table.game.emit(DieMoved(table.game.dice.hands[0][0], spot(LOST), 0))
    table.shows(0, "AKTT")
    assert table.decides(0) == Enter(0, fountain)
    table.puts(0, fountain)
    table.shows(0, "GGTA")
    assert table.decides(0) == Perform(0, "regain")


# -------------------------------------------------------------------- whole games
def test_advice_about_cards_is_the_same_for_whoever_never_asked_before() -> None:
    table = Table(table_settings(4, modules="all"), "advice")
    rules = table.game.rules
    hands = set()
    while not table.is_over:
        table.step()
        hands |= set(table.game.party.cards)
        for held in table.game.party.cards:
            assert lore_of(rules).advice_with(held) == Lore(rules).advice_with(held)
    assert len(hands) > 3


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("module", sorted(everything()))
def test_bots_play_every_module_without_asking_for_what_they_may_not(players: int, module: str) -> None:
    settings = table_settings(players, modules=module)
    assert set(settings.modules) == set(with_required((module,)))
    for number in range(2):
        assert faults(play_game(settings, f"{module} {number}")) == []


CARDS_AND_CHAMBERS = "illusions,special_chambers,pit,fountain,treasures,curses,doomed"


@pytest.mark.parametrize(("modules", "least"), [(CARDS_AND_CHAMBERS, 14), ("all", 1)], ids=["no quests", "everything"])
def test_bots_win_most_games_without_quests_and_some_with_everything_in_play(modules: str, least: int) -> None:
    """Everything is all of the nineteen chapters at once: quests, traps, bans and a gem to bring back for everybody."""
    settings = table_settings(2, modules=modules)
    results = [play_game(settings, f"everything {number}") for number in range(20)]
    assert [faults(result) for result in results] == [[]] * 20
    assert sum(result.won for result in results) >= least
