/** The pulse of a player who is bound to me. */

import { explain } from '../../hud/perform.ts'
import type { Stage } from '../../hud/stage.svelte.ts'

export function feel({ table }: Stage, bound: number): void {
  void explain(table.do({ type: 'Perform', seat: table.seat, verb: 'feel_pulse', target: bound }))
}

/** The table's time at which it is too late; -1 if no timer runs. */
export function missedAt({ table }: Stage, bound: number): number {
  const timers = table.store.clock?.timers ?? []
  return timers.find(([name, , args]) => name === 'pulse_missed' && args[0] === bound)?.[1] ?? -1
}
