"""Tables with the new characters' things: treasures before somebody, and chambers around."""

from tests.scenario import Scenario
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.structs import Settings
from tumbledown.lab.tables import with_required

MODULES = with_required(("new_characters", "treasures"))
ALOUD = ("new_characters.agreed_aloud",)
BARE = "cursed_07"
"""A chamber with openings on all sides and nothing in it."""


def scenario(
    players: int = 2,
    *more: str,
    gems: int = 5,
    pile: tuple[str, ...] = (),
    extra: tuple[Chapter, ...] = (),
    variants: tuple[str, ...] = (),
) -> Scenario:
    settings = Settings(players=players, modules=with_required((*MODULES, *more)), variants=variants)
    return Scenario(settings=settings, gems=gems, pile=pile, extra=extra)


def with_card(
    card: str,
    players: int = 3,
    *more: str,
    pile: tuple[str, ...] = (),
    extra: tuple[Chapter, ...] = (),
    variants: tuple[str, ...] = (),
) -> Scenario:
    """Seat 0 has this character card; all stand in the starting chamber."""
    table = scenario(players, *more, pile=pile, extra=extra, variants=variants)
    table.gets(0, card)
    return table
