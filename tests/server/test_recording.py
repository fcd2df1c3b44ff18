"""A finished game as it is shown again: what somebody saw of it, and whether it was fair."""

from typing import Any

import msgspec
import pytest

from tests.server.house import House, begin, finish
from tumbledown.bots.table import play_game
from tumbledown.engine import journal
from tumbledown.engine.events import FacesShown
from tumbledown.engine.setup import bare_game, replay
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import SPECTATOR, Seen, view
from tumbledown.expansions import chapters
from tumbledown.server.members import ChairView
from tumbledown.server.recording import recorded, table_of
from tumbledown.server.rest.context import LOBBY

Message = dict[str, Any]


async def frames_of(house: House, game: str, query: str = "") -> list[Message]:
    async with house.session.get(f"{house.base}/api/replays/{game}/frames{query}") as answer:
        assert answer.status == 200, await answer.text()
        return [msgspec.json.decode(line) for line in (await answer.read()).splitlines()]


def of_the_game(messages: list[Message]) -> list[Message]:
    """Frames that tell something of the game, without what belongs to the connection or to the table itself."""
    kept = ("n", "t", "events", "set", "gone", "options", "prices")
    frames = [each for each in messages if each["type"] == "frame" and each["n"] > 0 and "table" not in each["set"]]
    return [{key: each[key] for key in kept if key in each} for each in frames]


def take_in(store: Message, message: Message) -> None:
    """As a client does with a welcome or a frame; the table itself is left out."""
    store.update(message["set"])
    store.pop("table", None)
    for key in message.get("gone", []):
        del store[key]


def as_sent(seen: Seen) -> Message:
    found: Message = msgspec.json.decode(msgspec.json.encode(seen))
    return found


async def test_a_recording_is_what_a_spectator_saw(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    watching = await house.spectator(host.code)
    await begin(host, guest, watching)
    game = await finish(host, guest)
    while watching.store["table"]["phase"] != "over":
        await watching.next()
    welcome, *frames = await frames_of(house, game)
    assert (welcome["type"], welcome["seat"], welcome["game"]) == ("welcome", SPECTATOR, game)
    assert [chair["name"] for chair in welcome["set"]["table"]["chairs"]] == ["Ada", "Bo"]
    live = of_the_game(watching.messages)
    assert live
    assert frames == [{"type": "frame", **each} for each in live]


async def test_a_recording_can_be_seen_with_the_eyes_of_a_seat(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await begin(host, guest)
    game = await finish(host, guest)
    welcome, *frames = await frames_of(house, game, "?seat=1")
    assert welcome["seat"] == 1
    offered = [option["verb"] for frame in frames for option in frame.get("options", [])]
    assert "roll" in offered, "what the seat could do is part of what it saw"


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_each_frame_of_a_recording_brings_the_store_to_what_this_seat_sees(seat: int) -> None:
    """Also where a seat looks at what nobody else may see."""
    settings = Settings(players=2, modules=("cursed_gems",))
    played = play_game(settings, "closed", record=True).journal
    assert played is not None
    game = bare_game(settings, "", chapters(settings))
    store: Message = {}
    own = 0
    for line, entry in zip(recorded(played, table_of(played, "CODE", ()), "game", seat), played.entries, strict=True):
        replay(game, list(entry.events), entry.at)
        take_in(store, msgspec.json.decode(line))
        assert store == as_sent(view(game, seat))
        own += view(game, seat) != view(game)
    assert (own > 0) == (seat != SPECTATOR), "players see more than a spectator"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_hears_in_its_recording_what_only_it_was_shown(seat: int) -> None:
    played = play_game(Settings(players=2, modules=("cursed_gems",)), "closed", record=True).journal
    assert played is not None
    events = [event for entry in played.entries[1:] for event in entry.events]
    shown = [event for event in events if isinstance(event, FacesShown) and event.to >> seat & 1]
    heard = [
        event
        for line in recorded(played, table_of(played, "CODE", ()), "game", seat)
        for event in msgspec.json.decode(line).get("events", [])
        if event["type"] == "FacesShown"
    ]
    assert len(heard) == len(shown) > 0


@pytest.mark.parametrize("seat", ["1", "2", "9", "-1", "x", ""])
async def test_the_eyes_of_nobody_are_refused(house: House, seat: str) -> None:
    host = await house.host()
    await begin(host)
    game = await finish(host)
    status, problem = await house.get(f"/api/replays/{game}/frames?seat={seat}")
    assert (status, problem["code"]) == (400, "malformed")


async def test_a_cache_between_keeps_a_squeezed_recording_for_those_who_can_read_it(house: House) -> None:
    host = await house.host()
    await begin(host)
    address = f"{house.base}/api/replays/{await finish(host)}/frames"
    for coding in ("gzip", "identity"):
        async with house.session.get(address, headers={"Accept-Encoding": coding}) as answer:
            assert answer.headers.get("Content-Encoding", "identity") == coding
            assert "public" in answer.headers["Cache-Control"]
            assert answer.headers.get("Vary") == "Accept-Encoding"


async def test_a_game_in_play_has_no_recording(house: House) -> None:
    host = await house.host()
    await begin(host)
    for what in ("frames", "verdict"):
        status, problem = await house.get(f"/api/replays/{host.game}/{what}")
        assert (status, problem["code"]) == (404, "no_such_game")


async def test_a_fair_game_is_found_fair(house: House) -> None:
    host = await house.host()
    await begin(host)
    status, report = await house.get(f"/api/replays/{await finish(host)}/verdict")
    assert (status, report["fair"], report["faults"]) == (200, True, [])
    assert report["checked"]["throws"] == 1


async def test_a_log_with_another_throw_is_found_out(house: House) -> None:
    host = await house.host()
    await begin(host)
    game = await finish(host)
    store = house.server.app[LOBBY].store
    entries = await store.load_log(game)
    forged = [(n, line.replace(b'"throw":1', b'"throw":7')) for n, line in entries]
    assert forged != entries

    async def load_forged(game: str, start: int = 0) -> list[tuple[int, bytes]]:
        return forged

    store.load_log = load_forged  # type: ignore[method-assign]
    status, report = await house.get(f"/api/replays/{game}/verdict")
    assert (status, report["fair"]) == (200, False)
    assert report["faults"]


@pytest.mark.parametrize("what", ["frames", "verdict", "story"])
async def test_a_log_of_another_version_says_so(house: House, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await house.host()
    await begin(host)
    game = await finish(host)
    monkeypatch.setattr(journal, "FORMAT", journal.FORMAT + 1)
    status, problem = await house.get(f"/api/replays/{game}/{what}")
    assert (status, problem["code"]) == (410, "other_log")


@pytest.mark.parametrize("what", ["frames", "verdict", "story"])
@pytest.mark.parametrize("missing", [slice(0, 1), slice(2, 3), slice(-1, None)], ids=["beginning", "middle", "end"])
async def test_a_log_of_which_a_part_is_missing_says_so(house: House, what: str, missing: slice) -> None:
    host = await house.host()
    await begin(host)
    game = await finish(host)
    store = house.server.app[LOBBY].store
    entries = await store.load_log(game)
    del entries[missing]

    async def load_the_rest(game: str, start: int = 0) -> list[tuple[int, bytes]]:
        return entries

    store.load_log = load_the_rest  # type: ignore[method-assign]
    status, problem = await house.get(f"/api/replays/{game}/{what}")
    assert (status, problem["code"]) == (410, "cut_log")


def test_what_lies_face_down_stays_so_in_a_recording() -> None:
    """The chambers of the pile have no names until they are laid, though the log knows all of them."""
    played = play_game(Settings(players=2, modules=("treasures",)), "closed", record=True).journal
    assert played is not None
    chairs = tuple(ChairView("person", name, colour, ready=False, present=True) for colour, name in enumerate("AB"))
    lines = recorded(played, table_of(played, "CODE", chairs), "game")
    store: dict[str, Message] = {}
    for line in lines:
        message = msgspec.json.decode(line)
        assert not [event for event in message.get("events", []) if event["type"] == "PileOrdered" and "order" in event]
        store.update(message["set"])
        for key in message.get("gone", []):
            del store[key]
        assert not [key for key in store if key.startswith("tile:")], "nobody looks into the pile"
    assert store["clock"]["phase"] == 2


async def test_a_chat_shows_what_became_of_the_game(house: House) -> None:
    host = await house.host()
    await begin(host)
    game = await finish(host)
    for language, words in (("de", "Der Tempel"), ("", "The temple")):
        async with house.session.get(f"{house.base}/r/{game}", headers={"Accept-Language": language}) as answer:
            page = await answer.text()
        assert answer.status == 200
        assert f'<meta property="og:title" content="{words}' in page
        assert f'<meta property="og:image" content="{house.base}/share.jpg" />' in page


async def test_a_game_that_nobody_knows_has_a_page_all_the_same(house: House) -> None:
    async with house.session.get(f"{house.base}/r/{'0' * 16}") as answer:
        assert answer.status == 200
        assert "og:title" not in await answer.text()
    async with house.session.get(f"{house.base}/r/%3Cscript%3E") as answer:
        assert "<script>" not in (await answer.text()).partition("</title>")[0]
