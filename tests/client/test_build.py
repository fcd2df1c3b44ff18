"""The build of the client: exact versions, made again when its sources changed, and carried by the wheel."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import build_client
import npm
from tests import structure

ROOT = structure.ROOT
CLIENT = ROOT / "client"
PACKAGES = json.loads((CLIENT / "package.json").read_text())
LOCK = json.loads((CLIENT / "package-lock.json").read_text())


def test_every_version_is_exact() -> None:
    for group in ("dependencies", "devDependencies", "overrides"):
        assert PACKAGES[group]
        for name, version in PACKAGES[group].items():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name} {version}"


def test_the_lock_file_agrees_and_names_no_registry() -> None:
    assert LOCK["packages"][""]["dependencies"] == PACKAGES["dependencies"]
    assert LOCK["packages"][""]["devDependencies"] == PACKAGES["devDependencies"]
    assert [name for name, found in LOCK["packages"].items() if "resolved" in found] == []
    assert all(found["integrity"] for name, found in LOCK["packages"].items() if name)


# -------------------------------------------------------------------- when it is built
@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout, with a build that only counts how often it was called."""
    for name in ("client/src/main.ts", "client/node_modules/x/index.js", "src/tumbledown/locales/en/common.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    package = tmp_path / "src" / "tumbledown"
    web = package / "web"
    places = {"ROOT": tmp_path, "WEB": web, "SOUND": web / "sound", "STAMP": web / ".built"}
    for name, place in places.items():
        monkeypatch.setattr(build_client, name, place)
    monkeypatch.setattr(build_client, "SOURCES", (tmp_path / "client", package / "locales"))
    monkeypatch.setattr(build_client, "render_sound", lambda: (web / "sound").mkdir(parents=True, exist_ok=True))
    monkeypatch.setattr(npm, "install", lambda: None)
    monkeypatch.setattr(npm, "node", lambda *_: 0)
    return tmp_path


def test_what_was_built_from_these_sources_is_not_built_again(checkout: Path) -> None:
    assert build_client.build()
    (checkout / "client" / "src" / "main.ts").touch()
    (checkout / "client" / "node_modules" / "x" / "index.js").write_text("other")
    assert not build_client.build()


@pytest.mark.parametrize("name", ["client/src/main.ts", "client/src/new.ts", "src/tumbledown/locales/en/common.ftl"])
def test_a_source_that_changed_is_noticed(checkout: Path, name: str) -> None:
    build_client.build()
    (checkout / name).write_text("other")
    assert build_client.build()


def test_a_source_that_was_taken_away_or_renamed_is_noticed(checkout: Path) -> None:
    build_client.build()
    main = checkout / "client" / "src" / "main.ts"
    main.rename(main.with_name("first.ts"))
    assert build_client.build()
    main.with_name("first.ts").unlink()
    assert build_client.build()


def test_a_build_that_failed_is_made_again(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(npm, "node", lambda *_: 1)
    with pytest.raises(SystemExit, match="could not be built"):
        build_client.build()
    monkeypatch.setattr(npm, "node", lambda *_: 0)
    assert build_client.build()


def test_old_files_are_swept_away_and_sounds_are_not(checkout: Path) -> None:
    web = checkout / "src" / "tumbledown" / "web"
    for name in ("assets/index-old.js", "index.html.br", "sound/gong.0123abcd.mp3"):
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(name)
    build_client.build()
    left = {file.name for file in web.rglob("*") if file.is_file() and not file.name.startswith(".")}
    assert left == {"gong.0123abcd.mp3"}


# -------------------------------------------------------------------- the wheel
@pytest.mark.long
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="git tells which files are ours")
def test_a_wheel_built_without_node_on_the_path_has_the_page_and_the_sounds(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for file in structure.project_files():
        target = source / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(tmp_path),
        str(source),
    ]
    around = {**os.environ, "PATH": "/nowhere"}
    ended = subprocess.run(command, env=around, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    [wheel] = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for needed in ("index.html", "favicon.svg", "manifest.webmanifest", "sound/manifest.json"):
        assert f"tumbledown/web/{needed}" in names
    for pattern in (r"assets/index-.+\.js\.br", r"assets/index-.+\.css", r"assets/.+\.woff2", r"sound/gong-1\..+\.mp3"):
        assert [name for name in names if re.fullmatch(f"tumbledown/web/{pattern}", name)], pattern
