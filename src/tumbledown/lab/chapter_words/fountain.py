"""The words of the fountain."""

from tumbledown.lab.chapter_words import ChapterWords

words = ChapterWords(chambers={"fountain": "the fountain"})
