"""What the lesson notes. It has no pieces of its own, so there is no table of values beside this file."""

import msgspec


class Slot(msgspec.Struct, array_like=True):
    """The step that the learner is at, from 0; after the last one it is the number of steps."""

    lesson_step: int = 0
