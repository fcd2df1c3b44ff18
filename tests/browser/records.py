"""What the server wrote down: the last word on whether something happened once, twice or never."""

import sqlite3
from typing import Any

import msgspec

from serving import Server


def events(server: Server, code: str, type: str) -> list[dict[str, Any]]:
    """All events of this type in the games of a table, in order."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        asked = "SELECT entry FROM log JOIN games USING (game) WHERE code = ? ORDER BY number, n"
        lines = [line for (text,) in database.execute(asked, [code]) for line in text.splitlines()]
    database.close()
    entries = [msgspec.json.decode(line) for line in lines]
    return [event for entry in entries for event in entry["events"] if event["type"] == type]
