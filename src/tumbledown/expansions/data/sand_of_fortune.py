"""The glasses of The Sand of Fortune, typed."""

import msgspec

from tumbledown.expansions.data.loading import check_provenance, load


class Glasses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much sand there is, and how it is drawn at random; all in milliseconds."""

    whole: int
    countdowns: tuple[int, int, int]
    least: int
    most: int
    step: int
    spilled: int
    provenance: dict[str, str]


class SandOfFortuneData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `sand_of_fortune.toml`."""

    glasses: Glasses


class Slot(msgspec.Struct, array_like=True):
    """When the sand of the newest glass begins to run, and how long it runs. Both are 0 before the first glass."""

    turned_at: int = 0
    runs: int = 0


DATA = load("sand_of_fortune", SandOfFortuneData)
check_provenance(DATA.glasses.provenance, "sand_of_fortune.toml: glasses")

FOR_PAGE = {
    "GLASSES": (
        {
            "whole": DATA.glasses.whole,
            "countdowns": DATA.glasses.countdowns,
            "least": DATA.glasses.least,
            "most": DATA.glasses.most,
            "step": DATA.glasses.step,
            "spilled": DATA.glasses.spilled,
        },
        "All that is needed to deal the glasses of a game, in milliseconds.",
    )
}
