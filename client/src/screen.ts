/** Which screen a table shows: by the life of the table, and by what this reader chose to look at. */

import type { Status } from './wire/types.ts'

export type Screen = 'opening' | 'trouble' | 'table' | 'temple' | 'end'

export interface Scene {
  status: Status
  /** Why the connection does not open, while it is tried again. */
  snag: string
  /** Of the table; empty while nothing of it is known. */
  phase: string
  /** This reader went back to the table after a game. */
  isAtTable: boolean
  /** A game has just ended, and its last moments are still to be seen. */
  isLingering: boolean
}

const IN_PLAY = new Set(['calling', 'playing', 'paused'])

export function screenFor({ status, snag, phase, isAtTable, isLingering }: Scene): Screen {
  if (status === 'ended') return 'trouble'
  if (!phase) return snag ? 'trouble' : 'opening'
  if (IN_PLAY.has(phase) || isLingering) return 'temple'
  return phase === 'over' && !isAtTable ? 'end' : 'table'
}

/** Whether people are in the temple, or are being called there. */
export function isInPlay(phase: string): boolean {
  return IN_PLAY.has(phase)
}
