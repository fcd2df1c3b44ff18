/** What can be done in the two chambers and with the token. */

import { icon } from '../../art/icons.ts'
import { emblem } from '../../art/emblem.ts'
import { chamberOf, type MapSpot, middleOf, pieceAt, type SpotScene } from '../../board/spots.ts'
import { placeName } from '../../board/words.ts'
import type { Deed } from '../../play/deeds.ts'
import { t } from '../../words/words.svelte.ts'
import type { Verb } from '../chapter.ts'
import TradeConfirm from './TradeConfirm.svelte'

export const TOKEN = 'teleport_token'

export const VERBS: Record<string, Verb> = {
  trade_curse: {
    icon: 'treasure',
    rank: 'here',
    place: 'button',
    chambers: ['exchange_chamber'],
    Confirm: TradeConfirm,
  },
  take_token: { icon: 'keep', rank: 'late', place: 'button', spot: taking },
  lay_token: { icon: 'here', rank: 'other', place: 'card', card: TOKEN },
  token_link: { icon: 'follow', rank: 'here', place: 'button', chambers: ['teleport_chamber'], spot: linking },
}

/** On the token itself. */
function taking(_: Deed, scene: SpotScene): MapSpot | undefined {
  const at = pieceAt(scene, ({ kind }) => kind === TOKEN)
  return at && { x: at.x, y: at.y, look: 'ring', sign: '', words: t('deed-take-token') }
}

/** On the other end of the link. */
function linking({ target }: Deed, { laid }: SpotScene): MapSpot | undefined {
  const at = middleOf(laid, target)
  const words = t('deed-token-link-to', { chamber: placeName(chamberOf(laid, target)?.kind ?? '', target) })
  return at && { ...at, look: 'sign', sign: emblem(TOKEN) || icon('follow', { size: 30 }), words }
}
