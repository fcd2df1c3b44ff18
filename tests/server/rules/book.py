"""The rulebook for tests: with a template of its own, and a picture for whatever is asked for."""

import re
from collections.abc import Iterator
from html import unescape
from string import Template

from tumbledown.server.rest.rule_pages import RuleBook
from tumbledown.server.rules.edition import Edition
from tumbledown.words import words

TEMPLATE = Template('<html lang="$language"><title>$title</title>$chapters<main>$main</main></html>')


class EveryPicture(dict[str, str]):
    """Each lies at an address of its own name."""

    def __missing__(self, name: str) -> str:
        return f"/assets/drawn/{name}.svg"

    def get(self, name: str, default: object = None) -> str:
        return self[name]


BOOK = RuleBook(TEMPLATE, EveryPicture())


def edition(language: str) -> Edition:
    return Edition(words(language), EveryPicture())


def page(path: str, language: str = "en") -> str:
    return BOOK.rendered(path, language).body.decode()


def text(markup: str) -> str:
    """As somebody reads it: without the elements, and every space a plain one."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", markup)).split())


def ids(markup: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', markup)


def links(markup: str) -> Iterator[str]:
    return (unescape(href) for href in re.findall(r'href="([^"]+)"', markup))
