/** Buttons that do not move under a finger: what can no longer be done leaves its gap for a moment before others close up. */

import { untrack } from 'svelte'
import type { Deed } from '../play/deeds.ts'

export const GAP_MS = 600

export interface DeedSlot {
  deed: Deed
  /** When it could no longer be done; 0 while it can. */
  goneAt: number
}

/** The row after a change: `deeds` as they are wanted now, the likeliest first, in so many places. */
export function arranged(before: readonly DeedSlot[], deeds: readonly Deed[], places: number, now: number): DeedSlot[] {
  const byKey = new Map(deeds.map((deed) => [deed.key, deed]))
  const held = before.slice(0, places).map(({ deed, goneAt }) => {
    const still = byKey.get(deed.key)
    return still ? { deed: still, goneAt: 0 } : { deed, goneAt: goneAt || now }
  })
  const isAnyLeft = held.some(({ goneAt }) => !goneAt)
  const isClosing = !held.some(({ goneAt }) => goneAt && now - goneAt < GAP_MS)
  const isRanked = !isAnyLeft || (isClosing && (held.some(({ goneAt }) => goneAt) || deeds.length > places))
  if (isRanked) return deeds.slice(0, places).map((deed) => ({ deed, goneAt: 0 }))
  const shown = new Set(held.map(({ deed }) => deed.key))
  const news = deeds.filter((deed) => !shown.has(deed.key)).map((deed) => ({ deed, goneAt: 0 }))
  return [...held, ...news].slice(0, places)
}

export class DeedRow {
  slots = $state.raw<readonly DeedSlot[]>([])
  #timer = 0

  /** Call it in an effect with what can be done now; it looks again when a gap closes. */
  show(deeds: readonly Deed[], places: number): () => void {
    const now = performance.now()
    const before = untrack(() => this.slots)
    const slots = arranged(before, deeds, places, now)
    this.slots = slots
    const gaps = slots.filter(({ goneAt }) => goneAt).map(({ goneAt }) => goneAt + GAP_MS - now)
    if (gaps.length) this.#timer = window.setTimeout(() => this.show(deeds, places), Math.min(...gaps) + 1)
    return () => clearTimeout(this.#timer)
  }
}
