/** Reads the events of a table once; messages, effects and sounds receive the same readings. */

import { known } from '../chapters/known.svelte.ts'
import type { GameEvent } from '../generated/wire.ts'
import type { Happening, Table } from '../wire/table.ts'
import { Memory } from './memory.ts'
import { readBy, type Reading, type Scene } from './reading.ts'

export class EventReader {
  readonly #table: Table
  readonly #memory = new Memory()
  readonly #listeners = new Set<(readings: readonly Reading[]) => void>()
  readonly #stops: (() => void)[]

  constructor(table: Table) {
    this.#table = table
    this.#memory.remember(table.store)
    this.#stops = [
      table.onFrame((happening) => this.#read(happening)),
      table.onWelcome(() => this.#memory.remember(table.store)),
    ]
  }

  /**
   * Calls the listener with all readings, except for what happened while the connection was lost: of that, only the new
   * state matters.
   */
  onNews(listener: (readings: readonly Reading[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }

  #read({ t, events, isLate }: Happening): void {
    if (!isLate) this.#tell(readAll(events, this.#scene(t, events)))
    this.#memory.remember(this.#table.store)
  }

  #tell(readings: readonly Reading[]): void {
    for (const listener of [...this.#listeners]) listener(readings)
  }

  #scene(now: number, events: readonly GameEvent[]): Scene {
    const { seat: me, store } = this.#table
    return {
      now,
      events,
      me,
      seats: store.seats.size,
      variants: store.table?.settings.variants ?? [],
      nameOf: (seat) => store.table?.chairs[seat]?.name ?? '',
      chamberKind: (tile) => store.chambers.get(String(tile))?.kind ?? '',
      pieceKind: (piece) => store.pieces.get(String(piece))?.kind ?? this.#memory.piece(piece)?.kind ?? '',
      pieceBack: (piece) => store.pieces.get(String(piece))?.back ?? '',
      holderOf: (die) => store.dice.get(die)?.holder ?? -1,
      before: this.#memory,
    }
  }
}

export function readAll(events: readonly GameEvent[], scene: Scene): Reading[] {
  return events.map((event) =>
    known.chapters.reduce<Reading>(
      (reading, { reads = {} }) => ({ ...reading, ...readBy(reads, event.type, event, scene) }),
      {},
    ),
  )
}
