"""Modules are optional and can be mixed; without any of them the base game stands alone."""

from itertools import combinations

import pytest

from tumbledown.engine.commands import Start
from tumbledown.engine.events import Event
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import TILES
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.expansions import ALWAYS, chapter, chapters, names, new_game

MODULES = [name for name in names() if name != ALWAYS]


def set_up(settings: Settings, *extra: Chapter) -> list[Event]:
    return list(deal_out(bare_game(settings, "modules", (*chapters(settings), *extra))))


def with_needed(*wanted: str) -> tuple[str, ...]:
    """These modules and those that they require."""
    needed = {each for name in wanted for each in chapter(name).requires} - {ALWAYS}
    return wanted if needed <= set(wanted) else with_needed(*sorted({*wanted, *needed}))


@pytest.mark.rule("base.setup.modules")
def test_every_module_and_every_pair_of_modules_can_be_played() -> None:
    tables = [with_needed(*wanted) for size in (0, 1, 2) for wanted in combinations(MODULES, size)]
    barred = [{a, b} for a in MODULES for b in chapter(a).excludes]
    assert len(tables) > 200
    for modules in tables:
        if not any(pair <= set(modules) for pair in barred):
            game = new_game(Settings(players=3, modules=modules), "modules")
            brought = {each for name in modules for each in chapter(name).brings}
            assert {each.name for each in game.rules.chapters} == {ALWAYS, *modules, *brought}
            assert game.handle(Start(), 0).ok


@pytest.mark.rule("base.setup.modules")
def test_a_module_that_is_not_chosen_leaves_no_trace() -> None:
    game = new_game(Settings(players=3), "modules")
    assert {kind.chapter for kind in game.rules.tile_kinds} == {ALWAYS}
    assert game.pieces.kind == []
    assert set(game.pieces.piles) == {TILES}
    assert set(game.slots) == {ALWAYS}


@pytest.mark.rule("base.setup.modules")
def test_where_a_module_says_nothing_the_base_rules_hold() -> None:
    silent = Chapter("silent", order=99, requires=(ALWAYS,))
    assert set_up(Settings(players=3), silent) == set_up(Settings(players=3))


@pytest.mark.rule("base.setup.modules")
def test_a_module_is_refused_without_the_one_it_requires_or_beside_one_it_excludes() -> None:
    lonely = Chapter("lonely", order=98, requires=("friend",))
    friend = Chapter("friend", order=97)
    shy = Chapter("shy", order=96, excludes=("friend",))
    with pytest.raises(SettingsError, match="lonely needs friend"):
        set_up(Settings(players=3), lonely)
    with pytest.raises(SettingsError, match="shy cannot be played with friend"):
        set_up(Settings(players=3), shy, friend)
    assert set_up(Settings(players=3), lonely, friend) == set_up(Settings(players=3), shy)
    with pytest.raises(SettingsError, match="no module 'unheard_of'"):
        new_game(Settings(players=3, modules=("unheard_of",)), "modules")
