/** Doomed: a curse that bars the way out, one that makes its owner stand, and a treasure against all curses. */

import { PIECES } from '../../generated/chapters/doomed.ts'
import { t } from '../../words/words.svelte.ts'
import type { Chapter } from '../chapter.ts'
import { myChair } from './chair.ts'
import Corner from './Corner.svelte'
import { EMBLEMS } from './emblems.ts'
import { READS } from './reads.ts'

export default {
  pieces: PIECES,
  emblems: EMBLEMS,
  verbs: {
    counterspell: { icon: 'treasure', rank: 'other', place: 'card', aim: 'card' },
    stand: { icon: 'here', rank: 'other', place: 'elsewhere' },
  },
  reads: READS,
  rollNote: (stage) => {
    const chair = myChair(stage)
    return chair?.isSeated ? t('temple-roll-seated', { count: chair.left }) : ''
  },
  Corner,
  keys: [{ code: 'KeyN', words: 'temple-key-stand' }],
} satisfies Chapter
