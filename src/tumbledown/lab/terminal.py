"""The screen of a watched game: temple, clock, depot, team and the latest lines."""

from textwrap import wrap

from rich.align import Align
from rich.console import Group, RenderableType
from rich.layout import Layout
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tumbledown.bots.team import EXPLORE, GEMS, HELP, HOME, LEAVE
from tumbledown.engine.dice import LOST
from tumbledown.engine.game import Game
from tumbledown.engine.icons import LETTERS
from tumbledown.expansions.base.chapter import slot
from tumbledown.expansions.base.door import soundtrack
from tumbledown.lab import colours, phrases
from tumbledown.lab.phrases import NAMES, Line, clock
from tumbledown.lab.show import Show
from tumbledown.lab.tally import Tally
from tumbledown.lab.temple_map import Frame, draw_temple, fitting_size
from tumbledown.lab.words import ENDINGS

SIDE = 46
BAR = SIDE - 4
MARGIN = 4

STONE = Style(color=colours.STONE)
FAINT = Style(color=colours.FAINT)
PAPER = Style(color=colours.PAPER)
EMBER = Style(color=colours.EMBER, bold=True)
ALARM = Style(color=colours.ALARM, bold=True)
GOOD = Style(color=colours.GOOD, bold=True)
GEM = Style(color=colours.GEM, bold=True)

WEIGHTS = {phrases.NOTE: FAINT, phrases.NEWS: PAPER, phrases.ALARM: EMBER}
PLANS = {EXPLORE: "exploring", GEMS: "gems", LEAVE: "to the exit", HELP: "helping", HOME: "back to start"}


class Screen:
    """Draws one game. The frame is fixed, so that the temple does not move while it grows."""

    def __init__(self, show: Show, frame: Frame) -> None:
        self.show = show
        self.game = show.game
        self.frame = frame

    def draw(self, now: int, width: int, height: int) -> Layout:
        """Draw everything at this game time for a terminal of this size."""
        layout = Layout()
        side = Layout(size=SIDE)
        layout.split_row(Layout(self.temple(width - SIDE - MARGIN, height - 2)), side)
        team = 2 + 2 * self.game.party.size
        side.split_column(
            Layout(_box("clock", self.clock(now)), size=6),
            Layout(_box("depot", self.depot()), size=4),
            Layout(_box("team", self.team()), size=team),
            Layout(_box("happenings", self.happenings(max(1, height - 12 - team)))),
        )
        return layout

    def temple(self, width: int, height: int) -> Panel:
        size = fitting_size(self.frame, width, height)
        drawn = draw_temple(self.game, self.frame, size)
        title = Text.assemble((" TUMBLEDOWN ", EMBER), (f"seed {self.show.seed} ", FAINT))
        return Panel(Align.center(drawn, vertical="middle"), title=title, border_style=STONE)

    # ---------------------------------------------------------------- clock
    def clock(self, now: int) -> RenderableType:
        """Draw the time, a bar of all ten minutes with the three countdowns on it, and what comes next."""
        if self.game.rules.settings.practice:
            return Text(f"{clock(now)}  practice, no clock", PAPER)
        track = soundtrack(self.game)
        whole = track.ends[-1]
        face = Text.assemble((clock(now), EMBER), (f" of {clock(whole)}   ", FAINT), self._next_sound(now))
        marks, bar = _gong_marks(track.gongs, whole), _time_bar(now, track.gongs, track.ends)
        return Group(face, marks, bar, self._countdown(now))

    def _next_sound(self, now: int) -> Text:
        track, slams = soundtrack(self.game), slot(self.game).slams
        gong, end = track.gongs[slams], track.ends[slams]
        if now < gong:
            return Text(f"gong in {clock(gong - now)}", FAINT)
        what = "the temple falls" if slams == len(track.ends) - 1 else "the door slams"
        return Text(f"{what} in {clock(max(0, end - now))}", ALARM)

    def _countdown(self, now: int) -> Text:
        track, slams = soundtrack(self.game), slot(self.game).slams
        gong, end = track.gongs[slams], track.ends[slams]
        if now < gong:
            return Text("")
        left = max(0, BAR * (end - now) // (end - gong))
        return Text.assemble(("█" * left, ALARM), ("░" * (BAR - left), FAINT))

    # ---------------------------------------------------------------- depot
    def depot(self) -> RenderableType:
        depot = self.game.depot
        keys = depot.gems + 1
        gems = Text.assemble(("◆" * depot.gems or "empty", GEM), (f"  {depot.gems}", PAPER))
        way_out = Text.assemble((f"{keys} ", colours.icon("K")), ("key" if keys == 1 else "keys", colours.icon("K")))
        way_out.append(" to escape   fate ", FAINT)
        way_out.append("◆" * depot.beside or "none", GEM)
        way_out.append(f"   {len(self.game.pile('tiles'))} unseen", FAINT)
        return Group(gems, way_out)

    # ---------------------------------------------------------------- team
    def team(self) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        for seat in range(self.game.party.size):
            table.add_row(self._name(seat), self._dice(seat))
            table.add_row("", self._plan(seat))
        return table

    def _name(self, seat: int) -> Text:
        return Text.assemble((f" {seat + 1} ", colours.pawn(seat)), (f" {NAMES[seat]:<6}", colours.adventurer(seat)))

    def _dice(self, seat: int) -> Text:
        text = Text(no_wrap=True, overflow="crop")
        for die in self.game.dice.hands[seat]:
            letter = LETTERS[self.game.dice.face[die]]
            text.append(f" {letter.replace('.', '·')} ", colours.die(letter))
            text.append(" ")
        return text

    def _plan(self, seat: int) -> Text:
        hand = self.game.dice.hands[seat]
        if self.game.party.out[seat]:
            return Text("out!", GOOD)
        if hand and all(self.game.dice.is_locked(die) for die in hand):
            return Text("help!", ALARM)
        return Text(PLANS.get(self.show.table.bots[seat].mind.doing, ""), FAINT)

    # ---------------------------------------------------------------- happenings
    def happenings(self, number: int) -> Text:
        """Draw the latest lines in this many rows, the newest at the bottom; a long line takes several rows."""
        told = [line for line in self.show.lines if line.weight != phrases.NOTE][-number:]
        rows = [row for line in told for row in wrapped(line)][-number:]
        return Text("\n", no_wrap=True, overflow="ellipsis").join(rows)


def wrapped(line: Line) -> list[Text]:
    """Return a line as rows of the box; the time stands before the first row."""
    times = (f"{clock(line.at)}  ", " " * len(f"{clock(line.at)}  "))
    parts = wrap(line.text, BAR - len(times[0]))
    return [_styled(times[number > 0], part, line) for number, part in enumerate(parts)]


def _styled(time: str, part: str, line: Line) -> Text:
    text = Text.assemble((time, FAINT), (part, WEIGHTS[line.weight]))
    if line.seat >= 0:
        text.highlight_words([NAMES[line.seat]], colours.adventurer(line.seat))
    return text


def _box(title: str, content: RenderableType) -> Panel:
    return Panel(content, title=Text(f" {title} ", STONE), title_align="left", border_style=STONE)


def _gong_marks(gongs: tuple[int, ...], whole: int) -> Text:
    marks = [" "] * BAR
    for number, gong in enumerate(gongs, 1):
        marks[BAR * gong // whole] = str(number)
    return Text("".join(marks), FAINT)


def _time_bar(now: int, gongs: tuple[int, ...], ends: tuple[int, ...]) -> Text:
    """Draw the ten minutes from left to right: past and future parts, and countdowns in red."""
    text = Text()
    for column in range(BAR):
        at = ends[-1] * column // BAR
        danger = any(gong <= at < end for gong, end in zip(gongs, ends, strict=True))
        gone = at < now
        style = ALARM if danger else EMBER if gone else FAINT
        text.append("━" if gone else "╌" if not danger else "━", style if gone or danger else FAINT)
    return text


# -------------------------------------------------------------------- the end
def ending(game: Game, tally: Tally) -> RenderableType:
    """Draw the result, its reason, and what each adventurer did."""
    reason = ENDINGS.get(game.reason, game.reason)
    verdict = Text("WON" if game.won else "LOST", GOOD if game.won else ALARM)
    headline = Text.assemble(verdict, f"  {reason} after {clock(game.now)}", style=PAPER)
    if not game.won:
        headline.append(f"\n{_what_was_missing(game)}", FAINT)
    style = Style(color=colours.GOOD if game.won else colours.ALARM)
    return Group(Panel(Align.center(headline), border_style=style), Align.center(_deeds(game, tally)))


def _what_was_missing(game: Game) -> str:
    inside = ", ".join(NAMES[seat] for seat in game.party.inside())
    keys = game.depot.gems + 1
    return f"still inside: {inside}; {phrases.number(keys, 'key')} each would have been needed"


def _deeds(game: Game, tally: Tally) -> Table:
    table = Table(border_style=STONE, header_style=FAINT)
    table.add_column()
    for head in ("throws", "black masks", "found", "steps", "gems", "freed", "lost", "out"):
        table.add_column(head, justify="right")
    for seat, deeds in enumerate(tally.deeds):
        counts = (deeds.throws, deeds.black_masks, deeds.chambers, deeds.steps, deeds.gems, deeds.freed_mates)
        lost = len(game.dice.held(seat, LOST))
        out = Text("yes", GOOD) if deeds.escaped else Text("no", ALARM)
        table.add_row(Text(NAMES[seat], colours.adventurer(seat)), *[str(n) for n in (*counts, lost)], out)
    return table
