"""Draws series of figures, as bars of characters for a terminal and as lines in an SVG."""

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

EIGHTHS: Final = " ▏▎▍▌▋▊▉"
FULL: Final = "█"
BAR_WIDTH: Final = 40

# The SVG: panels side by side, each with room for its title above and its labels below and to the left.
PANEL_WIDTH: Final = 290
HEIGHT: Final = 220
LEFT: Final = 46
RIGHT: Final = 24
TOP: Final = 34
BOTTOM: Final = 46
STYLE: Final = (
    "text{font:11px sans-serif;fill:#333}.t{font-size:13px}.e{text-anchor:end}.m{text-anchor:middle}"
    "line{stroke:#ccc}polyline{fill:none;stroke:#a0522d;stroke-width:2}circle{fill:#a0522d}"
)


class Series(NamedTuple):
    """One figure over the same steps as the others."""

    title: str
    unit: str
    values: Sequence[float]


# -------------------------------------------------------------------- characters
def bar(value: float, most: float, width: int = BAR_WIDTH) -> str:
    """A bar of the width that the value has in proportion to `most`, to an eighth of a character."""
    eighths = round(8 * width * value / most) if most > 0 else 0
    return FULL * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def bars(steps: Sequence[int], series: Series, width: int = BAR_WIDTH) -> list[str]:
    """A bar for each step, all on the same scale from 0."""
    most, margin = max(series.values, default=0.0), max((len(f"{step:,}") for step in steps), default=0)
    return [
        f"{step:>{margin},} {bar(value, most, width)} {value:,.1f} {series.unit}"
        for step, value in zip(steps, series.values, strict=True)
    ]


# -------------------------------------------------------------------- SVG
def round_above(value: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, 50 and so on that is not below the value."""
    if value <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(value))
    return next(found for found in (power, 2 * power, 5 * power, 10 * power) if found >= value)


def share_of_log(step: float, steps: Sequence[int]) -> float:
    """The position of a step between the first and the last one, from 0 to 1, on a logarithmic scale."""
    first, last = math.log(steps[0]), math.log(steps[-1])
    return (math.log(step) - first) / (last - first) if last > first else 0.5


def svg(title: str, what: str, steps: Sequence[int], many: Sequence[Series]) -> str:
    """An SVG with a panel for each figure; the horizontal axis, `what`, is logarithmic."""
    width, height = PANEL_WIDTH * len(many), HEIGHT
    panels = [line for number, series in enumerate(many) for line in _panel(number * PANEL_WIDTH, steps, series)]
    names = [_text((n + 0.5) * PANEL_WIDTH, height - 8, what, "m") for n in range(len(many))]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            *panels,
            *names,
            "</svg>",
            "",
        ]
    )


def _panel(x: int, steps: Sequence[int], series: Series) -> list[str]:
    left, right, bottom = x + LEFT, x + PANEL_WIDTH - RIGHT, HEIGHT - BOTTOM
    top_value = round_above(max(series.values, default=0.0))
    points = [
        (left + (right - left) * share_of_log(step, steps), bottom - (bottom - TOP) * value / top_value)
        for step, value in zip(steps, series.values, strict=True)
    ]
    lines = [_text(left, TOP - 16, f"{series.title}, {series.unit}", "t")]
    for share in (0.0, 0.5, 1.0):
        y = bottom - (bottom - TOP) * share
        lines.append(f'<line x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        lines.append(_text(left - 6, y + 4, f"{top_value * share:g}", "e"))
    lines.append(f'<polyline points="{" ".join(f"{px:.1f},{py:.1f}" for px, py in points)}"/>')
    for step, value, (px, py) in zip(steps, series.values, points, strict=True):
        lines.append(f'<circle cx="{px:.1f}" cy="{py:.1f}" r="3"><title>{step:,}: {value:,.1f}</title></circle>')
        lines.append(_text(px, bottom + 16, f"{step:,}", "m"))
    return lines


def _text(x: float, y: float, words: str, style: str) -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'
