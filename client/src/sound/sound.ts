/**
 * The client's interface to sound. It is small: the mixer and all sounds are loaded when a first roll is possible and
 * the page has been touched.
 */

import { untrack } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'
import type { EventReader } from '../events/reader.ts'
import type { Table } from '../wire/table.ts'
import { kept } from '../wire/kept.ts'
import type { Conductor, Played } from './conductor.ts'
import { type Level, Levels } from './levels.ts'
import type { Group } from './manifest.ts'
import type { Manner } from './mixer.ts'

export type { Played } from './conductor.ts'
export type { Level } from './levels.ts'
export { type Group, GROUPS } from './manifest.ts'

/** If no roll becomes possible, sounds are loaded after this time. */
const IDLE_MS = 3000
const TOUCHES = ['pointerdown', 'pointerup', 'keydown', 'touchend'] as const

export class Sound {
  /** For code with its own mixer. */
  readonly levels = new Levels(kept)
  readonly #watch = createSubscriber((update) => this.levels.onChange(update))
  #table: Table | undefined
  #reader: EventReader | undefined
  #conductor: Conductor | undefined
  #isComing = false
  #isWelcome = false
  #detach: () => void = () => {}

  /** Volume and mute of each group; reactive. */
  get groups(): Level[] {
    this.#watch()
    return this.levels.groups
  }

  /** No sound is played: it is switched off, or left to a big screen; reactive. */
  get isOff(): boolean {
    this.#watch()
    return this.levels.isSilent
  }

  /** A big screen plays the sounds for all in the room; reactive. */
  get isBeside(): boolean {
    this.#watch()
    return this.levels.isBeside
  }

  setBeside(on: boolean): void {
    this.levels.setBeside(on)
    if (!on) this.#touched()
  }

  /** The silent variant of the soundtrack: gongs and doors, no music; reactive. */
  get onlyGongs(): boolean {
    this.#watch()
    return this.levels.onlyGongs
  }

  setVolume(group: Group, volume: number): void {
    this.levels.setVolume(group, volume)
  }

  mute(group: Group, on: boolean): void {
    this.levels.mute(group, on)
  }

  turnOff(on: boolean): void {
    this.levels.turnOff(on)
    if (!on) this.#touched()
  }

  setOnlyGongs(on: boolean): void {
    this.levels.setOnlyGongs(on)
  }

  /** Plays one of the sounds of the manifest at once: `refusal` at the finger, `click` for a button. */
  play(name: string, manner: Manner = {}): void {
    this.#conductor?.play(name, manner)
  }

  /** The sounds that were scheduled so far, and when they are heard. */
  get log(): readonly Played[] {
    return this.#conductor?.log ?? []
  }

  /** The number of loaded sounds. */
  get loaded(): number {
    return this.#conductor?.loaded ?? 0
  }

  /** Plays the sounds of this table until the returned function is called; may be passed to an effect. */
  attach(table: Table, reader: EventReader): () => void {
    return untrack(() => this.#follow(table, reader))
  }

  #follow(table: Table, reader: EventReader): () => void {
    this.#table = table
    this.#reader = reader
    this.#isWelcome = false
    const touched = (): void => this.#touched()
    for (const touch of TOUCHES) addEventListener(touch, touched, { passive: true, capture: true })
    const look = (): void => this.#look(table)
    const idle = setTimeout(() => table.store.table?.phase === 'gathering' && this.#welcome(), IDLE_MS)
    const endings = [
      table.onFrame(look),
      table.onWelcome(look),
      () => clearTimeout(idle),
      () => TOUCHES.forEach((touch) => removeEventListener(touch, touched, { capture: true })),
    ]
    this.#detach = this.#conductor?.attach(table, reader) ?? (() => {})
    look()
    return () => {
      for (const end of endings) end()
      this.#leave(table)
    }
  }

  #leave(table: Table): void {
    if (this.#table !== table) return
    this.#table = undefined
    this.#detach()
    this.#detach = () => {}
  }

  /** Sound is loaded once dice can be rolled, so that it does not delay that. */
  #look(table: Table): void {
    if (table.options.some((option) => option.verb === 'roll') || table.store.clock?.phase) this.#welcome()
  }

  #welcome(): void {
    if (this.#isWelcome) return
    this.#isWelcome = true
    if (navigator.userActivation?.hasBeenActive) this.#start()
  }

  #touched(): void {
    this.#conductor?.resume()
    if (this.#isWelcome) this.#start()
  }

  /** Sound that is switched off is not downloaded. */
  #start(): void {
    if (this.#isComing || this.levels.isSilent) return
    this.#isComing = true
    whenIdle(() => void this.#open())
  }

  async #open(): Promise<void> {
    try {
      const { Conductor } = await import('./conductor.ts')
      this.#conductor = new Conductor(this.levels, kept)
    } catch {
      this.#isComing = false
      return
    }
    this.#conductor.resume()
    if (this.#table && this.#reader) this.#detach = this.#conductor.attach(this.#table, this.#reader)
  }
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 1000 })
  else setTimeout(act, 200)
}

export const sound = new Sound()

// For measurements: `tumbledownSound.log` has the time of each sound, to the millisecond.
Object.assign(globalThis, { tumbledownSound: sound })
