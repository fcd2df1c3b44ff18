/** What the targets of its deeds mean, which the rules name by numbers. */

import type { Situation } from '../../play/situation.ts'

/** People in one room agree by speaking: nobody is asked on a screen. */
export const AGREED_ALOUD = 'new_characters.agreed_aloud'

const PLACE = 1024

/** Of `joint_jump`: where to, and above that who comes along; -1 for nobody. */
export function jumping(target: number): { place: number; mate: number } {
  return { place: target % PLACE, mate: Math.floor(target / PLACE) - 1 }
}

/** The dice in this seat's hand, in the order in which they lie. */
export function handOf({ store }: Pick<Situation, 'store'>, seat: number): number[] {
  const held = [...store.dice].filter(([, { holder, where = 0 }]) => holder === seat && where === 0)
  return held.map(([die]) => die).sort((one, other) => one - other)
}
