"""A table around the Totem, with hands that drop dice where a test wants them."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Perform
from tumbledown.engine.dice import STACK
from tumbledown.engine.events import Announced, Event
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.structs import Settings
from tumbledown.expansions.totem.chapter import slot
from tumbledown.expansions.totem.swing import middle_after, position, track_time

STEPS = range(4_000)


class TotemTable(Scenario):
    """Everybody stands at the Totem, east of the start."""

    def __init__(
        self,
        players: int = 2,
        *,
        modules: tuple[str, ...] = ("totem",),
        extra: tuple[Chapter, ...] = (),
        gems: int = 5,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(players, modules=modules, extra=extra, gems=gems, settings=settings)
        self.place = self.chamber("totem", at=(1, 0), stairs="W")
        for seat in range(players):
            self.puts(seat, self.place)

    # ---------------------------------------------------------------- the moment
    def moment(self, at_least: int, at_most: int) -> int:
        """The next moment at which the die that swings is so far from the middle, to either side."""
        game, swing = self.game, slot(self.game).swing
        for at in STEPS:
            if at_least <= abs(position(swing, track_time(game) + at)) <= at_most:
                return game.now + at
        raise AssertionError(f"the die never is from {at_least} to {at_most} away from the middle")

    def rest(self) -> None:
        """Wait until the tower stands still."""
        if slot(self.game).is_moving:
            self.waits_for("tower_rests")

    def over_the_middle(self) -> int:
        swing = slot(self.game).swing
        return middle_after(swing, track_time(self.game)) + self.game.offset

    # ---------------------------------------------------------------- dropping
    def drops(self, seat: int, letters: str = "GB", at_least: int = 0, at_most: int = 50) -> list[Event]:
        """One die of the seat that shows one of these drops so far from the middle."""
        self.rest()
        return self.does(self.drop(seat, letters), at=self.moment(at_least, at_most))

    def drop(self, seat: int, letters: str = "GB") -> Perform:
        dice = self.dice(seat, letters)
        return Perform(seat, "stack_die", dice=dice & -dice)

    def stacks(self, *seats: int) -> None:
        """One die each, in this order, in the middle; all of them show masks first."""
        for seat in dict.fromkeys(seats):
            self.shows(seat, "B" * len(self.game.dice.hands[seat]))
        for seat in seats:
            self.drops(seat)

    # ---------------------------------------------------------------- the tower
    @property
    def tower(self) -> tuple[int, ...]:
        return slot(self.game).tower

    def owners(self) -> str:
        """Whose dice lie on the tower, from the bottom to the top."""
        return "".join(str(self.game.dice.holder[die]) for die in self.tower)

    def stacked(self, seat: int) -> list[int]:
        return self.game.dice.held(seat, STACK)

    def told(self, what: str) -> list[tuple[int, ...]]:
        """What was announced under this name."""
        return [event.args for event in self.events if isinstance(event, Announced) and event.what == what]
