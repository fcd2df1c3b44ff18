"""Tables with cursed gems before the players and position tokens in the temple."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Perform
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.structs import Settings
from tumbledown.expansions.data.cursed_gems import position_of

NAME = "cursed_gems"
POSITIONS = "gem_positions"
ALOUD = "cursed_gems.aloud"
RED, BLUE, GREEN = 0, 1, 2
RED_GEM, BLUE_GEM, OTHER = "ruby_eye", "jade_sun", "azure_serpent"
"""The gems of the first two players at these tables, and one that nobody has."""

ONE_GEM = "basic_01"


def gem_table(
    *modules: str,
    players: int = 2,
    pile: tuple[str, ...] = (),
    variants: tuple[str, ...] = (),
    extra: tuple[Chapter, ...] = (),
) -> Scenario:
    """Everybody is at the start; red and blue have their gems."""
    settings = Settings(players=players, modules=(NAME, *modules), variants=variants)
    table = Scenario(settings=settings, pile=pile, extra=extra)
    table.gets(RED, RED_GEM)
    if players > 1:
        table.gets(BLUE, BLUE_GEM)
    return table


def hides(table: Scenario, gem: str, place: int) -> int:
    """The twin of this gem lies at a place, face down."""
    return table.lays(position_of(gem), place, face_up=False)


def before_a_token(
    gem: str, *modules: str, players: int = 2, variants: tuple[str, ...] = (), chamber: str = ONE_GEM
) -> tuple[Scenario, int, int]:
    """All stand in a chamber east of the start where the twin of this gem lies; the chamber's place, and the token."""
    table = gem_table(*modules, players=players, variants=variants)
    place = table.chamber(chamber, at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
        table.shows(seat, "KK..." if players > 1 else "KK.....")
    return table, place, hides(table, gem, place)


def looks(seat: int) -> Perform:
    return Perform(seat, "look_at_position")


def hints(seat: int, feature: int) -> Perform:
    return Perform(seat, "hint_at_gem", feature)
