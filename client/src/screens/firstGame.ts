/** A game to start at once: with bots, and with a shorter roll time. */

import { PACES } from '../generated/pieces.ts'
import type { NewTable } from '../generated/wire.ts'

export const BOTS = 2
export const EASY: NewTable['settings'] = { roll_ms: PACES.gentle, bots_take_over: true }
