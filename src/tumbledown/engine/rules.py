"""The chapters in play, resolved once per game: for each hook the rules that use it, in order."""

from typing import Any

from tumbledown.engine import adventurer, requests
from tumbledown.engine.apply import APPLY, QUIET, Apply
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.hooks import Chapter, SeatChoice
from tumbledown.engine.pieces import PieceKind, seat_of
from tumbledown.engine.rule_types import (
    ActRule,
    ArriveRule,
    CardRule,
    ChoicesRule,
    ClosedRule,
    ConsentRule,
    DiceLossRule,
    DiscoverRule,
    DrawsRule,
    EntryCostsRule,
    EscapeRule,
    ExplainRule,
    FacesRule,
    FreeRule,
    GemsRule,
    GemStepsRule,
    JointGemsRule,
    LightableRule,
    LosableRule,
    OfferRule,
    PerformRule,
    PickableRule,
    ReactRule,
    ReopensRule,
    RethrownRule,
    RollRule,
    SafeRule,
    SeatNumberRule,
    SetupRule,
    SpeakRule,
    ThrowRule,
    UsedRule,
    VerdictRule,
    WarnRule,
    WhereRule,
    WorthRule,
)
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.tiles import TileKind

Step = tuple[Apply, bool, list[ReactRule]]
"""The function that applies an event, whether the structure of options stays valid after it, and the reactions."""

Bound = tuple[int, Any]
"""A rule, and the kinds of cards (a mask) of which one must be there for it to apply; 0 if it always applies."""


def module(name: str) -> str:
    """The word in a piece's `needs` that stands for a chapter that the table must have chosen."""
    return f"module {name}"


class Laws:
    """The rules that apply to a seat with certain cards. An unused hook is an empty list and costs an empty loop."""

    def __init__(self, forbid: dict[str, list[Bound]], adjust: dict[str, list[Bound]], cards: int) -> None:
        self.forbid_act: list[ActRule] = _holding(forbid, "act", cards)
        self.forbid_roll: list[RollRule] = _holding(forbid, "roll", cards)
        self.forbid_arrive: list[ArriveRule] = _holding(forbid, "arrive", cards)
        self.forbid_discover: list[DiscoverRule] = _holding(forbid, "discover", cards)
        self.forbid_gems: list[GemsRule] = _holding(forbid, "gems", cards)
        self.forbid_free: list[FreeRule] = _holding(forbid, "free", cards)
        self.forbid_escape: list[EscapeRule] = _holding(forbid, "escape", cards)
        self.forbid_speak: list[SpeakRule] = _holding(forbid, "speak", cards)
        self.adjust_entry_costs: list[EntryCostsRule] = _holding(adjust, "entry_costs", cards)
        self.adjust_worth: list[WorthRule] = _holding(adjust, "worth", cards)
        self.adjust_mask_power: list[SeatNumberRule] = _holding(adjust, "mask_power", cards)
        self.adjust_escape_keys: list[SeatNumberRule] = _holding(adjust, "escape_keys", cards)
        self.adjust_spared_keys: list[SeatNumberRule] = _holding(adjust, "spared_keys", cards)
        self.adjust_draws: list[DrawsRule] = _holding(adjust, "draws", cards)
        self.adjust_veil: list[SeatNumberRule] = _holding(adjust, "veil", cards)
        self.adjust_dice_loss: list[DiceLossRule] = _holding(adjust, "dice_loss", cards)
        self.adjust_losable: list[LosableRule] = _holding(adjust, "losable", cards)
        self.adjust_may_be_freed: list[WhereRule] = _holding(adjust, "may_be_freed", cards)
        self.adjust_dice_to_come: list[SeatNumberRule] = _holding(adjust, "dice_to_come", cards)
        self.adjust_throw: list[ThrowRule] = _holding(adjust, "throw", cards)
        self.adjust_rethrown: list[RethrownRule] = _holding(adjust, "rethrown", cards)
        self.adjust_faces: list[FacesRule] = _holding(adjust, "faces", cards)
        self.adjust_roll_ms: list[SeatNumberRule] = _holding(adjust, "roll_ms", cards)
        self.adjust_consent: list[ConsentRule] = _holding(adjust, "consent", cards)


def _holding(rules: dict[str, list[Bound]], name: str, cards: int) -> list[Any]:
    return [rule for bond, rule in rules.get(name, []) if not bond or bond & cards]


class Rules:
    """The chapters in play. Which rules apply depends on the cards of the seats; `laws` and `steps` return them for a
    set of cards."""

    def __init__(self, settings: Settings, chapters: tuple[Chapter, ...]) -> None:
        self.settings = settings
        self.chapters = tuple(sorted(chapters, key=_order))
        self.names = frozenset(chapter.name for chapter in self.chapters)
        self.seats = max(chapter.seats for chapter in self.chapters)
        self.looks_far = any(chapter.looks_far for chapter in self.chapters)
        self.at_hand = {name for c in self.chapters for name in (*c.piles, c.box) if name}
        self.at_hand |= {module(name) for name in settings.modules}
        # Chapters may share a set of chambers; it is added once.
        self.tile_kinds: list[TileKind] = list(dict.fromkeys(kind for c in self.chapters for kind in c.tiles))
        self.piece_kinds: list[PieceKind] = [kind for c in self.chapters for kind in c.pieces]
        self.has_closed_chambers = any(kind.closed for kind in self.tile_kinds)
        self.has_far_sighted_chambers = any(kind.far_sighted for kind in self.tile_kinds)
        self.has_overlooks = any(kind.overlooks for kind in self.tile_kinds)
        self.tile_kind_ids = _numbered([kind.id for kind in self.tile_kinds], "chamber")
        self.piece_kind_ids = _numbered([kind.id for kind in self.piece_kinds], "piece")
        # The cards (a mask) whose owners see far.
        self.far_cards = sum([1 << self.piece_kind_ids[id] for c in self.chapters for id in c.far_sighted])
        self.switches = _switches(self.chapters)
        # The values of chapters that all may see.
        self.shown = frozenset([(chapter.name, key) for chapter in self.chapters for key in chapter.shown])
        self.ruling_cards = 0
        self._laws: dict[int, Laws] = {}
        self._steps: dict[int, dict[type[Any], Step]] = {}
        self._resolve_forbid()
        self._resolve_adjust()
        self._resolve_others()

    def is_chosen(self, chapter: str) -> bool:
        """Whether the table chose this chapter. If not, another chapter may have added it."""
        return chapter in self.settings.modules

    def plays(self, variant: str) -> bool:
        """Whether the table chose this variant."""
        return variant in self.settings.variants

    def number(self, name: str) -> int:
        """The number that the table chose, or the default."""
        for chosen, value in self.settings.numbers:
            if chosen == name:
                return value
        return next(number.usual for chapter in self.chapters for number in chapter.numbers if number.name == name)

    def seat_choice(self, name: str, seat: int) -> str:
        """The choice of this seat, or an empty word if that is left to the rules."""
        for chosen, words in self.settings.seat_choices:
            if chosen == name and seat < len(words):
                return words[seat]
        return ""

    def choosable(self, name: str) -> tuple[str, ...]:
        """The words from which each seat may choose, with the chapters in play."""
        return seat_choices(self.chapters)[name].domain

    def is_in_play(self, kind: PieceKind) -> bool:
        """Whether the pile of this piece and everything that it needs are in play."""
        return (not kind.pile or kind.pile in self.at_hand) and all(need in self.at_hand for need in kind.needs)

    # ---------------------------------------------------------------- by the cards of seats
    def laws(self, cards: int) -> Laws:
        """The rules for a seat with these cards before it."""
        cards &= self.ruling_cards
        known = self._laws.get(cards)
        if known is None:
            known = Laws(self._forbid, self._adjust, cards)
            self._laws[cards] = known
        return known

    def steps(self, cards: int) -> dict[type[Any], Step]:
        """The step of each kind of event while these cards lie before seats."""
        cards &= self.ruling_cards
        known = self._steps.get(cards)
        if known is None:
            known = {kind: (apply, kind in QUIET, self._reactions(kind, cards)) for kind, apply in APPLY.items()}
            self._steps[cards] = known
        return known

    def _reactions(self, kind: type[Any], cards: int) -> list[ReactRule]:
        found = [rule for bond, rule in self.react.get(kind, []) if not bond or bond & cards]
        return [self.cards_come_and_go, *found] if kind is PieceMoved and (self.comes or self.goes) else found

    def cards_come_and_go(self, game: Any, event: PieceMoved) -> None:
        """Run the rules `goes` and `comes` of a card that moved; they run before all other reactions."""
        kind = game.pieces.kind[event.piece]
        before, after = seat_of(game.pieces.came_from), seat_of(event.to)
        if before != after:
            for rule in self.goes.get(kind, []) if before >= 0 else []:
                rule(game, before, event.piece)
            for rule in self.comes.get(kind, []) if after >= 0 else []:
                rule(game, after, event.piece)

    # ---------------------------------------------------------------- resolving
    def _bound(self, rule: Any, card: str) -> Bound:
        if not card:
            return 0, rule
        bond = 1 << self.piece_kind_ids[card]
        self.ruling_cards |= bond
        return bond, rule

    def _resolve_forbid(self) -> None:
        self._forbid: dict[str, list[Bound]] = {}
        for chapter in self.chapters:
            for name, _, rule, card in chapter.forbid.entries:
                self._forbid.setdefault(name, []).append(self._bound(rule, card))

    def _resolve_adjust(self) -> None:
        self._adjust: dict[str, list[Bound]] = {}
        for name, rule, card in _ranked(self.chapters):
            self._adjust.setdefault(name, []).append(self._bound(rule, card))
        self.adjusts_worth = "worth" in self._adjust
        self.adjusts_faces = "faces" in self._adjust
        self.adjust_gem_steps: list[GemStepsRule] = _holding(self._adjust, "gem_steps", 0)
        self.adjust_joint_gems: list[JointGemsRule] = _holding(self._adjust, "joint_gems", 0)
        self.adjust_fires_empty: list[WhereRule] = _holding(self._adjust, "fires_empty", 0)
        self.adjust_has_gems: list[WhereRule] = _holding(self._adjust, "has_gems", 0)
        self.adjust_safe: list[SafeRule] = _holding(self._adjust, "safe", 0)
        self.adjust_verdict: list[VerdictRule] = _holding(self._adjust, "verdict", 0)
        self.adjust_sealed: list[VerdictRule] = _holding(self._adjust, "sealed", 0)
        self.adjust_reopens: list[ReopensRule] = _holding(self._adjust, "reopens", 0)
        self.adjust_lightable: list[LightableRule] = _holding(self._adjust, "lightable", 0)
        self.adjust_used: list[UsedRule] = _holding(self._adjust, "used", 0)
        self.adjust_pickable: list[PickableRule] = _holding(self._adjust, "pickable", 0)

    def _resolve_others(self) -> None:
        self.offers: dict[str, list[OfferRule]] = {}
        self.perform: dict[str, PerformRule] = {}
        self.explain: dict[str, ExplainRule] = {}
        self.choices: dict[str, ChoicesRule] = {requests.REQUEST: requests.choices}
        self.closed: dict[str, ClosedRule] = {requests.REQUEST: requests.closed}
        self.comes: dict[int, list[CardRule]] = {}
        self.goes: dict[int, list[CardRule]] = {}
        self.react: dict[type[Any], list[Bound]] = {}
        self.setup: dict[int, list[SetupRule]] = {}
        self.warn: list[WarnRule] = []
        for chapter in self.chapters:
            for name, key, rule, card in chapter.others.entries:
                if name == "react":
                    self.react.setdefault(key, []).append(self._bound(rule, card))
                elif name in ("comes", "goes"):
                    told = self.comes if name == "comes" else self.goes
                    told.setdefault(self.piece_kind_ids[card], []).append(rule)
                else:
                    self._take(name, key, rule)

    def _take(self, name: str, key: Any, rule: Any) -> None:
        if name == "offers":
            for verb in key:
                self.offers.setdefault(verb, []).append(rule)
        elif name == "setup":
            self.setup.setdefault(key, []).append(rule)
        elif name == "warn":
            self.warn.append(rule)
        elif name == "perform":
            self.perform[key] = rule
        elif name == "explain":
            self.explain[key] = rule
        elif name == "choices":
            self.choices[key] = rule
        else:
            self.closed[key] = rule


def _order(chapter: Chapter) -> int:
    return chapter.order


def _ranked(chapters: tuple[Chapter, ...]) -> list[tuple[str, Any, str]]:
    """The rules of `adjust` by rank, and within a rank by chapter."""
    found = [
        (rank, number, name, rule, card)
        for number, chapter in enumerate(chapters)
        for name, rank, rule, card in chapter.adjust.entries
    ]
    found.sort(key=lambda entry: (entry[0], entry[1]))
    return [(name, rule, card) for _, _, name, rule, card in found]


def _numbered(ids: list[str], what: str) -> dict[str, int]:
    numbers = {id: number for number, id in enumerate(ids)}
    if len(numbers) != len(ids):
        raise SettingsError(f"two kinds of {what} share one id")
    return numbers


def _switches(chapters: tuple[Chapter, ...]) -> dict[str, int]:
    """Every switch that a seat has at this table, by name."""
    found = dict(adventurer.SWITCHES)
    for chapter in chapters:
        for name, bit in chapter.switches.items():
            if name in found or bit in found.values():
                raise SettingsError(f"{chapter.name}: the switch {name!r} ({bit}) is there already")
            found[name] = bit
    return found


def check_settings(settings: Settings, chapters: tuple[Chapter, ...]) -> None:
    """Raise `SettingsError` for settings that the chapters in play do not allow.

    Rules: base.players.count, base.setup.modules.
    """
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
    _check_numbers(settings, chapters)
    _check_seat_choices(settings, chapters)
    _check_colours(settings, seats)


def _check_variants(settings: Settings, chapters: tuple[Chapter, ...]) -> None:
    known = [variant for chapter in chapters for variant in chapter.variants]
    for variant in settings.variants:
        if variant not in known:
            raise SettingsError(
                f"no variant {variant!r} of the chapters in play; there are {', '.join(known) or 'none'}"
            )
    for group in [group for chapter in chapters for group in chapter.exclusive]:
        chosen = [variant for variant in group if variant in settings.variants]
        if len(chosen) > 1:
            raise SettingsError(f"only one of {', '.join(chosen)} can be played")


def _check_numbers(settings: Settings, chapters: tuple[Chapter, ...]) -> None:
    known = {number.name: number for chapter in chapters for number in chapter.numbers}
    for name, value in settings.numbers:
        number = known.get(name)
        if number is None:
            raise SettingsError(f"no number {name!r} of the chapters in play; there are {', '.join(known) or 'none'}")
        if not number.least <= value <= number.most:
            raise SettingsError(f"{name} {value}: from {number.least} to {number.most} are possible")
    _check_once("number", [name for name, _ in settings.numbers])


def seat_choices(chapters: tuple[Chapter, ...]) -> dict[str, SeatChoice]:
    """The choices of a seat with these chapters, by name; chapters with a choice of the same name share it."""
    found: dict[str, SeatChoice] = {}
    for choice in [choice for chapter in chapters for choice in chapter.seat_choices]:
        before = found.get(choice.name)
        domain = choice.domain if before is None else (*before.domain, *choice.domain)
        found[choice.name] = SeatChoice(choice.name, domain, is_unique=choice.is_unique)
    return found


def _check_seat_choices(settings: Settings, chapters: tuple[Chapter, ...]) -> None:
    known = seat_choices(chapters)
    for name, words in settings.seat_choices:
        choice = known.get(name)
        if choice is None:
            raise SettingsError(f"no choice {name!r} of the chapters in play; there are {', '.join(known) or 'none'}")
        chosen = [word for word in words if word]
        for word in chosen:
            if word not in choice.domain:
                raise SettingsError(f"{name} {word!r}: not one of {', '.join(choice.domain)}")
        if len(words) > settings.players:
            raise SettingsError(f"{name}: {len(words)} choices for {settings.players} players")
        if choice.is_unique and len(set(chosen)) != len(chosen):
            raise SettingsError(f"{name}: every player needs a different one")
    _check_once("choice", [name for name, _ in settings.seat_choices])


def _check_once(what: str, names: list[str]) -> None:
    if len(set(names)) != len(names):
        raise SettingsError(f"every {what} can be given once: {', '.join(names)}")


def _check_colours(settings: Settings, seats: int) -> None:
    """Rules: base.setup.figures."""
    colours = settings.colours
    if not colours:
        return
    if len(colours) != settings.players or len(set(colours)) != len(colours):
        raise SettingsError(f"colours {colours}: every player needs a different one")
    if not all(0 <= colour < seats for colour in colours):
        raise SettingsError(f"colours {colours}: only 0 to {seats - 1} are in the box")
