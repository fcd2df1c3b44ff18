"""What the bots of one table tell each other: who goes where, how their dice lie, and how many gems are enough.

At a table people talk; a `Team` is that talk. Bots that share one agree on their meetings. It plans for bots only:
people do as they like, and count where they stand.
"""

from typing import Any, Final

from tumbledown.bots.lookout import NEVER, Lookout
from tumbledown.bots.paths import FAR, Paths
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B
from tumbledown.engine.paying import wallet
from tumbledown.expansions.base.actions import escape_keys

# What a seat is about
IDLE: Final = 0
EXPLORE: Final = 1
GEMS: Final = 2
LEAVE: Final = 3
HELP: Final = 4
HOME: Final = 5

SEATS: Final = 6
PLENTY: Final = 9

ENOUGH: Final[tuple[int, ...]] = (0, 4, 3, 2, 2, 2, 2)
"""So many gems may stay in the depot, by the number of players; each costs everybody one key more."""

USUAL_KEYS: Final = 1
"""Those that leaving costs besides one for each gem; with more of them, fewer gems may stay."""

HURRY_MS: Final[tuple[int, ...]] = (160_000, 100_000)
"""So long before the collapse one more gem may stay."""

TASK_MS: Final = 40_000
"""What a task takes that must be done before leaving."""

# What is still to be done, in tenths of a decision of each: to light a gem, to find the exit, to get there and leave.
TO_LIGHT: Final = 50
TO_FIND_THE_EXIT: Final = 250
TO_LEAVE: Final = 150

PRICELESS: Final = 99_999
SLOWER: Final = (0, 300, 300, 300, 150, 40)
"""By how much, in hundredths, work takes longer with one die less, by the number of dice."""

PATIENCE_MS: Final = 40_000
"""If nothing has come of the plan for so long, a new one is made, and smaller steps will do."""


class Team:
    """The talk of one table. Everything in it follows from open information.

    `need` is how many more gems should be lit. `other_keys` are those that leaving costs a seat besides one for each
    gem in the depot, and `dice_owed` the dice that everybody may have to give away before. `step_at` says, by place,
    which gem step the team tries for, and `favours` how many steps further everybody goes for the gems of a place. If
    `is_home_shut`, nobody will get to safety before the next slam. `recalled` is what the lore of a chapter keeps in
    mind, by a name that it chooses: what somebody saw for a moment, or how things lay when it last thought about them.
    """

    def __init__(self) -> None:
        self.paths = Paths()
        self.lookout = Lookout()
        self.bots = 0
        self.size = 0
        self.inside: list[int] = []
        self.people: list[int] = []
        self.out: list[int] = []
        self.job: list[int] = [IDLE] * SEATS
        self.goal: list[int] = [-1] * SEATS
        self.free: list[int] = [PLENTY] * SEATS
        self.locked: list[int] = [0] * SEATS
        self.where: list[int] = []
        self.other_keys: list[int] = [USUAL_KEYS] * SEATS
        self.step_at: dict[int, int] = {}
        self.favours: dict[int, int] = {}
        self.need = 0
        self.dice_owed = 0
        self.is_home_shut = False
        self.review_at = -1
        self.tired = 0
        self.gave_up = False
        self.recalled: dict[str, Any] = {}

    def welcome(self, seat: int) -> None:
        """A bot sits down."""
        self.bots |= 1 << seat
        self.lookout.version = -1

    # ---------------------------------------------------------------- keeping up
    def is_outdated(self, game: Game) -> bool:
        """Whether the plan must be looked at again; also brings the count of people's dice up to date."""
        if self.people:
            self._watch_people(game)
        look = self.lookout
        return (
            game.temple.version != look.version
            or game.depot.gems != look.depot
            or game.depot.markers != look.markers
            or game.now > self.review_at
            or game.party.out != self.out
        )

    def _watch_people(self, game: Game) -> None:
        """Where people stand decides where bots are of use."""
        for seat in self.people:
            self.count(game, seat)
        if self._places_of_people(game) != self.where:
            self.rethink()

    def rethink(self) -> None:
        """Something else than the temple changed what is worth doing: everybody is given something to do anew."""
        self.lookout.version = -1
        self.job = [IDLE] * SEATS

    def _places_of_people(self, game: Game) -> list[int]:
        return [game.party.here(seat) for seat in self.people]

    def look(self, game: Game) -> None:
        """Look around, and forget what is done."""
        look = self.lookout
        before = (look.version, look.depot, look.slam_at, len(self.inside), look.markers)
        look.look(game)
        self.out = list(game.party.out)
        self.inside = game.party.inside()
        self.people = [seat for seat in self.inside if not self.bots >> seat & 1]
        self.where = self._places_of_people(game)
        for seat in range(game.party.size):
            self.count(game, seat)
        self.step_at = {}
        self._ask_for_the_way_out(game)
        self.need = look.depot - self._enough(game)
        after = (look.version, look.depot, look.slam_at, len(self.inside), look.markers)
        self.tired = 0 if before != after else self.tired + 1
        if self.tired or before[2] != look.slam_at:
            self.job = [IDLE] * SEATS
        self.review_at = min(look.slam_at, game.now + PATIENCE_MS)
        self._forget_what_is_done()

    def _forget_what_is_done(self) -> None:
        for seat in range(SEATS):
            if self.job[seat] != GEMS or self.need <= 0 or self.goal[seat] not in self.lookout.gem_places:
                self.job[seat] = IDLE

    def _ask_for_the_way_out(self, game: Game) -> None:
        """The rules say how many keys it is now; every gem that is lit makes it one less."""
        laws, keys = game.laws[0], escape_keys(game, 0)
        for seat in self.inside:
            # Mostly the same rules hold for everybody.
            asked = keys if game.laws[seat] is laws else escape_keys(game, seat)
            self.other_keys[seat] = asked - game.depot.gems

    def _enough(self, game: Game) -> int:
        """More may stay in a hurry; but everybody must be able to show all the keys, and better with a die to spare."""
        most, other_keys = PLENTY, USUAL_KEYS
        for seat in self.inside:
            most = min(most, self.dice(seat) - self.dice_owed - self.other_keys[seat])
            other_keys = max(other_keys, self.other_keys[seat])
        enough = min(ENOUGH[game.party.size] + USUAL_KEYS - other_keys, most - 1)
        left = self.lookout.collapse_at - game.now - TASK_MS * game.depot.markers
        for limit in HURRY_MS:
            if left < limit:
                enough += 1
        return max(0, min(enough, most))

    def count(self, game: Game, seat: int) -> None:
        """How many of a seat's dice are free and how many are locked; bots tell it of themselves."""
        self.tell(seat, len(game.dice.hands[seat]), wallet(game, seat)[B])

    def tell(self, seat: int, dice: int, locked: int) -> None:
        """Who has no dice at all, or is out, is in no need of golden masks."""
        self.locked[seat] = locked
        self.free[seat] = dice - locked if dice else PLENTY

    # ---------------------------------------------------------------- asking
    def give(self, seat: int, job: int, goal: int) -> None:
        self.job[seat] = job
        self.goal[seat] = goal

    def dice(self, seat: int) -> int:
        return self.free[seat] + self.locked[seat]

    def price_of_a_die(self, seat: int) -> int:
        """How much longer a seat's work would take without one of its dice, in tenths of a decision; and more than that
        if it will need them all for keys in the end."""
        still_lit = 0 if self.job[seat] == LEAVE else min(max(0, self.need), self.lookout.supply)
        if self.lookout.depot - still_lit + self.other_keys[seat] >= self.dice(seat):
            return PRICELESS
        work = TO_LEAVE + TO_LIGHT * max(0, self.need) + (TO_FIND_THE_EXIT if self.lookout.exit < 0 else 0)
        return work * SLOWER[min(self.dice(seat), len(SLOWER) - 1)] // 100

    def is_searching(self) -> bool:
        """Whether more chambers are wanted: the exit or a task is not found, or there are not gems enough."""
        return self.lookout.exit < 0 or self.lookout.unfound > 0 or 3 * len(self.lookout.gem_places) < self.need

    def is_lost(self, game: Game) -> bool:
        """No way out, no opening left to look for one, and nothing has changed for a long time."""
        look = self.lookout
        if look.openings or not self.tired:
            return False
        return look.exit < 0 or (look.slam_at == NEVER and (look.unfound > 0 or self._is_cut_off(game)))

    def _is_cut_off(self, game: Game) -> bool:
        """Whether no way leads to the exit for somebody, or for something that must be carried there."""
        steps = self.paths.to(game.temple, self.lookout.exit)
        return any(steps[place] == FAR for place in [*map(game.party.here, self.inside), *self.lookout.burdens(game)])
