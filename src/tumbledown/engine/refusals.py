"""The reasons why something may not be done. A refusal is a value: nothing is spent, and only the asking client gets
it.

This module has the engine's refusals; a chapter has its own beside its rules.
"""

from typing import Final

import msgspec


class Refusal(msgspec.Struct, frozen=True, gc=False, tag="refused", omit_defaults=True):
    """The code of a reason, for which the client has a text. `missing` is a cost text such as `"K2"`."""

    code: str
    missing: str = ""
    about: int = -1

    def __str__(self) -> str:
        return f"{self.code} ({self.missing})" if self.missing else self.code


# The command itself
MALFORMED: Final = Refusal("malformed")
UNKNOWN_COMMAND: Final = Refusal("unknown_command")
NO_SUCH_SEAT: Final = Refusal("no_such_seat")
NO_SUCH_DIE: Final = Refusal("no_such_die")
NO_SUCH_PLACE: Final = Refusal("no_such_place")
NO_SUCH_TARGET: Final = Refusal("no_such_target")
NO_SUCH_QUESTION: Final = Refusal("no_such_question")
NO_SUCH_ANSWER: Final = Refusal("no_such_answer")
NO_SUCH_PREFERENCE: Final = Refusal("no_such_preference")
NO_SUCH_ITEM: Final = Refusal("no_such_item")
ITEM_OF_NO_USE: Final = Refusal("item_of_no_use")

# The life of a game
NOT_STARTED: Final = Refusal("not_started")
ALREADY_STARTED: Final = Refusal("already_started")
GAME_OVER: Final = Refusal("game_over")
CLOCK_STOPPED: Final = Refusal("clock_stopped")
ESCAPED: Final = Refusal("escaped")
CHOICE_FIRST: Final = Refusal("choice_first")
NOT_ASKED: Final = Refusal("not_asked")
ANSWERED_ALREADY: Final = Refusal("answered_already")
SEAT_PRESENT: Final = Refusal("seat_present")
SEAT_ABSENT: Final = Refusal("seat_absent")
BOT_NOT_ALLOWED: Final = Refusal("bot_not_allowed")

# Dice
NOT_YOUR_DIE: Final = Refusal("not_your_die")
DIE_AWAY: Final = Refusal("die_away")
DIE_LOCKED: Final = Refusal("die_locked")
DIE_SHOWS_NOTHING: Final = Refusal("die_shows_nothing")
STILL_ROLLING: Final = Refusal("still_rolling")
NOTHING_TO_ROLL: Final = Refusal("nothing_to_roll")
WRONG_NUMBER_OF_DICE: Final = Refusal("wrong_number_of_dice")
WRONG_FACE: Final = Refusal("wrong_face")
DIE_BOUND: Final = Refusal("die_bound")
DICE_BOUND: Final = Refusal("dice_bound")
HELD_BACK: Final = Refusal("held_back")
NOT_ROLLED: Final = Refusal("not_rolled")

# What is offered
NOT_OFFERED: Final = Refusal("not_offered")
NOT_YOUR_FIGURE: Final = Refusal("not_your_figure")
CHAMBER_CLOSED: Final = Refusal("chamber_closed")


def not_enough(missing: str) -> Refusal:
    """The icons do not cover the cost; `missing` is what they lack."""
    return Refusal("not_enough_icons", missing)
