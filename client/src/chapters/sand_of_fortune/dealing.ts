/** The glasses of one game beside the cardboard box, dealt on the device. `tests/client/test_glasses.py` compares them with the rules. */

import type { Deal } from '../../companion/soundtracks.ts'
import { GLASSES } from '../../generated/chapters/sand_of_fortune.ts'
import type { Timeline } from '../../sound/score.ts'

const { least, most, step, countdowns, whole } = GLASSES

/** One for each slam. The last glass gets the rest, so random amounts fill all but that one. */
const NOTHING: readonly number[] = countdowns.slice(1).map(() => 0)

/** The average of the random amounts. */
export const EXPECTED: Deal = { fills: NOTHING.map(() => (least + most) / 2), spilled: NOTHING }

/** `luck` is at least 0 and less than 1. */
export function deal(luck: () => number): Deal {
  const fill = (): number => least + step * Math.floor(luck() * ((most - least) / step + 1))
  return { fills: NOTHING.map(fill), spilled: NOTHING }
}

export function timelineOf({ fills, spilled }: Deal): Timeline {
  const gongs: number[] = []
  const ends: number[] = []
  for (const [glass, sand] of fills.entries()) {
    gongs.push((ends.at(-1) ?? 0) + sand - (spilled[glass - 1] ?? 0))
    ends.push(gongs.at(-1)! + countdowns[glass]!)
  }
  const end = whole - spilled.reduce((sum, each) => sum + each, 0)
  return { gongs: [...gongs, end - countdowns.at(-1)!], ends: [...ends, end] }
}
