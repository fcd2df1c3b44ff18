"""The lesson: a real game of one learner and one bot in a small temple, with dice that show what each step needs.

It is a chapter like any other, so log, replay and reconnection need no code for it. Tables cannot choose it
(`docs/decisions/0015-a-lesson-is-a-game.md`).
"""

from tumbledown.expansions.lesson import coaching, setting_up
from tumbledown.expansions.lesson.chapter import chapter

__all__ = ["chapter", "coaching", "setting_up"]
