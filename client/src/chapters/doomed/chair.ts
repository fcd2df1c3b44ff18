/** The state of a player who must not sit: how far they have sunk, and how many pushes it takes to stand again. */

import type { ChapterView, ClockView } from '../../generated/wire.ts'
import { explain } from '../../hud/perform.ts'
import type { Stage } from '../../hud/stage.svelte.ts'

export interface Chair {
  /** The legs have given way. */
  isSeated: boolean
  /** How many pushes it takes to stand, and how many are left. */
  pushes: number
  left: number
  /** The table's time at which the legs give way; -1 if the player sits. */
  sinksAt: number
}

/** Undefined for a seat without this curse. */
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

/** The state of my seat, from the store. */
export function myChair({ table }: Stage): Chair | undefined {
  const { chapters, clock } = table.store
  return chairOf(chapters.get('doomed')?.notes ?? {}, clock?.timers ?? [], table.seat)
}

export function stand({ table }: Stage): void {
  void explain(table.do({ type: 'Perform', seat: table.seat, verb: 'stand' }))
}
