"""Before the game: where the pawn must come to the end, the table says so."""

import pytest

from tests.expansions.calendar.dating import CURSED, ETERNAL, chosen
from tumbledown.engine.structs import Settings
from tumbledown.expansions import warnings_about


def warned(players: int, difficulty: str, side: str = CURSED, *modules: str) -> list[str]:
    six = ("sixth_adventurer",) if players > 5 else ()
    settings = Settings(
        players=players, difficulty=difficulty, modules=("calendar", *six, *modules), variants=chosen(side)
    )
    return [warning.code for warning in warnings_about(settings)]


@pytest.mark.rule("calendar.cursed.keys")
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("difficulty", ["normal", "expert", "professional"])
def test_five_or_six_professionals_are_told_that_the_pawn_must_come_to_the_end(players: int, difficulty: str) -> None:
    codes = warned(players, difficulty)
    assert ("pawn_must_arrive" in codes) == (players > 4 and difficulty == "professional")
    assert "pawn_must_arrive" not in warned(players, difficulty, ETERNAL)


@pytest.mark.rule("calendar.cursed.keys")
@pytest.mark.parametrize("players", range(1, 7))
def test_keys_that_the_pawn_spares_make_no_other_setting_hopeless(players: int) -> None:
    for difficulty in ("normal", "expert", "professional"):
        codes = [code for code in warned(players, difficulty) if code not in ("pawn_must_arrive", "cursed_side")]
        assert codes == warned(players, difficulty, ETERNAL)


@pytest.mark.rule("calendar.cursed.keys")
@pytest.mark.parametrize("players", range(1, 7))
def test_the_table_is_told_that_the_cursed_side_is_hardly_ever_won(players: int) -> None:
    for difficulty in ("normal", "expert", "professional"):
        assert "cursed_side" in warned(players, difficulty)
        assert "cursed_side" not in warned(players, difficulty, ETERNAL)
