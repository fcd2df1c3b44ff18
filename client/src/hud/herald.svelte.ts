/** Passes tidings on: to the two live regions, and for a moment over the temple. */

import { untrack } from 'svelte'
import type { Table } from '../wire/table.ts'
import { tidings, type Tiding, type Witness } from './tidings.ts'

const SHOWN_MS = 2600
const MOST_SHOWN = 2

interface Banner { id: number, text: string, isUrgent: boolean }

export class Herald {
  polite = $state('')
  urgent = $state('')
  banners = $state.raw<Banner[]>([])
  readonly #table: Table
  readonly #witness: () => Witness
  #next = 1

  constructor(table: Table, witness: () => Witness) {
    this.#table = table
    this.#witness = witness
  }

  /** Listens until the returned function is called. */
  start(): () => void {
    return this.#table.onFrame((happening) => {
      if (happening.isLate) return
      for (const each of tidings(happening.events, this.#witness())) this.tell(each)
    })
  }

  tell(tiding: Tiding): void {
    const wait = tiding.notBefore ? this.#table.at(tiding.notBefore) - performance.now() : 0
    if (wait > 0 && Number.isFinite(wait)) setTimeout(() => this.#now(tiding), wait)
    else this.#now(tiding)
  }

  say(text: string, isUrgent = false): void {
    this.#now({ text, isUrgent, isHeralded: false, notBefore: 0 })
  }

  #now(tiding: Tiding): void {
    // An effect that says something must not follow what it says.
    if (tiding.isUrgent) this.urgent = again(untrack(() => this.urgent), tiding.text)
    else this.polite = again(untrack(() => this.polite), tiding.text)
    if (tiding.isHeralded) this.#show(tiding)
  }

  #show({ text, isUrgent }: Tiding): void {
    const id = this.#next++
    this.banners = [...this.banners, { id, text, isUrgent }].slice(-MOST_SHOWN)
    setTimeout(() => { this.banners = this.banners.filter((banner) => banner.id !== id) }, SHOWN_MS)
  }
}

/** The same words again must be a change, or nobody reads them out. */
const again = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text)
