"""The words of the pit."""

from tumbledown.lab.chapter_words import ChapterWords

words = ChapterWords(chambers={"pit": "the pit"}, losses=("lost_treasure",))
