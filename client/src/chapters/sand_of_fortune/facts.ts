/** Which glass runs, and how much of its sand is still above. */

import { GLASSES } from '../../generated/chapters/sand_of_fortune.ts'
import type { ChapterView } from '../../generated/wire.ts'

export const MOST = GLASSES.countdowns.length
/** Sand is reported in tenths. */
const TENTHS = 10

export interface Running {
  /** The first, second or third glass. */
  number: number
  /** The share of its sand that is above. */
  left: number
  /** The same share for the words, never less than a tenth while sand is left. */
  percent: number
}

export interface Noting {
  chapters: ReadonlyMap<string, ChapterView>
}

export function running({ chapters }: Noting, time: number): Running {
  const noted = chapters.get('sand_of_fortune')?.notes ?? {}
  const [turnedAt, runs] = [Number(noted['turned_at'] ?? 0), Number(noted['runs'] ?? 0)]
  const slams = Number(chapters.get('base')?.notes['slams'] ?? 0)
  const left = runs ? Math.min(1, Math.max(0, 1 - (time - turnedAt) / runs)) : 0
  return { number: Math.min(MOST, slams + 1), left, percent: told(left) }
}

/** A share of sand in percent. */
export function told(left: number): number {
  return (Math.ceil(left * TENTHS) * 100) / TENTHS
}
