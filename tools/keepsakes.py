"""Local storage of a browser after earlier visits, for pictures and tests."""

import json
from typing import Any, Final

GAME: Final = f"{1:016x}"
"""The id of the game that was played last."""
LONG_AGO: Final = 1_700_000_000_000
HOUR_MS: Final = 3_600_000


def played(*, won: bool = True, games: int = 1) -> dict[str, str]:
    """The last games and, if they were won, a best time."""
    game: dict[str, Any] = {"at": LONG_AGO, "won": won, "took": 480_000, "left": 75_000, "colours": [0, 2]}
    game |= {"chapters": ["curses", "treasures"], "mix": "/mix/normal/curses+treasures", "day": ""}
    all_of_them = [
        game | {"game": f"{number:016x}", "at": LONG_AGO - (number - 1) * HOUR_MS} for number in range(1, games + 1)
    ]
    best = {"game": GAME, "at": LONG_AGO, "mix": game["mix"], "players": 2, "took": 480_000}
    return {"tumbledown.games": json.dumps(all_of_them), "tumbledown.records": json.dumps([best] if won else [])}


def paused_at(seconds: float, track: str = "track1", **more: object) -> dict[str, str]:
    """A game of the companion that was closed in the middle."""
    return {"tumbledown.companion-game": json.dumps({"track": track, "time": seconds * 1000, **more})}


def sand_at(seconds: float) -> dict[str, str]:
    """Like `paused_at`, with the Sand of Fortune: first gong at 2:40, first slam at 3:10, second gong at 6:10."""
    return paused_at(seconds, "sand_of_fortune", deal={"fills": [160_000, 180_000], "spilled": [0, 0]})


def planned(link: str) -> dict[str, str]:
    """The set-up for which the companion's list was made."""
    return {"tumbledown.companion-setup": json.dumps({"link": f"/companion/setup/{link}"})}
