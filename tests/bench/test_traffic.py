"""The generator's people play like people: in time, by what is offered, and another game when one is lost."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from tumbledown.bench import member, traffic
from tumbledown.bench.socket_client import SocketClient
from tumbledown.bench.traffic import Heard, Option, Person, Watch, choose

ROLL = {"verb": "roll", "pick": [1, 5], "pool": 31}
GIVE_UP = {"verb": "give_up"}


class Table(SocketClient):
    """The other end of a line: what was said to it, and what it says."""

    def __init__(self, person: Person) -> None:
        super().__init__(0, "", person.hear)
        self.person = person
        self.said: list[dict[str, Any]] = []
        person.socket = self

    def say(self, body: bytes, kind: int = 1) -> None:
        self.said.append(json.loads(body))

    @property
    def commands(self) -> list[str]:
        return [message["command"]["type"] for message in self.said if message["type"] == "do"]

    def tell(self, **fields: object) -> None:
        self.person.hear(json.dumps({"type": "frame", "n": 1, "t": 1000, "events": [], "set": {}, **fields}).encode())

    def refuse(self, id: int, code: str) -> None:
        self.person.hear(json.dumps({"type": "refused", "id": id, "refusal": {"code": code}}).encode())


@pytest.fixture
async def table() -> Table:
    return Table(Person(0, "token", Random(1)))


async def a_moment() -> None:
    await asyncio.sleep(0.005)


# -------------------------------------------------------------------- choosing
def test_questions_come_first_and_a_vote_is_agreed_to() -> None:
    options = (Option("roll"), Option("answer", (0, 1), about=7))
    assert choose(options, 2, Random(1)) == {"type": "Answer", "seat": 2, "question": 7, "option": 1}


def test_the_own_locks_are_freed_before_those_of_others() -> None:
    for seed in range(20):
        chosen = choose((Option("roll"), Option("enter", (12,)), Option("free", (0, 1, 2))), 1, Random(seed))
        assert chosen == {"type": "Perform", "seat": 1, "verb": "free", "target": 1}


def test_whoever_can_do_nothing_does_nothing() -> None:
    assert choose((Option("give_up"),), 2, Random(1)) is None
    assert choose((), 2, Random(1)) is None


def test_fate_is_called_only_when_there_is_nothing_else() -> None:
    both = (Option("fate"), Option("enter", (12,)))
    assert choose(both, 1, Random(1)) == {"type": "Enter", "seat": 1, "to": 12}
    assert choose(both[:1], 1, Random(1)) == {"type": "Perform", "seat": 1, "verb": "fate", "target": -1}


# -------------------------------------------------------------------- time
def test_the_watch_is_never_ahead_of_the_table() -> None:
    watch = Watch()
    watch.hear(Heard("frame", t=1000), own_ms=500)
    watch.hear(Heard("frame", t=1100), own_ms=650)
    assert watch.read(700) == 1200
    watch.hear(Heard("frame", t=1300), own_ms=750)
    assert watch.read(750) == 1300


def test_a_new_game_sets_the_watch_back() -> None:
    watch = Watch()
    watch.hear(Heard("frame", t=90_000), own_ms=500)
    watch.hear(Heard("welcome", now=-100), own_ms=600)
    assert watch.read(700) == 0


async def test_nothing_is_done_before_its_time(table: Table) -> None:
    table.tell(options=[{**ROLL, "at": 1030}])
    table.person.begin()
    assert table.commands == []
    await asyncio.sleep(0.06)
    assert table.commands == ["Roll"]


# -------------------------------------------------------------------- restless people
async def test_the_next_command_follows_the_answer_and_uses_the_options_that_came_with_it(table: Table) -> None:
    table.tell(options=[ROLL])
    table.person.begin()
    table.tell(re=1, options=[{"verb": "enter", "targets": [12]}])
    await a_moment()
    assert table.commands == ["Roll", "Enter"]


async def test_an_answer_without_options_is_not_followed_by_what_may_have_vanished(table: Table) -> None:
    table.tell(options=[ROLL])
    table.person.begin()
    table.tell(re=1)
    await a_moment()
    assert table.commands == ["Roll"]
    table.tell(options=[{"verb": "enter", "targets": [12]}])
    await a_moment()
    assert table.commands == ["Roll", "Enter"]


async def test_options_that_did_not_change_are_used_after_a_while(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traffic, "PATIENCE_S", 0.01)
    table.tell(options=[ROLL])
    table.person.begin()
    table.tell(re=1)
    await asyncio.sleep(0.04)
    assert table.commands == ["Roll", "Roll"]


async def test_refusals_are_answers_and_are_counted_by_code(table: Table) -> None:
    table.tell(options=[ROLL])
    table.person.begin()
    table.tell(options=[ROLL])
    table.refuse(1, "nothing_locked")
    await a_moment()
    assert member.refusals_of([table.person]) == {"nothing_locked": 1}
    assert member.commands_of([table.person]) == 1
    assert table.commands == ["Roll", "Roll"]


async def test_a_late_answer_counts_although_more_was_asked_since(table: Table) -> None:
    table.tell(options=[ROLL])
    table.person.act()
    table.person.act()
    table.tell(re=1)
    assert (len(table.person.waits), list(table.person.asked)) == (1, [2])


async def test_a_silent_table_gives_up_and_its_host_starts_the_next_game(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traffic, "SILENCE_S", 0.02)
    table.tell(options=[GIVE_UP])
    table.person.begin()
    assert table.commands == []
    await asyncio.sleep(0.06)
    assert table.said[0]["command"] == {"type": "Perform", "seat": 0, "verb": "give_up", "target": -1}
    table.tell(set={"table": {"phase": "over"}})
    assert table.said[1] == {"type": "manage", "id": 0, "what": "start"}


async def test_a_guest_waits_for_the_host_to_give_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traffic, "SILENCE_S", 0.01)
    guest = Table(Person(1, "token", Random(1)))
    guest.tell(options=[GIVE_UP])
    guest.person.begin()
    guest.tell(set={"table": {"phase": "over"}})
    await asyncio.sleep(0.04)
    assert guest.said == []


class Obliging(Table):
    """Answers whatever is said at once."""

    def say(self, body: bytes, kind: int = 1) -> None:
        self.tell(re=json.loads(body)["id"])


async def test_everybody_acts_at_a_steady_pace() -> None:
    people = [Obliging(Person(seat, "token", Random(1))).person for seat in range(2)]
    for person in people:
        person.options = (Option("roll"),)
        person.watch.hear(Heard("frame", t=1000), 0)
    await member.steadily(people, each_per_s=20.0, seconds=0.2)
    assert [len(person.waits) for person in people] == [4, 4]
