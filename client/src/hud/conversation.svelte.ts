/** What the team said and signalled since this page was opened, and what was shown as news. The server stores none of it. */

import { untrack } from 'svelte'
import type { Told } from '../generated/wire.ts'
import { SHOWING } from './pings.ts'

/** The entry is news, not said by a player. */
export const NEWS = -1

export interface Line {
  id: number
  /** The seat that said it, or `NEWS`. */
  seat: number
  text: string
  what: string
}

const MOST_LINES = 80
/** How long a call for help stays on the caller's panel. */
const CALL_MS = 6000
/** How long the panel of a player shines who shows which adventurer is theirs. */
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
  /** Seats that showed which adventurer is theirs just now. */
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

  /** Adds what was shown for a moment, so that it can be read again. */
  note(text: string): void {
    this.#add({ seat: NEWS, text, what: '' })
  }

  #add(line: Omit<Line, 'id'>): void {
    this.lines = [...untrack(() => this.lines), { id: this.#next++, ...line }].slice(-MOST_LINES)
  }

  /** Cheers of spectators are only shown for a moment, and not added. */
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
