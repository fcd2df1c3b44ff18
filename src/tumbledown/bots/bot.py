"""A bot for one seat: makes one decision at a time, from what the seat may see.

A bot first handles what is urgent (questions, mates who cannot roll, the gong) and then its work: gems, openings, the
way out. `lore` knows what the chapters add, in a module for each.
"""

from typing import Final

from tumbledown.bots import answers, helping, last_resort, working
from tumbledown.bots.bridging import find_a_way
from tumbledown.bots.lore import Lore, lore_of
from tumbledown.bots.mind import NOBODY, Mind
from tumbledown.bots.pace import CHAMBER, DEED, STEADY, THROW, WAY, Level
from tumbledown.bots.paths import FAR
from tumbledown.bots.planning import plan
from tumbledown.bots.team import EXPLORE, GEMS, HELP, HOME, IDLE, LEAVE, PRICELESS, Team
from tumbledown.engine.commands import AnyCommand, Roll
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.icons import B, G

NOWHERE: Final = -1
NOT_LOOKED_YET: Final = -1

# Times in tenths of a decision: a step back to the start with some bad luck, reserves, a step there and back
HOMEWARD: Final = 50
RESERVE: Final = 100
SAFE_RESERVE: Final = 250
"""For a seat that must be back at every slam."""
THERE_AND_BACK: Final = 80
LONGEST_WAY: Final = 12 * HOMEWARD + SAFE_RESERVE


class Bot:
    """Decides for one seat. Bots of one table should share a `Team`, through which they coordinate.

    At the pace of people a bot first looks at a new chamber or a new way: that takes a decision in which nothing is
    done.
    """

    def __init__(self, seat: int = 0, level: Level = STEADY, team: Team | None = None) -> None:
        self.mind = Mind(seat, level, team)
        self.lore: Lore | None = None
        self._chambers_seen = NOT_LOOKED_YET
        self._way = NOWHERE

    def decide(self, game: Game) -> AnyCommand | None:
        """Return the next command; None if none is of use, or if this decision is spent on looking."""
        pace = self.mind.pace
        pace.kind = THROW
        command = self._decide(game)
        if self.mind.refused.bars(game, command):
            command = self._do_something_else(game)
        if command is not None:
            pace.kind = THROW if isinstance(command, Roll) else DEED
        return command

    def _do_something_else(self, game: Game) -> AnyCommand | None:
        """The planned command would be refused: prepare for another one."""
        if game.party.out[self.mind.seat]:
            return None
        command = working.wait(game, self.mind)
        return None if self.mind.refused.bars(game, command) else command

    def drop(self, command: AnyCommand) -> None:
        """Note that this command was refused. It is not repeated while it would be refused again."""
        self.mind.refused.note(command)

    def pause_ms(self, game: Game) -> int:
        """Return the time until the next decision. A seat that waits for a moment decides at that moment."""
        pace = self.mind.pace
        return pace.moment - game.now if pace.moment > game.now else pace.pause_ms(game.fortune)

    def _decide(self, game: Game) -> AnyCommand | None:
        if game.phase != RUNNING:
            return None
        mind = self.mind
        if game.questions:
            command = self.answer(game)
            if command is not None:
                return command
        if game.party.out[mind.seat]:
            return helping.give_die(game, mind)
        if self._looks_at_a_new_chamber(game):
            return None
        mind.look(game)
        if mind.team.is_outdated(game):
            plan(game, mind.team)
        if self.lore is None:
            self.lore = lore_of(game.rules)
        if self.lore.is_any:
            command = self.lore.at_once(game, mind)
            if command is not None or mind.pace.moment > game.now:
                return command
        if mind.dice == mind.counts[B] and last_resort.is_past_help(game, mind, self.lore):
            return working.give_up(game, mind)
        if 0 in mind.team.free:
            command = helping.turn_fate(game, mind)
            if command is not None or not mind.team.free[mind.seat]:
                return command
        if mind.counts[G] and max(mind.team.locked):
            command = helping.use_golden_mask(game, mind)
            if command is not None:
                return command
        return self._work(game)

    def _looks_at_a_new_chamber(self, game: Game) -> bool:
        """Whether the temple has grown since the last look and this pace needs time to understand it. Chambers that lie
        there when a bot joins do not count."""
        seen, self._chambers_seen = self._chambers_seen, game.temple.version
        if seen in (NOT_LOOKED_YET, game.temple.version) or not self.mind.pace.takes_time(CHAMBER):
            return False
        self.mind.pace.kind = CHAMBER
        return True

    def _chooses_a_way(self, goal: int) -> bool:
        """Whether the goal has changed and this pace needs time to choose the way."""
        if not self.mind.pace.takes_time(WAY) or goal == self._way:
            return False
        self._way = goal
        self.mind.pace.kind = WAY
        return True

    def answer(self, game: Game) -> AnyCommand | None:
        """Return the answer to a question that waits for this seat, if there is one."""
        command = answers.answer(game, self.mind) if game.questions else None
        return None if self.mind.refused.bars(game, command) else command

    def _work(self, game: Game) -> AnyCommand | None:
        mind = self.mind
        team = mind.team
        mind.doing = team.job[mind.seat]
        mind.helping = NOBODY
        left = team.lookout.slam_at - game.now
        if left < LONGEST_WAY * mind.pace.level.decision_ms // 10 and self._heeds_the_gong(game):
            mind.doing = HOME
            return self._go_to(game, 2 * game.start)
        if 0 in team.free:
            mind.helping = helping.whom_to_help(game, mind)
            if mind.helping != NOBODY:
                mind.doing = HELP
                return self._go_to(game, game.party.here(mind.helping))
        if team.tired and team.is_lost(game):
            return working.give_up(game, mind)
        if self.lore is not None and self.lore.is_any:
            is_sent, command = self.lore.errand(game, mind)
            if is_sent:
                return command
        return self._go_to(game, team.goal[mind.seat])

    def _go_to(self, game: Game, goal: int) -> AnyCommand | None:
        """Work at the goal, or take a step towards it."""
        mind = self.mind
        if self._chooses_a_way(goal):
            return None
        if mind.doing == EXPLORE and self._is_cut_off(game):
            return find_a_way(game, mind, mind.team.lookout.exit)
        if mind.here != goal and mind.doing != IDLE:
            return working.walk(game, mind, goal)
        if mind.doing == GEMS:
            return working.light_gems(game, mind)
        if mind.doing == EXPLORE:
            return working.explore(game, mind)
        if mind.doing == LEAVE:
            return working.leave(game, mind)
        if mind.doing == HELP:
            return working.look_for_gold(game, mind)
        return working.wait(game, mind)

    def _is_cut_off(self, game: Game) -> bool:
        """Whether the exit is known but no way leads there. Openings are then chosen by what they could connect."""
        way_out = self.mind.team.lookout.exit
        return way_out >= 0 and self.mind.team.paths.to(game.temple, way_out)[self.mind.here] == FAR

    def _heeds_the_gong(self, game: Game) -> bool:
        """Whether the distance says that it is time to go back, and going back is worth it or always done at this
        level."""
        mind, level = self.mind, self.mind.pace.level
        if mind.team.is_home_shut:
            return False
        back = mind.team.paths.to(game.temple, 2 * game.start)[mind.here]
        left = mind.team.lookout.slam_at - game.now
        is_bound = self.lore is not None and bool(mind.held & self.lore.homebound)
        if 10 * left >= (back * HOMEWARD + (SAFE_RESERVE if is_bound else RESERVE)) * level.decision_ms:
            return False
        if is_bound:
            return True
        if level.heeds_every_gong:
            return not self._are_all_leaving(game)
        price = mind.team.price_of_a_die(mind.seat)
        return back * THERE_AND_BACK < price and (mind.doing != LEAVE or price >= PRICELESS)

    def _are_all_leaving(self, game: Game) -> bool:
        """Whether all inside stand in the exit: then the team need not wait, and can leave now."""
        mind = self.mind
        if mind.doing != LEAVE or mind.here != mind.team.lookout.exit:
            return False
        return all(mind.is_with(game, seat) for seat in mind.team.inside)
