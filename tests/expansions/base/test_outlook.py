"""Before the game: settings that cannot be won, need luck or leave no slack are named, and none is forbidden."""

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.pieces import AT_SEAT, PieceKind, at
from tumbledown.engine.piles import mix_in
from tumbledown.engine.setup import settings_warnings
from tumbledown.engine.structs import Settings, SettingsWarning
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions import ALWAYS, chapter, chapters, names, new_game, warnings_about
from tumbledown.expansions.base.outlook import lightable
from tumbledown.expansions.data.base import EXTRA_GEMS
from tumbledown.lab.tables import with_required

SIX = ("sixth_adventurer",)
SPECIAL = chapter("special_chambers").variants
NO_GEMS = ("special_chambers.no_linked", "special_chambers.no_double_torch", "special_chambers.no_double_key")
NEVER = SettingsWarning("never_winnable", {"asked": 24, "lit": 18})


def warned(players: int, difficulty: str = "professional", *modules: str, variants: tuple[str, ...] = ()) -> list[str]:
    settings = Settings(players=players, difficulty=difficulty, modules=modules, variants=variants)
    return [warning.code for warning in warnings_about(settings)]


def subsets(of: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(of, size) for size in range(len(of) + 1))


def matters(name: str) -> bool:
    """Whether this module brings gems, something to pay with, or a player more; the others change no outlook."""
    found = chapter(name)
    has_gems = any(kind.printed_gems for kind in found.tiles)
    return has_gems or any(kind.can_pay() for kind in found.pieces) or found.seats > 0


def mixtures() -> list[tuple[str, ...]]:
    """Every set of modules that matter and can be played together."""
    known = tuple(name for name in names() if name != ALWAYS and matters(name))
    return [some for some in subsets(known) if set(with_required(some)) == set(some)]


# -------------------------------------------------------------------- which settings
@pytest.mark.rule("sixth_adventurer.difficulty")
def test_six_professionals_are_told_that_they_cannot_win_with_the_base_set_and_may_play_all_the_same() -> None:
    settings = Settings(players=6, modules=SIX, difficulty="professional")
    assert warnings_about(settings) == (NEVER,)
    assert new_game(settings, "hopeless").depot.gems == 24


@pytest.mark.rule("sixth_adventurer.difficulty")
def test_every_setting_that_can_never_be_won_is_found_and_no_other() -> None:
    never: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
    for modules in mixtures():
        left_out = list(subsets(SPECIAL)) if "special_chambers" in modules else [()]
        for variants in left_out if set(SIX) <= set(modules) else []:
            if "never_winnable" in warned(6, "professional", *modules, variants=variants):
                never.append((modules, variants))
    lighting_nothing = {"characters", "new_characters"}  # they pay in other ways, and every gem costs what it costs
    assert len({(frozenset(modules) - lighting_nothing, variants) for modules, variants in never}) == 6
    assert len(never) == 6 * len([(), ("characters",), ("characters", "new_characters")])
    assert not any({"treasures", "illusions", "pit"} & set(modules) for modules, _ in never)
    assert all(set(NO_GEMS) <= set(variants) for modules, variants in never if "special_chambers" in modules)


def test_nobody_else_is_told_that_winning_is_impossible() -> None:
    assert mixtures()
    for modules in mixtures():
        for players in range(1, 6):
            for difficulty in EXTRA_GEMS:
                assert "never_winnable" not in warned(players, difficulty, *modules)


@pytest.mark.parametrize("modules", [(), SIX, ("curses", "fountain")])
def test_five_professionals_have_no_slack(modules: tuple[str, ...]) -> None:
    settings = Settings(players=5, difficulty="professional", modules=modules)
    assert warnings_about(settings) == (SettingsWarning("very_hard", {"lit": 18, "keys": 5, "dice": 5}),)


def test_where_there_is_slack_nothing_is_said() -> None:
    for players, difficulty in ((1, "professional"), (4, "professional"), (5, "expert")):
        assert warned(players, difficulty) == []
    assert warned(6, "expert", *SIX) == []
    assert warned(6, "professional", *SIX, "special_chambers") == []


@pytest.mark.parametrize("module", ["treasures", "illusions"])
def test_what_may_or_may_not_be_found_is_luck(module: str) -> None:
    settings = Settings(players=6, difficulty="professional", modules=(*SIX, module))
    assert warnings_about(settings) == (SettingsWarning("needs_luck", {"asked": 24, "lit": 18}),)


def test_without_slams_no_illusion_comes_back() -> None:
    settings = Settings(players=6, difficulty="professional", modules=(*SIX, "illusions"), practice=True)
    assert warnings_about(settings) == (NEVER,)


# -------------------------------------------------------------------- how many gems
@pytest.mark.parametrize(
    ("players", "modules", "gems"),
    [
        (5, (), (18, 18)),
        (2, (), (18, 18)),
        (1, (), (14, 14)),
        (5, ("curses",), (18, 18)),
        (5, ("pit",), (20, 20)),
        (1, ("pit",), (16, 16)),
        (5, ("special_chambers",), (25, 25)),
        (2, ("special_chambers",), (24, 24)),
        (1, ("special_chambers",), (18, 18)),
        (5, ("illusions",), (18, 30)),
        (5, ("treasures",), (18, 21)),
    ],
    ids=str,
)
def test_gems_are_counted_as_the_chambers_in_the_box_and_the_dice_of_the_team_allow(
    players: int, modules: tuple[str, ...], gems: tuple[int, int]
) -> None:
    """Alone, seven dice never pay ten keys and nobody is there for a second linked chamber."""
    assert lightable(new_game(Settings(players=players, modules=modules), "gems")) == gems


def test_the_deal_changes_nothing() -> None:
    settings = Settings(players=6, modules=(*SIX, "illusions", "treasures", "special_chambers", "pit"))
    assert len({lightable(new_game(settings, f"deal {number}")) for number in range(20)}) == 1


# -------------------------------------------------------------------- what other chapters bring
def with_chapter(extra: Chapter, players: int = 5) -> list[str]:
    settings = Settings(players=players, difficulty="professional", modules=SIX)
    return [warning.code for warning in settings_warnings(settings, (*chapters(settings), extra))]


def test_a_dearer_way_out_is_noticed() -> None:
    toll = Chapter("toll", order=99)
    toll.adjust.escape_keys(BIND)(lambda game, seat, keys: keys + 1)
    assert with_chapter(toll) == ["never_winnable"]
    assert with_chapter(toll, players=4) == []


@pytest.mark.parametrize(("gems", "codes"), [(1, ["never_winnable"]), (2, ["very_hard"]), (3, [])])
def test_one_more_chamber_with_gems_is_noticed(gems: int, codes: list[str]) -> None:
    hoard = TileKind("hoard", "hoards", openings=15, entry=(parse_cost("A"),), gem_steps=((gems, parse_cost("K30")),))
    hoards = Chapter("hoards", order=99, tiles=(hoard,))
    hoards.setup(POOL)(lambda game: mix_in(game, [hoard]))
    assert with_chapter(hoards, players=6) == codes


def test_a_chamber_that_the_dice_of_all_cannot_pay_gives_nothing() -> None:
    hoard = TileKind("hoard", "hoards", openings=15, entry=(parse_cost("A"),), gem_steps=((9, parse_cost("K31")),))
    hoards = Chapter("hoards", order=99, tiles=(hoard,))
    hoards.setup(POOL)(lambda game: mix_in(game, [hoard]))
    assert with_chapter(hoards, players=6) == ["never_winnable"]


@pytest.mark.parametrize(
    "kind", [PieceKind("crown", "crowns", icons=parse_cost("K2")), PieceKind("crown", doubles=True)]
)
def test_a_piece_that_shows_keys_or_doubles_them_may_be_the_rescue(kind: PieceKind) -> None:
    crowns = Chapter("crowns", order=99, pieces=(kind,))

    @crowns.setup(POOL)
    def lay_it_before_somebody(game: Game) -> None:
        game.pieces.add(game.rules.piece_kind_ids["crown"], at(AT_SEAT, 0))

    assert with_chapter(crowns, players=6) == ["needs_luck"]
