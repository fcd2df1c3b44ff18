"""The lesson's state. The lesson has no pieces of its own, so there is no TOML file beside this one."""

import msgspec


class Slot(msgspec.Struct, array_like=True):
    """The step that the learner is at, from 0; after the last one it is the number of steps."""

    lesson_step: int = 0
