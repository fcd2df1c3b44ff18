/** The table's time as something that changes: everything that counts seconds looks here. */

import type { Table } from '../wire/table.ts'

const EVERY_MS = 100

export class Beat {
  now = $state(0)
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
    this.now = table.now()
  }

  /** Runs until the returned function is called; hand it to `$effect`. */
  start(): () => void {
    const timer = setInterval(() => {
      this.now = this.#table.now()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }
}
