"""What stands in the database, read past the server, and the same game played without any disturbance."""

from typing import NamedTuple

import msgspec
from sqlalchemy import Engine

from tests.chaos.scripted import Scripted
from tumbledown.engine.game import Game
from tumbledown.engine.journal import Entry, Header
from tumbledown.engine.setup import bare_game, deal_out, replay
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.view import view
from tumbledown.expansions import chapters
from tumbledown.lab.verify import play
from tumbledown.server.store import work
from tumbledown.server.store.engines import reading_engine, understood
from tumbledown.server.store.schema import games


class Kept(NamedTuple):
    """A game as its log has it."""

    header: Header
    seed: str
    entries: list[Entry]

    def numbers(self, seat: int) -> list[int]:
        """The numbers of the seat's commands that were carried out, in order."""
        return [e.re for e in self.entries if e.re is not None and e.command is not None and e.command.seat == seat]

    def undisturbed(self) -> Game:
        """The game that the same commands make when nothing goes wrong; every event must be the same."""
        game = bare_game(self.header.settings, self.seed, chapters(self.header.settings))
        assert tuple(deal_out(game)) == self.entries[0].events
        for entry in self.entries[1:]:
            events, refusal = play(game, entry)
            assert tuple(events) == entry.events, entry
            assert entry.re is None or refusal is None, entry
        return game

    def replayed(self) -> Game:
        """The game as a server brings it back: from the events alone."""
        game = bare_game(self.header.settings, self.seed, chapters(self.header.settings))
        for entry in self.entries:
            replay(game, list(entry.events), entry.at)
        return game


class Database:
    """Reads only."""

    def __init__(self, url: str) -> None:
        self._engine: Engine = reading_engine(understood(url))

    def game(self, id: str) -> Kept:
        with self._engine.connect() as connection:
            [row] = connection.execute(work.game_records().where(games.c.game == id)).all()
            log = work.lines(connection.execute(work.log_rows(id)).all())
        assert [n for n, _ in log] == list(range(len(log)))
        entries = [msgspec.json.decode(entry, type=Entry) for _, entry in log]
        return Kept(msgspec.json.decode(row.header, type=Header), row.seed, entries)

    def close(self) -> None:
        self._engine.dispose()


def check_commands(kept: Kept, player: Scripted) -> None:
    """Every acknowledged command once, none twice, and nothing that nobody asked for."""
    numbers = kept.numbers(player.seat)
    assert len(numbers) == len(set(numbers))
    assert set(player.done) <= set(numbers)
    assert not set(player.refused) & set(numbers)
    for entry in kept.entries:
        if entry.re is not None and entry.command is not None and entry.command.seat == player.seat:
            assert entry.command == player.sent[entry.re]


def check_state(kept: Kept) -> Game:
    """What a server brings back is what an undisturbed run would have come to."""
    game = kept.undisturbed()
    assert state_hash(game) == state_hash(kept.replayed())
    return game


def sees_the_truth(game: Game, player: Scripted) -> bool:
    shown = msgspec.json.decode(msgspec.json.encode(view(game, player.seat)))
    return bool({key: value for key, value in player.store.items() if key != "table"} == shown)
