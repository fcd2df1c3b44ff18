"""Step rates of comparable game environments under random legal play, on this machine.

A step is one player's decision. Chance nodes, observations that the environment makes by itself, and
the start of each new episode cost time but are not counted, because they are part of the play.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Protocol

INSTALL = "pip install tumbledown[bench]"
PLAYERS = 4
HAND = 4  # the rule for four players; PettingZoo keeps 5 unless told

Episode = Callable[[], int]
Clock = Callable[[], float]


class SpielState(Protocol):
    """What we use of an OpenSpiel state."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> Sequence[tuple[int, float]]: ...
    def legal_actions(self) -> Sequence[int]: ...
    def apply_action(self, action: int) -> None: ...


class Mask(Protocol):
    """What we use of a NumPy action mask."""

    def tolist(self) -> list[int]: ...


Turn = tuple[Mapping[str, Mask], float, bool, bool, Mapping[str, object]]


class AecEnv(Protocol):
    """What we use of a PettingZoo environment whose agents take turns."""

    def reset(self, seed: int) -> None: ...
    def last(self) -> Turn: ...
    def step(self, action: int) -> None: ...


@dataclass(frozen=True, slots=True)
class PeerResult:
    """One peer's measured rate, or why there is none."""

    name: str
    steps: int
    seconds: float
    steps_per_s: float
    unavailable: str = ""


@dataclass(frozen=True, slots=True)
class Peer:
    """One environment: the modules it needs, and a function that returns one to play an episode."""

    name: str
    needs: tuple[str, ...]
    start: Callable[[Random], Episode]


def play_spiel(state: SpielState, rng: Random) -> int:
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps


def play_aec(env: AecEnv, rng: Random) -> int:
    env.reset(seed=rng.getrandbits(31))
    steps = 0
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return steps
        mask = observation["action_mask"].tolist()
        env.step(rng.choice([action for action, legal in enumerate(mask) if legal]))
        steps += 1


def start_spiel_hanabi(rng: Random) -> Episode:
    game = import_module("pyspiel").load_game("hanabi", {"players": PLAYERS})
    return lambda: play_spiel(game.new_initial_state(), rng)


def start_aec_hanabi(rng: Random) -> Episode:
    return start_aec("classic/hanabi-v5", rng, players=PLAYERS, hand_size=HAND)


def start_aec_connect_four(rng: Random) -> Episode:
    return start_aec("classic/connect_four-v3", rng)


def start_aec(env_id: str, rng: Random, **options: int) -> Episode:
    # the registry, since importing pettingzoo.classic.*_vN directly is deprecated and warns
    env: AecEnv = import_module("pettingzoo").make("aec", env_id, **options)
    return lambda: play_aec(env, rng)


PEERS = (
    Peer("OpenSpiel hanabi (4 players)", ("pyspiel",), start_spiel_hanabi),
    # since v5 this hanabi is OpenSpiel's, reached through Shimmy
    Peer(
        "PettingZoo hanabi_v5 (4 players)",
        ("pettingzoo", "pyspiel", "shimmy.openspiel_compatibility"),
        start_aec_hanabi,
    ),
    Peer("PettingZoo connect_four_v3", ("pettingzoo", "pygame"), start_aec_connect_four),
)


def timed(name: str, episode: Episode, seconds: float, clock: Clock = time.process_time) -> PeerResult:
    """Play whole episodes, at least one, until `seconds` of process time are spent."""
    steps, began = 0, clock()
    while True:
        steps += episode()
        spent = clock() - began
        if spent >= seconds and spent > 0:
            return PeerResult(name, steps, spent, steps / spent)


def measure(peer: Peer, seconds: float, seed: int) -> PeerResult:
    try:
        for module in peer.needs:
            import_module(module)
    except ImportError as error:
        return PeerResult(peer.name, 0, 0.0, 0.0, unavailable=f"{error}: {INSTALL}")
    episode = peer.start(Random(seed))
    episode()  # untimed, so that first-use costs do not count against the peer
    return timed(peer.name, episode, seconds)


def measure_peers(seconds_each: float = 1.0, seed: int = 1) -> list[PeerResult]:
    """Measure every peer; the result of one whose package is missing says what to install."""
    return [measure(peer, seconds_each, seed) for peer in PEERS]
