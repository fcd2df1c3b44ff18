"""The words of the illusions."""

from tumbledown.lab.chapter_words import Announcement, ChapterWords

words = ChapterWords(
    icons={"faded_mask": "a faded mask"},
    announcements={"reopens_illusions": Announcement("", "when the illusions vanish, a way may open")},
)
