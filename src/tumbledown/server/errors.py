"""Errors of a table, named by a code."""


class RoomError(Exception):
    """Something cannot be done at this table; the code says why."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
