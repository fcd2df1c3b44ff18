"""A bot that was refused something drops the plan, and comes back to it only when the rules would take it."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.bots.bot import Bot
from tumbledown.bots.knowledge import Errand
from tumbledown.bots.lore import Lore
from tumbledown.bots.mind import Mind
from tumbledown.bots.pace import steady
from tumbledown.bots.refused import MOST, Refused
from tumbledown.bots.table import Table
from tumbledown.engine.commands import AnyCommand, Discover, Perform, Prefer, Roll
from tumbledown.engine.game import Game
from tumbledown.engine.structs import Settings

HOPELESS = Perform(0, "stack_die")
"""There is no Totem."""


def insists(bot: Bot, game: Game) -> AnyCommand | None:
    return Perform(bot.mind.seat, "stack_die", dice=1 << game.now % 5)


def test_a_bot_that_would_insist_asks_once_and_does_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bot, "_decide", insists)
    table = Table(Settings(players=2), "insists", steady(1_200))
    for _ in range(40):
        table.step()
    assert len(table.refused) == 2, "one for each bot"
    assert all("stack_die" in text for text in table.refused)
    assert min(table.game.party.throws) > 0


# -------------------------------------------------------------------- what is remembered
def at_an_opening(faces: str) -> BotScenario:
    table = BotScenario(players=1, pile=("gem_key_3",))
    table.shows(0, faces)
    return table


def test_a_deed_is_barred_until_the_rules_would_take_it() -> None:
    table, refused = at_an_opening("TTTTTTT"), Refused()
    command = Discover(0, 1)
    assert not refused.bars(table.game, command)
    refused.note(Discover(0, 1, dice=0b11))
    assert refused.bars(table.game, command), "whichever dice were named"
    assert not refused.bars(table.game, Discover(0, 3)), "another side is another deed"
    table.shows(0, "AATTTTT")
    assert not refused.bars(table.game, command)


def test_a_deed_that_is_refused_though_it_is_offered_is_not_tried_for_ever() -> None:
    table, refused = at_an_opening("AATTTTT"), Refused()
    command = Discover(0, 1)
    for _ in range(MOST):
        assert not refused.bars(table.game, command)
        refused.note(command)
    assert refused.bars(table.game, command)


def test_a_throw_is_barred_as_long_as_its_dice_lie_locked() -> None:
    table, refused = at_an_opening("BAAAAAA"), Refused()
    refused.note(Roll(0, 0b1))
    assert refused.bars(table.game, Roll(0, 0b1))
    assert not refused.bars(table.game, Roll(0, 0b10))
    table.shows(0, "AAAAAAA")
    assert not refused.bars(table.game, Roll(0, 0b1))


def test_what_is_no_deed_is_not_asked_again() -> None:
    table, refused = at_an_opening("AAAAAAA"), Refused()
    refused.note(Prefer(0, "no such switch", on=True))
    assert refused.bars(table.game, Prefer(0, "no such switch", on=True))
    assert not refused.bars(table.game, None)


# -------------------------------------------------------------------- the next advice
def test_lore_passes_over_what_was_refused() -> None:
    table = BotScenario(players=1, modules=("treasures",))
    mind = Mind()
    mind.look(table.game)
    lore = Lore(table.game.rules)
    kind = table.game.temple.kind[mind.here >> 1]
    lore.in_chambers[kind] = [lambda game, mind: HOPELESS, lambda game, mind: Roll(0, 1)]
    assert lore.at_once(table.game, mind) == HOPELESS
    mind.refused.note(HOPELESS)
    assert lore.at_once(table.game, mind) == Roll(0, 1)


def test_an_errand_that_was_refused_is_passed_over() -> None:
    table = BotScenario(players=1, modules=("treasures",))
    mind = Mind()
    mind.look(table.game)
    lore = Lore(table.game.rules)

    def hopeless(game: Game, mind: Mind) -> Errand:
        return True, HOPELESS

    def waiting(game: Game, mind: Mind) -> Errand:
        return True, None

    lore._errands[table.game.temple.kind[mind.here >> 1]] = [hopeless, waiting]
    assert lore.errand(table.game, mind) == (True, HOPELESS)
    mind.refused.note(HOPELESS)
    assert lore.errand(table.game, mind) == (True, None)
