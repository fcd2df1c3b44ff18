"""Fixtures with real databases: an SQLite file, and a PostgreSQL server of our own on a free port."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

NUMBERS = count()
SECONDS_TO_START = 20.0


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, the newest if there are several."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    on_path = shutil.which("initdb")
    found = debian[-1] if debian else on_path and Path(on_path).resolve()
    return Path(found).parent if found else None


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def somebody() -> dict[str, Any]:
    """How to run a program as somebody else, if we are root: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self.folder = folder
        self.port = free_port()
        self.fsync = "on" if durable else "off"  # the tests kill us, not the machine
        self.user = somebody()
        self.process: subprocess.Popen[bytes] | None = None
        if self.user:
            os.chown(folder, self.user["user"], self.user["group"])
        self._run(
            "initdb", "-D", str(folder / "data"), "-U", "tumbledown", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"
        )

    def start(self) -> None:
        options = {"fsync": self.fsync, "listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.folder)}
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        command = [self._program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.user)
        self._wait_until_it_answers()

    def stop(self) -> None:
        """At once, as if it had died; it repairs itself when it starts again."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
            self.process = None

    def hang(self) -> None:
        """It takes connections and answers nothing, as on a machine that swaps or a disk that does not return."""
        self._signal_all(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: signal.Signals) -> None:
        """The server and its children, which do the work."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for pid in (self.process.pid, *map(int, children)):
            os.kill(pid, number)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://tumbledown@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def new_database(self) -> str:
        name = f"test_{next(NUMBERS)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def _wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + SECONDS_TO_START
        while True:
            try:
                return psycopg.connect(self.url(), connect_timeout=2).close()
            except psycopg.OperationalError:
                if time.monotonic() > deadline or self.process is None or self.process.poll() is not None:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.02)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._program(program), *arguments], cwd=self.folder, capture_output=True, text=True, **self.user
        )
        assert done.returncode == 0, done.stderr

    def _program(self, name: str) -> str:
        folder = programs()
        assert folder is not None
        return str(folder / name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if programs() is None:
        pytest.skip("PostgreSQL's programs are not installed (Debian and Ubuntu: apt-get install postgresql)")
    # Not below pytest's own folder, which only we may enter.
    with tempfile.TemporaryDirectory(prefix="tumbledown-postgres-") as folder:
        server = Postgres(Path(folder))
        server.start()
        yield server
        server.stop()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/data/tumbledown.sqlite"


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A new, empty database of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def shared_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nobody could own a database: what then still holds."""
    monkeypatch.setattr("tumbledown.server.store.ownership._lock", lambda _: True)
    monkeypatch.setattr("tumbledown.server.store.engines.own_postgresql", lambda *_: None)
