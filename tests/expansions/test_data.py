"""The data files: the contents of the box, where each value comes from, and clear words about damaged files."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tumbledown.engine.fortune import FACES
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.tiles import BOTH, EAST, FRONT, NORTH, REAR, SOUTH, WEST, TileKind
from tumbledown.expansions import chapter, names, unoffered
from tumbledown.expansions.data import base, sixth_adventurer
from tumbledown.expansions.data.loading import SOURCES, ChamberData, DataError, decode, load, tile_kind

FOLDER = files("tumbledown.expansions.data")
TEXTS = {file.name: file.read_bytes() for file in FOLDER.iterdir() if file.name.endswith(".toml")}
RAW: dict[str, dict[str, Any]] = {name: tomllib.loads(text.decode()) for name, text in TEXTS.items()}
BASE = TEXTS["base.toml"].decode()


def kinds(prefix: str = "") -> list[TileKind]:
    return [kind for kind in base.TILES if kind.id.startswith(prefix)]


def entries(raw: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every table of a file, and every item of a list of tables."""
    found = []
    for name, value in raw.items():
        listed = value if isinstance(value, list) else [value]
        found += [(f"{name} {item.get('id', '')}".strip(), item) for item in listed]
    return found


ENTRIES = [(file, name, entry) for file, raw in RAW.items() for name, entry in entries(raw)]


# -------------------------------------------------------------------- the box
@pytest.mark.rule("base.setup.tiles_used")
def test_the_box_has_six_main_and_thirteen_basic_chambers() -> None:
    basic = kinds("basic_")
    main = [kind for kind in kinds() if kind not in basic]
    assert {kind.id: kind.copies for kind in main} == {"start": 1, "exit": 1, "gem_key_3": 2, "gem_torch_3": 2}
    assert sum(kind.copies for kind in main) == 6
    assert [kind.id for kind in basic] == [f"basic_{number:02}" for number in range(1, 14)]
    assert sum(kind.copies for kind in basic) == 13
    assert sum(kind.copies for kind in kinds()) == 19


@pytest.mark.rule("base.gem.types")
def test_six_basic_chambers_have_exactly_one_gem_and_the_others_none() -> None:
    steps = [kind.gem_steps for kind in kinds("basic_")]
    assert [len(each) for each in steps].count(1) == 6
    assert [len(each) for each in steps].count(0) == 7
    assert sorted(each[0] for each in steps if each) == [(1, (0, 0, 4, 0, 0))] * 3 + [(1, (0, 4, 0, 0, 0))] * 3


@pytest.mark.rule("base.gem.types")
def test_the_large_gem_chambers_rise_in_three_steps() -> None:
    key, torch = kinds("gem_key_3")[0], kinds("gem_torch_3")[0]
    assert key.gem_steps == ((1, (0, 0, 4, 0, 0)), (2, (0, 0, 7, 0, 0)), (3, (0, 0, 10, 0, 0)))
    assert torch.gem_steps == ((1, (0, 4, 0, 0, 0)), (2, (0, 7, 0, 0, 0)), (3, (0, 10, 0, 0, 0)))


def test_neither_the_start_nor_the_exit_has_gems() -> None:
    assert [kind.gem_steps for kind in (kinds("start")[0], kinds("exit")[0])] == [(), ()]


def test_every_chamber_but_the_start_is_entered_by_its_stairway() -> None:
    assert kinds()
    for kind in kinds():
        assert kind.stairs == (kind.id != "start")
        assert kind.openings >> SOUTH & 1 or not kind.stairs, kind.id


def test_the_starting_chamber_opens_where_the_first_two_chambers_lie() -> None:
    assert kinds("start")[0].openings == 1 << EAST | 1 << WEST


def test_every_entry_asks_for_two_icons_with_an_adventurer() -> None:
    assert kinds()
    for kind in kinds():
        assert len(kind.entry) == 1
        assert sum(kind.entry[0]) == 2
        assert kind.entry[0][0] >= 1


@pytest.mark.rule("base.die.faces", "base.setup.dice_per_player", "base.setup.solo_dice")
def test_the_dice_of_the_box_are_the_dice_that_are_thrown() -> None:
    assert sorted(LETTERS.index(word) for word in base.DATA.dice.faces.split()) == sorted(FACES)
    assert (base.DATA.dice.each, base.DATA.dice.solo) == (5, 7)


@pytest.mark.rule("base.setup.depot_gems", "base.setup.fate_gems")
def test_the_gems_of_the_depot_are_as_printed() -> None:
    depot = base.DATA.depot
    assert depot.gems == (7, 7, 11, 14, 16)
    assert (depot.beside, depot.expert_extra, depot.professional_extra) == (2, 3, 6)


@pytest.mark.rule("base.clock.length")
def test_every_soundtrack_has_three_countdowns_and_ends_after_ten_minutes() -> None:
    assert [track.id for track in base.DATA.soundtrack] == ["track1", "track2"]
    for track in base.DATA.soundtrack:
        moments = [moment for pair in zip(track.gongs, track.ends, strict=True) for moment in pair]
        assert moments == sorted(set(moments))
        assert (moments[0] > 0, moments[-1]) == (True, 600_000)


@pytest.mark.rule("sixth_adventurer.players", "sixth_adventurer.gems")
def test_the_sixth_adventurer_brings_a_seat_and_eighteen_gems_and_no_tiles() -> None:
    assert sixth_adventurer.DATA.depot.gems == 18
    assert sixth_adventurer.DATA.figures.colours == 6
    assert set(RAW["sixth_adventurer.toml"]) == {"depot", "figures"}
    assert chapter("sixth_adventurer").tiles == ()


def test_every_chapter_has_a_data_file_of_its_own_name() -> None:
    """The lesson has no pieces, and so no data."""
    own = {*names(), *unoffered()} - {"lesson"}
    assert {f"{name}.toml" for name in own} == set(TEXTS) - {"shared.toml"}


def test_every_chamber_of_a_chapter_names_it() -> None:
    assert names()
    for name in names():
        assert {kind.chapter for kind in chapter(name).tiles} <= {name, "shared"}


# -------------------------------------------------------------------- provenance
@pytest.mark.parametrize(("file", "name", "entry"), ENTRIES, ids=[f"{file} {name}" for file, name, _ in ENTRIES])
def test_every_entry_says_where_it_comes_from(file: str, name: str, entry: dict[str, Any]) -> None:
    assert entry.get("provenance"), f"{file}: {name}"
    assert set(entry["provenance"].values()) <= SOURCES


@pytest.mark.parametrize("file", [file for file in TEXTS if "chamber" in RAW[file]])
def test_every_chamber_says_so_for_openings_entry_and_gems(file: str) -> None:
    chambers = RAW[file]["chamber"]
    assert chambers
    for data in chambers:
        told = set(data["provenance"])
        assert {"openings", "entry"} | ({"gems"} if "gems" in data else set()) <= told, data["id"]


# -------------------------------------------------------------------- damaged files
def damaged(old: str, new: str) -> bytes:
    assert BASE.count(old) >= 1, f"{old!r} is not in the file"
    return BASE.replace(old, new, 1).encode()


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        ("[dice]", "[dice", "line"),
        ("each = 5", 'each = "five"', "$.dice.each"),
        ("each = 5\n", "", "each` - at `$.dice"),
        ("each = 5", "each = 5\neach = 6", "line"),
        ("[pace]", "[speed]", "speed"),
        ("solo = 7", "solo = 7\nduo = 6", "duo` - at `$.dice"),
        ("gems = [7, 7, 11, 14, 16]", 'gems = [7, "many"]', "$.depot.gems[1]"),
        ("gongs = [180_000, 390_000, 540_000]", "gongs = [180_000]", "$.soundtrack[0].gongs"),
        ('id = "start"', "id = 1", "$.chamber[0].id"),
        ('id = "exit"\nopenings = "S"', 'id = "exit"', "openings` - at `$.chamber[1]"),
        ('id = "exit"', 'id = "exit"\nwindows = "N"', "windows` - at `$.chamber[1]"),
        ("copies = 2", 'copies = "2"', "$.chamber[2].copies"),
        ("copies = 2", "copies = 0", "$.chamber[2].copies"),
    ],
)
def test_a_damaged_file_is_named_with_the_entry(old: str, new: str, names: str) -> None:
    with pytest.raises(DataError) as error:
        decode(damaged(old, new), base.BaseData, "base")
    assert str(error.value).startswith("base.toml: ")
    assert names in str(error.value)


@pytest.mark.parametrize("length", range(0, BASE.index("[[chamber]]") + 1, 61))
def test_a_file_cut_off_before_its_chambers_is_named(length: int) -> None:
    with pytest.raises(DataError, match=r"^base\.toml: "):
        decode(BASE[:length].encode(), base.BaseData, "base")


def test_bytes_that_are_no_text_are_named() -> None:
    with pytest.raises(DataError, match=r"^base\.toml: "):
        decode(b"\xff\xfe[dice]", base.BaseData, "base")


def chamber(**changes: Any) -> ChamberData:
    fields: dict[str, Any] = {"id": "hall", "openings": "S N", "entry": "A T", "provenance": {"entry": "rebuilt"}}
    return ChamberData(**fields | changes)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"provenance": {}}, "no provenance"),
        ({"provenance": {"entry": "guessed"}}, "provenance of entry is 'guessed', not one of"),
        ({"openings": "S X"}, "'X' is no side"),
        ({"openings": "SN"}, "'SN' is no side"),
        ({"openings": "s"}, "'s' is no side"),
        ({"one_way": "up"}, "'up' is no side"),
        ({"entry": "A X"}, "'X' is no icon"),
        ({"entry": "AT"}, "'AT' is no icon"),
        ({"rear_entry": "?"}, "'?' is no icon"),
        ({"gems": {"one": "K4"}}, "gem steps are numbered from 1, not ['one']"),
        ({"gems": {"²": "K4"}}, "gem steps are numbered"),
        ({"gems": {"0": "K4"}}, "gem steps are numbered"),
        ({"gems": {"1": "4K"}}, "'4K' is no icon"),
        ({"halves": {"Q": "rear"}}, "Q = 'rear' is no half of a side"),
        ({"halves": {"NE": "rear"}}, "NE = 'rear' is no half of a side"),
        ({"halves": {"": "rear"}}, "= 'rear' is no half of a side"),
        ({"halves": {"N": "left"}}, "N = 'left' is no half of a side"),
    ],
)
def test_a_wrong_value_is_named_with_file_and_chamber(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(DataError) as error:
        tile_kind(chamber(**changes), "attic")
    assert str(error.value).startswith("attic.toml: chamber hall: ")
    assert message in str(error.value)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(DataError, match=r"^no_such_chapter\.toml: "):
        load("no_such_chapter", base.BaseData)


# -------------------------------------------------------------------- what an entry means
def test_an_entry_becomes_the_kind_it_describes() -> None:
    data = chamber(
        openings="S W",
        entry="A T2",
        rear_entry="K",
        copies=3,
        gems={"10": "K4", "2": "T"},
        icons=("mask",),
        one_way="W",
        halves={"N": "rear", "E": "both"},
        stairs=False,
        closed=True,
    )
    kind = tile_kind(data, "attic")
    assert (kind.id, kind.chapter, kind.copies) == ("hall", "attic", 3)
    assert (kind.openings, kind.one_way) == (1 << SOUTH | 1 << WEST, 1 << WEST)
    assert kind.entry == ((1, 2, 0, 0, 0), (0, 0, 1, 0, 0))
    assert kind.gem_steps == ((2, (0, 1, 0, 0, 0)), (10, (0, 0, 4, 0, 0)))
    assert (kind.gem_half, kind.icons, kind.stairs, kind.closed) == (REAR, ("mask",), False, True)
    assert kind.halves == (REAR, BOTH, FRONT, FRONT)


def test_a_plain_entry_has_one_half_and_its_gems_in_it() -> None:
    kind = tile_kind(chamber(), "attic")
    assert (kind.entry, kind.gem_half, kind.openings) == (((1, 1, 0, 0, 0),), FRONT, 1 << SOUTH | 1 << NORTH)


def test_every_chapter_has_its_own_place_in_the_order() -> None:
    """Two with the same place would apply their rules in the order in which a table happens to name them."""
    places = [chapter(name).order for name in (*names(), *unoffered())]
    assert len(set(places)) == len(places)
