"""The page of a chapter: what it adds, its pieces, and all of its rules."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tumbledown.rulebook.catalogue import Chapter
from tumbledown.server.rules.challenge_rows import ANCHOR, TITLE, challenge_rows
from tumbledown.server.rules.edition import Edition
from tumbledown.server.rules.markup import Html, element, joined
from tumbledown.server.rules.parts import card, look, rebuilt_note, rule_list, ruling_note, way_back
from tumbledown.server.rules.related import Part, parts_of
from tumbledown.server.rules.template import Page
from tumbledown.server.rules.things import SORTS, chapter_names, rebuilt_values, things_of


class ChapterTable(NamedTuple):
    """A table that a chapter shows beside its pieces and rules: its anchor, its title, and how it is made."""

    anchor: str
    title: str
    rows: Callable[[Edition], Html]


TABLES: Final[Mapping[str, ChapterTable]] = {"challenges": ChapterTable(ANCHOR, TITLE, challenge_rows)}


def chapter_page(chapter: Chapter, edition: Edition) -> Page:
    title = edition.chapter(chapter.id)
    shelves = [sort for sort in SORTS if any(thing.sort == sort for thing in things_of(chapter.id))]
    parts = parts_of(chapter, edition.words)
    table = TABLES.get(chapter.id)
    main = joined(
        way_back(edition, (title, "")),
        element(
            "div",
            element("div", _head(chapter, edition), class_="head"),
            _contents(shelves, table, parts, edition),
            *(_shelf(chapter.id, sort, edition) for sort in shelves),
            table.rows(edition) if table else "",
            rebuilt_note("rulebook-rebuilt-values", rebuilt_values(chapter.id), edition),
            element("h2", edition.say("rulebook-rules"), id="rules"),
            ruling_note(chapter.rules, edition),
            *(_part(part, edition) for part in parts),
            class_="chapter-page",
        ),
    )
    return Page(title, edition.chapter_line(chapter.id), main, f"/rules/{chapter.id}", chapter.id)


def _head(chapter: Chapter, edition: Edition) -> Html:
    others = [name for name in chapter.requires if name != "base"]
    return joined(
        edition.picture(f"chapter.{chapter.id}", lazy=False),
        element("h1", edition.chapter(chapter.id)),
        element("p", edition.chapter_line(chapter.id), class_="line"),
        element("p", edition.chapter_text(chapter.id)),
        _chapter_links("rulebook-needs", others, edition),
        _chapter_links("rulebook-more-from", _adding_to(chapter.id), edition),
    )


def _chapter_links(id: str, names: list[str], edition: Edition) -> Html:
    if not names:
        return Html("")
    links = [element("a", edition.chapter(name), href=f"/rules/{name}") for name in names]
    commas = [", "] * (len(links) - 1) + [""]
    return element("p", edition.say(id), " ", *(part for pair in zip(links, commas, strict=True) for part in pair))


def _adding_to(name: str) -> list[str]:
    """The chapters whose cards are shuffled into the pile that this chapter is named after."""
    return [
        other for other in chapter_names() if other != name and any(look(thing) == name for thing in things_of(other))
    ]


def _contents(shelves: list[str], table: ChapterTable | None, parts: list[Part], edition: Edition) -> Html:
    lines = [(f"the-{sort}", edition.say(f"rulebook-sort-{sort}")) for sort in shelves]
    lines += [(table.anchor, edition.say(table.title))] if table else []
    lines += [(f"part-{part.name}", edition.say(part.title)) for part in parts]
    links = [element("li", element("a", text, href=f"#{anchor}")) for anchor, text in lines]
    heading = element("h2", edition.say("rulebook-on-this-page"), id="contents")
    return element("nav", heading, element("ul", *links), class_="contents", aria_labelledby="contents")


def _shelf(chapter: str, sort: str, edition: Edition) -> Html:
    cards = [element("li", card(thing, edition)) for thing in things_of(chapter) if thing.sort == sort]
    heading = element("h2", edition.say(f"rulebook-sort-{sort}"), id=f"the-{sort}")
    return joined(heading, element("ul", *cards, class_=f"things {sort}s"))


def _part(part: Part, edition: Edition) -> Html:
    title = edition.say(part.title)
    named = element("a", title, href=part.thing.address) if part.thing else title
    heading = element("h3", named, id=f"part-{part.name}")
    return joined(heading, rule_list(part.rules, edition, is_anchor=True))
