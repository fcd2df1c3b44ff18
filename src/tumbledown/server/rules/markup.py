"""HTML made from parts. All text that is not `Html` is escaped."""

from html import escape
from typing import Final

EMPTY: Final = frozenset({"img", "input", "br"})
"""Elements without an end tag."""


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def html(text: str) -> Html:
    return text if isinstance(text, Html) else Html(escape(text))


def element(tag: str, *inside: str, **attributes: str) -> Html:
    """An element, as in `element("a", "more", href="/")`. Attributes that Python does not allow are written `class_`
    and `aria_label`."""
    named = "".join(f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"' for name, value in attributes.items())
    body = "".join(html(part) for part in inside)
    return Html(f"<{tag}{named}>" if tag in EMPTY else f"<{tag}{named}>{body}</{tag}>")


def joined(*parts: str) -> Html:
    return Html("".join(html(part) for part in parts))
