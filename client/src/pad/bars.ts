/** The bars of what I can do: pressed by somebody who looks elsewhere, so none ever moves while it is shown. */

import type { Deed } from '../play/deeds.ts'

export interface Bar {
  deed: Deed
  /** When it came to its place. */
  since: number
}

export type Bars = readonly (Bar | undefined)[]

/** The second bar is split for a third; the rest is behind a button in its place. */
export const PLACES = 3
/** A finger that was on its way when a bar came did not mean it. */
export const NEW_MS = 300

/** How many deeds stand side by side, and how many are behind the button. */
export function room(count: number): { places: number; rest: number } {
  return count > PLACES ? { places: PLACES - 1, rest: count - PLACES + 1 } : { places: PLACES, rest: 0 }
}

/** The bars after a change: each stays as long as it can be done, and the likeliest of the others fill what is free. */
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
