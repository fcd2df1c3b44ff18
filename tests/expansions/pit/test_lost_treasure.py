"""Lost treasure: a treasure goes at once, and so does the card."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, AddItem, Answer, Discover, Perform, Roll
from tumbledown.engine.events import Asked, Closed
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.structs import Question
from tumbledown.engine.tiles import EAST

MODULES = ("curses", "treasures", "pit")


def cursed(*treasures: str, players: int = 1, times: int = 1) -> Scenario:
    """Seat 0 has these treasures and then draws Lost treasure."""
    table = Scenario(players, modules=MODULES)
    for kind in treasures:
        table.gets(0, kind)
    for _ in range(times):
        table.gets(0, "lost_treasure")
    return table


def choice(table: Scenario) -> Question:
    (question,) = table.game.questions.values()
    assert question.kind == "lost_treasure"
    return question


def mine(table: Scenario, kind: str) -> int:
    (piece,) = [p for p in table.targets(0, "answer") if table.game.pieces.kind_of(p).id == kind]
    return piece


@pytest.mark.rule("pit.lost_treasure.effect", "pit.lost_treasure.choice")
def test_the_drawer_picks_the_treasure_that_goes() -> None:
    table = cursed("teleport", "healing_mask", "double_key")
    question = choice(table)
    assert len(table.targets(0, "answer")) == 3
    gone = mine(table, "healing_mask")
    table.does(Answer(0, question.id, gone))
    assert sorted(table.owns(0)) == ["double_key", "teleport"]
    assert table.game.pieces.at[gone] == BOXED
    assert table.game.questions == {}


@pytest.mark.rule("pit.lost_treasure.effect")
def test_the_treasure_goes_without_being_used() -> None:
    table = cursed("extra_gem", "healing_mask")
    table.shows(0, "BBAAAAA")
    before = table.game.depot.gems
    table.answers(0, mine(table, "extra_gem"))
    assert table.game.depot.gems == before
    table = cursed("extra_gem", "healing_mask")
    table.shows(0, "BBAAAAA")
    table.answers(0, mine(table, "healing_mask"))
    assert table.faces(0) == "BBAAAAA"


@pytest.mark.rule("pit.lost_treasure.effect")
def test_a_single_treasure_goes_without_asking() -> None:
    table = cursed("teleport")
    assert table.owns(0) == []
    assert table.game.questions == {}
    assert not [event for event in table.happened(Closed) if isinstance(event, Closed) and event.how == "lapsed"]


@pytest.mark.rule("pit.lost_treasure.choice")
def test_after_five_seconds_chance_decides() -> None:
    lost = set()
    for before in range(12):
        table = cursed("teleport", "healing_mask", times=0)
        for _ in range(before):
            table.game.last_id += 1
        table.gets(0, "lost_treasure")
        table.waits(4_999)
        assert len(table.owns(0)) == 2
        table.waits(1)
        assert len(table.owns(0)) == 1
        lost.add(table.owns(0)[0])
    assert lost == {"teleport", "healing_mask"}


@pytest.mark.rule("pit.lost_treasure.none")
def test_without_a_treasure_only_the_card_goes() -> None:
    table = cursed()
    assert table.owns(0) == []
    assert table.happened(Asked) == []
    table.does(Roll(0))


@pytest.mark.rule("pit.lost_treasure.none")
def test_the_treasures_of_others_are_safe() -> None:
    table = cursed(players=2, times=0)
    table.gets(1, "teleport")
    table.gets(0, "lost_treasure")
    assert table.owns(1) == ["teleport"]
    assert table.game.questions == {}


@pytest.mark.rule("pit.lost_treasure.unused_only")
@pytest.mark.parametrize("used", ["extra_gem", "large_torch", "secret_passage"])
def test_a_treasure_at_work_is_not_taken(used: str) -> None:
    table = Scenario(2, modules=("curses", "treasures", "illusions", "pit"))
    hall = table.chamber("cursed_12", at=(1, 0), stairs="W")
    table.chamber("cursed_07", at=(1, 1), stairs="W")
    table.puts(0, hall)
    piece = table.gets(0, used)
    target = min(table.targets(0, used))
    table.does(Perform(0, used, target))
    where, gems = table.game.pieces.at[piece], table.game.depot.gems
    for kind in ("teleport", "healing_mask"):
        table.gets(0, kind)
    table.gets(0, "lost_treasure")
    assert piece not in table.targets(0, "answer")
    assert len(table.targets(0, "answer")) == 2
    table.answers(0, mine(table, "teleport"))
    assert table.owns(0) == ["healing_mask"]
    assert (table.game.pieces.at[piece], table.game.depot.gems) == (where, gems)


@pytest.mark.rule("pit.lost_treasure.no_reaction")
def test_no_treasure_can_be_used_before_the_choice() -> None:
    table = cursed("teleport", "extra_gem", "double_key", players=2)
    table.puts(1, table.chamber("cursed_12", at=(1, 0), stairs="W"))
    table.shows(0, "KKKKK")
    key = mine(table, "double_key")
    for verb in ("teleport", "extra_gem"):
        assert table.refuses(Perform(0, verb, table.stands(1) if verb == "teleport" else -1)) == "choice_first"
    assert table.refuses(AddItem(0, key)) == "choice_first"
    assert table.verbs(0) <= {"answer"}
    table.answers(0, key)
    table.does(Perform(0, "extra_gem"))


@pytest.mark.rule("pit.lost_treasure.no_reaction")
def test_a_key_that_lay_ready_does_not_pay_for_a_mate_before_the_choice() -> None:
    table = cursed("teleport", players=2, times=0)
    key = table.gets(0, "double_key")
    hall = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, hall)
    table.shows(0, "AAAAA")
    table.shows(1, "KKAAA")
    table.does(AddItem(0, key))
    assert table.targets(1, "activate") == {0}
    table.gets(0, "lost_treasure")
    assert table.refuses(ActivateGems(1)) == "not_enough_icons"
    table.answers(0, mine(table, "teleport"))
    table.does(AddItem(0, key))
    table.does(ActivateGems(1))


@pytest.mark.rule("pit.lost_treasure.never_stays")
def test_two_lost_treasures_are_never_identical() -> None:
    table = cursed("teleport", "healing_mask", "double_key", times=2)
    assert len(table.game.questions) == 2
    assert "lost_treasure" not in table.owns(0)
    first, second = table.game.questions.values()
    assert second.due_at < 0, "it waits for the first"
    table.does(Answer(0, first.id, mine(table, "teleport")))
    assert table.game.questions[second.id].due_at == table.game.now + 5_000
    table.does(Answer(0, second.id, mine(table, "double_key")))
    assert table.owns(0) == ["healing_mask"]


@pytest.mark.rule("pit.lost_treasure.never_stays", "pit.really_cursed.resolve")
def test_both_of_two_drawn_at_once_take_a_treasure() -> None:
    table = cursed("teleport", "healing_mask", times=0)
    table.gets(0, "really_cursed")
    table.pile("cursed_07")
    table.cards("curses", "lost_treasure", "lost_treasure")
    table.shows(0, "AAKKKKK")
    table.does(Discover(0, EAST))
    assert sorted(table.owns(0)) == ["healing_mask", "really_cursed", "teleport"]
    table.does(Answer(0, min(table.game.questions), mine(table, "teleport")))
    assert table.owns(0) == ["really_cursed"], "with one treasure left there was nothing to choose"


@pytest.mark.rule("pit.setup.curses", "pit.lost_treasure.none")
def test_without_treasures_in_play_the_card_is_discarded_when_drawn() -> None:
    table = Scenario(2, modules=("pit", "curses"), pile=("cursed_07",))
    (card,) = table.cards("curses", "lost_treasure")
    table.shows(0, "AA...")
    table.does(Discover(0, EAST))
    assert table.game.pieces.at[card] == BOXED
    assert table.game.questions == {}
    assert table.owns(0) == []
    table.does(Roll(0))
