"""The texts of the product in four languages, from the same Fluent files that the browser uses."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "de", "es")
"""The first one is the default."""


class NoSuchMessage(KeyError):
    """No file has this message, in any language. This is a bug."""


class Words:
    """All messages of one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        # No invisible isolation marks around names, as in the browser.
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def has(self, id: str) -> bool:
        """Whether there is a message of this name."""
        return self._bundle.has_message(id)

    def say(self, id: str, **args: str | int) -> str:
        """The text of a message, or of its attribute for an id like `message.attribute`."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            raise NoSuchMessage(id)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise NoSuchMessage(id)
        return str(self._bundle.format_pattern(pattern, args)[0])


@cache
def words(language: str) -> Words:
    """All messages of this language, read from the package."""
    folder = files("tumbledown").joinpath("locales", language)
    parts = [folder, folder.joinpath("chapters"), folder.joinpath("screens")]
    everywhere = [file for part in parts for file in part.iterdir()]
    found = sorted((file for file in everywhere if file.name.endswith(".ftl")), key=lambda file: file.name)
    return Words(language, [file.read_text("utf-8") for file in found])


def best_language(accepted: str) -> str:
    """The language in `LANGUAGES` that an `Accept-Language` header prefers."""
    wishes = [_wish(part) for part in accepted.split(",")]
    for weight, language in sorted(wishes, key=lambda wish: -wish[0]):
        if weight > 0 and language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _wish(part: str) -> tuple[float, str]:
    """The weight and the language of one part of the header; the weight is 0 if the part cannot be parsed."""
    name, _, quality = part.partition(";")
    try:
        weight = float(quality.strip().removeprefix("q=") or 1)
    except ValueError:
        weight = 0.0
    return weight, name.strip().lower().split("-")[0]
