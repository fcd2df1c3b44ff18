/** Curses of the body at this table, derived only from the store. */

import type { QuestionView } from '../../generated/wire.ts'

export type Timers = readonly (readonly [name: string, at: number, args: readonly number[]])[]

/** The screen only shows curses of the body; the players enforce them. */
export const ON_HONOUR = 'curses.on_honour'

/** The table's time at which a timer of this seat rings; -1 if none runs. */
export function ringsAt(timers: Timers, name: string, seat: number): number {
  return timers.find(([each, , args]) => each === name && args[0] === seat)?.[1] ?? -1
}

/** The table's time before which a roll of this seat would be hasty; -1 if none would be. */
export function calmAt(timers: Timers, seat: number): number {
  return ringsAt(timers, 'calm', seat)
}

export interface Falling {
  question: number
  die: number
  dueAt: number
}

/** My die that rolls towards the edge. */
export function fallingOf(questions: ReadonlyMap<number, QuestionView>, seat: number): Falling | undefined {
  for (const [question, { kind, asked, args, due_at }] of questions)
    if (kind === 'catch' && seat >= 0 && (asked >> seat) & 1) return { question, die: args[0] ?? -1, dueAt: due_at }
  return undefined
}
