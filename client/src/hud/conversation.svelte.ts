/** What the team said and signalled since this page was opened; the server keeps none of it. */

import type { Told } from '../generated/wire.ts'

export interface Line {
  id: number
  seat: number
  text: string
  what: string
}

const MOST_LINES = 80
/** How long a call for help stands on the caller's panel. */
const CALL_MS = 6000

interface Source {
  onTold(listener: (told: Told) => void): () => void
  readonly seat: number
}

export class Conversation {
  lines = $state.raw<Line[]>([])
  unread = $state(0)
  isOpen = $state(false)
  /** Seats that called for help just now. */
  calling = $state.raw<ReadonlySet<number>>(new Set())
  readonly #source: Source
  #next = 1

  constructor(source: Source) {
    this.#source = source
  }

  /** Listens until the returned function is called. */
  start(): () => void {
    return this.#source.onTold((told) => this.#hear(told))
  }

  open(): void {
    this.isOpen = true
    this.unread = 0
  }

  close(): void {
    this.isOpen = false
  }

  #hear(told: Told): void {
    this.lines = [
      ...this.lines,
      { id: this.#next++, seat: told.seat, text: told.text ?? '', what: told.what ?? '' },
    ].slice(-MOST_LINES)
    if (told.text && !this.isOpen && told.seat !== this.#source.seat) this.unread += 1
    if (told.what === 'help') this.#call(told.seat)
  }

  #call(seat: number): void {
    this.calling = new Set([...this.calling, seat])
    setTimeout(() => (this.calling = new Set([...this.calling].filter((each) => each !== seat))), CALL_MS)
  }
}
