/** The lesson: a coach over the temple's screen, and a separate ending. It cannot be chosen at a table. */

import type { Chapter } from '../chapter.ts'
import Ending from './Ending.svelte'
import Lesson from './Lesson.svelte'

export default {
  verbs: {
    skip_step: { icon: 'arrow', rank: 'last', place: 'elsewhere' },
  },
  Overlay: Lesson,
  Ending,
} satisfies Chapter
