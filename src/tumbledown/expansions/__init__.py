"""The chapters of the rules, one file each; the base game is expansion zero and is always in play."""

from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.setup import bare_game, deal_out, settings_warnings
from tumbledown.engine.structs import Settings, SettingsError, SettingsWarning

ALWAYS = "base"
_NOT_CHAPTERS = frozenset({"data", "shared"})


def names() -> list[str]:
    """Every chapter that a table may choose, in the order in which their rules apply."""
    return sorted([name for name in _known() if chapter(name).offered], key=lambda name: chapter(name).order)


def unoffered() -> list[str]:
    """Chapters that are no module of a table: a game with one of them is begun in its own way."""
    return sorted([name for name in _known() if not chapter(name).offered])


def _known() -> set[str]:
    return {module.name for module in iter_modules(__path__)} - _NOT_CHAPTERS


@cache
def chapter(name: str) -> Chapter:
    """The chapter of this name; a clear error if there is none."""
    if name not in _known():
        raise SettingsError(f"no module {name!r}; there are {', '.join(sorted(set(names()) - {ALWAYS}))}")
    found: Chapter = import_module(f"{__name__}.{name}").chapter
    return found


def chapters(settings: Settings) -> tuple[Chapter, ...]:
    """The chapters that these settings put into play, and those that these bring along."""
    wanted = [ALWAYS, *settings.modules]
    for name in wanted:
        # The list grows while it is read: what comes along may bring something itself.
        wanted += [each for each in chapter(name).brings if each not in wanted]
    return tuple(chapter(name) for name in dict.fromkeys(wanted))


def new_game(settings: Settings, seed: str) -> Game:
    """A game set up and ready for the opening call."""
    game = bare_game(settings, seed, chapters(settings))
    deal_out(game)
    return game


@lru_cache(maxsize=256)
def warnings_about(settings: Settings) -> tuple[SettingsWarning, ...]:
    """What a table should know before it plays with these settings."""
    return settings_warnings(settings, chapters(settings))
