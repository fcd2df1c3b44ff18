"""The state as a few hundred bytes and back, and its hash. Rules and fortune are not part of it."""

from hashlib import blake2b
from typing import Any, Final

import msgspec

from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.rules import Rules
from tumbledown.engine.structs import Question

FORMAT: Final = 1


class SnapshotError(ValueError):
    """Bytes that are no snapshot of a game with these rules."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode


def snapshot(game: Game) -> bytes:
    """Everything that is state, in a fixed order."""
    dice, party, temple, pieces, depot = game.dice, game.party, game.temple, game.pieces, game.depot
    return _encode(
        (
            FORMAT,
            (
                game.now,
                game.phase,
                game.won,
                game.reason,
                game.start,
                game.stopped_at,
                game.offset,
                game.last_id,
            ),
            (dice.face, dice.where, dice.holder, dice.marks),
            (party.control, party.own, party.place, party.out, party.absent, party.driver),
            (party.ready_at, party.throws, party.gift, party.prefs, party.cards),
            (temple.kind, temple.state, temple.cell, temple.turn, temple.used, temple.gems),
            (temple.veil, temple.nbr, temple.edges),
            (
                pieces.kind,
                pieces.at,
                pieces.face_up,
                pieces.seen_by,
                pieces.added,
                pieces.piles,
                pieces.locked_by,
            ),
            (depot.gems, depot.beside, depot.boxed, depot.markers, depot.gem_tiles, depot.on_pieces),
            (game.timers, game.frozen),
            list(game.questions.values()) if game.questions else (),
            game.slots,
        )
    )


def state_hash(game: Game) -> str:
    return blake2b(snapshot(game), digest_size=16).hexdigest()


def restore(data: bytes, rules: Rules, fortune: Fortune) -> Game:
    """The game that the snapshot was taken of; it goes on as if nothing had happened."""
    try:
        parts: Any = _decode(data)
        if parts[0] != FORMAT:
            raise SnapshotError(f"snapshot format {parts[0]}, this program reads {FORMAT}")
        game = Game(rules, fortune)
        _fill(game, parts)
    except (msgspec.MsgspecError, ValueError, TypeError, IndexError, KeyError, AttributeError) as error:
        if isinstance(error, SnapshotError):
            raise
        raise SnapshotError(f"damaged snapshot of {len(data)} bytes: {error}") from error
    return game


def _fill(game: Game, parts: Any) -> None:
    dice, party, temple, pieces, depot = game.dice, game.party, game.temple, game.pieces, game.depot
    (game.now, game.phase, game.won, game.reason, game.start, game.stopped_at, game.offset, game.last_id) = parts[1]
    (dice.face, dice.where, dice.holder, dice.marks) = parts[2]
    (party.control, party.own, party.place, party.out, party.absent, party.driver) = parts[3]
    (party.ready_at, party.throws, party.gift, party.prefs, party.cards) = parts[4]
    (temple.kind, temple.state, temple.cell, temple.turn, temple.used, temple.gems) = parts[5]
    (temple.veil, temple.nbr, edges) = parts[6]
    temple.edges = {edge: (halves[0], halves[1]) for edge, halves in edges.items()}
    temple.tile_at = {cell: tile for tile, cell in enumerate(temple.cell) if cell != 128}
    (pieces.kind, pieces.at, pieces.face_up, pieces.seen_by, pieces.added, pieces.piles, pieces.locked_by) = parts[7]
    (depot.gems, depot.beside, depot.boxed, depot.markers, depot.gem_tiles, depot.on_pieces) = parts[8]
    game.timers, game.frozen = [_timers(line) for line in parts[9]]
    if parts[10]:
        game.questions = {q.id: q for q in msgspec.convert(parts[10], list[Question])}
    for chapter in game.rules.chapters:
        if chapter.slot is not None:
            game.slots[chapter.name] = msgspec.convert(parts[11][chapter.name], chapter.slot)
    dice.refresh(party.size)
    game.forget()


def _timers(line: list[Any]) -> list[tuple[int, int, int, str, tuple[int, ...]]]:
    return [(at, rank, id, name, tuple(args)) for at, rank, id, name, args in line]
