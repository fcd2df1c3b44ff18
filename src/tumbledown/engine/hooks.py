"""The hook points of the engine, which are all that a chapter of the rules can use: four verbs, `setup` and `warn`.

A chapter makes one `Chapter` and registers its rules with it. The base game does the same. Rules are resolved once per
game, in the chapters' order; rules of `adjust` run by rank (BASE, GRANT, BIND), and within a rank in that order.

    @chapter.forbid.arrive
    def trap_stops_own_steps(game, figure, to, means): ...

Rules of `offer` and `forbid` may read everything but the faces of dice and the time: `docs/offers.md` says why, and
what to use instead.
"""

from typing import TYPE_CHECKING, Any, Final

from tumbledown.engine.pieces import PieceKind
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
    Ranked,
    ReactRule,
    ReopensRule,
    RethrownRule,
    RollRule,
    Rule,
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
from tumbledown.engine.tiles import TileKind

if TYPE_CHECKING:
    pass

# Stages of set-up. SETS (whole sets of chambers, which may replace each other) and POOL (other chambers mixed in or
# swapped, and the pieces) must not use chance: the contents of the box depend only on the settings.
SETS: Final = 0
POOL: Final = 1
FIRST_TWO: Final = 2
MIX: Final = 3
EXIT: Final = 4
PIECES: Final = 5

# Ranks of adjusting
BASE: Final = 0
GRANT: Final = 1
BIND: Final = 2

# Steps of a slam, in this order
OPEN: Final = 0
LOSSES: Final = 1
PENALTY: Final = 2
EXPIRE: Final = 3
VANISH: Final = 4
REFRESH: Final = 5

Entry = tuple[str, Any, Any, str]
"""A rule as it is registered: hook name, rank or key, the rule itself, and the card that it belongs to."""

ABOUT_NO_SEAT: Final = frozenset(
    {
        "gem_steps",
        "joint_gems",
        "fires_empty",
        "has_gems",
        "safe",
        "verdict",
        "sealed",
        "reopens",
        "lightable",
        "used",
        "pickable",
    }
)


class Registry:
    """The rules of one verb; those of a `card` join the others of their chapter."""

    def __init__(self, card: str = "", entries: list[Entry] | None = None) -> None:
        self.card = card
        self.entries: list[Entry] = [] if entries is None else entries

    def add(self, name: str, key: Any, rule: Any) -> None:
        if self.card and name in ABOUT_NO_SEAT:
            raise ValueError(f"{name} is not about a seat, so no card of a seat can rule it")
        self.entries.append((name, key, rule, self.card))


class Forbid(Registry):
    """Prohibitions. A rule returns a refusal or None; any refusal forbids the deed, and the first is shown."""

    def act(self, rule: ActRule) -> ActRule:
        """(game, seat, deed): every command but answers and switches (Prefer, Mark, AddItem)."""
        self.add("act", 0, rule)
        return rule

    def roll(self, rule: RollRule) -> RollRule:
        """(game, seat, dice): throwing these dice, by a throw or by a deed that throws (`Offer.throws`)."""
        self.add("roll", 0, rule)
        return rule

    def arrive(self, rule: ArriveRule) -> ArriveRule:
        """(game, figure, to, means): every move to a place, and each place that it passes; not asked for FORCED
        moves."""
        self.add("arrive", 0, rule)
        return rule

    def discover(self, rule: DiscoverRule) -> DiscoverRule:
        """(game, seat, place, side): drawing a tile for the empty cell at this side."""
        self.add("discover", 0, rule)
        return rule

    def gems(self, rule: GemsRule) -> GemsRule:
        """(game, seat, places): activating gems at these places; an empty tuple means at no place."""
        self.add("gems", 0, rule)
        return rule

    def free(self, rule: FreeRule) -> FreeRule:
        """(game, helper, helped, means): freeing locked dice by golden mask, ability or otherwise."""
        self.add("free", 0, rule)
        return rule

    def escape(self, rule: EscapeRule) -> EscapeRule:
        """(game, seat): leaving the temple."""
        self.add("escape", 0, rule)
        return rule

    def speak(self, rule: SpeakRule) -> SpeakRule:
        """(game, seat, channel): talking; the server asks before it broadcasts a message."""
        self.add("speak", 0, rule)
        return rule


class Adjust(Registry):
    """Values such as costs. A rule takes the value as its last argument and returns the new one; it is registered with
    a rank."""

    def ranked(self, name: str, rank: int, rule: Rule) -> Rule:
        self.add(name, rank, rule)
        return rule

    def entry_costs(self, rank: int) -> Ranked[EntryCostsRule]:
        """(game, seat, to, carry, costs): alternative costs of entering a place, perhaps carrying a piece."""
        return lambda rule: self.ranked("entry_costs", rank, rule)

    def worth(self, rank: int) -> Ranked[WorthRule]:
        """(game, seat, worth): what the seat's torches, keys and golden masks count."""
        return lambda rule: self.ranked("worth", rank, rule)

    def mask_power(self, rank: int) -> Ranked[SeatNumberRule]:
        """(game, seat, number): how many locked dice one golden mask of this seat frees."""
        return lambda rule: self.ranked("mask_power", rank, rule)

    def escape_keys(self, rank: int) -> Ranked[SeatNumberRule]:
        """(game, seat, number): how many keys the seat needs to escape."""
        return lambda rule: self.ranked("escape_keys", rank, rule)

    def spared_keys(self, rank: int) -> Ranked[SeatNumberRule]:
        """(game, seat, number): how many of the keys that the exit costs at the start a team can save by playing well.
        Used only for the warnings before a game."""
        return lambda rule: self.ranked("spared_keys", rank, rule)

    def gem_steps(self, rank: int) -> Ranked[GemStepsRule]:
        """(game, place, steps): the gem steps that can be fired at a place."""
        return lambda rule: self.ranked("gem_steps", rank, rule)

    def joint_gems(self, rank: int) -> Ranked[JointGemsRule]:
        """(game, place, offers): the offers that light gems here and elsewhere at once, for the adventurers in these
        places; icons lent from other places help to pay one of the bills. Each offer has one target, from 1 to 7. A
        place with such offers has no gem steps."""
        return lambda rule: self.ranked("joint_gems", rank, rule)

    def fires_empty(self, rank: int) -> Ranked[WhereRule]:
        """(game, place, allowed): whether a gem step can be fired with an empty depot, because something else follows
        from it: no gem moves then, and no chamber is used up."""
        return lambda rule: self.ranked("fires_empty", rank, rule)

    def has_gems(self, rank: int) -> Ranked[WhereRule]:
        """(game, tile, able): whether gems can still be lit in this chamber, by any rule and with any number of
        adventurers there."""
        return lambda rule: self.ranked("has_gems", rank, rule)

    def draws(self, rank: int) -> Ranked[DrawsRule]:
        """(game, seat, pile, number): how many cards the seat takes when dealt from this pile."""
        return lambda rule: self.ranked("draws", rank, rule)

    def veil(self, rank: int) -> Ranked[SeatNumberRule]:
        """(game, seat, ms): how long a tile that this seat discovered stays in the air, where only this seat sees which
        one it is. The tile takes effect when the veil lifts."""
        return lambda rule: self.ranked("veil", rank, rule)

    def safe(self, rank: int) -> Ranked[SafeRule]:
        """(game, place, safe): whether a place protects at a slam."""
        return lambda rule: self.ranked("safe", rank, rule)

    def dice_loss(self, rank: int) -> Ranked[DiceLossRule]:
        """(game, seat, safe, number): how many dice a slam costs the seat."""
        return lambda rule: self.ranked("dice_loss", rank, rule)

    def losable(self, rank: int) -> Ranked[LosableRule]:
        """(game, seat, to, dice): which dice the owner may hand in instead of the one that went `to` this spot."""
        return lambda rule: self.ranked("losable", rank, rule)

    def may_be_freed(self, rank: int) -> Ranked[WhereRule]:
        """(game, seat, able): whether anything else can still free a locked die of this seat than its own golden masks
        and those of an adventurer who comes to it: a card of a seat, or a decision of the team."""
        return lambda rule: self.ranked("may_be_freed", rank, rule)

    def dice_to_come(self, rank: int) -> Ranked[SeatNumberRule]:
        """(game, seat, number): how many dice the seat may still get beside those in its hand, at any place."""
        return lambda rule: self.ranked("dice_to_come", rank, rule)

    def throw(self, rank: int) -> Ranked[ThrowRule]:
        """(game, seat, dice): which dice a throw takes; rules may only add."""
        return lambda rule: self.ranked("throw", rank, rule)

    def rethrown(self, rank: int) -> Ranked[RethrownRule]:
        """(game, seat, as_keys, dice): which of the dice that the seat paid for a deed are thrown right after it, and
        not with the seat's next throw; `as_keys` are its golden masks that were counted as keys. Asked only if there
        were any."""
        return lambda rule: self.ranked("rethrown", rank, rule)

    def faces(self, rank: int) -> Ranked[FacesRule]:
        """(game, seat, dice, faces): what the thrown dice show. For lessons only: results are no longer random."""
        return lambda rule: self.ranked("faces", rank, rule)

    def roll_ms(self, rank: int) -> Ranked[SeatNumberRule]:
        """(game, seat, ms): how long a throw keeps the seat from the next one."""
        return lambda rule: self.ranked("roll_ms", rank, rule)

    def consent(self, rank: int) -> Ranked[ConsentRule]:
        """(game, seat, deed, mask): the seats (a mask) of which one must carry out this deed; -1: none needed, 0: none
        left."""
        return lambda rule: self.ranked("consent", rank, rule)

    def verdict(self, rank: int) -> Ranked[VerdictRule]:
        """(game, won): the result when the last adventurer has left."""
        return lambda rule: self.ranked("verdict", rank, rule)

    def sealed(self, rank: int) -> Ranked[VerdictRule]:
        """(game, for_good): whether a temple in which no adventurer can reach an opening will stay like that."""
        return lambda rule: self.ranked("sealed", rank, rule)

    def reopens(self, rank: int) -> Ranked[ReopensRule]:
        """(game, goal, means): what could still bring an adventurer to one of these places, from which a way leads to
        the exit, though none can walk there; each means by the name under which it is announced."""
        return lambda rule: self.ranked("reopens", rank, rule)

    def lightable(self, rank: int) -> Ranked[LightableRule]:
        """(game, gems): how many gems a team could light in the game that was dealt, in any case and at best."""
        return lambda rule: self.ranked("lightable", rank, rule)

    def used(self, rank: int) -> Ranked[UsedRule]:
        """(game, kind, used): whether pieces of this kind come out of the box when their pile is gathered."""
        return lambda rule: self.ranked("used", rank, rule)

    def pickable(self, rank: int) -> Ranked[PickableRule]:
        """(game, kind, able): whether this chamber may be drawn, where a game uses only some of those in the box."""
        return lambda rule: self.ranked("pickable", rank, rule)


class CardRules:
    """Rules that belong to a kind of card. They run only for seats before which such a card lies, and reactions only
    while it lies before some seat; so they cost nothing for the other seats."""

    def __init__(self, card: str, chapter: "Chapter") -> None:
        self.forbid: Forbid = Forbid(card, chapter.forbid.entries)
        self.adjust: Adjust = Adjust(card, chapter.adjust.entries)
        self._others: Registry = Registry(card, chapter.others.entries)

    def react(self, event: type[Any]) -> Ranked[ReactRule]:
        """(game, event): what follows from the event. Not called for the event that brings the card."""
        return lambda rule: self._registered("react", event, rule)

    def comes(self, rule: CardRule) -> CardRule:
        """(game, seat, piece): a card of this kind was laid before the seat."""
        return self._registered("comes", None, rule)

    def goes(self, rule: CardRule) -> CardRule:
        """(game, seat, piece): a card of this kind no longer lies before the seat. Neither `comes` nor `goes` is called
        for a card that is drawn and boxed at once because the seat has one already."""
        return self._registered("goes", None, rule)

    def _registered(self, name: str, key: Any, rule: Rule) -> Rule:
        self._others.add(name, key, rule)
        return rule


class Number:
    """A number that a table may choose, such as how many of something are in the game."""

    def __init__(self, name: str, least: int, most: int, usual: int) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.usual = usual


class SeatChoice:
    """A choice from a list for each seat, such as its character; `is_unique` if no two seats may have the same. An
    empty word leaves a seat's choice to the rules. Choices of the same name in several chapters are one choice, from
    all their lists."""

    def __init__(self, name: str, domain: tuple[str, ...], *, is_unique: bool = True) -> None:
        self.name = name
        self.domain = domain
        self.is_unique = is_unique


class Chapter:
    """One chapter of the rules: its name, its order among the others, its data and its rules.

    `looks_far=False` promises that the chapter's offers and prohibitions read of other figures only whether they stand
    in the same place, and of the temple only what lies there and beside it; then a step or a discovery elsewhere does
    not invalidate the cached options of all seats. If only owners of certain pieces look further, `far_sighted` names
    these pieces.

    `brings` names chapters that are added with it, even if the table did not choose them. Such a chapter checks
    `Rules.is_chosen` before it does what only applies if the table chose it.

    `box` is what it is sold in and `piles` are those that it opens: pieces of other chapters may need either of them
    to be in play.

    A table may choose `variants`, which are ways to play the chapter (those in one group of `exclusive` exclude each
    other), `numbers`, and `seat_choices`, one for each seat. `switches` are preferences of a seat, by name, each with a
    bit that no other chapter uses.

    `hinders`: chambers or cards of the chapter may hold adventurers fast or take dice, so that one may be missing where
    all are needed.

    `offered=False`: tables cannot choose the chapter as a module; games with it are started in another way.

    `shown` are the fields of its slot that all may see. `order` is its place among the chapters: rules of a smaller
    order are asked first, and their set-up comes first.
    """

    def __init__(
        self,
        name: str = "",
        order: int = 0,
        requires: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        seats: int = 0,
        tiles: tuple[TileKind, ...] = (),
        pieces: tuple[PieceKind, ...] = (),
        slot: type[Any] | None = None,
        *,
        looks_far: bool = True,
        far_sighted: tuple[str, ...] = (),
        brings: tuple[str, ...] = (),
        box: str = "",
        piles: tuple[str, ...] = (),
        variants: tuple[str, ...] = (),
        exclusive: tuple[tuple[str, ...], ...] = (),
        numbers: tuple[Number, ...] = (),
        seat_choices: tuple[SeatChoice, ...] = (),
        switches: dict[str, int] | None = None,
        shown: tuple[str, ...] = (),
        offered: bool = True,
        hinders: bool = False,
    ) -> None:
        self.name, self.order, self.seats = name, order, seats
        self.requires, self.excludes, self.brings = requires, excludes, brings
        self.tiles, self.pieces, self.slot = tiles, pieces, slot
        self.looks_far = looks_far
        self.far_sighted = far_sighted
        self.box, self.piles = box, piles
        self.variants = variants
        self.exclusive = exclusive
        self.numbers = numbers
        self.seat_choices = seat_choices
        self.switches: dict[str, int] = switches or {}
        self.shown, self.offered, self.hinders = shown, offered, hinders
        self.forbid: Forbid = Forbid()
        self.adjust: Adjust = Adjust()
        self.others: Registry = Registry()

    def of(self, card: str) -> CardRules:
        """The rules of one kind of card, to be registered like the chapter's own."""
        return CardRules(card, self)

    def offer(self, *verbs: str) -> Ranked[OfferRule]:
        """(game, seat): what this seat could do by these verbs; the engine applies prohibitions, consents and
        prices."""
        return lambda rule: self._keyed("offers", verbs, rule)

    def perform(self, verb: str) -> Ranked[PerformRule]:
        """(game, order): carry out an offered verb. The order has the seat, the target, the picked dice, the offer that
        was taken, and what was paid for it."""
        return lambda rule: self._keyed("perform", verb, rule)

    def explain(self, verb: str) -> Ranked[ExplainRule]:
        """(game, seat, target, about): the reason why this verb with this target is not offered here, if there is a
        better one than the general refusal."""
        return lambda rule: self._keyed("explain", verb, rule)

    def choices(self, kind: str) -> Ranked[ChoicesRule]:
        """(game, question, seat): the legal answers now, the default first; with none, the seat is no longer asked."""
        return lambda rule: self._keyed("choices", kind, rule)

    def closed(self, kind: str) -> Ranked[ClosedRule]:
        """(game, question, answers): what follows when a question of this kind is answered."""
        return lambda rule: self._keyed("closed", kind, rule)

    def react(self, event: type[Any]) -> Ranked[ReactRule]:
        """(game, event): emit what follows from the event. Called after the event was applied."""
        return lambda rule: self._keyed("react", event, rule)

    def setup(self, stage: int) -> Ranked[SetupRule]:
        """(game): a stage of set-up, from SETS and POOL (no luck) to PIECES."""
        return lambda rule: self._keyed("setup", stage, rule)

    def warn(self, rule: WarnRule) -> WarnRule:
        """(game): warnings about these settings. The game is dealt only for this check and is never played."""
        return self._keyed("warn", 0, rule)

    def _keyed(self, name: str, key: Any, rule: Rule) -> Rule:
        self.others.add(name, key, rule)
        return rule


HOOKS: Final = {
    "setup": ("setup",),
    "forbid": ("act", "roll", "arrive", "discover", "gems", "free", "escape", "speak"),
    "adjust": (
        "entry_costs",
        "worth",
        "mask_power",
        "escape_keys",
        "spared_keys",
        "gem_steps",
        "joint_gems",
        "fires_empty",
        "has_gems",
        "draws",
        "veil",
        "safe",
        "dice_loss",
        "losable",
        "may_be_freed",
        "dice_to_come",
        "throw",
        "rethrown",
        "faces",
        "roll_ms",
        "consent",
        "verdict",
        "sealed",
        "reopens",
        "lightable",
        "used",
        "pickable",
    ),
    "offer": ("offer", "perform", "explain", "choices", "closed"),
    "react": ("react", "comes", "goes"),
    "warn": ("warn",),
}
"""All hooks by verb; a test compares them with the classes above."""
