"""The chapter object of the challenges, and which of them a table plays."""

from typing import Final

from tumbledown.engine.hooks import Chapter
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.expansions.data.challenges import CHALLENGES, DATA, Challenge, Marked

NAME: Final = "challenges"
LATE: Final = "challenges.late"
"""The variant in which exit and quests lie below the block instead of in it."""


def variant_of(id: str) -> str:
    """Return the name of a challenge in a table's settings."""
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
    """Return the challenge that these settings name. Raise `SettingsError` if there is none.

    Rules: challenges.list.
    """
    for variant in settings.variants:
        if variant in BY_VARIANT:
            return BY_VARIANT[variant]
    raise SettingsError(f"{NAME}: none is chosen; there are {', '.join(CHALLENGES)}")


def unmarked(challenge: Challenge) -> list[Marked]:
    """Return the expansions that are not marked for this challenge."""
    return [each for each in DATA.expansion if each.id not in challenge.expansions]
