/** A die that comes back. */

import { kindOfPlace, type Readers, say } from '../../events/reading.ts'
import { DIE_AT } from '../../generated/wire.ts'
import type { GameEvent } from '../../generated/wire.ts'
import { voiced } from '../../sound/cue.ts'
import { t } from '../../words/words.svelte.ts'

const isRegained = (event: GameEvent): boolean =>
  event.type === 'Noted' && event.scope === 'fountain' && event.key === 'regained'

export const READS: Readers = {
  DieMoved: ({ where, holder }, scene) => {
    if (kindOfPlace(where) !== DIE_AT.hand || !scene.events.some(isRegained)) return undefined
    const { now, me, nameOf } = scene
    return {
      say: say(holder === me ? t('temple-say-regained') : t('temple-say-regained-mate', { name: nameOf(holder) })),
      sounds: [voiced('regain', now, holder, scene)],
    }
  },
}
