/** The sizes of things in the zone of the map, and the path of a falling die. */

import type { Falling } from './tower.svelte.ts'

export interface Sizes {
  /** The edge of a die. */
  die: number
  /** How much one die adds to the tower. */
  step: number
  /** Where the lowest die stands; below the zone if the tower is higher than the zone. */
  base: number
  /** How far above the tower a die swings. */
  lift: number
}

export const FALL_MS = 650
const DOWN_MS = 220
const HEAD = 46
const FOOT = 30
/** Half of the widest swing plus half a die, in edges. */
const WIDEST = 3.05
/** How many edges are needed above the tower: the gap, the die, and its rise at the ends of the swing. */
const ABOVE = 2.1

export function sizes(width: number, height: number, dice: number): Sizes {
  const die = Math.max(30, Math.min(76, height / 7.4, (width / 2 - 6) / WIDEST))
  const step = die * 0.93
  const most = height - HEAD - ABOVE * die
  return { die, step, base: Math.min(FOOT, most - dice * step), lift: die * 0.7 }
}

/** Its transform this many milliseconds after it was dropped: straight down, and aside if it does not stay. */
export function fallen({ lean, stays }: Falling, gone: number, { die, lift, step }: Sizes): string {
  const down = Math.min(1, gone / DOWN_MS) ** 2
  const x = lean * die
  if (gone <= DOWN_MS || stays !== false) {
    const rest = stays ? 0.4 * Math.min(1, Math.max(0, gone - DOWN_MS) / 120) : 0
    return `translate(${x * (1 - rest)}px, ${-lift * (1 - down)}px)`
  }
  const after = (gone - DOWN_MS) / (FALL_MS - DOWN_MS)
  const side = Math.sign(lean) || 1
  return `translate(${x + side * after * die * 1.4}px, ${after * after * step * 5}px) rotate(${side * after * 200}deg)`
}
