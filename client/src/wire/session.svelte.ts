/** One table as this client sees it: what is there, what can be done, and a way to ask for it. */

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
  /** Why the connection does not open, while it is tried again: `server_away`, `trouble`. */
  snag = $state('')
  /** The own seat; -1 for a spectator. */
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

  /** `isScreen`: it shows the table to everybody in a room. */
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

  /** Ask for something; the answer is nothing, or why not. Resent under its number if the connection was lost. */
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

  /** A word of a choice that every seat has, empty to be surprised; a host chooses for the seat of a bot too. */
  choose(what: string, word: string, seat = -1): Promise<Refusal | null> {
    return this.talk.ask({ type: 'choose', what, word, seat })
  }

  ready(on: boolean): void {
    this.talk.say({ type: 'ready', on })
  }

  /** I would like to play this chapter, or to see it, or no longer. */
  wish(what: string, on: boolean): void {
    this.talk.say({ type: 'wish', what, on })
  }

  say(text: string): void {
    if (text.trim()) this.talk.say({ type: 'say', text: text.trim() })
  }

  signal(what: string, place = -1): void {
    this.talk.signal(what, place)
  }

  /** Events, for eyes and ears; the store has been brought up to date before. Returns a way to stop listening. */
  onFrame(listener: (happening: Happening) => void): () => void {
    return listen(this.frameListeners, listener)
  }

  /** Everything is new: the first state, another game, or a long time away. */
  onWelcome(listener: () => void): () => void {
    return listen(this.welcomeListeners, listener)
  }

  /** Chat and pings. */
  onTold(listener: (told: Told) => void): () => void {
    return listen(this.toldListeners, listener)
  }

  /** Refusals of what has no answer of its own: words, signals, being ready. */
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

  /** Nobody says so: but somebody else, or nobody, sits on our chair. */
  private noticeRemoval(): void {
    const chairs = this.store.table?.chairs
    if (this.seat < 0 || !chairs || chairs[this.seat]?.kind === 'person') return
    this.seat = -1
    this.talk.standUp()
    tokens.forget(this.code)
  }

  /** Whoever takes the seat of somebody who left is heard. */
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
