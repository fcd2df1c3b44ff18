"""The rulebook in one language: its texts, and the addresses of its pictures."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tumbledown.engine.icons import LETTERS, Cost
from tumbledown.rulebook.catalogue import Rule
from tumbledown.rulebook.translated import sentence
from tumbledown.server.rules.markup import Html, element, joined
from tumbledown.server.rules.things import CHAMBER, Thing, kebab
from tumbledown.words import Words

ICONS = ("adventurer", "torch", "key", "golden-mask", "black-mask")
LONG_PRICE = 4
"""More icons of one kind are written as a number and one icon."""


class Edition(NamedTuple):
    """The texts of one language, and the address of each picture by its name."""

    words: Words
    pictures: Mapping[str, str]

    def say(self, id: str, **args: str | int) -> str:
        return self.words.say(id, **args)

    def say_if_known(self, *ids: str) -> str:
        """The first of these messages that exists, or ""."""
        return next((self.words.say(id) for id in ids if self.words.has(id)), "")

    # ---------------------------------------------------------------- names
    def chapter(self, name: str) -> str:
        return self.say_if_known(f"rulebook-chapter-{kebab(name)}", f"table-module-{kebab(name)}")

    def chapter_line(self, name: str) -> str:
        return self.say_if_known(f"rulebook-about-{kebab(name)}", f"table-module-{kebab(name)}-about")

    def chapter_text(self, name: str) -> str:
        return self.say_if_known(f"module-{kebab(name)}-entry", f"rulebook-entry-{kebab(name)}")

    def name(self, thing: Thing) -> str:
        return self.say(thing.words)

    def line(self, thing: Thing) -> str:
        """What the thing does, in one line."""
        if thing.sort == CHAMBER:
            return self.say_if_known(f"{thing.words}-about") or self.say(_plain(thing))
        return self.say(f"{thing.words}-effect")

    def rebuilt(self, values: Iterable[str]) -> str:
        """The names of those values of the data tables that are our reconstruction, each once."""
        return ", ".join(dict.fromkeys(self._value(*value.split(".")) for value in values))

    def _value(self, table: str, name: str) -> str:
        """The name of a value, which may have another one in another table."""
        usual = f"rulebook-rebuilt-{kebab(name)}"
        return self.say_if_known(f"rulebook-rebuilt-{kebab(table)}-{kebab(name)}") or self.say(usual)

    def rule(self, rule: Rule) -> str:
        return sentence(rule, self.words.language)

    # ---------------------------------------------------------------- drawings
    def picture(self, name: str, *, lazy: bool = True, **attributes: str) -> Html:
        """A picture without an alternative text, because the text beside it says what it shows."""
        source = self.pictures.get(name)
        if source is None:
            return Html("")
        loading = {"loading": "lazy"} if lazy else {}
        return element("img", src=source, alt="", **loading, **attributes)

    def price(self, cost: Cost) -> Html:
        """The icons of a price, with their names for screen readers."""
        counts = [(number, count) for number, count in enumerate(cost) if count]
        spoken = ", ".join(self.words.say(_counted(number), count=count) for number, count in counts)
        icons = [self._icons(LETTERS[number + 1], count) for number, count in counts]
        return element("span", *icons, class_="price", role="img", aria_label=spoken)

    def _icons(self, letter: str, count: int) -> Html:
        icon = self.picture(f"face.{letter}", lazy=False)
        if count > LONG_PRICE:
            return element("span", element("b", str(count)), icon, class_="many")
        return joined(*[icon] * count)


def _counted(number: int) -> str:
    return f"count-{ICONS[number]}"


def _plain(thing: Thing) -> str:
    icons = thing.kinds[0].icons
    return next((f"rulebook-{kebab(str(icon))}" for icon in icons), "rulebook-plain")
