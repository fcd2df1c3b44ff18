/** The events of the Pit. */

import { type Readers, say } from '../../events/reading.ts'
import { lit, plain } from '../../sound/cue.ts'
import { t } from '../../words/words.svelte.ts'

/** It growls before its gems are lit. */
const GROWL_MS = 600

export const READS: Readers = {
  GemsActivated: ({ tiles, gems, seat }, { now, nameOf, chamberKind }) => {
    if (chamberKind(tiles[0] ?? -1) !== 'pit') return undefined
    const count = gems.reduce((sum, each) => sum + each, 0)
    return {
      say: say(t('temple-say-pit', { name: nameOf(seat), count }), { isHeralded: true }),
      sounds: [plain('pit', now), ...lit(gems, now + GROWL_MS)],
    }
  },
}
