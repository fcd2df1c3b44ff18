/** The sounds of sand that runs: a tick with each of its last seconds, and its end. */

import type { Timer } from '../../hud/timeline.ts'
import type { Moment } from '../../sound/score.ts'

const NAMES: readonly string[] = ['green_sand', 'blue_sand']
const WARNED_S = 10
const LAST_S = 3

export function foretells([name, at]: Timer): Moment[] {
  if (!NAMES.includes(name)) return []
  const last = Array.from({ length: LAST_S }, (_, n) => ({ cue: 'sand-tick', at: at - (n + 1) * 1000, gain: 0.8 }))
  return [{ cue: 'sand-ten', at: at - WARNED_S * 1000, gain: 1 }, ...last, { cue: 'sand-out', at, gain: 1 }]
}
