/** New characters: Teleporter and Trickster, whose dice change hands by consent; two chambers, and two treasures. */

import { CHAMBERS, PIECES } from '../../generated/chapters/new_characters.ts'
import type { Chapter } from '../chapter.ts'
import Agreeing from './Agreeing.svelte'
import { FACES } from './art.ts'
import { EMBLEMS } from './emblems.ts'
import JumpAsk from './JumpAsk.svelte'
import { READS } from './reads.ts'
import { ROLES } from './roles.ts'
import SwapAsk from './SwapAsk.svelte'
import { VERBS } from './verbs.ts'

export default {
  words: ['roles', 'tools'],
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  emblems: EMBLEMS,
  verbs: VERBS,
  questions: {
    joint_jump: { answers: 'vote', Ask: JumpAsk },
    swap_dice: { answers: 'vote', Ask: SwapAsk },
    far_swap: { answers: 'vote', Ask: SwapAsk },
  },
  reads: READS,
  Corner: Agreeing,
  roles: ROLES,
} satisfies Chapter
