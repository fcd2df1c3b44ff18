"""The votes on a turn of fate and on giving up. Both need a yes from every voter."""

from typing import Final

from tumbledown.engine import clock, presence, questions
from tumbledown.engine.events import Announced, Answered, DiceFreed, GameEnded, GemsMoved, Noted, TimerRang
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, OUTSIDE, Need, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import BESIDE, DEPOT
from tumbledown.engine.questions import ALL, LAPSE, NO, YES
from tumbledown.engine.structs import Question
from tumbledown.expansions.base import refusals as no
from tumbledown.expansions.base.chapter import chapter, slot
from tumbledown.expansions.base.dice import all_are_kept, is_anybody_freed, would_be_freed

FATE: Final = "fate"
GIVE_UP: Final = "give_up"
VOTE_MS: Final = 10_000
REST_MS: Final = 5_000
BALLOT: Final = (NO, YES)


_fate: Final = (Offer(FATE, NONE, needs=Need(is_anybody_freed, no.NOTHING_LOCKED, all_are_kept)),)
_no_fate_left: Final = (Offer(FATE, NONE, barred=no.NO_FATE_LEFT),)
_fate_open: Final = (Offer(FATE, NONE, barred=no.VOTE_OPEN),)
_fate_rests: Final = (Offer(FATE, NONE, barred=no.VOTE_RESTS),)
_give_up: Final = (Offer(GIVE_UP, OUTSIDE),)
_give_up_open: Final = (Offer(GIVE_UP, OUTSIDE, barred=no.VOTE_OPEN),)
_give_up_rests: Final = (Offer(GIVE_UP, OUTSIDE, barred=no.VOTE_RESTS),)


def _is_open(game: Game, kind: str) -> bool:
    return any(question.kind == kind for question in game.questions.values())


def _vote(game: Game, kind: str, seat: int, voters: list[int]) -> None:
    """Open the vote. The proposer votes yes by proposing.

    Rules: base.fate.unanimous, base.fate.lapse.
    """
    asked = 1 << seat
    for voter in voters:
        asked |= 1 << voter
    id = questions.ask(game, kind, asked, VOTE_MS, need=ALL, default=LAPSE)
    game.emit(Answered(id, seat, YES))
    questions.settle(game, game.questions[id])


# -------------------------------------------------------------------- the turn of fate
@chapter.offer(FATE)
def call_for_a_turn_of_fate(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: base.fate.no_dice, base.fate.twice."""
    if game.party.out[seat]:
        return ()
    if not game.depot.beside:
        return _no_fate_left
    if game.questions and _is_open(game, FATE):
        return _fate_open
    return _fate_rests if slot(game).fate_rests else _fate


@chapter.perform(FATE)
def propose_fate(game: Game, order: Order) -> None:
    _vote(game, FATE, order.seat, [each for each in game.party.inside() if presence.may_vote(game, each)])


@chapter.choices(FATE)
def those_inside_vote(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return BALLOT if not game.party.out[seat] and presence.may_vote(game, seat) else ()


@chapter.closed(FATE)
def fate_turns(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Put one gem into the depot and free all locked dice, unless their owner keeps them. If no die would be freed by
    now, no gem is spent.

    Rules: base.fate.effect, base.fate.optional_per_player, base.fate.race, base.fate.lapse, base.mask.keep_switch.
    """
    if NO in answers.values():
        _rest(game, FATE)
        return
    freed = [seat for seat in game.party.inside() if would_be_freed(game, seat)]
    if not game.depot.beside or not freed:
        game.emit(Announced("fate_lapsed"))
        return
    game.emit(GemsMoved(BESIDE, DEPOT, 1))
    for seat in freed:
        game.emit(DiceFreed(seat, sum([1 << die for die in game.dice.locked(seat)])))


# -------------------------------------------------------------------- giving up
@chapter.offer(GIVE_UP)
def propose_to_give_up(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: base.end.hopeless."""
    if game.questions and _is_open(game, GIVE_UP):
        return _give_up_open
    return _give_up_rests if slot(game).give_up_rests else _give_up


@chapter.perform(GIVE_UP)
def vote_on_giving_up(game: Game, order: Order) -> None:
    _vote(game, GIVE_UP, order.seat, [each for each in range(game.party.size) if presence.may_vote(game, each)])


@chapter.choices(GIVE_UP)
def everybody_connected_votes(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return BALLOT if presence.may_vote(game, seat) else ()


@chapter.closed(GIVE_UP)
def the_team_gives_up(game: Game, question: Question, answers: dict[int, int]) -> None:
    if NO in answers.values():
        _rest(game, GIVE_UP)
    else:
        game.emit(GameEnded(False, "gave_up"))


# -------------------------------------------------------------------- a vote that was refused rests
def _rest(game: Game, kind: str) -> None:
    game.emit(Noted("base", f"{kind}_rests", 1))
    clock.set_timer(game, f"{kind}_rests", game.now + REST_MS, clock.RELEASE)


@chapter.react(TimerRang)
def a_vote_has_rested(game: Game, event: TimerRang) -> None:
    if event.name in ("fate_rests", "give_up_rests"):
        game.emit(Noted("base", event.name, 0))
