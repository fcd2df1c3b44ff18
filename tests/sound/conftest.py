"""Sounds for the tests: each is made once in a run."""

from functools import lru_cache
from pathlib import Path

import pytest

from tumbledown.sound.catalogue import BY_NAME
from tumbledown.sound.mastering import Master, mastered
from tumbledown.sound.render import Entry, render


@lru_cache
def master(name: str) -> Master:
    sound = BY_NAME[name]
    return mastered(sound.make(), sound.loudness, loops=sound.loops)


class Studio:
    """Renders what a test asks for into one folder, and remembers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.entries: dict[str, Entry] = {}

    def __getitem__(self, name: str) -> Entry:
        if name not in self.entries:
            self.entries[name] = render(BY_NAME[name], self.folder)
        return self.entries[name]


@pytest.fixture(scope="session")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("sound"))
