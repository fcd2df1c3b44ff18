"""The server's log: one JSON line for each event, without secrets."""

import logging
import sys
from typing import Final, TextIO

import msgspec
from aiohttp.http_exceptions import BadHttpMessage

LOGGER: Final = logging.getLogger("tumbledown.server")
LEVELS: Final = ("debug", "info", "warning", "error")

_encode = msgspec.json.Encoder(enc_hook=str).encode


def note(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Log an event with its facts."""
    LOGGER.log(level, event, extra={"facts": facts})


class JsonLines(logging.Formatter):
    """A log record as JSON: time, level, logger, event and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return _encode(line).decode()


def leave_out_bad_requests(record: logging.LogRecord) -> bool:
    """Filter out aiohttp's records of requests that are not HTTP: they quote the bytes, which may contain a token."""
    error = record.exc_info[1] if record.exc_info else None
    if not isinstance(error, BadHttpMessage):
        return True
    note("a request was not HTTP", logging.DEBUG, why=type(error).__name__)
    return False


def begin(level: str, stream: TextIO | None = None) -> None:
    """Write all records of this level and above to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
