"""Somebody who plays a whole game by touching what glows, and knows only what the screen says."""

import re
from collections import Counter
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, TimeoutError

from tests.browser.listening import DISCOVERY, STEPS, Cell, Map, Price, Step

SEE: Final = """() => {
  const all = (where, what) => [...document.querySelectorAll(where)].map(what)
  const name = (node) => node.getAttribute('aria-label') ?? node.textContent.trim().replaceAll(/\\s+/g, ' ')
  const thing = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const key = node.getAttribute('aria-keyshortcuts') ?? ''
    return [name(node), key, x + width / 2, y + height / 2, node.getAttribute('aria-pressed') === 'true']
  }
  return {
    dice: all('[role=toolbar] button', thing),
    deeds: all('[role=group][aria-label="What you can do"] button:not([aria-disabled=true])', thing),
    roll: all('section[aria-label="My dice"] > button', thing),
    chambers: all('section[aria-label="The temple"] button[data-key][data-cell]', name),
    depot: document.querySelector('section[aria-label="Depot"]')?.textContent ?? '',
  }
}"""
WATCH: Final = """() => {
  window.throwsSeen = 0
  const isRolling = (node) => node instanceof Element && node.getAttribute('aria-label') === 'Rolling'
  const note = (changes) => { window.throwsSeen += changes.some(({ target }) => isRolling(target)) }
  const what = { subtree: true, attributes: true, attributeFilter: ['aria-label'] }
  new MutationObserver(note).observe(document.body, what)
}"""
LIES: Final = """() => ![...document.querySelectorAll('[role=toolbar] button')]
    .some((die) => die.getAttribute('aria-label') === 'Rolling')"""
HEARD: Final = """() => {
  const all = document.querySelectorAll('[role=toolbar] button, [role=group] button, [data-cell]')
  return JSON.stringify([...all].map((node) => node.getAttribute('aria-label') ?? node.textContent))
}"""

LOCKED: Final = "Black mask, locked"
GONE: Final = ("Lost die", "Die on a card")
KEYS: Final = re.compile(r"(\d+) keys? to escape")
NOTICE_MS: Final = 3000
MANY_LOCKED: Final = 3
EASY_KEYS: Final = 5
"""So many keys are soon found with seven dice; gems are lit until no more are asked for."""


class Thing(NamedTuple):
    """Something to touch: what it is called, the key that does the same, and where its middle is."""

    name: str
    key: str
    x: float
    y: float
    is_pressed: bool

    @property
    def face(self) -> str:
        """Of a die, whatever is said of it besides."""
        return self.name.partition(",")[0]


class Sight:
    """One look at the screen."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.dice = [Thing(*die) for die in seen["dice"]]
        self.deeds = [Thing(*deed) for deed in seen["deeds"]]
        self.roll = [Thing(*button) for button in seen["roll"]]
        self.map = Map(seen["chambers"])
        self.keys = int("".join(KEYS.findall(seen["depot"])) or 0)
        self.locked = sum(die.name == LOCKED for die in self.dice)
        self.usable = sum(die.name not in GONE for die in self.dice)

    def offered(self, words: str) -> Thing | None:
        """A deed that glows and begins with these words."""
        return next((deed for deed in self.deeds if deed.name.startswith(words)), None)


class Aim(NamedTuple):
    """What is to be done next, by the words on its button, and what it costs."""

    words: str
    price: Price


class Adventurer:
    """Plays alone, with a mouse or a finger. Whoever uses something else overrides `press`."""

    def __init__(self, page: Page, *, by_touch: bool = False) -> None:
        self.page = page
        self.by_touch = by_touch
        self.done: Counter[str] = Counter()
        page.get_by_role("toolbar", name="Dice").wait_for()
        page.evaluate(WATCH)

    def play(self, most: int = 600) -> None:
        """Until there are no dice any more: out, or over."""
        for _ in range(most):
            sight = self.look()
            if sight is None:
                return
            self.act(sight)
        raise AssertionError(f"after {most} moves the game is still on: {self.done}")

    def look(self) -> Sight | None:
        """Once the dice lie; nothing if there are none any more."""
        self.page.wait_for_function(LIES)
        seen = self.page.evaluate(SEE)
        return Sight(seen) if seen["dice"] else None

    def act(self, sight: Sight) -> None:
        if rescue := sight.offered("Free my dice"):
            return self.touch(rescue)
        if sight.locked == sight.usable:
            return self.despair(sight)
        aim = self.aim(sight)
        if deed := sight.offered(aim.words):
            return self.touch(deed)
        return self.try_for(aim.price, sight)

    def despair(self, sight: Sight) -> None:
        """All dice are locked, and nobody else is there."""
        if fate := sight.offered("Turn of fate"):
            self.touch(fate)

    def try_for(self, price: Price, sight: Sight) -> None:
        """Keep what the price asks for, and throw the rest; with few dice left to throw, hope for gold."""
        wanted = Counter(price) if sight.locked < MANY_LOCKED else Counter[str]()
        most = sight.usable - sight.locked - 1
        for number, die in enumerate(sight.dice):
            is_wanted = wanted[die.face] > 0 and most > 0
            wanted[die.face] -= is_wanted
            most -= is_wanted
            if is_wanted != die.is_pressed:
                self.turn(number)
        self.roll(sight)

    # ---------------------------------------------------------------- what to do
    def aim(self, sight: Sight) -> Aim:
        temple = sight.map
        ways_out = [cell for cell, room in temple.rooms.items() if room.name == "Exit"]
        if ways_out and sight.keys <= EASY_KEYS:
            return Aim("Escape!", Counter({"Key": sight.keys})) if (0, 0) in ways_out else self.way(sight, *ways_out)
        if sight.keys > EASY_KEYS and (step := self.easiest(temple.here.steps, sight.usable)):
            return Aim(f"Light {step.gems} gem", step.price)
        return self.explore(sight)

    def easiest(self, steps: tuple[Step, ...], dice: int) -> Step | None:
        return next((step for step in steps if step.price.total() < dice), None)

    def explore(self, sight: Sight) -> Aim:
        temple = sight.map
        if side := temple.unexplored((0, 0)):
            return Aim(f"Discover {side}", DISCOVERY)
        gems = [cell for cell, room in temple.rooms.items() if sight.keys > EASY_KEYS and room.steps]
        return self.way(sight, *gems, *[cell for cell in temple.rooms if temple.unexplored(cell)])

    def way(self, sight: Sight, *cells: Cell) -> Aim:
        side = sight.map.nearest(*cells)
        assert side, f"no way from here to any of {cells}"
        return Aim(f"Enter {side}", sight.map.rooms[STEPS[side]].entry)

    # ---------------------------------------------------------------- how to do it
    def touch(self, deed: Thing) -> None:
        self.done[re.split(r" (?=north|east|south|west|\d|\w$)", deed.name)[0]] += 1
        before = self.page.evaluate(HEARD)
        self.press(deed)
        self._wait_for(f"(before) => ({HEARD})() !== before", before)

    def turn(self, number: int) -> None:
        """Keep or release a die. It moves then, and others move up: each time it is looked for anew."""
        self.press(Thing(*self.page.evaluate(SEE)["dice"][number]))

    def roll(self, sight: Sight) -> None:
        self.done["Roll"] += 1
        before = self.page.evaluate("() => window.throwsSeen")
        self.press(sight.roll[0])
        self._wait_for("(before) => window.throwsSeen > before", before)

    def press(self, thing: Thing) -> None:
        if self.by_touch:
            self.page.touchscreen.tap(thing.x, thing.y)
        else:
            self.page.mouse.click(thing.x, thing.y)

    def _wait_for(self, condition: str, before: object) -> None:
        """Somebody else, or the clock, may have been faster; then one looks again."""
        try:
            self.page.wait_for_function(condition, arg=before, timeout=NOTICE_MS)
        except TimeoutError:
            self.done["nothing happened"] += 1
