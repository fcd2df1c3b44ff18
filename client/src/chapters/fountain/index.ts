/** The Fountain: two golden masks bring a lost die back, once for each player; and two curses. */

import { CHAMBERS, PIECES } from '../../generated/chapters/fountain.ts'
import type { Chapter } from '../chapter.ts'
import { FACES, fountain } from './art.ts'
import { EMBLEMS } from './emblems.ts'
import { READS } from './reads.ts'

export default {
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  features: { fountain },
  emblems: EMBLEMS,
  verbs: {
    regain: { icon: 'roll', rank: 'here', place: 'button', chambers: ['fountain'] },
  },
  reads: READS,
} satisfies Chapter
