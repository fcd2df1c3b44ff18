"""What an offer or a prohibition may read: not the faces, for it is remembered until something else changes.

A chapter that reads them gives stale answers after a throw. Likewise, what dice are worth must not depend on anything
but the owner's cards and switches. Here are chapters that break this, and the contract finds each of them.
"""

from collections.abc import Callable

import pytest

from tests.contract.random_play import play_many
from tests.contract.tables import Table
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, Chapter
from tumbledown.engine.icons import A, Cost
from tumbledown.engine.offers import Offer
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.rule_types import Worth
from tumbledown.engine.structs import Settings


def shows_adventurer(game: Game, seat: int) -> bool:
    return any(game.dice.face[die] == A for die in game.dice.hands[seat])


def an_offer_that_reads_faces(chapter: Chapter) -> None:
    @chapter.offer("wave")
    def wave(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("wave"),) if shows_adventurer(game, seat) else ()

    chapter.perform("wave")(lambda *_: None)


def a_bar_that_reads_faces(chapter: Chapter) -> None:
    @chapter.offer("wave")
    def wave(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("wave", barred=None if shows_adventurer(game, seat) else Refusal("lonely")),)

    chapter.perform("wave")(lambda *_: None)


def an_offer_that_reads_the_faces_of_others(chapter: Chapter) -> None:
    @chapter.offer("wave")
    def wave(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("wave"),) if shows_adventurer(game, (seat + 1) % game.party.size) else ()

    chapter.perform("wave")(lambda *_: None)


def a_prohibition_that_reads_faces(chapter: Chapter) -> None:
    @chapter.forbid.discover
    def stay(game: Game, seat: int, place: int, side: int) -> Refusal | None:
        return Refusal("tired") if shows_adventurer(game, seat) else None


def a_price_that_reads_faces(chapter: Chapter) -> None:
    @chapter.adjust.entry_costs(GRANT)
    def cheaper(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
        return ((1, 0, 0, 0, 0),) if shows_adventurer(game, seat) else costs


def a_worth_that_reads_where_others_stand(chapter: Chapter) -> None:
    @chapter.adjust.worth(GRANT)
    def bright(game: Game, seat: int, worth: Worth) -> Worth:
        together = len(game.party.seats_at(game.here(seat))) > 1
        return (2 * worth[0] if together else worth[0], worth[1], worth[2])


BREAKERS: list[Callable[[Chapter], None]] = [
    an_offer_that_reads_faces,
    a_bar_that_reads_faces,
    an_offer_that_reads_the_faces_of_others,
    a_prohibition_that_reads_faces,
    a_price_that_reads_faces,
    a_worth_that_reads_where_others_stand,
]


def played_with(*rules: Callable[[Chapter], None]) -> list[str]:
    """What the contract has to say about a few games with a chapter of these rules."""
    chapter = Chapter("bad", order=95, looks_far=False)
    for rule in rules:
        rule(chapter)
    return play_many([[Table(Settings(players=3), (chapter,))]], range(8)).violations


def test_a_chapter_without_such_rules_breaks_nothing() -> None:
    assert played_with() == []


@pytest.mark.parametrize("breaker", BREAKERS)
def test_a_rule_that_reads_what_is_not_remembered_is_found(breaker: Callable[[Chapter], None]) -> None:
    violations = played_with(breaker)
    assert len(violations) >= 3, violations
