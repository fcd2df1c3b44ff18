"""A host keeps the peace from the page, at the table and in the temple; everybody can stop listening."""

import re

from playwright.sync_api import Locator, Page, expect

from gallery import PHONE
from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button, host, sit_down, start_together


def meet(server: Server, visit: Visit) -> tuple[Page, Page]:
    ada = visit(server.base)
    bo = visit(f"{server.base}/t/{host(ada)}")
    sit_down(bo, "Bo")
    return ada, bo


def about(page: Page, name: str) -> Locator:
    """Everything about a mate, opened from the team."""
    page.get_by_role("button", name=re.compile(f"^About {name}|{name}: ")).first.press("Enter")
    sheet = page.get_by_role("dialog", name=name)
    expect(sheet).to_be_visible()
    return sheet


def say(page: Page, words: str) -> None:
    field = page.get_by_role("textbox", name="Say something")
    if not field.is_visible():
        button(page, "Chat").click()
    field.fill(words)
    field.press("Enter")


def test_a_host_removes_a_player_in_play_and_a_bot_takes_over(brisk: Server, visit: Visit) -> None:
    ada, bo = meet(brisk, visit)
    ada.get_by_role("switch", name="Bots step in").click()
    start_together(bo, ada)
    sheet = about(ada, "Bo")
    sheet.get_by_role("button", name="Remove Bo").press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text("cannot rejoin this game")
    expect(bo.get_by_role("toolbar", name="Dice")).to_be_visible()
    sheet.get_by_role("button", name="Yes, remove").press("Enter")
    expect(bo.get_by_role("heading", name="This seat is no longer yours")).to_be_visible()
    expect(about(ada, "Bo")).to_contain_text("offline")
    button(ada, "Let a bot play").click()  # after three seconds, as this server counts
    expect(ada.get_by_role("dialog", name="Bo")).to_contain_text("a bot plays")


def test_whoever_mutes_another_reads_nothing_of_theirs_and_nobody_else_is_concerned(
    server: Server, visit: Visit
) -> None:
    ada, bo = meet(server, visit)
    cy = visit(bo.url, **PHONE)
    sit_down(cy, "Cy")
    start_together(bo, cy, ada)
    say(bo, "first words")
    button(ada, "Chat").click()
    lines = ada.get_by_role("log", name="Chat")
    expect(lines).to_contain_text("first words")
    about(ada, "Bo").get_by_role("switch", name="Mute Bo for me").press("Enter")
    expect(ada.get_by_role("switch", name="Mute Bo for me")).to_be_checked()
    say(bo, "more words")
    say(cy, "good evening")
    expect(cy.get_by_role("log", name="Chat")).to_contain_text("more words")
    button(ada, "Chat").click()
    expect(lines).to_contain_text("good evening")
    expect(lines).not_to_contain_text("words")
    ada.reload()
    expect(about(ada, "Bo").get_by_role("switch", name="Mute Bo for me")).to_be_checked()


def test_a_host_takes_the_word_from_one_or_from_all(server: Server, visit: Visit) -> None:
    ada, bo = meet(server, visit)
    start_together(bo, ada)
    about(ada, "Bo").get_by_role("switch", name="Mute Bo for everyone").press("Enter")
    button(bo, "Chat").click()
    field = bo.get_by_role("textbox", name="Say something")
    expect(field).to_be_disabled()
    expect(field).to_have_attribute("placeholder", "You are muted")
    ada.get_by_role("switch", name="Mute Bo for everyone").press("Enter")
    expect(field).to_be_enabled()
    button(ada, "Settings").click()
    ada.get_by_role("switch", name="Only the host writes").press("Enter")
    expect(field).to_be_disabled()


def test_a_host_locks_the_table_and_bans_from_it(server: Server, visit: Visit) -> None:
    ada, bo = meet(server, visit)
    button(ada, "Doors and chat").click()
    ada.get_by_role("switch", name="Lock the table").press("Enter")
    expect(ada.get_by_text("the table is locked")).to_be_visible()
    late = visit(bo.url, expects="403")
    late.get_by_role("textbox", name="Your name").fill("Cy")
    button(late, "Sit down").click()
    expect(late.get_by_text("The table is locked").first).to_be_visible()
    row = ada.get_by_role("listitem").filter(has_text="Bo").first
    row.get_by_role("button", name=re.compile("^Bo")).press("Enter")
    row.get_by_role("button", name="Ban Bo").press("Enter")
    expect(row.get_by_role("alert")).to_contain_text("same internet address")
    row.get_by_role("button", name="Yes, ban").press("Enter")
    expect(bo.get_by_role("heading", name="You cannot come back here")).to_be_visible()
