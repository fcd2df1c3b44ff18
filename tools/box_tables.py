"""Compute what lies on the table when a game with the cardboard box begins, as tables for the client.

What a chapter adds is not written here. Many mixes of chapters are set up with the rules, their contents are counted,
and for each count this module finds the chapters that it depends on. `tests/client/test_box_tables.py` compares the
tables with other mixes.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from msgspec.structs import replace

from tumbledown.engine.events import PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import EXIT, FIRST_TWO, MIX, PIECES, Chapter
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, AT_TILE, SHIFT, TILES
from tumbledown.engine.piles import is_pickable
from tumbledown.engine.setup import bare_game
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import PILE
from tumbledown.expansions import chapter, chapters, names, new_game
from tumbledown.expansions.base.chapter import way_out
from tumbledown.expansions.base.setting_up import SMALL_TEAM, TILES_WITH_EXIT
from tumbledown.expansions.challenges.chapter import variant_of
from tumbledown.expansions.challenges.marks import settings_for
from tumbledown.expansions.data.base import EXTRA_GEMS
from tumbledown.expansions.data.challenges import CHALLENGES
from tumbledown.expansions.data.time_chambers import BLUE_MS, GREEN_MS
from tumbledown.expansions.time_chambers.chapter import NAME as TIME_CHAMBERS
from typescript import constant

Fact = tuple[str, str]
"""A role and a kind: `("first", "gem_key_3")` is how many of these chambers are shuffled at first."""

TEAM: Final = 4
MOST: Final = 6
MIXES_BY_LUCK: Final = 300
SEEDS: Final = tuple(str(number) for number in range(40))


# -------------------------------------------------------------------- one mix
class Asked(NamedTuple):
    """The chapters in play in one mix, and its counts."""

    inside: frozenset[str]
    facts: dict[Fact, int]


class Piles(list[Counter[str]]):
    """The kinds of the chambers in the draw pile, after each time it was ordered."""


observer: Final = Chapter("observer", order=1000, slot=Piles)


@observer.react(PileOrdered)
def look_at_the_pile(game: Game, event: PileOrdered) -> None:
    """Record the kinds in the pile. Ids follow the places in the pile, so they do not tell which chambers are new."""
    if event.pile == TILES:
        game.slots[observer.name].append(_kinds(game, game.pile(TILES)))


def facts_of(settings: Settings) -> dict[Fact, int]:
    """All counts that players need to set up the box."""
    game = bare_game(settings, "", (*chapters(settings), observer))
    aside = (game.start, way_out(game))
    pool = [tile for tile, state in enumerate(game.temple.state) if state == PILE and tile not in aside]
    found: Counter[Fact] = Counter()
    found.update({("first", kind): number for kind, number in _kinds(game, pool).items()})
    for group, candidates in _set_up(game).items():
        found.update(_joining(game, group, candidates))
    found.update(("piece", game.pieces.kinds[kind].id) for kind in game.pieces.kind)
    found.update(_dealt(game))
    found["gems", ""] = game.depot.gems - gems()["normal"][game.party.size - 1]
    return {fact: number for fact, number in found.items() if number}


def _kinds(game: Game, tiles: Iterable[int]) -> Counter[str]:
    return Counter(game.tile_kind(tile).id for tile in tiles)


def _set_up(game: Game) -> dict[str, Counter[str]]:
    """Deal everything. Return the chambers that may join the pile after the first ones lie, by the chapter that adds
    them."""
    joined: dict[str, Counter[str]] = {}
    for stage in (FIRST_TWO, MIX, EXIT, PIECES):
        for rule in game.rules.setup.get(stage, []):
            before, seen = _kinds(game, game.pile(TILES)), len(game.slots[observer.name])
            rule(game)
            if stage in (MIX, EXIT):
                _add_group(joined, rule.__module__.split(".")[2], _newcomers(game, before, seen))
    return joined


def _newcomers(game: Game, before: Counter[str], seen: int) -> Counter[str]:
    """The chambers that a rule mixes in, also those that are drawn out of the pile again."""
    entered = next(iter(game.slots[observer.name][seen:]), before) - before
    kinds = {kind.id: kind for kind in game.rules.tile_kinds}
    way = game.tile_kind(way_out(game)).id
    return Counter({id: n for id, n in entered.items() if id != way and is_pickable(game, kinds[id])})


def _add_group(joined: dict[str, Counter[str]], name: str, kinds: Counter[str]) -> None:
    """Add these kinds to a group; chapters that mix in the same chambers share a group."""
    same = next((group for group, others in joined.items() if others & kinds), name)
    if kinds:
        joined[same] = joined.get(same, Counter()) | kinds


def _joining(game: Game, group: str, candidates: Counter[str]) -> dict[Fact, int]:
    there = _kinds(game, [*game.pile(TILES), *game.temple.laid()]) & candidates
    are_quests = all(kind.is_quest for kind in game.rules.tile_kinds if kind.id in candidates)
    markers = {("markers", group): game.depot.markers} if are_quests else {}
    if there == candidates:
        return {("later", kind): number for kind, number in candidates.items()} | markers
    picked_from = {(f"pick {group}", kind): number for kind, number in candidates.items()}
    return {**picked_from, ("number", group): there.total()} | markers


def _dealt(game: Game) -> dict[Fact, int]:
    """How many pieces of each pile every player has at the start."""
    at_seats = Counter(
        game.pieces.kind_of(piece).pile for piece, at in enumerate(game.pieces.at) if at >> SHIFT == AT_SEAT
    )
    return {("dealt", pile): number // game.party.size for pile, number in at_seats.items()}


# -------------------------------------------------------------------- many mixes
def mixes() -> Iterator[Settings]:
    """All pairs of chapters with what they require, all chapters but two, each variant that matters, and many random
    mixes."""
    modules = [name for name in names() if name != "base"]
    yield from (mix(each) for size in range(3) for each in combinations(modules, size))
    yield from (mix(_without(modules, others)) for size in range(3) for others in combinations(modules, size))
    for variant, owner in _variants(modules):
        yield from (mix((owner, *more), variant) for size in range(2) for more in combinations(modules, size))
    luck = random.Random("box")
    yield from (mix(luck.sample(modules, luck.randrange(3, len(modules)))) for _ in range(MIXES_BY_LUCK))


def _without(modules: list[str], others: Iterable[str]) -> list[str]:
    """All chapters but these and those that require one of them."""
    gone = set(others)
    return [name for name in modules if gone.isdisjoint((name, *mix([name]).modules))]


def _variants(modules: Iterable[str]) -> list[tuple[str, str]]:
    return [(variant, name) for name in modules for variant in chapter(name).variants if _matters(variant, name)]


def _matters(variant: str, owner: str) -> bool:
    return facts_of(mix([owner], variant)) != facts_of(mix([owner]))


def mix(modules: Iterable[str], *variants: str) -> Settings:
    """The settings with these chapters and all that they require."""
    wanted: list[str] = list(modules)
    for name in wanted:
        # The list grows while it is read, because required chapters may require others.
        wanted += [each for each in chapter(name).requires if each not in wanted and each != "base"]
    return Settings(players=TEAM, modules=tuple(sorted(set(wanted))), variants=variants)


@cache
def asked() -> list[Asked]:
    found = {frozenset((*each.modules, *each.variants)): each for each in mixes()}
    return [Asked(inside, facts_of(settings)) for inside, settings in found.items()]


@cache
def asked_of_challenges() -> list[Asked]:
    """A challenge decides everything but the number of players, so only its name and the chapters for seats count as in
    play."""
    return [
        Asked(frozenset((variant_of(id), *seats)), facts_of(settings_for_team(id, players)))
        for id in CHALLENGES
        for players in (TEAM, MOST)
        for seats in [seats_for(players)]
    ]


def settings_for_team(id: str, players: int) -> Settings:
    """The settings of a challenge, with the chapters that are needed for this number of seats."""
    settings = settings_for(id, players)
    return replace(settings, modules=(*settings.modules, *seats_for(players)))


def seats_for(players: int) -> tuple[str, ...]:
    """The chapters that are needed for this number of seats."""
    if players <= chapter("base").seats:
        return ()
    return tuple(name for name in names() if chapter(name).seats >= players)


# -------------------------------------------------------------------- what depends on what
class Row(NamedTuple):
    """Kinds with the same number in every mix. It depends on which names in `over` are in play."""

    kinds: list[str]
    over: list[str]
    rows: dict[str, int]


@cache
def tables() -> dict[str, list[Row]]:
    """The tables by role, without the role `number`, because the table chooses how many are picked."""
    return {role: rows for role, rows in _tables(asked()).items() if role != "number"}


@cache
def challenge_tables() -> dict[str, list[Row]]:
    return _tables(asked_of_challenges())


def _tables(mixes: list[Asked]) -> dict[str, list[Row]]:
    """The rows by role; facts of a role with equal values in all mixes share a row."""
    alike: dict[tuple[str, tuple[int, ...]], list[str]] = defaultdict(list)
    for role, kind in dict.fromkeys(fact for each in mixes for fact in each.facts):
        alike[role, tuple([each.facts.get((role, kind), 0) for each in mixes])].append(kind)
    found: dict[str, list[Row]] = defaultdict(list)
    for (role, values), kinds in alike.items():
        found[role].append(_row(sorted(kinds), [each.inside for each in mixes], values))
    return dict(found)


def _row(kinds: list[str], inside: list[frozenset[str]], values: tuple[int, ...]) -> Row:
    over = _deciding(inside, values)
    rows = {"+".join(sorted(each & over)): value for each, value in zip(inside, values, strict=True)}
    return Row(kinds, sorted(over), {key: rows[key] for key in sorted(rows) if rows[key]})


def _deciding(inside: list[frozenset[str]], values: tuple[int, ...]) -> frozenset[str]:
    """The fewest names that determine the values. Names of variants are dropped first."""
    offered = names()
    every = sorted(frozenset().union(*inside), key=lambda name: (name in offered, name))
    bits = {name: 1 << number for number, name in enumerate(every)}
    masks = [sum(bits[name] for name in each) for each in inside]
    wanted = sum(bits.values())
    for bit in bits.values():
        if _follows(masks, values, wanted & ~bit):
            wanted &= ~bit
    return frozenset(name for name, bit in bits.items() if wanted & bit)


def _follows(masks: list[int], values: tuple[int, ...], wanted: int) -> bool:
    found: dict[int, int] = {}
    return all(found.setdefault(mask & wanted, value) == value for mask, value in zip(masks, values, strict=True))


# -------------------------------------------------------------------- what depends on the number of players
@cache
def gems() -> dict[str, list[int]]:
    """The gems in the depot by difficulty, for one player and more."""
    return {each: [_team(players, each).depot.gems for players in range(1, MOST + 1)] for each in EXTRA_GEMS}


def beside() -> dict[str, int]:
    return {each: _team(TEAM, each).depot.beside for each in EXTRA_GEMS}


def dice() -> list[int]:
    return [len(_team(players).dice.hands[0]) for players in range(1, MOST + 1)]


def _team(players: int, difficulty: str = "normal") -> Game:
    return new_game(Settings(players=players, modules=seats_for(players), difficulty=difficulty), "")


# -------------------------------------------------------------------- what is dealt to players
class Hand(NamedTuple):
    """Cards of which only one player may have one; `alone` lists those that help in a game for one player."""

    pile: str
    kinds: list[str]
    alone: list[str]


def hands() -> list[Hand]:
    """The cards for every word that a seat may choose and no other seat may share."""
    owners = [name for name in names() if chapter(name).seat_choices]
    settings = mix(owners)
    unique = {choice.name: choice for name in owners for choice in chapter(name).seat_choices if choice.is_unique}
    words = {
        (name, word)
        for name in unique
        for each in owners
        for choice in chapter(each).seat_choices
        if choice.name == name
        for word in choice.domain
    }
    return [_hand(settings.modules, name, word) for name, word in sorted(words)]


def _hand(modules: tuple[str, ...], choice: str, word: str) -> Hand:
    team, alone = (_cards(modules, choice, word, players) for players in (TEAM, 1))
    pile = next(kind.pile for name in modules for kind in chapter(name).pieces if kind.id in team)
    return Hand(pile, team, alone)


def _cards(modules: tuple[str, ...], choice: str, word: str, players: int) -> list[str]:
    """The cards that the first seat may be dealt after it has chosen this word."""
    wanted = ((choice, (word, *[""] * (players - 1))),)
    games = (new_game(Settings(players=players, modules=modules, seat_choices=wanted), seed) for seed in SEEDS)
    return sorted({game.pieces.kind_of(piece).id for game in games for piece in game.pieces.lying(AT_SEAT << SHIFT)})


def laid() -> dict[str, list[str]]:
    """The piles whose pieces may lie at the first chambers, with the chapters that lay them there."""
    found: dict[str, list[str]] = {}
    for name in names():
        games = [new_game(mix([name]), seed) for seed in SEEDS]
        for pile in sorted({pile for game in games for pile in _at_chambers(game)}):
            found.setdefault(pile, []).append(name)
    return found


def _at_chambers(game: Game) -> set[str]:
    places = enumerate(game.pieces.at)
    return {game.pieces.kind_of(piece).pile for piece, at in places if at >> SHIFT in (AT_TILE, AT_PLACE)}


def sands() -> dict[str, dict[str, int]]:
    return {TIME_CHAMBERS: {"green": GREEN_MS, "blue": BLUE_MS}}


def redrawn() -> list[str]:
    """Chambers that are shuffled at first but must not be among the first chambers that are laid."""
    first = {kind for row in tables()["first"] for kind in row.kinds}
    return sorted(kind.id for name in names() for kind in chapter(name).tiles if kind.not_first and kind.id in first)


# -------------------------------------------------------------------- as TypeScript
SHAPES: Final = """/** Kinds with the same number in every mix: that of those in `over` that are in play, or none. */
export interface Row {
  kinds: string[]
  over: string[]
  rows: Record<string, number>
}

/** Cards of which a player may have one, and nobody else any other of them. */
export interface Hand {
  pile: string
  kinds: string[]
  /** Those that help whoever plays alone. */
  alone: string[]
}

export interface Sands {
  green: number
  blue: number
}"""


def text() -> str:
    rows = "Record<string, Row[]>"
    parts = [
        SHAPES,
        constant(
            "MIXES", _plain(tables()), "What any mix needs, by role; `pick NAME` are chambers to pick from.", rows
        ),
        constant("CHALLENGES", _plain(challenge_tables()), "The same for challenges.", rows),
        constant("GEMS", gems(), "In the depot, by difficulty, for one player and more.", "Record<string, number[]>"),
        constant("BESIDE", beside(), "Gems beside the depot, by difficulty.", "Record<string, number>"),
        constant("DICE", dice(), "For each of one player and more."),
        constant(
            "EXIT",
            {"with": TILES_WITH_EXIT, "smallTeam": SMALL_TEAM},
            "How many chambers hide it, and from how many players on.",
        ),
        constant("HANDS", [hand._asdict() for hand in hands()], "What is dealt to players.", "Hand[]"),
        constant(
            "LAID",
            laid(),
            "Piles that begin at the first chambers, and the chapters that do so.",
            "Record<string, string[]>",
        ),
        constant("SANDS", sands(), "How long sand runs, in ms, by the chapter that has it.", "Record<string, Sands>"),
        constant("REDRAWN", redrawn(), "Chambers that must not lie from the first.", "string[]"),
    ]
    return "\n\n".join(parts) + "\n"


def _plain(found: dict[str, list[Row]]) -> dict[str, list[dict[str, object]]]:
    return {role: [row._asdict() for row in rows] for role, rows in found.items()}
