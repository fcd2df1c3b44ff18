"""The Priest: nothing but black masks leads to somebody else, or three of them help to light gems anywhere.

If what is shared in a chamber suffices together with the three icons, the Priest lights the gems at once. Otherwise the
icons lie there for a while, as a piece that whoever lights gems there pays with as far as it is needed. The piece stays
as long as the Priest's question about it is open.
"""

from typing import Final

from tumbledown.engine import questions
from tumbledown.engine.adventurer import ABILITY
from tumbledown.engine.dice import USED
from tumbledown.engine.events import Closed, DiceFreed, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B, Cost, K, T
from tumbledown.engine.offers import BY_ABILITY, FREE, GEMS, MOVE, Need, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_deed
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import LAID
from tumbledown.engine.tiles import GemStep
from tumbledown.expansions.base.actions import gem_steps, light, price, why_not_lit
from tumbledown.expansions.characters.abilities import (
    NOBODY_ELSEWHERE,
    go,
    is_ready,
    places_of_others,
    price_of,
    turn_down,
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

NOT_ALL_BLACK: Final = Refusal("not_all_black")
LENT_ALREADY: Final = Refusal("lent_already")
LENDING_NO_HELP: Final = Refusal("lending_no_help")
_LENT_ALREADY: Final = (Offer(LEND, GEMS, barred=LENT_ALREADY), Offer(LEAVE, GEMS, barred=LENT_ALREADY))


# -------------------------------------------------------------------- nothing but black masks
def all_are_black(game: Game, seat: int, target: int) -> bool:
    """Dice that lie elsewhere do not matter, but there must be one."""
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
    """The masks are spent, and that is all."""
    turn_down(game, order.seat, CARD)


@chapter.explain(SHED)
def why_nothing_is_shed(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    return why_unused(game, seat, CARD)


# -------------------------------------------------------------------- where icons can be lent
@chapter.offer(LEND, LEAVE)
def lend_to_any_chamber(game: Game, seat: int) -> tuple[Offer, ...]:
    """Targets are `place << 4 | icon << 3 | step`: where, torches (0) or keys (1), and the gem step to be lit. To light
    it at once, those there pay the rest. To leave the icons there, the masks are only shown.

    Rules: characters.priest.activatable, characters.priest.activatable_gems_only, characters.priest.sync,
    characters.prohibitions.apply.
    """
    if not is_ready(game, seat, CARD):
        return ()
    if game.questions and _open(game, seat):
        return _LENT_ALREADY
    return tuple([offer for place, steps in _lightable(game) for offer in _lending(place, steps)])


def _lightable(game: Game) -> list[tuple[int, tuple[GemStep, ...]]]:
    """Places with gems. In a divided chamber somebody must stand where they are.

    Rules: characters.priest.activatable_alone.
    """
    temple = game.temple
    places = [2 * tile + temple.kind_of(tile).gem_half for tile in temple.laid()]
    fitting = [place for place in places if temple.kind_of(place >> 1).is_whole or game.party.seats_at(place)]
    return [(place, steps) for place in fitting if (steps := gem_steps(game, place))]


@shared
def _lending(place: int, steps: tuple[GemStep, ...]) -> tuple[Offer, ...]:
    """Only icons that a step asks for: others would go for nothing."""
    found: list[Offer] = []
    for step, (_, cost) in enumerate(steps):
        for icon in (TORCHES, KEYS):
            if cost[ICONS[icon] - 1]:
                target = (place << 4 | icon << 3 | step,)
                prices = ((*PRICE[0], *price(_rest(cost, icon), place)),)
                found.append(Offer(LEND, GEMS, prices=prices, targets=target, scene=place))
                found.append(Offer(LEAVE, GEMS, prices=PRICE, targets=target, keeps=True, scene=place))
    return tuple(found)


def _rest(cost: Cost, icon: int) -> Cost:
    """What is left for those who are there."""
    lent = LENT[icon].icons
    rest = [max(0, cost[each] - lent[each]) for each in range(5)]
    return rest[0], rest[1], rest[2], rest[3], rest[4]


@chapter.explain(LEND)
@chapter.explain(LEAVE)
def why_nothing_is_lent(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    """Of a place that the seat does not see it hears nothing."""
    if not is_ready(game, seat, CARD):
        return why_unused(game, seat, CARD)
    place = target >> 4
    if not game.temple.is_place(place) or not sees_face(game, place >> 1, seat):
        return None
    return why_not_lit(game, place) or LENDING_NO_HELP


@chapter.perform(LEND)
def light_with_lent_icons(game: Game, order: Order) -> None:
    """Rules: characters.priest.activatable_example, characters.priest.activatable_alone, characters.priest.sync."""
    turn_down(game, order.seat, CARD)
    light(game, order.seat, order.place(), order.target & STEP_MASK)


# -------------------------------------------------------------------- icons that lie in a chamber
@chapter.perform(LEAVE)
def leave_icons(game: Game, order: Order) -> None:
    """Rules: characters.priest.sync."""
    place, step = order.place(), order.target & STEP_MASK
    kind = LENT[order.target >> 3 & 1]
    piece = game.pieces.kind.index(game.rules.piece_kind_ids[kind.id])
    game.emit(PieceMoved(piece, at(AT_PLACE, place), seat=order.seat))
    game.emit(Noted("piece", "added", 1, piece))
    questions.ask(game, OPEN, 1 << order.seat, OPEN_MS, default=questions.LAPSE, args=(place, step, piece))


def _open(game: Game, seat: int) -> list[Question]:
    return [each for each in game.questions.values() if each.kind == OPEN and each.asked >> seat & 1]


@chapter.choices(OPEN)
def they_may_be_withdrawn(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """They are gone when nothing could come of them any more: too few black masks, no gems there, or a prohibition.

    Rules: characters.priest.sync, characters.prohibitions.apply.
    """
    place = question.args[0]
    if not is_ready(game, seat, CARD) or len(game.dice.locked(seat)) < MASKS or not _has_gems(game, place):
        return ()
    return () if forbids_deed(game, seat, _at(place), -1) is not None else (WITHDRAW,)


def _has_gems(game: Game, place: int) -> bool:
    return game.temple.state[place >> 1] == LAID and bool(gem_steps(game, place))


@shared
def _at(place: int) -> Offer:
    return Offer(LEAVE, GEMS, scene=place)


@chapter.closed(OPEN)
def they_were_withdrawn(game: Game, question: Question, answers: dict[int, int]) -> None:
    """The icons go with the question, however it ends: see `icons_go_with_their_question`."""


@chapter.react(Closed)
def icons_go_with_their_question(game: Game, event: Closed) -> None:
    lying = [piece for piece in game.items if game.pieces.kind_of(piece) in LENT]
    held = [question.args[2] for question in game.questions.values() if question.kind == OPEN]
    for piece in lying:
        if piece not in held:
            game.emit(PieceMoved(piece, BOXED))


@chapter.react(PieceMoved)
def lent_icons_were_used(game: Game, event: PieceMoved) -> None:
    """Now three masks count as used and the card turns down.

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
