/** How much sand of a glass has run through. */

import type { Glass } from '../chapters/chapter.ts'

/** From here on its slot pulses with every second. */
const LAST_SECONDS = 10

export interface Run {
  isRunning: boolean
  /** The share of the sand that is still above. */
  left: number
  seconds: number
  isLast: boolean
}

export function runOf({ endsAt, runMs }: Pick<Glass, 'endsAt' | 'runMs'>, now: number): Run {
  if (endsAt < 0) return { isRunning: false, left: 0, seconds: 0, isLast: false }
  const ms = Math.min(runMs, Math.max(0, endsAt - now))
  const seconds = Math.ceil(ms / 1000)
  return { isRunning: true, left: ms / runMs, seconds, isLast: seconds <= LAST_SECONDS }
}

/** The sand is drawn in this many steps. */
const STEPS = 60

export const drawnShare = (left: number): number => Math.ceil(left * STEPS) / STEPS
