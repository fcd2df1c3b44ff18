"""The chapters of the rules, one module or package each. The base game is a chapter too and is always in play."""

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
    """Return the chapters that a table may choose, in the order in which their rules apply."""
    return sorted([name for name in _known() if chapter(name).offered], key=lambda name: chapter(name).order)


def unoffered() -> list[str]:
    """Return the chapters that a table cannot choose. A game with one of them is started in its own way."""
    return sorted([name for name in _known() if not chapter(name).offered])


def _known() -> set[str]:
    return {module.name for module in iter_modules(__path__)} - _NOT_CHAPTERS


@cache
def chapter(name: str) -> Chapter:
    """Return the chapter of this name. Raise `SettingsError` if there is none."""
    if name not in _known():
        raise SettingsError(f"no module {name!r}; there are {', '.join(sorted(set(names()) - {ALWAYS}))}")
    found: Chapter = import_module(f"{__name__}.{name}").chapter
    return found


def chapters(settings: Settings) -> tuple[Chapter, ...]:
    """Return the chapters that these settings name, and those that these chapters bring along."""
    wanted = [ALWAYS, *settings.modules]
    for name in wanted:
        # The list grows during the loop, because a chapter that is brought along may bring others.
        wanted += [each for each in chapter(name).brings if each not in wanted]
    return tuple(chapter(name) for name in dict.fromkeys(wanted))


def new_game(settings: Settings, seed: str) -> Game:
    """Return a game that is set up and ready for the opening call."""
    game = bare_game(settings, seed, chapters(settings))
    deal_out(game)
    return game


@lru_cache(maxsize=256)
def warnings_about(settings: Settings) -> tuple[SettingsWarning, ...]:
    """Return what a table should know before it plays with these settings."""
    return settings_warnings(settings, chapters(settings))
