"""Black masks and golden ones: the bot frees itself and others, calls for fate, and gives its die away."""

from tests.bots.team_of import BotScenario
from tumbledown.engine.commands import Enter, Escape, Perform, Prefer, Roll

FREE = "free"


def together(players: int = 2) -> BotScenario:
    """A team in a chamber with gems for keys, and nothing else to do."""
    table = BotScenario(players=players, gems=7)
    place = table.chamber("basic_05", at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
        table.shows(seat, "AATTA" if players > 1 else "AATTATA")
    return table


# -------------------------------------------------------------------- golden masks
def test_a_golden_mask_frees_two_of_the_own_dice() -> None:
    table = together()
    table.shows(0, "GBBAA")
    assert table.decides(0) == Perform(0, FREE, 0)


def test_for_a_single_locked_die_the_golden_mask_is_kept() -> None:
    """It is worth more when the second black mask comes; meanwhile the others are thrown."""
    table = together()
    table.shows(0, "GBTAA")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "AAT"


def test_a_second_golden_mask_is_used_for_a_single_locked_die() -> None:
    table = together()
    table.shows(0, "GGBAA")
    assert table.decides(0) == Perform(0, FREE, 0)


def test_a_golden_mask_goes_to_a_mate_in_chains() -> None:
    table = together()
    table.shows(0, "GAATT")
    table.shows(1, "BBBAA")
    assert table.decides(0) == Perform(0, FREE, 1)


def test_a_mate_who_cannot_roll_comes_before_oneself() -> None:
    table = together()
    table.shows(0, "GBBBA")
    table.shows(1, "BBBBB")
    assert table.decides(0) == Perform(0, FREE, 1)


def test_a_mate_who_keeps_black_masks_is_left_alone() -> None:
    table = together()
    table.does(Prefer(1, "keeps_masks", on=True))
    table.shows(0, "GBBAA")
    table.shows(1, "BBBBB")
    assert table.decides(0) == Perform(0, FREE, 0)


def test_of_two_mates_the_one_with_fewer_free_dice_is_freed() -> None:
    table = together(3)
    table.shows(0, "GAATT")
    table.shows(1, "BBAAA")
    table.shows(2, "BBBBA")
    assert table.decides(0) == Perform(0, FREE, 2)


def test_a_bot_whose_dice_are_all_locked_waits() -> None:
    table = together()
    table.shows(0, "BBBBB")
    assert table.decides(0) is None


def test_alone_with_only_kept_keys_and_locked_dice_some_keys_go() -> None:
    """Nobody will come with a golden mask, so it must be thrown."""
    table = together(1)
    table.shows(0, "KKBBBBB")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "KK"


def test_in_company_that_can_still_throw_kept_keys_stay() -> None:
    table = together()
    table.shows(0, "KKBBB")
    table.shows(1, "KAAAB")
    assert table.decides(0) is None


def test_in_company_that_cannot_throw_either_somebody_must() -> None:
    table = together()
    table.shows(0, "KBBBB")
    table.shows(1, "KBBBB")
    assert isinstance(table.decides(0), Roll)


# -------------------------------------------------------------------- somebody is stuck
def test_the_nearest_walks_to_a_mate_who_cannot_roll() -> None:
    table = BotScenario(players=3, gems=7, beside=0)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    far = table.chamber("basic_12", at=(2, 0), stairs="W")
    table.puts(1, far)
    table.puts(2, hall)
    table.shows(0, "AATTT")
    table.shows(1, "BBBBB")
    table.shows(2, "ATAAA")
    assert table.decides(2) == Enter(2, far)
    assert table.decides(0) != Enter(0, hall)


def test_a_helper_who_has_come_throws_for_gold() -> None:
    table = together()
    table.shows(0, "BBBBB")
    table.shows(1, "KAATT")
    command = table.decides(1)
    assert isinstance(command, Roll)
    assert table.letters(1, command.dice) == "AAKTT"


def stuck_far_away(beside: int = 2) -> BotScenario:
    """One cannot roll, three steps from the other."""
    table = BotScenario(players=2, gems=7, beside=beside)
    table.chamber("basic_07", at=(1, 0), stairs="W")
    table.chamber("basic_12", at=(2, 0), stairs="W")
    far = table.chamber("basic_13", at=(3, 0), stairs="W")
    table.puts(1, far)
    table.shows(0, "AATTT")
    table.shows(1, "BBBBB")
    return table


def test_fate_is_called_for_when_help_is_far() -> None:
    table = stuck_far_away()
    assert table.decides(1) == Perform(1, "fate")


def test_the_team_agrees_to_fate_and_goes_on() -> None:
    table = stuck_far_away()
    table.acts(1)
    table.acts(0)
    assert table.faces(1) == "....."
    assert table.game.depot.beside == 1


def test_without_a_gem_beside_the_depot_help_comes_on_foot() -> None:
    table = stuck_far_away(beside=0)
    assert table.decides(0) == Enter(0, table.lies_at(1, 0))


def test_a_bot_alone_turns_fate_when_it_cannot_roll() -> None:
    table = BotScenario(gems=7)
    table.shows(0, "BBBBBBB")
    assert table.decides(0) == Perform(0, "fate")


def test_fate_is_not_called_for_while_everybody_can_roll() -> None:
    table = together()
    table.shows(0, "BBBBA")
    table.shows(1, "BBBBA")
    for seat in (0, 1):
        assert table.decides(seat) != Perform(seat, "fate")


# -------------------------------------------------------------------- the gift
def one_is_out(faces_1: str, faces_2: str) -> BotScenario:
    table = BotScenario(players=3, gems=0)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in range(3):
        table.puts(seat, way_out)
    table.shows(0, "KAAAA")
    table.shows(1, faces_1)
    table.shows(2, faces_2)
    table.does(Escape(0))
    table.seat_bots()
    table.decides(1)
    return table


def test_the_gift_goes_to_whoever_has_the_fewest_free_dice() -> None:
    table = one_is_out("AAAAB", "BBBBA")
    command = table.decides(0)
    assert isinstance(command, Perform)
    assert (command.verb, command.target) == ("gift", 2)
    table.does(command)
    assert len(table.game.dice.hands[2]) == 6


def test_a_person_in_need_gets_the_gift_as_well() -> None:
    table = one_is_out("AAAAB", "AAATT")
    table.seat_bots(1, 2)
    table.shows(2, "BBBBA")
    command = table.decides(0)
    assert isinstance(command, Perform)
    assert command.target == 2


def test_the_gift_is_held_back_while_nobody_needs_it() -> None:
    table = one_is_out("AAAAB", "AAATT")
    assert table.decides(0) is None


def test_the_last_one_inside_gets_the_gift_at_once() -> None:
    table = one_is_out("KAAAA", "AAATT")
    table.does(Escape(1))
    command = table.decides(0)
    assert isinstance(command, Perform)
    assert (command.verb, command.target) == ("gift", 2)


def test_a_gift_is_given_once() -> None:
    table = one_is_out("AAAAB", "BBBBA")
    table.acts(0)
    assert table.decides(0) is None
