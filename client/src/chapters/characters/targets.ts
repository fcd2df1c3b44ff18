/** The targets of the chapter's deeds, which the rules encode as numbers. */

import type { Icon } from '../../generated/wire.ts'
import { chamberAt, placeOf, type Situation } from '../../play/situation.ts'

/** Of `turn_chamber`: a tile, and how many quarter turns clockwise. */
export function turning(target: number): { tile: number; quarters: number } {
  return { tile: target >> 2, quarters: target & 3 }
}

/** The target for the same chamber, this many quarter turns further. No turn at all is not offered. */
export function turnAnew(target: number, quarters: number): number {
  return (target & ~3) | ((target + quarters) & 3)
}

export const degreesOf = (target: number): number => turning(target).quarters * 90

/** The chambers, nearest to me first: the one to turn usually blocks the way. */
export function nearestFirst(
  targets: readonly number[],
  situation: Situation,
  tileOf = (target: number): number => turning(target).tile,
): number {
  const here = chamberAt(situation, placeOf(situation, situation.seat))
  const far = (target: number): number => {
    const there = situation.store.chambers.get(String(tileOf(target)))
    return here && there ? Math.abs(there.x - here.x) + Math.abs(there.y - here.y) : Infinity
  }
  return targets.reduce((nearest, target) => (far(target) < far(nearest) ? target : nearest))
}

/** Of `lend_icons` and `leave_icons`: the place, the icon, and the gem step to light. */
export function lending(target: number): { place: number; icon: Icon; step: number } {
  return { place: target >> 4, icon: (target >> 3) & 1 ? 'K' : 'T', step: target & 7 }
}
