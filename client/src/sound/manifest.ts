/** The sounds that `tumbledown.sound` rendered, from its manifest. */

export const GROUPS = ['music', 'gongs', 'dice', 'effects', 'pings'] as const
export type Group = (typeof GROUPS)[number]

export const STEMS = ['drone', 'pulse', 'drums', 'melody', 'chant', 'charge', 'peril'] as const
export type Stem = (typeof STEMS)[number]

/**
 * One sound. A loop repeats from `start` for `loop` ms; `anchor` is the ms in it that belongs to its moment. `more` is
 * needed only if chapters beyond the base game are played.
 */
export interface Entry {
  name: string
  file: string
  group: Group
  ms: number
  start: number
  loop: number
  anchor: number
  gain: number
  track: string
  stem: string
  more: boolean
}

export interface Manifest {
  digest: string
  rate: number
  sounds: Entry[]
}

const FIRST = [
  'throw-1',
  'throw-2',
  'throw-3',
  'lock',
  'keep',
  'release',
  'enter',
  'discovery',
  'refusal',
  'click',
  'opening',
  'gong-1',
]
const LAST = ['collapse', 'victory', 'defeat']

/**
 * The sounds that are needed soonest come first; of the stems only those of this soundtrack, and those of chapters only
 * if they are played.
 */
export function loadingOrder(sounds: readonly Entry[], track: string, withMore: boolean): Entry[] {
  const wanted = sounds.filter((entry) => (!entry.track || entry.track === track) && (withMore || !entry.more))
  return wanted.sort((one, other) => rank(one) - rank(other))
}

function rank(entry: Entry): number {
  const early = FIRST.indexOf(entry.name)
  if (early >= 0) return early
  const stem = STEMS.indexOf(entry.stem as Stem)
  if (stem >= 0) return 200 + stem
  return LAST.includes(entry.name) ? 300 : 100
}
