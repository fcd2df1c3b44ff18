"""The Priest: only black masks lead to another adventurer, or three of them help to light gems anywhere.

If the icons shared in a chamber suffice together with the three lent ones, the Priest lights the gems at once.
Otherwise the lent icons lie there for a while, as a piece that helps to pay for gems there as far as it is needed. The
piece stays as long as the Priest's question about it is open. Where gems are lit at several places at once, the icons
help to pay the bill of one of them.
"""

from typing import Final

from tumbledown.engine import questions
from tumbledown.engine.adventurer import ABILITY
from tumbledown.engine.dice import USED
from tumbledown.engine.events import Closed, DiceFreed, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.icons import B, Cost, K, T
from tumbledown.engine.offers import BY_ABILITY, FREE, GEMS, MOVE, Bill, Need, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_deed
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import LAID
from tumbledown.engine.tiles import GemStep
from tumbledown.expansions.base.actions import gem_steps, joint_gems, light, price, why_not_lit
from tumbledown.expansions.characters.abilities import (
    NOBODY_ELSEWHERE,
    go,
    is_ready,
    places_of_others,
    price_of,
    turn_down,
    uses_left,
    why_not_to,
    why_unused,
)
from tumbledown.expansions.characters.chapter import chapter
from tumbledown.expansions.data.characters import KINDS, LENT

PERMANENT: Final = "priest_permanent"
JUMP: Final = "black_jump"

CARD: Final = "priest_activatable"
LEND: Final = "lend_icons"
LEAVE: Final = "leave_icons"
SHED: Final = "shed_masks"
OPEN: Final = "lent_icons"
WITHDRAW: Final = 0
OPEN_MS: Final = 10_000
PRICE: Final = price_of(KINDS[CARD])
MASKS: Final = KINDS[CARD].use[B - 1]

# In a target
TORCHES: Final = 0
KEYS: Final = 1
ICONS: Final = (T, K)
STEP_MASK: Final = 7

NOTHING: Final[Cost] = (0, 0, 0, 0, 0)

NOT_ALL_BLACK: Final = Refusal("not_all_black")
LENT_ALREADY: Final = Refusal("lent_already")
LENDING_NO_HELP: Final = Refusal("lending_no_help")
_LENT_ALREADY: Final = (Offer(LEND, GEMS, barred=LENT_ALREADY), Offer(LEAVE, GEMS, barred=LENT_ALREADY))


# -------------------------------------------------------------------- only black masks
def all_are_black(game: Game, seat: int, target: int) -> bool:
    """Whether all dice in the seat's hand are locked, and there is at least one."""
    hand = game.dice.hands[seat]
    return bool(hand) and len(game.dice.locked(seat)) == len(hand)


BLACK: Final = Need(all_are_black, NOT_ALL_BLACK)
_nobody: Final = Offer(JUMP, barred=NOBODY_ELSEWHERE)


@chapter.offer(JUMP)
def jump_when_all_is_black(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: characters.priest.permanent, characters.priest.permanent_repeat."""
    return _jumps(places_of_others(game, seat)) if is_ready(game, seat, PERMANENT) else ()


@shared
def _jumps(places: tuple[int, ...]) -> tuple[Offer, ...]:
    jumping = Offer(JUMP, MOVE, ABILITY, targets=places, needs=BLACK)
    return (jumping,) if places else (jumping, _nobody)


@chapter.explain(JUMP)
def why_no_jump(game: Game, seat: int, to: int, about: int) -> Refusal | None:
    return why_not_to(game, seat, to) if is_ready(game, seat, PERMANENT) else None


@chapter.perform(JUMP)
def jump(game: Game, order: Order) -> None:
    go(game, order)


# -------------------------------------------------------------------- three black masks
@chapter.offer(SHED)
def throw_three_anew(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: characters.priest.activatable_unlock_only."""
    return _shedding(seat) if is_ready(game, seat, CARD) else ()


@shared
def _shedding(seat: int) -> tuple[Offer, ...]:
    return (Offer(SHED, FREE, BY_ABILITY, PRICE, (seat,)),)


@chapter.perform(SHED)
def shed(game: Game, order: Order) -> None:
    """Spend the masks, without any other effect."""
    turn_down(game, order.seat, CARD)


@chapter.adjust.may_be_freed(GRANT)
def by_its_own_card(game: Game, seat: int, able: bool) -> bool:
    """Rules: characters.priest.activatable_unlock_only."""
    return able or (len(game.dice.locked(seat)) >= MASKS and uses_left(game, seat, CARD) > 0)


@chapter.explain(SHED)
def why_nothing_is_shed(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    return why_unused(game, seat, CARD)


# -------------------------------------------------------------------- where icons can be lent
@chapter.offer(LEND, LEAVE)
def lend_to_any_chamber(game: Game, seat: int) -> tuple[Offer, ...]:
    """Targets are `place << 4 | icon << 3 | step`: the place, torches (0) or keys (1), and the gem step to be lit, or
    the target of the offer that lights gems here and elsewhere. With `LEND` the gems are lit at once, and the seats
    there pay the rest. With `LEAVE` the icons are left there, and the masks are only shown.

    Rules: characters.priest.activatable, characters.priest.activatable_gems_only, characters.priest.activatable_linked,
    characters.priest.sync, characters.prohibitions.apply.
    """
    if not is_ready(game, seat, CARD):
        return ()
    if game.questions and _open(game, seat):
        return _LENT_ALREADY
    places = [2 * tile + game.temple.kind_of(tile).gem_half for tile in game.temple.laid()]
    found: list[Offer] = []
    for place in [each for each in places if _may_help_at(game, each)]:
        found += _lending(place, gem_steps(game, place))
        for joint in joint_gems(game, place):
            found += _lending_to_one_of(place, joint)
    return tuple(found)


def _may_help_at(game: Game, place: int) -> bool:
    """Whether icons may be lent to this place. In a divided chamber an adventurer must stand where the gems are.

    Rules: characters.priest.activatable_alone.
    """
    return game.tile_kind(place >> 1).is_whole or bool(game.party.seats_at(place))


@shared
def _lending(place: int, steps: tuple[GemStep, ...]) -> tuple[Offer, ...]:
    """Return offers only for icons that a step asks for, because others would have no effect."""
    found: list[Offer] = []
    for step, (_, cost) in enumerate(steps):
        for icon in (TORCHES, KEYS):
            if cost[ICONS[icon] - 1]:
                target = (place << 4 | icon << 3 | step,)
                prices = ((*PRICE[0], *price(_rest(cost, icon), place)),)
                found.append(Offer(LEND, GEMS, prices=prices, targets=target, scene=place))
                found.append(Offer(LEAVE, GEMS, prices=PRICE, targets=target, keeps=True, scene=place))
    return tuple(found)


@shared
def _lending_to_one_of(place: int, joint: Offer) -> tuple[Offer, ...]:
    """Return offers to help pay the bill of one of the places at which gems are lit together. A bill with no cost only
    names a place.

    Rules: characters.priest.activatable_linked.
    """
    found: list[Offer] = []
    named = [Bill(NOTHING, each) for each in joint.places()]
    for icon in (TORCHES, KEYS):
        if any(bill.place == place and bill.cost[ICONS[icon] - 1] for price in joint.prices for bill in price):
            target = (place << 4 | icon << 3 | joint.targets[0],)
            prices = tuple([(*PRICE[0], *[_helped(bill, place, icon) for bill in price]) for price in joint.prices])
            found.append(Offer(LEND, GEMS, prices=prices, targets=target))
            found.append(Offer(LEAVE, GEMS, prices=((*PRICE[0], *named),), targets=target, keeps=True))
    return tuple(found)


def _helped(bill: Bill, place: int, icon: int) -> Bill:
    return Bill(_rest(bill.cost, icon), place) if bill.place == place else bill


def _rest(cost: Cost, icon: int) -> Cost:
    """Return the part of the cost that is left for the seats there."""
    lent = LENT[icon].icons
    rest = [max(0, cost[each] - lent[each]) for each in range(5)]
    return rest[0], rest[1], rest[2], rest[3], rest[4]


@chapter.explain(LEND)
@chapter.explain(LEAVE)
def why_nothing_is_lent(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    if not is_ready(game, seat, CARD):
        return why_unused(game, seat, CARD)
    place = target >> 4
    if not game.temple.is_place(place):
        return None
    return why_not_lit(game, place) or LENDING_NO_HELP


@chapter.perform(LEND)
def light_with_lent_icons(game: Game, order: Order) -> None:
    """Rules: characters.priest.activatable_example, characters.priest.activatable_alone, characters.priest.sync,
    characters.priest.activatable_linked.
    """
    place, step = order.target >> 4, order.target & STEP_MASK
    turn_down(game, order.seat, CARD)
    joint = [offer for offer in joint_gems(game, place) if step in offer.targets]
    if joint:
        _light_together(game, order, joint[0])
    else:
        light(game, order.seat, place, step)


def _light_together(game: Game, order: Order, joint: Offer) -> None:
    """Perform the joint offer as if the seats there had taken it. It is already paid."""
    taken = Order(order.seat, joint.verb, joint.targets[0], joint.about, order.figure, order.dice, order.using)
    taken.offer, taken.payment = joint, order.payment
    game.rules.perform[joint.verb](game, taken)


# -------------------------------------------------------------------- icons that lie in a chamber
@chapter.perform(LEAVE)
def leave_icons(game: Game, order: Order) -> None:
    """Rules: characters.priest.sync."""
    place, step = order.target >> 4, order.target & STEP_MASK
    kind = LENT[order.target >> 3 & 1]
    piece = game.pieces.kind.index(game.rules.piece_kind_ids[kind.id])
    game.emit(PieceMoved(piece, at(AT_PLACE, place), seat=order.seat))
    game.emit(Noted("piece", "added", 1, piece))
    questions.ask(game, OPEN, 1 << order.seat, OPEN_MS, default=questions.LAPSE, args=(place, step, piece))


def _open(game: Game, seat: int) -> list[Question]:
    return [each for each in game.questions.values() if each.kind == OPEN and each.asked >> seat & 1]


@chapter.choices(OPEN)
def they_may_be_withdrawn(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """Return no choices when the icons can no longer help: too few black masks, no gems there, a prohibition, or no
    adventurer in the chambers that take part. The question then lapses and the icons are removed.

    Rules: characters.priest.sync, characters.priest.activatable_linked, characters.prohibitions.apply.
    """
    place = question.args[0]
    if not is_ready(game, seat, CARD) or len(game.dice.locked(seat)) < MASKS or not _can_help(game, seat, place):
        return ()
    return (WITHDRAW,)


def _can_help(game: Game, seat: int, place: int) -> bool:
    """Whether gems can be lit with icons that lie at this place, there alone or there and elsewhere."""
    if game.temple.state[place >> 1] != LAID:
        return False
    deeds = [_at(place)] if gem_steps(game, place) else joint_gems(game, place)
    return any(forbids_deed(game, seat, deed, -1) is None for deed in deeds)


@shared
def _at(place: int) -> Offer:
    return Offer(LEAVE, GEMS, scene=place)


@chapter.closed(OPEN)
def they_were_withdrawn(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Do nothing. `icons_go_with_their_question` removes the icons, however the question ends."""


@chapter.react(Closed)
def icons_go_with_their_question(game: Game, event: Closed) -> None:
    lying = [piece for piece in game.items if game.pieces.kind_of(piece) in LENT]
    held = [question.args[2] for question in game.questions.values() if question.kind == OPEN]
    for piece in lying:
        if piece not in held:
            game.emit(PieceMoved(piece, BOXED))


@chapter.react(PieceMoved)
def lent_icons_were_used(game: Game, event: PieceMoved) -> None:
    """Count three masks as used and turn the card face down.

    Rules: characters.priest.sync, characters.priest.activatable.
    """
    if event.to != BOXED or game.pieces.kind_of(event.piece) not in LENT:
        return
    for question in [each for each in game.questions.values() if each.kind == OPEN and each.args[2] == event.piece]:
        seat = question.asked.bit_length() - 1
        questions.close(game, question, "lapsed")
        _use_masks(game, seat)
        turn_down(game, seat, CARD)


def _use_masks(game: Game, seat: int) -> None:
    masks = game.dice.locked(seat)[:MASKS]
    game.emit(DiceFreed(seat, sum([1 << die for die in masks]), seat))
    for die in masks:
        game.emit(Noted("die", "marks", game.dice.marks[die] | USED, die))
