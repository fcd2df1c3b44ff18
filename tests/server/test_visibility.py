"""What audiences are told, change by change, makes up what they may see: also in games with all the machinery."""

from collections.abc import Sequence

import pytest

from tests.contract.probe_turmoil import probe
from tests.contract.random_play import Play
from tests.contract.tables import Table
from tumbledown.engine.events import Event
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import SPECTATOR, Seen, view
from tumbledown.server.visibility import Diff, Visibility


def take_in(store: Seen, diff: Diff) -> None:
    """As a client does with what a frame sets and says is gone."""
    changed, gone = diff
    store.update(changed)
    for key in gone:
        del store[key]


class WatchedPlay(Play):
    """A random game, and for each audience a client that only hears of changes."""

    def __init__(self, table: Table, seed: str) -> None:
        super().__init__(table, seed)
        self.visibility = Visibility(self.game)
        self.clients: dict[int, Seen] = {
            seat: self.visibility.whole(seat) for seat in range(SPECTATOR, self.game.party.size)
        }

    def _clients_look(self, events: Sequence[Event]) -> None:
        common, private = self.visibility.update(list(events))
        for seat, store in self.clients.items():
            take_in(store, common)
            if seat in private:
                take_in(store, private[seat])
            assert store == view(self.game, seat), f"the client of seat {seat} at step {self.step}"


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_changes_make_up_the_whole_for_every_audience(players: int) -> None:
    for number in range(3):
        WatchedPlay(Table(Settings(players=players), (probe,)), f"watched {number}").to_the_end()
