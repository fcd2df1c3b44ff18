"""Measure the rendered sounds, from the files that a browser will decode."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tumbledown.sound.mastering import loudness
from tumbledown.sound.measure import centroid, decibels, peak_db, rms_db, seam
from tumbledown.sound.mp3 import decoded
from tumbledown.sound.render import MANIFEST, Entry
from tumbledown.sound.waves import RATE

HEADER: Final = (
    "sound            group     length s  loop s   peak dB    rms dB   LUFS    gain  centroid Hz  seam     kB"
)


class Line(NamedTuple):
    """The measures of a sound; `peak`, `rms` and `lufs` include its gain."""

    name: str
    group: str
    seconds: float
    loop: float
    peak: float
    rms: float
    lufs: float
    gain: float
    centroid: float
    seam: float
    kilobytes: float

    def __str__(self) -> str:
        return (
            f"{self.name:<16} {self.group:<8} {self.seconds:9.2f} {self.loop:7.1f} {self.peak:9.1f} {self.rms:9.1f}"
            f" {self.lufs:6.1f} {self.gain:7.3f} {self.centroid:12.0f} {self.seam:5.2f} {self.kilobytes:6.1f}"
        )


def measured(folder: Path, entry: Entry) -> Line:
    file = folder / entry["file"]
    wave = decoded(file)
    start, length = round(entry["start"] * RATE / 1000), round(entry["loop"] * RATE / 1000)
    body = wave[..., start : start + length] if length else wave
    loud = decibels(entry["gain"])
    return Line(
        entry["name"],
        entry["group"],
        wave.shape[-1] / RATE,
        entry["loop"] / 1000,
        peak_db(wave) + loud,
        rms_db(body) + loud,
        loudness(body, loops=bool(length)) + loud,
        entry["gain"],
        centroid(body),
        seam(wave, start, length) if length else 0.0,
        file.stat().st_size / 1000,
    )


def lines(folder: Path) -> Iterator[Line]:
    for entry in json.loads((folder / MANIFEST).read_text())["sounds"]:
        yield measured(folder, entry)


def print_report(folder: Path) -> None:
    print(HEADER)
    total = 0.0
    for line in lines(folder):
        total += line.kilobytes
        print(line)
    print(f"all together {total:.0f} kB")
