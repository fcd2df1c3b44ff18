/** What play knows of chapters beyond the base game: nothing until their chunk has come and taught it. */

import type { Icon } from '../generated/wire.ts'

/** The icons of pieces that can be added to a payment, by kind. */
export const purse: Record<string, readonly Icon[]> = {}
