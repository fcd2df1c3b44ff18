/** Two sand glasses that players turn over by hand. They use the time of the clock beside them, so a pause stops them. */

import type { Sands } from '../generated/box.ts'

export type Colour = keyof Sands
export const COLOURS: readonly Colour[] = ['green', 'blue']

/** When a glass was turned over, by the clock; `undefined` while it is laid aside. */
export type Turned = Partial<Record<Colour, number>>

export interface Glass {
  colour: Colour
  /** The sand above, in milliseconds: all of it before the first turn. */
  left: number
  /** From 0 to 1. */
  share: number
  state: 'still' | 'running' | 'out'
}

export function glassAt(sands: Sands, turned: Turned, colour: Colour, now: number): Glass {
  const [whole, at] = [sands[colour], turned[colour]]
  if (at === undefined) return { colour, left: whole, share: 1, state: 'still' }
  const left = Math.max(0, whole - (now - at))
  return { colour, left, share: left / whole, state: left ? 'running' : 'out' }
}

/**
 * Sand that is turned over runs back: what had fallen is now above. A glass that was never turned, or has run out,
 * begins full.
 */
export function turnedOver(sands: Sands, turned: Turned, colour: Colour, now: number): Turned {
  const { left, state } = glassAt(sands, turned, colour, now)
  return { ...turned, [colour]: state === 'running' ? now - left : now }
}

export function laidAside(turned: Turned, colour: Colour): Turned {
  const { [colour]: _, ...others } = turned
  return others
}
