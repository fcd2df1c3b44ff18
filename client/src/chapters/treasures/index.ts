/** Treasures: claimed while they are face down on the board, then used. */

import { CHAMBERS } from '../../generated/chapters/shared.ts'
import { PIECES } from '../../generated/chapters/treasures.ts'
import { t } from '../../words/words.svelte.ts'
import type { Chapter } from '../chapter.ts'
import { known } from '../known.svelte.ts'
import { FACES } from '../shared/cursed_chambers.ts'
import { EMBLEMS } from './emblems.ts'
import LargeTorch from './LargeTorch.svelte'
import { READS } from './reads.ts'
import { torchStand, treasureBack } from './tokens.ts'
import { VERBS } from './verbs.ts'

/** Treasures that are face down are named by their pile. */
const FACE_DOWN = 'treasures'

export default {
  words: ['shared'],
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  badges: {
    treasure: { icon: 'treasure', ground: '#b5761b', ink: '#fff1d0' },
  },
  emblems: EMBLEMS,
  tokens: {
    [FACE_DOWN]: {
      draw: treasureBack,
      words: () => t('temple-say-treasure-lies'),
      // It covers the badge of the treasure; badges stand in a row from the right.
      spot: ({ kind }, feet) => {
        const badge = known.chambers[kind]?.icons.indexOf('treasure') ?? -1
        if (feet) return [feet[0] - 24, feet[1] - 34]
        return badge < 0 ? [164, 112] : [171 - badge * 45, 27]
      },
    },
    large_torch: {
      draw: torchStand,
      Around: LargeTorch,
      spot: (_, feet) => (feet ? [feet[0] - 24, feet[1] - 34] : [35, 116]),
    },
  },
  verbs: VERBS,
  piles: {
    treasures: { place: 'rack', keyWords: 'temple-key-use' },
  },
  reads: READS,
} satisfies Chapter
