"""The contract, by number: what holds in every state, after every step, and in every experiment with copies.

Each function asserts one thing and says what is wrong. `ALWAYS` hold of a state at rest; `STEPS` of an event and the
state just before it; `EXPERIMENTS` try something on copies of a game and leave the game itself alone.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from tests import oracle
from tests.contract.secrecy import permuted
from tests.contract.strays import Listed, is_listed, offer_key, stray_command, takings
from tumbledown.engine import effects, options, questions
from tumbledown.engine.adventurer import HOLDS_BACK, OUT
from tumbledown.engine.commands import AnyCommand, Command, Roll
from tumbledown.engine.dice import CARD, FALLING, GONE, HAND, HELD_BACK, KEPT, SHIFT, STACK, USED, VOID, bits
from tumbledown.engine.events import Closed, DiceRolled, DiceSpent, DoorPhase
from tumbledown.engine.forms import aim
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.icons import BLANK, B
from tumbledown.engine.offers import ALONE, Offer
from tumbledown.engine.options import find
from tumbledown.engine.paying import wallet, worth
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, IN_PILE, TILES, seat_of
from tumbledown.engine.snapshot import restore, snapshot, state_hash
from tumbledown.engine.temple import AIR, HOVER, LAID, NOWHERE, PILE
from tumbledown.engine.tiles import opposite
from tumbledown.engine.view import SPECTATOR, view

NEVER: Final = -1
NUMBERS: Final[dict[int, Callable[..., None]]] = {}
"""Which function stands for which number of the contract; the higher numbers stand in files of their own."""


def invariant(number: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    def note(check: Callable[..., None]) -> Callable[..., None]:
        assert number not in NUMBERS, f"two checks of invariant {number}"
        NUMBERS[number] = check
        return check

    return note


class Facts:
    """What a game began with and must keep."""

    def __init__(self, game: Game) -> None:
        self.dice = len(game.dice.face)
        self.gems = gems_everywhere(game)
        self.tiles = sorted(game.temple.kind)
        self.pieces = sorted(game.pieces.kind)


def gems_everywhere(game: Game) -> int:
    depot = game.depot
    return depot.gems + depot.beside + depot.boxed + sum(game.temple.gems) + sum(depot.on_pieces.values())


def copy_of(game: Game, fortune: Fortune | None = None) -> Game:
    return restore(snapshot(game), game.rules, fortune or game.fortune)


# -------------------------------------------------------------------- always
@invariant(1)
def dice_are_constant_and_each_lies_in_one_place(game: Game, facts: Facts) -> None:
    dice = game.dice
    assert len(dice.face) == len(dice.where) == len(dice.holder) == len(dice.marks) == facts.dice
    for seat, hand in enumerate(dice.hands):
        own = [die for die in range(facts.dice) if dice.where[die] == HAND and dice.holder[die] == seat]
        assert hand == own, f"seat {seat} holds {own}, its hand lists {hand}"
    for die in range(facts.dice):
        assert 0 <= dice.where[die] >> SHIFT <= GONE
        assert 0 <= dice.face[die] <= B
        assert not dice.marks[die] & USED or dice.face[die] == BLANK, f"used die {die} still shows something"
        kept = dice.marks[die] & (KEPT | HELD_BACK)
        assert not kept or (dice.where[die] == HAND and dice.face[die] not in (BLANK, B)), f"die {die} cannot be kept"


@invariant(3)
def gems_are_conserved(game: Game, facts: Facts) -> None:
    assert gems_everywhere(game) == facts.gems


@invariant(4)
def no_counter_is_negative(game: Game, facts: Facts) -> None:
    depot = game.depot
    counters = [depot.gems, depot.beside, depot.markers, depot.gem_tiles, *depot.on_pieces.values()]
    assert min(counters) >= 0, counters
    assert min(game.temple.gems) >= 0


@invariant(5)
def every_tile_is_in_one_state(game: Game, facts: Facts) -> None:
    temple = game.temple
    assert sorted(temple.kind) == facts.tiles
    lying = {temple.cell[tile]: tile for tile, state in enumerate(temple.state) if state in (AIR, LAID, HOVER)}
    assert lying == temple.tile_at
    for tile, state in enumerate(temple.state):
        assert (temple.cell[tile] == NOWHERE) == (state not in (AIR, LAID, HOVER)), f"tile {tile} in state {state}"
    waiting = [tile for tile, state in enumerate(temple.state) if state == PILE]
    assert sorted(game.pile(TILES)) == waiting, "the pile holds other tiles than those that wait in it"


@invariant(6)
def neighbours_are_as_if_computed_anew(game: Game, facts: Facts) -> None:
    assert game.temple.nbr == oracle.neighbours(game.temple)


@invariant(7)
def only_one_way_sides_are_lopsided(game: Game, facts: Facts) -> None:
    temple = game.temple
    for index, there in enumerate(temple.nbr):
        here, side = index >> 2, index & 3
        if there >= 0 and temple.nbr[4 * there + opposite(side)] != here:
            assert not oracle.may_leave(temple, there >> 1, opposite(side)), f"one cannot return from {there} to {here}"


@invariant(8)
def halves_are_never_joined(game: Game, facts: Facts) -> None:
    for index, there in enumerate(game.temple.nbr):
        assert there < 0 or there >> 1 != index >> 3, f"place {index >> 2} leads to its own tile"


@invariant(9)
def figures_stand_in_chambers(game: Game, facts: Facts) -> None:
    for figure, place in enumerate(game.party.place):
        assert place == OUT or game.temple.is_place(place), f"figure {figure} stands at {place}"
        assert place == OUT or not game.temple.kind_of(place >> 1).closed, f"figure {figure} is in a closed chamber"


@invariant(10)
def everybody_steers_one_figure(game: Game, facts: Facts) -> None:
    party = game.party
    assert sorted(party.control) == sorted(party.own) == list(range(party.size))
    for seat in range(party.size):
        assert bool(party.out[seat]) == (party.here(seat) == OUT), f"seat {seat} is half out"


@invariant(20)
def nobody_outside_is_held_up_or_asked_in_vain(game: Game, facts: Facts) -> None:
    for question in game.questions.values():
        for seat in bits(question.asked):
            if seat not in question.answers and question.due_at >= 0 and not questions.stands_still(game, question):
                assert questions.choices(game, question, seat), f"seat {seat} has no answer to {question}"
                assert not (question.blocks and game.party.out[seat]), f"{question} holds up seat {seat} outside"


def every_open_question_has_its_timer(game: Game, facts: Facts) -> None:
    rings = {timer[4][0]: timer[0] for timer in game.timers + game.frozen if timer[3] == "question"}
    assert rings == {id: question.due_at for id, question in game.questions.items() if question.due_at >= 0}


def no_decided_question_stays_open(game: Game, facts: Facts) -> None:
    for question in game.questions.values():
        said, needed = list(question.answers.values()), question.need or question.asked.bit_count()
        if question.need == questions.ONE_YES:
            needed = question.asked.bit_count()
            assert questions.YES not in said, f"{question} was granted"
        elif question.need == questions.ALL:
            assert questions.NO not in said, f"{question} was refused"
        assert len(said) < needed, f"{question} has all its answers"


@invariant(22)
def pieces_are_conserved(game: Game, facts: Facts) -> None:
    pieces = game.pieces
    assert sorted(pieces.kind) == facts.pieces
    piled = [piece for name, order in pieces.piles.items() if name != TILES for piece in order]
    assert sorted(piled) == [piece for piece, where in enumerate(pieces.at) if where >> SHIFT == IN_PILE]
    for seat in range(game.party.size):
        kinds = {pieces.kind[piece] for piece, where in enumerate(pieces.at) if seat_of(where) == seat}
        assert game.party.cards[seat] == sum(1 << kind for kind in kinds)
    assert game.items == [piece for piece, added in enumerate(pieces.added) if added]
    assert all(pieces.at[piece] >> SHIFT in (AT_SEAT, AT_PLACE) for piece in game.items)


@invariant(23)
def no_unique_card_lies_twice_before_a_seat(game: Game, facts: Facts) -> None:
    pieces = game.pieces
    held = [(seat_of(where), pieces.kind[piece]) for piece, where in enumerate(pieces.at) if seat_of(where) >= 0]
    unique = [(seat, kind) for seat, kind in held if pieces.kinds[kind].unique]
    assert len(unique) == len(set(unique))


def a_pile_is_numbered_from_the_top(game: Game, facts: Facts) -> None:
    """So that the number of what is drawn tells nothing about it."""
    for name, order in game.pieces.piles.items():
        assert order == sorted(order), f"the pile {name} is {order}"


ALWAYS: Final = (
    dice_are_constant_and_each_lies_in_one_place,
    gems_are_conserved,
    no_counter_is_negative,
    everybody_steers_one_figure,
    figures_stand_in_chambers,
    nobody_outside_is_held_up_or_asked_in_vain,
    every_open_question_has_its_timer,
    no_decided_question_stays_open,
    a_pile_is_numbered_from_the_top,
)
PIECES: Final = (pieces_are_conserved, no_unique_card_lies_twice_before_a_seat)
TEMPLE: Final = (
    every_tile_is_in_one_state,
    neighbours_are_as_if_computed_anew,
    only_one_way_sides_are_lopsided,
    halves_are_never_joined,
)


# -------------------------------------------------------------------- steps
@invariant(2)
def only_shown_dice_in_play_pay(before: Game, event: DiceSpent) -> None:
    dice = before.dice
    for die in bits(event.dice):
        assert dice.where[die] == HAND, f"die {die} paid from elsewhere"
        assert dice.face[die] != BLANK, f"die {die} paid without showing anything"
        assert not dice.marks[die] & VOID, f"void die {die} paid"


@invariant(15)
def payments_are_as_small_as_possible(before: Game, event: DiceSpent, command: AnyCommand) -> None:
    offer = _offer_of(before, command)
    named = 0 if offer.pick is not None else getattr(command, "dice", 0)
    for die in bits(event.dice):
        mine = before.dice.holder[die] == event.seat
        assert not (mine and named) or named >> die & 1, f"die {die} was not named"
    if not before.rules.adjusts_worth and not before.pieces.kind:
        least = min(sum(sum(bill.cost) for bill in price) for price in offer.prices)
        assert event.dice.bit_count() == least or len(offer.prices) > 1, f"{least} dice would have done"
    elif not getattr(command, "using", ()) and not before.items:
        _is_least(before, event, offer, named)


def _is_least(before: Game, event: DiceSpent, offer: Offer, named: int) -> None:
    """No smaller part of the dice spent covers any price: what was paid can never be paid with less of itself."""
    dice = bits(event.dice)
    coins = [(before.dice.face[die], worth(before, before.dice.holder[die])) for die in dice]
    if len(offer.prices) == 1 and len(offer.prices[0]) == 1 and len(dice) <= 8:
        assert oracle.fewest(coins, offer.prices[0][0].cost) == len(dice), f"{dice} are more than needed"


@invariant(16)
def who_pays_alone_pays_alone(before: Game, event: DiceSpent, command: AnyCommand) -> None:
    offer = _offer_of(before, command)
    places = offer.places()
    alone = all(bill.place == ALONE for price in offer.prices for bill in price)
    holders = {before.dice.holder[die] for die in bits(event.dice)}
    is_helped = any(_stand_together(before, event.seat, other) for other in holders - {event.seat})
    for die in bits(event.dice):
        holder = before.dice.holder[die]
        if alone:
            assert holder == event.seat, f"seat {holder} paid for seat {event.seat}"
        elif holder != event.seat or not any(bill.place == ALONE for price in offer.prices for bill in price):
            assert before.party.here(holder) in places, f"seat {holder} paid from elsewhere"
            if holder != event.seat or is_helped:
                assert not before.party.prefs[holder] & HOLDS_BACK, f"seat {holder} holds back"
                assert not before.dice.marks[die] & HELD_BACK, f"die {die} was held back"


def _stand_together(game: Game, one: int, other: int) -> bool:
    return game.party.here(one) == game.party.here(other)


def _offer_of(game: Game, command: AnyCommand) -> Offer:
    verb, target, about = aim(command)
    offer = find(game, command.seat, verb, target, about)
    assert offer is not None, f"dice were spent on {command}, which is not offered"
    return offer


@invariant(21)
def a_slam_takes_what_is_owed_or_all(owed: dict[int, int], taken: dict[int, int]) -> None:
    assert {seat: number for seat, number in owed.items() if number} == taken


def owed_at(before: Game, event: DoorPhase) -> dict[int, int]:
    """How many dice each seat must lose in this phase, at most all it has."""
    owed: dict[int, int] = {}
    for seat in before.party.inside():
        has = [die for kind in (HAND, FALLING, STACK, CARD) for die in before.dice.held(seat, kind)]
        owed[seat] = min(len(has), effects.dice_loss(before, seat, safe=bool(event.safe >> seat & 1)))
    return owed


@invariant(27)
def no_dice_are_thrown_where_that_is_forbidden(before: Game, event: DiceRolled) -> None:
    """However a throw comes about: by the command or by a deed of some chapter."""
    for rule in before.laws[event.seat].forbid_roll:
        refusal = rule(before, event.seat, event.dice)
        assert refusal is None, f"seat {event.seat} threw {bits(event.dice)}, though {refusal}"


@invariant(28)
def whoever_is_asked_has_answered_when_time_is_up(before: Game, event: Closed) -> None:
    """Also where the question was still waiting its turn: then the default is taken for those who could not answer."""
    question = before.questions[event.question]
    if event.how == "due":
        assert set(question.answers) == set(bits(question.asked)), f"{question} was decided by nobody"


@invariant(19)
def the_next_deadline_lies_ahead(game: Game) -> None:
    deadline = game.next_deadline()
    assert deadline is None or deadline > game.now, f"{game.timers[0]} should have rung by {game.now}"


# -------------------------------------------------------------------- experiments
@invariant(11)
def listed_options_succeed(game: Game, luck: Random) -> None:
    for seat in range(game.party.size):
        for offer in game.options(seat):
            for command in takings(game, seat, offer, luck):
                copy = copy_of(game)
                outcome = copy.handle(command, copy.now)
                assert outcome.refusal is None, f"listed, but {command} was refused: {outcome.refusal}"


@invariant(12)
def others_are_refused(game: Game, luck: Random) -> None:
    for _ in range(4):
        command = stray_command(game, luck)
        expected = is_listed(game, command)
        outcome = copy_of(game).handle(command, game.now)
        if expected is Listed.NO:
            assert outcome.refusal is not None, f"not listed, but {command} was carried out"
        elif expected is Listed.YES:
            assert outcome.refusal is None, f"listed, but {command} was refused: {outcome.refusal}"


@invariant(13)
def refusals_change_nothing(game: Game, command: Command, later: int) -> None:
    """What was due in the meantime happens all the same: compare with a command that nobody could understand."""
    one, other = copy_of(game), copy_of(game)
    outcome = one.handle(command, later)
    idle = other.handle(Roll(-7), later)
    if outcome.refusal is not None:
        assert outcome.events == idle.events, f"{command} was refused, but things happened"
        assert state_hash(one) == state_hash(other), f"{command} was refused, but changed the game"


@invariant(14)
def cached_options_are_fresh(game: Game) -> None:
    """Only where the cache would be used: elsewhere there is nothing to compare."""
    for seat in range(game.party.size):
        if game.structure_epochs[seat] != game.epoch:
            continue
        fresh = {verb: keys_of(options.fresh_offers(game, seat, verb)) for verb in _remembered(game, seat)}
        listed = game.listed[seat]
        if listed is not None:
            assert keys_of(listed) == [key for keys in fresh.values() for key in keys], f"seat {seat}"
        for verb, kept in game.structures[seat].items():
            assert keys_of(kept) == fresh[verb], f"seat {seat}, {verb}"
        for verb, kept in game.sourced[seat].items():
            assert keys_of(kept) == keys_of(options.from_sources(game, seat, verb)), f"seat {seat}, {verb}"


def keys_of(offers: list[Offer]) -> list[tuple[object, ...]]:
    return [offer_key(offer) for offer in offers]


def _remembered(game: Game, seat: int) -> list[str]:
    """The verbs of which the seat's offers are in the cache, in the order in which they are listed."""
    return [verb for verb in game.rules.offers if game.listed[seat] is not None or verb in game.structures[seat]]


def counted_dice_are_fresh(game: Game) -> None:
    """What a seat's dice are worth is counted once, until its dice, cards or switches change."""
    for seat in range(game.party.size):
        kept = list(wallet(game, seat))
        game.counted[seat] = NEVER
        assert wallet(game, seat) == kept, f"the dice of seat {seat} are worth something else by now"


@invariant(17)
def replay_and_snapshot_agree(game: Game, others: list[Game]) -> None:
    """Whoever got the events, or the snapshot and then the same commands, is in the same state."""
    mine = state_hash(game)
    assert [state_hash(other) for other in others] == [mine] * len(others), "states differ"


def restored_options_are_the_same(game: Game) -> None:
    copy = copy_of(game)
    for seat in range(game.party.size):
        mine = [offer_key(offer) for offer in game.options(seat)]
        assert mine == [offer_key(offer) for offer in copy.options(seat)], f"options of seat {seat} after restoring"


@invariant(18)
def the_order_of_throws_changes_no_face(game: Game) -> None:
    rollers = [seat for seat in range(game.party.size) if options.rollable(game, seat)][:2]
    if len(rollers) == 2:
        one, other = rollers
        assert _faces(game, (one, other)) == _faces(game, (other, one))


def _faces(game: Game, order: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    copy = copy_of(game)
    found: dict[int, tuple[int, ...]] = {}
    for seat in order:
        for event in copy.handle(Roll(seat, options.rollable(copy, seat)), copy.now).events:
            if isinstance(event, DiceRolled):
                found[event.seat] = event.faces
    return found


@invariant(24)
def the_hidden_is_not_in_the_view(game: Game, luck: Random) -> None:
    """Other pile orders, other kinds of what nobody may see, another seed: every view stays the same."""
    for seat in (SPECTATOR, *range(game.party.size)):
        other = permuted(game, seat, luck)
        other.fortune = Fortune("a seed that nobody drew from")
        assert view(other, seat) == view(game, seat), f"seat {seat} sees something hidden"


@invariant(25)
def a_chapter_without_its_pieces_changes_nothing(
    with_it: Game, without: Game, script: list[tuple[Command, int]]
) -> None:
    """The same commands at the same times to the same seed: event by event the same game."""
    for command, now in script:
        assert with_it.handle(command, now) == without.handle(command, now), f"{command} at {now}"
        assert with_it.now == without.now


# -------------------------------------------------------------------- what the driver calls
def check_state(game: Game, facts: Facts, *, temple: bool) -> None:
    """Everything that holds of a state at rest; the temple's part only when the temple has changed."""
    for check in ALWAYS:
        check(game, facts)
    if game.pieces.kind:
        for check in PIECES:
            check(game, facts)
    if temple:
        for check in TEMPLE:
            check(game, facts)


def experiment(game: Game, luck: Random) -> None:
    """Try things out on copies."""
    later = game.now + luck.choice((0, 1, 500, 5_000, 40_000))
    listed_options_succeed(game, luck)
    others_are_refused(game, luck)
    refusals_change_nothing(game, stray_command(game, luck), later)
    restored_options_are_the_same(game)
    the_order_of_throws_changes_no_face(game)
    the_hidden_is_not_in_the_view(game, luck)
