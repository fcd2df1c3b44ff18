"""A finished game as a client saw it: a welcome and the frames after it, made from the log alone."""

from collections.abc import Iterator

from tumbledown.engine.events import Event
from tumbledown.engine.journal import Journal
from tumbledown.engine.setup import bare_game, replay
from tumbledown.engine.view import SPECTATOR
from tumbledown.expansions import chapters
from tumbledown.server.change import Change, personal
from tumbledown.server.members import PLAYING, ChairView, TableView
from tumbledown.server.options import SeatOptions
from tumbledown.server.visibility import Visibility
from tumbledown.server.wire import Welcome, encode, raw


def recorded(journal: Journal, table: TableView, game_id: str, seat: int = SPECTATOR) -> Iterator[bytes]:
    """The messages that a spectator or this seat would have got, beginning with a welcome.

    Only the logged events are replayed, without the commands and the seed, so that face-down pieces stay secret.
    """
    settings = journal.header.settings
    game = bare_game(settings, "", chapters(settings))
    set_up, *later = journal.entries
    replay(game, list(set_up.events), set_up.at)
    visibility, options = Visibility(game), SeatOptions(game)
    seen = {"table": table, **visibility.whole(seat)}
    offered = raw(options.all_options(seat)), raw(options.all_prices(seat))
    yield encode(Welcome(0, set_up.at, seat, raw(seen), *offered, game=game_id))
    for n, entry in enumerate(later, 1):
        events: list[Event] = list(entry.events)
        replay(game, events, entry.at)
        change = Change(n, game, events, *visibility.update(events))
        yield personal(change.frame(seat), options.new(seat), None)


def table_of(journal: Journal, code: str, chairs: tuple[ChairView, ...]) -> TableView:
    """The table as the page shows it during a replay."""
    return TableView(code, PLAYING, 0, journal.header.settings, chairs, seal=journal.header.seal)
