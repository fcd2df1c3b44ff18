/** A game for somebody who just wants to play: beside bots, with dice that lie a little sooner. */

import { PACES } from '../generated/pieces.ts'
import type { NewTable } from '../generated/wire.ts'

export const BOTS = 2
export const EASY: NewTable['settings'] = { roll_ms: PACES.gentle, bots_take_over: true }
