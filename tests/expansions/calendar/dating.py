"""Tables with a calendar: gem chambers that bear signs, and a pawn somewhere on its track."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Discover
from tumbledown.engine.dice import HAND, SHIFT
from tumbledown.engine.events import Announced, Noted
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST
from tumbledown.engine.view import SPECTATOR, ChapterView, PieceView, view

RED, BLUE, GREEN = 0, 1, 2
ETERNAL, CURSED = "", "calendar.cursed"
"""Variants: the eternal side is up unless the other one is chosen."""

SUN, MOON, GEAR = "calendar_sun", "calendar_moon", "calendar_gear"
SIGNS = (SUN, MOON, GEAR)
TRACK = (SUN, MOON, SUN, GEAR, MOON, GEAR, SUN, MOON, SUN)
LAST = len(TRACK)

HALL, KEY_GEM, TORCH_GEM = "basic_07", "basic_04", "basic_01"
"""A chamber without gems that is open to all sides, one of a gem for four keys, and one of a gem for four torches."""


def calendar(
    side: str = ETERNAL,
    players: int = 2,
    *,
    modules: tuple[str, ...] = (),
    gems: int = 5,
    pawn: int = 0,
    pile: tuple[str, ...] = SIGNS,
    extra: tuple[Chapter, ...] = (),
) -> Scenario:
    """The pawn has gone so many spaces, and these calendar tiles lie in their pile; all others are in the box."""
    settings = Settings(players=players, modules=("calendar", *modules), variants=chosen(side))
    table = Scenario(settings=settings, gems=gems, extra=extra)
    table.cards("calendar", *pile)
    table.notes("calendar", "pawn_at", pawn)
    return table


def chosen(side: str) -> tuple[str, ...]:
    return (side,) if side else ()


def bears(table: Scenario, kind: str, sign: str, at: tuple[int, int] = (1, 0), stairs: str = "W") -> int:
    """A gem chamber lies there, with this calendar tile on it; the place of its gems."""
    place = table.chamber(kind, at, stairs)
    place += table.game.tile_kind(place >> 1).gem_half
    table.lays(sign, place)
    before: tuple[int, ...] = table.game.slots["calendar"].bearers
    table.game.apply_only(Noted("calendar", "bearers", (*before, place >> 1)))
    return place


def stand_in(table: Scenario, place: int, *hands: str) -> None:
    """The first seats stand there and show this."""
    for seat, faces in enumerate(hands):
        table.puts(seat, place)
        table.shows(seat, faces)


def finds(table: Scenario, *kinds: str, side: int = EAST, seat: int = RED) -> int:
    """The seat discovers the first of these, which are the draw pile; its place."""
    (tile, *_) = table.pile(*kinds)
    table.shows(seat, "AA".ljust(len(table.game.dice.hands[seat]), "."))
    table.does(Discover(seat, side))
    return 2 * tile


def seen_on(table: Scenario, place: int) -> list[str]:
    """The calendar tiles that everybody sees on this chamber."""
    found = [entity for entity in view(table.game, SPECTATOR).values() if isinstance(entity, PieceView)]
    return [each.kind for each in found if each.kind in SIGNS and each.at & 1023 in (place & ~1, place | 1)]


def pile(table: Scenario) -> list[str]:
    """The signs in the pile, from the top."""
    return [table.game.pieces.kind_of(piece).id for piece in table.game.pile("calendar")]


def pawn(table: Scenario) -> int:
    return int(str(note(table, "pawn_at")))


def note(table: Scenario, key: str) -> object:
    seen = view(table.game, SPECTATOR)["chapter:calendar"]
    assert isinstance(seen, ChapterView)
    return seen.notes[key]


def told(table: Scenario, what: str) -> list[tuple[int, ...]]:
    return [event.args for event in table.events if isinstance(event, Announced) and event.what == what]


def away(table: Scenario, seat: int) -> list[tuple[int, int]]:
    """Where the dice of this seat lie that are not in its hand: kind of place, and which."""
    dice = table.game.dice
    spots = [dice.where[die] for die in range(len(dice.where)) if dice.holder[die] == seat and dice.where[die] != HAND]
    return [(spot >> SHIFT, spot & (1 << SHIFT) - 1) for spot in spots]
