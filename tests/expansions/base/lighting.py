"""A chamber with gems, everybody in it, and what became of them."""

from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems
from tumbledown.engine.events import DiceSpent
from tumbledown.engine.hooks import Chapter

KEYS, TORCHES, SINGLE = "gem_key_3", "gem_torch_3", "basic_05"


def hall(kind: str = KEYS, players: int = 1, gems: int = 5, extra: tuple[Chapter, ...] = ()) -> tuple[Scenario, int]:
    """Everybody stands in this chamber, east of the start, with nothing rolled yet."""
    table = Scenario(players, gems=gems, extra=extra)
    place = table.chamber(kind, at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
    return table, place


def gems_on(table: Scenario, place: int) -> int:
    return table.game.temple.gems[place >> 1]


def spent(table: Scenario) -> int:
    """All dice that were paid so far, as a mask."""
    return sum(event.dice for event in table.happened(DiceSpent) if isinstance(event, DiceSpent))


def lacks(table: Scenario, command: ActivateGems) -> str:
    """What is missing for this command, which is refused without any change."""
    assert table.refuses(command) == "not_enough_icons"
    refusal = table.game.handle(command, table.game.now).refusal
    return refusal.missing if refusal else ""
