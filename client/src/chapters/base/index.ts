/** The base game: the Exit, the Starting chamber and the verbs of every game. It is always loaded. */

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
  unseen: ['track', 'countdown', 'slams', 'gongs', 'ends'], // timers tell what comes next
  questions: {
    which_die: { answers: 'dice' },
    fate: { answers: 'vote' },
    give_up: { answers: 'vote' },
    request: { answers: 'vote' },
  },
} satisfies Chapter
