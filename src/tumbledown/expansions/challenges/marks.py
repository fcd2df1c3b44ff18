"""Which games earn the mark of a challenge: the settings that it needs, and what may be changed about them."""

from typing import Final

from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.expansions.challenges.chapter import NAME, challenge_of, variant_of
from tumbledown.expansions.data.base import DATA as BASE
from tumbledown.expansions.data.challenges import CHALLENGES, DATA, Challenge, Marked

# Warnings to the table: why a game earns no mark
ADDED: Final = "no_mark_added"
MISSING: Final = "no_mark_missing"
EASED: Final = "no_mark_eased"

REASONS: Final = (ADDED, MISSING, EASED)


def named(id: str) -> Challenge:
    """Return the challenge with this id. Raise `SettingsError` if there is none."""
    if id not in CHALLENGES:
        raise SettingsError(f"no challenge {id!r}; there are {', '.join(CHALLENGES)}")
    return CHALLENGES[id]


def settings_for(id: str, players: int = 4) -> Settings:
    """Return settings for this challenge alone. A sixth player needs one of the free modules too.

    Rules: challenges.modules, challenges.chambers, challenges.requires.
    """
    challenge = named(id)
    variants = [variant for each in quest_marks(challenge) for variant in each.rooms_only]
    return Settings(players=players, modules=(NAME, *modules_of(challenge)), variants=(variant_of(id), *variants))


def modules_of(challenge: Challenge) -> tuple[str, ...]:
    """Return the modules that must be in play: the ticked ones and, for its quests, their chambers and the markers."""
    brought = [each.chapter for each in quest_marks(challenge)]
    markers = [DATA.markers.chapter] if challenge.quest_chambers else []
    return tuple(dict.fromkeys((*challenge.modules, *markers, *brought)))


def quest_marks(challenge: Challenge) -> list[Marked]:
    """Return the marked expansions if the challenge has quests to take from them."""
    return [each for each in DATA.expansion if challenge.quest_chambers and each.id in challenge.expansions]


def earns(settings: Settings) -> str:
    """Return the id of the challenge that is passed by winning with these settings, or an empty string.

    Rules: challenges.record.
    """
    if NAME not in settings.modules or why_not(settings):
        return ""
    return challenge_of(settings).id


def why_not(settings: Settings) -> list[str]:
    """Return the reasons why a game with these settings earns no mark.

    Rules: challenges.other_modules, challenges.quests.new_ones, challenges.special_rooms, challenges.modules.
    """
    found = {
        ADDED: bool(added(settings)),
        MISSING: bool(missing(settings)) or _without_quest_rooms(settings),
        EASED: settings.practice or settings.roll_ms < BASE.pace.gentle,
    }
    return [reason for reason, is_so in found.items() if is_so]


def added(settings: Settings) -> list[str]:
    """Return the modules that are not part of the challenge and may not be added freely."""
    allowed = {NAME, *modules_of(challenge_of(settings)), *DATA.free.modules}
    return [name for name in settings.modules if name not in allowed]


def missing(settings: Settings) -> list[str]:
    """Return the modules of the challenge that the table left out."""
    return [name for name in modules_of(challenge_of(settings)) if name not in settings.modules]


def _without_quest_rooms(settings: Settings) -> bool:
    """Whether a variant leaves out the chambers that the quests are picked from."""
    spoilt = {variant for each in quest_marks(challenge_of(settings)) for variant in each.rooms_out}
    return not spoilt.isdisjoint(settings.variants)
