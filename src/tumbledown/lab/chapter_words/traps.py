"""The words of the trap chambers."""

from tumbledown.lab.chapter_words import Announcement, ChapterWords


def _called(args: tuple[int, ...]) -> str:
    return "{seat} calls {adventurers} to {tile}" if args[-1] else "{seat} calls, but everybody is there already"


words = ChapterWords(
    chambers={
        "cliff_torch": "the torch cliff",
        "cliff_key": "the key cliff",
        "invocation": "the invocation chamber",
        "platform": "the moving platform",
        "slide_trap": "the slide trap",
    },
    announcements={
        "climbed_up": Announcement("tile seat", "{seat} has climbed up {tile}"),
        "pulled_in": Announcement("tile seat", "{seat} is pulled to {tile}"),
        "platform_waits": Announcement("tile seat", "{tile} floats with {seat} and waits for a place"),
        "platform_rides": Announcement("tile", "{tile} comes down in its place"),
        "all_called": Announcement("tile seat adventurers", _called, is_alarm=True),
    },
)
