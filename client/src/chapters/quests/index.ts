/** Quests: chambers with one task each; no adventurer can escape before all tasks are done. */

import { CHAMBERS, PIECES } from '../../generated/chapters/quests.ts'
import type { Chapter } from '../chapter.ts'
import { EMBLEMS } from './emblems.ts'
import { FACES } from './faces.ts'
import { altar, grave, lectern, obelisk, tree } from './features.ts'
import { goals, TASKS } from './goals.ts'
import OnMap from './OnMap.svelte'
import { READS } from './reads.ts'
import { TOKENS } from './tokens.ts'
import { VERBS } from './verbs.ts'

export default {
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  features: { altar, task: lectern, ghost: grave, tree, obelisk },
  emblems: EMBLEMS,
  tokens: TOKENS,
  piles: { tasks: { place: 'map', keyWords: '' } },
  verbs: VERBS,
  tasks: TASKS,
  goals,
  OnMap,
  reads: READS,
} satisfies Chapter
