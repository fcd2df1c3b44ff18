"""Save the state in a few hundred bytes, restore it, and hash it. Rules and seed are not part of it."""

from hashlib import blake2b
from typing import Any, Final

import msgspec

from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game, Timer
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.rules import Rules
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import NOWHERE

FORMAT: Final = 4
MOST_CARDS: Final = (1 << 63) - 1
NO_VEILS: Final[dict[int, int]] = {}
"""Earlier versions kept veiled chambers here. The empty field keeps the hashes of their games valid."""

Ints = list[int]
Parts = tuple[
    int,
    tuple[int, int, bool, str, int, int, int, int],
    tuple[Ints, Ints, Ints, Ints],
    tuple[Ints, Ints, Ints, Ints, Ints, Ints],
    tuple[Ints, Ints, Ints, Ints, Ints],
    tuple[Ints, Ints, Ints, Ints, Ints, Ints],
    tuple[dict[int, int], dict[int, int], dict[int, tuple[int, int]], Ints, dict[int, tuple[int, int]]],
    tuple[Ints, Ints, Ints, Ints, Ints, dict[str, Ints], dict[str, int]],
    tuple[int, int, int, int, int, dict[int, int]],
    tuple[list[Timer], list[Timer]],
    list[Question],
    dict[str, Any],
]
"""The parts of a snapshot, in the order of `snapshot`."""


class SnapshotError(ValueError):
    """The bytes are not a snapshot of a game with these rules."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Parts).decode


def snapshot(game: Game) -> bytes:
    """Encode the whole state, in a fixed order."""
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
            (party.ready_at, party.throws, party.gift, party.prefs, _first_cards(game)),
            (temple.kind, temple.state, temple.cell, temple.turn, temple.used, temple.gems),
            (NO_VEILS, temple.seen_by, temple.progress, temple.nbr, temple.edges),
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


def _first_cards(game: Game) -> Ints:
    """The kinds of cards before each seat, cut to the number of bits that the format can hold. They are not read back,
    because they follow from where the pieces lie; but the hash of every finished game includes them."""
    return [cards & MOST_CARDS for cards in game.party.cards]


def state_hash(game: Game) -> str:
    return blake2b(snapshot(game), digest_size=16).hexdigest()


def restore(data: bytes, rules: Rules, fortune: Fortune) -> Game:
    """Restore the game from a snapshot."""
    try:
        parts: Any = _decode(data)
        game = Game(rules, fortune)
        _fill(game, parts)
        _check_lengths(game)
    except (msgspec.MsgspecError, ValueError, TypeError, IndexError, KeyError, RecursionError) as error:
        raise SnapshotError(_explanation(data, error)) from error
    if parts[0] != FORMAT:
        raise SnapshotError(_wrong_format(parts[0]))
    return game


def _explanation(data: bytes, error: Exception) -> str:
    """The reason for the error. A snapshot of another format usually fails on its parts, but then the format is the
    better reason."""
    try:
        parts: Any = msgspec.msgpack.decode(data)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        parts = None
    if isinstance(parts, list) and parts and isinstance(parts[0], int) and parts[0] != FORMAT:
        return _wrong_format(parts[0])
    return f"damaged snapshot of {len(data)} bytes: {error}"


def _wrong_format(number: int) -> str:
    return f"snapshot format {number}, this program reads {FORMAT}"


def _fill(game: Game, parts: Any) -> None:
    dice, party, temple, pieces, depot = game.dice, game.party, game.temple, game.pieces, game.depot
    (game.now, game.phase, game.won, game.reason, game.start, game.stopped_at, game.offset, game.last_id) = parts[1]
    (dice.face, dice.where, dice.holder, dice.marks) = parts[2]
    (party.control, party.own, party.place, party.out, party.absent, party.driver) = parts[3]
    (party.ready_at, party.throws, party.gift, party.prefs, _) = parts[4]
    (temple.kind, temple.state, temple.cell, temple.turn, temple.used, temple.gems) = parts[5]
    (_, temple.seen_by, temple.progress, temple.nbr, temple.edges) = parts[6]
    temple.tile_at = {cell: tile for tile, cell in enumerate(temple.cell) if cell != NOWHERE}
    (pieces.kind, pieces.at, pieces.face_up, pieces.seen_by, pieces.added, pieces.piles, pieces.locked_by) = parts[7]
    pieces.find_travellers()
    party.cards = [pieces.kinds_at(at(AT_SEAT, seat)) for seat in range(party.size)]
    (depot.gems, depot.beside, depot.boxed, depot.markers, depot.gem_tiles, depot.on_pieces) = parts[8]
    game.timers, game.frozen = parts[9]
    game.questions = {question.id: question for question in parts[10]}
    for chapter in game.rules.chapters:
        if chapter.slot is not None:
            game.slots[chapter.name] = msgspec.convert(parts[11][chapter.name], chapter.slot)
    dice.refresh(party.size)
    # The other caches of a new game are empty.
    game.settled = temple.version
    game.items = [piece for piece, added in enumerate(pieces.added) if added]
    if game.rules.ruling_cards:
        game.heed_cards()


def _check_lengths(game: Game) -> None:
    """Check that lists that belong together are equally long, with one entry for each seat."""
    dice, party, temple, pieces = game.dice, game.party, game.temple, game.pieces
    _expect("seats", party.size, (party.control, party.own, party.place, party.out, party.absent, party.driver))
    _expect("seats", party.size, (party.ready_at, party.throws, party.gift, party.prefs))
    _expect("dice", len(dice.face), (dice.face, dice.where, dice.holder, dice.marks))
    _expect("tiles", len(temple.kind), (temple.kind, temple.state, temple.cell, temple.turn, temple.used, temple.gems))
    _expect("neighbours", 8 * len(temple.kind), (temple.nbr,))
    _expect("pieces", len(pieces.kind), (pieces.kind, pieces.at, pieces.face_up, pieces.seen_by, pieces.added))


def _expect(what: str, length: int, lists: tuple[Ints, ...]) -> None:
    for each in lists:
        if len(each) != length:
            raise SnapshotError(f"{len(each)} {what} instead of {length}")
