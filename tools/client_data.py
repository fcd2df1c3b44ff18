#!/usr/bin/env python3
"""Write what the browser needs to know of the server: the types of the wire, and the pieces in the box.

`python tools/client_data.py` writes `client/src/generated/`; with `--check` it lists stale files and fails.
"""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

from msgspec import Struct
from msgspec.structs import asdict

import box_tables
from tumbledown.bots.pace import LEVELS
from tumbledown.engine import adventurer, dice, hooks, pieces, temple
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.events import AnyEvent
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import LETTERS, Cost
from tumbledown.engine.moves import MARKS
from tumbledown.engine.pieces import PieceKind
from tumbledown.engine.tiles import SIDES, TileKind
from tumbledown.engine.view import AnyEntity
from tumbledown.expansions import chapter, names, unoffered
from tumbledown.expansions.base.setting_up import CHANCE
from tumbledown.expansions.challenges.chapter import LATE
from tumbledown.expansions.challenges.chapter import NAME as MODULE
from tumbledown.expansions.challenges.marks import settings_for
from tumbledown.expansions.data.base import DATA, DISCOVERY_COST, EXTRA_GEMS
from tumbledown.expansions.data.challenges import CHALLENGES, Challenge
from tumbledown.expansions.data.challenges import DATA as CHALLENGE_DATA
from tumbledown.expansions.data.loading import cost
from tumbledown.expansions.lesson.steps import STEPS
from tumbledown.server import members, wire
from tumbledown.server.chat import SIGNALS
from tumbledown.server.game_settings import LONGEST_ROLL_MS, LONGEST_SEED
from tumbledown.server.hosting import ACTIONS
from tumbledown.server.limits import Limits
from tumbledown.server.members import TableView
from tumbledown.server.rest.problems import Problem
from tumbledown.server.rest.routes import ENDPOINTS
from tumbledown.server.tokens import ALPHABET, CODE_LENGTH
from typescript import Structs, constant

FOLDER: Final = Path(__file__).parents[1] / "client" / "src" / "generated"
NOTE: Final = "// Written by tools/client_data.py; change the Python types or the data, and run it again.\n"

TOLD: Final = {
    # The server writes these as finished JSON.
    "set": "Record<string, Entity>",
    "options": "OptionView[]",
    "events": "GameEvent[]",
    "prices": "Prospect[]",
    # These are words of a fixed list.
    "DieView.face": "Face",
    "TableView.phase": "Phase",
    "Signal.what": "SignalWord",
    "Manage.what": "HostAction",
}
"""The TypeScript types of fields, where they are narrower than the Python types."""


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The structs that are defined in this module, in order, without bases that are never sent."""
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Struct)]
    own = [each for each in found if each.__module__ == module.__name__]
    return [each for each in own if not any(other is not each and issubclass(other, each) for other in own)]


# -------------------------------------------------------------------- the wire
def wire_text() -> str:
    from_client, to_client = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    entities = (TableView, *get_args(AnyEntity))
    bodies = [each.body for each in ENDPOINTS if each.body is not None]
    answers = [each.answer for each in ENDPOINTS if each.answer is not None]
    structs = Structs(read=(*from_client, *bodies), told=TOLD)
    parts = [
        constant("VERSION", wire.VERSION, "Of the protocol; a server with another one says goodbye."),
        structs.add(*get_args(AnyCommand)),
        structs.union("Command", get_args(AnyCommand), "Whatever may be asked of the game."),
        structs.add(*get_args(AnyEvent)),
        structs.union("GameEvent", get_args(AnyEvent), "Whatever can happen in the game."),
        structs.add(*entities),
        structs.union("Entity", entities, "Whatever the store keeps."),
        structs.add(*from_client),
        structs.union("ClientMessage", from_client, "From the client."),
        structs.add(*structs_of(wire)),
        structs.union("ServerMessage", to_client, "To the client."),
        structs.add(Problem, *bodies, *answers),
        *vocabulary(),
    ]
    return NOTE + "\n" + "\n\n".join(part for part in parts if part) + "\n"


def vocabulary() -> list[str]:
    """The constants and word lists of the messages, by name."""
    return [
        constant("FACES", tuple(LETTERS), "A face in an event is an index into this."),
        _words("Face", "FACES") + "\nexport type Icon = Exclude<Face, '.'>",
        constant("SIDES", tuple(SIDES), "A side is an index into this; a mask of sides has bit 0 for the first."),
        constant("MARK", _named(dice, "KEPT", "HELD_BACK", "USED", "VOID", "SWAPPED"), "Bits of `DieView.marks`."),
        constant("MARKS", tuple(MARKS), "What the command `Mark` can set."),
        constant("DIE_AT", _named(dice, *DIE_PLACES), "`DieView.where` is one of these times 1024, plus a number."),
        constant("PIECE_AT", _named(pieces, *PIECE_PLACES), "So is `PieceView.at`."),
        constant("CHAMBER", _named(temple, "AIR", "LAID", "HOVER"), "`ChamberView.state`."),
        constant("PREFERENCE", _switches(), "Bits of `SeatView.prefs`, as `Prefer` names them."),
        constant("ABSENCE", _named(adventurer, "PRESENT", "DROPPED", "LEFT_OUT", "VACANT"), "`SeatView.absent`."),
        constant("MEANS", _named(adventurer, *MEANS), "How an adventurer moved: `AdventurerMoved.means`."),
        constant("DOOR", _named(hooks, *DOOR_PHASES), "The steps of a slam: `DoorPhase.phase`."),
        constant("PHASES", _phases(), "`TableView.phase`."),
        _words("Phase", "PHASES"),
        constant("SIGNALS", tuple(sorted(SIGNALS)), "What `Signal.what` may say."),
        _words("SignalWord", "SIGNALS"),
        constant("ACTIONS", tuple(ACTIONS), "What a host may do: `Manage.what`."),
        _words("HostAction", "ACTIONS"),
        constant("LEVELS", tuple(LEVELS), "How bots play, slowest first: `Manage.level`, `ChairView.level`."),
        _words("Level", "LEVELS"),
        constant("CODE", {"alphabet": ALPHABET, "length": CODE_LENGTH}, "What a table's code is made of."),
        constant("LONGEST", _longest(Limits())),
    ]


DIE_PLACES: Final = ("HAND", "STACK", "CARD", "TILE", "ASIDE", "FALLING", "LOST", "OUT", "GONE")
PIECE_PLACES: Final = ("AT_SEAT", "AT_PLACE", "AT_DEPOT", "AT_BESIDE", "AT_TILE", "ON_PIECE", "SPENT_BY", "IN_HAND")
MEANS: Final = ("ENTER", "ABILITY", "PASSENGER", "ITEM", "SUMMON", "FORCED", "STAYS")
DOOR_PHASES: Final = ("OPEN", "LOSSES", "PENALTY", "EXPIRE", "VANISH", "REFRESH")


def _words(name: str, constant: str) -> str:
    return f"export type {name} = (typeof {constant})[number]"


def _named(module: ModuleType, *constants: str) -> dict[str, int]:
    return {name.lower(): getattr(module, name) for name in constants}


def _longest(limits: Limits) -> dict[str, int]:
    return {
        "name": limits.name_length,
        "text": limits.chat_length,
        "roll_ms": LONGEST_ROLL_MS,
        "seed": LONGEST_SEED,
    }


def _switches() -> dict[str, int]:
    """The switches of a seat: the engine's, and those of all chapters."""
    return {**adventurer.SWITCHES, **{name: bit for each in names() for name, bit in chapter(each).switches.items()}}


def _phases() -> tuple[str, ...]:
    """The phases of a table: the words in `members`, without those for who steers a seat."""
    steered = {members.NOBODY, members.PERSON, members.BOT}
    words = [value for name, value in vars(members).items() if name.isupper() and isinstance(value, str)]
    return tuple(word for word in words if word not in steered)


# -------------------------------------------------------------------- the pieces
SHAPES: Final = """import type { Icon } from './wire.ts'

/** A gem step: so many gems for this price. */
export interface GemStep {
  gems: number
  price: Icon[]
}

/** One kind of chamber. Sides are meant with the stairway at the south, before a turn; masks have bit 0 for north. */
export interface ChamberKind {
  id: string
  chapter: string
  copies: number
  openings: number
  /** One price for each half; most chambers have a front only. */
  entry: Icon[][]
  gems: GemStep[]
  /** The half in which the gems are. */
  gemHalf: number
  icons: string[]
  /** Sides through which one may only come in. */
  oneWay: number
  /** Which half each side leads to: 0 front, 1 rear, 2 both. */
  halves: [number, number, number, number]
  stairs: boolean
  closed: boolean
  /** It has a task that a table may have to fulfil. */
  isQuest: boolean
}

/**
 * One kind of card, token or small tile; `lift` is the price that takes it away, `use` that of each use. One that
 * `refreshes` is spent when it was used and ready again at the next slam; `company`: of no use to somebody alone. One
 * that `doubles` is added to a payment and doubles the torches and keys of its owner's dice.
 */
export interface PieceKind {
  id: string
  chapter: string
  pile: string
  copies: number
  carried: boolean
  icons: Icon[]
  lift: Icon[]
  doubles?: boolean
  use?: Icon[]
  refreshes?: boolean
  company?: boolean
}

/** When gongs sound, and when the countdowns end that they open, in milliseconds of game time. */
export interface Soundtrack {
  id: string
  gongs: [number, number, number]
  ends: [number, number, number]
}

/** A chapter that can be played, with what it needs and what it cannot be mixed with. */
export interface Module {
  name: string
  requires: string[]
  /** Chapters that come along with it, whether or not the table chose them. */
  brings: string[]
  excludes: string[]
  seats: number
  /** Ways to play it that a table may choose. */
  variants: string[]
  /** Numbers that a table may choose, by the name that `Settings.numbers` has for them. */
  numbers: { name: string; least: number; most: number; usual: number }[]
  /** What each seat may choose; chapters in play with a choice of the same name share it. */
  choices?: SeatChoice[]
}

/** One of these words for each seat; no two seats have the same if it is `unique`. */
export interface SeatChoice {
  name: string
  domain: string[]
  unique: boolean
}"""


def pieces_text() -> str:
    parts = [
        SHAPES,
        constant("SOUNDTRACKS", _soundtracks(), "", "Soundtrack[]"),
        constant("CHANCE", CHANCE, "The soundtrack setting that leaves the choice to fortune."),
        constant("PACES", {name: getattr(DATA.pace, name) for name in PACES}, "How long a throw takes: `roll_ms`."),
        constant("DICE", {"each": DATA.dice.each, "solo": DATA.dice.solo, "faces": tuple(DATA.dice.faces.split())}),
        constant("DISCOVERY", _price(DISCOVERY_COST), "What a new chamber costs.", "Icon[]"),
        constant("EXTRA_GEMS", EXTRA_GEMS, "What each difficulty adds to the depot."),
        constant("MODULES", [_module(name) for name in names()], "Every chapter that is built.", "Module[]"),
    ]
    return NOTE + "\n" + "\n\n".join(parts) + "\n"


def setups_text() -> str:
    """A file of its own, because the first page does not need it."""
    about = "Chapters that no card offers, though settings may name them."
    setups = [_module(name) for name in unoffered() if chapter(name).variants]
    parts = ["import type { Module } from './pieces.ts'", constant("SETUPS", setups, about, "Module[]")]
    return NOTE + "\n" + "\n\n".join(parts) + "\n"


# -------------------------------------------------------------------- the chapters
def chapter_text(name: str) -> str:
    """The pieces and tables of one chapter; `shared` has what several chapters share."""
    tiles = {kind.id: _chamber(kind) for kind in _everything("tiles") if kind.chapter == name}
    things = {kind.id: _piece(kind) for kind in _everything("pieces") if kind.chapter == name}
    shapes = [shape for shape, found in (("ChamberKind", tiles), ("PieceKind", things)) if found]
    parts = [
        f"import type {{ {', '.join(shapes)} }} from '../pieces.ts'" if shapes else "",
        _by_kind("CHAMBERS", tiles, "ChamberView", "ChamberKind"),
        _by_kind("PIECES", things, "PieceView", "PieceKind"),
        *(_contract(chapter(name)) if name in (*names(), *unoffered()) else ()),
        *(OWN[name]() if name in OWN else ()),
    ]
    return NOTE + "\n" + "\n\n".join(part for part in parts if part) + "\n"


def _lesson() -> list[str]:
    steps = [{"name": step.name, "part": step.part} for step in STEPS]
    return [constant("STEPS", steps, "One sentence each.", "{ name: string; part: string }[]")]


CHALLENGE: Final = """/** One challenge: what a table with it plays, as its settings say it, and what that comes to. */
export interface Challenge {
  id: string
  level: number
  /** The expansions that are marked beside it. */
  expansions: string[]
  extraGems: number
  quests: number
  /** The modules that are ticked. */
  ticked: string[]
  /** What must be in play, and in which variants. */
  modules: string[]
  variants: string[]
}"""


def _challenges() -> list[str]:
    rows = [_challenge(challenge) for challenge in CHALLENGES.values()]
    return [
        CHALLENGE,
        constant("CHALLENGES", rows, "In the order in which they are printed.", "Challenge[]"),
        constant("SETUP", _challenge_setup(), "What settings say of any of them, and what may be added to it."),
    ]


def _challenge_setup() -> dict[str, Any]:
    rows = CHALLENGE_DATA
    return {
        "moduleName": MODULE,
        "lateVariant": LATE,
        "blockChambers": rows.block.chambers,
        "freeModules": rows.free.modules,
        "questsModule": rows.markers.chapter,
        "spoilingVariants": [variant for each in rows.expansion for variant in each.rooms_out],
    }


def _challenge(found: Challenge) -> dict[str, Any]:
    settings = settings_for(found.id)
    return {
        "id": found.id,
        "level": found.level,
        "expansions": found.expansions,
        "extraGems": found.extra_gems,
        "quests": found.quest_chambers,
        "ticked": found.modules,
        "modules": settings.modules,
        "variants": settings.variants,
    }


OWN: Final = {"lesson": _lesson, "challenges": _challenges}
"""Additional data of single chapters."""


def _by_kind(name: str, found: dict[str, Any], view: str, shape: str) -> str:
    about = f"By kind, as `{view}.kind` names it."
    return constant(name, found, about, f"Record<string, {shape}>") if found else ""


def _contract(found: Chapter) -> list[str]:
    """What the page must have texts, pictures and a place for, besides chambers and pieces."""
    return [
        constant("COSTS", _costs(found.name), "What its deeds cost and bring."),
        constant("VERBS", tuple(_registered(found, "offers")), "What seats may be offered: `OptionView.verb`."),
        constant("QUESTIONS", tuple(_registered(found, "choices")), "What they may be asked: `QuestionView.kind`."),
        constant("NOTES", found.shown, "What it notes for everybody: `ChapterView.notes`."),
        *(constant(name, table, about) for name, (table, about) in _tables(found.name).items()),
    ]


def _registered(found: Chapter, hook: str) -> list[str]:
    """The verbs or kinds of questions for which the chapter has rules."""
    keys = [key for name, key, _, _ in found.others.entries if name == hook]
    return list(dict.fromkeys(word for key in keys for word in ((key,) if isinstance(key, str) else key)))


def _costs(name: str) -> dict[str, Any]:
    data = getattr(import_module(f"tumbledown.expansions.data.{name}"), "DATA", None)
    written = asdict(getattr(data, "costs", None) or Nothing())
    return {field: _in_icons(value) for field, value in written.items() if field != "provenance"}


def _tables(name: str) -> dict[str, tuple[Any, str]]:
    """Other data of a chapter that the page draws: `FOR_PAGE` of its module, each table with its description."""
    found: dict[str, tuple[Any, str]] = getattr(import_module(f"tumbledown.expansions.data.{name}"), "FOR_PAGE", {})
    return found


class Nothing(Struct):
    """The costs of a chapter without any."""


def _in_icons(value: str | int) -> list[str] | int:
    return value if isinstance(value, int) else _price(cost(value, "costs"))


def _everything(what: str) -> list[Any]:
    return [kind for name in names() for kind in getattr(chapter(name), what)]


def _chapters() -> list[str]:
    """All names that have chambers, pieces or rules, in the order of the rules."""
    kinds = [kind.chapter for kind in (*_everything("tiles"), *_everything("pieces"))]
    return list(dict.fromkeys((*names(), *kinds, *unoffered())))


PACES: Final = ("gentle", "normal", "hard")


def _price(cost: Cost) -> list[str]:
    return [LETTERS[icon + 1] for icon, count in enumerate(cost) for _ in range(count)]


def _chamber(kind: TileKind) -> dict[str, Any]:
    return {
        "id": kind.id,
        "chapter": kind.chapter,
        "copies": kind.copies,
        "openings": kind.openings,
        "entry": [_price(cost) for cost in kind.entry],
        "gems": [{"gems": count, "price": _price(cost)} for count, cost in kind.gem_steps],
        "gemHalf": kind.gem_half,
        "icons": kind.icons,
        "oneWay": kind.one_way,
        "halves": kind.halves,
        "stairs": kind.stairs,
        "closed": kind.closed,
        "isQuest": kind.is_quest,
    }


def _piece(kind: PieceKind) -> dict[str, Any]:
    return {
        "id": kind.id,
        "chapter": kind.chapter,
        "pile": kind.pile,
        "copies": kind.copies,
        "carried": kind.carried,
        "icons": _price(kind.icons),
        "lift": _price(kind.lift),
        **_how_it_is_used(kind),
    }


def _how_it_is_used(kind: PieceKind) -> dict[str, Any]:
    """The fields about use that differ from their defaults, since few kinds have any."""
    found = {
        "doubles": kind.doubles,
        "use": _price(kind.use),
        "refreshes": kind.refreshes,
        "company": kind.company,
    }
    return {name: value for name, value in found.items() if value}


def _soundtracks() -> list[dict[str, Any]]:
    return [{"id": track.id, "gongs": track.gongs, "ends": track.ends} for track in DATA.soundtrack]


def _module(name: str) -> dict[str, Any]:
    found = chapter(name)
    return {
        "name": name,
        "requires": found.requires,
        "brings": found.brings,
        "excludes": found.excludes,
        "seats": found.seats,
        "variants": found.variants,
        "numbers": [vars(number) for number in found.numbers],
        **({"choices": [_seat_choice(choice) for choice in found.seat_choices]} if found.seat_choices else {}),
    }


def _seat_choice(choice: hooks.SeatChoice) -> dict[str, Any]:
    return {"name": choice.name, "domain": choice.domain, "unique": choice.is_unique}


# -------------------------------------------------------------------- writing
FILES: Final[dict[str, Callable[[], str]]] = {
    "wire.ts": wire_text,
    "pieces.ts": pieces_text,
    "setups.ts": setups_text,
    "box.ts": lambda: NOTE + "\n" + box_tables.text(),
    **{f"chapters/{name}.ts": partial(chapter_text, name) for name in _chapters()},
}


def stale(folder: Path = FOLDER) -> list[str]:
    """The names of the files that are out of date or should not exist."""
    return [name for name, text in FILES.items() if _read(folder / name) != text()] + _strays(folder)


def _strays(folder: Path) -> list[str]:
    found = (file.relative_to(folder).as_posix() for file in sorted(folder.rglob("*.ts")))
    return [name for name in found if name not in FILES]


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def write(folder: Path = FOLDER) -> None:
    (folder / "chapters").mkdir(parents=True, exist_ok=True)
    for name in _strays(folder):
        (folder / name).unlink()
    for name, text in FILES.items():
        (folder / name).write_text(text(), encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write what the client must know of the server.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is stale")
    if not parser.parse_args(arguments).check:
        write()
        return 0
    old = stale()
    for name in old:
        print(f"client/src/generated/{name} is stale: run python tools/client_data.py", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
