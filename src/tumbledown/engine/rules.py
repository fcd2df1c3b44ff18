"""The chapters in play, resolved once per game: for each hook the rules that use it, in order."""

from typing import Any

from tumbledown.engine.apply import APPLY, QUIET, Apply
from tumbledown.engine.hooks import (
    ActRule,
    ArriveRule,
    Chapter,
    ChoicesRule,
    ClosedRule,
    ConsentRule,
    DiceLossRule,
    DiscoverRule,
    DrawsRule,
    EntryCostsRule,
    EscapeRule,
    FreeRule,
    GemsRule,
    GemStepsRule,
    OfferRule,
    PerformRule,
    ReactRule,
    RollRule,
    SafeRule,
    SeatNumberRule,
    SetupRule,
    SpeakRule,
    ThrowRule,
    VerdictRule,
    WorthRule,
)
from tumbledown.engine.pieces import PieceKind
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.tiles import TileKind

Step = tuple[Apply, bool, list[ReactRule]]
"""What an event does, whether the structure of options still holds after it, and what follows."""

NO_REACTIONS: list[ReactRule] = []


class Rules:
    """What holds in this game. An unused hook is an empty list and costs an empty loop."""

    def __init__(self, settings: Settings, chapters: tuple[Chapter, ...]) -> None:
        self.settings = settings
        self.chapters = tuple(sorted(chapters, key=_order))
        self.names = frozenset(chapter.name for chapter in self.chapters)
        self.seats = max(chapter.seats for chapter in self.chapters)
        self.looks_far = any(chapter.looks_far for chapter in self.chapters)
        self.at_hand = {name for c in self.chapters for name in (*c.piles, c.box) if name}
        # Chapters may share a set of chambers; it is in play once.
        self.tile_kinds: list[TileKind] = list(dict.fromkeys(kind for c in self.chapters for kind in c.tiles))
        self.piece_kinds: list[PieceKind] = [kind for c in self.chapters for kind in c.pieces]
        self.has_closed_chambers = any(kind.closed for kind in self.tile_kinds)
        self.has_linked_chambers = any(kind.linked for kind in self.tile_kinds)
        self.guards_arrivals = False
        self.tile_kind_ids = _numbered([kind.id for kind in self.tile_kinds], "chamber")
        self.piece_kind_ids = _numbered([kind.id for kind in self.piece_kinds], "piece")
        # As a set of cards: whoever has one of them sees far.
        self.far_cards = sum([1 << self.piece_kind_ids[id] for c in self.chapters for id in c.far_sighted])
        self._resolve_forbid()
        self._resolve_adjust()
        self._resolve_others()

    def plays(self, variant: str) -> bool:
        """Whether the table chose this variant."""
        return variant in self.settings.variants

    def is_in_play(self, kind: PieceKind) -> bool:
        """Whether the pile that a piece belongs to and everything it makes no sense without are on the table."""
        return (not kind.pile or kind.pile in self.at_hand) and all(need in self.at_hand for need in kind.needs)

    def _resolve_forbid(self) -> None:
        table: dict[str, list[Any]] = {}
        for chapter in self.chapters:
            for name, _, rule in chapter.forbid.entries:
                table.setdefault(name, []).append(rule)
        self.forbid_act: list[ActRule] = table.get("act", [])
        self.forbid_roll: list[RollRule] = table.get("roll", [])
        self.forbid_arrive: list[ArriveRule] = table.get("arrive", [])
        self.guards_arrivals = bool(self.forbid_arrive) or self.has_closed_chambers
        self.forbid_discover: list[DiscoverRule] = table.get("discover", [])
        self.forbid_gems: list[GemsRule] = table.get("gems", [])
        self.forbid_free: list[FreeRule] = table.get("free", [])
        self.forbid_escape: list[EscapeRule] = table.get("escape", [])
        self.forbid_speak: list[SpeakRule] = table.get("speak", [])

    def _resolve_adjust(self) -> None:
        table = _ranked(self.chapters)
        self.adjust_entry_costs: list[EntryCostsRule] = table.get("entry_costs", [])
        self.adjust_worth: list[WorthRule] = table.get("worth", [])
        self.adjust_mask_power: list[SeatNumberRule] = table.get("mask_power", [])
        self.adjust_escape_keys: list[SeatNumberRule] = table.get("escape_keys", [])
        self.adjust_gem_steps: list[GemStepsRule] = table.get("gem_steps", [])
        self.adjust_draws: list[DrawsRule] = table.get("draws", [])
        self.adjust_safe: list[SafeRule] = table.get("safe", [])
        self.adjust_dice_loss: list[DiceLossRule] = table.get("dice_loss", [])
        self.adjust_throw: list[ThrowRule] = table.get("throw", [])
        self.adjust_roll_ms: list[SeatNumberRule] = table.get("roll_ms", [])
        self.adjust_consent: list[ConsentRule] = table.get("consent", [])
        self.adjust_verdict: list[VerdictRule] = table.get("verdict", [])
        self.adjust_sealed: list[VerdictRule] = table.get("sealed", [])

    def _resolve_others(self) -> None:
        self.offers: dict[str, list[OfferRule]] = {}
        self.perform: dict[str, PerformRule] = {}
        self.choices: dict[str, ChoicesRule] = {}
        self.closed: dict[str, ClosedRule] = {}
        self.react: dict[type[Any], list[ReactRule]] = {}
        self.setup: dict[int, list[SetupRule]] = {}
        for chapter in self.chapters:
            for name, key, rule in chapter.others.entries:
                self._take(name, key, rule)
        self.steps: dict[type[Any], Step] = {
            kind: (apply, kind in QUIET, self.react.get(kind, NO_REACTIONS)) for kind, apply in APPLY.items()
        }

    def _take(self, name: str, key: Any, rule: Any) -> None:
        if name == "offers":
            for verb in key:
                self.offers.setdefault(verb, []).append(rule)
        elif name == "react":
            self.react.setdefault(key, []).append(rule)
        elif name == "setup":
            self.setup.setdefault(key, []).append(rule)
        elif name == "perform":
            self.perform[key] = rule
        elif name == "choices":
            self.choices[key] = rule
        else:
            self.closed[key] = rule


def _order(chapter: Chapter) -> int:
    return chapter.order


def _ranked(chapters: tuple[Chapter, ...]) -> dict[str, list[Any]]:
    found = [
        (name, rank, number, rule)
        for number, chapter in enumerate(chapters)
        for name, rank, rule in chapter.adjust.entries
    ]
    found.sort(key=lambda entry: (entry[1], entry[2]))
    table: dict[str, list[Any]] = {}
    for name, _, _, rule in found:
        table.setdefault(name, []).append(rule)
    return table


def _numbered(ids: list[str], what: str) -> dict[str, int]:
    numbers = {id: number for number, id in enumerate(ids)}
    if len(numbers) != len(ids):
        raise SettingsError(f"two kinds of {what} share one id")
    return numbers


def check_settings(settings: Settings, chapters: tuple[Chapter, ...]) -> None:
    """Refuse a table that the chapters in play cannot serve, and say why."""
    names = {chapter.name for chapter in chapters}
    seats = max(chapter.seats for chapter in chapters)
    if not 1 <= settings.players <= seats:
        raise SettingsError(f"{settings.players} players: these chapters seat 1 to {seats}")
    if settings.roll_ms < 1:
        raise SettingsError(f"roll_ms {settings.roll_ms}: a throw takes at least 1 ms")
    for chapter in chapters:
        for needed in chapter.requires:
            if needed not in names:
                raise SettingsError(f"{chapter.name} needs {needed}")
        for barred in chapter.excludes:
            if barred in names:
                raise SettingsError(f"{chapter.name} cannot be played with {barred}")
    _check_variants(settings, chapters)
    _check_colours(settings, seats)


def _check_variants(settings: Settings, chapters: tuple[Chapter, ...]) -> None:
    known = [variant for chapter in chapters for variant in chapter.variants]
    for variant in settings.variants:
        if variant not in known:
            raise SettingsError(
                f"no variant {variant!r} of the chapters in play; there are {', '.join(known) or 'none'}"
            )


def _check_colours(settings: Settings, seats: int) -> None:
    colours = settings.colours
    if not colours:
        return
    if len(colours) != settings.players or len(set(colours)) != len(colours):
        raise SettingsError(f"colours {colours}: every player needs a different one")
    if not all(0 <= colour < seats for colour in colours):
        raise SettingsError(f"colours {colours}: only 0 to {seats - 1} are in the box")
