"""What the bots of one table share: who goes where, how their dice lie, and how many gems are enough.

People at a table talk; bots share a `Team` instead and so agree on their meetings. It plans for bots only: people act
as they like, and the team takes into account where they stand.
"""

from typing import Any, Final

from tumbledown.bots.lookout import NEVER, Lookout
from tumbledown.bots.paths import FAR, Paths
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B
from tumbledown.engine.paying import wallet
from tumbledown.expansions.base.actions import escape_keys

# The jobs of a seat
IDLE: Final = 0
EXPLORE: Final = 1
GEMS: Final = 2
LEAVE: Final = 3
HELP: Final = 4
HOME: Final = 5

SEATS: Final = 6
PLENTY: Final = 9

ENOUGH: Final[tuple[int, ...]] = (0, 4, 3, 2, 2, 2, 2)
"""How many gems may stay in the depot, by the number of players; each costs every player one more key."""

USUAL_KEYS: Final = 1
"""Keys that leaving costs besides one for each gem; if it costs more of them, fewer gems may stay."""

HURRY_MS: Final[tuple[int, ...]] = (160_000, 100_000)
"""At each of these times before the collapse one more gem may stay."""

TASK_MS: Final = 40_000
"""The time for a task that must be done before leaving."""

# The work that is left, in tenths of a decision of each seat: to light a gem, to find the exit, to get there and leave
TO_LIGHT: Final = 50
TO_FIND_THE_EXIT: Final = 250
TO_LEAVE: Final = 150

PRICELESS: Final = 99_999
SLOWER: Final = (0, 300, 300, 300, 150, 40)
"""How much longer work takes with one die less, in hundredths, by the number of dice."""

PATIENCE_MS: Final = 40_000
"""If nothing has changed for this long, the team plans anew and takes lower gem steps."""


class Team:
    """The shared plan of one table. Everything in it follows from open information.

    `need` is how many more gems should be lit. `other_keys` are the keys that leaving costs a seat besides one for each
    gem in the depot, and `dice_owed` the dice that each seat may have to give away before. `step_at` is the gem step
    that the team tries for, by place, and `favours` how many steps further all go for the gems of a place. If
    `is_home_shut`, no adventurer will get to safety before the next slam. `recalled` is the memory of the chapters'
    lore, under names that they choose: what a seat saw for a moment, or the state in which the lore last made a
    decision.
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
        """Add a bot."""
        self.bots |= 1 << seat
        self.lookout.version = -1

    # ---------------------------------------------------------------- updates
    def is_outdated(self, game: Game) -> bool:
        """Whether the plan must be made again; also updates the counts of people's dice."""
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
        """Make a new plan when people have moved, because bots should be where they help most."""
        for seat in self.people:
            self.count(game, seat)
        if self._places_of_people(game) != self.where:
            self.rethink()

    def rethink(self) -> None:
        """Give each bot a new job: something other than the temple changed the plan."""
        self.lookout.version = -1
        self.job = [IDLE] * SEATS

    def _places_of_people(self, game: Game) -> list[int]:
        return [game.party.here(seat) for seat in self.people]

    def look(self, game: Game) -> None:
        """Update everything and drop jobs that are done."""
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
        """The rules say how many keys leaving costs now; each gem that is lit makes it one less."""
        laws, keys = game.laws[0], escape_keys(game, 0)
        for seat in self.inside:
            # Usually the same rules apply to all seats.
            asked = keys if game.laws[seat] is laws else escape_keys(game, seat)
            self.other_keys[seat] = asked - game.depot.gems

    def _enough(self, game: Game) -> int:
        """Return how many gems may stay in the depot: more in a hurry, but all seats must be able to show all the keys,
        if possible with a die to spare."""
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
        """Count the free and locked dice of a seat; bots report their own."""
        self.tell(seat, len(game.dice.hands[seat]), wallet(game, seat)[B])

    def tell(self, seat: int, dice: int, locked: int) -> None:
        """Note the dice of a seat. A seat without dice, or one that is out, needs no golden masks."""
        self.locked[seat] = locked
        self.free[seat] = dice - locked if dice else PLENTY

    # ---------------------------------------------------------------- jobs and questions
    def give(self, seat: int, job: int, goal: int) -> None:
        self.job[seat] = job
        self.goal[seat] = goal

    def dice(self, seat: int) -> int:
        return self.free[seat] + self.locked[seat]

    def price_of_a_die(self, seat: int) -> int:
        """Return how much longer a seat's work would take without one of its dice, in tenths of a decision; `PRICELESS`
        if it will need all dice for keys in the end."""
        still_lit = 0 if self.job[seat] == LEAVE else min(max(0, self.need), self.lookout.supply)
        if self.lookout.depot - still_lit + self.other_keys[seat] >= self.dice(seat):
            return PRICELESS
        work = TO_LEAVE + TO_LIGHT * max(0, self.need) + (TO_FIND_THE_EXIT if self.lookout.exit < 0 else 0)
        return work * SLOWER[min(self.dice(seat), len(SLOWER) - 1)] // 100

    def is_searching(self) -> bool:
        """Whether more chambers are wanted: the exit or a quest is not found, or there are not gems enough."""
        return self.lookout.exit < 0 or self.lookout.unfound > 0 or 3 * len(self.lookout.gem_places) < self.need

    def is_lost(self, game: Game) -> bool:
        """Whether there is no way out, no opening left to find one, and nothing has changed for a long time."""
        look = self.lookout
        if look.openings or not self.tired:
            return False
        return look.exit < 0 or (look.slam_at == NEVER and (look.unfound > 0 or self._is_cut_off(game)))

    def _is_cut_off(self, game: Game) -> bool:
        """Whether a seat, or a piece that must be carried out, has no way to the exit."""
        steps = self.paths.to(game.temple, self.lookout.exit)
        return any(steps[place] == FAR for place in [*map(game.party.here, self.inside), *self.lookout.burdens(game)])
