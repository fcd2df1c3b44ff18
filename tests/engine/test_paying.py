"""Paying, against trying everything: what can be paid is paid, with the fewest dice, by the right people.

Random tables of one to three payers with mechanics (a torch counts two), mentalists (gold may serve as key), a clone
(all counts twice for whoever fires), void and held-back dice, dice away, items, and dice named by the payer.
"""

import os
from itertools import combinations
from random import Random

import pytest

from tests import oracle
from tests.scenario import Scenario
from tumbledown.engine.adventurer import HOLDS_BACK
from tumbledown.engine.dice import CARD, HELD_BACK, VOID, bits, spot
from tumbledown.engine.events import DieMoved, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, POOL, Chapter
from tumbledown.engine.icons import BLANK, LETTERS, A, B, Cost, G, K, T, cost_text, parse_cost
from tumbledown.engine.offers import ALONE, NONE, Bill, Offer
from tumbledown.engine.orders import Payment
from tumbledown.engine.paying import can_pay, contributors, missing, pay
from tumbledown.engine.pieces import AT_SEAT, BOXED, PieceKind, at
from tumbledown.engine.rule_types import Worth

CASES = 3_000 if os.environ.get("TUMBLEDOWN_LONG") else 80
SKILLS = ("mechanic", "mentalist")
ITEMS = (PieceKind("double_key", icons=parse_cost("K2")), PieceKind("double_torch", icons=parse_cost("T2")))
KINDS = (*[PieceKind(skill, copies=3) for skill in SKILLS], *ITEMS, PieceKind("clone", doubles=True))
MECHANICS, MENTALISTS, DOUBLE_KEY, DOUBLE_TORCH, CLONE = (0, 1, 2), (3, 4, 5), 6, 7, 8

skills = Chapter("skills", order=90, pieces=KINDS)
plain = Chapter("plain", order=90, pieces=KINDS)


@skills.setup(POOL)
@plain.setup(POOL)
def open_the_box(game: Game) -> None:
    for kind in KINDS:
        for _ in range(kind.copies):
            game.pieces.add(game.rules.piece_kind_ids[kind.id], BOXED)


@skills.adjust.worth(GRANT)
def mechanic_and_mentalist(game: Game, seat: int, worth: Worth) -> Worth:
    mechanic, mentalist = [game.has(seat, game.rules.piece_kind_ids[skill]) for skill in SKILLS]
    return 2 if mechanic else 1, 1, mentalist


class Case:
    """A random table, and a bill that seat 0 wants to pay."""

    def __init__(self, number: int, chapter: Chapter) -> None:
        luck = Random(f"case {number}")
        self.seats = luck.randint(1, 3)
        self.table = Scenario(players=3, extra=(chapter,))
        self.game = self.table.game
        self.place = self.table.start if luck.random() < 0.7 else ALONE
        for seat in range(3):
            self._furnish(seat, luck)
        self.named = 0
        self.cost: Cost = self._some_cost(luck)
        doubled = luck.random() < 0.3 and (self.cost[T - 1] or self.cost[K - 1])
        self.using = (CLONE,) if doubled else ()
        self._move(CLONE, 0)
        mine = [die for die in self.game.dice.hands[0] if self.game.dice.face[die] not in (BLANK, B)]
        self.named = sum(1 << die for die in mine if luck.random() < 0.7) if luck.random() < 0.25 else 0
        self.offer = Offer("pay", prices=((Bill(self.cost, self.place),),))

    def _furnish(self, seat: int, luck: Random) -> None:
        """Few faces of few kinds, so that costs are often just reached or just missed."""
        game, faces = self.game, luck.choice(((A, T, K, G, B, BLANK), (T, K, G), (K, G), (T, G, K, K)))
        for die in list(game.dice.hands[seat]):
            game.dice.show(die, luck.choice(faces), luck.choice((0, 0, 0, 0, VOID, HELD_BACK)))
            if luck.random() < 0.1:
                game.emit(DieMoved(die, spot(CARD), seat, game.dice.face[die]))
        if seat >= self.seats:
            self.table.puts(seat, 2 * self.table.tile("basic_01"))
        if luck.random() < 0.15:
            game.emit(Noted("seat", "prefs", HOLDS_BACK, seat))
        for skill in (MECHANICS, MENTALISTS):
            if luck.random() < 0.35:
                self._move(skill[seat], seat)

    def _move(self, piece: int, seat: int) -> None:
        self.game.emit(PieceMoved(piece, at(AT_SEAT, seat)))

    def _some_cost(self, luck: Random) -> Cost:
        """Often just within reach, sometimes just beyond it."""
        seats = (0,) if self.place == ALONE else range(3)
        joint = self.place != ALONE
        shown = [self.game.dice.face[die] for seat in seats for die in self.purse(seat, joint=joint)]
        icons = luck.sample((A, T, K, K, G, G, B, T), luck.randint(1, 3))
        cost = [0, 0, 0, 0, 0]
        for icon in icons:
            cost[icon - 1] = luck.randint(0, shown.count(icon) * luck.randint(1, 2)) + luck.choice((0, 0, 0, 1))
        return (cost[0], cost[1], cost[2], cost[3], cost[4])

    # ---------------------------------------------------------------- what the rules say, at length
    def purse(self, seat: int, *, joint: bool) -> list[int]:
        """The dice of this seat that may pay: in hand, showing something, not void, shared if they pay together."""
        dice = self.game.dice
        if joint and (self.game.party.here(seat) != self.place or self.game.party.prefs[seat] & HOLDS_BACK):
            return []
        bad = VOID | HELD_BACK if joint else VOID
        own = [die for die in dice.hands[seat] if dice.face[die] != BLANK and not dice.marks[die] & bad]
        return [die for die in own if seat != 0 or not self.named or self.named >> die & 1]

    def coin(self, die: int) -> oracle.Coin:
        seat = self.game.dice.holder[die]
        torch, key, gold = mechanic_and_mentalist(self.game, seat, (1, 1, False))
        if not self.game.rules.adjusts_worth:
            torch, key, gold = 1, 1, False
        factor = 2 if self.using and seat == 0 else 1
        return self.game.dice.face[die], (factor * torch, factor * key, gold)

    def is_paid_together(self) -> bool:
        """Whether what all share is enough; otherwise only the payer's own dice count, held back or not."""
        return self.place != ALONE and self._fewest(self._useful(joint=True)) is not None

    def candidates(self) -> list[int]:
        return self._useful(joint=self.is_paid_together())

    def _useful(self, *, joint: bool) -> list[int]:
        useful = [icon + 1 for icon in range(5) if self.cost[icon]] + [G]
        dice = [die for seat in ((0, 1, 2) if joint else (0,)) for die in self.purse(seat, joint=joint)]
        return [die for die in dice if self.game.dice.face[die] in useful]

    def least(self) -> int | None:
        return self._fewest(self.candidates())

    def _fewest(self, dice: list[int]) -> int | None:
        return oracle.fewest([self.coin(die) for die in dice], self.cost)

    def paid(self) -> Payment | None:
        return pay(self.game, 0, self.offer, self.named, self.using)

    def __repr__(self) -> str:
        dice = self.game.dice
        hands = ["".join(LETTERS[dice.face[die]] for die in self.purse(seat, joint=True)) for seat in range(3)]
        return f"{cost_text(self.cost)} at {self.place} from {hands}"


@pytest.mark.parametrize("chapter", [skills, plain], ids=lambda chapter: chapter.name)
@pytest.mark.parametrize("block", range(10))
def test_what_can_be_paid_is_paid_with_the_fewest_dice(chapter: Chapter, block: int) -> None:
    for number in range(CASES * block, CASES * block + CASES):
        case = Case(number, chapter)
        payment, least = case.paid(), case.least()
        assert (payment is None) == (least is None), f"case {number}: {case}"
        if payment is None or least is None:
            continue
        spent = bits(payment.dice)
        assert len(spent) == least, f"case {number}: {case}, spent {spent}"
        assert set(spent) <= set(case.candidates()), f"case {number}: {case}, spent {spent}"
        assert oracle.covers([case.coin(die) for die in spent], case.cost), f"case {number}: {case}, spent {spent}"
        assert payment.pieces == case.using


@pytest.mark.parametrize("chapter", [skills, plain], ids=lambda chapter: chapter.name)
def test_options_list_exactly_what_can_be_paid(chapter: Chapter) -> None:
    for number in range(300):
        case = Case(number, chapter)
        case.named, case.using = 0, ()
        assert can_pay(case.game, 0, case.offer.prices[0], NONE) == (case.least() is not None), f"case {number}: {case}"


# -------------------------------------------------------------------- who pays
def shared(case: Case, seat: int) -> int:
    """How many dice of the wanted icons the seat shares."""
    wanted = [icon + 1 for icon in range(5) if case.cost[icon]]
    return sum(case.game.dice.face[die] in wanted for die in case.purse(seat, joint=True))


@pytest.mark.rule("base.gem.join_surplus")
def test_who_fires_pays_first_then_who_shares_most_then_seat_order() -> None:
    """Where every icon counts one: walking along the payers, each die that still helps goes."""
    seen = 0
    for number in range(400):
        case = Case(number, plain)
        case.using, case.named = (), 0
        payment = case.paid()
        if payment is None or not case.is_paid_together():
            continue
        order = sorted(range(case.seats), key=lambda seat: (seat != 0, -shared(case, seat), seat))
        assert [s for s, _ in contributors(case.game, 0, case.offer.prices[0][0]) if s in order] == order
        need, expected = [0, *case.cost], 0
        for die in [die for seat in order for die in case.purse(seat, joint=True)]:
            if need[case.game.dice.face[die]]:
                need[case.game.dice.face[die]] -= 1
                expected |= 1 << die
        assert payment.dice == expected, f"case {number}: {case}"
        seen += len({case.game.dice.holder[die] for die in bits(payment.dice)}) > 1
    assert seen > 20, "too few payments were joint"


def joint(faces: dict[int, str], *, mechanics: tuple[int, ...] = (), mentalists: tuple[int, ...] = ()) -> Scenario:
    table = Scenario(players=3, extra=(skills,))
    for seat in range(3):
        table.shows(seat, faces.get(seat, "....."))
    for seat in mechanics:
        table.game.emit(PieceMoved(MECHANICS[seat], at(AT_SEAT, seat)))
    for seat in mentalists:
        table.game.emit(PieceMoved(MENTALISTS[seat], at(AT_SEAT, seat)))
    return table


def spent(table: Scenario, seat: int, cost: str) -> list[int]:
    payment = pay(table.game, seat, Offer("pay", prices=((Bill(parse_cost(cost), table.start),),)), 0, ())
    assert payment is not None
    return [(payment.dice & table.game.dice.mask_of(each)).bit_count() for each in range(3)]


@pytest.mark.rule("base.gem.join_surplus")
@pytest.mark.parametrize(
    ("seat", "cost", "parts"),
    [
        (0, "T2", [2, 0, 0]),
        (0, "T3", [2, 0, 1]),
        (1, "T4", [0, 1, 3]),
        (1, "T5", [1, 1, 3]),
        (2, "T4", [1, 0, 3]),
        (0, "T6", [2, 1, 3]),
    ],
)
def test_the_order_of_payers_is_fire_then_share_then_seat(seat: int, cost: str, parts: list[int]) -> None:
    assert spent(joint({0: "TT...", 1: "T....", 2: "TTT.."}), seat, cost) == parts


@pytest.mark.rule("base.gem.join_surplus")
def test_fewest_dice_come_before_the_order_of_payers() -> None:
    """Seat 1 is a mechanic: two of its torches do what four others would."""
    table = joint({0: "TTTT.", 1: "TT..."}, mechanics=(1,))
    assert spent(table, 0, "T4") == [0, 2, 0]
    assert spent(table, 0, "T3") == [1, 1, 0]


def test_gold_of_others_pays_gold_so_that_the_mentalists_can_be_keys() -> None:
    table = joint({0: "G....", 1: "G...."}, mentalists=(0,))
    assert spent(table, 0, "G K") == [1, 1, 0]
    assert spent(table, 1, "G K") == [1, 1, 0]
    assert spent(table, 0, "G") == [1, 0, 0]


def test_gold_that_is_worth_two_keys_is_not_given_away_as_gold() -> None:
    """Both are mentalists; the clone doubles what seat 0 has."""
    table = joint({0: "G....", 1: "G...."}, mentalists=(0, 1))
    table.game.emit(PieceMoved(CLONE, at(AT_SEAT, 0)))
    payment = pay(table.game, 0, Offer("pay", prices=((Bill(parse_cost("G K2"), table.start),),)), 0, (CLONE,))
    assert payment is not None
    assert payment.dice == 0b100001


def test_keys_go_before_the_mentalists_gold() -> None:
    table = joint({0: "GK...", 1: "K...."}, mentalists=(0,))
    assert spent(table, 0, "K2") == [1, 1, 0]


# -------------------------------------------------------------------- items
def with_items(*items: int, faces: str) -> Scenario:
    table = Scenario(players=1, extra=(skills,))
    table.shows(0, faces)
    for item in items:
        table.game.emit(PieceMoved(item, at(AT_SEAT, 0)))
        table.game.emit(Noted("piece", "added", 1, item))
    return table


def test_items_are_spent_only_if_dice_fall_short_and_then_as_few_as_possible() -> None:
    """Against trying every set of items: the smallest that suffices, and with it the fewest dice."""
    luck = Random("items")
    worths = {DOUBLE_KEY: parse_cost("K2"), DOUBLE_TORCH: parse_cost("T2")}
    for _ in range(150):
        faces = "".join(luck.choice("TTKKA.") for _ in range(7))
        cost = parse_cost(luck.choice(("K3", "T4", "T2 K2", "A T3", "K5 T", "T3 K3")))
        added = [item for item in worths if luck.random() < 0.7]
        table = with_items(*added, faces=faces)
        payment = pay(table.game, 0, Offer("pay", prices=((Bill(cost, ALONE),),)), 0, ())
        coins = [(LETTERS.index(face), (1, 1, False)) for face in faces]
        best = None
        for number in range(len(added) + 1):
            for some in combinations(added, number):
                rest = [max(0, c - sum(worths[item][icon] for item in some)) for icon, c in enumerate(cost)]
                least = oracle.fewest(coins, (rest[0], rest[1], rest[2], rest[3], rest[4]))
                if least is not None and (best is None or (number, least) < best):
                    best = number, least
        found = None if payment is None else (len(payment.pieces), payment.dice.bit_count())
        assert found == best, f"{faces} with {added} for {cost_text(cost)}"


def use(table: Scenario, cost: str, *pieces: int) -> Payment | None:
    """Seat 0 pays this cost alone and names these pieces."""
    return pay(table.game, 0, Offer("pay", prices=((Bill(parse_cost(cost), ALONE),),)), 0, pieces)


@pytest.mark.parametrize("piece", [DOUBLE_KEY, CLONE])
def test_a_piece_that_is_named_for_a_price_without_its_icons_is_not_spent_on_it(piece: int) -> None:
    table = with_items(piece, faces="AAAAA..")
    assert use(table, "A2", piece) is None
    assert use(table, "A2") is not None
    table.game.emit(Noted("piece", "added", 0, piece))
    assert use(table, "A2", piece) is None


def test_a_piece_that_others_named_before_it_make_useless_is_not_spent() -> None:
    table = with_items(DOUBLE_KEY, DOUBLE_TORCH, faces="TK.....")
    both = use(table, "T2 K2", DOUBLE_KEY, DOUBLE_TORCH)
    assert both is not None
    assert (both.dice, both.pieces) == (0, (DOUBLE_KEY, DOUBLE_TORCH))
    assert use(table, "K2", DOUBLE_KEY, DOUBLE_TORCH) is None


def test_of_alternative_prices_one_that_takes_the_named_piece_is_paid() -> None:
    table = with_items(DOUBLE_KEY, faces="A......")
    offer = Offer("pay", prices=((Bill(parse_cost("A"), ALONE),), (Bill(parse_cost("K2"), ALONE),)))
    payment = pay(table.game, 0, offer, 0, (DOUBLE_KEY,))
    assert payment is not None
    assert (payment.dice, payment.pieces) == (0, (DOUBLE_KEY,))


# -------------------------------------------------------------------- alternatives, and what is missing
def test_of_alternative_prices_the_one_with_fewest_dice_is_paid() -> None:
    table = joint({0: "TTGGK"})
    offer = Offer("pay", prices=tuple((Bill(parse_cost(text), ALONE),) for text in ("T2", "A", "G2 K", "K")))
    payment = pay(table.game, 0, offer, 0, ())
    assert payment is not None
    assert payment.dice == 0b10000


def test_several_bills_are_paid_together_each_at_its_place() -> None:
    table = joint({0: "TT...", 1: "KK..."})
    other = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(1, other)
    bills = (Bill(parse_cost("T2"), table.start), Bill(parse_cost("K2"), other))
    payment = pay(table.game, 0, Offer("pay", prices=(bills,)), 0, ())
    assert payment is not None
    assert payment.dice == 0b0000001100011
    assert pay(table.game, 0, Offer("pay", prices=((bills[0], Bill(parse_cost("K3"), other)),)), 0, ()) is None


def test_a_clone_named_for_several_bills_is_spent_once() -> None:
    table = joint({0: "T....", 1: "KK..."})
    table.game.emit(PieceMoved(CLONE, at(AT_SEAT, 0)))
    other = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(1, other)
    bills = (Bill(parse_cost("T2"), table.start), Bill(parse_cost("K2"), other))
    payment = pay(table.game, 0, Offer("pay", prices=(bills,)), 0, (CLONE,))
    assert payment is not None
    assert payment.pieces == (CLONE,)


def test_what_is_missing_is_told_icon_by_icon() -> None:
    table = joint({0: "TAG..", 1: "T...."})
    offer = Offer("pay", prices=((Bill(parse_cost("A2 T3 K"), table.start),),))
    assert missing(table.game, 0, offer) == "A T K"


def test_pieces_that_are_named_or_added_are_not_missing() -> None:
    table = with_items(DOUBLE_KEY, faces="K......")
    offer = Offer("pay", prices=((Bill(parse_cost("K5"), ALONE),),))
    assert missing(table.game, 0, offer) == "K2"
    table.game.emit(Noted("piece", "added", 0, DOUBLE_KEY))
    assert missing(table.game, 0, offer) == "K4"
    assert missing(table.game, 0, offer, 0, (DOUBLE_KEY,)) == "K2"
