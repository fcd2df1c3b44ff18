"""The search of the rulebook: chapters, things and rules with their texts. Browsers get the same index."""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from tumbledown.rulebook.catalogue import chapters
from tumbledown.server.rules.edition import Edition
from tumbledown.server.rules.related import parts_of
from tumbledown.server.rules.things import chapter_names, things

RULE = "rule"
CHAPTER = "chapter"
MOST_FOUND = 100
"""The most results; a reader who gets more uses another word."""


class Findable(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the search. `more` are words by which it is found but which are not shown."""

    sort: str
    title: str
    text: str
    address: str
    picture: str = ""
    more: str = ""


class SearchIndex(msgspec.Struct, frozen=True):
    """What a browser needs to search by itself. `others` are synonyms, each with the word that the rulebook uses."""

    findables: list[Findable]
    others: Mapping[str, str]
    words: Mapping[str, str]


def index(edition: Edition) -> SearchIndex:
    """The index, with addresses of pictures instead of their names."""
    found = [
        msgspec.structs.replace(each, picture=edition.pictures.get(each.picture, "")) for each in findables(edition)
    ]
    return SearchIndex(found, other_words(edition.words.language), _words(edition))


def _words(edition: Edition) -> dict[str, str]:
    """The texts of the page's scripts; `#` stands for a number."""
    return {
        "short": edition.say("rulebook-search-short"),
        "things": edition.say("rulebook-search-things"),
        "rules": edition.say("rulebook-rules"),
        "none": edition.say("rulebook-search-none"),
        "count": edition.say("rulebook-search-count", count="#"),
    }


def findables(edition: Edition) -> list[Findable]:
    return [*_chapters(edition), *_things(edition), *_rules(edition)]


def searchable(edition: Edition) -> list[tuple[str, Findable]]:
    """Every entry with the text in which a query is searched."""
    return [(folded(f"{entry.title} {entry.text} {entry.more}"), entry) for entry in findables(edition)]


def found(query: str, language: str, among: list[tuple[str, Findable]]) -> list[Findable]:
    """All entries that contain every word of the query; without a query all that have a page, from A to Z."""
    if not query:
        return sorted([entry for _, entry in among if entry.sort != RULE], key=lambda entry: folded(entry.title))
    others = {folded(said): folded(meant) for said, meant in other_words(language).items()}
    wanted = others.get(folded(query), folded(query)).split()
    return [entry for text, entry in among if all(_is_in(word, text, entry) for word in wanted)][:MOST_FOUND]


def _is_in(word: str, text: str, entry: Findable) -> bool:
    """Whether a word matches. Ids are English in every language, so only words with a dot are searched in them."""
    return word in (entry.address if "." in word else text)


def folded(text: str) -> str:
    """The text without accents and capitals."""
    parts = unicodedata.normalize("NFD", text.lower())
    plain = "".join(letter for letter in parts if not unicodedata.combining(letter))
    return " ".join(plain.replace("\u2019", "'").replace("ß", "ss").split())


def other_words(language: str) -> Mapping[str, str]:
    return _other_words()[language]


@cache
def _other_words() -> Mapping[str, Mapping[str, str]]:
    text = files(__package__).joinpath("other_words.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, dict[str, str]])


# -------------------------------------------------------------------- entries
def _chapters(edition: Edition) -> Iterator[Findable]:
    for name in chapter_names():
        address, picture = f"/rules/{name}", f"chapter.{name}"
        yield Findable(CHAPTER, edition.chapter(name), edition.chapter_line(name), address, picture)


def _things(edition: Edition) -> Iterator[Findable]:
    for thing in things().values():
        more = edition.say_if_known(f"{thing.words}-entry")
        yield Findable(thing.sort, edition.name(thing), edition.line(thing), thing.address, thing.picture, more)


def _rules(edition: Edition) -> Iterator[Findable]:
    """All rules; the title of each is the part of its chapter that contains it."""
    for name in chapter_names():
        for part in parts_of(chapters()[name], edition.words):
            title = f"{edition.chapter(name)}: {edition.say(part.title)}"
            for rule in part.rules:
                yield Findable(RULE, title, edition.rule(rule), f"/rules/{name}#{rule.id}", f"chapter.{name}")
