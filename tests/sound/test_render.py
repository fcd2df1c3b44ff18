"""The folder that the client reads."""

import json
from pathlib import Path

import pytest

from tests import structure
from tumbledown.sound import render
from tumbledown.sound.catalogue import BY_NAME, SOUNDS

FEW = ("click", "keep", "ping-yes")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "SOUNDS", tuple(BY_NAME[name] for name in FEW))


def manifest(folder: Path) -> dict[str, object]:
    found = json.loads((folder / render.MANIFEST).read_text())
    assert isinstance(found, dict)
    return found


def files(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mtime_ns for file in folder.iterdir()}


@pytest.mark.usefixtures("few")
class TestAFolder:
    def test_has_a_file_for_every_line_of_the_manifest_and_no_other(self, tmp_path: Path) -> None:
        render.render_all(tmp_path / "sound")
        sounds = manifest(tmp_path / "sound")["sounds"]
        assert isinstance(sounds, list)
        assert [sound["name"] for sound in sounds] == list(FEW)
        assert {sound["file"] for sound in sounds} | {render.MANIFEST} == set(files(tmp_path / "sound"))

    def test_is_left_alone_while_it_is_up_to_date(self, tmp_path: Path) -> None:
        render.render_all(tmp_path)
        before = files(tmp_path)
        render.render_all(tmp_path)
        assert files(tmp_path) == before

    def test_is_made_anew_when_the_sources_changed(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        render.render_all(tmp_path)
        (tmp_path / "click.00000000.mp3").write_bytes(b"of an older build")
        monkeypatch.setattr(render, "digest", lambda: "other")
        render.render_all(tmp_path)
        assert manifest(tmp_path)["digest"] == "other"
        assert not (tmp_path / "click.00000000.mp3").exists()

    def test_is_made_anew_when_a_file_is_missing_or_the_manifest_is_broken(self, tmp_path: Path) -> None:
        render.render_all(tmp_path)
        next(tmp_path.glob("keep.*.mp3")).unlink()
        render.render_all(tmp_path)
        assert len(list(tmp_path.glob("keep.*.mp3"))) == 1
        (tmp_path / render.MANIFEST).write_text("{")
        render.render_all(tmp_path)
        assert manifest(tmp_path)["digest"] == render.digest()

    def test_has_the_same_bytes_in_every_build(self, tmp_path: Path) -> None:
        render.render_all(tmp_path / "one")
        render.render_all(tmp_path / "two")
        assert set(files(tmp_path / "one")) == set(files(tmp_path / "two"))


@pytest.mark.long
def test_everything_is_small_enough_to_download(tmp_path: Path) -> None:
    render.render_all(tmp_path)
    sizes = {file.name: file.stat().st_size for file in tmp_path.glob("*.mp3")}
    assert len(sizes) == len(SOUNDS)
    for other in ("track1", "track2"):
        assert sum(size for name, size in sizes.items() if not name.startswith(other)) < 2_000_000


def test_nothing_but_the_build_imports_the_synthesis() -> None:
    others = [module for module in structure.modules() if module.layer != "sound"]
    heavy = {"numpy", "soundfile"}
    assert others
    for module in others:
        names = set(structure.imports(module))
        assert not any(name.startswith("tumbledown.sound") for name in names), module.name
        if module.layer in {"engine", "expansions", "server"}:
            assert not {name.split(".")[0] for name in names} & heavy, module.name
