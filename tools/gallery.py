"""Open every screen of the client as Noor sees it, for pictures and for tests of all screens."""

import json
import re
from collections import ChainMap
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Final, Protocol

from playwright.sync_api import Page

from company import SCREEN, Company
from keepsakes import paused_at, planned, played, sand_at
from map_scenes import ASKED, MAP_SCENES, TOOLS, TRAPS
from scenes import CAST, MATE, ME, SCENES, TIGHT, Scene
from serving import Server
from staging import Staged, stage
from tumbledown.bench.browser import DESKTOP, PHONE
from tumbledown.server.tokens import ALPHABET

__all__ = ["BESIDE", "CROWDED", "DESKTOP", "PHONE", "SCREENS", "SIZES", "TRAYS", "Gallery", "turn_to"]

SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
WHO: Final = {"tumbledown.me": json.dumps({"name": CAST[ME].name, "colour": CAST[ME].colour})}


class Visit(Protocol):
    """Opens a page in a new browser context; `knows` is its local storage from earlier visits."""

    def __call__(self, address: str, *, knows: dict[str, str], expects: str = ...) -> Page: ...


def _codes() -> Iterator[str]:
    return (f"TMB{first}{second}{last}" for first in ALPHABET for second in ALPHABET for last in ALPHABET)


CODES: Final = _codes()
"""The codes of tables. Shared, because several galleries may use one server."""


def turn_to(page: Page, panel: str) -> None:
    """Open a panel by the name of its tab; wide windows show all panels and have no tabs."""
    tab = page.get_by_role("tab", name=re.compile(f"^{panel}"))
    if tab.is_visible():
        tab.click()


class Gallery:
    """Opens screens; the other players of Noor's table stay connected while the context lasts."""

    def __init__(self, server: Server, visit: Visit) -> None:
        self.server = server
        self._visit = visit
        self._others = ExitStack()
        self._company: Company | None = None

    def __enter__(self) -> "Gallery":
        return self

    def __exit__(self, *_: object) -> None:
        self._others.close()

    def show(self, screen: str) -> Page:
        return (SCREENS | BESIDE | EVENING | TRAYS | CROWDED)[screen](self)

    # ---------------------------------------------------------------- before and beside a game
    def home(self) -> Page:
        page = self._open("/", WHO)
        page.get_by_role("button", name="Play now").wait_for()
        return page

    def home_again(self) -> Page:
        """The first page for a player who has played before, with the last games."""
        page = self._open("/", WHO | played(games=3))
        page.get_by_role("link", name="All replays").wait_for()
        return page

    def first_time(self) -> Page:
        """The offer of the lesson before a first game."""
        page = self.home()
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("dialog").wait_for()
        return page

    def day(self) -> Page:
        """The lobby of a table for the temple of the day."""
        page = self.home()
        page.get_by_role("button", name="With friends").click()
        page.get_by_role("img", name="QR code").wait_for()
        turn_to(page, "Temple")
        return page

    def history(self) -> Page:
        page = self._open("/replays", WHO | played(games=3))
        page.get_by_role("heading", name="Replays", level=1).wait_for()
        return page

    def companion(self, path: str = "", about: str = "Pause|Resume", game: dict[str, str] | None = None) -> Page:
        """The companion in the middle of a game with the cardboard box and its sand glasses."""
        knows = WHO | (game or paused_at(100)) | planned("4/normal/time_chambers+curses")
        page = self._open(f"/companion{path}", knows)
        page.get_by_role("main").get_by_text(re.compile(about)).first.wait_for()
        return page

    def join(self) -> Page:
        staged = stage(self.server.database, next(CODES), CAST[MATE:])
        page = self._open(f"/t/{staged.code}", WHO)
        page.get_by_role("button", name="Sit down").wait_for()
        return page

    def preferences(self) -> Page:
        page = self.home()
        page.get_by_role("button", name="You play as").click()
        page.get_by_role("dialog", name="Settings").wait_for()
        return page

    def table(self, seat: int = ME) -> Page:
        page = self._sit_down(stage(self.server.database, next(CODES), CAST), seat=seat)
        page.get_by_role("heading", name="Adventurers").wait_for()
        page.get_by_role("img", name="QR code").wait_for()
        return page

    def chosen(self) -> Page:
        """The lobby after the host has chosen a temple and Milan has wished for more."""
        page = self.table()
        turn_to(page, "Temple")
        page.get_by_role("button", name="Classic").click()
        page.get_by_role("checkbox", name="Doomed").locator("xpath=..").click()
        if self._company is not None:
            self._company.send(MATE, {"type": "wish", "what": "pit"})
        page.get_by_text("Milan would like it").wait_for()
        return page

    def explained(self) -> Page:
        page = self.chosen()
        page.get_by_role("button", name="Curses: what is this?").click()
        page.get_by_role("dialog", name="Curses").wait_for()
        return page

    def agreed(self) -> Page:
        page = self.table()
        turn_to(page, "Game")
        page.get_by_role("radio", name="Pros +6").check(force=True)
        return page

    def guest(self) -> Page:
        """The lobby as Milan sees it."""
        page = self.table(MATE)
        turn_to(page, "Temple")
        page.get_by_role("button", name="What else is there?").click()
        page.get_by_role("button", name=re.compile("^I wish for it.*The pit")).click()
        return page

    def roles(self) -> Page:
        """The choice of characters: Milan has chosen, and Noor looks at the others."""
        page = self.table()
        turn_to(page, "Temple")
        page.get_by_role("checkbox", name=re.compile("^Characters")).locator("xpath=..").click()
        if self._company is not None:
            self._company.send(MATE, {"type": "choose", "what": "characters.who", "word": "mechanic", "id": 1})
        turn_to(page, "Team")
        page.get_by_role("button", name=re.compile("^Noor")).click()
        page.get_by_role("button", name="Who are you?").click()
        page.get_by_role("radio", name=re.compile("^Mechanic Milan")).wait_for()
        return page

    def turning(self) -> Page:
        """The map shows a chamber as it would be turned."""
        page = self.temple("somebody")
        page.get_by_role("button", name=re.compile("^Mechanic")).click()
        page.get_by_role("button", name=re.compile("^Turn: ")).first.wait_for()
        return page

    def gears(self) -> Page:
        """The map shows a row as it would slide."""
        page = self.temple("at the gears")
        page.get_by_role("button", name=re.compile("^Turn the gears")).first.click()
        page.get_by_role("button", name=re.compile("^Slide this")).wait_for()
        return page

    def with_tool(self, scene: str) -> Page:
        """The card was touched, and its effect is shown on the map."""
        page = self.temple(scene)
        page.locator(f"[data-card={TOOLS[scene].card}]").click()
        page.locator(".ask").wait_for()
        return page

    def asked(self, scene: str) -> Page:
        """An open question of another player or of a card."""
        page = self.temple(scene)
        page.locator(".ask .answers").wait_for()
        return page

    def looking(self) -> Page:
        """Noor looks at the face of a token for a moment."""
        page = self.temple("twins")
        page.locator("[data-deed]", has_text="Look at the token").click()
        page.locator("[data-deed]", has_text="Give a hint").wait_for()
        return page

    def hinting(self) -> Page:
        page = self.looking()
        page.locator("[data-deed]", has_text="Give a hint").click()
        page.get_by_role("article", name="What do you tell the others?").wait_for()
        return page

    def exchanging(self) -> Page:
        """Two tiles of the calendar are to be swapped, and their numbers are shown on the map."""
        page = self.temple("cursed calendar")
        page.locator("[data-deed]", has_text="Swap").click()
        page.get_by_role("article").wait_for()
        return page

    def summons(self) -> Page:
        """The question before all players are called."""
        page = self.temple("calling")
        page.locator("[data-deed]", has_text="Call everybody").click()
        page.get_by_role("article", name="Call everybody?").wait_for()
        return page

    def mix(self) -> Page:
        page = self._open("/mix/expert/curses+treasures", WHO)
        page.get_by_role("button", name="Open a table").wait_for()
        return page

    def challenges(self) -> Page:
        """All challenges; the one in the link is explained."""
        page = self._open("/challenges/3b", WHO)
        page.get_by_role("button", name="Play 3b").wait_for()
        return page

    def challenge_table(self) -> Page:
        """A table for a challenge, with a chapter with which it earns no mark."""
        page = self._open("/challenges/3b", WHO)
        page.get_by_role("button", name="Host it for friends").click()
        page.get_by_role("button", name="Start alone").wait_for()
        turn_to(page, "Temple")
        page.get_by_role("checkbox", name=re.compile("^Traps")).locator("xpath=..").click()
        page.get_by_text("No mark: challenge 3b is played without Traps.").wait_for()
        return page

    def nowhere(self) -> Page:
        page = self._open("/no/such/place", WHO, expects="404")
        page.get_by_role("heading", name="Page not found").wait_for()
        return page

    def trouble(self) -> Page:
        page = self._open("/t/MMMMMM", WHO, expects="404")
        page.get_by_role("heading", name="No table here").wait_for()
        return page

    # ---------------------------------------------------------------- a game
    def temple(self, scene: str) -> Page:
        page = self._sit_down(self._staged(scene), scene)
        page.get_by_role("timer").wait_for()
        if _moment(scene).then is not None:
            page.get_by_role("article").wait_for()
        return page

    def with_sheet(self, button: str) -> Page:
        page = self.temple("middle")
        page.get_by_role("button", name=button).click()
        page.get_by_role("button", name="Close", exact=True).wait_for()
        return page

    def quests(self) -> Page:
        """All quests in words: what they ask for, how far they are, and who is there."""
        page = self.temple("altar")
        page.get_by_role("button", name="About the depot").click()
        page.get_by_role("region", name="Quests").wait_for()
        return page

    def sacrifice(self) -> Page:
        """The altar asks which dice to give."""
        page = self.temple("altar")
        page.get_by_role("button", name="Give to the altar").click()
        page.get_by_role("article", name="Which die?").get_by_role("button", name="Torch").click()
        page.get_by_role("article", name="One die goes for good").wait_for()
        return page

    def stacking(self, scene: str = "tower") -> Page:
        """The tower with a die that swings over it. It fills the zone of the map, so no adventurer is visible."""
        page = self.temple(scene)
        page.get_by_role("button", name="Stack a die").click()
        page.get_by_role("button", name=re.compile("^Drop")).wait_for()
        return page

    def paused(self) -> Page:
        page = self.with_sheet("Settings")
        page.get_by_role("button", name="Pause the game").click()
        page.get_by_role("button", name="Resume").wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Close", exact=True).wait_for(state="detached")
        return page

    def end(self, scene: str) -> Page:
        page = self._sit_down(self._staged(scene), scene)
        page.get_by_role("list", name="Awards").wait_for()
        return page

    def tv(self, scene: str = "") -> Page:
        """A table on a television; without a scene, before the game."""
        if scene:
            page = self._sit_down(self._staged(scene), scene)
            page.get_by_role("toolbar" if scene not in ("won", "lost") else "main").first.wait_for()
            code = page.url.rpartition("/")[2]
        else:
            code = stage(self.server.database, next(CODES), CAST).code
        screen = self._open(f"/tv/{code}", {})
        screen.wait_for_timeout(1500)
        return screen

    def tray(self, scene: str) -> Page:
        """A phone of a player in front of a television."""
        page = self._sit_down(self._staged(scene), scene, path="/p/")
        page.get_by_role("main", name="Dice tray").wait_for()
        return page

    def tray_list(self) -> Page:
        """The list of targets of a treasure, in words."""
        page = self.tray("trapped")
        page.get_by_role("button", name=re.compile("^Teleport")).click()
        page.get_by_role("dialog", name="Teleport").wait_for()
        return page

    def tray_call(self) -> Page:
        page = self.tray("middle")
        page.get_by_role("button", name="Call").click()
        page.get_by_role("group", name="Call to the team").wait_for()
        return page

    def tray_settings(self) -> Page:
        page = self.tray("middle")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("switch", name="Dice tray").wait_for()
        return page

    def spectators(self) -> Page:
        """A spectator who came too late, while players of the table wish for more."""
        page = self.table()
        if self._company is not None:
            self._company.send(MATE, {"type": "wish", "what": "pit"})
        page = self._open(f"/p/{page.url.rpartition('/')[2]}", WHO)
        page.get_by_role("button", name="Join the audience").click()
        page.get_by_role("heading", name="Audience").wait_for()
        page.get_by_role("button", name=re.compile("^Curses")).click()
        return page

    def rulebook(self, path: str) -> Page:
        page = self._open(f"/rules{path}", {})
        page.get_by_role("heading", level=1).wait_for()
        return page

    def replay(self) -> Page:
        """The replay of the game that was won, paused in the middle."""
        page = self.end("won")
        page.get_by_role("link", name="Watch the replay").click()
        page.get_by_role("slider").wait_for()
        page.goto(f"{page.url.partition('#')[0]}#t=4:30")
        page.reload()
        page.get_by_role("slider").wait_for()
        return page

    def _staged(self, scene: str) -> Staged:
        moment = _moment(scene)
        return stage(self.server.database, next(CODES), moment.cast, moment.rehearse(), is_paused=moment.is_paused)

    def _sit_down(self, staged: Staged, scene: str = "", seat: int = ME, path: str = "/t/") -> Page:
        """Connect the other players first, because players who are absent when time begins to pass are announced. Trays
        need a big screen."""
        cast = _moment(scene).cast if scene else CAST
        others = {other: staged.tokens[other] for other, who in enumerate(cast) if other != seat and not who.is_bot}
        if path == "/p/":
            others[SCREEN] = ""
        company = self._company = self._others.enter_context(Company(self.server.base, staged.code, others))
        seats = json.dumps([{"code": staged.code, "token": staged.tokens[seat], "at": 1}])
        page = self._open(f"{path}{staged.code}", {**WHO, "tumbledown.seats": seats})
        if scene and (command := _moment(scene).then) is not None:
            page.get_by_role("toolbar").wait_for()
            company.send(MATE, {"type": "do", "id": 1, "command": command})
        return page

    def _open(self, path: str, knows: dict[str, str], expects: str = "(?!)") -> Page:
        return self._visit(f"{self.server.base}{path}", knows=knows, expects=expects)


def _moment(scene: str) -> Scene:
    return ChainMap(SCENES, MAP_SCENES, TIGHT)[scene]


def _scene(name: str) -> Callable[[Gallery], Page]:
    return lambda gallery: gallery.temple(name)


def _tool(name: str) -> Callable[[Gallery], Page]:
    return lambda gallery: gallery.with_tool(name)


def _asked(name: str) -> Callable[[Gallery], Page]:
    return lambda gallery: gallery.asked(name)


SCREENS: Final[dict[str, Callable[[Gallery], Page]]] = {
    "home": Gallery.home,
    "join": Gallery.join,
    "preferences": Gallery.preferences,
    "table": Gallery.table,
    "chosen": Gallery.chosen,
    "explained": Gallery.explained,
    "agreed": Gallery.agreed,
    "guest": Gallery.guest,
    "roles": Gallery.roles,
    "mix": Gallery.mix,
    "challenges": Gallery.challenges,
    "challenge-table": Gallery.challenge_table,
    "nowhere": Gallery.nowhere,
    **{name: _scene(name) for name in SCENES if name not in ("won", "lost")},
    "turning": Gallery.turning,
    "chat": lambda gallery: gallery.with_sheet("Chat"),
    "settings": lambda gallery: gallery.with_sheet("Settings"),
    "won": lambda gallery: gallery.end("won"),
    "lost": lambda gallery: gallery.end("lost"),
    "trouble": Gallery.trouble,
}
BESIDE: Final[dict[str, Callable[[Gallery], Page]]] = {
    "home-again": Gallery.home_again,
    "first-time": Gallery.first_time,
    "day": Gallery.day,
    "history": Gallery.history,
    "replay": Gallery.replay,
    "rules": lambda gallery: gallery.with_sheet("Rules"),
    "companion": Gallery.companion,
    "companion-sand": lambda gallery: gallery.companion(game=sand_at(195)),
    "companion-setup": lambda gallery: gallery.companion("/setup", "Starting chamber"),
    "companion-look-up": lambda gallery: gallery.companion("/look-up", "Poison"),
}
"""Screens outside of a game."""
EVENING: Final[dict[str, Callable[[Gallery], Page]]] = {
    "rulebook": lambda gallery: gallery.rulebook("/curses"),
    "tv-lobby": Gallery.tv,
    "tv-play": lambda gallery: gallery.tv("late"),
    "tv-countdown": lambda gallery: gallery.tv("countdown"),
    "tv-end": lambda gallery: gallery.tv("won"),
}
"""The rulebook, whose address has the language, and the television, which has its own window sizes."""
TRAYS: Final[dict[str, Callable[[Gallery], Page]]] = {
    "tray": lambda gallery: gallery.tray("middle"),
    "tray-cards": lambda gallery: gallery.tray("trapped"),
    "tray-vote": lambda gallery: gallery.tray("vote"),
    "tray-stuck": lambda gallery: gallery.tray("locked"),
    "tray-list": Gallery.tray_list,
    "tray-call": Gallery.tray_call,
    "tray-settings": Gallery.tray_settings,
    "spectators": Gallery.spectators,
}
"""Screens of phones in front of a television."""
CROWDED: Final[dict[str, Callable[[Gallery], Page]]] = {
    **{name: _scene(name) for name in TIGHT if name not in ("names", "high tower")},
    **{name: _scene(name) for name in TRAPS if name != "calling"},
    "summons": Gallery.summons,
    **{name: _tool(name) for name in TOOLS},
    **{name: _asked(name) for name in ASKED},
    "looking": Gallery.looking,
    "hinting": Gallery.hinting,
    "exchanging": Gallery.exchanging,
    "stacking": Gallery.stacking,
    "stacking high": lambda gallery: gallery.stacking("high tower"),
    "paused": Gallery.paused,
    "gears": Gallery.gears,
    "quests": Gallery.quests,
    "sacrifice": Gallery.sacrifice,
    "names": lambda gallery: gallery.end("names"),
}
"""Screens that are only tested and have no picture in the documentation."""
