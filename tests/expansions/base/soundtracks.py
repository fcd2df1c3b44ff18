"""The two soundtracks as the catalogue's table of components has them, and tables that play to them."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Start
from tumbledown.engine.events import Announced, Event
from tumbledown.engine.hooks import Chapter

TRACKS = ("track1", "track2")
GONGS = {"track1": (180_000, 390_000, 540_000), "track2": (220_000, 400_000, 540_000)}
SLAMS = {"track1": (210_000, 420_000), "track2": (250_000, 430_000)}
COLLAPSE = 600_000
CREDIT = 150

FIRST_GONG = GONGS["track1"][0]
FIRST_SLAM, SECOND_SLAM = SLAMS["track1"]


def scenario(track: str = "track1", players: int = 2, gems: int = 5, extra: tuple[Chapter, ...] = ()) -> Scenario:
    """A running scenario in which this soundtrack plays."""
    table = Scenario(players, gems=gems, extra=extra, started=False)
    table.notes("base", "track", TRACKS.index(track))
    table.does(Start())
    return table


def hall(table: Scenario, *seats: int) -> int:
    """A chamber east of the start, open to all sides, with these adventurers in it; its place."""
    place = table.chamber("basic_07", at=(1, 0), stairs="W")
    for seat in seats:
        table.puts(seat, place)
    return place


def gongs(events: list[Event]) -> list[int]:
    """The strokes of every gong among the events."""
    return [event.args[0] for event in events if isinstance(event, Announced) and event.what == "gong"]
