"""Before a game each seat chooses for itself, the host for bots too; what somebody has is taken."""

from typing import Any

from tests.server.house import House, begin
from tests.server.player import Player
from tumbledown.engine.pieces import AT_SEAT, seat_of
from tumbledown.server import members

WHO, CARD = "characters.who", "characters.card"


async def choose(player: Player, word: str, what: str = WHO, seat: int = -1) -> str:
    """Sent with a number of its own; the answer: done, or why not."""
    await player.send({"type": "choose", "id": 901, "what": what, "word": word, "seat": seat})
    while True:
        answer = await player.next()
        if answer["type"] == "done":
            return "done"
        if answer["type"] == "refused":
            return str(answer["refusal"]["code"])


async def table(house: House) -> Player:
    return await house.host(modules=["characters"])


async def settings(host: Player, *modules: str) -> None:
    await host.manage("settings", settings={"modules": list(modules)})
    await host.until("done")


async def add_bot(host: Player) -> None:
    await host.manage("add_bot")
    await host.until("done")


def shown(player: Player) -> list[dict[str, str]]:
    """What everybody who sits here has chosen, as the player sees it."""
    chairs: list[dict[str, Any]] = player.store["table"]["chairs"]
    return [chair.get("choices", {}) for chair in chairs if chair["kind"] != "nobody"]


def cards(house: House, player: Player) -> dict[int, str]:
    """By seat, the card that lies there in the game."""
    play = house.room(player.code).table.play
    assert play is not None
    pieces = play.game.pieces
    found = [(piece, where) for piece, where in enumerate(pieces.at) if where >> 10 == AT_SEAT]
    return {seat_of(where): pieces.kind_of(piece).id for piece, where in found}


async def test_everybody_sees_what_each_has_chosen_and_plays_it(house: House) -> None:
    host = await table(house)
    guest = await house.guest(host.code)
    assert await choose(host, "doc") == "done"
    assert await choose(guest, "priest") == "done"
    assert await choose(guest, "activatable", CARD) == "done"
    assert await choose(host, "permanent", CARD) == "done"
    while shown(guest) != [{WHO: "doc", CARD: "permanent"}, {WHO: "priest", CARD: "activatable"}]:
        await guest.next()
    await begin(host, guest)
    assert cards(house, host) == {0: "doc_permanent", 1: "priest_activatable"}


async def test_first_come_first_served_until_it_is_given_back(house: House) -> None:
    host = await table(house)
    guest = await house.guest(host.code)
    await choose(host, "doc")
    assert await choose(guest, "doc") == "choice_taken"
    assert shown(guest)[1] == {}
    assert await choose(host, "") == "done"
    assert shown(host)[0] == {}
    assert await choose(guest, "doc") == "done"
    assert await choose(guest, "doc") == "done"


async def test_both_may_want_the_same_sort_of_card(house: House) -> None:
    host = await table(house)
    guest = await house.guest(host.code)
    assert await choose(host, "permanent", CARD) == "done"
    assert await choose(guest, "permanent", CARD) == "done"


async def test_who_chooses_nothing_is_surprised_with_what_nobody_has(house: House) -> None:
    host = await table(house)
    guest = await house.guest(host.code)
    await choose(host, "doc")
    await begin(host, guest)
    dealt = cards(house, host)
    assert dealt[0].startswith("doc_")
    assert not dealt[1].startswith("doc_")


async def test_the_host_chooses_for_bots_and_for_nobody_else(house: House) -> None:
    host = await table(house)
    guest = await house.guest(host.code)
    await add_bot(host)
    assert await choose(host, "mechanic", seat=2) == "done"
    assert shown(host)[2] == {WHO: "mechanic"}
    assert await choose(host, "doc", seat=1) == "no_such_seat"
    assert await choose(host, "doc", seat=9) == "no_such_seat"
    assert await choose(guest, "doc", seat=2) == "host_only"
    assert await choose(guest, "mechanic") == "choice_taken"
    assert await choose(guest, "doc", seat=1) == "done"


async def test_bots_choose_for_themselves_what_is_left(house: House) -> None:
    host = await table(house)
    await choose(host, "mechanic")
    await choose(host, "activatable", CARD)
    await add_bot(host)
    await add_bot(host)
    await choose(host, "priest", seat=2)
    await begin(host)
    dealt = cards(house, host)
    assert dealt[0] == "mechanic_activatable"
    assert dealt[2] == "priest_permanent"
    assert dealt[1].endswith("_permanent")
    assert len({card.rpartition("_")[0] for card in dealt.values()}) == 3


async def test_what_is_not_offered_cannot_be_chosen(house: House) -> None:
    host = await table(house)
    assert await choose(host, "king") == "no_such_choice"
    assert await choose(host, "doc", "characters.hat") == "no_such_choice"
    await settings(host)
    assert await choose(host, "doc") == "no_such_choice"


async def test_with_the_chapter_its_choices_are_forgotten(house: House) -> None:
    host = await table(house)
    await choose(host, "doc")
    await settings(host, "characters", "curses")
    assert shown(host) == [{WHO: "doc"}]
    await settings(host, "curses")
    assert shown(host) == [{}]


async def test_a_choice_goes_with_the_one_who_had_it_and_moves_up_with_the_others(house: House) -> None:
    host = await table(house)
    guest, other = await house.guest(host.code), await house.guest(host.code, "Cy")
    await choose(guest, "doc")
    await choose(other, "priest")
    await host.manage("remove", seat=1)
    await host.until("done")
    assert await choose(host, "doc") == "done"
    await begin(host, other)
    assert [card.rpartition("_")[0] for _, card in sorted(cards(house, host).items())] == ["doc", "priest"]


async def test_nothing_changes_during_a_game_and_it_stays_for_the_next(house: House) -> None:
    host = await table(house)
    await choose(host, "doc")
    await begin(host)
    assert await choose(host, "priest") == "not_now"
    record = house.room(host.code).table.record
    assert members.load(members.save(record)).chairs[0].choices == {WHO: "doc"}


async def test_spectators_choose_nothing(house: House) -> None:
    host = await table(house)
    watcher = await house.spectator(host.code)
    assert await choose(watcher, "doc") == "spectators_watch"


async def test_what_the_host_writes_into_the_settings_is_nobodys_choice(house: House) -> None:
    host = await table(house)
    chosen = [[WHO, ["doc"]]]
    await host.manage("settings", settings={"modules": ["characters"], "seat_choices": chosen})
    await host.until("done")
    assert house.room(host.code).record.settings.seat_choices == ()


async def test_whoever_sits_alone_is_warned_of_a_card_that_needs_somebody(house: House) -> None:
    host = await table(house)
    await choose(host, "doc")
    await choose(host, "activatable", CARD)
    codes = [warning["code"] for warning in host.store["table"].get("warnings", [])]
    assert codes == ["card_useless_alone"]
    await add_bot(host)
    assert "warnings" not in host.store["table"]
