"""How lines of games' logs become rows: what one game adds at a time is one of them."""


class Stretch:
    """Neighbouring lines of a game's log, which are one row: its number and time are those of the first line.

    Whoever writes on from the same place writes a row of the same number, so that two cannot both do it.
    """

    def __init__(self, game: str, n: int, at: int, entries: list[bytes]) -> None:
        self.game = game
        self.n = n
        self.at = at
        self.entries = entries

    def grows(self, n: int, entry: bytes) -> bool:
        """Whether this is the next line, which the stretch then has."""
        if n != self.n + len(self.entries):
            return False
        self.entries.append(entry)
        return True

    def text(self) -> bytes:
        return b"\n".join(self.entries)
