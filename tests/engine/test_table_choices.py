"""What a table may choose of a chapter: numbers, a word for each seat, variants that exclude each other; and chapters
that come along without being chosen."""

import pytest

from tumbledown.engine.events import ChamberPlaced
from tumbledown.engine.hooks import Chapter, Number, SeatChoice
from tumbledown.engine.pieces import TILES, PieceKind
from tumbledown.engine.rules import Rules, check_settings, module
from tumbledown.engine.setup import bare_game, deal_out, resolved
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import STEP
from tumbledown.engine.tiles import NORTH
from tumbledown.expansions import chapter as built
from tumbledown.expansions import chapters

roles = Chapter(
    "roles",
    order=90,
    variants=("roles.calm", "roles.wild", "roles.loud"),
    exclusive=(("roles.calm", "roles.wild"),),
    numbers=(Number("roles.quests", 1, 3, usual=2),),
    seat_choices=(SeatChoice("roles.who", ("cook", "smith", "thief")),),
)


def rules_for(settings: Settings) -> Rules:
    return resolved(settings, (*chapters(settings), roles))


def refused(settings: Settings) -> str:
    with pytest.raises(SettingsError) as caught:
        check_settings(settings, (*chapters(settings), roles))
    return str(caught.value)


# -------------------------------------------------------------------- numbers
def test_a_number_is_the_chosen_one_or_the_usual_one() -> None:
    assert rules_for(Settings()).number("roles.quests") == 2
    assert rules_for(Settings(numbers=(("roles.quests", 3),))).number("roles.quests") == 3


@pytest.mark.parametrize("number", [0, 4, -1])
def test_a_number_out_of_its_domain_is_refused(number: int) -> None:
    assert refused(Settings(numbers=(("roles.quests", number),))) == f"roles.quests {number}: from 1 to 3 are possible"


def test_an_unknown_number_is_refused_and_so_is_one_given_twice() -> None:
    assert "no number 'roles.dice'" in refused(Settings(numbers=(("roles.dice", 1),)))
    assert "given once" in refused(Settings(numbers=(("roles.quests", 1), ("roles.quests", 2))))


# -------------------------------------------------------------------- one choice for each seat
def test_every_seat_has_its_choice_or_leaves_it_to_the_rules() -> None:
    rules = rules_for(Settings(players=3, seat_choices=(("roles.who", ("smith", "", "cook")),)))
    assert [rules.seat_choice("roles.who", seat) for seat in range(3)] == ["smith", "", "cook"]
    assert rules_for(Settings()).seat_choice("roles.who", 0) == ""


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("king",), "not one of cook, smith, thief"),
        (("cook", "cook"), "a different one"),
        (("cook", "", "smith"), "3 choices for 2 players"),
    ],
)
def test_a_choice_out_of_its_domain_is_refused(words: tuple[str, ...], why: str) -> None:
    assert why in refused(Settings(players=2, seat_choices=(("roles.who", words),)))


def test_nobody_needs_a_choice_of_the_same_thing_to_be_unique_if_it_is_not() -> None:
    twins = Chapter("twins", order=91, seat_choices=(SeatChoice("twins.hat", ("red",), is_unique=False),))
    settings = Settings(players=2, seat_choices=(("twins.hat", ("red", "red")),))
    check_settings(settings, (*chapters(settings), twins))


# -------------------------------------------------------------------- variants
def test_of_variants_that_exclude_each_other_only_one_is_played() -> None:
    assert (
        refused(Settings(variants=("roles.calm", "roles.wild"))) == "only one of roles.calm, roles.wild can be played"
    )
    check_settings(Settings(variants=("roles.calm", "roles.loud")), (*chapters(Settings()), roles))


# -------------------------------------------------------------------- chapters that come along
def test_a_chapter_that_was_brought_along_is_in_play_but_not_chosen() -> None:
    rules = resolved(Settings(), (*chapters(Settings()), built("curses")))
    assert "curses" in rules.names
    assert not rules.is_chosen("curses")
    assert resolved(Settings(modules=("curses",)), chapters(Settings(modules=("curses",)))).is_chosen("curses")


def test_what_comes_along_may_bring_something_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built("fountain"), "brings", ("doomed",))
    monkeypatch.setattr(built("doomed"), "brings", ("curses", "fountain"))
    found = [each.name for each in chapters(Settings(modules=("fountain",)))]
    assert found == ["base", "fountain", "doomed", "curses"]


def test_curse_cards_can_be_there_without_curse_chambers() -> None:
    """For a chapter that deals curses where purple masks mean nothing."""
    game = bare_game(Settings(players=2), "cards", (*chapters(Settings()), built("curses")))
    deal_out(game)
    assert {game.tile_kind(tile) for tile in game.pile(TILES)} <= set(built("base").tiles)
    assert game.pile("curses")


def test_a_purple_mask_curses_nobody_where_the_table_did_not_choose_curses() -> None:
    settings = Settings(players=2, modules=("treasures",))
    game = bare_game(settings, "masks", (*chapters(settings), built("curses")))
    deal_out(game)
    before = len(game.pile("curses"))
    masked = next(tile for tile in game.pile(TILES) if game.shows(tile, "purple_mask"))
    game.emit(ChamberPlaced(masked, STEP[NORTH], NORTH, by=0))
    assert len(game.pile("curses")) == before


def test_a_piece_may_need_a_chapter_that_the_table_chose() -> None:
    piece = PieceKind("hex", "curses", pile="curses", needs=(module("curses"),))
    brought = resolved(Settings(), (*chapters(Settings()), built("curses")))
    chosen = resolved(Settings(modules=("curses",)), chapters(Settings(modules=("curses",))))
    assert (brought.is_in_play(piece), chosen.is_in_play(piece)) == (False, True)
