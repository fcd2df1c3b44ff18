"""Random games of Teleporter, Trickster, Portal and Clone, held to the contract."""

from collections.abc import Callable
from typing import Any

from tests.contract.random_play import WEIGHTS, Play
from tests.contract.tables import Table, easy
from tumbledown.engine.adventurer import PASSENGER
from tumbledown.engine.commands import Command, Perform
from tumbledown.engine.events import AdventurerMoved, Announced, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.offers import Offer
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.questions import YES
from tumbledown.engine.structs import Outcome, Settings
from tumbledown.lab.tables import with_required

equipped = Chapter("equipped", order=160, looks_far=False)

GAMES = 40
EAGER = {**WEIGHTS, "swap_dice": 40.0, "far_swap": 40.0, "joint_jump": 90.0, "open_jump": 20.0, "give_up": 0.0}
USES = {"swap_dice", "far_swap", "open_jump", "joint_jump", "portal"}
COMPANY = (("illusions",), ("special_chambers", "pit"), ("curses", "fountain", "doomed", "sixth_adventurer"))
CARDS = ("permanent", "activatable")


@equipped.setup(PIECES)
def a_portal_and_a_clone_for_two(game: Game) -> None:
    for kind in ("portal", "clone"):
        number = game.rules.piece_kind_ids[kind]
        free = [piece for piece, each in enumerate(game.pieces.kind) if each == number]
        for seat, piece in zip(range(game.party.size), free, strict=False):
            game.emit(PieceMoved(piece, at(AT_SEAT, seat), seat=seat))


class Noting(Play):
    """Notes what has really been done."""

    def __init__(self, table: Table, seed: str) -> None:
        self.done: set[str] = set()
        super().__init__(table, seed)
        self.mood.weights = {**EAGER, "answer": 500.0}

    def _opinion(self, offer: Offer) -> int:
        """Whoever is asked to come along does: it is asked seldom enough."""
        if self.game.questions[offer.about].kind == "joint_jump":
            return YES
        return super()._opinion(offer)

    def _look(self, outcome: Outcome, command: Command | None, at: int) -> None:
        if isinstance(command, Perform) and outcome.refusal is None:
            self.done.add(command.verb)
        for event in outcome.events:
            if isinstance(event, Announced) and event.what == "dice_swapped":
                self.done.add("swapped")
            if isinstance(event, AdventurerMoved) and event.means == PASSENGER:
                self.done.add("taken along")
        super()._look(outcome, command, at)


def test_random_games_of_teleporter_and_trickster_keep_the_contract(
    record_property: Callable[[str, Any], None],
) -> None:
    done: set[str] = set()
    for number in range(GAMES):
        modules = with_required(("new_characters", "treasures", *COMPANY[number % len(COMPANY)]))
        who = ("characters.who", ("teleporter", "trickster"))
        cards = ("characters.card", (CARDS[number % 2], CARDS[number // 2 % 2]))
        settings = Settings(players=2 + number % 3, modules=modules, roll_ms=300, seat_choices=(who, cards))
        play = Noting(Table(settings, (equipped, easy) if number % 2 else (equipped,)), f"new characters {number}")
        play.to_the_end()
        done |= play.done
    record_property("contract games", GAMES)
    assert done >= USES | {"swapped", "taken along"}
