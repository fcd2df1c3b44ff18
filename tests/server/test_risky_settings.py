"""Settings that are hopeless or nearly so: the table says it in four languages, and offers what helps."""

from typing import Any, NamedTuple

import msgspec
import pytest

from tumbledown.engine.structs import Settings, SettingsWarning
from tumbledown.expansions import warnings_about
from tumbledown.expansions.challenges.marks import settings_for
from tumbledown.lab.tables import with_required
from tumbledown.server import game_settings
from tumbledown.server.game_settings import Remedy
from tumbledown.words import LANGUAGES, words

EXPERT, PROFESSIONAL = "expert", "professional"
CURSED_CALENDAR = "calendar.cursed"


DOC = (("characters.who", ("doc",)), ("characters.card", ("activatable",)))


class Risk(NamedTuple):
    """Settings, the warning that they deserve, and what should be offered against it."""

    code: str
    settings: Settings
    remedies: tuple[dict[str, str], ...] = ()


def table(players: int, *modules: str, **more: Any) -> Settings:
    extra = ("sixth_adventurer",) if players == 6 else ()
    return Settings(players=players, modules=with_required((*extra, *modules)), **more)


def challenge(id: str, players: int) -> Settings:
    settings = settings_for(id, players)
    extra = ("sixth_adventurer",) if players == 6 else ()
    return msgspec.structs.replace(settings, modules=(*settings.modules, *extra))


RISKS = {
    "six professionals": Risk(
        "never_winnable", table(6, difficulty=PROFESSIONAL), ({"difficulty": EXPERT}, {"module": "special_chambers"})
    ),
    "six professionals with treasures": Risk(
        "needs_luck", table(6, "treasures", difficulty=PROFESSIONAL), ({"difficulty": EXPERT},)
    ),
    "five professionals": Risk("very_hard", table(5, difficulty=PROFESSIONAL), ({"difficulty": EXPERT},)),
    "the weakest link with traps": Risk(
        "weakest_link", table(3, "labyrinth", "curses", "traps"), ({"without": "traps"}, {"without": "labyrinth"})
    ),
    "the weakest link with time chambers": Risk(
        "weakest_link", table(3, "labyrinth", "curses", "time_chambers"), ({"without": "time_chambers"},)
    ),
    "quests with illusions": Risk(
        "one_door", table(3, "quests", "illusions"), ({"without": "illusions"}, {"without": "quests"})
    ),
    **{
        f"chaos and stars with {hindrance}": Risk(
            "everybody_needed", table(3, "new_quests", hindrance), ({"without": hindrance}, {"without": "new_quests"})
        )
        for hindrance in ("curses", "traps", "time_chambers", "new_characters")
    },
    "stars for four with illusions": Risk(
        "stars_vanish", table(4, "new_quests", "illusions"), ({"without": "illusions"},)
    ),
    "lava for experts": Risk(
        "lava_adds_gems",
        table(3, "time_chambers", difficulty=EXPERT),
        ({"difficulty": "normal"}, {"without": "time_chambers"}),
    ),
    "the cursed calendar for six professionals": Risk(
        "pawn_must_arrive",
        table(6, "calendar", difficulty=PROFESSIONAL, variants=(CURSED_CALENDAR,)),
        ({"difficulty": EXPERT},),
    ),
    "the cursed calendar": Risk(
        "cursed_side", table(3, "calendar", variants=(CURSED_CALENDAR,)), ({"without": "calendar"},)
    ),
    "twins with illusions": Risk("twins_vanish", table(3, "cursed_gems", "illusions"), ({"without": "illusions"},)),
    "a character who needs company, alone": Risk("card_useless_alone", table(1, "characters", seat_choices=DOC)),
    "challenge 5a with six": Risk("very_hard", challenge("5a", 6), ({"module": "special_chambers"},)),
    **{
        f"challenge {id} with six": Risk("challenge_tight", challenge(id, 6), ({"module": "special_chambers"},))
        for id in ("2b", "2c", "4b")
    },
    **{
        f"challenge {id} with six": Risk("needs_luck", challenge(id, 6), ({"module": "special_chambers"},))
        for id in ("4a", "6d")
    },
    **{
        f"challenge {id} with six": Risk("needs_luck", challenge(id, 6), ({"module": "pit"},))
        for id in ("5c", "6c", "6e", "ultimate")
    },
    "the ultimate challenge with five": Risk("very_hard", challenge("ultimate", 5), ({"module": "pit"},)),
    "traps alone": Risk("held_alone", table(1, "traps"), ({"without": "traps"},)),
    "time chambers alone": Risk("trials_alone", table(1, "time_chambers"), ({"without": "time_chambers"},)),
}


def codes(settings: Settings) -> set[str]:
    return {warning.code for warning in warnings_about(settings)}


def in_words(language: str, warning: SettingsWarning) -> list[str]:
    id = f"table-warning-{warning.code.replace('_', '-')}"
    return [words(language).say(f"{id}{part}", **warning.numbers) for part in ("", "-why", "-chip")]


@pytest.mark.parametrize("name", RISKS)
def test_a_risky_setting_is_warned_of_in_every_language(name: str) -> None:
    found = [warning for warning in warnings_about(RISKS[name].settings) if warning.code == RISKS[name].code]
    assert len(found) == 1
    for language in LANGUAGES:
        for text in in_words(language, found[0]):
            assert text, language
            assert "{" not in text, f"a number has no value: {text}"


@pytest.mark.parametrize("name", RISKS)
def test_what_helps_against_it_is_offered_first(name: str) -> None:
    risk = RISKS[name]
    offered = [remedy for remedy in game_settings.remedies_for(risk.settings) if remedy.against == risk.code]
    assert len(offered) <= 2
    for remedy in risk.remedies:
        assert Remedy(risk.code, **remedy) in offered
