/** Curses of the body as this table plays them. Only what the store says. */

import type { QuestionView } from '../../generated/wire.ts'

export type Timers = readonly (readonly [name: string, at: number, args: readonly number[]])[]

/** Curses of the body are only shown; the players keep to them by themselves. */
export const ON_HONOUR = 'curses.on_honour'

/** The table's time at which a timer of this seat rings; -1 if none runs. */
export function ringsAt(timers: Timers, name: string, seat: number): number {
  return timers.find(([each, , args]) => each === name && args[0] === seat)?.[1] ?? -1
}

/** The table's time before which a throw of this seat would be hasty; -1 if none would be. */
export function calmAt(timers: Timers, seat: number): number {
  return ringsAt(timers, 'calm', seat)
}

export interface Falling {
  question: number
  die: number
  dueAt: number
}

/** The die of mine that rolls for the edge. */
export function fallingOf(questions: ReadonlyMap<number, QuestionView>, seat: number): Falling | undefined {
  for (const [question, { kind, asked, args, due_at }] of questions)
    if (kind === 'catch' && seat >= 0 && (asked >> seat) & 1) return { question, die: args[0] ?? -1, dueAt: due_at }
  return undefined
}
