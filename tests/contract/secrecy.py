"""Secrecy: whoever cannot know a difference gets the same wire.

Two games differ only in what a seat may not know: what lies in the piles and in which order, what is printed on
things that it sees from behind, and who else has looked at what. The same step is taken in both, or the same with
others looking. Whatever goes to that seat must be the same: events, entities, options, prices, refusals; and so must
the bytes of the server's frames.

Things that come to light for the seat during the step are left as they are: of them it may hear everything; and so are
those that somebody speaks of in the open.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from tumbledown.engine.commands import Command
from tumbledown.engine.events import Announced, Event, FacesShown, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import IN_BOX, SHIFT, TILES
from tumbledown.engine.snapshot import restore, snapshot
from tumbledown.engine.structs import Outcome
from tumbledown.engine.telling import told
from tumbledown.engine.temple import BOX, HOVER, LAID
from tumbledown.engine.view import SPECTATOR, view
from tumbledown.server.broadcast import EVERYBODY
from tumbledown.server.change import Change, personal
from tumbledown.server.options import SeatOptions
from tumbledown.server.visibility import Visibility
from tumbledown.server.wire import encode

SPOKEN_OF = {"position_looked_at": 1, "gem_hint": 1}
"""Announcements by which all hear something of a piece that stays hidden, and which of their numbers is the piece. What
may be heard of it and what not is tested with the chapter that tells it."""


class Hidden(NamedTuple):
    """What a seat does not know, by id."""

    tiles: set[int]
    pieces: set[int]


class Step(NamedTuple):
    """A command at a time, or the mere passing of time."""

    command: Command | None
    at: int

    def take(self, game: Game) -> Outcome:
        if self.command is None:
            return Outcome(game.advance(self.at))
        return game.handle(self.command, self.at)


class Replay(NamedTuple):
    """What happened, once more or a little differently."""

    events: list[Event]
    at: int
    command: None = None

    def take(self, game: Game) -> Outcome:
        for event in self.events:
            game.apply_only(event)
        game.now = self.at
        return Outcome(self.events)


def audiences(game: Game) -> tuple[int, ...]:
    return (SPECTATOR, *range(game.party.size))


def copy_of(game: Game) -> Game:
    return restore(snapshot(game), game.rules, game.fortune)


# -------------------------------------------------------------------- what a seat does not know
def hidden_from(game: Game, seat: int) -> Hidden:
    """Everything out of the box that this seat could only see from behind, said without the engine's help."""
    tiles = {tile for tile, state in enumerate(game.temple.state) if state != BOX and not _sees_tile(game, tile, seat)}
    lying = [piece for piece, where in enumerate(game.pieces.at) if where >> SHIFT != IN_BOX]
    return Hidden(tiles, {piece for piece in lying if not _sees_piece(game, piece, seat)})


def _sees_tile(game: Game, tile: int, seat: int) -> bool:
    return game.temple.state[tile] in (LAID, HOVER) or _has(game.temple.seen_by.get(tile, 0), seat)


def _sees_piece(game: Game, piece: int, seat: int) -> bool:
    return bool(game.pieces.face_up[piece]) or _has(game.pieces.seen_by[piece], seat)


def _has(mask: int, seat: int) -> bool:
    return seat >= 0 and bool(mask >> seat & 1)


class Follower:
    """Follows hidden things through what happens, though a new order of a pile gives them other ids."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = copy_of(game)
        self.seat = seat
        hidden = hidden_from(game, seat)
        self.tiles = {tile: tile for tile in hidden.tiles}
        self.pieces = {piece: piece for piece in hidden.pieces}

    def sees(self, events: Iterable[Event]) -> Hidden:
        """What stays hidden all the while, by the ids of the beginning."""
        for event in events:
            if isinstance(event, PileOrdered):
                self._rename(event)
            elif isinstance(event, Announced) and event.what in SPOKEN_OF:
                spoken_of = event.args[SPOKEN_OF[event.what]]
                self.pieces = {was: now for was, now in self.pieces.items() if now != spoken_of}
            self.game.apply_only(event)
            self.tiles = {was: now for was, now in self.tiles.items() if not _sees_tile(self.game, now, self.seat)}
            self.pieces = {was: now for was, now in self.pieces.items() if not _sees_piece(self.game, now, self.seat)}
        return Hidden(set(self.tiles), set(self.pieces))

    def _rename(self, event: PileOrdered) -> None:
        """What is listed, and below it what is left out, has the same ids as before in ascending order."""
        before = self.game.pile(event.pile)
        things = [*event.order, *[each for each in before if each not in event.order]]
        new = dict(zip(things, sorted(things), strict=True))
        if event.pile == TILES:
            self.tiles = {was: new.get(now, now) for was, now in self.tiles.items()}
        else:
            self.pieces = {was: new.get(now, now) for was, now in self.pieces.items()}


# -------------------------------------------------------------------- another game that looks the same
def permuted(game: Game, seat: int, luck: Random, hidden: Hidden | None = None) -> Game:
    """A copy in which everything that this seat does not know is different, or only what is named as hidden."""
    copy = copy_of(game)
    tiles, pieces = hidden_from(game, seat) if hidden is None else hidden
    for name in copy.pieces.piles:
        _shuffle(copy, name, tiles if name == TILES else pieces, luck)
    _exchange(copy.temple.kind, tiles, luck, lambda one, other: True)
    kinds = game.pieces.kinds
    _exchange(
        copy.pieces.kind, pieces, luck, lambda a, b: kinds[copy.pieces.kind[a]].pile == kinds[copy.pieces.kind[b]].pile
    )
    _change_lookers(copy, seat, luck)
    copy.pieces.find_travellers()
    return copy


def _shuffle(copy: Game, pile: str, hidden: set[int], luck: Random) -> None:
    """Those of the pile that are hidden change places, by the event that does it in a game; who sees what stays."""
    order = list(copy.pile(pile))
    places = [place for place, each in enumerate(order) if each in hidden]
    mixed = luck.sample(places, len(places))
    seen_by, tiles_seen_by = list(copy.pieces.seen_by), dict(copy.temple.seen_by)
    new = list(order)
    for place, other in zip(places, mixed, strict=True):
        new[place] = order[other]
    copy.apply_only(PileOrdered(pile, tuple(new)))
    copy.pieces.seen_by, copy.temple.seen_by = seen_by, tiles_seen_by


def _exchange(kinds: list[int], hidden: set[int], luck: Random, fits: Callable[[int, int], bool]) -> None:
    """Print on each hidden thing what stood on another one that would do as well."""
    for one in sorted(hidden):
        others = [other for other in sorted(hidden) if other != one and fits(one, other)]
        if others:
            other = luck.choice(others)
            kinds[one], kinds[other] = kinds[other], kinds[one]


def _change_lookers(copy: Game, seat: int, luck: Random) -> None:
    """Who else sees what is nobody's business: it changes as it likes, but for this seat."""
    mask = luck.getrandbits(copy.party.size) & ~(1 << seat if seat >= 0 else 0)
    pieces, temple = copy.pieces, copy.temple
    pieces.seen_by = [seen ^ mask for seen in pieces.seen_by]
    temple.seen_by = {tile: seen ^ mask for tile, seen in temple.seen_by.items()}


# -------------------------------------------------------------------- what a seat gets
class Wire(NamedTuple):
    """Everything that one audience gets of a step, from the engine and from the server."""

    told: list[Event | None]
    seen: object
    refusal: object
    welcome: bytes
    frame: bytes


def wire(game: Game, step: Step | Replay, seat: int) -> Wire:
    """Take the step in this game, and hand over what the seat gets of it."""
    visibility, options = Visibility(game), SeatOptions(game)
    welcome = encode((visibility.whole(seat), options.all_options(seat), options.all_prices(seat)))
    outcome = step.take(game)
    change = Change(0, game, outcome.events, *visibility.update(outcome.events))
    frame = personal(change.frame(seat if change.is_private_to(seat) else EVERYBODY), options.new(seat), None)
    heard = [told(game, event, seat) for event in outcome.events]
    refusal = None
    if outcome.refusal is not None and step.command is not None and step.command.seat == seat:
        refusal = outcome.refusal
    return Wire([event for event in heard if event is not None], view(game, seat), refusal, welcome, frame)


def nobody_hears_what_is_hidden(game: Game, step: Step, luck: Random) -> None:
    """The invariant: for an audience, the step looks the same whatever it is that stays hidden from it. Two audiences
    are drawn for each step, to save time."""
    events = step.take(after := copy_of(game)).events
    for seat in luck.sample(audiences(game), 2):
        twin = permuted(game, seat, luck, Follower(game, seat).sees(events))
        _are_alike(wire(copy_of(game), step, seat), wire(twin, step, seat), f"seat {seat}", str(step))
        if any(type(event) in DONE_IN_SECRET for event in events):
            others = otherwise(events, seat, after, luck)
            mine = wire(copy_of(game), Replay(events, after.now), seat)
            _are_alike(mine, wire(copy_of(game), Replay(others, after.now), seat), f"seat {seat}", str(step))


def _are_alike(mine: Wire, other: Wire, who: str, step: str) -> None:
    for name in Wire._fields:
        one, two = getattr(mine, name), getattr(other, name)
        assert one == two, f"{who} can tell by {name} what is hidden: {step}: {one} or {two}"


# -------------------------------------------------------------------- what happens in secret
DONE_IN_SECRET = (FacesShown, PileOrdered)


def otherwise(events: list[Event], seat: int, after: Game, luck: Random) -> list[Event]:
    """What could have happened instead, for all that this seat knows: others looked, or were kept from looking, and
    piles were shuffled otherwise."""
    last = {event.pile: event for event in events if isinstance(event, PileOrdered)}
    found: list[Event | None] = []
    for event in events:
        if isinstance(event, PileOrdered):
            found.append(_shuffled_otherwise(event, seat, after, luck) if last[event.pile] is event else event)
        else:
            found.append(_with_other_lookers(event, seat, after, luck))
    return [event for event in found if event is not None]


def _shuffled_otherwise(event: PileOrdered, seat: int, after: Game, luck: Random) -> Event:
    """Those that are still in the pile when all is done, and hidden, may lie there in another order."""
    hidden, left = hidden_from(after, seat), set(after.pile(event.pile))
    unknown = left & (hidden.tiles if event.pile == TILES else hidden.pieces)
    ids = sorted(event.order)
    places = [place for place, id in enumerate(ids) if id in unknown]
    order = list(event.order)
    for place, other in zip(places, luck.sample(places, len(places)), strict=True):
        order[place] = event.order[other]
    return PileOrdered(event.pile, tuple(order))


def _with_other_lookers(event: Event, seat: int, after: Game, luck: Random) -> Event | None:
    if isinstance(event, FacesShown):
        return replace(event, to=1 << seat) if _has(event.to, seat) else None
    return event


def face_down_things_come_out_of_a_pile(before: Game, piece: int) -> None:
    """What is laid face down straight from the box would be known by its number."""
    assert before.pieces.at[piece] >> SHIFT != IN_BOX, f"piece {piece} was laid face down out of the box"
