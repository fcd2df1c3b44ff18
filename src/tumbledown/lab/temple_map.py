"""Draw the temple with letters: a grid of chambers, with doors where walls have openings."""

from itertools import groupby
from operator import itemgetter

from rich.style import Style
from rich.text import Text

from tumbledown.engine.game import Game
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.temple import LAID, xy
from tumbledown.engine.tiles import EAST, NORTH, SOUTH, WEST, TileKind
from tumbledown.lab import colours

WALL = Style(color=colours.STONE)
DARK = Style(color=colours.FAINT)
LIT = Style(color=colours.GEM, bold=True)

Frame = tuple[int, int, int, int]
"""The column or row of the grid that is farthest west, north, east and south."""


class Size:
    """The size of a drawn chamber, in letters and lines, walls included."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height


SIZES = (Size(11, 5), Size(9, 4), Size(7, 3), Size(5, 3))


class Canvas:
    """A grid of styled letters; letters outside it are dropped."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[Style.null()] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write at this position and keep the background there; return the next column."""
        for letter in text:
            if 0 <= x < self.width and 0 <= y < self.height:
                self.letters[y][x] = letter
                self.styles[y][x] = self.styles[y][x] + style
            x += 1
        return x

    def text(self) -> Text:
        text = Text(no_wrap=True)
        for row, styles in zip(self.letters, self.styles, strict=True):
            for style, run in groupby(zip(row, styles, strict=True), key=itemgetter(1)):
                text.append("".join(letter for letter, _ in run), style)
            text.append("\n")
        text.right_crop(1)
        return text


def frame_of(game: Game) -> Frame:
    """Return the part of the grid that the laid chambers take up."""
    spots = [xy(game.temple.cell[tile]) for tile in game.temple.laid()]
    columns, rows = [x for x, _ in spots], [y for _, y in spots]
    return min(columns), min(rows), max(columns), max(rows)


def fitting_size(frame: Frame, width: int, height: int) -> Size:
    """Return the largest size in which the frame fits, else the smallest."""
    west, north, east, south = frame
    for size in SIZES:
        if (east - west + 1) * size.width <= width and (south - north + 1) * size.height <= height:
            return size
    return SIZES[-1]


def draw_temple(game: Game, frame: Frame, size: Size) -> Text:
    """Draw all laid chambers of the frame, with question marks where an opening leads to an empty cell."""
    west, north, east, south = frame
    canvas = Canvas((east - west + 1) * size.width, (south - north + 1) * size.height)
    for tile, state in enumerate(game.temple.state):
        if state == LAID:
            x, y = xy(game.temple.cell[tile])
            Chamber(game, tile, canvas, size, (x - west) * size.width, (y - north) * size.height).draw()
    return canvas.text()


class Chamber:
    """One chamber, drawn on the canvas with its upper left corner at (x, y)."""

    def __init__(self, game: Game, tile: int, canvas: Canvas, size: Size, x: int, y: int) -> None:
        self.game = game
        self.tile = tile
        self.kind: TileKind = game.tile_kind(tile)
        self.canvas = canvas
        self.size = size
        self.x = x
        self.y = y

    def draw(self) -> None:
        self._draw_floor()
        self._draw_walls()
        self._draw_darkness()
        if self.size.height == 5:
            self._draw_name(self._draw_entry() + 1)
            self._draw_gems()
            self._draw_pawns(self.x + 2, self.y + 2)
            self._draw_price()
        elif self.size.height == 4:
            self._draw_entry()
            self._draw_gems()
            self._draw_pawns(self.x + 2, self.y + 2)
        else:
            self._draw_in_one_line()

    def _draw_in_one_line(self) -> None:
        """In the smallest chambers pawns cover what is printed there."""
        if self.size.width > 5:
            self._draw_entry()
        self._draw_gems()
        self._draw_pawns(self.x + self.size.width - 2 - len(self._seats()), self.y + 1)

    # ---------------------------------------------------------------- floor and walls
    def _draw_floor(self) -> None:
        floor = Style(bgcolor=colours.FLOORS.get(self.kind.id, colours.FLOOR))
        for row in range(self.y, self.y + self.size.height):
            self.canvas.put(self.x, row, " " * self.size.width, floor)

    def _draw_walls(self) -> None:
        openings = self.game.temple.openings(self.tile)
        bottom, right = self.y + self.size.height - 1, self.x + self.size.width - 1
        self.canvas.put(self.x, self.y, "┏" + self._lintel(bool(openings >> NORTH & 1)) + "┓", WALL)
        self.canvas.put(self.x, bottom, "┗" + self._lintel(bool(openings >> SOUTH & 1)) + "┛", WALL)
        for row in range(self.y + 1, bottom):
            door = row == self.y + self.size.height // 2
            self.canvas.put(self.x, row, " " if door and openings >> WEST & 1 else "┃", WALL)
            self.canvas.put(right, row, " " if door and openings >> EAST & 1 else "┃", WALL)

    def _lintel(self, is_open: bool) -> str:
        """Return a horizontal wall, with a door in its middle if it is open."""
        length = self.size.width - 2
        if not is_open:
            return "━" * length
        post = (length - 3) // 2 - 1
        if post < 0:
            return " " * length
        return "━" * post + "╸   ╺" + "━" * post

    def _draw_darkness(self) -> None:
        """Mark openings to empty cells."""
        middle, half = self.y + self.size.height // 2, self.x + self.size.width // 2
        spots = {
            NORTH: (half, self.y),
            SOUTH: (half, self.y + self.size.height - 1),
            WEST: (self.x, middle),
            EAST: (self.x + self.size.width - 1, middle),
        }
        for side in self.game.temple.frontier(2 * self.tile):
            self.canvas.put(*spots[side], "?", DARK)

    # ---------------------------------------------------------------- contents
    def _draw_entry(self) -> int:
        """Draw the icons of the red frame in the upper left corner; return the next column."""
        x = self.x + (1 if self.size.height == 3 else 2)
        for icon, count in enumerate(self.kind.entry[0], 1):
            for _ in range(count):
                x = self.canvas.put(x, self.y + 1, LETTERS[icon], colours.icon(LETTERS[icon]))
        return x

    def _draw_name(self, x: int) -> None:
        if self.kind.id in colours.FLOORS:
            self.canvas.put(x, self.y + 1, self.kind.id.upper(), Style(color=colours.EMBER, bold=True))

    def _draw_gems(self) -> None:
        """Draw the gems in the upper right corner: the lit ones, or those that can be lit, in the colour of their
        price."""
        lit = self.game.temple.gems[self.tile]
        most = self.kind.gem_steps[-1][0] if self.kind.gem_steps else 0
        if self.game.temple.used[self.tile]:
            self._put_right("◆" * lit, LIT)
        elif most:
            self._put_right("◇" * most, colours.icon(self._gem_letter()))

    def _put_right(self, text: str, style: Style) -> None:
        right = self.x + self.size.width - (1 if self.size.height == 3 else 2)
        self.canvas.put(right - len(text), self.y + 1, text, style)

    def _gem_letter(self) -> str:
        cost = self.kind.gem_steps[0][1]
        return LETTERS[next(icon for icon, count in enumerate(cost, 1) if count)]

    def _draw_price(self) -> None:
        """Draw the icon of the gems, and how many of it each step asks for."""
        if not self.kind.gem_steps or self.game.temple.used[self.tile]:
            return
        letter = self._gem_letter()
        counts = " ".join(str(max(cost)) for _, cost in self.kind.gem_steps)
        self.canvas.put(self.x + 2, self.y + 3, letter + counts, colours.icon(letter))

    def _seats(self) -> list[int]:
        party = self.game.party
        return party.seats_at(2 * self.tile) + party.seats_at(2 * self.tile + 1)

    def _draw_pawns(self, x: int, y: int) -> None:
        """Draw the pawns side by side, with gaps if there is room."""
        seats = self._seats()
        gap = 2 if x + 2 * len(seats) <= self.x + self.size.width else 1
        for seat in seats:
            self.canvas.put(x, y, str(seat + 1), colours.pawn(seat))
            x += gap
