"""Put tables in the middle of a game into a server's database, as if they had been played there.

Bots play the game offline up to the wanted moment; a client that opens the table with a seat's token continues it. The
same cast, seed and moment give the same table.
"""

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from tumbledown.bots.pace import USUAL, steady
from tumbledown.bots.table import Table
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.events import DiceRolled, Event, PieceMoved
from tumbledown.engine.game import OVER, Game
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.journal import Entry
from tumbledown.engine.pieces import AT_SEAT, BOXED, at
from tumbledown.engine.structs import Settings
from tumbledown.server import members, tokens
from tumbledown.server.members import BOT, PERSON, Chair, TableRecord
from tumbledown.server.store import work
from tumbledown.server.store.engines import understood, writing_engine
from tumbledown.server.store.stretches import Stretch

SLOWLY_MS: Final = 3600
"""A slower pace for bots, so that their games last about as long as those of people."""
SEATS: Final = 5
_encode = msgspec.json.Encoder().encode


class Unreached(RuntimeError):
    """The game ended before the wanted moment, or a command was refused."""


class Player(NamedTuple):
    """A player at the table; a bot continues to play when the table is opened."""

    name: str
    colour: int
    is_bot: bool = False


class Staged(NamedTuple):
    """A table to open: its code, and the tokens of its seats."""

    code: str
    tokens: tuple[str, ...]


class Rehearsal:
    """A game of bots that can be stopped at any moment and changed."""

    def __init__(self, seed: str, players: int, pace_ms: int = SLOWLY_MS, **settings: object) -> None:
        agreed = {"players": players, "colours": list(range(players)), **settings}
        self.table = Table(msgspec.convert(agreed, Settings), seed, steady(pace_ms), record=True)

    @property
    def game(self) -> Game:
        return self.table.game

    def until(self, is_reached: Callable[[Game], bool]) -> "Rehearsal":
        while not is_reached(self.game):
            if self.table.is_over:
                raise Unreached(f"seed {self.table.seed} never came there")
            self.table.step()
        return self

    def to_time(self, ms: int) -> "Rehearsal":
        """Let the bots play until then; the time after their last step passes without them, to the millisecond."""
        while self.table.next_at() <= ms and not self.table.is_over:
            self.table.step()
        self._write(self.game.advance(ms), None)
        return self

    def waits(self, ms: int) -> "Rehearsal":
        """Let time pass until then without commands."""
        self._write(self.game.advance(ms), None)
        return self

    def to_end(self) -> "Rehearsal":
        return self.until(lambda game: game.phase == OVER)

    def do(self, command: AnyCommand) -> "Rehearsal":
        """Carry out a command of a seat."""
        outcome = self.game.handle(command, self.game.now)
        if outcome.refusal is not None:
            raise Unreached(f"{command}: {outcome.refusal.code}")
        self._write(outcome.events, command)
        return self

    # ---------------------------------------------------------------- events without a command
    def happens(self, *events: Event) -> "Rehearsal":
        """Emit events that a scene needs, with all their consequences."""
        self.game.happened = []
        for event in events:
            self.game.emit(event)
        self.game.come_to_rest()
        self._write(self.game.happened, None)
        return self

    def gets(self, seat: int, *kinds: str) -> "Rehearsal":
        """Lay cards of these kinds before the seat, wherever they were."""
        for kind in kinds:
            self.happens(PieceMoved(self.piece(kind, at(AT_SEAT, seat)), at(AT_SEAT, seat), seat=seat))
        return self

    def shows(self, seat: int, faces: str) -> "Rehearsal":
        """Let the seat's dice show these faces, as after a roll."""
        dice, party = self.game.dice, self.game.party
        hand = dice.hands[seat][: len(faces)]
        thrown = tuple(LETTERS.index(letter) for letter in faces[: len(hand)])
        mask = sum(1 << die for die in hand)
        return self.happens(DiceRolled(seat, mask, thrown, party.throws[seat] + 1, self.game.now))

    def piece(self, kind: str, elsewhere: int = BOXED) -> int:
        """A piece of this kind that does not lie at `elsewhere`, if possible one that is not in play."""
        pieces, number = self.game.pieces, self.game.rules.piece_kind_ids[kind]
        found = [piece for piece, each in enumerate(pieces.kind) if each == number and pieces.at[piece] != elsewhere]
        return min(found, key=lambda piece: pieces.at[piece])

    def _write(self, events: Sequence[object], command: AnyCommand | None) -> None:
        self.table.entries.append(Entry(self.game.now, tuple(events), command))  # type: ignore[arg-type]


def stage(
    database: str, code: str, cast: Sequence[Player], rehearsal: Rehearsal | None = None, *, is_paused: bool = False
) -> Staged:
    """Write a table into the database of a server, which may be running. `code` must be new there. Without a rehearsal
    it is a lobby."""
    staged = Staged(code, tuple(f"{code}-{seat}" for seat in range(len(cast))))
    engine = writing_engine(understood(database))
    try:
        with engine.begin() as connection:
            phase = members.PAUSED if is_paused else members.PLAYING
            _write(connection, _record(staged, cast, rehearsal, phase), rehearsal)
    finally:
        engine.dispose()
    return staged


def _record(staged: Staged, cast: Sequence[Player], rehearsal: Rehearsal | None, phase: str) -> TableRecord:
    chairs = [_chair(player, secret) for player, secret in zip(cast, staged.tokens, strict=True)]
    chairs += [Chair() for _ in range(SEATS - len(cast))]
    if rehearsal is None:
        return TableRecord(staged.code, Settings(), chairs)
    game = hashlib.sha256(staged.code.encode()).hexdigest()[:16]
    return TableRecord(staged.code, rehearsal.table.header.settings, chairs, phase, game=game, games=1)


def _chair(player: Player, secret: str) -> Chair:
    if player.is_bot:
        return Chair(BOT, player.name, player.colour, ready=True, level=USUAL.name)
    return Chair(PERSON, player.name, player.colour, token=tokens.digest(secret))


def _write(connection: Connection, record: TableRecord, rehearsal: Rehearsal | None) -> None:
    work.save_table(connection, record.code, members.save(record), active=True)
    if rehearsal is None:
        return
    journal = rehearsal.table.journal()
    company = _encode(members.company_of(record, journal.header.settings.players))
    work.open_game(connection, record.game, record.code, _encode(journal.header), rehearsal.table.seed, company)
    entries = [_encode(entry) for entry in journal.entries]
    work.append_stretches(connection, [Stretch(record.game, 0, journal.entries[0].at, entries)])
