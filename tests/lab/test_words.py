"""A game in words."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.events import Asked, ChamberRemoved, Closed, Event, GameEnded, PieceMoved
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BOXED, SPENT_BY, at
from tumbledown.lab.phrases import ALARM, NEWS, NOTE, Line, clock, number
from tumbledown.lab.words import Story


def told(table: Scenario, *commands: object) -> list[Line]:
    """What there is to say after these commands."""
    story = Story(table.game)
    lines: list[Line] = []
    for command in commands:
        lines += story.tell(table.game.now, table.does(command))  # type: ignore[arg-type]
    return lines


def texts(lines: list[Line]) -> list[str]:
    return [line.text for line in lines]


def test_time_is_told_in_minutes_and_seconds() -> None:
    assert (clock(0), clock(61_999), clock(600_000)) == ("0:00", "1:01", "10:00")
    assert str(Line(65_000, "hello")) == "1:05  hello"


@pytest.mark.parametrize(("count", "thing", "text"), [(1, "torch", "one torch"), (2, "torch", "two torches")])
def test_numbers_agree_with_their_things(count: int, thing: str, text: str) -> None:
    assert number(count, thing) == text
    assert number(12, "key") == "12 keys"
    assert number(2, "die") == "two dice"


def test_a_throw_names_its_icons() -> None:
    table = Scenario()
    table.will_throw(0, "AATKGBA")
    (line,) = told(table, Roll(0))
    assert (line.text, line.weight, line.seat) == ("Ada throws A A T K G B A", NOTE, 0)


def test_dice_that_are_all_locked_are_news() -> None:
    table = Scenario(players=2)
    table.will_throw(0, "BBBBB")
    (line,) = told(table, Roll(0))
    assert (line.text, line.weight) == ("all of Ada's dice are locked", NEWS)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("basic_07", "Ada finds an empty chamber"),
        ("basic_05", "Ada finds a gem for four keys"),
        ("gem_torch_3", "Ada finds three gems behind torches"),
        ("exit", "Ada finds the exit!"),
    ],
)
def test_a_discovery_says_what_was_found(kind: str, text: str) -> None:
    table = Scenario(pile=(kind,))
    table.shows(0, "AATTTTT")
    assert texts(told(table, Discover(0, 1))) == [text]


def test_a_step_says_where_to() -> None:
    table = Scenario()
    gems = table.chamber("basic_06", at=(1, 0), stairs="W")
    table.shows(0, "AAKKKKA")
    assert texts(told(table, Enter(0, gems))) == ["Ada goes to the chamber with a gem for four keys"]
    table.shows(0, "AAKKKKA")
    assert texts(told(table, ActivateGems(0, 0))) == ["Ada lights one gem, 4 left"]
    table.shows(0, "AAKKKKA")
    assert texts(told(table, Enter(0, table.start))) == ["Ada goes to the starting chamber"]
    table.shows(0, "AAKKKKA")
    assert texts(told(table, Enter(0, gems))) == ["Ada goes to a chamber with gems lit"]


def test_help_is_news_and_self_help_is_not() -> None:
    table = Scenario(players=2)
    table.shows(0, "GGBAA")
    table.shows(1, "BBAAA")
    own, helped = told(table, Perform(0, "free", 0), Perform(0, "free", 1))
    assert (own.text, own.weight) == ("Ada frees one die", NOTE)
    assert (helped.text, helped.weight) == ("Ada frees two dice of Bo", NEWS)


def test_fate_and_what_it_frees() -> None:
    table = Scenario()
    table.shows(0, "BBAAAAA")
    assert texts(told(table, Perform(0, "fate"))) == [
        "fate turns: all dice free, a gem more",
        "fate frees two dice of Ada",
    ]


def test_escaping_giving_and_the_end() -> None:
    table = Scenario(players=2, gems=0)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, way_out)
        table.shows(seat, "KAAAA")
    gift = table.game.dice.hands[0][0]
    lines = told(table, Escape(0), Perform(0, "gift", 1, dice=1 << gift), Escape(1))
    assert texts(lines) == ["Ada is out!", "Bo is given a die", "Bo is out!", "everybody is out"]
    assert lines[-1].weight == ALARM


def test_gongs_and_slams() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(1, hall)
    story = Story(table.game)

    def at(now: int) -> list[str]:
        return texts(story.tell(now, table.waits_until(now)))

    assert at(180_000) == ["gong! back to the start"]
    assert at(210_000) == ["the door slams: one adventurer too late", "Bo loses a die"]
    table.puts(1, table.start)
    assert at(400_000) == ["gong! gong! back to the start"]
    assert at(420_000) == ["the door slams: all are safe"]
    assert at(550_000) == ["gong! gong! gong! out of here"]
    assert at(600_000) == ["the temple has fallen down"]


def test_naming_another_die_to_lose_is_no_gift() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(1, hall)
    table.waits_until(210_000)
    story = Story(table.game)
    assert texts(story.tell(table.game.now, table.answers(1, table.game.dice.hands[1][-1]))) == []


def test_every_ending_has_words() -> None:
    story = Story(Scenario().game)
    for reason in ("escaped", "collapse", "gave_up", "task_left", "something new"):
        (line,) = story.tell(0, (GameEnded(won=False, reason=reason),))
        assert line.text


# -------------------------------------------------------------------- cards and tokens
def at_once(story: Story, *events: Event) -> list[str]:
    return texts(story.tell(0, events))


def test_curses_and_treasures_are_told_when_they_come_and_when_they_go() -> None:
    table = Scenario(players=2, modules=("curses", "treasures"))
    trap, key = table.piece("trap"), table.piece("double_key")
    story = Story(table.game)
    assert at_once(story, PieceMoved(trap, at(AT_SEAT, 1), seat=1)) == ["Bo is cursed: trap"]
    assert at_once(story, PieceMoved(trap, BOXED, seat=1)) == ["Bo is rid of the curse trap"]
    assert at_once(story, PieceMoved(key, at(AT_SEAT, 0), seat=0)) == ["Ada claims a treasure: double key"]
    assert at_once(story, PieceMoved(key, BOXED, seat=0)) == ["Ada has used the double key"]


def test_cards_that_leave_at_an_escape_are_neither_used_nor_lifted() -> None:
    table = Scenario(players=2, gems=0, modules=("curses", "treasures", "characters"))
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    table.gets(0, "double_key")
    table.gets(0, "silence")
    table.puts(0, way_out)
    table.shows(0, "KAAAA")
    assert texts(told(table, Escape(0))) == ["Ada is out!"]


def test_a_treasure_that_a_curse_takes_is_lost_and_not_used() -> None:
    table = Scenario(players=2, modules=("curses", "treasures", "pit"))
    key = table.piece("double_key")
    story = Story(table.game)
    asked = Asked(9, "lost_treasure", asked=1, need=1, due_at=0, ms=0)
    assert at_once(story, PieceMoved(key, at(AT_SEAT, 0), seat=0), asked) == ["Ada claims a treasure: double key"]
    assert at_once(story, Closed(9, "answered"), PieceMoved(key, BOXED, seat=0)) == ["Ada loses the double key"]


def test_a_card_that_comes_and_goes_at_once_is_told_once() -> None:
    table = Scenario(players=2, modules=("curses", "pit"))
    card = table.piece("lost_treasure")
    moves = PieceMoved(card, at(AT_SEAT, 1), seat=1), PieceMoved(card, BOXED, seat=1)
    assert at_once(Story(table.game), *moves) == ["Bo is cursed: lost treasure"]


def test_a_curse_that_somebody_has_already_is_not_lifted() -> None:
    table = Scenario(players=2, modules=("curses",))
    card = PieceMoved(table.piece("trap"), BOXED, seat=1)
    assert at_once(Story(table.game), card) == ["Bo has the curse trap already"]


def test_cards_of_characters_are_told_when_they_are_used_and_not_when_they_are_dealt() -> None:
    table = Scenario(players=2, modules=("characters",))
    card = table.piece("doc_activatable")
    story = Story(table.game)
    assert at_once(story, PieceMoved(card, at(AT_SEAT, 1), seat=1)) == []
    assert at_once(story, PieceMoved(card, at(SPENT_BY, 1), seat=1)) == ["Bo uses the doc's card"]


def test_a_hidden_treasure_is_no_news() -> None:
    table = Scenario(players=2, modules=("treasures",))
    place = 2 * table.game.start
    assert Story(table.game).tell(0, [PieceMoved(0, at(AT_PLACE, place), face_up=False, seat=0)]) == []


def test_the_chalice_is_told_on_its_way() -> None:
    table = Scenario(players=2, modules=("special_chambers",))
    chalice, place = table.piece("chalice"), 2 * table.game.start
    lines = Story(table.game).tell(
        0, [PieceMoved(chalice, at(AT_PLACE, place), seat=0), PieceMoved(chalice, BOXED, seat=0)]
    )
    assert texts(lines) == ["Ada carries the chalice", "the chalice is safe"]


# -------------------------------------------------------------------- chambers that leave
@pytest.mark.parametrize(("tiles", "text"), [((3,), "a chamber vanishes"), ((3, 4), "2 chambers vanish")])
def test_vanishing_chambers_are_told_in_one_sentence(tiles: tuple[int, ...], text: str) -> None:
    table = Scenario(players=2, modules=("illusions",))
    lines = Story(table.game).tell(0, [ChamberRemoved(tile) for tile in tiles])
    assert texts(lines) == [text]


def test_a_platform_lifts_off_and_does_not_vanish() -> None:
    table = Scenario(players=2, modules=("traps",), pile=("platform",))
    table.shows(0, "AATTT")
    lines = texts(told(table, Discover(0, 1)))
    assert "the moving platform lifts off" in lines
    assert [line for line in lines if "vanish" in line] == []
