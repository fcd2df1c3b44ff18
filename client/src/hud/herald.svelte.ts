/** Says what happens: in the two live regions, and for a moment in the line over the temple. */

import { untrack } from 'svelte'
import type { EventReader } from '../events/reader.ts'
import { say, type Saying } from '../events/reading.ts'
import type { TableClock } from '../wire/table.ts'

const SHOWN_MS = 2500

interface Banner {
  id: number
  text: string
  isUrgent: boolean
}

export class Herald {
  polite = $state('')
  urgent = $state('')
  banner = $state.raw<Banner>()
  readonly #clock: TableClock
  readonly #reader: EventReader
  readonly #written: (text: string) => void
  #next = 1

  /**
   * Everything that is shown is also passed to `written`, for players who looked elsewhere, unless players must
   * remember it themselves.
   */
  constructor(clock: TableClock, reader: EventReader, written: (text: string) => void) {
    this.#clock = clock
    this.#reader = reader
    this.#written = written
  }

  /** Listens until the returned function is called. */
  start(): () => void {
    return this.#reader.onNews((readings) => {
      for (const { say } of readings) if (say?.text) this.tell(say)
    })
  }

  tell(saying: Saying): void {
    const wait = saying.notBefore ? this.#clock.at(saying.notBefore) - performance.now() : 0
    if (wait > 0 && Number.isFinite(wait)) setTimeout(() => this.#now(saying), wait)
    else this.#now(saying)
  }

  say(text: string, isUrgent = false): void {
    this.#now(say(text, { isUrgent }))
  }

  #now(saying: Saying): void {
    // A sentence about an effect must not be read after the sentence about its cause.
    if (saying.isUrgent)
      this.urgent = again(
        untrack(() => this.urgent),
        saying.text,
      )
    else
      this.polite = again(
        untrack(() => this.polite),
        saying.text,
      )
    if (saying.isHeralded) this.#show(saying)
  }

  /** The newest one is shown, but nothing replaces a danger. */
  #show({ text, isUrgent, isFleeting }: Saying): void {
    if (!isFleeting) this.#written(text)
    if (untrack(() => this.banner?.isUrgent) && !isUrgent) return
    const id = this.#next++
    this.banner = { id, text, isUrgent }
    setTimeout(() => {
      if (this.banner?.id === id) this.banner = undefined
    }, SHOWN_MS)
  }
}

/** The same words again must differ, otherwise they are not read out. */
const again = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text)
