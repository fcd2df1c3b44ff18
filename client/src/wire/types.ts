/** The words of the wire as the client uses them; the shapes themselves are generated from the server's. */

import type { Refusal } from '../generated/wire.ts'

export type * from '../generated/wire.ts'

/** `ended` comes with a goodbye and is final; `lost` means that we are trying again. */
export type Status = 'connecting' | 'live' | 'lost' | 'ended'

/** The seat of those who have none: they cheer, they wish, and they can be muted. */
export const SPECTATORS = -1

/** Refusals that this client gives itself. */
export const LINE_LOST: Refusal = { type: 'refused', code: 'line_lost' }
export const OTHER_GAME: Refusal = { type: 'refused', code: 'game_over' }
