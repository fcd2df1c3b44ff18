/**
 * The conversation with a table: it says hello, resumes after a lost connection, sends each command until it is
 * answered, and passes on each new frame exactly once. It depends neither on screens nor on the rules.
 */

import { VERSION } from '../generated/wire.ts'
import type {
  Choose,
  Command,
  Fault,
  Frame,
  Manage,
  Mute,
  Ready,
  Refusal,
  Say,
  ServerMessage,
  TableView,
  Told,
  Welcome,
  Wish,
} from '../generated/wire.ts'
import { Asked } from './asked.ts'
import { TableTime } from './clock.ts'
import { Pulse } from './pulse.ts'
import { Connection } from './connection.ts'
import { LINE_LOST, OTHER_GAME, type Status } from './types.ts'
import type { Cancel, World } from './world.ts'

export interface TalkEars {
  status(status: Status, goodbye: string): void
  /** Why the connection cannot be opened, while it is retried: the code of a problem. */
  snag(why: string): void
  welcome(message: Welcome): void
  /** `isNew`: the frame has events of the game. Otherwise it is about the table itself. */
  frame(frame: Frame, isNew: boolean): void
  told(told: Told): void
  /** A refusal of a message without a reply: of chat, a signal, a wish, or of being ready. */
  refused(refusal: Refusal): void
}

/** Goodbyes after which reconnecting would be wrong or useless. */
const FINAL = new Set(['replaced', 'bad_token', 'other_version', 'banned', 'no_spectators', 'table_full'])
/** Problems of the table's address for which waiting is useless. */
const HOPELESS = new Set(['no_such_table'])
/** After this time an unsent command is dropped: the player does not expect it any more. */
const FRESH_MS = 8000
/** After this time without a reply the connection may be dead. */
const ANSWER_MS = 1500
const AGAIN_MS = 400
/** How many chat messages wait for the connection. */
const KEPT_WORDS = 8

/** Messages that get a reply by their number, and are not sent again. */
type Numbered = Omit<Manage, 'id'> | Omit<Mute, 'id'> | Omit<Choose, 'id'>

export class Talk {
  n = -1
  game = ''
  seat = -1
  readonly time = new TableTime()
  private readonly world: World
  private readonly ears: TalkEars
  private readonly explain: () => Promise<string>
  private readonly isScreen: boolean
  private readonly connection: Connection
  private readonly pulse: Pulse
  private readonly asked = new Asked()
  private readonly managed = new Map<number, (refusal: Refusal | null) => void>()
  private readonly unsaid: object[] = []
  private token: string
  private status: Status = 'connecting'
  private isExplaining = false
  private unwatch: Cancel = () => {}

  /** `explain` finds out why the table's address refuses the connection: the code of a problem, or ''. */
  constructor(
    url: string,
    token: string,
    world: World,
    ears: TalkEars,
    explain: () => Promise<string>,
    isScreen = false,
  ) {
    this.token = token
    this.isScreen = isScreen
    this.world = world
    this.ears = ears
    this.explain = explain
    this.connection = new Connection(url, world, {
      opened: () => this.greet(),
      heard: (text) => this.hear(JSON.parse(text) as ServerMessage),
      lost: () => this.lose(),
      turnedAway: () => void this.askWhy(),
    })
    this.pulse = new Pulse(world, this.time, {
      send: (ping) => this.connection.send(ping),
      dead: () => this.connection.drop(),
    })
  }

  open(): void {
    this.unwatch = this.world.onReturn(() => this.look())
    this.connection.open()
  }

  close(): void {
    this.unwatch()
    this.pulse.stop()
    this.connection.close()
    this.giveUp()
  }

  now(): number {
    return this.time.at(this.world.now())
  }

  at(tableTime: number): number {
    return this.time.when(tableTime, this.world.now())
  }

  /** This client gives up its seat and becomes a spectator. */
  standUp(): void {
    this.token = ''
    this.seat = -1
  }

  // ------------------------------------------------------------------ requests
  do(command: Command): Promise<Refusal | null> {
    if (this.status === 'ended') return Promise.resolve(LINE_LOST)
    const { id, answer } = this.asked.add(command, this.world.now())
    if (this.status === 'live') this.connection.send({ type: 'do', id, command })
    return this.watched(answer)
  }

  /** Not sent again if the connection is lost: it is unknown whether it was done. */
  ask(message: Numbered): Promise<Refusal | null> {
    if (this.status !== 'live') return Promise.resolve(LINE_LOST)
    const id = this.asked.number()
    this.connection.send({ ...message, id })
    return this.watched(new Promise((resolve) => this.managed.set(id, resolve)))
  }

  /** A slow reply is a reason to check the connection. */
  private watched(answer: Promise<Refusal | null>): Promise<Refusal | null> {
    const cancel = this.world.after(ANSWER_MS, () => this.connection.isOpen && this.pulse.probe())
    return answer.finally(cancel)
  }

  /** Chat and wishes wait for the connection; a signal is about this moment, so it is sent now or dropped. */
  say(message: Say | Ready | Wish): void {
    if (this.status === 'live') this.connection.send({ ...message, id: this.asked.number() })
    else if (this.unsaid.length < KEPT_WORDS) this.unsaid.push(message)
  }

  signal(what: string, place: number): void {
    if (this.status === 'live') this.connection.send({ type: 'signal', what, place, id: this.asked.number() })
  }

  // ------------------------------------------------------------------ the connection
  private greet(): void {
    const screen = this.isScreen ? { screen: true } : {}
    const { token, n: last, game } = this
    this.connection.send({ type: 'hello', token, last, game, version: VERSION, ...screen })
    // A table without connections stands still, so earlier measurements may be invalid.
    this.time.restart(this.now(), this.world.now())
    this.pulse.start()
  }

  private look(): void {
    if (!this.connection.isOpen) return this.connection.retryNow()
    this.pulse.measure()
    return this.pulse.probe()
  }

  private lose(): void {
    this.pulse.stop()
    if (this.status === 'live') this.turn('lost')
    this.giveUpManaging()
  }

  private end(why: string): void {
    this.turn('ended', why)
    this.close()
  }

  private turn(status: Status, goodbye = ''): void {
    if (status === this.status) return
    this.status = status
    this.ears.status(status, goodbye)
  }

  private async askWhy(): Promise<void> {
    if (this.isExplaining || this.status === 'ended') return
    this.isExplaining = true
    const why = await this.explain().catch(() => '')
    this.isExplaining = false
    if (HOPELESS.has(why)) this.end(why)
    else if (!this.connection.isOpen && why) this.ears.snag(why)
  }

  private giveUp(): void {
    this.asked.giveUp(LINE_LOST)
    this.giveUpManaging()
  }

  private giveUpManaging(): void {
    for (const id of [...this.managed.keys()]) this.settleManaged(id, LINE_LOST)
  }

  // ------------------------------------------------------------------ receiving
  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.hearWelcome(message)
      case 'frame':
        return this.hearFrame(message)
      case 'pong':
        return this.pulse.pong(message)
      case 'told':
        return this.ears.told(message)
      case 'done':
        return void this.settleManaged(message.id, null)
      case 'refused':
        return this.hearRefused(message.id, message.refusal)
      case 'fault':
        return this.hearFault(message)
      case 'goodbye':
        return FINAL.has(message.why) ? this.end(message.why) : undefined
    }
  }

  private hearWelcome(message: Welcome): void {
    if (message.game !== this.game) this.asked.giveUp(OTHER_GAME)
    this.n = message.n
    this.game = message.game
    this.seat = message.seat
    this.hearTime(message.now, message.set['table'] as TableView)
    this.time.restart(message.now, this.world.now())
    this.pulse.measure()
    this.ears.welcome(message)
    this.goLive()
  }

  private hearFrame(frame: Frame): void {
    if (frame.n > this.n + 1) return this.connection.drop()
    const isNew = frame.n > this.n
    this.n = Math.max(this.n, frame.n)
    const table = frame.set['table'] as TableView | undefined
    if (table) this.hearTime(frame.t, table)
    this.ears.frame(frame, isNew)
    if (frame.re !== undefined) this.asked.settle(frame.re, null)
    return this.goLive()
  }

  private hearTime(now: number, table: TableView): void {
    const stands = table.phase === 'gathering' || table.phase === 'paused' || Boolean(table.trouble)
    if (this.time.hear(now, !stands, this.world.now(), table.rate)) this.pulse.measure()
  }

  private hearRefused(id: number, refusal: Refusal): void {
    if (!this.settleManaged(id, refusal) && !this.asked.settle(id, refusal)) this.ears.refused(refusal)
  }

  /** A command that exceeded a rate limit is sent again; any other numbered message gets the fault as its reply. */
  private hearFault({ id, code }: Fault): void {
    if (code === 'too_fast' && this.asked.has(id))
      this.world.after(AGAIN_MS, () => this.status === 'live' && this.resend(id))
    else if (id >= 0) this.hearRefused(id, { type: 'refused', code })
  }

  private settleManaged(id: number, refusal: Refusal | null): boolean {
    const resolve = this.managed.get(id)
    this.managed.delete(id)
    resolve?.(refusal)
    return resolve !== undefined
  }

  private goLive(): void {
    if (this.status === 'live' || this.status === 'ended') return
    this.connection.prove()
    this.turn('live')
    this.ears.snag('')
    this.resend()
    for (const message of this.unsaid.splice(0)) this.connection.send({ ...message, id: this.asked.number() })
  }

  /** Sends all commands again that wait for their reply, or only the one with this number. */
  private resend(only?: number): void {
    const now = this.world.now()
    this.asked.giveUp(LINE_LOST, (waiting) => now - waiting.since > FRESH_MS)
    for (const { id, command } of this.asked.inOrder())
      if (only === undefined || id === only) this.connection.send({ type: 'do', id, command })
  }
}
