/** The glass is turned at a slam, or falls over because no adventurer was in the starting chamber. */

import { type Readers, say } from '../../events/reading.ts'
import { plain } from '../../sound/cue.ts'
import { t } from '../../words/words.svelte.ts'

const AFTER_SLAM_MS = 900
/** The slam and its losses are read first. */
const AFTER_LOSSES_MS = 2600

export const READS: Readers = {
  Announced: ({ what, args = [] }, { now }) => {
    if (what === 'gong') return { sounds: [plain('sand-out', now)] }
    if (what !== 'glass_turned') return undefined
    const spilled = args[1] ?? 0
    return {
      say: say(spilled ? t('sand-spilled', { seconds: spilled / 1000 }) : t('temple-tell-glass-turned'), {
        isHeralded: true,
        isUrgent: spilled > 0,
        notBefore: now + AFTER_LOSSES_MS,
      }),
      sounds: [plain(spilled ? 'lost' : 'sand-turned', now + AFTER_SLAM_MS)],
    }
  },
}
