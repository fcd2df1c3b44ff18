"""The words of the illusions."""

from tumbledown.lab.chapter_words import ChapterWords

words = ChapterWords(icons={"faded_mask": "a faded mask"})
