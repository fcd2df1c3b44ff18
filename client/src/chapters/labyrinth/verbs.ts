/** What can be done in the gear chamber and with the treasures. */

import { icon } from '../../art/icons.ts'
import { chamberOf, type MapSpot, type SpotScene } from '../../board/spots.ts'
import { beside } from '../../board/scene.ts'
import type { Deed } from '../../play/deeds.ts'
import { t } from '../../words/words.svelte.ts'
import type { Verb } from '../chapter.ts'
import GearOutcome from './GearOutcome.svelte'
import GearPanel from './GearPanel.svelte'
import { first, slidingPreview } from './sliding.svelte.ts'

const USED: Verb = { icon: 'treasure', rank: 'other', place: 'card' }
const SIDES = ['north', 'east', 'south', 'west'] as const

export const VERBS: Record<string, Verb> = {
  gears: {
    icon: 'settings',
    rank: 'late',
    place: 'button',
    chambers: ['gear_chamber'],
    aim: 'map',
    // Its tool draws the touch areas: every chamber, and both ends of the line.
    spot: () => undefined,
    tool: { preview: slidingPreview, first, Panel: GearPanel, OnMap: GearOutcome },
  },
  shortcut: { ...USED, aim: 'map', spot: opening },
  time_out: USED,
  genie: USED,
}

/** Where the chosen chamber will lie. */
function opening({ target }: Deed, { laid, place }: SpotScene): MapSpot | undefined {
  const here = chamberOf(laid, place)
  if (!here) return undefined
  const { x, y } = beside(here, target)
  const words = t('deed-shortcut-to', { side: SIDES[target] ?? 'north' })
  return { x: x * 200 + 100, y: y * 200 + 100, look: 'chamber', sign: icon('eye', { size: 30 }), words }
}
