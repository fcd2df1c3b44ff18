/** The targets of the chapter's deeds, which the rules encode as numbers. */

import type { Situation } from '../../play/situation.ts'

/** Players in one room agree by speaking: no question is asked on the screen. */
export const AGREED_ALOUD = 'new_characters.agreed_aloud'

const PLACE = 1024

/** Of `joint_jump`: the destination, and in the upper bits the team-mate who comes along; -1 for none. */
export function jumping(target: number): { place: number; mate: number } {
  return { place: target % PLACE, mate: Math.floor(target / PLACE) - 1 }
}

/** The dice in this seat's hand, in their order. */
export function handOf({ store }: Pick<Situation, 'store'>, seat: number): number[] {
  const held = [...store.dice].filter(([, { holder, where = 0 }]) => holder === seat && where === 0)
  return held.map(([die]) => die).sort((one, other) => one - other)
}
