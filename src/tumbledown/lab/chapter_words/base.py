"""The words of the base game."""

from tumbledown.lab.chapter_words import SILENT, Announcement, ChapterWords

PLAIN = ("basic_07", "basic_08", "basic_09", "basic_10", "basic_11", "basic_12", "basic_13")
LAST = 3


def _gong(args: tuple[int, ...]) -> str:
    return "gong! " * args[0] + ("back to the start" if args[0] < LAST else "out of here")


words = ChapterWords(
    chambers={"start": "the starting chamber", "exit": "the exit"} | dict.fromkeys(PLAIN, "an empty chamber"),
    announcements={
        "gong": Announcement("countdown", _gong, is_alarm=True),
        "exit_found": SILENT,
        "temple_sealed": Announcement("", "no door leads on, and no exit is found", is_alarm=True),
        "temple_closed": Announcement("", "no door leads on for now, and no exit is found", is_alarm=True),
        "exit_sealed": Announcement("", "the exit is walled off for good", is_alarm=True),
        "exit_cut_off": Announcement("", "no way leads to the exit any more", is_alarm=True),
        "icons_met": Announcement("seat", "{seat} shows the icons, but no gem is left to light"),
        "fate_lapsed": Announcement("", "the turn of fate is no longer possible"),
        "came_to_nothing": Announcement("seat", "the temple has changed before {seat} could act"),
    },
)
