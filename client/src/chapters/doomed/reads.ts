/** A player sinks into a chair. */

import type { Readers } from '../../events/reading.ts'
import { voiced } from '../../sound/cue.ts'

export const READS: Readers = {
  TimerRang: ({ name, args = [] }, scene) =>
    name === 'sinks' ? { sounds: [voiced('chair', scene.now, args[0] ?? -1, scene)] } : undefined,
}
