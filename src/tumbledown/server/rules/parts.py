"""Parts of several pages: the card of a thing, a list of rules, the breadcrumb."""

from collections.abc import Iterable

from tumbledown.engine.icons import FREE, Cost
from tumbledown.engine.pieces import PieceKind
from tumbledown.engine.tiles import TileKind
from tumbledown.rulebook.catalogue import Rule
from tumbledown.server.rules.edition import Edition
from tumbledown.server.rules.markup import Html, element, joined
from tumbledown.server.rules.related import is_our_ruling
from tumbledown.server.rules.things import Thing


def card(thing: Thing, edition: Edition) -> Html:
    """A link to the page of a thing: its picture, what it does in one line, and what it costs."""
    return element(
        "a",
        edition.picture(thing.picture),
        element(
            "span",
            element("b", edition.name(thing)),
            element("span", edition.line(thing)),
            element("span", *small_prices(thing, edition), class_="prices"),
            class_="text",
        ),
        href=thing.address,
        class_=f"thing {look(thing)}",
    )


def look(thing: Thing) -> str:
    """The CSS class that sets the colour of a thing."""
    kind = thing.kinds[0]
    return kind.pile if isinstance(kind, PieceKind) and thing.sort == "card" else thing.sort


def small_prices(thing: Thing, edition: Edition) -> list[Html]:
    """The prices of the first kind of a thing, for its card."""
    kind = thing.kinds[0]
    if isinstance(kind, TileKind):
        named = [("rulebook-enter", kind.entry[0] if kind.entry else FREE)]
    else:
        named = [("rulebook-lift", kind.lift), ("rulebook-use", kind.use)] if len(thing.kinds) == 1 else []
    return [joined(element("small", edition.say(id)), edition.price(cost)) for id, cost in named if _asks(cost)]


def _asks(cost: Cost) -> bool:
    return any(cost)


def rule_line(rule: Rule, edition: Edition, *, is_anchor: bool) -> Html:
    """A rule with its id, which is a link. `is_anchor`: this is the page of its chapter, where it has its anchor."""
    chapter = rule.id.partition(".")[0]
    return element(
        "li",
        element("span", edition.rule(rule), class_="sentence"),
        " ",
        element("span", edition.say("rulebook-decided"), class_="ruling") if is_our_ruling(rule) else "",
        " ",
        element("a", rule.id, href=f"/rules/{chapter}#{rule.id}", class_="rule-id"),
        **({"id": rule.id} if is_anchor else {}),
    )


def rule_list(rules: Iterable[Rule], edition: Edition, *, is_anchor: bool) -> Html:
    return element("ul", *(rule_line(rule, edition, is_anchor=is_anchor) for rule in rules), class_="rules")


def ruling_note(rules: Iterable[Rule], edition: Edition) -> Html:
    """The note on what our rulings are, if one of these rules is one."""
    if not any(is_our_ruling(rule) for rule in rules):
        return Html("")
    mark = element("span", edition.say("rulebook-decided"), class_="ruling")
    return element("p", mark, " ", edition.say("rulebook-decided-note"), class_="note")


def rebuilt_note(id: str, values: Iterable[str], edition: Edition) -> Html:
    """The message `id` with those values that are our reconstruction; "" if none is."""
    what = edition.rebuilt(values)
    if not what:
        return Html("")
    heading = element("h2", edition.say("rulebook-rebuilt"))
    return element("aside", heading, element("p", edition.say(id, what=what)), class_="rebuilt")


def way_back(edition: Edition, *steps: tuple[str, str]) -> Html:
    """The breadcrumb of this page; the last step is the page itself."""
    links = [element("li", element("a", text, href=href)) if href else element("li", text) for text, href in steps]
    first = element("li", element("a", edition.say("rulebook-title"), href="/rules"))
    return element("nav", element("ol", first, *links), class_="way", aria_label=edition.say("rulebook-title"))
