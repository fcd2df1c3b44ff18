"""What things cost around a seat: shown whether it can pay or not, as the engine asks it, told when it changed."""

import msgspec
import pytest

from tests.scenario import Scenario
from tests.server.faketime import Hall
from tests.server.house import House, begin
from tumbledown.engine.commands import Enter, Perform, Prefer, Roll
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, Chapter
from tumbledown.engine.icons import Cost
from tumbledown.engine.offers import NONE, Bill, Offer
from tumbledown.engine.options import command, structure
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import SPECTATOR
from tumbledown.server import options
from tumbledown.server.options import SeatOptions
from tumbledown.server.prices import current_prices
from tumbledown.server.wire import Prospect


def priced(scenario: Scenario, verb: str, seat: int = 0) -> dict[int, str]:
    """By target; each has one price here."""
    return {line.target: line.price for line in current_prices(scenario.game, seat) if line.verb == verb}


def before_a_gem_chamber() -> tuple[Scenario, int]:
    scenario = Scenario(2, pile=("basic_07",))
    chamber = scenario.chamber("gem_key_3", at=(1, 0), stairs="W")
    return scenario, chamber


def test_a_price_is_shown_whatever_the_dice_show() -> None:
    scenario, chamber = before_a_gem_chamber()
    scenario.shows(0, ".....")
    before = current_prices(scenario.game, 0)
    scenario.shows(0, "AAKKT")
    assert current_prices(scenario.game, 0) == before
    assert chamber in priced(scenario, "enter")


def test_every_price_is_what_the_engine_finds_missing_when_nothing_shows() -> None:
    scenario, chamber = before_a_gem_chamber()
    way_out = scenario.chamber("exit", at=(-1, 0), stairs="E")
    compared: set[str] = set()
    for place in (scenario.start, chamber, way_out):
        scenario.puts(0, place)
        for line in current_prices(scenario.game, 0):
            if line.verb != "free":
                refusal = scenario.game.handle(command(Offer(line.verb), 0, line.target), 0).refusal
                assert refusal is not None
                assert (refusal.code, refusal.missing) == ("not_enough_icons", line.price)
                compared.add(line.verb)
    assert compared == {"enter", "discover", "activate", "escape"}


def test_gems_are_paid_by_everybody_at_the_place_and_a_step_is_paid_alone() -> None:
    scenario, chamber = before_a_gem_chamber()
    scenario.puts(0, chamber)
    places = {line.verb: line.place for line in current_prices(scenario.game, 0)}
    assert places["activate"] == chamber
    assert places["enter"] == places["discover"] == places["free"] == -1


def test_what_a_prohibition_takes_away_is_shown_with_its_reason() -> None:
    scenario, chamber = before_a_gem_chamber()
    scenario.puts(0, chamber)
    assert {line.barred for line in current_prices(scenario.game, 0) if line.verb == "discover"} == {""}
    scenario.pile()
    assert {line.barred for line in current_prices(scenario.game, 0) if line.verb == "discover"} == {"pile_empty"}
    assert not [offer for offer in structure(scenario.game, 0) if offer.verb == "discover"]


def test_alternative_prices_and_bills_at_several_places_are_told_apart() -> None:
    odd = Chapter("odd", order=99)
    offer = Offer(
        "dance",
        NONE,
        prices=((Bill((1, 0, 0, 0, 0), 4), Bill((0, 2, 0, 0, 0), 6)), (Bill((0, 0, 0, 1, 0)),)),
        targets=(8, 9),
        about=3,
    )
    odd.offer("dance")(lambda game, seat: (offer,))
    odd.perform("dance")(lambda game, order: None)
    found = [line for line in current_prices(Scenario(extra=(odd,)).game, 0) if line.verb == "dance"]
    assert found[:3] == [
        Prospect("dance", 8, "A", 4, 3, 0),
        Prospect("dance", 8, "T2", 6, 3, 0),
        Prospect("dance", 8, "G", -1, 3, 1),
    ]
    assert [line.target for line in found] == [8, 8, 8, 9, 9, 9]


def test_prices_are_those_after_every_chapter_had_its_say() -> None:
    dear = Chapter("dear", order=99)

    @dear.adjust.entry_costs(GRANT)
    def a_torch_for_every_step(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
        return ((0, 1, 0, 0, 0),)

    scenario = Scenario(extra=(dear,))
    chamber = scenario.chamber("gem_key_3", at=(1, 0), stairs="W")
    assert priced(scenario, "enter") == {chamber: "T"}


def test_an_offer_that_is_barred_says_why() -> None:
    shut = Chapter("shut", order=99)
    offer = Offer("knock", NONE, prices=((Bill((1, 0, 0, 0, 0)),),), barred=Refusal("nobody_home"))
    shut.offer("knock")(lambda game, seat: (offer,))
    found = [line for line in current_prices(Scenario(extra=(shut,)).game, 0) if line.verb == "knock"]
    assert found == [Prospect("knock", -1, "A", barred="nobody_home")]


def test_whoever_is_out_watches_or_has_played_is_told_no_prices() -> None:
    scenario, _ = before_a_gem_chamber()
    game = scenario.game
    assert current_prices(game, SPECTATOR) == current_prices(game, 2) == ()
    assert current_prices(game, 0)
    scenario.does(Perform(0, "give_up"))
    scenario.answers(1, 1)
    assert current_prices(game, 0) == ()


# -------------------------------------------------------------------- telling
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose prices were looked up, in order."""
    found: list[int] = []

    def spy(game: Game, seat: int) -> tuple[Prospect, ...]:
        found.append(seat)
        return current_prices(game, seat)

    monkeypatch.setattr(options, "current_prices", spy)
    return found


def test_a_mere_throw_looks_up_no_price(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(before_a_gem_chamber()[0])
    hall.play.go()
    assert hall.play.options.new(0).prices
    looked = counted(monkeypatch)
    for at in (100, 1200, 2400):
        hall.waits_until(at)
        hall.asks(Roll(0))
        assert hall.play.options.new(0).options is not None
        assert hall.play.options.new(0).prices is None
    assert looked == []


def test_prices_are_told_when_they_changed_and_only_then() -> None:
    scenario, chamber = before_a_gem_chamber()
    told = SeatOptions(scenario.game)
    assert told.new_prices(0) == current_prices(scenario.game, 0)
    assert told.new_prices(0) is None
    scenario.does(Prefer(1, "auto_accept", True))
    assert told.new_prices(0) is None
    scenario.shows(0, "ATATA")
    scenario.does(Enter(0, chamber))
    assert told.new_prices(0) == current_prices(scenario.game, 0)
    assert told.new_prices(0) is None


def test_a_step_of_somebody_else_out_of_the_chamber_is_noticed() -> None:
    scenario, chamber = before_a_gem_chamber()
    told = SeatOptions(scenario.game)
    told.new(0)
    scenario.shows(1, "ATATA")
    scenario.does(Enter(1, chamber))
    prices = told.new_prices(0)
    assert prices is not None
    assert [line.target for line in prices if line.verb == "free"] == [0]


def test_prices_told_in_a_welcome_count_as_told() -> None:
    scenario, _ = before_a_gem_chamber()
    told = SeatOptions(scenario.game)
    assert told.all_prices(0)
    assert told.new_prices(0) is None


def test_what_goes_without_saying_is_not_said() -> None:
    assert msgspec.json.encode(Prospect("escape", -1, "K3")) == b'{"verb":"escape","target":-1,"price":"K3"}'


# -------------------------------------------------------------------- over the line
async def test_prices_come_with_the_welcome_and_with_the_frame_that_changed_them(house: House) -> None:
    host = await house.host(seed="7", roll_ms=1)
    guest, watcher = await house.guest(host.code), await house.spectator(host.code)
    await begin(host, guest, watcher)
    play = house.room(host.code).table.play
    assert play is not None

    def truth(seat: int) -> object:
        return msgspec.json.decode(msgspec.json.encode(current_prices(play.game, seat)))

    assert host.prices == truth(0) != []
    assert watcher.prices == []
    while not (ways := [option for option in host.options if option["verb"] == "enter"]):
        frame = await host.do(Roll(0))
        assert "prices" not in frame
    moved = await host.do(Enter(0, ways[0]["targets"][0]))
    assert moved["prices"] == truth(0)
    while guest.n < moved["n"]:
        await guest.next()
    assert guest.prices == truth(1)
    await host.drop()
    await host.connect(fresh=False)
    while host.n < play.broadcast.n:
        await host.next()
    assert (host.prices, (await guest.connect())["prices"]) == (truth(0), truth(1))


# -------------------------------------------------------------------- the way home
def homeward(game: Game, seat: int = 0) -> dict[int, int]:
    """By the place that a step leads to, how many more lead to the starting chamber."""
    return {line.target: line.home for line in current_prices(game, seat) if line.verb == "enter"}


def test_a_step_says_how_far_it_is_from_there_to_the_start() -> None:
    scenario = Scenario(1)
    near = scenario.chamber("basic_07", at=(1, 0), stairs="W")
    far = scenario.chamber("basic_08", at=(2, 0), stairs="W")
    scenario.puts(0, near)
    assert homeward(scenario.game) == {scenario.start: 0, far: 2}
    assert {line.home for line in current_prices(scenario.game, 0) if line.verb == "discover"} == {-1}


def test_a_shorter_way_home_is_told_although_nothing_changed_around_the_seat() -> None:
    scenario = Scenario(1)
    for kind, at in (("basic_07", (1, 0)), ("basic_08", (1, 1)), ("basic_11", (0, 1)), ("basic_01", (-1, 1))):
        scenario.chamber(kind, at=at)
    east, west = scenario.lies_at(1, 1), scenario.lies_at(-1, 1)
    scenario.puts(0, scenario.lies_at(0, 1))
    told = SeatOptions(scenario.game)
    told.all_prices(0)
    assert homeward(scenario.game) == {east: 2, west: 4}
    scenario.chamber("basic_05", at=(-1, 0))
    assert told.new_prices(0) is not None
    assert homeward(scenario.game) == {east: 2, west: 2}
