"""The real server as a process of its own, which can be killed, stopped and started again at the same address."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from tests.server.databases import free_port

START_S = 30.0


class ServerProcess:
    """One address and one database; one process after the other."""

    def __init__(self, database: str, notes: Path, *flags: str) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._notes = notes
        self._command = ["-m", "tumbledown", "serve", "--port", str(self.port), "--database", database]
        self._command += ["--intro-ms", "0", "--commands-per-s", "1000", "--commands-burst", "1000", *flags]
        self._process: Process | None = None

    async def start(self) -> None:
        """Returns when it listens."""
        with self._notes.open("ab") as notes:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *self._command, stdout=PIPE, stderr=notes
            )
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), START_S)
        assert line.startswith(b"Tumbledown is at"), self._notes.read_text()

    async def kill(self) -> None:
        """As if the power had failed: no word to anybody."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Asked to, in good order; how it ended."""
        return await self._end(signal.SIGTERM)

    async def _end(self, number: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None
        process.send_signal(number)
        await asyncio.wait_for(process.communicate(), START_S)
        assert process.returncode is not None
        return process.returncode

    async def __aenter__(self) -> "ServerProcess":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None:
            await self.kill()
