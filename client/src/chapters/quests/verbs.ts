/** What can be done for quests. */

import { icon } from '../../art/icons.ts'
import { chamberOf, type MapSpot, type SpotScene } from '../../board/spots.ts'
import { beside, STEPS } from '../../board/scene.ts'
import { COMPASS } from '../../board/words.ts'
import { COSTS } from '../../generated/chapters/quests.ts'
import { type Deed, sideOf } from '../../play/deeds.ts'
import type { Doable } from '../../tray/deedWords.ts'
import { priceWords } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'
import type { Naming, Verb } from '../chapter.ts'
import AltarConfirm from './AltarConfirm.svelte'

export const VERBS: Record<string, Verb> = {
  altar: { icon: 'gift', rank: 'here', place: 'button', chambers: ['altar'], Confirm: AltarConfirm },
  task: { icon: 'quest-marker', rank: 'gems', place: 'button', chambers: ['task'], glow: 'gem' },
  tree: { icon: 'golden-mask', rank: 'gems', place: 'button', chambers: ['tree'], glow: 'gem' },
  push: { icon: 'ghost', rank: 'here', place: 'button', words: pushing, spot: pushed },
}

/** An adventurer who pushes stands beside the ghost, so its directions are the adventurer's. */
function pushing({ target }: Doable, { situation, isShort }: Naming): string {
  const side = COMPASS[sideOf(situation, { verb: 'enter', target })]
  if (!side) return t('deed-push')
  return t(isShort ? 'deed-push-short' : 'deed-push-side', { side })
}

/** In the chamber that it would move to, near the passage. */
function pushed({ target }: Deed, { laid, place, situation }: SpotScene): MapSpot | undefined {
  const [here, there] = [chamberOf(laid, place), chamberOf(laid, target)]
  if (!here || !there) return undefined
  const side = STEPS.findIndex((_, each) => beside(here, each).x === there.x && beside(here, each).y === there.y)
  const { x, y } = STEPS[side] ?? { x: 0, y: 0 }
  const words = pushing({ verb: 'push', target, about: -1 }, { situation, nameOf: () => '', isShort: false })
  return {
    x: there.x * 200 + 100 - 56 * x + 62 * Math.abs(y),
    y: there.y * 200 + 100 - 56 * y + 66 * Math.abs(x),
    look: 'sign',
    sign: icon('ghost', { size: 30 }),
    words: `${words}: ${priceWords(COSTS.push)}`,
  }
}
