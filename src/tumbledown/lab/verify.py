"""Verify that a recorded game was fair: draw all random results again from the seed and play the game again.

Only the settings and the commands with their times are taken from the log: faces, piles and chambers come from the
seed, everything else from playing the commands again.
"""

import msgspec

from tumbledown.engine import fortune
from tumbledown.engine.events import ChamberPlaced, DiceRolled, Event, PileOrdered
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.journal import Entry, Footer, Journal, LogError
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.structs import EngineFault, SettingsError
from tumbledown.expansions import chapters

HEADER_LINE = 1
SETUP_LINE = 2
NOTHING = "nothing"


class Mismatch(msgspec.Struct, frozen=True):
    """The first fault that one of the checks found, and its line in the log."""

    line: int
    what: str
    expected: str
    found: str


class Checked(msgspec.Struct):
    """Counts of what was checked and found right, up to the first fault if there is one."""

    seal: bool = False
    piles: int = 0
    chambers: int = 0
    throws: int = 0
    dice: int = 0
    commands: int = 0
    ticks: int = 0
    events: int = 0
    state: bool = False


class Report(msgspec.Struct, frozen=True):
    """The result. `fair` is true if every check was made and none found a fault."""

    fair: bool
    checked: Checked
    faults: list[Mismatch]


def verify(journal: Journal) -> Report:
    """Run every check. If one fails, the others still run as far as they make sense."""
    if journal.footer is None:
        raise LogError(f"line {line_after(journal)}: the footer with the seed is missing, so nothing can be checked")
    return Verification(journal, journal.footer).report()


def line_of(entry: int) -> int:
    """Return the line of an entry: the header is line 1, so the first entry is line 2."""
    return entry + SETUP_LINE


def line_after(journal: Journal) -> int:
    return line_of(len(journal.entries))


class Verification:
    """The checks of one log, their counts and the faults they found."""

    def __init__(self, journal: Journal, footer: Footer) -> None:
        self.settings = journal.header.settings
        self.seal = journal.header.seal
        self.entries = journal.entries
        self.footer = footer
        self.checked = Checked()
        self.faults: list[Mismatch] = []

    def report(self) -> Report:
        self.check_seal()
        game = self.open_the_box()
        if game is not None:
            # In a lesson the rules set the faces; they are checked below, when the game is played again.
            if not game.rules.adjusts_faces:
                self.check_throws()
            if self.check_setup(game):
                self.check_play(game)
        faults = sorted(self.faults, key=lambda fault: fault.line)
        return Report(not faults, self.checked, faults)

    def fault(self, line: int, what: str, expected: str, found: str) -> None:
        self.faults.append(Mismatch(line, what, expected, found))

    # ---------------------------------------------------------------- random results
    def check_seal(self) -> None:
        expected = fortune.commitment(self.footer.seed)
        self.checked.seal = self.seal == expected
        if not self.checked.seal:
            self.fault(HEADER_LINE, "the seal is not the one of the seed told at the end", expected, self.seal)

    def check_throws(self) -> None:
        """Every roll must have the next number of its seat, and the faces that the seed gives for that number."""
        luck = Fortune(self.footer.seed)
        numbers = [0] * self.settings.players
        for index, entry in enumerate(self.entries):
            for event in entry.events:
                if isinstance(event, DiceRolled) and not self._check_throw(luck, numbers, line_of(index), event):
                    return

    def _check_throw(self, luck: Fortune, numbers: list[int], line: int, thrown: DiceRolled) -> bool:
        seat = thrown.seat
        if not 0 <= seat < len(numbers):
            self.fault(line, "the seat of a throw", f"0 to {len(numbers) - 1}", f"{seat}")
            return False
        numbers[seat] += 1
        if thrown.throw != numbers[seat]:
            self.fault(line, f"the number of a throw of seat {seat}", f"{numbers[seat]}", f"{thrown.throw}")
            return False
        count = thrown.dice.bit_count()
        expected = luck.throw(seat, thrown.throw, count)
        if thrown.faces != expected:
            what = f"the faces of throw {thrown.throw} of seat {seat}"
            self.fault(line, what, letters(expected), letters(thrown.faces))
            return False
        self.checked.throws += 1
        self.checked.dice += count
        return True

    # ---------------------------------------------------------------- set-up
    def open_the_box(self) -> Game | None:
        """Return the game before anything was dealt; None if the settings are not valid."""
        try:
            return bare_game(self.settings, self.footer.seed, chapters(self.settings))
        except SettingsError as error:
            self.fault(HEADER_LINE, "the settings", "a table that can be set up", str(error))
            return None

    def check_setup(self, game: Game) -> bool:
        """Deal out from the seed; the log's first entry must have the same events."""
        if not self.entries or self.entries[0].command is not None or self.entries[0].at != 0:
            found = text_of_entry(self.entries[0]) if self.entries else NOTHING
            self.fault(SETUP_LINE, "the set-up", "an entry at 0 without a command", found)
            return False
        return self._agrees(0, deal_out(game), "the set-up", None)

    # ---------------------------------------------------------------- play
    def check_play(self, game: Game) -> None:
        """Play every command and tick again, in order, and compare the last state."""
        for index in range(1, len(self.entries)):
            if not self._check_entry(game, index):
                return
        expected = state_hash(game)
        self.checked.state = self.footer.state == expected
        if not self.checked.state:
            self.fault(line_of(len(self.entries)), "the hash of the last state", expected, self.footer.state)

    def _check_entry(self, game: Game, index: int) -> bool:
        entry, line = self.entries[index], line_of(index)
        if entry.at < game.now:
            self.fault(line, "time ran backwards", f"{game.now} ms or later", f"{entry.at} ms")
            return False
        try:
            events, refusal = play(game, entry)
        except EngineFault as error:
            self.fault(line, "the rules broke down", "a command that can be played", str(error))
            return False
        if not self._agrees(index, events, what_of(entry), refusal):
            return False
        if entry.command is None:
            self.checked.ticks += 1
        else:
            self.checked.commands += 1
        return True

    def _agrees(self, index: int, expected: list[Event], what: str, refusal: Refusal | None) -> bool:
        """Compare the events of an entry with the expected ones; the first difference is a fault."""
        found = self.entries[index].events
        for number in range(max(len(expected), len(found))):
            wanted = expected[number] if number < len(expected) else None
            stands = found[number] if number < len(found) else None
            if wanted != stands:
                because = f" (refused: {refusal})" if refusal is not None and wanted is None else ""
                place = f"event {number + 1} of {what}"
                self.fault(line_of(index), place, text_of(wanted) + because, text_of(stands))
                return False
            self._count(wanted)
        return True

    def _count(self, event: Event | None) -> None:
        self.checked.events += 1
        self.checked.piles += isinstance(event, PileOrdered)
        self.checked.chambers += isinstance(event, ChamberPlaced)


def play(game: Game, entry: Entry) -> tuple[list[Event], Refusal | None]:
    if entry.command is None:
        return game.advance(entry.at), None
    outcome = game.handle(entry.command, entry.at)
    return outcome.events, outcome.refusal


def letters(faces: tuple[int, ...]) -> str:
    return " ".join(LETTERS[face] if 0 <= face < len(LETTERS) else str(face) for face in faces)


def what_of(entry: Entry) -> str:
    if entry.command is None:
        return f"the clock at {entry.at} ms"
    return f"{text_of(entry.command)} at {entry.at} ms"


def text_of(value: msgspec.Struct | None) -> str:
    return NOTHING if value is None else msgspec.json.encode(value).decode()


def text_of_entry(entry: Entry) -> str:
    return f"an entry at {entry.at} with {'no command' if entry.command is None else text_of(entry.command)}"
