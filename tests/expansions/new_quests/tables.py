"""Tables with the new quest chambers."""

from typing import Final

from tests.scenario import Scenario
from tumbledown.engine.structs import Settings
from tumbledown.lab.tables import with_required

HONOUR: Final = "curses.on_honour"


def scenario(
    players: int = 2,
    *more: str,
    on_honour: bool = False,
    gems: int = 5,
    pile: tuple[str, ...] = (),
) -> Scenario:
    """A table with this chapter and perhaps more of them."""
    modules = with_required((*more, "new_quests", *(("sixth_adventurer",) if players > 5 else ())))
    variants = (HONOUR,) if on_honour else ()
    settings = Settings(players=players, modules=modules, variants=variants)
    return Scenario(settings=settings, gems=gems, pile=pile)
