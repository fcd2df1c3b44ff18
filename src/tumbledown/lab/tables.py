"""Settings of tables to simulate and to watch, from a few options."""

import msgspec

from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.expansions import ALWAYS, chapter, names
from tumbledown.expansions.challenges.marks import settings_for

SIX = 6
ALL = "all"
SIXTH = "sixth_adventurer"


def table_settings(
    players: int = 4,
    difficulty: str = "normal",
    soundtrack: str = "track1",
    modules: str = "",
    numbers: tuple[tuple[str, int], ...] = (),
    variants: tuple[str, ...] = (),
) -> Settings:
    """Return the settings of a table for this many players, with modules by name or all of them, and with these
    variants. A sixth player adds the pieces for six."""
    if not 1 <= players <= SIX:
        raise SettingsError(f"{players} players: 1 to {SIX} can play")
    wanted = everything() if modules == ALL else tuple(name.strip() for name in modules.split(",") if name.strip())
    if players == SIX:
        wanted = (SIXTH, *wanted)
    return Settings(
        players=players,
        modules=with_required(wanted),
        difficulty=difficulty,
        soundtrack=soundtrack,
        numbers=numbers,
        variants=variants,
    )


def with_challenge(settings: Settings, id: str) -> Settings:
    """Return the same table with the set-up of this challenge; its own modules and variants are kept."""
    asked = settings_for(id)
    modules = tuple(dict.fromkeys((*asked.modules, *settings.modules)))
    return msgspec.structs.replace(settings, modules=modules, variants=(*asked.variants, *settings.variants))


def everything() -> tuple[str, ...]:
    """Return every module that is built, as far as they can be played together."""
    chosen: tuple[str, ...] = ()
    for name in names():
        together = with_required((*chosen, name))
        barred = {other for each in together for other in chapter(each).excludes}
        if name != ALWAYS and not barred & set(together):
            chosen = together
    return chosen


def with_required(modules: tuple[str, ...]) -> tuple[str, ...]:
    """Return these modules and those they require, each once and after the modules it requires."""
    found: dict[str, None] = {}
    for name in modules:
        found |= dict.fromkeys((*with_required(chapter(name).requires), name))
    found.pop(ALWAYS, None)
    return tuple(found)
