/** A finished game as a table: its time can be paused, sped up and moved back, and no command is possible. */

import type { Entity, Frame, GameEvent, OptionView, Prospect } from '../generated/wire.ts'
import { change } from '../wire/entities.ts'
import { Store } from '../wire/store.svelte.ts'
import { type Happening, ONLY_WATCHING, type Table } from '../wire/table.ts'
import { type Recording, type State } from './recording.ts'

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const
/** From this speed on, changes are shown without motion and sound. */
const FASTEST_SHOW = 4
/** The same applies to changes that are late by this much, because the tab was in the background. */
const LATE_MS = 1500
/** Events that do not count as steps. */
const PASSING = new Set<GameEvent['type']>([
  'DiceRolled',
  'DiceSpent',
  'TimerSet',
  'TimerRang',
  'Noted',
  'Asked',
  'Answered',
  'Closed',
])

export class Player implements Table {
  readonly store = new Store()
  readonly status = 'live'
  readonly muted: readonly number[] = []
  seat = $state(-1)
  options = $state.raw<OptionView[]>([])
  near = $state.raw<Prospect[]>([])
  speed = $state<number>(1)
  isPlaying = $state(false)
  /** How many frames were applied; changes with every visible change. */
  told = $state(0)
  #recording: Recording
  /** The displayed entities, by key. */
  #entities = new Map<string, Entity>()
  /** The table's time when playing last started or stopped, and our clock then. */
  #base = 0
  #since = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #frameListeners = new Set<(happening: Happening) => void>()
  readonly #welcomeListeners = new Set<() => void>()

  constructor(recording: Recording) {
    this.#recording = recording
    this.#show(0)
  }

  get recording(): Recording {
    return this.#recording
  }
  get code(): string {
    return this.store.table?.code ?? ''
  }
  get game(): string {
    return this.#recording.welcome.game
  }

  // ------------------------------------------------------------------ time
  now(): number {
    const now = this.isPlaying ? this.#base + (performance.now() - this.#since) * this.speed : this.#base
    return Math.min(Math.round(now), this.#recording.end)
  }

  at(tableTime: number): number {
    return this.isPlaying ? this.#since + (tableTime - this.#base) / this.speed : Infinity
  }

  doubt(): number {
    return 0
  }

  play(): void {
    if (this.told === this.#recording.frames.length) this.seek(0)
    this.#set(this.now())
    this.isPlaying = true
    this.#await()
  }

  pause(): void {
    this.#set(this.now())
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  setSpeed(speed: number): void {
    this.#set(this.now())
    this.speed = speed
    this.#await()
  }

  /** Shows the state at this time of the table at once, without motion. */
  seek(time: number): void {
    const within = Math.max(0, Math.min(time, this.#recording.end))
    this.#set(within)
    this.#show(this.#recording.countAt(within))
    this.#await()
  }

  /** Seeks to the next or previous deed: of this seat, or of any (-1). The deed is then shown again. */
  step(by: 1 | -1, seat = -1): void {
    this.pause()
    const { frames } = this.#recording
    let number = by > 0 ? this.told : this.told - 2
    while (frames[number] && !isDeed(frames[number]!, seat)) number += by
    const frame = frames[number]
    if (!frame) return this.seek(by > 0 ? this.#recording.end : 0)
    this.#show(number)
    this.#set(frame.t)
    this.#tell(frame, false)
  }

  /** The same game from another viewpoint, at the same time. */
  watch(recording: Recording): void {
    const now = this.now()
    this.#recording = recording
    this.seek(now)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  // ------------------------------------------------------------------ a table without commands
  do = ONLY_WATCHING.do
  manage = ONLY_WATCHING.manage
  mute = ONLY_WATCHING.mute
  signal = ONLY_WATCHING.signal
  say = ONLY_WATCHING.say

  onFrame(listener: (happening: Happening) => void): () => void {
    this.#frameListeners.add(listener)
    return () => this.#frameListeners.delete(listener)
  }

  onWelcome(listener: () => void): () => void {
    this.#welcomeListeners.add(listener)
    return () => this.#welcomeListeners.delete(listener)
  }

  onTold(): () => void {
    return () => undefined
  }

  onRefused(): () => void {
    return () => undefined
  }

  // ------------------------------------------------------------------ applying frames
  #set(time: number): void {
    this.#base = time
    this.#since = performance.now()
  }

  /** Applies all frames that are due, then waits for the next. */
  #await(): void {
    clearTimeout(this.#timer)
    if (!this.isPlaying) return
    const now = this.now()
    const { frames } = this.#recording
    const since = this.speed > FASTEST_SHOW ? Infinity : now - LATE_MS * this.speed
    while (frames[this.told] && frames[this.told]!.t <= now)
      this.#tell(frames[this.told]!, frames[this.told]!.t < since)
    const next = frames[this.told]
    if (next) this.#timer = setTimeout(() => this.#await(), Math.max(0, this.at(next.t) - performance.now()))
    else this.pause()
  }

  #tell(frame: Frame, isLate: boolean): void {
    for (const key of frame.gone ?? []) this.#entities.delete(key)
    for (const [key, entity] of Object.entries(frame.set)) this.#entities.set(key, entity)
    change(this.store, frame.set, frame.gone)
    for (const event of frame.events)
      if (event.type === 'DiceRolled') this.store.throws.set(event.seat, { dice: event.dice, readyAt: event.ready_at })
    if (frame.options) this.options = frame.options
    if (frame.prices) this.near = frame.prices
    this.told += 1
    for (const listener of [...this.#frameListeners]) listener({ ...frame, isLate })
  }

  /** Shows the state after this many frames. Only differences are applied, so that the page has little to draw. */
  #show(count: number): void {
    const state = this.#recording.stateAfter(count)
    const changed = [...state.entities].filter(([key, entity]) => this.#entities.get(key) !== entity)
    const gone = [...this.#entities.keys()].filter((key) => !state.entities.has(key))
    change(this.store, Object.fromEntries(changed), gone)
    this.#adopt(state)
    this.told = count
    for (const listener of [...this.#welcomeListeners]) listener()
  }

  #adopt(state: State): void {
    this.#entities = new Map(state.entities)
    this.store.throws.clear()
    this.seat = this.#recording.seat
    this.options = state.options
    this.near = state.prices
  }
}

function isDeed({ events }: Frame, seat: number): boolean {
  return events.some((event) => !PASSING.has(event.type) && (seat < 0 || isBy(event, seat)))
}

function isBy(event: GameEvent, seat: number): boolean {
  return ('seat' in event && event.seat === seat) || ('by' in event && event.by === seat)
}
