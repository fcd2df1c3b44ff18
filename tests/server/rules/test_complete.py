"""The rulebook is complete: every rule and every kind of piece stands on its page, in every language."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from tests.server.rules.book import edition, ids, links, page, text
from tumbledown.expansions import chapter, names, unoffered
from tumbledown.expansions.data.challenges import CHALLENGES
from tumbledown.rulebook.catalogue import chapters, rules
from tumbledown.rulebook.translated import sentence
from tumbledown.server.rules.provenance import sources
from tumbledown.server.rules.related import _written_down, parts_of, rules_about
from tumbledown.server.rules.search import findables
from tumbledown.server.rules.things import CHAMBER, SORTS, chapter_names, kebab, rebuilt_values, thing_of, things
from tumbledown.words import LANGUAGES, words

BUILT = [name for name in (*names(), *unoffered()) if name in chapters()]
THINGS = list(things().values())
ADDRESSES = ["/rules", *(f"/rules/{name}" for name in chapters()), *(thing.address for thing in THINGS)]


def plain(sentence: str) -> str:
    return " ".join(sentence.split())


def test_every_chapter_of_the_catalogue_has_a_page_and_stands_in_the_list() -> None:
    assert sorted(chapter_names()) == sorted(chapters())
    listed = set(links(page("/rules")))
    assert {f"/rules/{name}" for name in chapters()} <= listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_once_on_the_page_of_its_chapter_with_its_id_as_anchor(language: str) -> None:
    assert chapters()
    for name, each in chapters().items():
        markup = page(f"/rules/{name}", language)
        anchors = Counter(ids(markup))
        assert {rule.id: anchors[rule.id] for rule in each.rules if anchors[rule.id] != 1} == {}
        said = text(markup)
        assert [rule.id for rule in each.rules if plain(sentence(rule, language)) not in said] == []
        assert max(anchors.values()) == 1, name


def test_no_rule_stands_on_the_page_of_another_chapter() -> None:
    assert chapters()
    for name in chapters():
        others = {rule.id for rule in rules() if not rule.id.startswith(f"{name}.")}
        assert not others & set(ids(page(f"/rules/{name}")))


@pytest.mark.parametrize("name", BUILT)
def test_every_kind_of_chamber_and_piece_has_an_entry_that_its_chapter_shows(name: str) -> None:
    shown = set(links(page(f"/rules/{name}")))
    chambers = [(CHAMBER, kind.id) for kind in chapter(name).tiles]
    pieces = [("card", kind.id) for kind in chapter(name).pieces]
    found = {key: thing_of(*key) for key in (*chambers, *pieces)}
    assert [key for key, thing in found.items() if thing is None] == []
    assert [key for key, thing in found.items() if thing and thing.address not in shown] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", SORTS)
def test_every_entry_is_drawn_says_what_it_does_and_has_its_rules(sort: str, language: str) -> None:
    spoken = edition(language)
    listed = [thing for thing in THINGS if thing.sort == sort]
    assert listed
    for thing in listed:
        markup = page(thing.address, language)
        said = text(markup)
        assert f'src="/assets/drawn/{thing.picture}.svg"' in markup, thing.address
        assert f"<h1>{spoken.name(thing)}</h1>" in markup
        assert plain(spoken.line(thing)) in said, thing.address
        assert rules_about(thing), f"{thing.address} has no rules; related.toml may name some"
        assert [rule.id for rule in rules_about(thing) if plain(sentence(rule, language)) not in said] == []
        for kind in thing.kinds:
            if sort != CHAMBER:
                assert plain(words(language).say(f"card-{kebab(kind.id)}-entry")) in said, kind.id


def test_an_entry_says_what_of_it_is_rebuilt_and_only_then() -> None:
    notes = {thing.address: 'class="rebuilt"' in page(thing.address) for thing in THINGS}
    assert notes == {thing.address: bool(thing.rebuilt()) for thing in THINGS}
    assert "the icons that it asks for" in page("/rules/card/poison")
    assert len(set(notes.values())) == 2


def test_what_we_have_decided_ourselves_is_marked_and_the_mark_explained() -> None:
    assert any("decision" in rule.source for rule in rules())
    for name, each in chapters().items():
        markup = page(f"/rules/{name}")
        ours = [rule for rule in each.rules if "decision" in rule.source]
        assert markup.count('class="ruling"') == len(ours) + bool(ours), name
        assert ("The printed rules leave this open" in markup) == bool(ours), name


UNCLEAR_IN_PRINT = (
    "calendar.cursed.depot_empty",
    "exchange_teleport.teleport.token.take",
    "exchange_teleport.teleport.token.drop",
    "exchange_teleport.teleport.link_needs_down",
    "time_chambers.prohibition.gems_scope",
    "time_chambers.joint",
    "special_chambers.setup.subset",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", UNCLEAR_IN_PRINT)
def test_a_rule_that_print_leaves_unclear_bears_the_mark_of_our_decision(id: str, language: str) -> None:
    (rule,) = [each for each in rules() if each.id == id]
    line = page(f"/rules/{id.partition('.')[0]}", language).partition(f'<li id="{id}"')[2].partition("</li>")[0]
    assert plain(sentence(rule, language)) in text(line)
    assert words(language).say("rulebook-decided") in text(line)
    assert rule.clarify, "why we decided so"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_rebuilt_has_words(language: str) -> None:
    values = {what for source in sources() for what in source.rebuilt()}
    assert values
    assert [value for value in values if not edition(language).rebuilt([value])] == []


def test_every_table_of_the_data_says_on_some_page_what_of_it_is_rebuilt() -> None:
    things_and_chapters = [*(thing.rebuilt() for thing in THINGS), *(rebuilt_values(name) for name in chapters())]
    told = {what for values in things_and_chapters for what in values}
    rebuilt = {what for source in sources() for what in source.rebuilt()}
    assert {"ban.upper", "swing.halves", "challenge.modules"} <= rebuilt
    assert rebuilt - told == set()


def test_what_another_table_says_of_a_chamber_stands_on_its_page() -> None:
    assert "what it forbids" in text(page("/rules/chamber/prohibition_a"))
    assert "what it forbids" not in text(page("/rules/chamber/lava_dice"))


def test_a_chapter_says_what_of_its_own_values_is_rebuilt_and_only_then() -> None:
    notes = {name: 'class="rebuilt"' in page(f"/rules/{name}") for name in chapters()}
    assert notes == {name: bool(rebuilt_values(name)) for name in chapters()}
    assert "how a die swings over the tower" in page("/rules/totem")
    assert len(set(notes.values())) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_challenges_stand_in_a_table_with_what_of_them_is_ours(language: str) -> None:
    markup = page("/rules/challenges", language)
    spoken = words(language)
    rows = re.findall(r'<th scope="row"[^>]*>([^<]+)</th>(.*?)</tr>', markup)
    last = spoken.say("challenges-ultimate")
    assert [name for name, _ in rows] == [last if id == "ultimate" else id for id in CHALLENGES]
    assert spoken.say("challenges-caution") in text(markup)
    cells = [re.findall(r"<td[^>]*>([^<]*)</td>", rest) for _, rest in rows]
    for challenge, (modules, gems, quests, boxes) in zip(CHALLENGES.values(), cells, strict=True):
        assert modules.count(",") == max(0, len(challenge.modules) - 1), challenge.id
        assert (int(gems), int(quests)) == (challenge.extra_gems, challenge.quest_chambers), challenge.id
        assert boxes.count(",") == max(0, len(challenge.expansions) - 1), challenge.id
    assert spoken.say("table-module-curses") in cells[-1][0]


def test_no_link_of_the_rulebook_leads_nowhere() -> None:
    """Neither to a page that is not there nor to a place that is not on it."""
    known = {address: set(ids(page(address))) for address in ADDRESSES}
    missing: set[str] = set()
    for address in ADDRESSES:
        for link in links(page(address)):
            path, _, anchor = link.partition("#")
            path = (path or address).partition("?")[0]
            if path not in (*known, "/rules/search") or (anchor and anchor not in known[path]):
                missing.add(link)
    assert missing == set()


def test_every_rule_is_in_one_part_of_its_chapter() -> None:
    assert chapters()
    for each in chapters().values():
        parts = [rule.id for part in parts_of(each, words("en")) for rule in part.rules]
        assert sorted(parts) == sorted(rule.id for rule in each.rules)


def test_what_is_written_down_about_things_names_things_and_rules_that_there_are() -> None:
    names = [f"{thing.sort}.{thing.name}" for thing in THINGS]
    assert _written_down()
    for pattern, beginnings in _written_down().items():
        fitting = re.compile(pattern.replace(".", r"\.").replace("*", ".*"))
        assert any(fitting.fullmatch(name) for name in names), pattern
        for beginning in beginnings:
            assert any(f"{rule.id}.".startswith(beginning) for rule in rules()), f"{pattern}: {beginning}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_page_and_every_rule_can_be_searched_for(language: str) -> None:
    addresses = Counter(entry.address for entry in findables(edition(language)))
    wanted = [*ADDRESSES[1:], *(f"/rules/{rule.id.partition('.')[0]}#{rule.id}" for rule in rules())]
    assert addresses == Counter(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headings_of_a_page_descend_one_by_one(language: str) -> None:
    for address in ADDRESSES:
        levels = [int(level) for level in re.findall(r"<h([1-6])", page(address, language))]
        assert levels[0] == 1, address
        assert levels.count(1) == 1, address
        assert all(after <= before + 1 for before, after in pairwise(levels)), address
