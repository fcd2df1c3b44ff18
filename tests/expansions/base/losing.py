"""Tables at which a die has just been lost."""

from tests.expansions.base.soundtracks import FIRST_SLAM, hall, scenario
from tests.scenario import Scenario
from tumbledown.engine.dice import LOST
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, Chapter


def caught(faces: str = "AAAAA", kept: str = "", extra: tuple[Chapter, ...] = ()) -> Scenario:
    """Two players; the first one's adventurer is outside when the door falls."""
    table = scenario(players=2, extra=extra)
    hall(table, 0)
    table.shows(0, faces, kept=kept)
    table.waits_until(FIRST_SLAM)
    return table


def lost(table: Scenario, seat: int = 0) -> list[int]:
    return table.game.dice.held(seat, LOST)


def choice(table: Scenario) -> int:
    """The number of the one open question, which must be about a lost die."""
    (question,) = table.game.questions.values()
    assert question.kind == "which_die"
    return question.id


def costs(number: int) -> Chapter:
    """A chapter by which a slam costs the first player so many dice."""
    harsh = Chapter("harsh", order=99)

    @harsh.adjust.dice_loss(BIND)
    def it_costs_more(game: Game, seat: int, safe: bool, usual: int) -> int:
        return number if seat == 0 else usual

    return harsh
