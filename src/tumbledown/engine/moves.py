"""Commands, carried out or refused. A check changes nothing; what follows it cannot refuse."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import astuple

from tumbledown.engine import commands as cmd
from tumbledown.engine import effects, options, presence, questions, reasons
from tumbledown.engine import refusals as no
from tumbledown.engine.adventurer import PREFERENCES, PRESENT, VACANT
from tumbledown.engine.dice import HELD_BACK, KEPT
from tumbledown.engine.events import DiceRolled, DiceSpent, GameStarted, Noted, PieceMoved
from tumbledown.engine.icons import B
from tumbledown.engine.offers import ROLL, Offer
from tumbledown.engine.paying import Payment, pay
from tumbledown.engine.pieces import AT_PLACE, BOXED, at, seat_of
from tumbledown.engine.structs import Question

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

Refusal = no.Refusal
Reaction = Callable[["Game", Any], None]

MARKS: Final = {"kept": KEPT, "held_back": HELD_BACK}
REQUEST_MS: Final = 8_000
ALONE_MS: Final = 3_000
BOT: Final = -1

NO_OFFER: Final = Offer()
NO_PAYMENT: Final = Payment()


def attempt(game: "Game", command: cmd.Command) -> Refusal | None:
    """Carry the command out, or say why not and change nothing."""
    kind = type(command)
    handler = HANDLERS.get(kind)
    if handler is None:
        return no.UNKNOWN_COMMAND
    seat: Any = command.seat
    if type(seat) is not int or not reasons.FORMS[kind](command):
        return no.MALFORMED
    if game.phase == 2:
        return no.GAME_OVER
    if not 0 <= seat < game.party.size and not (kind is cmd.Start and seat == -1):
        return no.NO_SUCH_SEAT
    if game.phase == 0 and kind not in BEFORE_THE_CALL:
        return no.NOT_STARTED
    return handler(game, command)


# -------------------------------------------------------------------- throwing
def roll(game: "Game", command: cmd.Roll) -> Refusal | None:
    party, seat, asked = game.party, command.seat, command.dice
    refusal = options.forbids_act(game, seat, ROLL)
    if refusal is not None:
        return refusal
    free, kept = free_dice(game, seat)
    if asked & ~free:
        return reasons.wrong_dice(game, seat, asked)
    thrown = throw_of(game, seat, asked or free & ~kept)
    if not thrown:
        return no.NOTHING_TO_ROLL
    for rule in game.laws[seat].forbid_roll:
        refusal = rule(game, seat, thrown)
        if refusal is not None:
            return refusal
    if game.now < party.ready_at[seat]:
        return no.STILL_ROLLING
    if game.questions:
        effects.end_choices_of_dice(game, seat)
    number = party.throws[seat] + 1
    faces = game.fortune.throw(seat, number, thrown.bit_count())
    game.emit(DiceRolled(seat, thrown, faces, number, game.now + roll_ms(game, seat)))
    return None


def free_dice(game: "Game", seat: int) -> tuple[int, int]:
    """The seat's dice in play that are not locked, and those of them that are kept."""
    face, marks = game.dice.face, game.dice.marks
    free = kept = 0
    for die in game.dice.hands[seat]:
        if face[die] != B:
            free |= 1 << die
            if marks[die] & KEPT:
                kept |= 1 << die
    return free, kept


def throw_of(game: "Game", seat: int, asked: int) -> int:
    """The dice that a throw takes: those asked for, and what must join."""
    for rule in game.laws[seat].adjust_throw:
        asked = rule(game, seat, asked)
    return asked


def roll_ms(game: "Game", seat: int) -> int:
    ms = game.rules.settings.roll_ms
    for rule in game.laws[seat].adjust_roll_ms:
        ms = rule(game, seat, ms)
    return ms


# -------------------------------------------------------------------- everything that is offered
def enter(game: "Game", command: cmd.Enter) -> Refusal | None:
    seat, to, figure, dice, using, carry = astuple(command)
    return take(game, command, Order(seat, "enter", to, carry, figure, dice, using))


def discover(game: "Game", command: cmd.Discover) -> Refusal | None:
    seat, side, figure, dice, using = astuple(command)
    return take(game, command, Order(seat, "discover", side, -1, figure, dice, using))


def activate(game: "Game", command: cmd.ActivateGems) -> Refusal | None:
    seat, step, figure, dice, using = astuple(command)
    return take(game, command, Order(seat, "activate", step, -1, figure, dice, using))


def escape(game: "Game", command: cmd.Escape) -> Refusal | None:
    seat, figure, dice, using = astuple(command)
    return take(game, command, Order(seat, "escape", -1, -1, figure, dice, using))


def perform(game: "Game", command: cmd.Perform) -> Refusal | None:
    seat, verb, target, figure, dice, using = astuple(command)
    return take(game, command, Order(seat, verb, target, -1, figure, dice, using))


class Order:
    """The taking of an offer: by whom, which one and with what; once it is checked, also the offer and its payment."""

    def __init__(
        self, seat: int, verb: str, target: int, about: int, figure: int, dice: int, using: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.verb = verb
        self.target = target
        self.about = about
        self.figure = figure
        self.dice = dice
        self.using = using
        self.offer = NO_OFFER
        self.payment = NO_PAYMENT


def take(game: "Game", command: cmd.AnyCommand, order: Order) -> Refusal | None:
    """Take an offer: check it, ask for consent where somebody else must do it, pay and perform."""
    refusal = _check(game, order)
    if refusal is not None:
        return refusal
    if game.laws[order.seat].adjust_consent:
        helpers = consent(game, order.seat, order.offer.deed)
        if helpers >= 0:
            _request(game, command, helpers)
            return None
    carry_out(game, order)
    return None


def _check(game: "Game", order: Order) -> Refusal | None:
    seat, verb, target, about = order.seat, order.verb, order.target, order.about
    if order.figure != -1 and order.figure != game.party.control[seat]:
        return no.NOT_YOUR_FIGURE
    offer = options.find(game, seat, verb, target, about)
    if offer is None:
        return reasons.why_not(game, seat, verb, target, about)
    if offer.needs and not options.meets_need(game, seat, offer, target):
        return reasons.unmet_need(offer)
    order.offer, dice, using = offer, order.dice, order.using
    if offer.pick[1]:
        return reasons.wrong_pick(game, seat, offer, dice, using)
    refusal = reasons.wrong_payment(game, seat, offer, dice, using) if dice or using else None
    if refusal is not None:
        return refusal
    payment = pay(game, seat, offer, dice, using)
    if payment is None:
        return reasons.unpaid(game, seat, offer, dice, using)
    order.payment = payment
    return None


def carry_out(game: "Game", order: Order) -> None:
    offer, payment, seat = order.offer, order.payment, order.seat
    if payment.dice and not offer.keeps:
        game.emit(DiceSpent(seat, payment.dice))
    for piece in payment.pieces:
        game.emit(PieceMoved(piece, BOXED, seat=seat))
    game.rules.perform[offer.verb](game, seat, order.target, order.dice)
    if offer.about >= 0:
        game.emit(PieceMoved(offer.about, at(AT_PLACE, order.target), seat=seat))


# -------------------------------------------------------------------- deeds that somebody else must do
def consent(game: "Game", seat: int, deed: int) -> int:
    """The seats of whom one must carry out this deed; -1 if none is needed, 0 if nobody is left who could."""
    mask = -1
    for rule in game.laws[seat].adjust_consent:
        mask = rule(game, seat, deed, mask)
    return mask


def _request(game: "Game", command: cmd.AnyCommand, helpers: int) -> None:
    """Ask the helpers; with nobody left to ask the command runs by itself after a while."""
    if helpers:
        questions.ask(
            game,
            questions.REQUEST,
            helpers,
            REQUEST_MS,
            default=questions.LAPSE,
            args=(command.seat,),
            command=command,
        )
    else:
        mask = 1 << command.seat
        questions.ask(game, questions.REQUEST, mask, ALONE_MS, args=(command.seat,), command=command)


def still_fits(game: "Game", question: Question) -> bool:
    """Whether the command that a request carries could still be carried out."""
    return _check(game, _order(question.command)) is None


def _order(command: Any) -> Order:
    verb, target, about = reasons.aim(command)
    return Order(command.seat, verb, target, about, command.figure, command.dice, command.using)


def carry_out_request(game: "Game", question: Question, answers: dict[int, int]) -> None:
    """A helper said yes (or time did): the command runs as the asker's, if it still fits."""
    if questions.YES not in answers.values():
        return
    order = _order(question.command)
    if _check(game, order) is None:
        carry_out(game, order)


# -------------------------------------------------------------------- the rest
def start(game: "Game", command: cmd.Start) -> Refusal | None:
    if game.phase != 0:
        return no.ALREADY_STARTED
    game.emit(GameStarted(game.now))
    return None


def answer(game: "Game", command: cmd.Answer) -> Refusal | None:
    return questions.answer(game, command.seat, command.question, command.option)


def prefer(game: "Game", command: cmd.Prefer) -> Refusal | None:
    bit = PREFERENCES.get(command.what, 0)
    if not bit:
        return no.NO_SUCH_PREFERENCE
    before = game.party.prefs[command.seat]
    game.emit(Noted("seat", "prefs", before | bit if command.on else before & ~bit, command.seat))
    return None


def mark(game: "Game", command: cmd.Mark) -> Refusal | None:
    """Exactly the named dice bear the mark; a die that shows nothing, is locked or void cannot be kept."""
    bit = MARKS.get(command.what, 0)
    if not bit:
        return no.NO_SUCH_PREFERENCE
    seat, dice = command.seat, command.dice
    refusal = reasons.wrong_dice(game, seat, dice) or reasons.blank_dice(game, dice) or reasons.bound_dice(game, dice)
    if refusal is not None:
        return refusal
    for die in game.dice.hands[command.seat]:
        before = game.dice.marks[die]
        after = before | bit if command.dice >> die & 1 else before & ~bit
        if after != before:
            game.emit(Noted("die", "marks", after, die))
    return None


def add_item(game: "Game", command: cmd.AddItem) -> Refusal | None:
    pieces, piece = game.pieces, command.piece
    if not 0 <= piece < len(pieces.kind) or seat_of(pieces.at[piece]) != command.seat:
        return no.NO_SUCH_ITEM
    if not any(pieces.kind_of(piece).icons):
        return no.NO_SUCH_ITEM
    if command.on and questions.front(game, command.seat) is not None:
        return no.CHOICE_FIRST
    game.emit(Noted("piece", "added", int(command.on), piece))
    return None


def connection(game: "Game", command: cmd.Connection) -> Refusal | None:
    """Losing the line sets the clock of absence going; coming back ends it and returns the seat at once."""
    seat = command.seat
    if not command.present and game.party.absent[seat] != PRESENT:
        return None
    presence.forget(game, seat)
    if command.present:
        game.emit(Noted("seat", "absent", PRESENT, seat))
        game.emit(Noted("seat", "driver", seat, seat))
    else:
        presence.note_loss(game, seat)
    return None


def hand_over(game: "Game", command: cmd.HandOver) -> Refusal | None:
    if game.party.absent[command.seat] != VACANT:
        return no.SEAT_PRESENT
    if command.to == BOT and not game.rules.settings.bots_take_over:
        return no.BOT_NOT_ALLOWED
    if not BOT <= command.to < game.party.size or command.to == command.seat:
        return no.NO_SUCH_SEAT
    if command.to != BOT and game.party.absent[command.to] != PRESENT:
        return no.SEAT_ABSENT
    game.emit(Noted("seat", "driver", command.to, command.seat))
    return None


HANDLERS: Final[dict[type[cmd.Command], Callable[["Game", Any], Refusal | None]]] = {
    cmd.Start: start,
    cmd.Roll: roll,
    cmd.Enter: enter,
    cmd.Discover: discover,
    cmd.ActivateGems: activate,
    cmd.Escape: escape,
    cmd.Perform: perform,
    cmd.Answer: answer,
    cmd.Prefer: prefer,
    cmd.Mark: mark,
    cmd.AddItem: add_item,
    cmd.Connection: connection,
    cmd.HandOver: hand_over,
}

BEFORE_THE_CALL: Final = frozenset({cmd.Start, cmd.Prefer, cmd.Connection})
