/** Chat and calls of players, as sounds. */

import { SIGNALS } from '../generated/wire.ts'
import type { Told } from '../generated/wire.ts'
import { SHOWING } from '../hud/pings.ts'
import { type Cue, plain } from './cue.ts'

const PINGS: readonly string[] = SIGNALS

export function cueOfTold({ what, text }: Pick<Told, 'what' | 'text'>, now: number): Cue | undefined {
  if (what === SHOWING) return undefined
  if (what) return PINGS.includes(what) ? plain(`ping-${what}`, now) : undefined
  return text ? plain('click', now) : undefined
}
