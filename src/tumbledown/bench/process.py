"""Runs a server in its own process on its own core, and reads its processor time and memory."""

import contextlib
import os
import resource
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PATIENCE_S: Final = 20.0
FILES: Final = 20_000


class Process:
    """A child process that is measured from outside, so that measuring costs it nothing."""

    def __init__(self, command: list[str], port: int, core: int) -> None:
        self.port = port
        self._words = tempfile.TemporaryFile()  # noqa: SIM115
        with on_core(core):
            self.child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=self._words, env=_environment())

    def wait_until_open(self) -> None:
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                if self.child.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"the server did not start: {self._last_words()}") from None
                time.sleep(0.05)

    def _last_words(self) -> str:
        self._words.seek(0)
        return self._words.read()[-1000:].decode(errors="replace")

    def cpu_s(self) -> float:
        """The processor time of all its threads so far."""
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_kb(self) -> float:
        resident = int(Path(f"/proc/{self.child.pid}/statm").read_text().split()[1])
        return resident * os.sysconf("SC_PAGE_SIZE") / 1024

    def stop(self) -> None:
        self.child.terminate()
        try:
            self.child.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()
        self._words.close()


def _environment() -> dict[str, str]:
    """The environment for rooms in Node, in which they leave out what is for development."""
    return {**os.environ, "NODE_ENV": "production"}


def cores() -> tuple[int, int]:
    """One core for the server and one for all clients; the same if there is only one."""
    free = sorted(os.sched_getaffinity(0))
    return free[0], free[-1]


@contextlib.contextmanager
def on_core(core: int) -> Iterator[None]:
    """Keep this process on one core, with a high limit of open files; children inherit both, with all their threads."""
    before = os.sched_getaffinity(0)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(FILES, hard)), hard))
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def tumbledown(folder: Path, core: int, python: str, more: str = "") -> Iterator[Process]:
    """Run the whole server of this Python with its durable log. Rate limits are too high to be reached, and games begin
    without a delay. `more` are further lines of its configuration."""
    config = folder / "bench.toml"
    config.write_text(
        f"intro_ms = 0\n{more}[limits]\nmessages_per_s = 1000000\nburst = 1000000\ncommands_per_s = 1000000\n"
        "commands_burst = 1000000\nbytes_per_s = 1000000000\nbytes_burst = 1000000000\nrequests_per_s = 1000000\n"
        "requests_burst = 1000000\nsockets_per_address = 100000\nsockets = 100000\n"
        "tables = 5000\ntables_per_address = 5000\nsleep_after_s = 1\n"
    )
    port = free_port()
    database = f"sqlite:///{folder / f'bench-{port}.db'}"
    arguments = ["serve", "--port", str(port), "--database", database, "--config", str(config)]
    yield from _run(Process([python, "-m", "tumbledown", *arguments], port, core))


@contextlib.contextmanager
def room(command: list[str], core: int) -> Iterator[Process]:
    """Run any other server that takes its port as the last word of its command."""
    port = free_port()
    yield from _run(Process([*command, str(port)], port, core))


def _run(process: Process) -> Iterator[Process]:
    try:
        process.wait_until_open()
        yield process
    finally:
        process.stop()
