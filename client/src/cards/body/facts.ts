/** Curses of the body as this table plays them: who must hold, stand, catch or keep silent. Only what the store says. */

import type { ChapterView, ClockView, QuestionView, Settings } from '../../generated/wire.ts'
import { ON_HONOUR } from '../../screens/variants.ts'

/** How often whoever sits must push before standing again. */
export const PUSHES = 3

export type Timers = ClockView['timers']

/** The screen sees to curses of the body; otherwise the players do so themselves. */
export function isEnforced({ modules = [], variants = [] }: Settings): boolean {
  return modules.includes('curses') && !variants.includes(ON_HONOUR)
}

/** The table's time at which a timer of this seat rings; -1 if none runs. */
export function ringsAt(timers: Timers, name: string, seat: number): number {
  return timers.find(([each, , args]) => each === name && args[0] === seat)?.[1] ?? -1
}

export interface Chair {
  /** Legs have given way. */
  isSeated: boolean
  /** How many pushes it takes to stand. */
  left: number
  /** The table's time at which they give way; -1 for whoever sits. */
  sinksAt: number
}

/** Nothing for whoever may sit as they like. */
export function chairOf(notes: ChapterView['notes'], timers: Timers, seat: number): Chair | undefined {
  const isSeated = entry(notes['sits'], seat) > 0
  const sinksAt = ringsAt(timers, 'sinks', seat)
  if (!isSeated && sinksAt < 0) return undefined
  return { isSeated, sinksAt: isSeated ? -1 : sinksAt, left: isSeated ? PUSHES - entry(notes['pushes'], seat) : 1 }
}

function entry(noted: ChapterView['notes'][string] | undefined, seat: number): number {
  return Array.isArray(noted) ? noted[seat] ?? 0 : 0
}

export interface Falling { question: number, die: number, dueAt: number }

/** The die of mine that rolls for the edge. */
export function fallingOf(questions: ReadonlyMap<number, QuestionView>, seat: number): Falling | undefined {
  for (const [question, { kind, asked, args, due_at }] of questions)
    if (kind === 'catch' && seat >= 0 && asked >> seat & 1) return { question, die: args[0] ?? -1, dueAt: due_at }
  return undefined
}
