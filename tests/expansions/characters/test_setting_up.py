"""Choosing: a different character for everybody, one of its two cards, and surprises."""

from itertools import product

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Start
from tumbledown.engine.pieces import AT_SEAT, BOXED, seat_of
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.view import PieceView, view
from tumbledown.expansions import new_game, warnings_about
from tumbledown.expansions.data.characters import CARDS, KINDS, WHO

CARD = ("permanent", "activatable")
KIND_BY_ICON = {"A": 0, "T": 1, "K": 2, "G": 3, "B": 4}


def settings(players: int, who: tuple[str, ...] = (), card: tuple[str, ...] = ()) -> Settings:
    choices = tuple((name, words) for name, words in (("characters.who", who), ("characters.card", card)) if words)
    return Settings(players=players, modules=("characters",), seat_choices=choices)


def cards_of(table: Settings, seed: str = "s") -> list[str]:
    """By seat, the only card that lies there."""
    game = new_game(table, seed)
    found = {seat_of(at): game.pieces.kind_of(piece).id for piece, at in enumerate(game.pieces.at) if at != BOXED}
    assert sorted(found) == list(range(table.players))
    return [found[seat] for seat in range(table.players)]


@pytest.mark.rule("characters.pairing")
def test_each_character_has_a_permanent_and_an_activatable_card() -> None:
    assert {kind.id for kind in CARDS} == {f"{who}_{card}" for who, card in product(WHO, CARD)}
    assert len(CARDS) == 12
    assert [kind.id for kind in CARDS if kind.refreshes] == [
        kind.id for kind in CARDS if kind.id.endswith("activatable")
    ]


@pytest.mark.rule("characters.pairing")
@pytest.mark.parametrize(
    ("who", "icon", "number"),
    [
        ("discoverer", "A", 3),
        ("doc", "G", 2),
        ("mentalist", "K", 2),
        ("mechanic", "T", 2),
        ("priest", "B", 3),
        ("muscleman", "A", 2),
    ],
)
def test_the_icons_of_each_character(who: str, icon: str, number: int) -> None:
    use = KINDS[f"{who}_activatable"].use
    assert [count for count in use if count] == [number]
    assert use[KIND_BY_ICON[icon]] == number


@pytest.mark.rule("characters.setup.choose", "characters.setup.pick_one_card")
def test_everybody_gets_exactly_the_card_that_was_chosen_face_up() -> None:
    table = settings(3, ("doc", "priest", "mechanic"), ("activatable", "permanent", "permanent"))
    assert cards_of(table) == ["doc_activatable", "priest_permanent", "mechanic_permanent"]
    seen = [each for each in view(new_game(table, "s"), 2).values() if isinstance(each, PieceView)]
    assert sorted((each.at, each.kind) for each in seen) == [
        (AT_SEAT << 10 | 0, "doc_activatable"),
        (AT_SEAT << 10 | 1, "priest_permanent"),
        (AT_SEAT << 10 | 2, "mechanic_permanent"),
    ]


@pytest.mark.rule("characters.setup.choose")
def test_no_two_players_are_the_same() -> None:
    with pytest.raises(SettingsError, match="different"):
        new_game(settings(2, ("doc", "doc")), "s")
    for seed in range(30):
        whos = [card.rpartition("_")[0] for card in cards_of(settings(6 - 1, ("", "priest")), str(seed))]
        assert len(set(whos)) == 5
        assert whos[1] == "priest"


def test_both_cards_of_a_character_may_be_wanted_by_chance_alone() -> None:
    """Who wants to be surprised may get anything; the seed decides, and nothing else."""
    dealt = {tuple(cards_of(settings(2), str(seed))) for seed in range(60)}
    assert {card for pair in dealt for card in pair} == {kind.id for kind in CARDS}
    assert cards_of(settings(2), "a") == cards_of(settings(2), "a")


@pytest.mark.rule("characters.setup.pick_one_card", "characters.setup.before_start")
def test_the_cards_stay_for_the_whole_game() -> None:
    table = Scenario.dealt(settings(2, ("doc", "mentalist"), ("permanent", "permanent")), "s")
    before = [table.owns(seat) for seat in (0, 1)]
    assert before == [["doc_permanent"], ["mentalist_permanent"]]
    table.does(Start())
    for _ in range(2):
        table.waits_for("slam")
        assert [table.owns(seat) for seat in (0, 1)] == before


@pytest.mark.rule("characters.solo")
@pytest.mark.parametrize("kind", CARDS, ids=lambda kind: kind.id)
def test_alone_one_is_warned_of_cards_that_need_somebody_else(kind) -> None:  # type: ignore[no-untyped-def]
    who, _, card = kind.id.rpartition("_")
    useless = {"doc_activatable", "mentalist_activatable", "priest_permanent"}
    codes = [warning.code for warning in warnings_about(settings(1, (who,), (card,)))]
    assert ("card_useless_alone" in codes) == (kind.id in useless)
    assert warnings_about(settings(2, (who,), (card,))) == ()
    assert cards_of(settings(1, (who,), (card,))) == [kind.id]


@pytest.mark.rule("characters.solo")
def test_nobody_who_plays_alone_is_surprised_with_a_useless_card() -> None:
    dealt = {cards_of(settings(1), str(seed))[0] for seed in range(80)}
    assert dealt == {kind.id for kind in CARDS if not kind.company}
