"""A lesson that is played without a server: the learner acts, and between two deeds the mate has time to decide."""

from tumbledown.bots.bot import Bot
from tumbledown.bots.pace import EXPERT
from tumbledown.engine.commands import AnyCommand, Start
from tumbledown.engine.events import Event
from tumbledown.engine.fortune import commitment
from tumbledown.engine.game import OVER, Game
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.journal import Entry, Footer, Header, Journal
from tumbledown.engine.options import command
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.structs import Settings
from tumbledown.expansions import new_game
from tumbledown.expansions.lesson.chapter import LEARNER, MATE, faces_of, slot
from tumbledown.expansions.lesson.steps import step_at

LESSON = Settings(players=2, modules=("lesson",), practice=True)
SEED = "any"
THINKING_MS = 2_500


class Lesson:
    """The learner and Otto; everything that happens is written down."""

    def __init__(self, seed: str = SEED) -> None:
        self.game: Game = new_game(LESSON, seed)
        self.seed = seed
        self.otto = Bot(MATE, EXPERT)
        self.entries = [Entry(0, tuple(self.game.happened))]  # type: ignore[arg-type]
        self.does(Start())

    @property
    def step(self) -> str:
        return step_at(slot(self.game).lesson_step).name

    @property
    def is_over(self) -> bool:
        return self.game.phase == OVER

    def faces(self, seat: int = LEARNER) -> str:
        return faces_of(self.game, seat)

    def dice(self, *letters: str) -> int:
        """A mask of dice that show these faces, one for each letter."""
        found = 0
        for letter in letters:
            hand = self.game.dice.hands[LEARNER]
            found |= next(
                1 << die for die in hand if LETTERS[self.game.dice.face[die]] == letter and not found >> die & 1
            )
        return found

    def does(self, deed: AnyCommand) -> list[Event]:
        """A command of either; it must not be refused."""
        outcome = self.game.handle(deed, self.game.now)
        assert outcome.refusal is None, f"{deed} was refused: {outcome.refusal}"
        self._write(outcome.events, deed)
        return outcome.events

    def refuses(self, deed: AnyCommand) -> str:
        outcome = self.game.handle(deed, self.game.now)
        assert outcome.refusal is not None, f"{deed} was carried out"
        return outcome.refusal.code

    def takes(self, verb: str) -> None:
        """The first thing that the learner is offered by this verb."""
        offer = next(each for each in self.game.options(LEARNER) if each.verb == verb)
        self.does(command(offer, LEARNER, offer.targets[0]))

    def offered(self) -> set[str]:
        return {offer.verb for offer in self.game.options(LEARNER)}

    def waits(self, ms: int = THINKING_MS) -> None:
        """Time passes, and Otto decides."""
        at = self.game.now + ms
        self._write(self.game.advance(at), None)
        if self.is_over:
            return
        decided = self.otto.decide(self.game)
        if decided is not None:
            self.does(decided)

    def _write(self, events: list[Event], deed: AnyCommand | None) -> None:
        self.entries.append(Entry(self.game.now, tuple(events), deed))  # type: ignore[arg-type]

    def journal(self) -> Journal:
        return Journal(Header(LESSON, commitment(self.seed)), self.entries, Footer(self.seed, state_hash(self.game)))
