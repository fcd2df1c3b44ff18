/** What the targets of the chapter's deeds mean, which the rules name by numbers. */

import type { Icon } from '../../generated/wire.ts'
import { chamberAt, placeOf, type Situation } from '../../play/situation.ts'

/** Of `turn_chamber`: a tile, and how many quarter turns clockwise. */
export function turning(target: number): { tile: number; quarters: number } {
  return { tile: target >> 2, quarters: target & 3 }
}

/** The same chamber, so many quarter turns further; none at all is as it lies now, which is not offered. */
export function turnAnew(target: number, quarters: number): number {
  return (target & ~3) | ((target + quarters) & 3)
}

export const degreesOf = (target: number): number => turning(target).quarters * 90

/** The chamber that lies nearest to me, as what one wants to turn is mostly in the way. */
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

/** Of `lend_icons` and `leave_icons`: where, which icons, and the gem step that is to be lit. */
export function lending(target: number): { place: number; icon: Icon; step: number } {
  return { place: target >> 4, icon: (target >> 3) & 1 ? 'K' : 'T', step: target & 7 }
}
