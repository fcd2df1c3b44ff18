"""The page of a chamber, a card, a token or a character: its picture, what it does, what it costs, and its rules."""

from collections.abc import Iterator

from tumbledown.engine.icons import Cost
from tumbledown.engine.pieces import PieceKind
from tumbledown.engine.tiles import TileKind
from tumbledown.server.rules.edition import Edition
from tumbledown.server.rules.markup import Html, element, joined
from tumbledown.server.rules.parts import look, rebuilt_note, rule_list, ruling_note, way_back
from tumbledown.server.rules.related import rules_about
from tumbledown.server.rules.template import Page
from tumbledown.server.rules.things import CHAMBER, CHARACTER, Thing, kebab

Fact = tuple[str, str | Html]
"""The name of a fact, and its value."""


def thing_page(thing: Thing, edition: Edition) -> Page:
    chapter = thing.chapters[0]
    main = joined(
        way_back(edition, (edition.chapter(chapter), f"/rules/{chapter}"), (edition.name(thing), "")),
        element(
            "article",
            element(
                "div",
                _large(thing, edition),
                rebuilt_note("rulebook-rebuilt-note", thing.rebuilt(), edition),
                _copy(edition),
                class_="left",
            ),
            element("div", *_texts(thing, edition), *_rules(thing, edition), class_="right"),
            class_=f"entry {look(thing)}",
        ),
    )
    return Page(edition.name(thing), edition.line(thing), main, thing.address, chapter)


def _large(thing: Thing, edition: Edition) -> Html:
    return element(
        "div",
        edition.picture(thing.picture, lazy=False, class_="drawing"),
        element("h1", edition.name(thing)),
        element("p", edition.line(thing), class_="line") if thing.sort != CHARACTER else "",
        element("dl", *(_fact(fact) for fact in _facts(thing, edition))),
        class_="large",
    )


def _fact(fact: Fact) -> Html:
    said, what = fact
    return element("div", element("dt", said), element("dd", what))


def _copy(edition: Edition) -> Html:
    """A button to copy the address, hidden until a script shows it."""
    words = {"data_done": edition.say("rulebook-copied"), "class_": "copy", "hidden": ""}
    return element("button", edition.say("rulebook-copy"), type="button", **words)


# -------------------------------------------------------------------- facts
def _facts(thing: Thing, edition: Edition) -> Iterator[Fact]:
    for kind in thing.kinds:
        if isinstance(kind, TileKind):
            yield from _of_chamber(kind, edition)
        elif thing.sort != CHARACTER:
            yield from _of_piece(kind, edition)
    copies = sum(kind.copies for kind in thing.kinds)
    yield edition.say("rulebook-copies"), str(copies)
    links = [element("a", edition.chapter(name), href=f"/rules/{name}") for name in thing.chapters]
    yield edition.say("rulebook-comes-with"), joined(*(element("span", link, " ") for link in links))


def _of_chamber(kind: TileKind, edition: Edition) -> Iterator[Fact]:
    for id, cost in zip(("rulebook-enter", "rulebook-enter-rear"), kind.entry, strict=False):
        if any(cost):
            yield edition.say(id), edition.price(cost)
    for count, cost in kind.gem_steps:
        yield edition.say("rulebook-gems", count=count), edition.price(cost)


def _of_piece(kind: PieceKind, edition: Edition) -> Iterator[Fact]:
    asked: tuple[tuple[str, Cost], ...] = (("rulebook-lift", kind.lift), ("rulebook-use", kind.use))
    for id, cost in asked:
        if any(cost):
            is_task = id == "rulebook-lift" and kind.pile != "curses"
            yield edition.say("rulebook-pays" if is_task else id), edition.price(cost)


# -------------------------------------------------------------------- texts
def _texts(thing: Thing, edition: Edition) -> Iterator[Html]:
    if thing.sort == CHARACTER:
        yield from (_role_card(kind, edition) for kind in thing.kinds if isinstance(kind, PieceKind))
    elif thing.sort == CHAMBER:
        yield from (element("p", note, class_="text") for note in _chamber_notes(thing, edition))
    else:
        yield element("p", edition.say(f"{thing.words}-entry"), class_="text")


def _role_card(kind: PieceKind, edition: Edition) -> Html:
    words = f"card-{kebab(kind.id)}"
    return element(
        "section",
        element("h2", edition.say("rulebook-per-slam" if kind.refreshes else "rulebook-always")),
        edition.picture(f"piece.{kind.id}", lazy=False),
        element("p", edition.say(f"{words}-effect"), class_="line"),
        element("p", edition.say("rulebook-use"), " ", edition.price(kind.use)) if any(kind.use) else "",
        element("p", edition.say(f"{words}-entry"), class_="text"),
        class_="role",
        id=kind.id,
    )


def _chamber_notes(thing: Thing, edition: Edition) -> Iterator[str]:
    """What is printed on the chamber, in words."""
    kind = thing.kinds[0]
    assert isinstance(kind, TileKind)
    notes = [edition.line(thing)]
    notes += [edition.say_if_known(f"rulebook-{kebab(icon)}") for icon in map(str, kind.icons)]
    if kind.closed:
        notes.append(edition.say("rulebook-closed"))
    if kind.one_way:
        notes.append(edition.say("rulebook-one-way"))
    return iter(dict.fromkeys(note for note in notes if note))


# -------------------------------------------------------------------- rules
def _rules(thing: Thing, edition: Edition) -> Iterator[Html]:
    rules = rules_about(thing)
    if rules:
        yield element("h2", edition.say("rulebook-related"), id="rules")
        yield rule_list(rules, edition, is_anchor=False)
        yield ruling_note(rules, edition)
