/** Which screen a table shows: by the phase of the table, and by what this reader chose. */

import type { Status } from './wire/types.ts'

export type Screen = 'opening' | 'trouble' | 'table' | 'temple' | 'end'

export interface Scene {
  status: Status
  /** Why the connection cannot be opened, while it is retried. */
  snag: string
  /** Of the table; empty while it is not known. */
  phase: string
  /** This reader returned to the table after a game. */
  isAtTable: boolean
  /** A game has just ended, and its last moments are still shown. */
  isLingering: boolean
}

const IN_PLAY = new Set(['calling', 'playing', 'paused'])

export function screenFor({ status, snag, phase, isAtTable, isLingering }: Scene): Screen {
  if (status === 'ended') return 'trouble'
  if (!phase) return snag ? 'trouble' : 'opening'
  if (IN_PLAY.has(phase) || isLingering) return 'temple'
  return phase === 'over' && !isAtTable ? 'end' : 'table'
}

/** Whether the adventurers are in the temple, or the game is about to start. */
export function isInPlay(phase: string): boolean {
  return IN_PLAY.has(phase)
}
