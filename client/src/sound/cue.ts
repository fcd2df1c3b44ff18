/** One sound: which, when, how loud and from where. */

/**
 * `at` is the table's time; `rate` makes it quicker and higher. `pan` is -1 on the left, 1 on the right. If `isTimed`,
 * a late sound leaves out its beginning, so that its end is in time; otherwise it just starts late.
 */
export interface Cue {
  name: string
  at: number
  gain: number
  pan: number
  rate: number
  isTimed: boolean
}

/** The listener: my seat, -1 for a spectator, and the number of seats. */
interface Listener {
  me: number
  seats: number
}

/** The new chamber lies this many milliseconds after it was drawn. */
export const DISCOVERED_MS = 400
/** The volume of other players' deeds, compared with mine. */
const OTHERS = 0.35
const WATCHED = 0.6
const GEM_GAP_MS = 110

export function plain(name: string, at: number, gain = 1): Cue {
  return { name, at, gain, pan: 0, rate: 1, isTimed: false }
}

/** The deeds of other players sound softer, and from the side on which they sit. */
export function voiced(name: string, at: number, who: number, { me, seats }: Listener): Cue {
  if (who === me || who < 0) return plain(name, at)
  const pan = seats > 1 ? 1.2 * (who / (seats - 1)) - 0.6 : 0
  return { ...plain(name, at, me < 0 ? WATCHED : OTHERS), pan }
}

/** Gems light up one after the other, each a tone higher. */
export function lit(gems: readonly number[], t: number): Cue[] {
  const count = Math.max(
    1,
    gems.reduce((sum, each) => sum + each, 0),
  )
  return Array.from({ length: Math.min(count, 4) }, (_, gem) => ({
    ...plain('gem', t + gem * GEM_GAP_MS),
    rate: 1 + 0.122 * gem,
  }))
}

/** Equal sounds at the same moment only once, as loud as the loudest. */
export function loudest(cues: readonly Cue[]): Cue[] {
  const found = new Map<string, Cue>()
  for (const cue of cues) {
    const key = `${cue.name} ${cue.at}`
    if (cue.gain > (found.get(key)?.gain ?? 0)) found.set(key, cue)
  }
  return [...found.values()]
}
