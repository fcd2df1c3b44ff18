/** The uses of treasures. A treasure is used by touching it: its verb has the name of its kind. */

import { emblem } from '../../art/emblem.ts'
import { icon } from '../../art/icons.ts'
import { chamberOf, type MapSpot, middleOf, pieceAt, type SpotScene, wallAt, wallOf } from '../../board/spots.ts'
import { placeName } from '../../board/words.ts'
import type { Deed } from '../../play/deeds.ts'
import { seatsAt } from '../../play/situation.ts'
import { listed } from '../../words/listed.ts'
import { t } from '../../words/words.svelte.ts'
import type { Verb } from '../chapter.ts'

const USED: Verb = { icon: 'treasure', rank: 'other', place: 'card' }

export const VERBS: Record<string, Verb> = {
  claim: { icon: 'treasure', rank: 'here', place: 'button', isHere: true, spot: claiming },
  healing_mask: USED,
  extra_gem: USED,
  large_torch: USED,
  teleport: { ...USED, aim: 'map', spot: landing },
  secret_passage: { ...USED, aim: 'map', spot: opening },
}

/** On the treasure itself, which is face down. */
function claiming(_: Deed, scene: SpotScene): MapSpot | undefined {
  const at = pieceAt(scene, ({ kind, back }) => !kind && back === 'treasures')
  return at && { x: at.x, y: at.y, look: 'ring', sign: '', words: t('deed-claim') }
}

function landing({ target }: Deed, { laid, situation, nameOf }: SpotScene): MapSpot | undefined {
  const at = middleOf(laid, target)
  const names = listed(seatsAt(situation, target).map(nameOf))
  return at && { ...at, look: 'chamber', sign: emblem('teleport'), words: t('deed-teleport-to', { names }) }
}

function opening({ target }: Deed, { laid }: SpotScene): MapSpot | undefined {
  const { near, far } = wallOf(target)
  const [one, other] = [near, far].map((place) => placeName(chamberOf(laid, place)?.kind ?? '', place))
  const at = wallAt(laid, target)
  return (
    at && {
      ...at,
      look: 'sign',
      sign: icon('stairway', { size: 30 }),
      words: t('deed-secret-passage-between', { one: one!, other: other! }),
    }
  )
}
