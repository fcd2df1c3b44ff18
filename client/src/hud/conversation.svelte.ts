/** What the team said and signalled since this page was opened, and what was shown as news; the server keeps none of it. */

import { untrack } from 'svelte'
import type { Told } from '../generated/wire.ts'
import { SHOWING } from './pings.ts'

/** Nobody said it: it happened. */
export const NEWS = -1

export interface Line {
  id: number
  /** Who said it, or `NEWS`. */
  seat: number
  text: string
  what: string
}

const MOST_LINES = 80
/** How long a call for help stands on the caller's panel. */
const CALL_MS = 6000
/** And how long the panel shines of somebody who shows who they are. */
const SHOWN_MS = 2000

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
  /** Seats that showed themselves just now. */
  shown = $state.raw<ReadonlySet<number>>(new Set())
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

  /** What was shown for a moment can be read again here. */
  note(text: string): void {
    this.#add({ seat: NEWS, text, what: '' })
  }

  #add(line: Omit<Line, 'id'>): void {
    this.lines = [...untrack(() => this.lines), { id: this.#next++, ...line }].slice(-MOST_LINES)
  }

  /** What spectators cheer is news for a moment, and not written down. */
  #hear(told: Told): void {
    if (told.what === SHOWING) return this.#show(told.seat)
    if (told.seat < 0) return
    this.#add({ seat: told.seat, text: told.text ?? '', what: told.what ?? '' })
    if (told.text && !this.isOpen && told.seat !== this.#source.seat) this.unread += 1
    if (told.what === 'help') this.#call(told.seat)
  }

  #call(seat: number): void {
    this.calling = new Set([...this.calling, seat])
    setTimeout(() => (this.calling = new Set([...this.calling].filter((each) => each !== seat))), CALL_MS)
  }

  #show(seat: number): void {
    this.shown = new Set([...this.shown, seat])
    setTimeout(() => (this.shown = new Set([...this.shown].filter((each) => each !== seat))), SHOWN_MS)
  }
}
