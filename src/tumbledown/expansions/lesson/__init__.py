"""The lesson: a real game of one learner and one bot in a small temple, whose dice fall as each sentence needs them.

It is a chapter like any other, so that log, replay and reconnection know nothing of it; only no table is offered it
(`docs/decisions/0015-a-lesson-is-a-game.md`).
"""

from tumbledown.expansions.lesson import coaching, setting_up
from tumbledown.expansions.lesson.chapter import chapter

__all__ = ["chapter", "coaching", "setting_up"]
