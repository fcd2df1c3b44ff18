"""Which games earn the mark of a challenge, and what the table is told about that before it plays."""

import msgspec
import pytest

from tests.expansions.challenges.challenging import six, table
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.expansions import warnings_about
from tumbledown.expansions.challenges.marks import ADDED, EASED, MISSING, earns, settings_for, why_not
from tumbledown.expansions.data.challenges import CHALLENGES, DATA, ChallengesData, checked
from tumbledown.expansions.data.loading import DataError
from tumbledown.rulebook.catalogue import chapters as catalogue


def codes(settings: Settings) -> set[str]:
    return {warning.code for warning in warnings_about(settings)}


# -------------------------------------------------------------------- the list
@pytest.mark.rule("challenges.list")
def test_there_are_twenty_six_challenges_on_seven_steps() -> None:
    assert len(CHALLENGES) == 26
    steps = [[id for id, challenge in CHALLENGES.items() if challenge.level == level] for level in range(1, 8)]
    assert [len(step) for step in steps] == [4, 4, 4, 4, 4, 5, 1]
    assert steps[:6] == [[f"{level}{letter}" for letter in "abcde"][: len(steps[level - 1])] for level in range(1, 7)]
    assert list(CHALLENGES)[-1] == "ultimate"


@pytest.mark.rule("challenges.list", "challenges.requires")
@pytest.mark.parametrize("row", catalogue()["challenges"].challenges, ids=lambda row: row.id)
def test_the_data_say_what_the_rulebook_says(row: object) -> None:
    written = msgspec.structs.asdict(row)  # type: ignore[arg-type]
    found = CHALLENGES[written["id"]]
    ticked = tuple(name for name in ("curses", "treasures", "illusions", "characters") if written[name])
    assert (found.level, found.expansions) == (written["level"], written["expansions"])
    assert (found.extra_gems, found.quest_chambers) == (written["extra_gems"], written["quests"])
    assert found.modules == ticked


@pytest.mark.rule("challenges.requires")
@pytest.mark.parametrize("id", CHALLENGES)
def test_no_challenge_uses_what_its_marks_do_not_bring(id: str) -> None:
    found = CHALLENGES[id]
    assert "illusions" not in found.modules or "illusions" in found.expansions
    assert "characters" not in found.modules or "quest" in found.expansions
    assert found.quest_chambers <= 5 * ("quest" in found.expansions) + ("illusions" in found.expansions)


def test_data_that_mark_an_expansion_that_is_not_there_are_refused() -> None:
    wrong = msgspec.structs.replace(DATA.challenge[0], expansions=("jungle",))
    with pytest.raises(DataError, match="1a: marks"):
        checked(ChallengesData(DATA.block, DATA.markers, DATA.free, DATA.expansion, (wrong,)))


# -------------------------------------------------------------------- the mark
@pytest.mark.rule("challenges.record")
@pytest.mark.parametrize("id", CHALLENGES)
@pytest.mark.parametrize("players", range(1, 7))
def test_a_game_under_its_set_up_earns_the_mark_for_any_number_of_players(id: str, players: int) -> None:
    assert earns(six(id) if players == 6 else table(id, players)) == id


@pytest.mark.rule("challenges.record")
def test_a_game_that_is_no_challenge_earns_no_mark() -> None:
    assert earns(Settings()) == ""
    assert earns(Settings(modules=("treasures",))) == ""


@pytest.mark.rule("challenges.special_rooms")
def test_special_chambers_pit_and_fountain_cost_no_mark() -> None:
    assert earns(table("4a", 4, "special_chambers", "pit", "fountain")) == "4a"
    linked = msgspec.structs.replace(table("3b"), variants=("challenges.3b",))
    assert earns(linked) == "3b"


@pytest.mark.rule("challenges.other_modules", "challenges.quests.new_ones", "challenges.modules")
@pytest.mark.parametrize("module", ["traps", "new_quests", "illusions", "curses", "new_characters"])
def test_any_other_module_makes_it_a_game_without_a_mark_and_the_table_hears_so(module: str) -> None:
    settings = table("1d", 4, module)
    assert earns(settings) == ""
    assert why_not(settings) == [ADDED]
    assert ADDED in codes(settings)
    assert ADDED not in codes(table("1d"))


@pytest.mark.rule("challenges.modules", "challenges.record")
def test_a_challenge_without_one_of_its_modules_earns_no_mark() -> None:
    whole = table("1d")
    less = msgspec.structs.replace(whole, modules=tuple(name for name in whole.modules if name != "treasures"))
    assert (earns(less), why_not(less)) == ("", [MISSING])
    assert MISSING in codes(less)


@pytest.mark.rule("challenges.modules")
def test_whoever_leaves_the_treasure_chamber_out_of_its_challenge_earns_no_mark() -> None:
    settings = table("3b", variants=("special_chambers.no_treasure_chamber",))
    assert (earns(settings), why_not(settings)) == ("", [MISSING])
    assert earns(table("2a", 4, "special_chambers", variants=("special_chambers.no_treasure_chamber",))) == "2a"


@pytest.mark.rule("challenges.record")
@pytest.mark.parametrize(("field", "value"), [("practice", True), ("roll_ms", 699)])
def test_without_a_clock_or_with_quicker_hands_than_anybody_is_offered_there_is_no_mark(field: str, value: int) -> None:
    settings = msgspec.structs.replace(table("1a"), **{field: value})
    assert (earns(settings), why_not(settings)) == ("", [EASED])


@pytest.mark.rule("challenges.record", "challenges.deck.late_variant")
def test_bodily_curses_on_honour_and_the_late_variant_cost_nothing() -> None:
    assert earns(table("4a", variants=("curses.on_honour", "challenges.late"))) == "4a"


def test_a_challenge_that_is_not_there_has_a_clear_error() -> None:
    with pytest.raises(SettingsError, match="no challenge '9z'; there are 1a, 1b"):
        settings_for("9z")


# -------------------------------------------------------------------- warnings
HARD_FOR_SIX = ("2b", "2c", "4a", "4b", "5a", "5c", "6c", "6d", "6e", "ultimate")


@pytest.mark.rule("challenges.gems")
@pytest.mark.parametrize("id", HARD_FOR_SIX)
def test_six_are_told_where_nearly_every_gem_is_needed(id: str) -> None:
    assert codes(six(id)) & {"challenge_tight", "very_hard", "needs_luck"}


@pytest.mark.rule("challenges.gems")
@pytest.mark.parametrize("id", CHALLENGES)
def test_up_to_four_are_told_nothing_of_the_kind_and_nobody_faces_what_cannot_be_won(id: str) -> None:
    for players in range(1, 5):
        assert codes(table(id, players)) <= {"one_door"}
    assert "never_winnable" not in codes(table(id, 5)) | codes(six(id))


@pytest.mark.rule("challenges.quests.exp1_only")
@pytest.mark.parametrize("id", [id for id, each in CHALLENGES.items() if "illusions" in each.modules])
def test_of_a_quest_behind_one_door_only_those_are_told_who_may_meet_it(id: str) -> None:
    """The ghost comes in another box than the treasure chamber."""
    assert ("one_door" in codes(table(id))) == ("quest" in CHALLENGES[id].expansions)


@pytest.mark.rule("challenges.special_rooms")
def test_the_pit_helps_where_gems_are_short() -> None:
    assert codes(six("2b")) == {"challenge_tight"}
    assert codes(six("2b", "pit")) == set()
