"""The words of the time chambers."""

from tumbledown.lab.chapter_words import Announcement, ChapterWords

BANS = ("", "light gems", "free dice with golden masks", "enter a chamber", "enter the starting chamber")
"""What is forbidden, by the number of the ban."""


def _forbidden(args: tuple[int, ...]) -> str:
    return f"nobody may {BANS[args[0]]} for a while"


def _allowed(args: tuple[int, ...]) -> str:
    return f"everybody may {BANS[args[0]]} again"


def _paid(args: tuple[int, ...]) -> str:
    return "{seat} gives {dice} for the team" if args[-1] else "{seat} loses {dice} for the team"


words = ChapterWords(
    chambers={
        "prohibition_a": "the chamber of still gems",
        "prohibition_b": "the chamber of blind masks",
        "prohibition_c": "the chamber of still feet",
        "prohibition_d": "the chamber of the shut start",
        "lava_dice": "the lava chamber of dice",
        "lava_gems": "the lava chamber of gems",
        "torch_chamber": "the torch chamber",
        "sacrifice_chamber": "the sacrifice chamber",
    },
    announcements={
        "sand_turned": Announcement("tile", "the sand of {tile} runs"),
        "sand_waits": Announcement("tile", "{tile} waits for the sand glass"),
        "sand_ran_out": Announcement("tile", "the sand of {tile} has run out"),
        "ban_begins": Announcement("ban", _forbidden, is_alarm=True),
        "ban_ends": Announcement("ban", _allowed),
        "trial_solved": Announcement("tile seat solved in_all", "{seat} solves task {solved} of {in_all} in {tile}"),
        "trial_failed": Announcement("tile", "{tile} is not done in time", is_alarm=True),
        "gems_added": Announcement("tile gems", "{gems} more in the depot", is_alarm=True),
        "dice_owed": Announcement("tile dice", "the team must give {dice}", is_alarm=True),
        "dice_paid": Announcement("tile seat dice", _paid),
        "die_taken_back": Announcement("tile seat", "{seat} has the sacrificed die back"),
        "dice_forfeited": Announcement("tile dice", "{tile} keeps {dice}", is_alarm=True),
    },
)
