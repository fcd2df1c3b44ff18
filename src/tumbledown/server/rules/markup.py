"""HTML put together from parts. Whatever is not already markup is escaped, so that no text can break a page."""

from html import escape
from typing import Final

EMPTY: Final = frozenset({"img", "input", "br"})
"""Elements that have no end."""


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


def html(text: str) -> Html:
    return text if isinstance(text, Html) else Html(escape(text))


def element(tag: str, *inside: str, **attributes: str) -> Html:
    """`element("a", "more", href="/")`. Names that Python does not allow are written `class_` and `aria_label`."""
    named = "".join(f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"' for name, value in attributes.items())
    body = "".join(html(part) for part in inside)
    return Html(f"<{tag}{named}>" if tag in EMPTY else f"<{tag}{named}>{body}</{tag}>")


def joined(*parts: str) -> Html:
    return Html("".join(html(part) for part in parts))
