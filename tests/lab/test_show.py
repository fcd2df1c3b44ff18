"""A watched game: told, counted and drawn as it happens."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from tests.scenario import Scenario
from tumbledown.bots.pace import steady
from tumbledown.engine.events import DiceFreed, DiceRolled, GemsActivated
from tumbledown.engine.snapshot import state_hash
from tumbledown.lab import colours
from tumbledown.lab.phrases import NEWS, Line
from tumbledown.lab.show import Show
from tumbledown.lab.tables import table_settings
from tumbledown.lab.tally import Tally
from tumbledown.lab.temple_map import SIZES, draw_temple, fitting_size, frame_of
from tumbledown.lab.terminal import Screen, ending


def text_of(drawn: RenderableType, width: int = 120, height: int = 40) -> str:
    console = Console(file=StringIO(), width=width, height=height, color_system=None)
    console.print(drawn)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def finished(players: int = 2, seed: str = "show", pace_ms: int = 1_200) -> Show:
    show = Show(table_settings(players), seed, steady(pace_ms))
    while not show.is_over:
        show.step()
    return show


# -------------------------------------------------------------------- playing
def test_the_forecast_is_the_end_of_the_same_game() -> None:
    show = Show(table_settings(2), "ahead")
    forecast = show.forecast()
    while not show.is_over:
        show.step()
    assert state_hash(forecast) == state_hash(show.game)


def test_a_show_is_played_up_to_a_moment() -> None:
    show = Show(table_settings(3), "until")
    show.play_until(30_000)
    assert 29_000 < show.game.now <= 30_000
    assert show.table.next_at() > 30_000


def test_everything_that_is_told_stays_in_order() -> None:
    show = finished()
    times = [line.at for line in show.lines]
    assert times == sorted(times)
    assert show.lines[0].text == "the adventure begins"
    assert show.lines[-1].text == "everybody is out"


# -------------------------------------------------------------------- counting
def test_deeds_are_counted() -> None:
    tally = Tally(2)
    tally.count([DiceRolled(0, 7, (1, 5, 5), 1, 0), DiceFreed(1, 3, 0), DiceFreed(0, 1, 0), DiceFreed(0, 1, -1)])
    tally.count([GemsActivated((3,), (2,), 1)])
    ada, bo = tally.deeds
    assert (ada.throws, ada.dice, ada.black_masks, ada.freed_mates) == (1, 3, 2, 2)
    assert (bo.gems, bo.freed_mates) == (2, 0)


def test_the_deeds_of_a_game_agree_with_the_game() -> None:
    show = finished(4)
    game, deeds = show.game, show.tally.deeds
    assert [each.throws for each in deeds] == game.party.throws
    assert sum(each.gems for each in deeds) == sum(game.temple.gems)
    assert sum(each.chambers for each in deeds) == len(game.temple.laid()) - 3
    assert all(each.escaped for each in deeds)


# -------------------------------------------------------------------- the temple
def small_temple() -> Scenario:
    table = Scenario(players=2, pile=("basic_12",))
    table.chamber("gem_key_3", at=(1, 0), stairs="W")
    table.chamber("exit", at=(-1, 0), stairs="E")
    return table


def test_the_temple_is_drawn_with_its_doors() -> None:
    """The exit has a door to the start; the gem chamber one to the start and two into the dark."""
    table = small_temple()
    drawn = draw_temple(table.game, frame_of(table.game), SIZES[0]).plain.splitlines()
    assert drawn == [
        "┏━━━━━━━━━┓┏━━━━━━━━━┓┏━━╸ ? ╺━━┓",
        "┃ AA EXIT ┃┃ AA START┃┃ AT  ◇◇◇ ┃",
        "┃            1 2                ┃",
        "┃         ┃┃         ┃┃ K4 7 10 ┃",
        "┗━━━━━━━━━┛┗━━━━━━━━━┛┗━━╸ ? ╺━━┛",
    ]


@pytest.mark.parametrize("size", SIZES)
def test_every_size_shows_pawns_and_gems(size: object) -> None:
    table = small_temple()
    table.puts(0, table.lies_at(1, 0))
    drawn = draw_temple(table.game, frame_of(table.game), size).plain  # type: ignore[arg-type]
    assert all(letter in drawn for letter in "12◇?")


def test_lit_gems_are_drawn_full() -> None:
    table = small_temple()
    tile = table.lies_at(1, 0) >> 1
    table.game.temple.gems[tile], table.game.temple.used[tile] = 2, 1
    drawn = draw_temple(table.game, frame_of(table.game), SIZES[0])
    assert "◆◆ ┃" in drawn.plain
    assert "◇" not in drawn.plain
    assert "K4" not in drawn.plain


def test_the_largest_size_that_fits_is_taken() -> None:
    frame = (-2, -1, 2, 1)
    assert fitting_size(frame, 55, 15) is SIZES[0]
    assert fitting_size(frame, 54, 15) is SIZES[1]
    assert fitting_size(frame, 200, 9) is SIZES[2]
    assert fitting_size(frame, 10, 4) is SIZES[-1]


def test_pawns_bear_the_colours_of_their_players() -> None:
    table = small_temple()
    drawn = draw_temple(table.game, frame_of(table.game), SIZES[0])
    spot = drawn.plain.index("1 2")
    for seat in (0, 1):
        styles = [str(span.style) for span in drawn.spans if span.start == spot + 2 * seat]
        assert any(f"on {colours.ADVENTURERS[seat]}" in style for style in styles)


# -------------------------------------------------------------------- the screen
def screen_at(now: int, players: int = 4, pace_ms: int = 2_500) -> Screen:
    show = Show(table_settings(players), "screen", steady(pace_ms))
    show.play_until(now)
    return Screen(show, frame_of(show.forecast()))


def test_the_screen_shows_clock_depot_team_and_happenings() -> None:
    screen = screen_at(60_000)
    drawn = text_of(screen.draw(60_000, 120, 40))
    assert "1:00 of 10:00   gong in 2:00" in drawn
    assert f"{screen.game.depot.gems + 1} keys to escape" in drawn
    assert all(name in drawn for name in ("Ada", "Bo", "Cleo", "Dario"))
    assert screen.show.lines[0].text in drawn


def test_a_long_happening_is_not_cut_but_takes_two_rows() -> None:
    screen = screen_at(60_000)
    text = "Ada finds a linked chamber with a gem for two torches and two keys"
    screen.show.lines.append(Line(60_000, text, NEWS, 0))
    rows = text_of(screen.draw(60_000, 120, 40)).splitlines()
    first = next(number for number, row in enumerate(rows) if "1:00  Ada finds a linked chamber" in row)
    assert "and two keys" in rows[first + 1]
    assert not any("…" in row for row in rows[first : first + 2])
    assert len(screen.happenings(1).plain.splitlines()) == 1


@pytest.mark.parametrize(("now", "words"), [(190_000, "the door slams in 0:20"), (560_000, "the temple falls in 0:40")])
def test_a_countdown_is_shown(now: int, words: str) -> None:
    drawn = text_of(screen_at(now, pace_ms=20_000).draw(now, 120, 40))
    assert words in drawn
    assert "█" in drawn


def test_a_small_terminal_is_drawn_too() -> None:
    lines = text_of(screen_at(60_000, players=6).draw(60_000, 80, 24), 80, 24).splitlines()
    assert len(lines) == 24
    assert max(len(line) for line in lines) == 80


def test_somebody_in_need_and_somebody_outside_are_seen() -> None:
    show = finished(2)
    screen = Screen(show, frame_of(show.game))
    assert "out!" in text_of(screen.team())
    show = Show(table_settings(2), "need")
    for die in show.game.dice.hands[1]:
        show.game.dice.show(die, 5, 0)
    assert "help!" in text_of(Screen(show, frame_of(show.game)).team())


# -------------------------------------------------------------------- the end
def test_a_won_game_ends_with_everybody_s_deeds() -> None:
    show = finished(3)
    drawn = text_of(ending(show.game, show.tally))
    assert "WON  everybody is out after" in drawn
    assert all(name in drawn for name in ("Ada", "Bo", "Cleo"))
    assert f" {show.tally.deeds[0].throws} " in drawn


def test_a_lost_game_says_who_was_left() -> None:
    show = finished(2, pace_ms=20_000)
    drawn = text_of(ending(show.game, show.tally))
    assert "LOST  the temple has fallen down after 10:00" in drawn
    assert "still inside: Ada, Bo" in drawn
