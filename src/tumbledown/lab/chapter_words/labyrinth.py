"""The words of the labyrinth."""

from tumbledown.lab.chapter_words import Announcement, ChapterWords

words = ChapterWords(
    chambers={"mirage": "the mirage", "gear_chamber": "the gear chamber"},
    announcements={
        "line_slides": Announcement("line seat", "{seat} slides a whole line of chambers", is_alarm=True),
        "start_moved": Announcement("", "the start was a mirage: the starting chamber lies elsewhere", is_alarm=True),
        "must_shout": Announcement("tile seat", "{seat} must shout what was found, true or false"),
        "weakest_link": Announcement("seat", "{seat} is the weakest link, and not safe", is_alarm=True),
        "reopens_gears": Announcement("", "the gears may open a way"),
        "reopens_mirage": Announcement("", "a mirage may open a way"),
        "more_time": Announcement("seat", "{seat} asks for one more minute"),
    },
)
