/** Sun, moon and gear: on a grid of 24, in the colour around them. */

import { GLYPHS } from '../../art/glyphs.ts'
import { around } from '../../art/ornaments.ts'
import { solid } from '../shared/frames.ts'

/** A tooth of a wheel around 100, 100; the caller scales it to the grid of 24. */
const tooth = (angle: number): string => {
  const at = (r: number, by: number): string => {
    const turn = ((angle + by) * Math.PI) / 180
    return `${(12 + r * Math.sin(turn)).toFixed(2)} ${(12 - r * Math.cos(turn)).toFixed(2)}`
  }
  return `M${at(6.5, -17)}L${at(11.2, -11)}L${at(11.2, 11)}L${at(6.5, 17)}z`
}

const gear =
  solid(around(8, tooth)) +
  solid('M12 4.2a7.8 7.8 0 1 1 0 15.6 7.8 7.8 0 0 1 0-15.6zM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z')

/** In the order of their numbers in the rules. */
export const NAMES = ['sun', 'moon', 'gear'] as const
export type SignName = (typeof NAMES)[number]

export const SIGNS: Record<SignName, string> = {
  sun: GLYPHS.sun,
  moon: solid('M15.5 1.8A10.6 10.6 0 1 0 22.4 15a8.6 8.6 0 0 1-9.3-4.2 8.6 8.6 0 0 1 2.4-9z'),
  gear,
}

/** The sign of a kind of calendar tile; undefined for any other piece. */
export function signOf(kind: string): SignName | undefined {
  return NAMES.find((name) => kind === `calendar_${name}`)
}
