"""A table during a game: commands, presence, broadcasting, start and end."""

from collections.abc import Callable
from typing import Final

import msgspec

from tumbledown.bots.choosing import with_choices_of_bots
from tumbledown.bots.pace import LEVELS, USUAL
from tumbledown.engine.adventurer import PRESENT
from tumbledown.engine.commands import Connection
from tumbledown.engine.game import GATHERED
from tumbledown.engine.journal import Footer, Header
from tumbledown.engine.moves import BOT as STEERED_BY_BOT
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.view import SPECTATOR
from tumbledown.server import members
from tumbledown.server.attempts import attempt_of
from tumbledown.server.broadcast import CatchUp, Outgoing, Reply, Subscriber, to_all
from tumbledown.server.change import Change
from tumbledown.server.daily import result_of
from tumbledown.server.game_settings import chosen
from tumbledown.server.logs import note
from tumbledown.server.members import BOT, GATHERING, OVER, PERSON, PLAYING
from tumbledown.server.options import Offered
from tumbledown.server.play import Play, Request, Services, new_play, resumed
from tumbledown.server.replies import ReplyTo
from tumbledown.server.table import Table
from tumbledown.server.waking import Woken
from tumbledown.server.wire import EMPTY_LIST, Do, Frame, Welcome, encode, raw

NOT_STARTED: Final = Refusal("not_started")
TROUBLE: Final = Refusal("trouble")


class Playing:
    """The half of a room that plays. Its methods never block; those that use the store are coroutines.

    `on_defect` is called with an error of ours that broke the game, and the request that led to it.
    """

    def __init__(self, table: Table, on_defect: Callable[[Exception, Request | None], None]) -> None:
        self.table = table
        self.on_defect = on_defect
        self._finished: set[str] = set()

    # ---------------------------------------------------------------- commands
    def do(self, subscriber: Subscriber, message: Do) -> None:
        """Handle a command. One that came before gets its reply again, and is not done again."""
        play, seat, id = self.table.play, subscriber.seat, message.id
        if play is None:
            subscriber.refuse(id, NOT_STARTED)
        elif id in play.replies.of(seat).given:
            self._reply_again(play, subscriber, id)
        elif self.table.trouble or self.table.store.is_full:
            subscriber.refuse(id, TROUBLE)
        elif id not in play.replies.of(seat).pending and (why := play.replies.of(seat).why_not(id)) is not None:
            subscriber.refuse(id, why)
        elif (to := play.replies.begin(seat, id, subscriber.heard_at)) is not None:
            play.request(to, message.command, subscriber.delay)

    def _reply_again(self, play: Play, subscriber: Subscriber, id: int) -> None:
        """Send the reply again, in order: a command that is done but not yet durable has had no reply at all."""
        replies = play.replies.of(subscriber.seat)
        to = ReplyTo(subscriber.seat, replies.numbering, id, subscriber.heard_at)
        play.broadcast.in_order(Reply(to, replies.given[id]))

    # ---------------------------------------------------------------- broadcasting
    def catch_up(self, subscriber: Subscriber, last: int = -1) -> None:
        """Bring a subscriber up to date that has everything up to frame `last` of this game; -1: it has nothing."""
        table, play, seat = self.table, self.table.play, subscriber.seat
        if play is None:
            subscriber.sent = -1
            whole = raw({"table": table.view()})
            welcome = Welcome(-1, 0, seat, whole, EMPTY_LIST, EMPTY_LIST, muted=table.muted_by(seat))
            table.in_order(CatchUp(subscriber, [encode(welcome)]))
            return
        missed, n = play.broadcast.missed(last) if last >= 0 else None, play.broadcast.n
        options, prices = raw(play.options.all_options(seat)), raw(play.options.all_prices(seat))
        if missed is None:
            whole = raw({"table": table.view(), **play.visibility.whole(seat)})
            muted = table.muted_by(seat)
            messages = [encode(Welcome(n, play.now, seat, whole, options, prices, play.id, muted=muted))]
        else:
            messages = [change.frame(seat) for change in missed]
            messages.append(encode(Frame(n, play.now, EMPTY_LIST, raw({"table": table.view()}), [], options, prices)))
        subscriber.sent = n
        subscriber.numbering = play.replies.of(seat).numbering
        table.in_order(CatchUp(subscriber, messages))

    def _deliver(self, message: Outgoing) -> None:
        """Send a message whose turn has come: everything before it is durable."""
        if isinstance(message, Change):
            self._tell(message)
            self._note_reply(message.reply_to)
        else:
            self.table.hand_out(message)
            self._note_reply(message.to if isinstance(message, Reply) else None)

    def _note_reply(self, to: ReplyTo | None) -> None:
        if to is not None and self.table.play is not None:
            self.table.play.replies.deliver(to)

    def _tell(self, change: Change) -> None:
        table, play = self.table, self.table.play
        if play is None:
            return
        to_all(list(table.subscribers), change, self._offered(play) if change.n == play.broadcast.n else {})
        table.announce_new_phase()
        if play.is_over and play.id not in self._finished:
            self._finished.add(play.id)
            table.spawn(self._finish(play))

    def _offered(self, play: Play) -> dict[int, Offered]:
        """New options for each connected seat. Sent with the last of several changes only, because they are of the
        current state."""
        subscribers = self.table.subscribers
        return {each.seat: play.options.new(each.seat) for each in subscribers if each.seat != SPECTATOR}

    # ---------------------------------------------------------------- presence
    def note_presence(self, seat: int) -> None:
        """Note that a seat connected or disconnected. A game without connected players is stopped."""
        table, play = self.table, self.table.play
        if play is None or play.is_over or table.trouble:
            return
        if table.record.chairs[seat].present:
            self.go_on()
        self._tell_presence(play, seat)
        if not table.present():
            play.stop()

    def _tell_presence(self, play: Play, seat: int) -> None:
        chair = self.table.record.chairs[seat]
        if chair.kind == PERSON and chair.present != (play.game.party.absent[seat] == PRESENT):
            play.order(Connection(seat, chair.present))

    def go_on(self) -> None:
        """Let time pass, if the table plays, its log can be written and a player is connected."""
        table, play = self.table, self.table.play
        if play is None or play.is_over or table.record.phase != PLAYING or table.trouble or not table.present():
            return
        for seat in range(play.game.party.size):
            if table.record.chairs[seat].kind == PERSON and table.record.chairs[seat].present:
                play.unseat_bot(seat)
            self._tell_presence(play, seat)
        if play.game.phase == GATHERED and not play.clock.is_running:
            play.await_call(self._intro_ms())
        play.go()

    def _intro_ms(self) -> int:
        """The time until the call, which is shorter for a single player."""
        persons = sum(chair.kind == PERSON for chair in self.table.record.chairs)
        intro_ms = self.table.config.intro_ms
        return intro_ms if persons > 1 else intro_ms // 4

    def stop(self, lost_s: float = 0.0) -> None:
        """Stop the clock as it was `lost_s` seconds ago."""
        if self.table.play is not None:
            self.table.play.stop(lost_s * self.table.config.clock_rate)

    # ---------------------------------------------------------------- start, end and restoring
    async def begin(self, players: int) -> None:
        """Begin a game with the first chairs. The game and the table's record are stored before any client is told."""
        table, record = self.table, self.table.record
        colours = tuple(chair.colour for chair in record.chairs[:players])
        choices = chosen(record)
        settings = msgspec.structs.replace(record.settings, players=players, colours=colours, seat_choices=choices)
        settings = with_choices_of_bots(settings, [n for n, chair in enumerate(record.chairs) if chair.kind == BOT])
        play = new_play(settings, record.seed, self._services())
        header = encode(Header(settings, play.seal))
        company = encode(members.company_of(record, players))
        await table.store.open_game(play.id, record.code, header, play.game.fortune.seed, company)
        record.phase, record.game = PLAYING, play.id
        record.games += 1
        for chair in record.chairs:
            chair.ready = chair.kind == BOT
        await table.store.save_table(record.code, members.save(record))
        table.play = play
        play.lay_out()
        self._seat_bots(play)
        self.go_on()
        note("game started", table=record.code, game=play.id, players=players, modules=settings.modules)
        for subscriber in table.subscribers:
            self.catch_up(subscriber)
        table.announce()

    async def call_off(self) -> None:
        """Call a game off before its opening call: it is deleted as if it had not been started."""
        table, play = self.table, self.table.play
        table.play = None
        table.record.phase, table.record.game = GATHERING, ""
        if play is not None:
            play.stop()
            await table.store.drop_game(play.id)
        for subscriber in table.subscribers:
            self.catch_up(subscriber)
        await table.save()

    def _services(self) -> Services:
        return Services(self.table.store, self.table.timers, self._deliver, self.on_defect)

    def _seat_bots(self, play: Play) -> None:
        for seat, chair in enumerate(self.table.record.chairs[: play.game.party.size]):
            if chair.kind == BOT or play.game.party.driver[seat] == STEERED_BY_BOT:
                play.seat_bot(seat, LEVELS.get(chair.level, USUAL))

    async def _finish(self, play: Play) -> None:
        table = self.table
        footer = Footer(play.game.fortune.seed, state_hash(play.game))
        attempt, result = attempt_of(play.game, play.id, table.record), result_of(play.game, play.id, table.record)
        await table.store.close_game(play.id, encode(footer), attempt, result)
        note("game over", table=table.record.code, game=play.id, at=play.game.now, entries=play.entries)
        table.record.phase, table.record.counts = OVER, False
        await table.save()

    def wake(self, woken: Woken) -> None:
        """Take over a restored game; its clock waits until a player connects."""
        play = self.table.play = resumed(self.table.record.game, woken, self._services())
        self._seat_bots(play)
        # The other process may have ended between the end of the game and its footer.
        if play.is_over:
            self.table.spawn(self._finish(play))
