/** The table's time as something that changes: everything that counts seconds looks here. */

import type { Session } from '../wire/session.svelte.ts'

const EVERY_MS = 100

export class Beat {
  now = $state(0)
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
    this.now = session.now()
  }

  /** Runs until the returned function is called; hand it to `$effect`. */
  start(): () => void {
    const timer = setInterval(() => { this.now = this.#session.now() }, EVERY_MS)
    return () => clearInterval(timer)
  }
}
