"""Why something may not be done. A refusal is a value: it spends nothing and answers the one who asked."""

from typing import Final

import msgspec


class Refusal(msgspec.Struct, frozen=True, gc=False, tag="refused", omit_defaults=True):
    """A cause by its code; the client words it. `missing` is a cost text such as `"K2"`."""

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
NOTHING_LOCKED: Final = Refusal("nothing_locked")
NOT_ALL_BLACK: Final = Refusal("not_all_black")
DIE_BOUND: Final = Refusal("die_bound")
SEATED: Final = Refusal("seated")
NOTHING_LOST: Final = Refusal("nothing_lost")
REGAINED_ALREADY: Final = Refusal("regained_already")

# Place and temple
NOT_YOUR_FIGURE: Final = Refusal("not_your_figure")
NO_PASSAGE: Final = Refusal("no_passage")
NO_OPENING: Final = Refusal("no_opening")
PASSAGE_BLOCKED: Final = Refusal("passage_blocked")
CHAMBER_CLOSED: Final = Refusal("chamber_closed")
PILE_EMPTY: Final = Refusal("pile_empty")
PILE_LOCKED: Final = Refusal("pile_locked")
NOT_IN_EXIT: Final = Refusal("not_in_exit")
NOT_TOGETHER: Final = Refusal("not_together")
NOBODY_THERE: Final = Refusal("nobody_there")
NO_WALL_THERE: Final = Refusal("no_wall_there")
SAFE_ALREADY: Final = Refusal("safe_already")
NO_SLAM_LEFT: Final = Refusal("no_slam_left")

# Gems, fate, help
NO_GEMS_HERE: Final = Refusal("no_gems_here")
GEMS_USED: Final = Refusal("gems_used")
DEPOT_EMPTY: Final = Refusal("depot_empty")
LINKED_ALONE: Final = Refusal("linked_alone")
LINKED_USED: Final = Refusal("linked_used")
KEEPS_MASKS: Final = Refusal("keeps_masks")
NO_FATE_LEFT: Final = Refusal("no_fate_left")
VOTE_OPEN: Final = Refusal("vote_open")
VOTE_RESTS: Final = Refusal("vote_rests")
NOT_OUT_YET: Final = Refusal("not_out_yet")
GIFT_GIVEN: Final = Refusal("gift_given")
NOTHING_TO_GIVE: Final = Refusal("nothing_to_give")
NO_TREASURE_HERE: Final = Refusal("no_treasure_here")
NOT_OFFERED: Final = Refusal("not_offered")
STILL_DOOMED: Final = Refusal("still_doomed")
NOT_CURSED: Final = Refusal("not_cursed")

# Curses
TRAPPED: Final = Refusal("trapped")
SILENCED: Final = Refusal("silenced")
HAND_ON_HEAD: Final = Refusal("hand_on_head")
HASTY_THROW: Final = Refusal("hasty_throw")


def not_enough(missing: str) -> Refusal:
    """The icons shown do not reach the cost; `missing` says what they lack."""
    return Refusal("not_enough_icons", missing)
