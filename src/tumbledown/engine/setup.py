"""Set up a game from settings and a seed, and replay one from its events."""

from functools import lru_cache

from tumbledown.engine.events import Event
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import EXIT, FIRST_TWO, MIX, PIECES, POOL, SETS, Chapter
from tumbledown.engine.rules import Rules, check_settings
from tumbledown.engine.structs import Settings, SettingsWarning


@lru_cache(maxsize=64)
def resolved(settings: Settings, chapters: tuple[Chapter, ...]) -> Rules:
    """The rules for these settings; games with equal settings share them."""
    check_settings(settings, chapters)
    return Rules(settings, chapters)


def bare_game(settings: Settings, seed: str, chapters: tuple[Chapter, ...]) -> Game:
    """A game with dice, seats and the pool of tiles, but nothing dealt. Events are replayed onto it."""
    game = Game(resolved(settings, chapters), Fortune(seed))
    for stage in (SETS, POOL):
        for rule in game.rules.setup.get(stage, []):
            rule(game)
    return game


def deal_out(game: Game) -> list[Event]:
    """Shuffle, lay the first chambers, place the exit and the pieces, all as events."""
    for stage in (FIRST_TWO, MIX, EXIT, PIECES):
        for rule in game.rules.setup.get(stage, []):
            rule(game)
    game.settled = game.temple.version
    return game.happened


def settings_warnings(settings: Settings, chapters: tuple[Chapter, ...]) -> tuple[SettingsWarning, ...]:
    """The chapters' warnings about settings that are allowed but hopeless, or nearly so. The rules get a game that is
    dealt only for this; what they read must not depend on luck."""
    game = bare_game(settings, "", chapters)
    deal_out(game)
    return tuple([warning for rule in game.rules.warn for warning in rule(game)])


def replay(game: Game, events: list[Event], now: int) -> None:
    """Apply these events, without rules or draws."""
    for event in events:
        game.apply_only(event)
    game.now = now
    game.settled = game.temple.version
