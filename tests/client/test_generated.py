"""What the browser knows of the server is written from the server itself, and never stale."""

import re
from pathlib import Path
from typing import get_args

import pytest

import client_data
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.events import AnyEvent
from tumbledown.engine.view import AnyEntity
from tumbledown.expansions import chapter, names
from tumbledown.server import wire
from tumbledown.server.members import TableView

WIRE = client_data.wire_text()
CHAPTERS = {name: client_data.chapter_text(name) for name in (*names(), "shared")}


def test_the_generated_files_are_what_the_server_says_today() -> None:
    assert client_data.stale() == [], "run python tools/client_data.py"


def test_a_stale_file_and_a_missing_one_are_named(tmp_path: Path) -> None:
    client_data.write(tmp_path)
    assert client_data.stale(tmp_path) == []
    with (tmp_path / "wire.ts").open("a") as file:
        file.write("// by hand\n")
    (tmp_path / "pieces.ts").unlink()
    (tmp_path / "chapters" / "of_old.ts").touch()
    assert client_data.stale(tmp_path) == ["wire.ts", "pieces.ts", "chapters/of_old.ts"]
    client_data.write(tmp_path)
    assert client_data.stale(tmp_path) == []


def test_checking_fails_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client_data.stale, "__defaults__", (tmp_path,))
    assert client_data.main(["--check"]) == 1
    assert "wire.ts is stale: run python tools/client_data.py" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("union", [AnyCommand, AnyEvent, AnyEntity, wire.ClientMessage, wire.ServerMessage])
def test_every_kind_of_a_union_is_an_interface_with_its_own_tag(union: object) -> None:
    kinds = get_args(union)
    assert len(kinds) > 5
    for kind in kinds:
        head = f"export interface {kind.__name__} {{\n  type: '{kind.__struct_config__.tag}'\n"
        assert WIRE.count(head) == 1, kind


def fields(interface: str) -> dict[str, str]:
    [inside] = re.findall(rf"^export interface {interface} {{\n(.*?)^}}", WIRE, re.S | re.M)
    return dict(re.findall(r"^  (\w+\??): (.*)$", inside, re.M))


def test_what_the_server_leaves_out_may_be_missing_and_nothing_else() -> None:
    assert {"holder", "face", "where?", "marks?"} <= fields("DieView").keys()
    assert "trouble?" in fields("TableView")
    assert "detail" in fields("Fault")
    assert fields("Frame")["options?"] == "OptionView[]"


def test_what_the_server_does_not_need_may_be_left_out() -> None:
    assert {"token?", "last?", "game?", "version?"} <= fields("Hello").keys()
    assert {"name", "settings?", "colour?"} <= fields("NewTable").keys()


def test_the_store_keeps_every_entity() -> None:
    [listed] = re.findall(r"export type Entity =((?:\n  \| \w+)+)", WIRE)
    assert re.findall(r"\w+", listed) == [kind.__name__ for kind in (TableView, *get_args(AnyEntity))]


def test_what_is_known_beyond_the_python_types_is_still_asked_for() -> None:
    """A field that was renamed would else lose its type without a sound."""
    assert client_data.TOLD
    for place in client_data.TOLD:
        interface, _, field = place.rpartition(".")
        found = fields(interface) if interface else fields("Welcome") | fields("Frame")
        assert {field, f"{field}?"} & found.keys(), place


def ids(text: str) -> list[str]:
    return re.findall(r"\bid: '(\w+)'", text)


def test_every_chamber_and_every_piece_of_the_built_chapters_is_there_once() -> None:
    tiles = {kind.id for name in names() for kind in chapter(name).tiles}
    pieces = {kind.id for name in names() for kind in chapter(name).pieces}
    found = [id for text in CHAPTERS.values() for id in ids(text)]
    assert sorted(found) == sorted([*tiles, *pieces])
    assert len(ids(CHAPTERS["shared"])) == 13
    assert "{ gems: 2, price: ['K', 'K', 'K', 'K', 'K', 'K', 'K'] }" in CHAPTERS["base"]


def test_a_chapter_says_what_the_page_must_have_a_place_for() -> None:
    assert "export const COSTS = { regain: ['G', 'G'] } as const" in CHAPTERS["fountain"]
    assert "export const VERBS = ['regain'] as const" in CHAPTERS["fountain"]
    assert "export const NOTES = ['regained'] as const" in CHAPTERS["fountain"]
    assert "export const QUESTIONS = ['lost_treasure'] as const" in CHAPTERS["pit"]
    assert "VERBS" not in CHAPTERS["shared"]
