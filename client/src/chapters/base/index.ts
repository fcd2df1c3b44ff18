/** The base game: what the Exit and the Starting chamber look like, and what can be done. It is always there. */

import { gate, startingDisc } from '../../art/features.ts'
import { CHAMBERS } from '../../generated/chapters/base.ts'
import type { Chapter } from '../chapter.ts'
import { enterPlight } from './plight.svelte.ts'
import Plight from './Plight.svelte'
import { READS } from './reads.ts'
import { VERBS } from './verbs.ts'

export default {
  chambers: CHAMBERS,
  features: { start: startingDisc, exit: gate },
  verbs: VERBS,
  reads: READS,
  enter: enterPlight,
  CornerNote: Plight,
  unseen: ['track', 'countdown', 'slams', 'gongs', 'ends'], // timers say what comes next
  questions: {
    which_die: { answers: 'dice' },
    fate: { answers: 'vote' },
    give_up: { answers: 'vote' },
    request: { answers: 'vote' },
  },
} satisfies Chapter
