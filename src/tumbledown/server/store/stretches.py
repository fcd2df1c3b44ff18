"""How lines of games' logs become rows: the lines that one game adds in one commit are one row."""


class Stretch:
    """Successive lines of a game's log that become one row, which has the number and time of the first line.

    Another process that continued the log at the same place would write a row of the same number, so only one can
    succeed.
    """

    def __init__(self, game: str, n: int, at: int, entries: list[bytes]) -> None:
        self.game = game
        self.n = n
        self.at = at
        self.entries = entries

    def grows(self, n: int, entry: bytes) -> bool:
        """Append the line if it is the next one, and return whether it is."""
        if n != self.n + len(self.entries):
            return False
        self.entries.append(entry)
        return True

    def text(self) -> bytes:
        return b"\n".join(self.entries)
