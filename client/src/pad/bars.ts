/** The bars of my possible deeds: they are pressed without looking, so no bar moves while it is shown. */

import type { Deed } from '../play/deeds.ts'

export interface Bar {
  deed: Deed
  /** When it appeared in its place. */
  since: number
}

export type Bars = readonly (Bar | undefined)[]

/** The second bar is split for a third deed; the others are behind a button in its place. */
export const PLACES = 3
/** A new bar ignores a finger that was already on its way. */
export const NEW_MS = 300

/** How many deeds fit side by side, and how many are behind the button. */
export function room(count: number): { places: number; rest: number } {
  return count > PLACES ? { places: PLACES - 1, rest: count - PLACES + 1 } : { places: PLACES, rest: 0 }
}

/**
 * The bars after a change: each stays as long as its deed is possible, and the likeliest of the others take the free
 * places.
 */
export function barsAfter(before: Bars, deeds: readonly Deed[], now: number): Bars {
  const byKey = new Map(deeds.map((deed) => [deed.key, deed]))
  const places = Array.from({ length: room(deeds.length).places }, (_, place): Bar | undefined => {
    const bar = before[place]
    const deed = bar && byKey.get(bar.deed.key)
    return deed && { deed, since: bar.since }
  })
  const shown = new Set(places.map((bar) => bar?.deed.key))
  const others = deeds.filter(({ key }) => !shown.has(key))
  return places.map((bar) => {
    const deed = bar ? undefined : others.shift()
    return deed ? { deed, since: now } : bar
  })
}

export function isNew({ since }: Bar, now: number): boolean {
  return now - since < NEW_MS
}
