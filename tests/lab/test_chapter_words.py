"""Whoever watches a game in the terminal is told every chamber, every piece and every announcement of every chapter."""

import ast
from pathlib import Path

import pytest

from tests.lab.announced import announced_in, announcements, of_the_rules
from tests.scenario import Scenario
from tests.structure import Module
from tumbledown.engine.events import Announced, ChamberPlaced
from tumbledown.engine.pieces import PieceKind
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions import chapter, names, unoffered
from tumbledown.lab.chapter_words import all_words, known, told, without_words
from tumbledown.lab.words import Story

CHAPTERS = [chapter(name) for name in (*names(), *unoffered())]
TILES = [kind for each in CHAPTERS for kind in each.tiles]
PIECES = [kind for each in CHAPTERS for kind in each.pieces]


def test_every_chamber_piece_and_announcement_of_every_chapter_has_words() -> None:
    announced = of_the_rules()
    assert {"gong", "platform_rides", "ban_begins", "quests_sealed", "came_to_nothing"} <= announced
    assert without_words(TILES, PIECES, announced) == []


def test_there_are_no_words_for_what_is_not_there() -> None:
    words = all_words()
    piles = {kind.pile or kind.id for kind in PIECES}
    icons = {str(icon) for kind in TILES for icon in kind.icons}
    assert set(words.chambers) - {kind.id for kind in TILES} == set()
    assert set(words.icons) - icons == set()
    assert set(words.pieces) - piles == set()
    assert set(words.announcements) - of_the_rules() == set()
    assert set(known()) - {each.name for each in CHAPTERS} == set()


def test_a_chamber_a_piece_and_an_announcement_without_words_are_found() -> None:
    hall = TileKind(id="hall", chapter="new", openings=1)
    marked = TileKind(id="marked", chapter="new", openings=1, icons=("star",))
    rope = PieceKind(id="rope", chapter="new")
    assert without_words([hall, marked], [rope], ["hall_falls"]) == [
        "chamber hall",
        "icon star",
        "piece rope",
        "announcement hall_falls",
    ]


def test_every_form_of_an_announcement_is_found() -> None:
    source = "emit(Announced(FALLS, (1,)))\nAnnounced('shut' if a else OPENS)"
    module = Module("new", Path("new.py"), ast.parse(source))
    assert set(announced_in(module, {"FALLS": "hall_falls", "OPENS": "opens"})) == {"hall_falls", "shut", "opens"}
    assert announcements([]) == set()


@pytest.mark.parametrize(
    ("module", "kind", "text"),
    [
        ("traps", "cliff_key", "Ada finds the key cliff"),
        ("time_chambers", "sacrifice_chamber", "Ada finds the sacrifice chamber"),
        ("pit", "pit", "Ada finds the pit"),
        ("curses", "cursed_12", "Ada finds a chamber with a purple mask and a chest"),
        ("treasures", "cursed_06", "Ada finds a purple mask, a chest and a gem for four keys"),
        ("special_chambers", "linked_3", "Ada finds a linked chamber with a gem for two torches and two keys"),
        ("special_chambers", "double_key_chamber", "Ada finds the double chamber of keys with two gems for five keys"),
    ],
)
def test_a_chamber_of_a_chapter_is_called_by_its_name(module: str, kind: str, text: str) -> None:
    table = Scenario(players=2, modules=(module,))
    (line,) = Story(table.game).tell(0, [ChamberPlaced(table.tile(kind), 0, 0, by=0)])
    assert line.text == text


@pytest.mark.parametrize(
    ("module", "event", "text"),
    [
        ("base", Announced("gong", (3,)), "gong! gong! gong! out of here"),
        ("time_chambers", Announced("ban_begins", (1, 0)), "nobody may light gems for a while"),
        ("time_chambers", Announced("dice_paid", (0, 1, 2, 1)), "Bo gives two dice for the team"),
        ("totem", Announced("die_fell", (0, 3, 900, 1, 2)), "Ada's die falls off the totem and takes two dice with it"),
        ("sand_of_fortune", Announced("glass_turned", (2, 0)), "the second sand glass is turned"),
        ("traps", Announced("all_called", (0, 1, 0)), "Bo calls, but everybody is there already"),
        ("base", Announced("hall_falls", ()), "hall falls"),
    ],
)
def test_an_announcement_is_told_with_who_and_what(module: str, event: Announced, text: str) -> None:
    table = Scenario(players=2, modules=() if module == "base" else (module,))
    line = told(table.game, event)
    assert line is not None
    assert line.text == text


def test_an_announcement_that_something_else_tells_is_not_told_twice() -> None:
    assert told(Scenario().game, Announced("exit_found", (0, 0))) is None
