"""Render all sounds into a folder: one MP3 for each, and a manifest for the client."""

import hashlib
import json
from pathlib import Path
from typing import Final, TypedDict

import numpy as np

from tumbledown.sound.catalogue import SOUNDS, Sound
from tumbledown.sound.mastering import Master, mastered
from tumbledown.sound.mp3 import VERSION, encoded
from tumbledown.sound.waves import RATE, Wave, span

MANIFEST: Final = "manifest.json"

LEAD: Final = 0.12
"""A loop is stored with this many seconds of its end before it and of its beginning after it. Decoders differ in how
many samples of an MP3 they skip at the start; with the extra samples any window of the loop's length closes."""

SAVING: Final = {"drums": 0.84, "": 0.84, "drone": 0.96, "chant": 0.96, "charge": 0.96}
SAVING_STEM: Final = 0.92
"""How much the encoder saves, 0 to 1. Most stems do not need the highest tones; jingles and single shots do."""


class Entry(TypedDict):
    """One sound in the manifest. A loop starts at `start` and lasts `loop` ms; `loop` is 0 for a single shot. Sounds
    with `more` are needed only with chapters beyond the base game."""

    name: str
    file: str
    group: str
    ms: float
    start: float
    loop: float
    anchor: float
    gain: float
    track: str
    stem: str
    more: bool


def render_all(folder: Path) -> None:
    """Render all sounds, unless the folder already has those of these sources."""
    stamp = digest()
    if is_fresh(folder, stamp):
        return
    folder.mkdir(parents=True, exist_ok=True)
    entries = [render(sound, folder) for sound in SOUNDS]
    for stale in set(folder.glob("*.mp3")) - {folder / entry["file"] for entry in entries}:
        stale.unlink()
    manifest = {"digest": stamp, "rate": RATE, "sounds": entries}
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n")


def digest() -> str:
    """A digest of these source files and of the versions of the libraries that compute and encode the sounds."""
    total = hashlib.sha256(f"{np.__version__} {VERSION}".encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        total.update(source.name.encode() + source.read_bytes())
    return total.hexdigest()[:16]


def is_fresh(folder: Path, stamp: str) -> bool:
    try:
        manifest = json.loads((folder / MANIFEST).read_text())
        return manifest["digest"] == stamp and all((folder / entry["file"]).is_file() for entry in manifest["sounds"])
    except (OSError, ValueError, KeyError):
        return False


def render(sound: Sound, folder: Path) -> Entry:
    """Render one sound. Its file name has a part of its digest, so that browsers may cache it for ever."""
    master = mastered(sound.make(), sound.loudness, loops=sound.loops)
    wave = with_lead(master.wave) if sound.loops else master.wave
    data = encoded(wave, SAVING.get(sound.stem, SAVING_STEM))
    file = f"{sound.name}.{hashlib.sha256(data).hexdigest()[:8]}.mp3"
    (folder / file).write_bytes(data)
    return entry(sound, master, file)


def entry(sound: Sound, master: Master, file: str) -> Entry:
    ms = 1000 * master.wave.shape[-1] / RATE
    return {
        "name": sound.name,
        "file": file,
        "group": sound.group,
        "ms": ms + 2000 * LEAD if sound.loops else ms,
        "start": 1000 * LEAD if sound.loops else 0.0,
        "loop": ms if sound.loops else 0.0,
        "anchor": 1000 * sound.anchor,
        "gain": round(master.gain, 4),
        "track": sound.track,
        "stem": sound.stem,
        "more": sound.more,
    }


def with_lead(wave: Wave) -> Wave:
    lead = span(LEAD)
    return np.concatenate([wave[:, -lead:], wave, wave[:, :lead]], axis=1)
