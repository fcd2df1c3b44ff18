"""Curses, treasures and the chalice, in the hand of somebody who plays with them."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from gallery import Gallery
from scenes import CHAPTERS, ME, PEOPLE, Scene, laden, with_cards
from serving import Server
from staging import Rehearsal
from tests.browser.conftest import Visit
from tests.browser.people import button, dice, host, start_alone
from tests.browser.test_keyboard import tab_to
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.events import (
    AdventurerEscaped,
    AdventurerMoved,
    ChamberPlaced,
    GemsMoved,
    PieceMoved,
    PileOrdered,
)
from tumbledown.engine.pieces import AT_PLACE, BOXED, DEPOT, TILES, at
from tumbledown.engine.temple import STEP
from tumbledown.expansions import ALWAYS, names
from tumbledown.expansions.shared import CURSES, PURPLE_MASK, TREASURE

GLOWING: Final = re.compile("glowing")
OTHERS: Final = [name for name in names() if name != ALWAYS]
"""Whatever is played, the base game comes along."""
CHUNKS: Final = """(names) => performance.getEntriesByType('resource').map((each) => each.name.split('/').at(-1))
    .filter((file) => file.endsWith('.js') && names.some((name) => file.startsWith(name)))"""


# -------------------------------------------------------------------- scenes
def about_to_be_cursed() -> Rehearsal:
    """The next chamber shows a purple mask, the next curse is a trap; my dice discover, and lift what comes."""
    found = with_cards()
    game, trap = found.game, found.piece("trap")
    tiles = sorted(game.pile(TILES), key=lambda tile: not game.shows(tile, PURPLE_MASK))
    curses = (trap, *[card for card in game.pile(CURSES) if card != trap])
    found.happens(PileOrdered(TILES, tuple(tiles)), PileOrdered(CURSES, curses))
    return stand(found, next(2 * tile for tile in game.temple.laid() if game.temple.frontier(2 * tile)), "AAKKT")


def beside_a_treasure() -> Rehearsal:
    """An extra gem lies under my feet, face down, and I have the keys for it."""
    found = with_cards()
    game, gem = found.game, found.piece("extra_gem")
    place = next(2 * tile for tile in game.temple.laid() if game.shows(tile, TREASURE))
    found.happens(*[PieceMoved(piece, BOXED) for piece in game.pieces.lying(at(AT_PLACE, place))])
    found.happens(PieceMoved(gem, at(AT_PLACE, place), face_up=False))
    return stand(found, place, "KKAAT")


def far_from_everybody() -> Rehearsal:
    """A teleport before me, and the others somewhere else."""
    found = with_cards().gets(ME, "teleport")
    return stand(found, 2 * found.game.start, "AAKKT")


def soon_to_be_exchanged() -> Rehearsal:
    return with_cards().gets(ME, "soul_exchange")


def last_with_the_chalice_inside() -> Rehearsal:
    """Everybody else is out, the exit asks for one key, and the chalice lies elsewhere."""
    found = laden()
    game = found.game
    exit = next(tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile).id == "exit")
    chamber = next(tile for tile in game.temple.laid() if game.temple.frontier(2 * tile))
    side = game.temple.frontier(2 * chamber)[0]
    found.happens(GemsMoved(DEPOT, BOXED, game.depot.gems))
    found.happens(ChamberPlaced(exit, game.temple.cell[chamber] + STEP[side], side, ME))
    found.happens(*[AdventurerEscaped(seat, game.party.control[seat]) for seat in range(1, len(PEOPLE))])
    return stand(found, 2 * exit, "KKKAA")


def stand(found: Rehearsal, place: int, faces: str) -> Rehearsal:
    found.happens(AdventurerMoved(found.game.party.control[ME], place, FORCED))
    return found.shows(ME, faces)


STAGED: Final = {
    "a curse to draw": Scene(about_to_be_cursed, cast=PEOPLE),
    "a treasure to claim": Scene(beside_a_treasure, cast=PEOPLE),
    "a way to the others": Scene(far_from_everybody, cast=PEOPLE),
    "a soul to choose": Scene(soon_to_be_exchanged, cast=PEOPLE),
    "a way out too soon": Scene(last_with_the_chalice_inside, cast=PEOPLE),
}


def curses(page: Page) -> Locator:
    return page.get_by_role("list", name="Your curses")


def treasure(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Your treasures").get_by_role("button", name=re.compile(name))


def heard(page: Page, words: str) -> None:
    """By whoever listens, at once or when there is a pause."""
    page.wait_for_function("(words) => window.heard.some((said) => said.includes(words))", arg=words)


# -------------------------------------------------------------------- curses
def test_a_curse_that_is_drawn_lies_on_the_tray_until_a_touch_lifts_it(gallery: Gallery) -> None:
    page = gallery.temple("a curse to draw")
    button(page, "Discover").first.click()
    curse = curses(page).get_by_role("button", name="Lift the curse: Trap")
    expect(curse).to_have_class(GLOWING)
    expect(curse).to_contain_text("No entering, no discovering.")
    heard(page, "A curse on you: Trap")
    curse.click()
    expect(curses(page)).to_have_count(0)
    heard(page, "You are rid of a curse: Trap")


def test_a_curse_that_can_be_lifted_is_its_own_button_and_the_only_one(gallery: Gallery) -> None:
    page = gallery.temple("trapped")
    expect(button(page, "Lift the curse: Poison")).to_have_count(1)
    expect(button(page, "Lift the curse: Poison")).to_have_class(GLOWING)


def test_a_curse_that_cannot_be_lifted_says_what_is_missing_and_a_touch_reads_it(gallery: Gallery) -> None:
    page = gallery.temple("trapped")
    button(page, "Lift the curse: Poison").click()
    expect(curses(page).get_by_role("listitem")).to_have_count(1)
    trap = curses(page).get_by_role("button", name="Lift the curse: Trap")
    expect(trap).not_to_have_class(GLOWING)
    expect(trap).to_have_attribute("aria-label", re.compile("missing", re.IGNORECASE))
    trap.click()
    expect(page.get_by_role("dialog", name="Your cards")).to_contain_text("No entering, no discovering.")


def test_a_broken_die_lies_on_its_card_and_leaves_a_gap_in_the_tray(gallery: Gallery) -> None:
    page = gallery.temple("broken")
    expect(curses(page).get_by_role("img", name="Black mask", exact=True)).to_be_visible()
    expect(dice(page).and_(page.get_by_role("button", name="On a card"))).to_have_count(1)
    expect(page.get_by_role("article", name="A die breaks")).to_be_visible()
    page.keyboard.press("l")
    expect(curses(page)).to_have_count(0)


def test_what_a_mate_s_cards_do_is_one_touch_away(gallery: Gallery) -> None:
    page = gallery.temple("broken")
    expect(page.get_by_role("img", name="Milan: cards: Trap")).to_be_visible()
    button(page, "About Milan").click()
    sheet = page.get_by_role("dialog", name="Milan")
    expect(sheet.get_by_role("list")).to_contain_text("No entering, no discovering.")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_souls_are_exchanged_by_a_touch_and_everybody_sees_who_steers_whom(gallery: Gallery) -> None:
    page = gallery.temple("a soul to choose")
    button(page, "Swap with Inés").click()
    heard(page, "You steer Inés")
    expect(page.get_by_text("steers Inés", exact=True)).to_be_visible()
    expect(page.get_by_text("steers Noor", exact=True)).to_be_visible()


# -------------------------------------------------------------------- treasures
def test_a_treasure_is_claimed_where_it_lies_and_used_from_the_rack(gallery: Gallery) -> None:
    page = gallery.temple("a treasure to claim")
    page.locator(".board").get_by_role("button", name="Claim the treasure").click()
    gem = treasure(page, "^Extra gem")
    expect(gem).to_have_attribute("aria-disabled", "false")
    heard(page, "You find: Extra gem")
    gem.click()
    expect(gem).to_have_count(0)
    heard(page, "You use: Extra gem")


def test_a_teleport_goes_where_a_chamber_is_touched(gallery: Gallery) -> None:
    page = gallery.temple("a way to the others")
    treasure(page, "^Teleport").click()
    expect(page.get_by_text("Touch a glowing chamber").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, "Teleport to")).to_have_count(0)
    treasure(page, "^Teleport").click()
    button(page, "Teleport to").first.click()
    expect(treasure(page, "^Teleport")).to_have_count(0)


def test_a_double_torch_is_added_to_the_payment_and_taken_back(gallery: Gallery) -> None:
    page = gallery.temple("trapped")
    torch = treasure(page, "double torch")
    expect(torch).to_have_attribute("aria-pressed", "false")
    torch.click()
    expect(torch).to_have_attribute("aria-pressed", "true")
    torch.click()
    expect(torch).to_have_attribute("aria-pressed", "false")


# -------------------------------------------------------------------- the chalice
def test_chambers_say_what_lies_in_them_and_what_they_are_for(gallery: Gallery) -> None:
    page = gallery.temple("laden")
    chamber = button(page, "Treasure chamber. You are here")
    expect(chamber).to_have_attribute("aria-label", re.compile(r"\. Chalice\. Home of the chalice\."))


def test_the_chalice_is_carried_with_keys_alone(gallery: Gallery) -> None:
    page = gallery.temple("laden")
    tab_to(page, "Enter west with the chalice: 2 adventurers and 1 torch")
    page.keyboard.press("Enter")
    heard(page, "You carry the chalice: ")


def test_whoever_would_lose_by_escaping_is_warned_by_the_first_touch(gallery: Gallery) -> None:
    page = gallery.temple("a way out too soon")
    button(page, "Escape").first.click()
    expect(page.get_by_role("status")).to_contain_text("The chalice is still inside.")
    expect(dice(page).first).to_be_visible()
    button(page, "Escape").first.click()
    expect(page.get_by_role("list", name="Awards")).to_be_visible()


# -------------------------------------------------------------------- what is loaded
def test_whoever_plays_the_base_game_loads_nothing_of_the_other_chapters(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    start_alone(page)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(CHUNKS, OTHERS) == []


def test_whoever_plays_another_chapter_loads_what_it_needs(gallery: Gallery) -> None:
    page = gallery.temple("trapped")
    expect(curses(page)).to_be_visible()
    fetched = page.evaluate(CHUNKS, OTHERS)
    assert fetched
    for name in CHAPTERS:
        assert len([file for file in fetched if file.startswith(name)]) == 2, f"{name}: its folder and its words"


def test_a_table_that_chooses_one_chapter_loads_that_one_alone(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    page.get_by_role("checkbox", name="The fountain").check(force=True)
    page.wait_for_function(f"(names) => ({CHUNKS})(names).length > 1", arg=OTHERS)
    assert {file.partition("-")[0] for file in page.evaluate(CHUNKS, OTHERS)} == {"fountain"}


def test_what_a_chamber_is_for_is_one_touch_away(gallery: Gallery) -> None:
    """Held or with the second button, a chamber says its name and its purpose beside the calls."""
    page = gallery.temple("trapped")
    page.get_by_role("button", name=re.compile("^Treasure chamber")).first.click(button="right", force=True)
    about = page.get_by_text("Home of the chalice. Once found, it must come to the exit")
    expect(about.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)
