/** A chamber that takes a curse and gives a treasure, and one that a token links with any other chamber. */

import { CHAMBERS, PIECES } from '../../generated/chapters/exchange_teleport.ts'
import type { Chapter } from '../chapter.ts'
import { EMBLEM, FACES, gateOfLight, scales, token } from './art.ts'
import { READS } from './reads.ts'
import { TOKEN, VERBS } from './verbs.ts'

export default {
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  features: { exchange_chamber: scales, teleport_chamber: gateOfLight },
  emblems: { [TOKEN]: EMBLEM },
  tokens: {
    [TOKEN]: {
      draw: token,
      spot: ({ kind }, feet) =>
        feet ? [feet[0] + 22, feet[1] - 34] : kind === 'teleport_chamber' ? [160, 150] : [36, 112],
    },
  },
  piles: { link_tokens: { place: 'rack', isWorn: true, keyWords: 'temple-key-lay-token' } },
  verbs: VERBS,
  // The refusal of the deed already says what they forbid.
  unseen: ['traded', 'resting'],
  reads: READS,
} satisfies Chapter
