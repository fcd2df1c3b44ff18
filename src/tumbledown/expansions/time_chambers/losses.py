"""Dice that the team loses: volunteers first, then the seats with most dice.

The answers of the question are numbers of dice. Nothing is taken before the question is closed, so the losses of a slam
in the meantime come first.
"""

from typing import Final

from tumbledown.engine import effects, questions
from tumbledown.engine.dice import CARD, FALLING, LOST, STACK, spot
from tumbledown.engine.events import Announced, Answered, Closed, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.structs import Question
from tumbledown.expansions.base.door import is_collapsing
from tumbledown.expansions.data.time_chambers import TRIALS, VOLUNTEERS_MS
from tumbledown.expansions.time_chambers.chapter import CALLED_OUT, NAME, chapter, slot

VOLUNTEERS: Final = "volunteers"

OWED: Final = "dice_owed"
"""Announced with the tile and the number of dice that are asked for."""
PAID: Final = "dice_paid"
"""Announced with the tile, the seat, the number of dice it gives, and whether it gave them by choice."""

NO_LOSS: Final[tuple[int, ...]] = ()


# -------------------------------------------------------------------- owned dice
def owned(game: Game, seat: int) -> int:
    """Return how many dice this seat could lose: those in play, and those on a pile or a card of its own; never one
    that lies in a chamber.

    Rules: time_chambers.torch.no_dice, time_chambers.sacrifice.out_of_hand.
    """
    dice = game.dice
    return len(dice.hands[seat]) + sum([len(dice.held(seat, kind)) for kind in (FALLING, STACK, CARD)])


def owners(game: Game) -> list[int]:
    """Rules: time_chambers.escaped, time_chambers.torch.no_dice."""
    return [seat for seat in game.party.inside() if owned(game, seat)]


def _by_different_players(game: Game, tile: int) -> bool:
    return TRIALS[game.tile_kind(tile).id].different_players


# -------------------------------------------------------------------- asking for volunteers
def demand(game: Game, tile: int, count: int) -> None:
    """Make the team give up this number of dice. No question is asked if there is only one way to share them out.

    Rules: time_chambers.volunteers, time_chambers.torch.who, time_chambers.torch.few_players,
    time_chambers.lava.distribution.
    """
    game.emit(Announced(OWED, (tile, count)))
    asked = owners(game)
    if _only_one_way(game, tile, asked, count):
        _take_the_rest(game, tile, count, [])
        return
    game.emit(Noted(NAME, "loss_now", (tile, count)))
    mask = sum([1 << seat for seat in asked])
    # After a player's own answer another player may still name that seat.
    need = len(asked) + 1 if game.rules.plays(CALLED_OUT) else len(asked)
    questions.ask(game, VOLUNTEERS, mask, VOLUNTEERS_MS, need=need, args=(tile, count))


def _only_one_way(game: Game, tile: int, asked: list[int], count: int) -> bool:
    if len(asked) < 2:
        return True
    most = len(asked) if _by_different_players(game, tile) else sum([owned(game, seat) for seat in asked])
    return most <= count


@chapter.choices(VOLUNTEERS)
def some_dice_or_none(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """No dice by default, at most what is missing and what the seat has; for the torch chamber at most one.

    Rules: time_chambers.volunteers, time_chambers.torch.who, time_chambers.lava.distribution.
    """
    return () if game.party.out[seat] else tuple(range(most_from(game, question, seat) + 1))


def most_from(game: Game, question: Question, seat: int) -> int:
    """Return how many dice this seat could give in all, beside what the others have promised."""
    if game.party.out[seat]:
        return 0
    tile, count = question.args
    missing = count - sum([dice for who, dice in question.answers.items() if who != seat])
    return max(0, min(owned(game, seat), missing, 1 if _by_different_players(game, tile) else missing))


@chapter.react(Answered)
def enough_have_volunteered(game: Game, event: Answered) -> None:
    question = game.questions[event.question]
    if question.kind == VOLUNTEERS and sum(question.answers.values()) >= question.args[1]:
        questions.close(game, question, "answered")


@chapter.react(Closed)
def it_is_over(game: Game, event: Closed) -> None:
    if slot(game).loss_now and not any(question.kind == VOLUNTEERS for question in game.questions.values()):
        game.emit(Noted(NAME, "loss_now", NO_LOSS))


@chapter.closed(VOLUNTEERS)
def volunteers_pay_first(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Rules: time_chambers.volunteers, time_chambers.torch.who, time_chambers.end_of_game, time_chambers.escaped."""
    tile, count = question.args
    if is_collapsing(game):
        return
    paid: list[int] = []
    for seat, offered in answers.items():
        dice = 0 if game.party.out[seat] else min(offered, owned(game, seat))
        if dice:
            _pay(game, tile, seat, dice, by_choice=True)
            paid += [seat] * dice
    _take_the_rest(game, tile, count - len(paid), paid)


# -------------------------------------------------------------------- paying
def _pay(game: Game, tile: int, seat: int, dice: int, *, by_choice: bool) -> None:
    """Rules: time_chambers.dice.choose_die, time_chambers.dice.last_die."""
    game.emit(Announced(PAID, (tile, seat, dice, int(by_choice))))
    effects.owe_dice(game, seat, dice, spot(LOST))


def _take_the_rest(game: Game, tile: int, count: int, paid: list[int]) -> None:
    """Take dice one by one from the seat with most dice in play; for the torch chamber no seat pays twice. Dice that no
    seat has are not asked for.

    Rules: time_chambers.volunteers, time_chambers.torch.no_dice, time_chambers.lava.distribution.
    """
    spared = list(paid) if _by_different_players(game, tile) else []
    for number in range(count):
        seat = _richest(game, [each for each in owners(game) if each not in spared], f"loss {tile} {number}")
        if seat < 0:
            return
        _pay(game, tile, seat, 1, by_choice=False)
        if _by_different_players(game, tile):
            spared.append(seat)


def _richest(game: Game, seats: list[int], luck: str) -> int:
    """Return the seat with most dice in play, a random one of several; -1 if there is none."""
    if not seats:
        return -1
    best = max([_wealth(game, seat) for seat in seats])
    tied = [seat for seat in seats if _wealth(game, seat) == best]
    return tied[game.fortune.below(luck, len(tied))]


def _wealth(game: Game, seat: int) -> int:
    """Return the rank of this seat: its number of dice in play. Of seats without any, one with a die on a pile comes
    before one whose only die lies on a card."""
    dice = game.dice
    if dice.hands[seat]:
        return len(dice.hands[seat])
    return 0 if dice.held(seat, FALLING) or dice.held(seat, STACK) else -1
