"""What a game tells: in order, never before it is durable, and each reply to whoever waits for it."""

import pytest

from tests.server.fakeroom import FakeRoom
from tests.server.test_play import GAME, hall_of
from tumbledown.engine.commands import Prefer, Roll
from tumbledown.server.broadcast import HISTORY, Broadcast, Notice, Outgoing
from tumbledown.server.change import Change
from tumbledown.server.wire import Do

SLAM = 210_000


# -------------------------------------------------------------------- the queue
def test_nothing_is_told_before_it_is_durable() -> None:
    hall = hall_of()
    hall.log.is_quick = False
    before = len(hall.told)
    hall.asks(Roll(0))
    hall.asks(Roll(1))
    assert len(hall.told) == before
    hall.log.commit()
    assert [change.n for change in hall.told[before:]] == [before, before + 1]


def test_what_is_said_in_order_waits_for_what_came_before() -> None:
    said: list[Outgoing] = []
    broadcast = Broadcast(said.append)
    changes = [Change(n, GAME, [], ({}, []), {}) for n in (0, 1)]
    one, two, three = Notice(b"one"), Notice(b"two"), Notice(b"at once")
    first = broadcast.publish(changes[0])
    broadcast.in_order(one)
    second = broadcast.publish(changes[1])
    broadcast.in_order(two)
    assert (said, broadcast.is_waiting) == ([], True)
    first()
    assert (said, broadcast.told) == ([changes[0], one], 0)
    second()
    assert (said, broadcast.is_waiting) == ([changes[0], one, changes[1], two], False)
    broadcast.in_order(three)
    assert said[-1] is three


def test_a_message_that_fails_to_be_delivered_holds_up_none_after_it() -> None:
    said: list[Outgoing] = []

    def deliver(message: Outgoing) -> None:
        if isinstance(message, Change) and message.n == 0:
            raise LookupError("a subscriber is odd")
        said.append(message)

    broadcast, notice = Broadcast(deliver), Notice(b"")
    first = broadcast.publish(Change(0, GAME, [], ({}, []), {}))
    broadcast.in_order(notice)
    second = broadcast.publish(last := Change(1, GAME, [], ({}, []), {}))
    with pytest.raises(LookupError):
        first()
    assert said == []
    second()
    assert said == [notice, last]


def test_the_last_frames_are_kept_and_no_more() -> None:
    broadcast = Broadcast(lambda _: None)
    assert broadcast.missed(-1) == []
    for n in range(HISTORY + 10):
        broadcast.publish(Change(n, GAME, [], ({}, []), {}))
    newest = HISTORY + 9
    assert broadcast.missed(newest) == []
    assert [change.n for change in broadcast.missed(newest - 2) or []] == [newest - 1, newest]
    assert len(broadcast.missed(9) or []) == HISTORY
    assert broadcast.missed(8) is None
    assert broadcast.missed(newest + 1) is None


# -------------------------------------------------------------------- replies
def test_a_reply_comes_with_the_change_to_whoever_asked_and_the_change_alone_to_everybody_else() -> None:
    table = FakeRoom()
    ada, bo = table.connect(0), table.connect(1)
    table.begin()
    table.store.is_quick = False
    table.room.receive(ada, Do(3, Roll(0)))
    assert ada.replies == []
    table.store.commit()
    assert (ada.replies, bo.replies) == ([(3, "done")], [])
    assert ada.messages[-1]["events"] == bo.messages[-1]["events"] != []


def test_a_refusal_waits_for_everything_that_came_before_it() -> None:
    table = FakeRoom()
    ada = table.connect(0)
    table.begin()
    table.store.is_quick = False
    table.room.receive(ada, Do(3, Roll(0)))
    table.room.receive(ada, Do(4, Roll(0)))
    assert ada.replies == []
    table.store.commit()
    assert ada.replies == [(3, "done"), (4, "still_rolling")]


@pytest.mark.parametrize("again", [False, True], ids=["not sent again", "sent again"])
def test_a_command_that_waits_for_a_door_is_replied_to_by_the_newer_connection_of_its_client(again: bool) -> None:
    table = FakeRoom()
    ada = table.connect(0)
    table.begin()
    table.waits_until(SLAM + 20)
    table.room.receive(ada, Do(3, Roll(0)))
    newer = table.connect(0, last=ada.last)
    if again:
        table.room.receive(newer, Do(3, Roll(0)))
    assert (ada.replies, newer.replies, ada.goodbye) == ([], [], "replaced")
    table.waits_until(SLAM + 1_000)
    assert (ada.replies, newer.replies) == ([], [(3, "done")])
    assert [entry.re for entry in table.store.entries if entry.re is not None] == [3]


def test_a_client_that_numbers_anew_never_gets_the_reply_to_a_command_of_the_old_numbering() -> None:
    table = FakeRoom()
    ada = table.connect(0)
    table.begin()
    table.waits_until(SLAM + 20)
    table.room.receive(ada, Do(3, Roll(0)))
    newer = table.connect(0)
    table.room.receive(newer, Do(3, Prefer(0, "auto_accept", True)))
    table.waits_until(SLAM + 1_000)
    assert newer.replies == [(3, "done")]
    [reply] = [message for message in newer.messages if message.get("re") == 3]
    assert [event["type"] for event in reply["events"]] == ["Noted"]


def test_nothing_is_sent_before_the_welcome() -> None:
    """Though a refusal of the same client's older connection waits before it."""
    table = FakeRoom()
    ada = table.connect(0)
    table.begin()
    table.store.is_quick = False
    table.room.receive(ada, Do(3, Roll(0)))
    table.room.receive(ada, Do(4, Roll(0)))
    newer = table.connect(0, last=ada.last)
    assert newer.messages == []
    table.store.commit()
    assert newer.messages[0]["type"] == "frame"
    assert newer.replies == []
    for id in (3, 4):
        table.room.receive(newer, Do(id, Roll(0)))
    table.store.commit()
    assert newer.replies == [(3, "done"), (4, "still_rolling")]
