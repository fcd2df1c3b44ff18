"""Plot the loudness of both soundtracks over ten minutes, as an SVG for the README."""

from collections.abc import Sequence
from typing import Final, NamedTuple

WIDTH: Final = 900
PANEL: Final = 190
LEFT: Final = 52
RIGHT: Final = 16
TOP: Final = 30
BOTTOM: Final = 26
LOUDEST: Final = -14.0
QUIETEST: Final = -30.0
MINUTE_S: Final = 60
STYLE: Final = (
    "text{font:12px sans-serif;fill:#333}.t{font-weight:bold}.e{text-anchor:end}.m{text-anchor:middle}"
    "line{stroke:#ddd}.g{stroke:#b8860b;stroke-dasharray:4 3}.d{fill:#c0392b22}"
    "polyline{fill:none;stroke:#a0522d;stroke-width:2}"
)


class Curve(NamedTuple):
    """Loudness in LUFS at even steps, with the gongs and the ends of the countdowns in ms."""

    title: str
    gongs: Sequence[int]
    ends: Sequence[int]
    lufs: Sequence[float]


def svg(curves: Sequence[Curve], step_s: float) -> str:
    height = PANEL * len(curves)
    panels = "".join(_panel(curve, step_s, PANEL * number) for number, curve in enumerate(curves))
    box = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><style>{STYLE}</style>{ground}{panels}</svg>\n'


def _panel(curve: Curve, step_s: float, top: int) -> str:
    last = curve.ends[-1] / 1000

    def x(seconds: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * seconds / last, 1)

    def y(lufs: float) -> float:
        share = (LOUDEST - min(LOUDEST, max(QUIETEST, lufs))) / (LOUDEST - QUIETEST)
        return round(top + TOP + (PANEL - TOP - BOTTOM) * share, 1)

    parts = [f'<text class="t" x="{LEFT}" y="{top + 18}">{curve.title}: LUFS of the music, at the usual volume</text>']
    for lufs in range(int(QUIETEST), int(LOUDEST) + 1, 4):
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(lufs)}" y2="{y(lufs)}"/>')
        parts.append(f'<text class="e" x="{LEFT - 6}" y="{y(lufs) + 4}">{lufs}</text>')
    for gong, end in zip(curve.gongs, curve.ends, strict=True):
        left, right = x(gong / 1000), x(end / 1000)
        area = f'x="{left}" y="{y(LOUDEST)}" width="{right - left:.1f}" height="{y(QUIETEST) - y(LOUDEST):.1f}"'
        parts.append(
            f'<rect class="d" {area}/><line class="g" x1="{left}" x2="{left}" y1="{y(LOUDEST)}" y2="{y(QUIETEST)}"/>'
        )
    for minute in range(int(last) // MINUTE_S + 1):
        parts.append(f'<text class="m" x="{x(minute * MINUTE_S)}" y="{top + PANEL - 8}">{minute}:00</text>')
    points = " ".join(f"{x((number + 0.5) * step_s)},{y(lufs)}" for number, lufs in enumerate(curve.lufs))
    return "".join([*parts, f'<polyline points="{points}"/>'])
