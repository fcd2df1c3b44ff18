"""Bars and lines: to scale, with every step named, and a picture that is well-formed."""

from xml.etree import ElementTree

import pytest

from tumbledown.bench.plot import Series, bar, bars, round_above, share_of_log, svg

NAMESPACE = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("value", "found"), [(0.0, ""), (50.0, "█████"), (100.0, "██████████"), (55.0, "█████▌"), (1.3, "▏"), (0.1, "")]
)
def test_a_bar_is_as_long_as_its_value(value: float, found: str) -> None:
    assert bar(value, 100.0, width=10) == found


def test_bars_of_nothing_are_empty() -> None:
    assert bar(0.0, 0.0) == ""
    assert bars([], Series("memory", "MB", [])) == []


def test_every_step_has_its_bar_and_its_figure() -> None:
    lines = bars([10, 1000], Series("memory", "MB", [50.0, 100.0]), width=4)
    assert lines == ["   10 ██ 50.0 MB", "1,000 ████ 100.0 MB"]


@pytest.mark.parametrize(("value", "found"), [(0.0, 1), (0.3, 0.5), (1.0, 1), (1.1, 2), (499, 500), (501, 1000)])
def test_a_scale_ends_at_the_next_round_number(value: float, found: float) -> None:
    assert round_above(value) == pytest.approx(found)


def test_each_tenfold_is_as_long() -> None:
    assert [share_of_log(step, [10, 1000]) for step in (10, 100, 1000)] == pytest.approx([0.0, 0.5, 1.0])
    assert share_of_log(10, [10]) == 0.5


def test_the_picture_has_a_point_for_each_figure_and_higher_ones_above() -> None:
    many = [Series("time <of a command>", "µs", [100.0, 300.0, 200.0]), Series("memory", "MB", [1.0, 2.0, 3.0])]
    root = ElementTree.fromstring(svg("growth & more", "tables", [10, 100, 1000], many))
    assert root.findtext(f"{NAMESPACE}title") == "growth & more"
    circles = root.findall(f".//{NAMESPACE}circle")
    heights = [float(circle.attrib["cy"]) for circle in circles]
    assert len(circles) == 6
    assert heights[1] < heights[2] < heights[0]
    words = [text.text for text in root.iter(f"{NAMESPACE}text")]
    assert "time <of a command>, µs" in words
    assert words.count("1,000") == 2


def test_every_point_lies_within_the_picture() -> None:
    root = ElementTree.fromstring(svg("growth", "tables", [2], [Series("memory", "MB", [0.0])]))
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    circles = list(root.iter(f"{NAMESPACE}circle"))
    assert circles
    for circle in circles:
        assert 0 < float(circle.attrib["cx"]) < width
        assert 0 < float(circle.attrib["cy"]) < height
