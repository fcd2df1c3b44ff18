"""Commands: those that take a listed option, and strays of every sort, with what the options say about them."""

from collections.abc import Callable
from enum import Enum
from random import Random
from typing import Any, Final

import msgspec

from tumbledown.engine import commands as cmd
from tumbledown.engine import options
from tumbledown.engine.dice import KEPT, USED, bits
from tumbledown.engine.forms import aim
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.icons import BLANK, B
from tumbledown.engine.offers import Offer, Pick


class Listed(Enum):
    """Whether the options promise that a command succeeds; MAYBE for what they do not speak of."""

    YES = 1
    NO = 2
    MAYBE = 3


class Unheard(cmd.Command, frozen=True):
    """A command that the engine does not know."""


def offer_key(offer: Offer) -> tuple[object, ...]:
    """An offer as a value that can be compared."""
    prices = tuple(tuple((bill.cost, bill.place) for bill in price) for price in offer.prices)
    pick = offer.pick and (offer.pick.fewest, offer.pick.most, offer.pick.pools, offer.pick.faces)
    kinds = (offer.keeps, offer.throws, offer.settles, offer.loses)
    limits = (offer.needs, pick, kinds, offer.ways, offer.about, offer.barred, offer.scene)
    return offer.verb, offer.deed, offer.means, prices, offer.targets, *limits


# -------------------------------------------------------------------- taking what is listed
def takings(game: Game, seat: int, offer: Offer, luck: Random) -> list[cmd.AnyCommand]:
    """One command for each target of the offer, with dice as it asks for them."""
    return [take(game, seat, offer, target, luck) for target in offer.targets]


def take(game: Game, seat: int, offer: Offer, target: int, luck: Random) -> cmd.AnyCommand:
    """The command that takes an offer; its dice are picked, or now and then named, so that it must succeed."""
    pick = offer.pick
    if pick is not None:
        number = luck.randint(max(1, pick.fewest), min(pick.most, *[pool.bit_count() for pool in pick.pools]))
        dice = [die for pool in pick.pools for die in luck.sample(bits(pool), number)]
        return options.command(offer, seat, target, mask(dice))
    return options.command(offer, seat, target, naming(game, seat, offer, luck) if luck.random() < 0.3 else 0)


def naming(game: Game, seat: int, offer: Offer, luck: Random) -> int:
    """The seat's own part of the payment, perhaps with a few dice more than needed; 0 leaves it to the engine."""
    own = game.dice.mask_of(seat)
    paying = options.spends(game, seat, offer) & own
    if not paying:
        return 0
    spare = [die for die in bits(own & ~paying) if game.dice.face[die] not in (BLANK, B)]
    return paying | mask(die for die in spare if luck.random() < 0.3)


def mask(dice: Any) -> int:
    return sum(1 << die for die in dice)


# -------------------------------------------------------------------- what the options say
def is_listed(game: Game, command: cmd.Command) -> Listed:
    """Whether this command must succeed, must be refused, or is none of the options' business."""
    judge = JUDGES.get(type(command))
    if judge is None or not _is_sound(game, command):
        return Listed.NO
    return judge(game, command)


def _is_sound(game: Game, command: cmd.Command) -> bool:
    """Of the right types, from a seat at this table, while the game runs."""
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except msgspec.MsgspecError:
        return False
    return 0 <= command.seat < game.party.size and game.phase == RUNNING


def _roll(game: Game, command: cmd.Roll) -> Listed:
    pool = options.rollable(game, command.seat)
    if command.dice:
        return _yes(bool(pool) and command.dice & ~pool == 0)
    marks = game.dice.marks
    free = [die for die in bits(pool) if not marks[die] & KEPT or marks[die] & USED]
    return _yes(bool(free))


def _taking(game: Game, command: Any) -> Listed:
    """Named dice and pieces may be too few; everything else is decided by the list."""
    if command.figure not in (-1, game.party.control[command.seat]):
        return Listed.NO
    verb, target, about = aim(command)
    offers = [o for o in game.options(command.seat) if o.verb == verb and target in o.targets]
    fitting = [o for o in offers if (o.about if verb == "enter" else -1) == about and o.verb not in ("roll", "answer")]
    if not fitting:
        return Listed.MAYBE if command.using else Listed.NO
    offer = fitting[0]
    if offer.pick is not None:
        return _yes(_is_picked_right(offer.pick, command.dice) and not command.using)
    return Listed.MAYBE if command.dice or command.using else Listed.YES


def _is_picked_right(pick: Pick, dice: int) -> bool:
    """The pick as the options list it: its pools hold only dice that show what is asked for."""
    numbers = {(dice & pool).bit_count() for pool in pick.pools}
    return dice >= 0 and not dice & ~pick.pool() and len(numbers) == 1 and pick.fewest <= min(numbers) <= pick.most


def _answer(game: Game, command: cmd.Answer) -> Listed:
    offers = [o for o in game.options(command.seat) if o.verb == "answer" and o.about == command.question]
    return _yes(any(command.option in offer.targets for offer in offers))


def _yes(listed: bool) -> Listed:
    return Listed.YES if listed else Listed.NO


JUDGES: Final[dict[type[cmd.Command], Callable[[Game, Any], Listed]]] = {
    cmd.Start: lambda game, command: Listed.NO,
    cmd.Roll: _roll,
    cmd.Enter: _taking,
    cmd.Discover: _taking,
    cmd.ActivateGems: _taking,
    cmd.Escape: _taking,
    cmd.Perform: _taking,
    cmd.Answer: _answer,
    cmd.Prefer: lambda game, command: _yes(command.what in game.rules.switches),
    cmd.Mark: lambda game, command: Listed.MAYBE,
    cmd.AddItem: lambda game, command: Listed.MAYBE,
    cmd.Connection: lambda game, command: Listed.MAYBE,
    cmd.HandOver: lambda game, command: Listed.MAYBE,
}


# -------------------------------------------------------------------- strays
def stray_command(game: Game, luck: Random) -> cmd.Command:
    """Any command at all: mostly of sense, sometimes of none."""
    seat = luck.randrange(game.party.size) if luck.random() < 0.95 else luck.choice((-1, 99, 1 << 70))
    maker = luck.choice(MAKERS)
    return maker(game, seat, luck)


def some_dice(game: Game, seat: int, luck: Random) -> int:
    """Nothing, some of the seat's own, somebody's, or dice that do not exist."""
    own = game.dice.mask_of(seat) if 0 <= seat < game.party.size else 0
    anybody = (1 << len(game.dice.face)) - 1
    return luck.choice((0, 0, own & luck.getrandbits(40), anybody & luck.getrandbits(40), luck.getrandbits(64), -3))


def some_verb(game: Game, luck: Random) -> str:
    return luck.choice([*game.rules.perform, "roll", "answer", "fly"])


def some_question(game: Game, luck: Random) -> int:
    return luck.choice([*game.questions, 0, 7])


def _enter(game: Game, seat: int, luck: Random) -> cmd.Command:
    to = luck.choice((luck.randrange(2 * len(game.temple.kind)), luck.randint(-2, 99)))
    carry = luck.randint(-1, len(game.pieces.kind)) if luck.random() < 0.3 else -1
    return cmd.Enter(seat, to, luck.choice((-1, -1, seat, 0)), some_dice(game, seat, luck), carry=carry)


def _perform(game: Game, seat: int, luck: Random) -> cmd.Command:
    using = (luck.randint(-1, len(game.pieces.kind)),) if luck.random() < 0.1 else ()
    target = luck.choice((-1, luck.randrange(game.party.size), luck.randint(-2, 60)))
    return cmd.Perform(seat, some_verb(game, luck), target, dice=some_dice(game, seat, luck), using=using)


def _nonsense(game: Game, seat: int, luck: Random) -> cmd.Command:
    wrong: Any = luck.choice((None, 1.5, "1", b"", [1]))
    return luck.choice((cmd.Roll(wrong), cmd.Roll(seat, wrong), cmd.Enter(seat, wrong), Unheard(seat), cmd.Start(seat)))


MAKERS: Final[tuple[Callable[[Game, int, Random], cmd.Command], ...]] = (
    lambda game, seat, luck: cmd.Roll(seat, some_dice(game, seat, luck)),
    _enter,
    _enter,
    lambda game, seat, luck: cmd.Discover(seat, luck.randint(-1, 4), dice=some_dice(game, seat, luck)),
    lambda game, seat, luck: cmd.ActivateGems(seat, luck.randint(-1, 3), dice=some_dice(game, seat, luck)),
    lambda game, seat, luck: cmd.Escape(seat, dice=some_dice(game, seat, luck)),
    _perform,
    _perform,
    _perform,
    lambda game, seat, luck: cmd.Answer(seat, some_question(game, luck), luck.randint(-1, 6)),
    lambda game, seat, luck: cmd.Mark(seat, luck.choice(("kept", "held_back", "burnt")), some_dice(game, seat, luck)),
    lambda game, seat, luck: cmd.AddItem(seat, luck.randint(-1, len(game.pieces.kind)), luck.random() < 0.7),
    lambda game, seat, luck: cmd.HandOver(seat, luck.randint(-2, game.party.size)),
    _nonsense,
)
