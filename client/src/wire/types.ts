/** The types of the wire as the client uses them; the shapes are generated from the server's. */

import type { Refusal } from '../generated/wire.ts'

export type * from '../generated/wire.ts'

/** `ended` comes with a goodbye and is final; `lost` means that we are reconnecting. */
export type Status = 'connecting' | 'live' | 'lost' | 'ended'

/** The seat number of spectators: they can cheer and wish, and can be muted. */
export const SPECTATORS = -1

/** A refusal that this client creates itself. */
export const LINE_LOST: Refusal = { type: 'refused', code: 'line_lost' }
export const OTHER_GAME: Refusal = { type: 'refused', code: 'game_over' }
