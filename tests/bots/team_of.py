"""A scenario with a bot at every seat that is not a person's."""

from tests.scenario import Scenario
from tumbledown.bots.bot import Bot
from tumbledown.bots.pace import STEADY, Level
from tumbledown.bots.team import Team
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.dice import bits
from tumbledown.engine.icons import LETTERS


class BotScenario(Scenario):
    """Lay out as usual; then ask what a seat decides. All bots share one team, as they do at a table."""

    team: Team
    bots: dict[int, Bot]

    def seat_bots(self, *people: int, level: Level = STEADY) -> None:
        """Only after everything is laid out: whoever sits down looks around."""
        self.team = Team()
        seats = [seat for seat in range(self.game.party.size) if seat not in people]
        self.bots = {seat: Bot(seat, level, self.team) for seat in seats}

    def decides(self, seat: int) -> AnyCommand | None:
        """What this seat would do; nothing is carried out."""
        if not hasattr(self, "bots"):
            self.seat_bots()
        return self.bots[seat].decide(self.game)

    def acts(self, seat: int) -> AnyCommand | None:
        """The seat decides and does it, one throw's time later."""
        self.waits(1200)
        command = self.decides(seat)
        if command is not None:
            self.does(command)
        return command

    def letters(self, seat: int, dice: int) -> str:
        """What these dice of the seat show, sorted."""
        hand = self.game.dice.hands[seat]
        assert all(die in hand for die in bits(dice))
        return "".join(sorted(LETTERS[self.game.dice.face[die]] for die in bits(dice)))
