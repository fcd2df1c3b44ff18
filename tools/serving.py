"""Run the real server as a process at a free port, for pictures and browser tests."""

import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from tumbledown.bench.browser import CALM, find_browser

__all__ = ["CALM", "Server", "find_browser"]

STOP_S: Final = 10.0


class Server:
    """One database, and one process after the other at the same port."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.database = f"sqlite:///{folder}/tables.db"
        self.base = ""
        self._notes = folder / "server.log"
        self._flags = ["--database", self.database, *flags]
        self._port = "0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process, and return when it listens."""
        command = [sys.executable, "-m", "tumbledown", "serve", "--port", self._port, *self._flags]
        with self._notes.open("ab") as notes:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=notes)
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        if not line.startswith("Tumbledown is at"):
            raise RuntimeError(f"the server did not start: {line}{self._notes.read_text()}")
        self._port = line.strip().rstrip("/").rpartition(":")[2]
        self.base = f"http://localhost:{self._port}"

    def kill(self) -> None:
        """Kill the process, like a power failure."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the process with SIGTERM."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(number)
            process.communicate(timeout=STOP_S)

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
