"""The story of a finished game, from its log alone: moments on the time line and figures for each seat."""

from typing import Final

import msgspec

from tumbledown.engine.dice import LOST
from tumbledown.engine.events import AdventurerEscaped, Event
from tumbledown.engine.game import Game
from tumbledown.engine.icons import K
from tumbledown.engine.journal import Entry, Journal
from tumbledown.engine.setup import bare_game
from tumbledown.engine.structs import Settings
from tumbledown.expansions import chapters
from tumbledown.expansions.base.chapter import is_exit
from tumbledown.expansions.base.door import soundtrack
from tumbledown.lab.causes import cause
from tumbledown.lab.moments import Moment, moments
from tumbledown.lab.tally import Tally

INSIDE: Final = -1


class Figures(msgspec.Struct, frozen=True):
    """One adventurer's game in numbers; `escaped_at` is -1 if the adventurer did not escape."""

    rolls: int
    dice: int
    black_masks: int
    golden_masks: int
    freed_mates: int
    gems: int
    chambers: int
    steps: int
    dice_lost: int
    escaped_at: int


class Kept(msgspec.Struct, frozen=True):
    """An adventurer who did not escape: whether at the exit, and how many keys were missing."""

    seat: int
    at_exit: bool
    keys_short: int


class Story(msgspec.Struct, frozen=True):
    """How a game went. Times are game time, in ms; `countdowns` are pairs of the gong and the end of the countdown."""

    won: bool
    reason: str
    why: str
    ended_at: int
    settings: Settings
    countdowns: tuple[tuple[int, int], ...]
    gems: int
    chambers: int
    moments: tuple[Moment, ...]
    figures: tuple[Figures, ...]
    kept: tuple[Kept, ...]


def tell(journal: Journal) -> Story:
    """Apply the events of the log once more. The log has all results, so no rules run and nothing is drawn."""
    settings = journal.header.settings
    life = _Life(bare_game(settings, "", chapters(settings)), settings.players)
    for entry in journal.entries:
        life.go_through(entry)
    return life.story()


def game_time(game: Game, at: int) -> int:
    """Return the time on the soundtrack; it stands still while the clock is stopped."""
    return (game.stopped_at if game.stopped_at >= 0 else at) - game.offset


class _Life:
    """The game as its events are applied, and the notes taken meanwhile."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.tally = Tally(seats)
        self.escaped_at = [INSIDE] * seats
        self.moments: list[Moment] = []
        self.time = 0

    def go_through(self, entry: Entry) -> None:
        self.tally.count(entry.events)
        for number, event in enumerate(entry.events):
            found = moments(self.game, event, entry.events[number + 1 :])
            self.game.apply_only(event)
            self.game.now = entry.at
            self.time = game_time(self.game, entry.at)
            self._note(event, found)

    def _note(self, event: Event, found: list[Moment]) -> None:
        self.moments += [msgspec.structs.replace(moment, at=self.time) for moment in found]
        if isinstance(event, AdventurerEscaped):
            self.escaped_at[event.seat] = self.time

    # ---------------------------------------------------------------- the story
    def story(self) -> Story:
        game = self.game
        return Story(
            won=game.won,
            reason=game.reason,
            why=cause(game),
            ended_at=self.time,
            settings=game.rules.settings,
            countdowns=_countdowns(game),
            gems=sum(deeds.gems for deeds in self.tally.deeds),
            chambers=len(game.temple.laid()),
            moments=tuple(_weighed(self.moments)),
            figures=tuple(self._figures(seat) for seat in range(game.party.size)),
            kept=tuple(_kept(game, seat) for seat in game.party.inside()),
        )

    def _figures(self, seat: int) -> Figures:
        deeds = self.tally.deeds[seat]
        return Figures(
            rolls=deeds.throws,
            dice=deeds.dice,
            black_masks=deeds.black_masks,
            golden_masks=deeds.golden_masks,
            freed_mates=deeds.freed_mates,
            gems=deeds.gems,
            chambers=deeds.chambers,
            steps=deeds.steps,
            dice_lost=len(self.game.dice.held(seat, LOST)),
            escaped_at=self.escaped_at[seat],
        )


def _countdowns(game: Game) -> tuple[tuple[int, int], ...]:
    if game.rules.settings.practice:
        return ()
    track = soundtrack(game)
    return tuple(zip(track.gongs, track.ends, strict=True))


def _kept(game: Game, seat: int) -> Kept:
    at_exit = is_exit(game, game.party.here(seat) >> 1)
    keys = 0
    for rule in game.laws[seat].adjust_escape_keys:
        keys = rule(game, seat, keys)
    shown = sum(game.dice.face[die] == K for die in game.dice.hands[seat])
    return Kept(seat, at_exit, max(0, keys - shown))


def _weighed(found: list[Moment]) -> list[Moment]:
    """Mark the first gem and the first and last to escape, which are known only at the end."""
    gems = [moment for moment in found if moment.kind == "gems"]
    outs = [moment for moment in found if moment.kind == "out"]
    special = {id(gems[0]): "first_gem"} if gems else {}
    if len(outs) > 1:
        special |= {id(outs[0]): "first_out", id(outs[-1]): "last_out"}
    return [
        msgspec.structs.replace(moment, kind=special[id(moment)], weight=3) if id(moment) in special else moment
        for moment in found
    ]
