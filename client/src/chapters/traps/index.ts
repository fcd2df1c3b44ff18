/** Traps: an adventurer who discovers one is pulled into it. */

import { CHAMBERS, COSTS } from '../../generated/chapters/traps.ts'
import type { Chapter } from '../chapter.ts'
import { chute, circleOfCalling, cliff, FACES, platform } from './art.ts'
import OnMap from './OnMap.svelte'
import { READS } from './reads.ts'
import SummonConfirm from './SummonConfirm.svelte'

export default {
  chambers: CHAMBERS,
  faces: FACES,
  features: {
    cliff_torch: cliff(COSTS.torch_cliff),
    cliff_key: cliff(COSTS.key_cliff),
    invocation: circleOfCalling,
    platform,
    slide_trap: chute,
  },
  verbs: {
    climb: { icon: 'back', rank: 'here', place: 'button', chambers: ['cliff_torch', 'cliff_key'] },
    call_all: { icon: 'team', rank: 'here', place: 'button', chambers: ['invocation'], Confirm: SummonConfirm },
  },
  OnMap,
  reads: READS,
} satisfies Chapter
