/** The price of the role card, and whether a used card comes back. */

import { known } from '../../chapters/known.svelte.ts'
import type { Icon } from '../../generated/wire.ts'
import type { Moment } from '../../hud/timeline.ts'
import type { HandDie } from '../../play/hand.ts'
import { dues } from '../../play/prices.ts'
import type { Card } from '../pieces.ts'

/** The doors slam twice; the third countdown ends in the collapse. */
const SLAMS = 2

interface Owed {
  price: Icon[]
  missing: Icon[]
}

/** The price on the card, and which icons my dice lack. Empty for a card that always works. */
export function dueOf({ kind }: Pick<Card, 'kind'>, dice: readonly Pick<HandDie, 'face'>[]): Owed {
  const price = known.pieces[kind]?.use ?? []
  return { price, missing: dues(price, dice).flatMap(({ icon, isShown }) => (isShown ? [] : [icon])) }
}

/** Whether a card that is used now comes back: in practice games without a clock it does not. */
export function isSlamLeft(moment: Pick<Moment, 'coming' | 'number'> | undefined): boolean {
  return moment !== undefined && moment.coming !== 'collapse' && moment.number <= SLAMS
}
