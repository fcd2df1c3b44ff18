/** Dice that roll for the edge, in words. */

import { DIE_AT } from '../../generated/wire.ts'
import type { DieMoved } from '../../generated/wire.ts'
import { type Tiding, tiding, type Witness } from '../../hud/tidings.ts'
import { t } from '../../words/words.svelte.ts'
import { kindOfPlace } from '../pieces.ts'

const falling = new Set<number>()

/** Undefined if the die neither falls nor fell. */
export function fell({ die, where, holder }: DieMoved, { me, nameOf }: Witness): Tiding | undefined {
  const [at, wasFalling, isMine] = [kindOfPlace(where), falling.delete(die), holder === me]
  if (at === DIE_AT.falling) {
    falling.add(die)
    return isMine ? tiding(t('temple-say-falling'), { isUrgent: true }) : undefined
  }
  if (!wasFalling) return undefined
  if (at === DIE_AT.lost) return isMine ? tiding(t('temple-say-fallen'), { isUrgent: true }) : tiding(t('temple-say-fallen-mate', { name: nameOf(holder) }))
  return isMine ? tiding(t('temple-say-caught')) : undefined
}
