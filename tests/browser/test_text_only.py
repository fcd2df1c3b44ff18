"""What players write is text and nothing else, and the page lets nothing in that is not its own."""

from playwright.sync_api import Page, expect

from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button, host, sit_down, start_together

NAME = "<img src=x onerror=a()>"
SENTENCE = "<b>Over</b> here <script>alert(1)</script>"
INLINE = """() => new Promise((resolve) => {
  document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true })
  const script = document.createElement('script')
  script.textContent = 'window.wasRun = true'
  document.body.append(script)
  setTimeout(() => resolve('nothing'), 1000)
})"""


def expect_text(page: Page) -> None:
    assert page.locator("img[src=x]").count() == 0
    assert page.locator("b", has_text="Over").count() == 0


def test_names_and_chat_are_shown_as_they_were_written(server: Server, visit: Visit) -> None:
    ada = visit(server.base)
    code = host(ada, name=NAME)
    bo = visit(f"{server.base}/t/{code}")
    expect(bo.get_by_role("heading", level=1)).to_contain_text(NAME)
    sit_down(bo, "Bo")
    expect(ada.get_by_role("listitem").filter(has_text="Bo").first).to_be_visible()
    start_together(bo, ada)
    expect(bo.get_by_role("region", name="Team")).to_contain_text(NAME)
    button(ada, "Chat").click()
    ada.get_by_role("textbox", name="Say something").fill(SENTENCE)
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("log")).to_contain_text(SENTENCE)
    button(bo, "Chat").click()
    expect(bo.get_by_role("log")).to_contain_text(SENTENCE)
    for page in (ada, bo):
        expect_text(page)


def test_a_script_that_is_not_ours_is_not_run(server: Server, visit: Visit) -> None:
    page = visit(server.base, expects="Content Security Policy")
    expect(button(page, "Play now")).to_be_visible()
    assert page.evaluate(INLINE) == "script-src-elem"
    assert page.evaluate("() => window.wasRun") is None
