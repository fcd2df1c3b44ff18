"""Pages of links: all chapters, the results of a search, and the page for unknown addresses."""

from urllib.parse import urlencode

from tumbledown.server.rules.edition import Edition
from tumbledown.server.rules.markup import Html, element, joined
from tumbledown.server.rules.search import Findable
from tumbledown.server.rules.template import Page
from tumbledown.server.rules.things import chapter_names


def contents_page(edition: Edition) -> Page:
    main = joined(
        element("h1", edition.say("rulebook-title")),
        element("p", edition.say("rulebook-lead"), class_="lead"),
        _all_chapters(edition),
        element("p", element("a", edition.say("rulebook-search-all"), href="/rules/search")),
    )
    return Page(edition.say("rulebook-title"), edition.say("rulebook-description"), main, "/rules")


def search_page(query: str, hits: list[Findable], edition: Edition) -> Page:
    """The search for browsers without scripts; without a query it lists everything that has a page."""
    title = edition.say("rulebook-search-for", query=query) if query else edition.say("rulebook-search-all")
    none = element("p", edition.say("rulebook-search-none"))
    lines = element("ul", *(_line(entry, edition) for entry in hits), class_="found")
    main = joined(element("h1", title), lines if hits else none)
    address = f"/rules/search?{urlencode({'q': query})}" if query else "/rules/search"
    return Page(title, edition.say("rulebook-description"), main, address, query=query)


def missing_page(edition: Edition) -> Page:
    main = joined(
        element("h1", edition.say("rulebook-nothing")),
        element("p", edition.say("rulebook-nothing-note"), class_="lead"),
        _all_chapters(edition),
    )
    return Page(edition.say("rulebook-nothing"), edition.say("rulebook-nothing-note"), main, "/rules")


def _line(entry: Findable, edition: Edition) -> Html:
    return element(
        "li",
        element(
            "a",
            edition.picture(entry.picture),
            element("span", element("b", entry.title), element("span", entry.text), class_="text"),
            href=entry.address,
        ),
    )


def _all_chapters(edition: Edition) -> Html:
    links = [
        element(
            "li",
            element(
                "a",
                edition.picture(f"chapter.{name}", lazy=False),
                element(
                    "span",
                    element("b", edition.chapter(name)),
                    element("span", edition.chapter_line(name)),
                    class_="text",
                ),
                href=f"/rules/{name}",
            ),
        )
        for name in chapter_names()
    ]
    return element("ul", *links, class_="all-chapters")
