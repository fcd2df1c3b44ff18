"""The list of all sounds: name, function, loudness and group of the mixer."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from tumbledown.sound import cues_chapters, cues_clock, cues_play, cues_sand, track_one, track_two
from tumbledown.sound.waves import Wave

MUSIC: Final = "music"
GONGS: Final = "gongs"
DICE: Final = "dice"
EFFECTS: Final = "effects"
PINGS: Final = "pings"
GROUPS: Final = (MUSIC, GONGS, DICE, EFFECTS, PINGS)

TRACKS: Final = {"track1": track_one.STEMS, "track2": track_two.STEMS}
STEM_LOUDNESS: Final = {
    "pulse": -19.0,
    "drums": -22.0,
    "drone": -24.0,
    "melody": -20.5,
    "chant": -20.5,
    "charge": -19.5,
    "peril": -19.5,
}


@dataclass(frozen=True)
class Sound:
    """A sound. `loudness` in LUFS is that of the whole for a stem, and that of the loudest moment otherwise. `anchor`
    is the second in it that is played at the moment of the event: for a door, the end of the creak. `more`: it is
    downloaded and played only with chapters beyond the base game."""

    name: str
    group: str
    make: Callable[[], Wave]
    loudness: float
    anchor: float = 0.0
    track: str = ""
    stem: str = ""
    more: bool = False

    @property
    def loops(self) -> bool:
        return bool(self.stem)


def _stems() -> list[Sound]:
    return [
        Sound(f"{track}-{stem}", MUSIC, make, STEM_LOUDNESS[stem], track=track, stem=stem)
        for track, stems in TRACKS.items()
        for stem, make in stems.items()
    ]


def _clock() -> list[Sound]:
    strokes = [Sound(f"gong-{number}", GONGS, partial(cues_clock.gongs, number), -13.0) for number in (1, 2, 3)]
    return [
        *strokes,
        Sound("tick", GONGS, cues_clock.tick, -21.0),
        Sound("heartbeat", GONGS, cues_clock.heartbeat, -21.0),
        Sound("toll", GONGS, cues_clock.toll, -17.0),
        Sound("door", GONGS, cues_clock.door, -18.0, cues_clock.CREAK),
        Sound("slam", GONGS, cues_clock.slam, -11.0),
        Sound("collapse", GONGS, cues_clock.collapse, -11.0),
        Sound("opening", GONGS, cues_clock.opening, -13.0, cues_clock.CALL),
        Sound("victory", EFFECTS, cues_clock.victory, -13.5),
        Sound("defeat", EFFECTS, cues_clock.defeat, -15.5),
    ]


def _play() -> list[Sound]:
    throws = [Sound(f"throw-{number}", DICE, partial(cues_play.throw, number), -21.0) for number in (1, 2, 3)]
    return [
        *throws,
        Sound("keep", DICE, cues_play.keep, -28.0),
        Sound("release", DICE, cues_play.release, -28.0),
        Sound("lock", DICE, cues_play.lock, -20.0),
        Sound("free", DICE, cues_play.free, -19.0),
        Sound("lost", DICE, cues_play.lost, -19.0),
        Sound("gift", DICE, cues_play.gift, -20.0),
        Sound("gem", EFFECTS, cues_play.gem, -17.0),
        Sound("discovery", EFFECTS, cues_play.discovery, -19.0),
        Sound("exit-found", EFFECTS, cues_play.exit_found, -16.0),
        Sound("enter", EFFECTS, cues_play.enter, -25.0),
        Sound("escape", EFFECTS, cues_play.escaped, -17.0),
        Sound("vote", EFFECTS, cues_play.vote, -18.0),
        Sound("fate", EFFECTS, cues_play.fate_turned, -18.0),
        Sound("refusal", EFFECTS, cues_play.refusal, -22.0),
        Sound("click", EFFECTS, cues_play.click, -30.0),
    ]


def _chapters() -> list[Sound]:
    return [
        Sound("curse", EFFECTS, cues_chapters.cursed, -17.0, more=True),
        Sound("curse-lifted", EFFECTS, cues_chapters.lifted, -18.0, more=True),
        Sound("souls", EFFECTS, cues_chapters.souls, -17.0, more=True),
        Sound("die-falls", DICE, cues_chapters.falling, -20.0, more=True),
        Sound("die-caught", DICE, cues_chapters.caught, -20.0, more=True),
        Sound("chair", EFFECTS, cues_chapters.chair, -19.0, more=True),
        Sound("treasure-found", EFFECTS, cues_chapters.treasure_found, -20.0, more=True),
        Sound("treasure-claimed", EFFECTS, cues_chapters.treasure_claimed, -18.0, more=True),
        Sound("treasure-used", EFFECTS, cues_chapters.treasure_used, -18.0, more=True),
        Sound("passage", EFFECTS, cues_chapters.passage, -18.0, more=True),
        Sound("teleport", EFFECTS, cues_chapters.teleport, -18.0, more=True),
        Sound("torch", EFFECTS, cues_chapters.torch, -18.0, more=True),
        Sound("vanish", EFFECTS, cues_chapters.vanish, -16.0, more=True),
        Sound("linked", EFFECTS, cues_chapters.linked, -17.0, more=True),
        Sound("pit", EFFECTS, cues_chapters.pit, -16.0, more=True),
        Sound("regain", EFFECTS, cues_chapters.regain, -18.0, more=True),
        Sound("chalice-found", EFFECTS, cues_chapters.chalice_found, -16.0, more=True),
        Sound("chalice-carried", EFFECTS, cues_chapters.chalice_carried, -21.0, more=True),
        Sound("chalice-recovered", EFFECTS, cues_chapters.chalice_recovered, -16.0, more=True),
        *_sand(),
    ]


def _sand() -> list[Sound]:
    return [
        Sound("sand-turned", EFFECTS, cues_sand.turned, -19.0, more=True),
        Sound("sand-ten", GONGS, cues_sand.ten, -19.0, more=True),
        Sound("sand-tick", GONGS, cues_sand.tick, -23.0, more=True),
        Sound("sand-out", GONGS, cues_sand.out, -18.0, more=True),
        Sound("ban", EFFECTS, cues_sand.forbidden, -17.0, more=True),
    ]


def _pings() -> list[Sound]:
    urgent = {"help": -17.0, "exit": -18.0}
    return [Sound(f"ping-{what}", PINGS, make, urgent.get(what, -20.0)) for what, make in cues_play.PING_MAKERS.items()]


SOUNDS: Final = (*_clock(), *_play(), *_chapters(), *_pings(), *_stems())
BY_NAME: Final = {sound.name: sound for sound in SOUNDS}
