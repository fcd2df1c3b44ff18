/**
 * The table's time as reactive state: all that counts seconds reads it. While the clock of the game is stopped, so is
 * `now`.
 */

import type { Table } from '../wire/table.ts'

const EVERY_MS = 100

export class Beat {
  now = $state(0)
  /** The table's time even while the clock stands still. */
  running = $state(0)
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
    this.#read()
  }

  /** Runs until the returned function is called; pass it to `$effect`. */
  start(): () => void {
    const timer = setInterval(() => this.#read(), EVERY_MS)
    return () => clearInterval(timer)
  }

  #read(): void {
    const stoppedAt = this.#table.store.clock?.stopped_at ?? -1
    this.running = this.#table.now()
    this.now = stoppedAt >= 0 ? stoppedAt : this.running
  }
}
