"""Encode and decode MP3; no other module uses the encoder."""

import io
from pathlib import Path
from typing import Final

import soundfile  # type: ignore[import-untyped]

from tumbledown.sound.waves import RATE, Wave, as_wave

VERSION: Final = f"{soundfile.__version__} {soundfile.__libsndfile_version__}"


def encoded(wave: Wave, saving: float) -> bytes:
    """Encode as MP3 with a variable bit rate; `saving` goes from 0 (best) to nearly 1 (smallest)."""
    buffer = io.BytesIO()
    form = {"format": "MP3", "subtype": "MPEG_LAYER_III"}
    soundfile.write(buffer, wave.T, RATE, compression_level=saving, bitrate_mode="VARIABLE", **form)
    return buffer.getvalue()


def decoded(file: Path) -> Wave:
    """The samples of a file; `(n,)` if it is mono, `(2, n)` if stereo."""
    data, rate = soundfile.read(file, dtype="float64")
    if rate != RATE:
        raise ValueError(f"{file.name}: {rate} samples a second, not {RATE}")
    return as_wave(data.T)
