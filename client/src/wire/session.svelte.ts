/** One table as this client sees it: its state, and the requests to it. */

import type {
  Command,
  Frame,
  GameEvent,
  Manage,
  OptionView,
  Prospect,
  Refusal,
  Told,
  Welcome,
} from '../generated/wire.ts'
import { explainTable, socketAddress } from './api.ts'
import { change, replace } from './entities.ts'
import { Store } from './store.svelte.ts'
import type { Happening, Table } from './table.ts'
import { Talk, type TalkEars } from './talk.ts'
import { tokens } from './tokens.ts'
import { SPECTATORS, type Status } from './types.ts'
import { browser, type World } from './world.ts'

type Listeners<T> = Set<(value: T) => void>

const LATE_MS = 1500

export class Session implements Table {
  readonly code: string
  readonly store = new Store()
  status = $state<Status>('connecting')
  /** Why it ended: `replaced`, `bad_token`, `other_version`, `no_such_table`. */
  goodbye = $state('')
  /** Why the connection cannot be opened, while it is retried: `server_away`, `trouble`. */
  snag = $state('')
  /** My seat; -1 for a spectator. */
  seat = $state(-1)
  /** The name of the game; empty before the first one. */
  game = $state('')
  options = $state.raw<OptionView[]>([])
  near = $state.raw<Prospect[]>([])
  muted = $state.raw<readonly number[]>([])
  private readonly talk: Talk
  private readonly frameListeners: Listeners<Happening> = new Set()
  private readonly welcomeListeners: Listeners<void> = new Set()
  private readonly toldListeners: Listeners<Told> = new Set()
  private readonly refusedListeners: Listeners<Refusal> = new Set()

  /** `isScreen`: it is a big screen, which shows the table to all in a room. */
  constructor(code: string, token: string, world: World = browser, isScreen = false) {
    this.code = code
    this.talk = new Talk(socketAddress(code), token, world, this.ears(), () => explainTable(code), isScreen)
    this.talk.open()
  }

  now(): number {
    return this.talk.now()
  }

  at(tableTime: number): number {
    return this.talk.at(tableTime)
  }

  doubt(): number {
    return this.talk.time.doubt(performance.now())
  }

  /** Sends a command; the answer is null, or a refusal. It is sent again under its number if the connection was lost. */
  do(command: Command): Promise<Refusal | null> {
    return this.talk.do(command)
  }

  manage(what: Manage['what'], more: Omit<Manage, 'type' | 'id' | 'what'> = {}): Promise<Refusal | null> {
    return this.talk.ask({ type: 'manage', what, ...more })
  }

  async mute(seat: number, on: boolean): Promise<Refusal | null> {
    const refused = await this.talk.ask({ type: 'mute', seat, on })
    if (!refused) this.muted = [...this.muted.filter((each) => each !== seat), ...(on ? [seat] : [])]
    return refused
  }

  /** Chooses for a seat; an empty word means a random choice. A host chooses for the seats of bots too. */
  choose(what: string, word: string, seat = -1): Promise<Refusal | null> {
    return this.talk.ask({ type: 'choose', what, word, seat })
  }

  ready(on: boolean): void {
    this.talk.say({ type: 'ready', on })
  }

  /** Wishes for this chapter, as a player or spectator, or takes the wish back. */
  wish(what: string, on: boolean): void {
    this.talk.say({ type: 'wish', what, on })
  }

  say(text: string): void {
    if (text.trim()) this.talk.say({ type: 'say', text: text.trim() })
  }

  signal(what: string, place = -1): void {
    this.talk.signal(what, place)
  }

  /** Calls the listener with events, after the store has been updated. Returns a function that ends this. */
  onFrame(listener: (happening: Happening) => void): () => void {
    return listen(this.frameListeners, listener)
  }

  /** All state is new: the first state, another game, or after a long time away. */
  onWelcome(listener: () => void): () => void {
    return listen(this.welcomeListeners, listener)
  }

  /** Chat and calls. */
  onTold(listener: (told: Told) => void): () => void {
    return listen(this.toldListeners, listener)
  }

  /** Refusals of messages without a reply: chat, calls, being ready. */
  onRefused(listener: (refusal: Refusal) => void): () => void {
    return listen(this.refusedListeners, listener)
  }

  close(): void {
    this.talk.close()
  }

  private ears(): TalkEars {
    return {
      status: (status, goodbye) => {
        this.status = status
        this.goodbye = goodbye
      },
      snag: (why) => (this.snag = why),
      welcome: (message) => this.hearWelcome(message),
      frame: (frame, isNew) => this.hearFrame(frame, isNew),
      told: (told) => tell(this.toldListeners, told),
      refused: (refusal) => tell(this.refusedListeners, refusal),
    }
  }

  private hearWelcome(message: Welcome): void {
    this.seat = message.seat
    this.game = message.game
    replace(this.store, message.set)
    this.store.throws.clear()
    this.options = message.options
    this.near = message.prices
    this.muted = message.muted ?? []
    tell(this.welcomeListeners, undefined)
  }

  private hearFrame(frame: Frame, isNew: boolean): void {
    if (isNew) {
      change(this.store, frame.set, frame.gone)
      this.noteThrows(frame.events)
    } else if (frame.set['table']) change(this.store, { table: frame.set['table'] })
    if (frame.options) this.options = frame.options
    if (frame.prices) this.near = frame.prices
    this.noticeRemoval()
    this.forgetMuted()
    if (isNew)
      tell(this.frameListeners, { ...frame, isLate: this.now() - frame.t > LATE_MS * (this.store.table?.rate ?? 1) })
  }

  private noteThrows(events: GameEvent[]): void {
    for (const event of events)
      if (event.type === 'DiceRolled') this.store.throws.set(event.seat, { dice: event.dice, readyAt: event.ready_at })
  }

  /** The server sends no message about a removal, so it is recognised by our chair: it has another player, or none. */
  private noticeRemoval(): void {
    const chairs = this.store.table?.chairs
    if (this.seat < 0 || !chairs || chairs[this.seat]?.kind === 'person') return
    this.seat = -1
    this.talk.standUp()
    tokens.forget(this.code)
  }

  /** A new player on the seat of a muted one is not muted. */
  private forgetMuted(): void {
    const chairs = this.store.table?.chairs
    const still = this.muted.filter((seat) => seat === SPECTATORS || chairs?.[seat]?.kind === 'person')
    if (still.length < this.muted.length) this.muted = still
  }
}

export function openSession(code: string, token: string): Session {
  return new Session(code, token)
}

/** The table as a big screen sees it. */
export function openScreen(code: string): Session {
  return new Session(code, '', browser, true)
}

function listen<T>(listeners: Listeners<T>, listener: (value: T) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell<T>(listeners: Listeners<T>, value: T): void {
  for (const listener of [...listeners]) listener(value)
}
