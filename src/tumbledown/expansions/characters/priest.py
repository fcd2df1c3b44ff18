"""The Priest: black masks all over lead to somebody else, or three of them help to light gems anywhere.

What the Priest lends lies in the chamber as a piece with three icons: whoever lights gems there pays with it as far as
it is needed. It stays there as long as the Priest's question about it is open.
"""

from typing import Final

from tumbledown.engine import effects, questions
from tumbledown.engine.adventurer import ABILITY
from tumbledown.engine.events import Closed, DiceSpent, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B, K, T
from tumbledown.engine.offers import BY_ABILITY, FREE, GEMS, MOVE, Need, Offer, shared
from tumbledown.engine.orders import Order, Payment
from tumbledown.engine.paying import pay
from tumbledown.engine.permissions import forbids_deed
from tumbledown.engine.pieces import AT_PLACE, BOXED, at, place_of
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import LAID
from tumbledown.engine.tiles import GemStep
from tumbledown.expansions.base.actions import gem_steps, light, price
from tumbledown.expansions.characters.abilities import (
    NOBODY_ELSEWHERE,
    go,
    is_ready,
    places_of_others,
    price_of,
    turn_down,
    why_unused,
)
from tumbledown.expansions.characters.chapter import chapter
from tumbledown.expansions.data.characters import KINDS, LENT

PERMANENT: Final = "priest_permanent"
JUMP: Final = "black_jump"

CARD: Final = "priest_activatable"
LEND: Final = "lend_icons"
SHED: Final = "shed_masks"
OPEN: Final = "lent_icons"
WITHDRAW: Final = 0
OPEN_MS: Final = 10_000
PRICE: Final = price_of(KINDS[CARD])
MASKS: Final = KINDS[CARD].use[B - 1]
ICONS: Final = (T, K)
"""By their number in a target: torches are 0, keys are 1."""

NOT_ALL_BLACK: Final = Refusal("not_all_black")
NO_GEMS_THERE: Final = Refusal("no_gems_there")


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
    return (Offer(JUMP, MOVE, ABILITY, targets=places, needs=BLACK), _nobody)


@chapter.perform(JUMP)
def jump(game: Game, order: Order) -> None:
    go(game, order)


# -------------------------------------------------------------------- three black masks: the offers
@chapter.offer(SHED)
def throw_three_anew(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: characters.priest.activatable_unlock_only."""
    return _shedding(seat) if is_ready(game, seat, CARD) else ()


@shared
def _shedding(seat: int) -> tuple[Offer, ...]:
    return (Offer(SHED, FREE, BY_ABILITY, PRICE, (seat,)),)


@chapter.perform(SHED)
def shed(game: Game, order: Order) -> None:
    turn_down(game, order.seat, CARD)


@chapter.offer(LEND)
def lend_to_any_chamber(game: Game, seat: int) -> tuple[Offer, ...]:
    """Targets are `place << 4 | icon << 3 | step`: where, torches (0) or keys (1), and the gem step to be lit. The
    masks are shown for it; they are spent when the icons are.

    Rules: characters.priest.activatable, characters.priest.activatable_gems_only, characters.priest.sync,
    characters.prohibitions.apply.
    """
    if not is_ready(game, seat, CARD):
        return ()
    return tuple([_lending(place, steps) for place, steps in _lightable(game) if _targets(place, steps)])


def _lightable(game: Game) -> list[tuple[int, tuple[GemStep, ...]]]:
    """Places with gems. In a divided chamber somebody must stand where they are.

    Rules: characters.priest.activatable_alone.
    """
    temple = game.temple
    places = [2 * tile + temple.kind_of(tile).gem_half for tile in temple.laid()]
    whole = [p for p in places if temple.kind_of(p >> 1).is_whole or game.party.seats_at(p)]
    return [(place, steps) for place in whole if (steps := gem_steps(game, place))]


def _targets(place: int, steps: tuple[GemStep, ...]) -> tuple[int, ...]:
    """Only icons that a step asks for: others would go for nothing."""
    found = [(step, icon) for step, (_, cost) in enumerate(steps) for icon in (0, 1) if cost[ICONS[icon] - 1]]
    return tuple([place << 4 | icon << 3 | step for step, icon in found])


@shared
def _lending(place: int, steps: tuple[GemStep, ...]) -> Offer:
    return Offer(LEND, GEMS, prices=PRICE, targets=_targets(place, steps), keeps=True, scene=place)


@chapter.explain(SHED)
@chapter.explain(LEND)
def why_nothing_is_lent(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    return why_unused(game, seat, CARD)


# -------------------------------------------------------------------- lending
@chapter.perform(LEND)
def lend(game: Game, order: Order) -> None:
    """What is shared there lights the gems at once if it suffices; otherwise the icons lie there for a while.

    Rules: characters.priest.sync, characters.priest.activatable_example, characters.priest.activatable_alone.
    """
    seat, place = order.seat, order.place()
    withdraw(game, seat)
    piece = _lay(game, place, order.target >> 3 & 1)
    step = order.target & 7
    payment = _payment(game, seat, place, step, piece)
    questions.ask(game, OPEN, 1 << seat, OPEN_MS, default=questions.LAPSE, args=(place, step, piece))
    if payment is not None:
        effects.end_choices_of_dice(game, payment.dice)
        effects.spend(game, seat, payment)
        light(game, seat, place, step)


def _lay(game: Game, place: int, icon: int) -> int:
    piece = game.pieces.kind.index(game.rules.piece_kind_ids[LENT[icon].id])
    game.emit(PieceMoved(piece, at(AT_PLACE, place)))
    game.emit(Noted("piece", "added", 1, piece))
    return piece


def _payment(game: Game, seat: int, place: int, step: int, piece: int) -> Payment | None:
    """What those who stand there would add to the icons that are lent."""
    cost = gem_steps(game, place)[step][1]
    return pay(game, seat, Offer("activate", GEMS, prices=(price(cost, place),)), 0, (piece,))


def _open(game: Game, seat: int) -> list[Question]:
    return [each for each in game.questions.values() if each.kind == OPEN and each.asked >> seat & 1]


def withdraw(game: Game, seat: int) -> None:
    for question in _open(game, seat):
        questions.close(game, question, "lapsed")


@chapter.choices(OPEN)
def it_may_be_withdrawn(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """It lapses when nothing could come of it any more: too few black masks, no gems there, or a prohibition.

    Rules: characters.priest.sync, characters.prohibitions.apply.
    """
    place = question.args[0]
    is_good = is_ready(game, seat, CARD) and len(game.dice.locked(seat)) >= MASKS and _has_gems(game, place)
    return (WITHDRAW,) if is_good and not _is_forbidden(game, seat, place) else ()


def _has_gems(game: Game, place: int) -> bool:
    return game.temple.state[place >> 1] == LAID and bool(gem_steps(game, place))


def _is_forbidden(game: Game, seat: int, place: int) -> bool:
    return forbids_deed(game, seat, Offer(LEND, GEMS, scene=place), -1) is not None


@chapter.closed(OPEN)
def nothing_more_to_do(game: Game, question: Question, answers: dict[int, int]) -> None:
    """The icons have gone with the question."""


@chapter.react(Closed)
def the_icons_are_taken_back(game: Game, event: Closed) -> None:
    """However the question ended: the icons do not stay without it."""
    kinds = [game.rules.piece_kind_ids[kind.id] for kind in LENT]
    for piece, kind in enumerate(game.pieces.kind):
        if kind in kinds and place_of(game.pieces.at[piece]) >= 0 and not _is_open(game, piece):
            game.emit(PieceMoved(piece, BOXED))


def _is_open(game: Game, piece: int) -> bool:
    return any(question.kind == OPEN and question.args[2] == piece for question in game.questions.values())


@chapter.react(PieceMoved)
def what_is_lent_was_used(game: Game, event: PieceMoved) -> None:
    """Now the masks are spent and the card turns down.

    Rules: characters.priest.sync, characters.priest.activatable.
    """
    if event.to != BOXED or game.pieces.kind_of(event.piece) not in LENT:
        return
    for question in [each for each in game.questions.values() if each.kind == OPEN and each.args[2] == event.piece]:
        seat = question.asked.bit_length() - 1
        masks = game.dice.locked(seat)[:MASKS]
        questions.close(game, question, "lapsed")
        game.emit(DiceSpent(seat, sum([1 << die for die in masks])))
        turn_down(game, seat, CARD)
