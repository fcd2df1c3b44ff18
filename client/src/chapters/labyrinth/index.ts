/** The Labyrinth: rows that slide, a start that is a mirage, two curses for all and three treasures to find the way. */

import { CHAMBERS, PIECES } from '../../generated/chapters/labyrinth.ts'
import type { Chapter } from '../chapter.ts'
import { FACES, gearwheel, mirage } from './art.ts'
import CornerNote from './CornerNote.svelte'
import { EMBLEMS } from './emblems.ts'
import { alarmHush } from './facts.ts'
import OnMap from './OnMap.svelte'
import { READS } from './reads.ts'
import SearchAsk from './SearchAsk.svelte'
import SearchSheet from './SearchSheet.svelte'
import TimeOutAsk from './TimeOutAsk.svelte'
import { VERBS } from './verbs.ts'

export default {
  words: ['tools'],
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  features: { gear_chamber: gearwheel, mirage },
  emblems: EMBLEMS,
  verbs: VERBS,
  questions: {
    shortcut: { answers: 'tiles', Ask: SearchAsk },
    genie: { answers: 'pieces' },
    time_out: { answers: 'vote', Ask: TimeOutAsk, isForTimeOut: true },
  },
  reads: READS,
  hush: alarmHush,
  OnMap,
  CornerNote,
  Overlay: SearchSheet,
} satisfies Chapter
