"""The chapter object of the challenges, and which of them a table plays."""

from typing import Final

from tumbledown.engine.hooks import Chapter
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.expansions.data.challenges import CHALLENGES, DATA, Challenge, Marked

NAME: Final = "challenges"
LATE: Final = "challenges.late"
"""Exit and quests lie below the block instead of in it."""


def variant_of(id: str) -> str:
    """How a table's settings name a challenge."""
    return f"{NAME}.{id}"


BY_VARIANT: Final = {variant_of(id): challenge for id, challenge in CHALLENGES.items()}

chapter = Chapter(
    NAME,
    order=190,
    requires=("base",),
    looks_far=False,
    variants=(*BY_VARIANT, LATE),
    exclusive=(tuple(BY_VARIANT),),
    offered=False,
)


def challenge_of(settings: Settings) -> Challenge:
    """The one that these settings name; there must be one.

    Rules: challenges.list.
    """
    for variant in settings.variants:
        if variant in BY_VARIANT:
            return BY_VARIANT[variant]
    raise SettingsError(f"{NAME}: none is chosen; there are {', '.join(CHALLENGES)}")


def unmarked(challenge: Challenge) -> list[Marked]:
    """The expansions that do not stand beside this challenge."""
    return [each for each in DATA.expansion if each.id not in challenge.expansions]
