"""Two people at one table: one before a big screen, one with a phone in the hand."""

import re

import pytest
from playwright.sync_api import Page, expect

from gallery import PHONE
from serving import Server
from staging import Rehearsal
from tests.browser.adventurer import Adventurer, Aim, Sight
from tests.browser.conftest import Visit
from tests.browser.people import button, host, sit_down, start_together
from tests.browser.records import events
from tests.browser.test_cards import heard

GEM_CHAMBERS = ("Hall of torches", "Vault of keys")
MOST_TRIES = 80
ADAS_DICE = 0b11111


def seed_with_gems_at_the_door() -> str:
    """A temple in which one of the first chambers has gems that nobody can light alone."""
    for number in range(200):
        game = Rehearsal(f"together/{number}", 2).game
        kinds = {game.temple.kind_of(tile).id for tile in game.temple.laid()}
        if kinds & {"gem_key_3", "gem_torch_3"}:
            return f"together/{number}"
    raise AssertionError("no such temple")


def meet(server: Server, visit: Visit, *, seed: str = "") -> tuple[Page, Page]:
    """Ada, who hosts at a desk, and Bo, who comes by the link with a phone."""
    ada = visit(server.base)
    code = host(ada, seed=seed)
    bo = visit(f"{server.base}/t/{code}", **PHONE)
    sit_down(bo, "Bo")
    start_together(bo, ada)
    return ada, bo


class Mate(Adventurer):
    """Goes to the chamber with the gems, and lights them with dice of both; gold goes to whoever is stuck."""

    def act(self, sight: Sight) -> None:
        if gift := sight.offered("Give it to"):
            return self.touch(gift)
        return super().act(sight)

    def despair(self, sight: Sight) -> None:
        """The other one has gold, sooner or later."""

    def aim(self, sight: Sight) -> Aim:
        here = sight.map.here
        if here.name in GEM_CHAMBERS:
            one, two, _ = here.steps
            can_alone = all(sum(die.face == face for die in sight.dice) >= count for face, count in one.price.items())
            return Aim("Light 2 gems", two.price) if can_alone else Aim("Light 1 gem", one.price)
        return self.way(sight, *[room.cell for room in sight.map.rooms.values() if room.name in GEM_CHAMBERS])


def play_until_light(*mates: Mate) -> None:
    for mate in mates * MOST_TRIES:
        if any(mate.done["Light"] for mate in mates):
            return
        sight = mate.look()
        assert sight is not None
        mate.act(sight)
    raise AssertionError(f"no gem was lit: {[mate.done for mate in mates]}")


def keys_to_escape(page: Page) -> int:
    depot = page.get_by_role("region", name="Depot")
    return int(re.findall(r"(\d+) keys? to escape", str(depot.text_content()))[0])


@pytest.mark.hurried
def test_two_adventurers_light_a_gem_that_neither_could_light_alone(brisk: Server, visit: Visit) -> None:
    ada, bo = meet(brisk, visit, seed=seed_with_gems_at_the_door())
    keys = keys_to_escape(ada)
    play_until_light(Mate(ada), Mate(bo, by_touch=True))
    for page in (ada, bo):
        temple = page.get_by_role("region", name="The temple")
        expect(temple.get_by_role("button", name=re.compile("gems? (is|are) lit"))).to_have_count(1)
        expect(page.get_by_role("toolbar", name="Dice").get_by_role("button", name="Spent").first).to_be_visible()
    code = ada.url.rpartition("/")[2]
    [lit] = events(brisk, code, "GemsActivated")
    assert [keys_to_escape(page) for page in (ada, bo)] == [keys - sum(lit["gems"])] * 2
    spent = events(brisk, code, "DiceSpent")[-1]["dice"]
    assert spent & ADAS_DICE, "Ada gave nothing"
    assert spent & ~ADAS_DICE, "Bo gave nothing"


def test_a_call_is_heard_in_the_language_of_whoever_hears_it(server: Server, visit: Visit) -> None:
    ada, bo = meet(server, visit)
    button(bo, "Settings").tap()
    bo.get_by_role("radio", name="Deutsch").check(force=True)
    bo.keyboard.press("Escape")
    button(ada, "Help").click()
    heard(bo, "Ada: Hilf mir!")
