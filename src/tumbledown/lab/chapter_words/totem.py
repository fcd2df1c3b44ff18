"""The words of the totem."""

from tumbledown.lab.chapter_words import Announcement, ChapterWords
from tumbledown.lab.phrases import number

OTHERS = 3
"""The index in the arguments at which the dice begin that fall together with the dropped one."""


def _fell(args: tuple[int, ...]) -> str:
    others = len(args[OTHERS:])
    return "{seat}'s die falls off the totem" + (f" and takes {number(others, 'die')} with it" if others else "")


words = ChapterWords(
    chambers={"totem": "the totem chamber"},
    announcements={
        "die_stacked": Announcement("seat", "{seat} stacks a die on the totem"),
        "die_fell": Announcement("seat", _fell),
        "die_lifted": Announcement("seat", "{seat} lifts a die off the totem"),
    },
)
