/** Illusions: chambers that vanish after a slam. */

import { CHAMBERS } from '../../generated/chapters/illusions.ts'
import type { Chapter } from '../chapter.ts'
import { FACES } from './faces.ts'
import { READS } from './reads.ts'

export default {
  chambers: CHAMBERS,
  faces: FACES,
  badges: {
    faded_mask: {
      icon: 'purple-mask',
      ground: '#77769c',
      ink: '#d9d7f2',
      rim: 'stroke="#f3f0ff" stroke-width="2.5" stroke-dasharray="5 5" opacity=".85"',
    },
  },
  reads: READS,
} satisfies Chapter
