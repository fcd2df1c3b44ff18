/** The Pit: five black masks light two gems; and two curses. */

import { CHAMBERS, PIECES } from '../../generated/chapters/pit.ts'
import type { Chapter } from '../chapter.ts'
import { FACES, pit } from './art.ts'
import { EMBLEMS } from './emblems.ts'
import { READS } from './reads.ts'

export default {
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  features: { pit },
  emblems: EMBLEMS,
  verbs: {
    pit: { icon: 'gem-lit', rank: 'gems', place: 'button', chambers: ['pit'], glow: 'gem' },
  },
  questions: {
    lost_treasure: { answers: 'pieces' },
  },
  reads: READS,
} satisfies Chapter
