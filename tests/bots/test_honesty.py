"""Bots know what their seat knows: with everything hidden changed, they decide the same."""

from collections.abc import Callable
from random import Random

import pytest

from tests.contract.secrecy import copy_of, hidden_from, permuted
from tumbledown.bots.bot import Bot
from tumbledown.bots.table import Table
from tumbledown.bots.team import Team
from tumbledown.engine.clock import VEIL
from tumbledown.engine.commands import AnyCommand, Enter, Roll
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.hooks import BIND, Chapter
from tumbledown.engine.journal import Entry
from tumbledown.engine.pieces import IN_PILE, SHIFT, TILES
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings
from tumbledown.engine.telling import told
from tumbledown.engine.temple import AIR, PILE
from tumbledown.engine.view import SPECTATOR, sees_face, view
from tumbledown.expansions import chapters
from tumbledown.expansions.labyrinth.disinformation import VEIL_MS
from tumbledown.lab.tables import everything, with_required
from tumbledown.lab.verify import play
from tumbledown.server.options import SeatOptions

MIXTURES = [
    (),
    with_required(("treasures", "illusions")),
    with_required(("curses", "doomed", "pit")),
    with_required(("special_chambers", "fountain", "treasures")),
    everything(),
]
OTHER_LUCK = Fortune("a seed that nobody drew from")


def choice(game: Game, seat: int) -> AnyCommand | None:
    """What this seat's bot would do if all bots sat down just now."""
    team = Team()
    bots = [Bot(each, team=team) for each in range(game.party.size)]
    return bots[seat].decide(game)


def compare_decisions(modules: tuple[str, ...], every: int) -> tuple[int, int]:
    """Play a game of bots. Every so often a seat decides twice: in this game, and in one that differs in what the seat
    cannot know, luck included. How often that was, and how often a piece lay face down meanwhile."""
    luck = Random(f"honesty {modules}")
    players = 4
    table = Table(Settings(players=players, modules=modules), f"honest {modules}")
    compared = covered = 0
    while not table.is_over:
        seat = table.next_seat()
        game = copy_of(table.game)
        game.advance(table.next_at())
        if game.phase == RUNNING and table.turn % every == 0:
            twin = permuted(game, seat, luck)
            twin.fortune = OTHER_LUCK
            decided, otherwise = choice(game, seat), choice(twin, seat)
            assert decided == otherwise, f"turn {table.turn}: {decided} or {otherwise}, as hidden things are"
            compared += 1
            covered += any(game.pieces.at[piece] >> SHIFT != IN_PILE for piece in hidden_from(game, seat).pieces)
        table.step()
    return compared, covered


@pytest.mark.parametrize("modules", MIXTURES, ids=lambda modules: "+".join(modules) or "base")
def test_a_decision_does_not_depend_on_what_is_hidden(modules: tuple[str, ...]) -> None:
    compared, covered = compare_decisions(modules, every=2)
    assert compared > 80
    assert covered or "treasures" not in modules


# -------------------------------------------------------------------- behind a veil
liars = Chapter("liars", order=97, looks_far=False)
"""Whatever anybody discovers stays under a veil for as long as Disinformation keeps it there."""
liars.adjust.veil(BIND)(lambda game, seat, ms: VEIL_MS)


def veiled(game: Game) -> list[tuple[int, int]]:
    """The tiles under a veil, with the seats that discovered them."""
    return [(timer[4][0], timer[4][1]) for timer in game.timers + game.frozen if timer[3] == VEIL]


def known_to(game: Game, seat: int, tile: int) -> tuple[object, ...]:
    """Everything by which a seat could tell what is behind the veil: what it sees, what it is offered at which price,
    why it may not go there, and what its bot would do."""
    options = SeatOptions(copy_of(game))
    refusals = [copy_of(game).handle(Enter(seat, 2 * tile + half), game.now).refusal for half in (0, 1)]
    return (
        view(game, seat),
        options.all_options(seat),
        options.all_prices(seat),
        refusals,
        choice(copy_of(game), seat),
    )


def exchanged(game: Game, tile: int, luck: Random) -> Game:
    """A copy in which this tile and one of the pile have changed places."""
    twin = copy_of(game)
    kinds, other = twin.temple.kind, luck.choice(game.pile(TILES) or [tile])
    kinds[tile], kinds[other] = kinds[other], kinds[tile]
    return twin


def hear_the_same(game: Game, twin: Game, entries: list[Entry], discoverer: int) -> None:
    """The same step in both games is told to all others in the same events."""
    happened = [[play(each, entry)[0] for entry in entries] for each in (copy_of(game), twin)]
    for seat in (SPECTATOR, *range(game.party.size)):
        if seat != discoverer:
            mine, other = ([told(game, event, seat) for events in run for event in events] for run in happened)
            assert mine == other, f"seat {seat} can tell: {mine} or {other}"


def compare_veils(seed: str, luck: Random) -> int:
    """Play a game of bots with every chapter. Whenever a tile is under a veil it is exchanged for one of the pile:
    all seats but its discoverer's know the same in both games, as long as it is there. How often that was compared."""
    settings = Settings(players=4, modules=everything())
    rules = (*chapters(settings), liars)
    table = Table(settings, seed, record=True, game=deal_out_of(settings, seed, rules))
    compared = 0
    while not table.is_over:
        before, done = copy_of(table.game), len(table.entries)
        table.step()
        for tile, discoverer in veiled(table.game):
            if (tile, discoverer) in veiled(before):
                hear_the_same(before, exchanged(before, tile, luck), table.entries[done:], discoverer)
            twin = exchanged(table.game, tile, luck)
            for seat in range(4):
                if seat != discoverer:
                    assert known_to(table.game, seat, tile) == known_to(twin, seat, tile), f"seat {seat}, tile {tile}"
                    compared += 1
    return compared


def deal_out_of(settings: Settings, seed: str, rules: tuple[Chapter, ...]) -> Game:
    game = bare_game(settings, seed, rules)
    deal_out(game)
    return game


def test_nobody_knows_what_is_behind_a_veil() -> None:
    luck = Random("veils")
    assert sum(compare_veils(f"veil {number}", luck) for number in range(2)) > 500


# -------------------------------------------------------------------- tiles in the air
class Hesitant(Table):
    """A table where all seats but the one that is asked decide before a question about a tile is answered: in this
    game, and in one where everything that the seat cannot see is different."""

    compared = 0

    def _answer(self, now: int) -> None:
        if AIR in self.game.temple.state and self.game.phase == RUNNING:
            for seat in range(self.seats):
                twin = permuted(self.game, seat, self.luck)
                twin.fortune = OTHER_LUCK
                decided, otherwise = choice(copy_of(self.game), seat), choice(twin, seat)
                assert decided == otherwise, f"turn {self.turn}: {decided} or {otherwise}, as hidden things are"
                self.compared += 1
        super()._answer(now)

    @property
    def luck(self) -> Random:
        return Random(f"in the air {self.turn}")


def play_hesitantly() -> int:
    """How many decisions were compared in a game with a discoverer."""
    chosen = (("characters.who", ("discoverer",)), ("characters.card", ("permanent",)))
    settings = Settings(players=4, modules=("characters",), seat_choices=chosen)
    table = Hesitant(settings, "in the air")
    while not table.is_over:
        table.step()
    return table.compared


def test_a_decision_does_not_depend_on_a_tile_in_the_air() -> None:
    assert play_hesitantly() > 12


def test_a_bot_that_knows_the_tile_in_the_air_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    decide = Bot.decide

    def cheat(bot: Bot, game: Game) -> AnyCommand | None:
        temple = game.temple
        drawn = [temple.kind_of(tile).openings for tile, state in enumerate(temple.state) if state == AIR]
        return Roll(bot.mind.seat, 1) if any(openings % 2 for openings in drawn) else decide(bot, game)

    monkeypatch.setattr(Bot, "decide", cheat)
    with pytest.raises(AssertionError, match="as hidden things are"):
        play_hesitantly()


class Kinds(list[int]):
    """The kinds of all tiles; notes which of them were asked for by the tile."""

    def __init__(self, kinds: list[int], asked: set[int]) -> None:
        super().__init__(kinds)
        self.asked = asked

    def __getitem__(self, tile):  # type: ignore[no-untyped-def]
        self.asked.add(tile)
        return super().__getitem__(tile)


@pytest.mark.parametrize("modules", MIXTURES, ids=lambda modules: "+".join(modules) or "base")
def test_bots_ask_for_no_kind_of_a_tile_in_the_air_or_in_the_pile(modules: tuple[str, ...]) -> None:
    """All tiles together are open information; which of them is which is not."""
    table = Table(Settings(players=3, modules=modules), f"kinds {modules}")
    asked: set[int] = set()
    game, temple = table.game, table.game.temple
    decisions = 0
    while not table.is_over:
        game.advance(table.next_at())
        if game.phase == RUNNING and table.turn % 3 == 0:
            seat, kinds = table.next_seat(), temple.kind
            temple.kind = Kinds(kinds, asked)
            choice(game, seat)
            temple.kind = kinds
            unseen = [tile for tile, state in enumerate(temple.state) if state in (PILE, AIR)]
            assert not [tile for tile in asked.intersection(unseen) if not sees_face(game, tile, seat)]
            decisions += bool(asked)
            asked.clear()
        table.step()
    assert decisions > 30


# -------------------------------------------------------------------- bots that cheat
def knows_the_next_chamber(game: Game) -> bool:
    return bool(game.pile(TILES)) and game.tile_kind(game.pile(TILES)[0]).openings % 2 == 0


def knows_a_hidden_treasure(game: Game) -> bool:
    pieces = game.pieces
    covered = [piece for piece, up in enumerate(pieces.face_up) if not up and pieces.at[piece] >> SHIFT > IN_PILE]
    return any(pieces.kind_of(piece).id.startswith("double") for piece in covered)


def knows_the_next_throw(game: Game) -> bool:
    return game.fortune.throw(0, game.party.throws[0] + 1, 5).count(5) > 1


@pytest.mark.parametrize("knows", [knows_the_next_chamber, knows_a_hidden_treasure, knows_the_next_throw])
def test_a_bot_that_cheats_is_found(knows: Callable[[Game], bool], monkeypatch: pytest.MonkeyPatch) -> None:
    decide = Bot.decide

    def cheat(bot: Bot, game: Game) -> AnyCommand | None:
        return Roll(bot.mind.seat, 1) if knows(game) else decide(bot, game)

    monkeypatch.setattr(Bot, "decide", cheat)
    with pytest.raises(AssertionError, match="as hidden things are"):
        compare_decisions(with_required(("treasures",)), every=1)
