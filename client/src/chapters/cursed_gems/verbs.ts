/** Looking at a position token, and giving the others a hint about it. */

import { type MapSpot, pieceAt, type SpotScene } from '../../board/spots.ts'
import type { Deed } from '../../play/deeds.ts'
import { t } from '../../words/words.svelte.ts'
import type { Verb } from '../chapter.ts'
import { isPosition } from './gems.ts'
import HintConfirm from './HintConfirm.svelte'

export const POSITIONS = 'gem_positions'

export const VERBS: Record<string, Verb> = {
  look_at_position: { icon: 'eye', rank: 'here', place: 'button', spot: looking },
  hint_at_gem: { icon: 'chat', rank: 'help', place: 'button', Confirm: HintConfirm },
}

/** On the token itself. */
function looking(_: Deed, scene: SpotScene): MapSpot | undefined {
  const at = pieceAt(scene, ({ kind = '', back }) => back === POSITIONS || isPosition(kind))
  return at && { x: at.x, y: at.y, look: 'ring', sign: '', words: t('deed-look-at-position') }
}
