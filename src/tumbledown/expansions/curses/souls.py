"""Soul exchange: two players steer each other's figures.

To find who steers which figure, start from every player's own figure and apply the exchange of each open card in order.
A card counts from the moment at which its drawer names a partner.
"""

from typing import Final

from tumbledown.engine import questions
from tumbledown.engine.effects import CHOICE_MS
from tumbledown.engine.events import AdventurerEscaped, Announced, ControlChanged, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import BOXED, seat_of
from tumbledown.engine.questions import RANDOM
from tumbledown.engine.structs import Question
from tumbledown.expansions.curses.chapter import SOUL_EXCHANGE, chapter, slot

SOUL: Final = "soul"

# The first argument of a blocking question may be a tile in the air. Here there is none.
NO_TILE: Final = -1

soul_exchange = chapter.of(SOUL_EXCHANGE)

Exchange = tuple[int, int, int]
"""The card, its drawer and the partner."""


def exchanges(game: Game) -> list[Exchange]:
    """Return the active exchanges in their order."""
    flat = slot(game).exchanges
    return [(flat[n], flat[n + 1], flat[n + 2]) for n in range(0, len(flat), 3)]


def partners(game: Game, seat: int) -> tuple[int, ...]:
    """Return the other seats that still have an adventurer in the temple."""
    return tuple([each for each in game.party.inside() if each != seat])


# -------------------------------------------------------------------- the card comes and goes
@soul_exchange.comes
def a_partner_is_asked_for(game: Game, seat: int, card: int) -> None:
    """Rules: curses.soul_exchange.target."""
    if partners(game, seat):
        questions.ask(game, SOUL, 1 << seat, CHOICE_MS, blocks=True, default=RANDOM, args=(NO_TILE, card))
    else:
        game.emit(Announced("soul_alone", (seat,)))
        game.emit(PieceMoved(card, BOXED, seat=seat))


@soul_exchange.goes
def souls_return(game: Game, seat: int, card: int) -> None:
    """Compute control anew from the other exchanges.

    Rules: curses.soul_exchange.lift, curses.soul_exchange.positions.
    """
    before = exchanges(game)
    left = [exchange for exchange in before if exchange[0] != card]
    if len(left) < len(before):
        _note(game, left)
        game.emit(ControlChanged(_exchanged(game.party.own, left), tuple(game.party.own)))


@chapter.choices(SOUL)
def anybody_else_inside(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return partners(game, seat) if seat_of(game.pieces.at[question.args[1]]) == seat else ()


@chapter.closed(SOUL)
def two_souls_are_exchanged(game: Game, question: Question, answers: dict[int, int]) -> None:
    """The named partner cannot refuse.

    Rules: curses.soul_exchange.effect, curses.soul_exchange.positions, curses.soul_exchange.what_stays,
    curses.soul_exchange.bans_follow_player, curses.soul_exchange.slam, curses.soul_exchange.no_consent,
    curses.soul_exchange.signal.
    """
    for seat, partner in answers.items():
        active = [*exchanges(game), (question.args[1], seat, partner)]
        _note(game, active)
        game.emit(ControlChanged(_exchanged(game.party.own, active), tuple(game.party.own)))


# -------------------------------------------------------------------- escaping
@chapter.react(AdventurerEscaped)
def exchanges_with_the_escaped_are_for_good(game: Game, event: AdventurerEscaped) -> None:
    """Remove the cards of these exchanges. Each seat keeps the figure that it steers now, and own figures are changed
    so that the other exchanges still lead to this control.

    Rules: curses.soul_exchange.escape.
    """
    before = exchanges(game)
    left = [exchange for exchange in before if event.seat not in exchange[1:]]
    if len(left) < len(before):
        control = tuple(game.party.control)
        _note(game, left)
        game.emit(ControlChanged(control, _exchanged(game.party.control, left[::-1])))
        for card, drawer, _ in before:
            if all(card != exchange[0] for exchange in left):
                game.emit(PieceMoved(card, BOXED, seat=drawer))


@chapter.react(AdventurerEscaped)
def a_card_without_partners_is_discarded(game: Game, event: AdventurerEscaped) -> None:
    """The last possible partner may escape while the drawer is still choosing.

    Rules: curses.soul_exchange.target.
    """
    for question in list(game.questions.values()):
        if question.kind == SOUL:
            seat = seat_of(game.pieces.at[question.args[1]])
            if seat >= 0 and not partners(game, seat):
                game.emit(PieceMoved(question.args[1], BOXED, seat=seat))


# -------------------------------------------------------------------- working it out
def _exchanged(figures: list[int], active: list[Exchange]) -> tuple[int, ...]:
    """Return the figure of each seat after these exchanges in this order.

    Rules: curses.soul_exchange.several.
    """
    steered = list(figures)
    for _, drawer, partner in active:
        steered[drawer], steered[partner] = steered[partner], steered[drawer]
    return tuple(steered)


def _note(game: Game, active: list[Exchange]) -> None:
    flat = tuple([number for exchange in active for number in exchange])
    game.emit(Noted("curses", "exchanges", flat))
