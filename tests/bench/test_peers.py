"""The peers' benchmark: its arithmetic, its play, and what it says when a package is missing."""

import sys
from collections.abc import Sequence
from random import Random

import pytest

from tumbledown.bench.peers import INSTALL, PEERS, Peer, measure, measure_peers, play_spiel, timed


class CoinThenTwoMoves:
    """A game of one chance node and two decisions that remembers what was applied."""

    def __init__(self) -> None:
        self.applied: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.applied) == 3

    def is_chance_node(self) -> bool:
        return not self.applied

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        return [(7, 0.0), (8, 1.0)]

    def legal_actions(self) -> Sequence[int]:
        return [1, 2]

    def apply_action(self, action: int) -> None:
        self.applied.append(action)


def block(monkeypatch: pytest.MonkeyPatch, *modules: str) -> None:
    for module in modules:
        monkeypatch.setitem(sys.modules, module, None)


def test_chance_is_played_but_not_counted() -> None:
    game = CoinThenTwoMoves()
    assert play_spiel(game, Random(1)) == 2
    assert game.applied[0] == 8
    assert set(game.applied[1:]) <= {1, 2}


def test_the_rate_is_steps_by_the_time_really_spent() -> None:
    ticks = iter([10.0, 10.4, 10.8, 11.25])
    result = timed("toy", lambda: 50, 1.0, clock=lambda: next(ticks))
    assert (result.steps, result.seconds, result.steps_per_s) == (150, 1.25, 120.0)
    assert result.unavailable == ""


def test_a_clock_that_stands_still_is_waited_for() -> None:
    ticks = iter([5.0, 5.0, 5.5])
    result = timed("toy", lambda: 3, 0.0, clock=lambda: next(ticks))
    assert (result.steps, result.steps_per_s) == (6, 12.0)


def test_missing_packages_are_results_and_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    block(monkeypatch, "pyspiel", "pettingzoo")
    results = measure_peers(seconds_each=0.0)
    assert [result.name for result in results] == [peer.name for peer in PEERS]
    for result in results:
        assert (result.steps, result.seconds, result.steps_per_s) == (0, 0.0, 0.0)
        assert INSTALL in result.unavailable


def test_an_unavailable_peer_names_the_missing_module(monkeypatch: pytest.MonkeyPatch) -> None:
    block(monkeypatch, "pyspiel")
    assert "pyspiel" in measure(PEERS[0], 0.0, seed=1).unavailable


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_an_installed_peer_plays(peer: Peer) -> None:
    for module in peer.needs:
        pytest.importorskip(module)
    result = measure(peer, 0.0, seed=1)
    assert result.unavailable == ""
    assert result.steps > 0
    assert result.steps_per_s == result.steps / result.seconds


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_one_seed_plays_one_game(peer: Peer) -> None:
    for module in peer.needs:
        pytest.importorskip(module)
    first, second = peer.start(Random(3)), peer.start(Random(3))
    assert [first() for _ in range(3)] == [second() for _ in range(3)]
