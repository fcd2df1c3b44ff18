/** The chair of somebody who must not sit: how deep they have sunk, and how often they must push to stand again. */

import type { ChapterView, ClockView } from '../../generated/wire.ts'
import { explain } from '../../hud/perform.ts'
import type { Stage } from '../../hud/stage.svelte.ts'

export interface Chair {
  /** Legs have given way. */
  isSeated: boolean
  /** How many pushes it takes to stand, and how many of them are left. */
  pushes: number
  left: number
  /** The table's time at which they give way; -1 for whoever sits. */
  sinksAt: number
}

/** Nothing for whoever may sit as they like. */
export function chairOf(
  notes: ChapterView['notes'],
  timers: readonly ClockView['timers'][number][],
  seat: number,
): Chair | undefined {
  const pushes = entry(notes['sits'], seat)
  const isSeated = pushes > 0
  const sinksAt = timers.find(([name, , args]) => name === 'sinks' && args[0] === seat)?.[1] ?? -1
  if (!isSeated && sinksAt < 0) return undefined
  return {
    isSeated,
    sinksAt: isSeated ? -1 : sinksAt,
    pushes,
    left: isSeated ? pushes - entry(notes['pushes'], seat) : 1,
  }
}

function entry(noted: ChapterView['notes'][string] | undefined, seat: number): number {
  return Array.isArray(noted) ? (noted[seat] ?? 0) : 0
}

/** As the store says it now. */
export function myChair({ table }: Stage): Chair | undefined {
  const { chapters, clock } = table.store
  return chairOf(chapters.get('doomed')?.notes ?? {}, clock?.timers ?? [], table.seat)
}

export function stand({ table }: Stage): void {
  void explain(table.do({ type: 'Perform', seat: table.seat, verb: 'stand' }))
}
