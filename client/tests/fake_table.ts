/** A table for tests: plain maps, the page's clock with an offset, and events that happen when a test says so. */

import type { Command, GameEvent, OptionView, Prospect, Refusal, SeatView, Told } from '../src/generated/wire.ts'
import type { Happening, Table, TableStore } from '../src/wire/table.ts'
import type { Status } from '../src/wire/types.ts'

export class FakeTable implements Table {
  readonly code = 'ABCDEF'
  readonly store = emptyStore()
  status: Status = 'live'
  seat = 0
  game = 'a game'
  options: OptionView[] = []
  near: Prospect[] = []
  muted: number[] = []
  /** Added to the page's clock. */
  offset = 0
  doubted = 5
  readonly asked: Command[] = []
  readonly #frames = new Set<(happening: Happening) => void>()
  readonly #welcomes = new Set<() => void>()
  readonly #told = new Set<(told: Told) => void>()

  constructor(players = 2) {
    for (let seat = 0; seat < players; seat += 1) this.store.seats.set(seat, seatView(seat))
  }

  now = (): number => performance.now() + this.offset
  at = (tableTime: number): number => (this.store.table?.phase === 'paused' ? Infinity : tableTime - this.offset)
  doubt = (): number => this.doubted
  manage = (): Promise<Refusal | null> => Promise.resolve(null)
  mute = (): Promise<Refusal | null> => Promise.resolve(null)
  signal = (): void => undefined
  say = (): void => undefined
  onFrame = (listener: (happening: Happening) => void): (() => void) => listen(this.#frames, listener)
  onWelcome = (listener: () => void): (() => void) => listen(this.#welcomes, listener)
  onTold = (listener: (told: Told) => void): (() => void) => listen(this.#told, listener)
  onRefused = (): (() => void) => () => undefined

  do(command: Command): Promise<Refusal | null> {
    this.asked.push(command)
    return Promise.resolve(null)
  }

  happens(events: GameEvent[], { isLate = false, t = this.now() } = {}): void {
    for (const listener of this.#frames) listener({ n: 1, t, events, isLate })
  }

  get listeners(): number {
    return this.#frames.size + this.#welcomes.size + this.#told.size
  }

  beginsAnew(): void {
    for (const listener of this.#welcomes) listener()
  }

  tells(told: Told): void {
    for (const listener of this.#told) listener(told)
  }
}

export function seatView(seat: number): SeatView {
  return {
    type: 'SeatView',
    figure: seat,
    own: seat,
    colour: seat,
    out: false,
    absent: 0,
    driver: seat,
    ready_at: 0,
    throws: 0,
    gift: false,
    prefs: 0,
  }
}

function emptyStore(): TableStore {
  return {
    table: undefined,
    clock: undefined,
    depot: undefined,
    seats: new Map(),
    adventurers: new Map(),
    dice: new Map(),
    questions: new Map(),
    chambers: new Map(),
    tiles: new Map(),
    edges: new Map(),
    pieces: new Map(),
    piles: new Map(),
    chapters: new Map(),
    throws: new Map(),
  }
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
