"""`tumbledown serve`: what it tells, and how it ends."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tumbledown import cli
from tumbledown.commands import serve
from tumbledown.server import run as server
from tumbledown.server.config import Config, settings


@pytest.fixture(autouse=True)
def _no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("TUMBLEDOWN_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_the_help_lists_every_setting_with_its_default(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["serve", "--help"])
    assert ended.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    for setting in settings():
        default = f" ({setting.default})" if setting.default else ""
        assert re.search(rf"{setting.flag} .*{re.escape(setting.about + default)}", told), setting.name
    assert "TUMBLEDOWN_PORT" in told


def test_flags_reach_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Config] = []
    monkeypatch.setattr(server, "run", lambda config, on_open: found.append(config))
    monkeypatch.setenv("TUMBLEDOWN_TABLES", "7")
    assert cli.main(["serve", "--port", "0", "--proxies", "2", "--burst", "9"]) == 0
    [config] = found
    assert (config.port, config.proxies) == (0, 2)
    assert (config.limits.burst, config.limits.tables) == (9, 7)


@pytest.mark.parametrize("flags", [["--port", "x"], ["--burst", "0"], ["--config", "missing.toml"]])
def test_a_bad_setting_ends_with_2_and_is_named(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", *flags]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"tumbledown serve: {flags[0] if flags[0] != '--config' else flags[1]}: ")
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("database", "message"),
    [
        ("sqlite:////proc/tables.db", "The database sqlite:////proc/tables.db cannot be used"),
        ("postgresql://me:secret@127.0.0.1:1/x", "The database postgresql://me:***@127.0.0.1:1/x cannot be used"),
        ("tables.db", "The database URL is not of the form"),
    ],
)
def test_a_database_that_cannot_be_used_ends_with_1(
    database: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--port", "0", "--log-level", "error", "--database", database]) == 1
    error = capsys.readouterr().err
    assert error.startswith(f"tumbledown serve: {message}")
    assert "secret" not in error


def test_a_port_that_is_taken_ends_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert cli.main(["serve", "--port", str(port), "--log-level", "error"]) == 1
    assert f"cannot listen at 127.0.0.1:{port}: Address already in use" in capsys.readouterr().err


def test_the_address_for_others_is_told_with_a_qr_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")
    monkeypatch.setattr("webbrowser.open", opened.append)
    serve._announce(Config(host="0.0.0.0"), 8642, browser=True)
    told = capsys.readouterr().out
    assert "Tumbledown is at http://localhost:8642/" in told
    assert "For others on this network: http://192.0.2.7:8642/" in told
    assert "▄" in told
    assert opened == ["http://localhost:8642/"]


def test_a_server_for_this_machine_alone_tells_no_other_address(capsys: pytest.CaptureFixture[str]) -> None:
    serve._announce(Config(), 1234, browser=False)
    assert capsys.readouterr().out == "Tumbledown is at http://localhost:1234/\n"


def test_it_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    """A real process on a free port: it tells where it is, answers, and ends with 0."""
    command = [sys.executable, "-m", "tumbledown", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/t.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("Tumbledown is at ").strip()
        with urllib.request.urlopen(f"{address}readyz", timeout=10) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        _, noted = process.communicate(timeout=20)
    assert process.returncode == 0
    assert '"event":"server started"' in noted
    assert "Traceback" not in noted
