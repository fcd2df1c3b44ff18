"""The words of the new characters."""

from tumbledown.lab.chapter_words import Announcement, ChapterWords

words = ChapterWords(
    chambers={"dungeon": "the dungeon", "narrow_passage": "the narrow passage"},
    announcements={
        "dice_swapped": Announcement("seat mate", "{seat} swaps dice with {mate}"),
        "reopens_portal": Announcement("", "a portal may lead there"),
        "reopens_teleporter": Announcement("", "the Teleporter may jump there"),
    },
)
