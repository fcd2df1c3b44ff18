"""The second half of the probe chapter: cards that forbid, bind and grant, items that pay, and dice on the move."""

from tests.contract.probe import HALLS, is_in_play, price, probe
from tumbledown.engine import effects, questions
from tumbledown.engine.adventurer import ABILITY, ENTER, PASSENGER
from tumbledown.engine.dice import CARD, HAND, STACK, VOID, bits, spot
from tumbledown.engine.events import (
    AdventurerEscaped,
    AdventurerMoved,
    Announced,
    DiceFreed,
    DiceRolled,
    DieMoved,
    Noted,
    PieceMoved,
    PileOrdered,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, GRANT, PIECES
from tumbledown.engine.icons import A, B, Cost, plus
from tumbledown.engine.offers import ESCAPE, GEMS, MOVE, Need, Offer, Pick
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, at, place_of, seat_of
from tumbledown.engine.questions import LAPSE, NO, YES
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.rule_types import Worth
from tumbledown.engine.structs import Question

__all__ = ["probe"]


def has(game: Game, seat: int, kind: str) -> bool:
    return game.has(seat, game.rules.piece_kind_ids[kind])


def pieces_of(game: Game, kind: str) -> list[int]:
    number = game.rules.piece_kind_ids[kind]
    return [piece for piece, each in enumerate(game.pieces.kind) if each == number]


@probe.setup(PIECES)
def lay_out_pieces(game: Game) -> None:
    for pile in ("cards", "goods", "riddles"):
        own = [piece for piece in range(len(game.pieces.kind)) if game.pieces.kind_of(piece).pile == pile]
        game.emit(PileOrdered(pile, tuple(game.fortune.shuffled(pile, own))))
    start = at(AT_PLACE, 2 * game.start)
    for piece in pieces_of(game, "chalice"):
        game.emit(PieceMoved(piece, start))
    for _ in range(2):
        game.emit(PieceMoved(game.pile("riddles")[0], start, face_up=False))


# -------------------------------------------------------------------- taking cards and getting rid of them
@probe.offer("card", "good", "lift")
def cards_and_goods(game: Game, seat: int) -> tuple[Offer, ...]:
    if not is_in_play(game, seat):
        return ()
    mine = tuple(game.pieces.lying(at(AT_SEAT, seat)))
    return (
        Offer("card", prices=price("A")),
        Offer("good", prices=price("A")),
        Offer("lift", prices=(*price("G"), *price("T")), targets=mine),
    )


@probe.perform("card")
def take_a_card(game: Game, order: Order) -> None:
    effects.deal(game, "cards", order.seat)


@probe.perform("good")
def take_a_good(game: Game, order: Order) -> None:
    effects.deal(game, "goods", order.seat)


@probe.perform("lift")
def lift_a_card(game: Game, order: Order) -> None:
    game.emit(PieceMoved(order.target, 0, seat=order.seat))


@probe.adjust.draws(BIND)
def the_trapped_draw_two(game: Game, seat: int, pile: str, number: int) -> int:
    return 2 if pile == "cards" and has(game, seat, "trap") else number


# -------------------------------------------------------------------- what cards do
@probe.forbid.arrive
def a_trap_stops_own_steps(game: Game, figure: int, to: int, means: int) -> Refusal | None:
    if means in (ENTER, ABILITY, PASSENGER) and has(game, game.party.pilot(figure), "trap"):
        return Refusal("trap")
    return None


@probe.adjust.worth(GRANT)
def mechanic_and_mentalist(game: Game, seat: int, worth: Worth) -> Worth:
    torch, key, gold = worth
    return torch * (2 if has(game, seat, "mechanic") else 1), key, gold or has(game, seat, "mentalist")


@probe.adjust.consent(BIND)
def minds_are_controlled(game: Game, seat: int, deed: int, mask: int) -> int:
    if deed not in (MOVE, GEMS, ESCAPE) or not has(game, seat, "mind"):
        return mask
    return sum(1 << each for each in game.party.inside() if each != seat and not has(game, each, "mind"))


@probe.react(PieceMoved)
def a_broken_die_lies_on_its_card(game: Game, event: PieceMoved) -> None:
    if event.piece not in pieces_of(game, "broken"):
        return
    seat, card = seat_of(event.to), spot(CARD, event.piece)
    if seat >= 0:
        effects.owe_dice(game, seat, 1, card)
    else:
        effects.return_dice(game, card)


@probe.react(DiceRolled)
def vines_void_adventurers(game: Game, event: DiceRolled) -> None:
    if has(game, event.seat, "vines"):
        for die, face in zip(bits(event.dice), event.faces, strict=True):
            if face == A:
                game.emit(Noted("die", "marks", game.dice.marks[die] | VOID, die))


@probe.react(PieceMoved)
def vines_let_go(game: Game, event: PieceMoved) -> None:
    if event.piece in pieces_of(game, "vines") and seat_of(event.to) < 0 and event.seat >= 0:
        for die in game.dice.hands[event.seat]:
            if game.dice.marks[die] & VOID:
                game.emit(Noted("die", "marks", game.dice.marks[die] & ~VOID, die))


@probe.adjust.throw(BIND)
def void_dice_join(game: Game, seat: int, dice: int) -> int:
    return dice | sum(1 << die for die in game.dice.hands[seat] if game.dice.marks[die] & VOID)


@probe.adjust.roll_ms(BIND)
def vines_slow_down(game: Game, seat: int, ms: int) -> int:
    return ms * 3 // 2 if has(game, seat, "vines") else ms


@probe.adjust.dice_loss(BIND)
def traps_cost_one_more(game: Game, seat: int, safe: bool, number: int) -> int:
    return number + has(game, seat, "trap")


# -------------------------------------------------------------------- the chalice
@probe.adjust.safe(GRANT)
def the_chalice_protects(game: Game, place: int, safe: bool) -> bool:
    return safe or any(place_of(game.pieces.at[piece]) == place for piece in pieces_of(game, "chalice"))


@probe.adjust.entry_costs(GRANT)
def halls_take_keys_too(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    return (*costs, (0, 0, 1, 0, 0)) if game.tile_kind(to >> 1).id in HALLS else costs


@probe.adjust.entry_costs(BIND)
def the_chalice_is_heavy(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    return costs if carry < 0 else tuple(plus(cost, (0, 1, 0, 0, 0)) for cost in costs)


@probe.react(AdventurerMoved)
def steps_are_heard(game: Game, event: AdventurerMoved) -> None:
    if event.means == ENTER and game.pieces.kind:
        game.emit(Announced("step", (event.figure, event.to)))


# -------------------------------------------------------------------- dice on the move
def shows_only_black_masks(game: Game, seat: int, target: int) -> bool:
    hand = game.dice.hands[seat]
    return bool(hand) and all(game.dice.face[die] == B for die in hand)


ALL_BLACK = Need(shows_only_black_masks, Refusal("not_all_black"))


@probe.offer("stack", "unstack", "howl", "show_black", "swap")
def play_with_dice(game: Game, seat: int) -> tuple[Offer, ...]:
    if not is_in_play(game, seat):
        return ()
    hand = game.dice.mask_of(seat)
    stacked = tuple(game.dice.held(seat, STACK)[:1])
    others = tuple(each for each in game.party.seats_at(game.here(seat)) if each != seat and game.dice.hands[each])
    return (
        Offer("stack", targets=(-1,) if hand else (), pick=Pick(1, 2, (hand,))),
        Offer("unstack", targets=stacked),
        Offer("howl", needs=ALL_BLACK),
        Offer("show_black", prices=price("B2"), keeps=True),
        Offer("swap", targets=others if hand else ()),
    )


@probe.perform("stack")
def stack_dice(game: Game, order: Order) -> None:
    for die in bits(order.dice):
        game.emit(DieMoved(die, spot(STACK), order.seat, game.dice.face[die]))


@probe.perform("unstack")
def take_dice_back(game: Game, order: Order) -> None:
    for die in game.dice.held(order.seat, STACK):
        game.emit(DieMoved(die, spot(HAND), order.seat, game.dice.face[die]))


@probe.perform("howl")
def howling_frees_all(game: Game, order: Order) -> None:
    game.emit(DiceFreed(order.seat, game.dice.mask_of(order.seat)))


@probe.perform("show_black")
def black_masks_are_shown(game: Game, order: Order) -> None:
    assert len([die for die in game.dice.hands[order.seat] if game.dice.face[die] == B]) >= 2
    game.emit(Announced("black_masks"))


@probe.perform("swap")
def ask_for_a_swap(game: Game, order: Order) -> None:
    mine, yours = game.dice.hands[order.seat][0], game.dice.hands[order.target][0]
    throws = game.party.throws
    args = (order.seat, mine, order.target, yours, throws[order.seat], throws[order.target])
    questions.ask(game, "swap", 1 << order.target, effects.CHOICE_MS, default=LAPSE, args=args)


@probe.choices("swap")
def swap_while_both_are_here(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """Nothing is frozen: a throw, a step or a lost die ends the offer."""
    one, mine, other, yours, *throws = question.args
    together = game.here(one) == game.here(other) >= 0
    in_hand = mine in game.dice.hands[one] and yours in game.dice.hands[other]
    return (NO, YES) if together and in_hand and throws == [game.party.throws[one], game.party.throws[other]] else ()


@probe.closed("swap")
def dice_are_swapped(game: Game, question: Question, answers: dict[int, int]) -> None:
    one, mine, other, yours, *_ = question.args
    if YES in answers.values():
        faces = game.dice.face[mine], game.dice.face[yours]
        game.emit(DieMoved(mine, spot(HAND), other, faces[0]))
        game.emit(DieMoved(yours, spot(HAND), one, faces[1]))


@probe.react(AdventurerEscaped)
def everybody_hears_of_an_escape(game: Game, event: AdventurerEscaped) -> None:
    if game.pieces.kind:
        game.emit(Announced("escaped", (event.seat,)))
