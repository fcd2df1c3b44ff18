"""The words of the cursed gems."""

from tumbledown.lab.chapter_words import Announcement, ChapterWords, untold

words = ChapterWords(
    announcements={
        "position_looked_at": Announcement("tile piece seat", "{seat} looks at a token: the twin of another gem"),
        "gem_hint": Announcement("tile piece seat", "{seat} gives a hint about a token"),
        "gem_returned": Announcement("tile seat left", "{seat} gives a cursed gem back, {left} to go"),
    },
    pieces={"cursed_gems": untold, "gem_positions": untold},
)
