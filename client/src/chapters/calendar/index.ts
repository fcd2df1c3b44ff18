/** The calendar: signs on gem chambers, a pawn that needs them in their order, and a chamber where tiles are swapped. */

import { CHAMBERS, PIECES } from '../../generated/chapters/calendar.ts'
import { t } from '../../words/words.svelte.ts'
import type { Chapter } from '../chapter.ts'
import { EMBLEMS, FACES, TOKENS, wheel } from './art.ts'
import { goals } from './goals.ts'
import OnMap from './OnMap.svelte'
import { READS } from './reads.ts'
import SwapConfirm from './SwapConfirm.svelte'

export default {
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  features: { calendar: wheel },
  emblems: EMBLEMS,
  tokens: TOKENS,
  piles: { calendar: { place: 'map', keyWords: '' } },
  verbs: {
    swap_tiles: {
      icon: 'sun',
      rank: 'here',
      place: 'button',
      chambers: ['calendar'],
      words: (_, { isShort }) => t(isShort ? 'deed-swap-tiles-short' : 'deed-swap-tiles'),
      Confirm: SwapConfirm,
    },
  },
  goals,
  OnMap,
  reads: READS,
} satisfies Chapter
