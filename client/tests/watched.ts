/** A table of four at which a test lets things happen, and what is made of them: sounds, words and signs. */

import { EventReader } from '../src/events/reader.ts'
import type { Effect, Reading, Saying } from '../src/events/reading.ts'
import type { ChamberView, DieView, GameEvent, PieceView } from '../src/generated/wire.ts'
import { type Cue, loudest } from '../src/sound/cue.ts'
import { FakeTable } from './fake_table.ts'

export const NOW = 1000

export class Watched {
  readonly table = new FakeTable(4)
  readonly #reader = new EventReader(this.table)
  #readings: readonly Reading[] = []

  constructor() {
    this.#reader.onNews((readings) => {
      this.#readings = readings
    })
    for (let die = 0; die < 20; die += 1) this.lies(die, { holder: Math.floor(die / 5) })
    this.rests()
  }

  lies(die: number, view: Partial<DieView>): void {
    this.table.store.dice.set(die, {
      type: 'DieView',
      holder: 0,
      face: 'A',
      ...this.table.store.dice.get(die),
      ...view,
    })
  }

  /** A piece lies there now; in the box if no place is given. Face down it is told by its back. */
  piece(piece: number, kind: string, at = 0, back = 'treasures'): void {
    const { pieces } = this.table.store
    if (at) pieces.set(String(piece), { type: 'PieceView', at, ...(kind ? { kind } : { back }) } satisfies PieceView)
    else pieces.delete(String(piece))
  }

  chamber(tile: number, kind: string): void {
    this.table.store.chambers.set(String(tile), {
      type: 'ChamberView',
      x: tile,
      y: 0,
      turn: 0,
      state: 2,
      kind,
    } satisfies ChamberView)
  }

  /** Everything is as it is, and nothing has happened: what comes next is seen against this. */
  rests(): void {
    this.table.beginsAnew()
  }

  happens(...events: GameEvent[]): this {
    this.#readings = []
    this.table.happens(events, { t: NOW })
    return this
  }

  get cues(): Cue[] {
    return loudest(this.#readings.flatMap(({ sounds = [] }) => sounds))
  }

  get sounds(): string[] {
    return this.cues.map(({ name }) => name)
  }

  get sayings(): Saying[] {
    return this.#readings.flatMap(({ say }) => say ?? [])
  }

  /** Messages by their ids: no language is loaded. */
  get words(): string[] {
    return this.sayings.map(({ text }) => text)
  }

  get effects(): Effect[] {
    return this.#readings.flatMap(({ shows = [] }) => shows)
  }
}
