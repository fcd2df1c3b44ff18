"""The words of the Sand of Fortune."""

from tumbledown.lab.chapter_words import Announcement, ChapterWords

ORDINALS = ("", "first", "second", "third")


def _turned(args: tuple[int, ...]) -> str:
    number, spilled = args
    lost = f": it fell over, and {spilled // 1000} seconds are lost" if spilled else ""
    return f"the {ORDINALS[number]} sand glass is turned{lost}"


words = ChapterWords(announcements={"glass_turned": Announcement("number", _turned)})
