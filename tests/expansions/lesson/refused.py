"""What a lesson refuses."""

from tests.every_refusal import no
from tests.expansions.lesson.playing import LESSON
from tests.refusing import gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Enter


@gives(no.LESSON_FIRST)
def a_learner_who_was_told_to_roll_walks() -> tuple[Scenario, Command]:
    table = Scenario(settings=LESSON)
    table.shows(0, "AAAAA")
    return table, Enter(0, 2 * table.chamber("basic_07", at=(1, 0), stairs="W"))
