"""Pay costs: choose which dice and pieces are spent, as few as possible.

The order of payers is: the seat that acts, then who shares most, then the seat number. Icons are paid in the order
`AGBTK`, so that golden masks that may serve as keys are used as keys only after everything else.

Dice that are held back take no part in a joint payment. They are held back only from other seats: a seat that can pay a
bill with its own dice alone may use them too, if the shared dice do not suffice.
"""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from tumbledown.engine.adventurer import HOLDS_BACK
from tumbledown.engine.dice import HELD_BACK, SWAPPED, VOID, bits
from tumbledown.engine.fortune import MOST_SEATS
from tumbledown.engine.icons import A, B, Cost, G, K, T, cost_text
from tumbledown.engine.offers import ALONE, Bill, Offer, Price
from tumbledown.engine.orders import Payment
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, at, seat_of
from tumbledown.engine.rule_types import Worth

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

PLAIN: Final[Worth] = (1, 1, False)
IMPOSSIBLE: Final = -1
MOST_DICE: Final = 64

Contributors = list[tuple[int, list[int]]]
"""Who contributes to a bill and the dice that each could give, in payer order."""


def worth(game: "Game", seat: int) -> Worth:
    value = PLAIN
    for rule in game.laws[seat].adjust_worth:
        value = rule(game, seat, value)
    return value


def wallet(game: "Game", seat: int) -> list[int]:
    """The counts of faces that the seat's dice in play show; index 0 (blank) has no meaning. Cached by the version of
    the dice. A card that comes, goes or turns over makes a new version too, because it may change what dice are
    worth."""
    version = game.dice.versions[seat]
    if game.counted[seat] != version:
        game.wallets[seat] = _count(game, seat, game.dice.hands[seat])
        game.counted[seat] = version
    return game.wallets[seat]


def _count(game: "Game", seat: int, dice: list[int]) -> list[int]:
    counts = [0, 0, 0, 0, 0, 0]
    face, marks = game.dice.face, game.dice.marks
    for die in dice:
        if not marks[die] & VOID:
            counts[face[die]] += 1
    if game.laws[seat].adjust_worth:
        torch, key, _ = worth(game, seat)
        rolled = [face[die] for die in dice if not marks[die] & (VOID | SWAPPED)]
        counts[T] += (torch - 1) * rolled.count(T)
        counts[K] += (key - 1) * rolled.count(K)
    return counts


def counts_plainly(game: "Game", seat: int, bill: Bill) -> bool:
    """Whether this bill is paid with dice alone, and each of these dice counts as what it shows."""
    if game.items:
        return False
    if not game.rules.adjusts_worth:
        return True
    if bill.place == ALONE:
        return not game.laws[seat].adjust_worth
    for payer in game.party.seats_at(bill.place):
        if game.laws[payer].adjust_worth:
            return False
    return True


def can_pay(game: "Game", seat: int, price: Price, deed: int) -> bool:
    """Whether the icons that show now cover every bill of a deed. Exact, and fast for the common case."""
    for bill in price:
        if bill.place == ALONE and not game.laws[seat].adjust_worth and not bill.rolled:
            counts, cost = wallet(game, seat), bill.cost
            if (
                counts[1] >= cost[0]
                and counts[2] >= cost[1]
                and counts[3] >= cost[2]
                and counts[4] >= cost[3]
                and counts[5] >= cost[4]
            ):
                continue
            if not game.items:
                return False
        elif not game.items and not is_shown(game, seat, bill):
            return False
        if _pay_bill(game, seat, bill, 0, (), deed) is None:
            return False
    return True


def is_shown(game: "Game", seat: int, bill: Bill) -> bool:
    """Whether the dice of the payers would suffice if all were shared. A cheap test that rejects most cases."""
    payers = [seat] if bill.place == ALONE else game.party.seats_at(bill.place)
    for face, lacking in enumerate(bill.by_face):
        if lacking:
            for payer in payers:
                lacking -= wallet(game, payer)[face]
            if lacking > 0 and face == K and game.rules.adjusts_worth:
                for payer in payers:
                    lacking -= gold_as_keys(game, payer)
            if lacking > 0:
                return False
    return True


def gold_as_keys(game: "Game", seat: int) -> int:
    """How many keys all golden masks that the seat shows are worth; 0 if they cannot serve as keys."""
    _, key, gold = worth(game, seat)
    return key * wallet(game, seat)[G] if gold else 0


def pay(game: "Game", seat: int, offer: Offer, dice: int, using: tuple[int, ...]) -> Payment | None:
    """The cheapest of the offer's alternative prices, or None if the icons do not suffice or a named piece would be
    wasted."""
    if len(offer.prices) == 1:
        if len(offer.prices[0]) == 1 and not using:
            return _pay_bill(game, seat, offer.prices[0][0], dice, using, offer.deed)
        return _pay_price(game, seat, offer.prices[0], dice, using, offer.deed)
    best: Payment | None = None
    for price in offer.prices:
        payment = _pay_price(game, seat, price, dice, using, offer.deed)
        if payment is not None and (best is None or _size(payment) < _size(best)):
            best = payment
    return best


def _size(payment: Payment) -> int:
    return payment.dice.bit_count() + len(payment.pieces)


def _pay_price(game: "Game", seat: int, price: Price, dice: int, using: tuple[int, ...], deed: int) -> Payment | None:
    if len(price) == 1:
        payment = _pay_bill(game, seat, price[0], dice, using, deed)
    else:
        payment = _pay_bills(game, seat, price, dice, using, deed)
    if using and payment is not None and not set(using) <= set(payment.pieces):
        return None
    return payment


def _pay_bills(game: "Game", seat: int, price: Price, dice: int, using: tuple[int, ...], deed: int) -> Payment | None:
    total = Payment()
    for bill in price:
        part = _pay_bill(game, seat, bill, dice, using, deed)
        if part is None:
            return None
        total = Payment(total.dice | part.dice, total.pieces + part.pieces, total.as_keys | part.as_keys)
    return total


def missing(game: "Game", seat: int, offer: Offer, named: int = 0, using: tuple[int, ...] = ()) -> str:
    """The icons that the first price lacks, for the text of the refusal; named and added pieces count."""
    lacking = [0, 0, 0, 0, 0]
    for bill in offer.prices[0]:
        purse = Purse(game, seat, bill, named, using, offer.deed, contributors(game, seat, bill))
        cost, shown = purse.reduced(bill.cost, tuple(purse.items)), _shown(game, seat, bill, named)
        if game.rules.adjusts_worth:
            shown[K] += purse.spare_gold(cost)
        for icon in range(5):
            lacking[icon] += max(0, cost[icon] - shown[icon + 1])
    return cost_text((lacking[0], lacking[1], lacking[2], lacking[3], lacking[4]))


def _shown(game: "Game", seat: int, bill: Bill, named: int) -> list[int]:
    total = [0, 0, 0, 0, 0, 0]
    for payer, dice in contributors(game, seat, bill):
        counts = _count(game, payer, _named(dice, named) if payer == seat else dice)
        for face, number in enumerate(counts):
            total[face] += number
    return total


def _named(dice: list[int], named: int) -> list[int]:
    """The dice that the payer named, or all if none was named."""
    return [die for die in dice if named >> die & 1] if named else dice


def contributors(game: "Game", seat: int, bill: Bill) -> Contributors:
    """Who contributes and the dice that each could give, in payer order.

    Rules: base.gem.join_forces, base.gem.join_leave.
    """
    payers = [seat] if bill.place == ALONE else _payers(game, seat, bill)
    return [(payer, usable(game, payer, bill.place, bill.void)) for payer in payers]


def _payers(game: "Game", seat: int, bill: Bill) -> list[int]:
    """All seats at the bill's place, in payer order.

    Rules: base.gem.join_surplus.
    """
    here = game.party.seats_at(bill.place)
    if len(here) == 2 and seat in here:
        return here if here[0] == seat else [seat, here[0]]
    ranked: list[int] = []
    for payer in here:
        # One number to sort by: the acting seat first, then how much is shared, then the seat number.
        rank = 0 if payer == seat else MOST_DICE - _share(game, payer, bill.faces)
        ranked.append(rank * MOST_SEATS + payer)
    ranked.sort()
    return [rank & (MOST_SEATS - 1) for rank in ranked]


def _share(game: "Game", payer: int, faces: int) -> int:
    """How many of the dice that the payer shares show one of these faces."""
    if game.party.prefs[payer] & HOLDS_BACK:
        return 0
    face, marks = game.dice.face, game.dice.marks
    number = 0
    for die in game.dice.hands[payer]:
        if faces >> face[die] & 1 and not marks[die] & (VOID | HELD_BACK):
            number += 1
    return number


def usable(game: "Game", seat: int, place: int, void: int) -> list[int]:
    """The seat's dice that could count towards a bill: in play, not blank, without a mark of `void`, and shared if the
    bill is joint.

    Rules: base.gem.join_consent.
    """
    face, marks = game.dice.face, game.dice.marks
    if place == ALONE:
        return [d for d in game.dice.hands[seat] if face[d] and not marks[d] & void]
    if game.party.prefs[seat] & HOLDS_BACK:
        return []
    return [d for d in game.dice.hands[seat] if face[d] and not marks[d] & (void | HELD_BACK)]


def _pay_bill(game: "Game", seat: int, bill: Bill, named: int, using: tuple[int, ...], deed: int) -> Payment | None:
    if not using and counts_plainly(game, seat, bill):
        if bill.place == ALONE:
            return _pay_alone(game, seat, bill, named)
        payment = _pay_plainly(game, seat, bill, named)
        if payment is None and _stands_there(game, seat, bill):
            return _pay_alone(game, seat, bill, named)
        return payment
    purse = Purse(game, seat, bill, named, using, deed, contributors(game, seat, bill))
    payment = _pay_from(purse, bill, using)
    if payment is None and _stands_there(game, seat, bill):
        own = [(seat, usable(game, seat, ALONE, bill.void))]
        return _pay_from(Purse(game, seat, bill, named, using, deed, own), bill, using)
    return payment


def _pay_from(purse: "Purse", bill: Bill, using: tuple[int, ...]) -> Payment | None:
    payment = _pay_with_items(purse, bill.cost, using)
    if payment is None and purse.double_if_that_helps(bill.cost):
        payment = _pay_with_items(purse, bill.cost, using)
    return payment


def _stands_there(game: "Game", seat: int, bill: Bill) -> bool:
    """Whether the seat is one of those who pay this bill together."""
    return bill.place != ALONE and game.party.here(seat) == bill.place


def suffices_if_shared(game: "Game", seat: int, offer: Offer, named: int, using: tuple[int, ...]) -> bool:
    """Whether one of the offer's prices could be paid if no seat held dice back."""
    return _suffices(game, seat, offer, named, using, ignored=0)


def suffices_if_unbound(game: "Game", seat: int, offer: Offer, named: int, using: tuple[int, ...]) -> bool:
    """Whether one of the offer's prices could be paid if void dice counted too, and no seat held dice back."""
    return _suffices(game, seat, offer, named, using, ignored=VOID)


def suffices_with_swapped_dice(game: "Game", seat: int, offer: Offer, named: int, using: tuple[int, ...]) -> bool:
    """Whether one of the offer's prices could be paid if dice that came by a swap counted too, and no seat held dice
    back."""
    return _suffices(game, seat, offer, named, using, ignored=SWAPPED)


def _suffices(game: "Game", seat: int, offer: Offer, named: int, using: tuple[int, ...], *, ignored: int) -> bool:
    """Whether one of the offer's prices could be paid if these marks on dice, and dice held back, were ignored."""
    for price in offer.prices:
        if all(_is_within_reach(game, seat, bill, named, using, offer.deed, ignored) for bill in price):
            return True
    return False


def _is_within_reach(
    game: "Game", seat: int, bill: Bill, named: int, using: tuple[int, ...], deed: int, ignored: int
) -> bool:
    payers = [seat] if bill.place == ALONE else _payers(game, seat, bill)
    everything = [(payer, usable(game, payer, ALONE, bill.void & ~ignored)) for payer in payers]
    return _pay_from(Purse(game, seat, bill, named, using, deed, everything), bill, using) is not None


def _pay_with_items(purse: "Purse", cost: Cost, using: tuple[int, ...]) -> Payment | None:
    """Spend the named pieces that help, then as few of the others as possible, and then as few dice as possible."""
    forced = purse.named(cost, using)
    doublers = purse.doublers if cost[T - 1] or cost[K - 1] else ()
    optional = [piece for piece in purse.items if piece not in using and purse.helps(piece, cost)]
    for count in range(len(optional) + 1):
        best: Payment | None = None
        for more in combinations(optional, count):
            dice = purse.choose(purse.reduced(cost, forced + more))
            if dice != IMPOSSIBLE and (best is None or dice.bit_count() < best.dice.bit_count()):
                best = Payment(dice, forced + more + doublers, purse.as_keys)
        if best is not None:
            return best
    return None


def _pay_alone(game: "Game", seat: int, bill: Bill, named: int) -> Payment | None:
    """Pay a bill alone and without pieces, the most frequent case, in one pass over the seat's dice."""
    need, left, chosen = bill.by_face.copy(), bill.total, 0
    face, marks = game.dice.face, game.dice.marks
    for die in game.dice.hands[seat]:
        shown = face[die]
        if need[shown] and not marks[die] & bill.void and (not named or named >> die & 1):
            need[shown] -= 1
            left -= 1
            chosen |= 1 << die
            if not left:
                break
    return None if left else Payment(chosen)


def _pay_plainly(game: "Game", seat: int, bill: Bill, named: int) -> Payment | None:
    """Pay a joint bill without pieces, in one pass over the shared dice."""
    need, left, chosen = bill.by_face.copy(), bill.total, 0
    face, marks = game.dice.face, game.dice.marks
    for payer in _payers(game, seat, bill):
        allowed = named if payer == seat and named else -1
        if game.party.prefs[payer] & HOLDS_BACK:
            allowed = 0
        for die in game.dice.hands[payer]:
            shown = face[die]
            if need[shown] and allowed >> die & 1 and not marks[die] & (bill.void | HELD_BACK):
                need[shown] -= 1
                left -= 1
                chosen |= 1 << die
        if not left:
            break
    return None if left else Payment(chosen)


class Purse:
    """The dice and pieces that may pay one bill of a deed, in order."""

    def __init__(
        self,
        game: "Game",
        seat: int,
        bill: Bill,
        named: int,
        using: tuple[int, ...],
        deed: int,
        contributing: Contributors,
    ) -> None:
        self.game = game
        self.seat = seat
        self.order = [payer for payer, _ in contributing]
        self.dice = [_named(dice, named) if payer == seat else dice for payer, dice in contributing]
        pieces = self._pieces(bill, using, deed) if game.items or using else []
        kinds = game.pieces
        self.items = [piece for piece in pieces if any(kinds.kind_of(piece).icons)]
        own = [piece for piece in pieces if kinds.kind_of(piece).doubles and seat_of(kinds.at[piece]) == seat]
        self.doublers = tuple([piece for piece in own if piece in using])
        self._ready_to_double = [piece for piece in own if piece not in using]
        self.worths = [self._worth(payer) for payer in self.order]
        self.as_keys = 0

    def _worth(self, payer: int) -> Worth:
        torch, key, gold = worth(self.game, payer)
        if payer == self.seat and self.doublers:
            return 2 * torch, 2 * key, gold
        return torch, key, gold

    def _pieces(self, bill: Bill, using: tuple[int, ...], deed: int) -> list[int]:
        """The pieces that were named for this payment or added to it, if they can pay for this kind of deed."""
        spots = [at(AT_SEAT, payer) for payer in self.order]
        if bill.place != ALONE:
            spots.append(at(AT_PLACE, bill.place))
        pieces = self.game.pieces
        ready = [p for p in self.game.items if pieces.at[p] in spots]
        named = [p for p in using if self.seat in self.order and p not in ready]
        return [p for p in named + ready if pieces.kind_of(p).pays_for >> deed & 1]

    def double_if_that_helps(self, cost: Cost) -> bool:
        """Use a doubling piece that the seat added, if the cost has torches or keys. Return whether there was one."""
        if not self._ready_to_double or not (cost[T - 1] or cost[K - 1]):
            return False
        self.doublers += (self._ready_to_double.pop(0),)
        self.worths = [self._worth(payer) for payer in self.order]
        return True

    def named(self, cost: Cost, using: tuple[int, ...]) -> tuple[int, ...]:
        """The named pieces that pay for something; each is tried on what the pieces before it leave to pay."""
        chosen: tuple[int, ...] = ()
        for piece in using:
            if piece in self.items and piece not in self.doublers and self.helps(piece, self.reduced(cost, chosen)):
                chosen += (piece,)
        return chosen

    def helps(self, piece: int, cost: Cost) -> bool:
        icons = self.game.pieces.kind_of(piece).icons
        return any(number and wanted for number, wanted in zip(icons, cost, strict=True))

    def reduced(self, cost: Cost, pieces: tuple[int, ...]) -> Cost:
        """The cost that is left to pay with dice when these pieces are spent."""
        rest = list(cost)
        for piece in pieces:
            for icon, number in enumerate(self.game.pieces.kind_of(piece).icons):
                rest[icon] = max(0, rest[icon] - number)
        return (rest[0], rest[1], rest[2], rest[3], rest[4])

    def spare_gold(self, cost: Cost) -> int:
        """How many keys the golden masks are worth that may serve as keys and are not needed as golden masks."""
        found = 0
        for (_, key, gold), dice in zip(self.worths, self.dice, strict=True):
            found += key * sum([self.game.dice.face[die] == G for die in dice]) if gold else 0
        return max(0, found - cost[G - 1])

    def choose(self, cost: Cost) -> int:
        """The fewest dice that cover the cost, as a mask, or IMPOSSIBLE. `as_keys` are then the golden masks among them
        that count as keys."""
        chosen = self.as_keys = 0
        for icon in (A, G, B, T, K):
            need = cost[icon - 1]
            if need:
                part = _fewest(self._candidates(icon, cost, chosen), need)
                if part == IMPOSSIBLE:
                    return IMPOSSIBLE
                chosen |= part
                if icon == K:
                    self.as_keys = sum([1 << die for die in bits(part) if self.game.dice.face[die] == G])
        return chosen

    def _candidates(self, icon: int, cost: Cost, chosen: int) -> list[tuple[int, int]]:
        """(worth, die) of every die that may serve as this icon, in the order in which to spend them. What an ability
        adds to torches and keys applies only to rolled dice."""
        found: list[tuple[int, int]] = []
        late: list[tuple[int, int]] = []
        face, marks = self.game.dice.face, self.game.dice.marks
        for payer, (torch, key, gold), dice in zip(self.order, self.worths, self.dice, strict=True):
            plain = 2 if payer == self.seat and self.doublers else 1
            for die in dice:
                if face[die] == icon:
                    value = torch if icon == T else key if icon == K else 1
                    if icon in (T, K) and marks[die] & SWAPPED:
                        value = plain
                    spare_it = icon == G and gold and cost[K - 1] > 0
                    (late if spare_it else found).append((key if spare_it else value, die))
                elif icon == K and gold and face[die] == G and not chosen >> die & 1:
                    late.append((key, die))
        if icon == G and late:
            # Golden masks that are worth most as keys are spent last.
            late = [(1, die) for _, die in sorted(late, key=lambda spared: spared[0])]
        return found + late


def _fewest(candidates: list[tuple[int, int]], need: int) -> int:
    """The fewest dice that reach the need; of equally few, the first candidates."""
    number = _how_many([value for value, _ in candidates], need)
    chosen = 0
    for index, (value, die) in enumerate(candidates):
        if number == 0:
            break
        others = [later for later, _ in candidates[index + 1 :]]
        left = _how_many(others, need - value)
        if left != IMPOSSIBLE and left <= number - 1:
            chosen |= 1 << die
            need -= value
            number -= 1
    return chosen if number == 0 and need <= 0 else IMPOSSIBLE


def _how_many(values: list[int], need: int) -> int:
    """How many of the largest values reach the need."""
    total = 0
    for number, value in enumerate(sorted(values, reverse=True)):
        if total >= need:
            return number
        total += value
    return len(values) if total >= need else IMPOSSIBLE
