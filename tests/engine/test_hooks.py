"""The hook points: what is listed is there, is called and is tested; and what a chapter offers, asks and follows.

Those that forbid and those that adjust a value have files of their own.
"""

import ast
from pathlib import Path

import pytest

from tests import structure
from tests.engine.tables import busy_table
from tests.scenario import Scenario
from tumbledown.engine import questions
from tumbledown.engine.commands import (
    Answer,
    Discover,
    Enter,
    Perform,
)
from tumbledown.engine.events import (
    AdventurerMoved,
    Announced,
    ChamberPlaced,
    DiceSpent,
    GameStarted,
    TempleSettled,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import (
    BASE,
    BIND,
    EXIT,
    FIRST_TWO,
    GRANT,
    HOOKS,
    MIX,
    PIECES,
    POOL,
    SETS,
    Adjust,
    CardRules,
    Chapter,
    Forbid,
    Registry,
)
from tumbledown.engine.offers import ALONE, Bill, Offer, Pick
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.setup import bare_game, deal_out, settings_warnings
from tumbledown.engine.structs import Question, Settings, SettingsWarning
from tumbledown.engine.temple import NOWHERE
from tumbledown.engine.tiles import EAST
from tumbledown.expansions import chapters

BARRED = Refusal("barred")
TESTS = Path(__file__).parent.parent
BY_VERB = ("forbid", "adjust")

Call = tuple[object, ...]


def hook_names() -> set[str]:
    """`forbid.arrive`, `adjust.worth`, `perform`: as tests name them."""
    return {f"{verb}.{name}" if verb in BY_VERB else name for verb, names in HOOKS.items() for name in names}


def probe() -> Chapter:
    return Chapter("probe", order=90)


# -------------------------------------------------------------------- the list itself
def public(cls: type, *, without: type = object) -> set[str]:
    return {name for name in vars(cls) if not name.startswith("_") and not hasattr(without, name)}


def test_the_number_of_hook_points_is_known() -> None:
    assert len(hook_names()) == sum(len(names) for names in HOOKS.values()) == 45


def test_the_list_names_the_methods_of_the_classes() -> None:
    assert set(HOOKS["forbid"]) == public(Forbid, without=Registry)
    assert set(HOOKS["adjust"]) == public(Adjust, without=Registry) - {"ranked"}
    of_cards_alone = {"comes", "goes"}
    others = {*HOOKS["offer"], *HOOKS["react"], *HOOKS["setup"], *HOOKS["warn"]}
    assert others == public(Chapter) - {"of"} | of_cards_alone
    assert public(CardRules) == {"react", *of_cards_alone}, "otherwise the rules of a card use the same hooks"


@pytest.mark.parametrize("owner", [Forbid, Adjust, Chapter, CardRules])
def test_every_hook_says_what_it_is_given_and_what_it_is_for(owner: type) -> None:
    wanted = {name for names in HOOKS.values() for name in names} & set(vars(owner))
    assert wanted
    for name in wanted:
        text = getattr(owner, name).__doc__
        assert text, name
        assert text.startswith("(game"), name
        assert len(text.split("): ")[1]) > 10, name


def table_of(name: str) -> str:
    """The attribute of `Rules` that holds the hook's rules."""
    return {"offer": "offers"}.get(name, name.replace(".", "_"))


def test_every_hook_is_asked_somewhere() -> None:
    modules = [m for m in structure.modules() if m.layer in ("engine", "expansions")]
    asking = [module for module in modules if not module.name.endswith((".rules", ".hooks"))]
    nodes = [node for module in asking for node in ast.walk(module.tree)]
    read = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    assert {name for name in hook_names() if table_of(name) not in read} == set()


def marked_hooks() -> set[str]:
    """The names in `pytest.mark.hook(...)` on the test functions of all files."""
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        functions = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            if function.name.startswith("test_"):
                found |= {name for mark in function.decorator_list for name in hooks_of(mark)}
    return found


def hooks_of(mark: ast.expr) -> list[str]:
    if not isinstance(mark, ast.Call) or ast.unparse(mark.func) != "pytest.mark.hook":
        return []
    return [argument.value for argument in mark.args if isinstance(argument, ast.Constant)]  # type: ignore[misc]


def test_every_hook_has_a_test_and_every_mark_names_a_hook() -> None:
    assert marked_hooks() == hook_names()


def test_a_rule_stays_an_ordinary_function() -> None:
    chapter = probe()

    def rule(game: Game, seat: int) -> Refusal | None:
        return BARRED

    assert chapter.forbid.escape(rule) is rule
    assert chapter.offer("nothing")(lambda game, seat: ())(Scenario().game, 0) == ()


# -------------------------------------------------------------------- offer, perform
def dancing(done: list[Call], **changes: object) -> Chapter:
    """A chapter with one verb, `dance`, for a torch; `changes` are other arguments of its offer."""
    chapter = probe()
    given: dict[str, object] = {"prices": ((Bill((0, 1, 0, 0, 0), ALONE),),), "targets": (3, 5), **changes}

    @chapter.offer("dance")
    def dance(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("dance", **given),)  # type: ignore[arg-type]

    @chapter.perform("dance")
    def perform(game: Game, order: Order) -> None:
        done.append((order.seat, order.target, order.dice, game.dice.face[0]))
        game.emit(Announced("danced"))

    return chapter


@pytest.mark.hook("offer")
def test_an_offer_is_listed_with_its_targets_once_it_can_be_paid() -> None:
    table = Scenario(extra=(dancing([]),))
    table.shows(0, ".......")
    assert "dance" not in table.verbs(0)
    assert table.refuses(Perform(0, "dance", 3)) == "not_enough_icons"
    table.shows(0, "T......")
    assert table.targets(0, "dance") == {3, 5}
    assert table.refuses(Perform(0, "dance", 4)) == "no_such_target"
    assert table.refuses(Perform(0, "prance", 3)) == "unknown_command"


@pytest.mark.hook("offer")
def test_a_barred_offer_is_not_listed_and_says_why() -> None:
    table = Scenario(extra=(dancing([], barred=BARRED),))
    table.shows(0, "T......")
    assert "dance" not in table.verbs(0)
    assert table.refuses(Perform(0, "dance", 3)) == "barred"


@pytest.mark.hook("offer")
def test_an_offer_asks_every_seat_on_its_own() -> None:
    chapter = probe()

    @chapter.offer("bow")
    def only_for_seat_1(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("bow"),) if seat == 1 else ()

    @chapter.perform("bow")
    def bow(game: Game, order: Order) -> None:
        game.emit(Announced("bowed"))

    table = Scenario(players=2, extra=(chapter,))
    assert "bow" not in table.verbs(0)
    assert table.refuses(Perform(0, "bow")) == "not_offered"
    assert table.does(Perform(1, "bow")) == [Announced("bowed")]


@pytest.mark.hook("perform")
def test_a_verb_is_performed_after_its_price_was_paid() -> None:
    done: list[Call] = []
    table = Scenario(extra=(dancing(done),))
    table.shows(0, "T......")
    assert table.does(Perform(0, "dance", 5)) == [DiceSpent(0, 1), Announced("danced")]
    assert done == [(0, 5, 0, 0)]


@pytest.mark.hook("perform")
def test_dice_that_are_picked_reach_the_verb_and_are_not_spent() -> None:
    done: list[Call] = []
    table = Scenario(extra=(dancing(done, prices=((),), targets=(-1,), pick=Pick(2, 3, (0b1110,))),))
    table.shows(0, "KKKKKKK")
    (offer,) = table.offers(0, "dance")
    assert offer.pick is not None
    assert (offer.pick.fewest, offer.pick.most, offer.pick.pools) == (2, 3, (0b1110,))
    assert table.refuses(Perform(0, "dance", dice=0b0010)) == "wrong_number_of_dice"
    assert table.refuses(Perform(0, "dance", dice=0b0011)) == "not_offered"
    assert table.does(Perform(0, "dance", dice=0b0110)) == [Announced("danced")]
    assert done == [(0, -1, 0b0110, 3)]


@pytest.mark.hook("perform")
def test_a_price_that_is_only_shown_is_not_spent() -> None:
    done: list[Call] = []
    table = Scenario(extra=(dancing(done, keeps=True),))
    table.shows(0, "T......")
    assert table.does(Perform(0, "dance", 3)) == [Announced("danced")]
    assert table.faces(0) == "T......"


# -------------------------------------------------------------------- choices, closed
def riddling(closed: list[Call], legal: tuple[int, ...] = (7, 8, 9)) -> Chapter:
    chapter = probe()

    @chapter.choices("riddle")
    def three_answers(game: Game, question: Question, seat: int) -> tuple[int, ...]:
        assert question.kind == "riddle"
        return legal if seat in (0, 1) else ()

    @chapter.closed("riddle")
    def note(game: Game, question: Question, answers: dict[int, int]) -> None:
        assert question.id not in game.questions
        closed.append((question.args, dict(answers)))

    return chapter


@pytest.mark.hook("choices")
def test_the_choices_are_listed_and_nothing_else_is_an_answer() -> None:
    table = Scenario(players=3, extra=(riddling([]),))
    id = questions.ask(table.game, "riddle", 0b111, 5_000)
    assert table.targets(0, "answer") == {7, 8, 9}
    assert table.verbs(2) >= {"roll"}
    assert "answer" not in table.verbs(2)
    assert table.refuses(Answer(0, id, 6)) == "no_such_answer"
    assert table.refuses(Answer(2, id, 7)) == "no_such_answer"
    table.does(Answer(1, id, 9))


@pytest.mark.hook("choices")
def test_the_first_choice_is_the_default() -> None:
    closed: list[Call] = []
    table = Scenario(players=2, extra=(riddling(closed),))
    questions.ask(table.game, "riddle", 0b01, 5_000, args=(4,))
    table.waits(5_000)
    assert closed == [((4,), {0: 7})]


@pytest.mark.hook("closed")
def test_what_follows_knows_the_question_and_all_answers() -> None:
    closed: list[Call] = []
    table = Scenario(players=3, extra=(riddling(closed),))
    questions.ask(table.game, "riddle", 0b011, 5_000, need=2, args=(1, 2))
    table.answers(1, 8)
    assert closed == []
    table.answers(0, 9)
    assert closed == [((1, 2), {0: 9, 1: 8})]


# -------------------------------------------------------------------- react
@pytest.mark.hook("react")
def test_a_reaction_sees_the_event_done_and_comes_before_anything_later() -> None:
    chapter = probe()
    seen: list[Call] = []

    @chapter.react(AdventurerMoved)
    def arrival(game: Game, event: AdventurerMoved) -> None:
        seen.append((event.to, game.party.place[event.figure]))
        game.emit(Announced("first"))

    @chapter.react(Announced)
    def echo(game: Game, event: Announced) -> None:
        if event.what == "first":
            game.emit(Announced("deep"))

    @chapter.react(AdventurerMoved)
    def another(game: Game, event: AdventurerMoved) -> None:
        game.emit(Announced("second"))

    table, _ = busy_table(chapter)
    table.shows(0, "AAKGB")
    events = table.does(Enter(0, table.start))
    assert [event.what for event in events if isinstance(event, Announced)] == ["first", "deep", "second"]
    assert seen == [(table.start, table.start)]


@pytest.mark.hook("react")
def test_chapters_react_in_their_order() -> None:
    early, late = Chapter("early", order=1), Chapter("late", order=90)
    heard: list[str] = []
    for chapter in (late, early):

        @chapter.react(GameStarted)
        def hear(game: Game, event: GameStarted, name: str = chapter.name) -> None:
            heard.append(name)

    Scenario(extra=(late, early))
    assert heard == ["early", "late"]


@pytest.mark.hook("react")
def test_the_temple_settles_when_everything_else_is_done_and_again_if_that_changed_it() -> None:
    chapter = probe()

    @chapter.react(TempleSettled)
    def one_more(game: Game, event: TempleSettled) -> None:
        spare = next(tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile).id == "basic_12")
        if game.temple.cell[spare] == NOWHERE:
            game.emit(ChamberPlaced(spare, 77, 0))

    table, _ = busy_table(chapter)
    table.shows(0, "AAKGB")
    events = table.does(Discover(0, EAST))
    kinds = [type(event).__name__ for event in events]
    assert kinds[-3:] == ["TempleSettled", "ChamberPlaced", "TempleSettled"]
    assert kinds.count("TempleSettled") == 2


# -------------------------------------------------------------------- setup
@pytest.mark.hook("setup")
def test_the_stages_of_setting_up_come_in_their_order() -> None:
    chapter = probe()
    stages: list[Call] = []
    for stage in (PIECES, EXIT, MIX, FIRST_TWO, POOL, SETS):

        @chapter.setup(stage)
        def note(game: Game, stage: int = stage) -> None:
            stages.append((stage, len(game.temple.laid()), len(game.pile("tiles"))))

    settings = Settings(players=3)
    game = bare_game(settings, "stages", (*chapters(settings), chapter))
    assert [stage for stage, *_ in stages] == [SETS, POOL]
    deal_out(game)
    assert stages[1:] == [(POOL, 0, 0), (FIRST_TWO, 3, 15), (MIX, 3, 15), (EXIT, 3, 16), (PIECES, 3, 16)]


@pytest.mark.hook("setup")
def test_what_a_chapter_emits_while_setting_up_is_part_of_the_log() -> None:
    chapter = probe()

    @chapter.setup(MIX)
    def call(game: Game) -> None:
        game.emit(Announced("mixed"))

    settings = Settings()
    game = bare_game(settings, "log", (*chapters(settings), chapter))
    assert Announced("mixed") in deal_out(game)


# -------------------------------------------------------------------- before the game
@pytest.mark.hook("warn")
def test_a_chapter_may_warn_of_settings_and_forbids_nothing_by_it() -> None:
    gloomy = Chapter("gloomy", order=90)
    met = SettingsWarning("too_many_cooks", {"cooks": 3})

    @gloomy.warn
    def nobody_should_play_this(game: Game) -> tuple[SettingsWarning, ...]:
        assert game.temple.laid(), "the game is dealt"
        return (met,) if game.party.size == met.numbers["cooks"] else ()

    for players in (2, 3):
        settings = Settings(players=players)
        told = settings_warnings(settings, (*chapters(settings), gloomy))
        assert told == ((met,) if players == 3 else ())
        assert deal_out(bare_game(settings, "gloomy", (*chapters(settings), gloomy)))


def test_base_comes_first_then_what_is_granted_then_what_binds() -> None:
    early, late = Chapter("early", order=80), Chapter("late", order=90)
    order: list[str] = []
    for chapter in (late, early):
        for rank in (BIND, GRANT, BASE):

            @chapter.adjust.mask_power(rank)
            def note(game: Game, seat: int, number: int, said: str = f"{chapter.name} {rank}") -> int:
                order.append(said)
                return number

    table = Scenario(players=2, extra=(late, early))
    table.shows(0, "GB...")
    table.does(Perform(0, "free", 0))
    assert order == [f"{name} {rank}" for rank in (BASE, GRANT, BIND) for name in ("early", "late")]
