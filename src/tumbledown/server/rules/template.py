"""Fills in the template of every page of the rulebook, `client/rules.html`."""

from string import Template
from typing import NamedTuple

from tumbledown.rulebook.catalogue import chapters
from tumbledown.server.rules.edition import Edition
from tumbledown.server.rules.markup import Html, element, html, joined
from tumbledown.server.rules.things import chapter_names
from tumbledown.words import LANGUAGES

OWN_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch", "es": "Español"}
"""The name of each language in itself, which is never translated."""


class Page(NamedTuple):
    """One page without its template. `chapter` is the one marked in the list."""

    title: str
    description: str
    main: Html
    address: str
    chapter: str = ""
    query: str = ""


def filled(template: Template, page: Page, edition: Edition) -> str:
    def word(id: str) -> str:
        return html(edition.say(f"rulebook-{id}"))

    return template.substitute(
        language=edition.words.language,
        title=html(page.title),
        description=html(page.description),
        query=html(page.query),
        skip=word("skip"),
        home=word("home"),
        rules=word("title"),
        search=word("search"),
        hint=word("search-hint"),
        go=word("search-go"),
        languages_label=word("languages"),
        languages=_languages(page, edition),
        chapters_label=word("chapters"),
        chapters=_chapters(page, edition),
        main=page.main,
    )


def _languages(page: Page, edition: Edition) -> Html:
    return joined(*(_language(each, page, edition) for each in LANGUAGES))


def _language(each: str, page: Page, edition: Edition) -> Html:
    current = {"aria_current": "true"} if each == edition.words.language else {}
    joint = "&" if "?" in page.address else "?"
    return element("a", OWN_NAMES[each], href=f"{page.address}{joint}lang={each}", lang=each, hreflang=each, **current)


def _chapters(page: Page, edition: Edition) -> Html:
    """The list of all chapters, with their numbers of rules."""
    return element("ul", *(_chapter(name, edition, is_current=name == page.chapter) for name in chapter_names()))


def _chapter(name: str, edition: Edition, *, is_current: bool) -> Html:
    current = {"aria_current": "page"} if is_current else {}
    count = len(chapters()[name].rules)
    return element(
        "li",
        element(
            "a",
            edition.picture(f"chapter.{name}", lazy=False),
            element("span", edition.chapter(name)),
            element("small", str(count), title=edition.say("rulebook-count-rules", count=count)),
            href=f"/rules/{name}",
            **current,
        ),
    )
