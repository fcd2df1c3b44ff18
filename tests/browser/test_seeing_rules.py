"""The rules of seeing, on pages made by hand: each rule finds what it is for, and lets pass what is in order."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.seeing import SEE

WIDE: Final = 400
HIGH: Final = 300


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
    yield page
    page.close()


def findings(page: Page, body: str, style: str = "", map_px: tuple[int, int] | None = None) -> list[str]:
    """What is wrong with a page of this body, with letters of a known size and no margins."""
    page.set_content(
        f"<style>* {{ margin: 0; box-sizing: border-box }} body {{ font: 16px/20px monospace }} "
        f"button {{ width: 60px; height: 44px; background: #777; border: 0 }} .abs {{ position: absolute }} "
        f"{style}</style>{body}"
    )
    found: list[str] = page.evaluate(SEE, {"map": map_px} if map_px else {})
    return found


def rules(found: list[str]) -> list[str]:
    return sorted({each.partition(":")[0] for each in found})


def at(left: int, top: int, more: str = "") -> str:
    return f'class="abs" style="left:{left}px;top:{top}px;{more}"'


def test_a_plain_page_has_no_findings(blank: Page) -> None:
    assert findings(blank, "<main><h1>Plain</h1><p>Some words.</p><button>Roll</button></main>") == []


# -------------------------------------------------------------------- covered
def test_a_button_under_another_is_found_with_its_name_and_the_pixels(blank: Page) -> None:
    found = findings(blank, f"<button {at(0, 0)}>Yes</button><button {at(40, 10)}>No</button>")
    assert [each for each in found if each.startswith("covered")] == [
        "covered: button.abs “Yes” lies under button.abs “No” for 20 x 34 px"
    ]


def test_buttons_side_by_side_are_in_order(blank: Page) -> None:
    assert findings(blank, f"<button {at(0, 0)}>Yes</button><button {at(60, 0)}>No</button>") == []


def test_words_under_a_panel_are_found(blank: Page) -> None:
    found = findings(blank, f"<p>Some words here</p><div {at(40, 0, 'background:#333;width:90px;height:40px')}></div>")
    assert found == ["covered: p “Some words here” lies under div.abs for 90 x 8 px"]


def test_words_over_words_are_found_even_without_a_panel(blank: Page) -> None:
    assert rules(findings(blank, f"<p {at(0, 0)}>Some words</p><p {at(30, 4)}>Other words</p>")) == ["covered"]


def test_lines_that_stand_close_are_in_order(blank: Page) -> None:
    assert findings(blank, "<p style='line-height:14px'>Some words<br>Other words</p>") == []


def test_what_lets_touches_through_covers_as_well(blank: Page) -> None:
    cover = f"<div {at(0, 0, 'pointer-events:none;background:#333;width:90px;height:40px')}></div>"
    assert rules(findings(blank, f"<button>Roll</button>{cover}")) == ["covered"]


def test_light_covers_nothing(blank: Page) -> None:
    light = "pointer-events:none;inset:0;background:radial-gradient(transparent 60%, #000)"
    assert findings(blank, f"<button>Roll</button><div {at(0, 0, light)}></div>") == []


def test_the_colour_of_letters_covers_nothing_beside_them(blank: Page) -> None:
    golden = "padding:20px;background:linear-gradient(#fc0, #a60);background-clip:text;color:transparent"
    assert findings(blank, f"<p {at(0, 0)}>Some words</p><b {at(0, 4, golden)}>Gold</b>") == []


def test_what_is_transparent_or_hidden_covers_nothing(blank: Page) -> None:
    glass = f"<div {at(0, 0, 'width:90px;height:40px')}></div>"
    ghost = f"<div {at(0, 0, 'width:90px;height:40px;background:#333;opacity:0')}></div>"
    assert findings(blank, f"<button>Roll</button>{glass}{ghost}") == []


def test_a_round_button_is_not_in_its_corners(blank: Page) -> None:
    round_one = f"<button {at(44, 44, 'width:44px;border-radius:50%')}>?</button>"
    assert findings(blank, f"<button {at(0, 0, 'height:50px;width:50px')}>A</button>{round_one}") == []


def test_a_small_button_may_stand_on_its_card_but_not_on_the_words_of_the_card(blank: Page) -> None:
    card = "<button style='width:200px;height:100px;padding:0 0 60px 0'>Curses and more</button>"
    mark = "<button style='position:absolute;width:44px;left:{left}px;top:{top}px'>?</button>"
    item = "<ul style='list-style:none;padding:0'><li style='position:relative'>{}</li></ul>"
    assert findings(blank, item.format(card + mark.format(left=150, top=50))) == []
    assert rules(findings(blank, item.format(card + mark.format(left=60, top=2)))) == ["covered"]


def test_what_is_scrolled_under_a_bar_that_stays_is_in_order_if_it_comes_out_again(blank: Page) -> None:
    lines = "".join(f"<p>Line {number}</p>" for number in range(40))
    bar = "<footer style='position:fixed;bottom:0;left:0;right:0;height:60px;background:#222'>Foot</footer>"
    assert findings(blank, f"<main style='padding-bottom:60px'>{lines}</main>{bar}") == []
    assert rules(findings(blank, f"<main>{lines}</main>{bar}")) == ["covered"]


def test_behind_a_dialog_nothing_is_needed_unless_the_game_goes_on_there(blank: Page) -> None:
    sheet = f"<div role=dialog {{}} {at(0, 0, 'width:300px;height:200px;background:#222')}>Sheet</div>"
    screen = "<main class={}><button>Roll</button></main>"
    assert findings(blank, screen.format("home") + sheet.format("")) == []
    assert findings(blank, screen.format("temple") + sheet.format("aria-modal=true")) == []
    assert rules(findings(blank, screen.format("temple") + sheet.format(""))) == ["covered"]


def test_panels_that_share_room_are_found_even_if_nothing_is_covered(blank: Page) -> None:
    panel = "<section {}>{}</section>"
    left = panel.format(at(0, 0, "width:150px;height:80px;background:#333"), "Left")
    for shift, expected in ((140, ["panels"]), (150, [])):
        right = panel.format(at(shift, 0, "width:150px;height:80px;background:#333;text-align:right"), "Right")
        assert rules(findings(blank, left + right)) == expected


def test_a_question_may_lie_over_the_cards_and_over_nothing_else(blank: Page) -> None:
    below = "<div class={}><button>Lift</button></div>"
    question = (
        f"<div class=question-zone><section {at(0, 0, 'width:150px;height:80px;background:#333')}></section></div>"
    )
    assert findings(blank, below.format("cards-zone") + question) == []
    assert rules(findings(blank, below.format("deeds-zone") + question)) == ["covered"]


def test_a_sheet_may_lie_over_what_stands_before_the_map_and_over_nothing_else(blank: Page) -> None:
    below = "<div class={}><button>Call</button></div>"
    sheet = f"<section role=dialog {at(0, 0, 'width:150px;height:80px;background:#333')}></section>"
    screen = f"<main class=temple>{below}{sheet}</main>"
    assert findings(blank, screen.format("map-zone")) == []
    assert rules(findings(blank, screen.format("tray-zone"))) == ["covered"]


def test_the_card_of_a_pause_may_lie_on_the_map_while_the_table_stands_still(blank: Page) -> None:
    card = f"<div class=notice><p {at(0, 0, 'width:150px;height:80px;background:#333')}></p></div>"
    screen = f"<main class='temple {{}}'><div class={{}}><button>Call</button>{card}</div></main>"
    assert findings(blank, screen.format("stopped", "map-zone")) == []
    assert rules(findings(blank, screen.format("", "map-zone"))) == ["covered"]
    assert rules(findings(blank, screen.format("stopped", "tray-zone"))) == ["covered"]


# -------------------------------------------------------------------- cut, and broken words
@pytest.mark.parametrize("overflow", ["hidden", "clip"])
def test_words_that_do_not_fit_their_box_are_found(blank: Page, overflow: str) -> None:
    style = f"p {{ width: 60px; overflow: {overflow}; white-space: nowrap; text-overflow: ellipsis }}"
    [found] = findings(blank, "<p>Abenteurer</p>", style)
    assert re.fullmatch(r"cut: p “Abenteurer” loses \d+ px of its width at p", found)


def test_words_are_seen_in_a_list_without_a_box_of_its_own(blank: Page) -> None:
    style = "ul { display: contents } p { width: 60px; overflow: hidden; white-space: nowrap }"
    assert rules(findings(blank, "<ul><li><p>Abenteurer</p></li></ul>", style)) == ["cut"]


def test_words_that_fit_are_in_order_however_tight_the_line(blank: Page) -> None:
    assert findings(blank, "<p>Abenteurer</p>", "p { overflow: hidden; line-height: 1; height: 16px }") == []


def test_a_button_beyond_the_edge_of_the_window_is_found(blank: Page) -> None:
    found = findings(blank, f"<button {at(WIDE - 40, 0)}>Roll</button>")
    assert "cut: button.abs “Roll” loses 20 px of its width at the edge of the window" in found


def test_a_button_below_the_window_is_found_if_nothing_scrolls_there(blank: Page) -> None:
    fixed = f"<main style='position:fixed;inset:0;overflow:clip'><button {at(0, HIGH - 20)}>Roll</button></main>"
    assert rules(findings(blank, fixed)) == ["cut"]
    assert findings(blank, f"<main style='height:{2 * HIGH}px'><button {at(0, HIGH + 20)}>Roll</button></main>") == []


def test_in_the_game_only_sheets_scroll(blank: Page) -> None:
    lines = "".join(f"<p>Line {number}</p>" for number in range(8))
    box = f"<div {{}} style='height:60px;overflow-y:auto'>{lines}</div>"
    assert findings(blank, f"<main>{box.format('')}</main>") == []
    assert findings(blank, f"<main class=temple>{box.format('role=dialog')}</main>") == []
    assert rules(findings(blank, f"<main class=temple>{box.format('')}</main>")) == ["cut"]


def test_in_a_replay_the_list_of_moments_scrolls_too(blank: Page) -> None:
    lines = "".join(f"<p>Line {number}</p>" for number in range(8))
    box = f"<ol style='height:60px;overflow-y:auto'>{lines}</ol>"
    assert findings(blank, f"<main class='replay temple'>{box}</main>") == []


def test_a_word_in_two_pieces_is_found(blank: Page) -> None:
    found = findings(blank, "<p>Der Abenteurer</p>", "p { width: 70px; overflow-wrap: anywhere }")
    assert found == ["broken word: “Abenteurer” stands on 2 lines in p “Der Abenteurer”"]


@pytest.mark.parametrize("words", ["Der Abend kam", "Anne-Sophie", "Aben&shy;teurer"])
def test_a_line_may_end_at_a_space_and_at_a_hyphen(blank: Page, words: str) -> None:
    assert findings(blank, f"<p>{words}</p>", "p { width: 70px }") == []


def test_what_only_a_screen_reader_hears_is_not_looked_at(blank: Page) -> None:
    unseen = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap"
    assert findings(blank, f"<button><span style='{unseen}'>A long explanation</span>Ok</button>") == []


# -------------------------------------------------------------------- small
def test_a_button_smaller_than_a_finger_is_found(blank: Page) -> None:
    small = findings(blank, f"<button {at(100, 100, 'width:40px')}>?</button>")
    assert small == ["small: button.abs “?” is touched on 40 x 44 px, and 44 x 44 px are needed"]


def test_what_is_touched_around_a_small_button_counts(blank: Page) -> None:
    style = "button::after { content: ''; position: absolute; inset: -8px }"
    assert findings(blank, f"<button {at(100, 100, 'width:30px;height:30px')}>?</button>", style) == []


def test_a_button_that_is_touched_up_to_the_edge_of_the_screen_may_be_a_little_lower(blank: Page) -> None:
    style = "button::after { content: ''; position: absolute; inset: -6px 0 0 0 }"
    assert findings(blank, f"<button {at(100, 4, 'height:38px')}>?</button>", style) == []
    assert rules(findings(blank, f"<button {at(100, 20, 'height:36px')}>?</button>", style)) == ["small"]


def test_treasures_may_be_narrow_and_nothing_else(blank: Page) -> None:
    card = "<div class={}><button class=card style='width:34px;height:60px'></button></div>"
    assert findings(blank, card.format("rack")) == []
    assert rules(findings(blank, card.format("deeds"))) == ["small"]


def test_a_mark_on_the_line_of_time_may_be_small_but_not_tiny(blank: Page) -> None:
    mark = "<ol class=marks><button style='width:{}px;height:28px'></button></ol>"
    assert findings(blank, mark.format(27)) == []
    assert rules(findings(blank, mark.format(20))) == ["small"]


def test_a_hidden_box_in_a_label_is_as_big_as_the_label(blank: Page) -> None:
    label = "<label style='display:block;width:100px;height:{}px'><input type=checkbox style='opacity:0'>Sound</label>"
    assert findings(blank, label.format(44)) == []
    assert rules(findings(blank, label.format(30))) == ["small"]


# -------------------------------------------------------------------- dice, map and pawn
def test_dice_in_two_rows_are_found(blank: Page) -> None:
    dice = "".join(f"<button data-die={number}>{number}</button>" for number in range(5))
    assert findings(blank, f"<div style='width:{WIDE}px'>{dice}</div>") == []
    assert findings(blank, f"<div style='width:200px'>{dice}</div>") == ["dice: they lie in 2 rows: 3 + 2"]


MAP: Final = (
    "<section class='board' style='position:absolute;inset:0;background:#210'><div class=world>{}</div></section>"
)
PAWN: Final = "<div class='pawn me' style='position:absolute;left:100px;top:100px'><svg width=30 height=30></svg></div>"


def test_a_map_with_less_room_than_promised_is_found(blank: Page) -> None:
    panel = f"<section {at(0, 0, 'width:400px;height:{}px;background:#333')}></section>"
    assert findings(blank, MAP.format("") + panel.format(100), map_px=(WIDE, 200)) == []
    [found] = findings(blank, MAP.format("") + panel.format(160), map_px=(WIDE, 200))
    assert re.fullmatch(r"map: only 400 x 1\d\d px are free, and 400 x 200 px are promised", found)


def test_buttons_on_the_map_take_nothing_of_it(blank: Page) -> None:
    before = f"<div class={{}}><button {at(100, 100)}>Me</button></div>"
    assert findings(blank, MAP.format("") + before.format("map-zone"), map_px=(WIDE, HIGH)) == []
    assert rules(findings(blank, MAP.format("") + before.format("deeds-zone"), map_px=(WIDE, HIGH))) == ["map"]


def test_my_pawn_under_a_message_is_found(blank: Page) -> None:
    message = f"<p {at(0, 0, 'left:90px;top:{}px;pointer-events:none;background:#700;width:90px')}>Gong!</p>"
    assert findings(blank, MAP.format(PAWN) + message.format(60)) == []
    assert rules(findings(blank, MAP.format(PAWN) + message.format(110))) == ["covered"]


def test_what_is_done_with_a_steady_hand_fills_the_map_and_leaves_messages_free(blank: Page) -> None:
    feat = f"<div class=map-zone><div class=feat><section {at(0, 20, 'width:400px;height:280px;background:#333')}>"
    assert findings(blank, MAP.format(PAWN) + feat + "<p>Tower</p>", map_px=(WIDE, HIGH)) == []
    message = f"<p {at(0, 0, 'background:#fff;width:200px;height:20px')}>A message</p>"
    assert "covered" in rules(findings(blank, MAP.format(PAWN) + feat + "<p>Tower</p>" + message))


def test_my_pawn_outside_of_the_window_is_found(blank: Page) -> None:
    far = PAWN.replace("left:100px", "left:-20px")
    assert findings(blank, MAP.format(far)) == ["covered: my pawn is not in the window"]
