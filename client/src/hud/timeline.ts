/** The ten minutes as the clock shows them. The next event comes from the server's timers; the track only draws the rest. */

export interface Track {
  gongs: readonly number[]
  ends: readonly number[]
}

/** A timer on the wire: its name, the table's time when it rings, and its arguments. */
export type Timer = readonly [name: string, at: number, args: readonly number[]]

export interface ClockFacts {
  phase: number
  offset: number
  stopped_at: number
  timers: readonly Timer[]
}

export type Coming = 'gong' | 'slam' | 'collapse'

export interface Moment {
  /** Game time: milliseconds since the call. */
  time: number
  /** The remaining time of the whole. */
  left: number
  coming: Coming | ''
  /** Which of the three countdowns it is. */
  number: number
  comingIn: number
  isCountdown: boolean
}

const DOORS: readonly string[] = ['slam', 'collapse']

export function trackLength(track: Track): number {
  return track.ends[track.ends.length - 1] ?? 0
}

/** Game time stands still while the clock is stopped, and is 0 before the call. */
export function gameTime(clock: ClockFacts, now: number): number {
  const table = clock.stopped_at >= 0 ? clock.stopped_at : now
  return Math.max(0, table - clock.offset)
}

export function momentOf(clock: ClockFacts, track: Track, now: number): Moment {
  const table = clock.stopped_at >= 0 ? clock.stopped_at : now
  const time = gameTime(clock, now)
  const next = nextSounding(clock.timers)
  return {
    time,
    left: Math.max(0, trackLength(track) - time),
    coming: next ? (next[0] as Coming) : '',
    number: next?.[2][0] ?? 0,
    comingIn: next ? Math.max(0, next[1] - table) : 0,
    isCountdown: next !== undefined && DOORS.includes(next[0]),
  }
}

function nextSounding(timers: readonly Timer[]): Timer | undefined {
  return timers.filter(([name]) => name === 'gong' || DOORS.includes(name)).sort((one, other) => one[1] - other[1])[0]
}

/** Minutes and seconds, rounded up, so that 0:00 is the very end. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface NamedTrack extends Track {
  id: string
}

interface Noted {
  clock: ClockFacts | undefined
  chapters: ReadonlyMap<string, { notes: Record<string, number | string | number[]> }>
}

/** The gongs and slams of this table: from its soundtrack, unless a chapter keeps the time. */
export function trackOf(tracks: readonly NamedTrack[], wanted: string | undefined, store: Noted): Track {
  const { gongs, ends } = store.chapters.get('base')?.notes ?? {}
  const isKept = Array.isArray(gongs) && Array.isArray(ends) && gongs.length > 0
  return isKept ? { gongs, ends } : trackFor(tracks, wanted, store.clock)
}

/** The table's soundtrack. If it was chosen at random, it is recognised by the next gong. */
export function trackFor(
  tracks: readonly NamedTrack[],
  wanted: string | undefined,
  clock: ClockFacts | undefined,
): Track {
  const named = tracks.find((track) => track.id === wanted)
  const heard = tracks.find((track) => clock?.timers.some((timer) => fits(track, clock.offset, timer)))
  return named ?? heard ?? tracks[0] ?? { gongs: [], ends: [] }
}

function fits(track: Track, offset: number, [name, at, args]: Timer): boolean {
  const row = name === 'gong' ? track.gongs : DOORS.includes(name) ? track.ends : []
  return row[(args[0] ?? 0) - 1] === at - offset
}

/** The number of the gong that has not sounded yet, or -1. */
export function nextGong(track: Track, time: number): number {
  return track.gongs.findIndex((gong) => gong > time)
}
