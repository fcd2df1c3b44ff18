"""What the clients of a table hold: one store for each audience, brought up to date with what the events touched."""

from collections.abc import Sequence
from typing import Final

from tests.contract.invariants import invariant
from tumbledown.engine.events import Event
from tumbledown.engine.game import Game
from tumbledown.engine.touched import KINDS, refresh, touched
from tumbledown.engine.view import SPECTATOR, Seen, is_same_for_all, view

PRIVATE_KINDS: Final = tuple(KINDS.items())
"""The kinds of entities of which audiences may see different ones, each with its group."""


class Stores:
    """The stores of all seats and of the spectators. They see the whole table once; from then on only news."""

    def __init__(self, game: Game) -> None:
        self.held: dict[int, Seen] = {seat: view(game, seat) for seat in range(SPECTATOR, game.party.size)}

    def follow(self, game: Game, events: Sequence[Event]) -> None:
        """Look again at what these events may have changed, as the server does before it sends a frame."""
        groups, dice, seats = touched(game, list(events))
        for seat, store in self.held.items():
            refresh(store, game, seat, groups, dice, seats)


@invariant(26)
def stores_equal_the_view(game: Game, stores: Stores) -> None:
    for seat, store in stores.held.items():
        fresh = view(game, seat)
        if store != fresh:
            wrong = sorted({key for key in {*store, *fresh} if store.get(key) != fresh.get(key)})
            raise AssertionError(f"the store of seat {seat} is wrong about {wrong}")


def nobody_sees_more_where_all_see_the_same(game: Game, stores: Stores) -> None:
    """Where the view says so, the server looks once and tells everybody."""
    for kind, group in PRIVATE_KINDS:
        if is_same_for_all(game, group):
            for seat, store in stores.held.items():
                assert of_kind(store, kind) == of_kind(stores.held[SPECTATOR], kind), f"seat {seat} sees another {kind}"


def of_kind(store: Seen, kind: str) -> Seen:
    return {key: entity for key, entity in store.items() if key.startswith(kind)}
