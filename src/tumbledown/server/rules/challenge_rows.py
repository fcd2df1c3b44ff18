"""All challenges as a table, with a note on what is printed and what is our reconstruction."""

from itertools import groupby
from operator import attrgetter
from typing import Final

from tumbledown.expansions.data.challenges import DATA, Challenge
from tumbledown.server.rules.edition import Edition
from tumbledown.server.rules.markup import Html, element, joined
from tumbledown.server.rules.things import kebab

COLUMNS: Final = ("name", "modules", "gems", "quests", "boxes")
ANCHOR: Final = "challenge-list"
TITLE: Final = "rulebook-challenge-list"


def challenge_rows(edition: Edition) -> Html:
    """The heading, the note and the table, the easiest challenge first."""
    heads = [element("th", _column(name, edition), scope="col", role="columnheader") for name in COLUMNS]
    steps = [_step(level, list(rows), edition) for level, rows in groupby(DATA.challenge, attrgetter("level"))]
    return joined(
        element("h2", edition.say(TITLE), id=ANCHOR),
        element("p", edition.say("challenges-caution"), class_="note"),
        element(
            "table",
            element("thead", element("tr", *heads, role="row"), role="rowgroup"),
            *steps,
            class_="challenge-rows",
            role="table",
            aria_labelledby=ANCHOR,
        ),
    )


def _column(name: str, edition: Edition) -> str:
    return edition.say(f"rulebook-challenge-{name}")


def _step(level: int, rows: list[Challenge], edition: Edition) -> Html:
    """The challenges of one level under its name. ARIA roles keep it a table where CSS for phones changes its
    layout."""
    title = edition.say("challenges-heading", name=str(level), title=edition.say(f"challenges-step-{level}"))
    head = element("th", title, scope="rowgroup", colspan=str(len(COLUMNS)), role="rowheader")
    lines = [_row(challenge, edition, is_only=len(rows) == 1) for challenge in rows]
    return element("tbody", element("tr", head, class_="step", role="row"), *lines, role="rowgroup")


def _row(challenge: Challenge, edition: Edition, *, is_only: bool) -> Html:
    """A challenge; `is_only` says that it is the only one of its level, and has a name."""
    name = edition.say(f"challenges-{challenge.id}") if is_only else challenge.id
    texts = (
        ", ".join(edition.chapter(module) for module in challenge.modules) or edition.say("rulebook-challenge-none"),
        f"+{challenge.extra_gems}" if challenge.extra_gems else "0",
        str(challenge.quest_chambers),
        ", ".join(edition.say(f"challenges-box-{kebab(box)}") for box in challenge.expansions or ("base",)),
    )
    cells = [_cell(column, text, edition) for column, text in zip(COLUMNS[1:], texts, strict=True)]
    return element("tr", element("th", name, scope="row", role="rowheader"), *cells, role="row")


def _cell(column: str, text: str, edition: Edition) -> Html:
    return element("td", text, class_=column, role="cell", data_column=_column(column, edition))
