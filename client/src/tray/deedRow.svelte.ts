/**
 * Buttons that do not move under a finger: a deed that has become impossible leaves a gap for a moment before the
 * others close up; one that is only forbidden keeps its place.
 */

import { untrack } from 'svelte'
import type { Deed } from '../play/deeds.ts'

export const GAP_MS = 600

export interface DeedSlot {
  deed: Deed
  /** When it became impossible; 0 while it is possible. */
  goneAt: number
  /** My dice would pay for it, but it is forbidden now. */
  isBarred: boolean
}

export interface Wanted {
  /** The possible deeds, the likeliest first. */
  deeds: readonly Deed[]
  /** The keys of deeds that could be paid for, but are forbidden. */
  barred: ReadonlySet<string>
  /**
   * Deeds that no player may do for a while and that I could pay for: shown if there is room, so that the ban can be
   * explained.
   */
  banned?: readonly Deed[]
  /** How many buttons fit side by side. */
  places: number
}

const placed = (deed: Deed): DeedSlot => ({ deed, goneAt: 0, isBarred: false })

/** The row after a change. */
export function arranged(before: readonly DeedSlot[], wanted: Wanted, now: number): DeedSlot[] {
  const { deeds, barred, places, banned = [] } = wanted
  const byKey = new Map(deeds.map((deed) => [deed.key, deed]))
  const held = before.slice(0, places).map(({ deed, goneAt }) => {
    const still = byKey.get(deed.key)
    if (still) return placed(still)
    const isBarred = barred.has(deed.key)
    return { deed, isBarred, goneAt: isBarred ? 0 : goneAt || now }
  })
  const isAnyLeft = held.some(({ goneAt }) => !goneAt)
  const isClosing = !held.some(({ goneAt }) => goneAt && now - goneAt < GAP_MS)
  const isRanked = !isAnyLeft || (isClosing && (held.some(({ goneAt }) => goneAt) || deeds.length > places))
  const left = isRanked ? held.filter(({ isBarred }) => isBarred) : held
  const shown = new Set(left.map(({ deed }) => deed.key))
  const news = deeds.filter((deed) => !shown.has(deed.key)).map(placed)
  const more = banned.filter((deed) => !shown.has(deed.key)).map((deed) => ({ ...placed(deed), isBarred: true }))
  return [...(isRanked ? [...news, ...left] : [...left, ...news]), ...more].slice(0, places)
}

export class DeedRow {
  slots = $state.raw<readonly DeedSlot[]>([])
  #timer = 0

  /** To be called in an effect with the possible deeds; it runs again when a gap closes. */
  show(wanted: Wanted): () => void {
    const now = performance.now()
    const before = untrack(() => this.slots)
    const slots = arranged(before, wanted, now)
    this.slots = slots
    const gaps = slots.filter(({ goneAt }) => goneAt).map(({ goneAt }) => goneAt + GAP_MS - now)
    if (gaps.length) this.#timer = window.setTimeout(() => this.show(wanted), Math.min(...gaps) + 1)
    return () => clearTimeout(this.#timer)
  }
}
