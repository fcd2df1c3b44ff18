/**
 * The soundtrack as a pure function of the table's time: the gain of each stem, and the moment of each sound. Moments
 * come from the server's timers, so that a gong is heard when the server counts it. The times of the track only shape
 * how the music builds up towards it.
 */

import type { Stem } from './manifest.ts'

/** The gongs and the ends of countdowns, in milliseconds of game time. */
export interface Timeline {
  gongs: readonly number[]
  ends: readonly number[]
}

export type Timer = readonly [name: string, at: number, args: readonly number[]]

/** A sound at a moment of the table's time, and how far and how long the music is lowered for it. */
export interface Moment {
  cue: string
  at: number
  gain: number
  duck?: { to: number; ms: number }
}

export type Gains = Record<Stem, number>

/** The time between two strokes of a gong; the rings on the screen use it too. */
export const STROKE_MS = 1250
export const SILENCE: Gains = { drone: 0, pulse: 0, drums: 0, melody: 0, chant: 0, charge: 0, peril: 0 }
/** For a game without a clock. */
export const PRACTICE: Gains = { ...SILENCE, drone: 0.9, pulse: 0.45, melody: 0.7 }

/** How late a sound may begin and still be useful, in seconds; the rest of it is played. */
const PATIENCE: Record<string, number> = { opening: 2.5, gong: 0.8, slam: 0.5, collapse: 2, tick: 0.1, heartbeat: 0.1 }

export function patienceOf(cue: string): number {
  return PATIENCE[cue.split('-')[0] ?? ''] ?? 0.3
}

const TICKS = 10
const TICK_MS = 1000
const BEAT_MS = 2000
/** How many heartbeats there are before the ticks; the last countdown is longer than the others. */
const BEATS: Record<string, number> = { slam: 5, collapse: 20 }
/** Only the last countdown has a bell, with this many strokes before the ticks and one with each tick. */
const TOLLS = 9
const TOLL_MS = 5000

/** A stem in one part: the share of the way to the gong at which it starts, its gain then, and its gain at the gong. */
type Line = readonly [enters: number, from: number, to: number]
type Part = Readonly<Partial<Record<Stem, Line>>>

/** Each part begins louder than the last one, and adds a stem: the chant in the second, the charge in the third. */
const PARTS: readonly Part[] = [
  { drone: [0, 1, 0.8], pulse: [0, 0.73, 0.74], drums: [0.04, 0.54, 0.58], melody: [0.15, 0.5, 0.56] },
  {
    drone: [0, 0.9, 0.75],
    pulse: [0, 0.74, 0.77],
    drums: [0, 0.6, 0.68],
    melody: [0, 0.56, 0.64],
    chant: [0.06, 0.5, 0.74],
  },
  {
    drone: [0, 0.9, 0.7],
    pulse: [0, 0.77, 0.84],
    drums: [0, 0.68, 0.78],
    melody: [0, 0.62, 0.7],
    chant: [0, 0.62, 0.8],
    charge: [0.06, 0.6, 0.86],
  },
]
/** The gain of all stems in the countdown of each part. */
const ALARM: readonly number[] = [0.86, 0.92, 1]
const FADE_IN_MS = 2500
const ENTERS_MS = 8000
/** For a moment after a slam only the drone is heard. */
const HUSH_MS = 1500
const RETURN_MS = 5000
const PERIL_RISE_MS = 4000

// ---------------------------------------------------------------- the music
/** The gain of each stem at this game time. */
export function gainsAt(track: Timeline, time: number): Gains {
  const part = track.ends.findIndex((end) => time < end)
  if (part < 0 || time < 0) return SILENCE
  const start = part ? track.ends[part - 1]! : 0
  const [gong, end] = [track.gongs[part]!, track.ends[part]!]
  const alarm = share(time, gong, gong + PERIL_RISE_MS)
  const loud = ALARM[part] ?? 1
  const gainOf = (stem: Stem, line: Line): number => {
    const calm = lineAt(line, start, gong, time)
    return stem === 'drone' ? calm : entrance(part, time - start) * (calm + (loud - calm) * alarm)
  }
  const lines = Object.entries(PARTS[part] ?? {}) as [Stem, Line][]
  const gains = Object.fromEntries(lines.map(([stem, line]) => [stem, gainOf(stem, line)]))
  return { ...SILENCE, ...gains, peril: alarm * (loud - 0.2 + 0.2 * share(time, gong, end)) }
}

/** Silent until the stem starts, then a ramp to the gong. */
function lineAt([enters, from, to]: Line, start: number, gong: number, time: number): number {
  const entry = start + enters * (gong - start)
  const comesIn = enters ? smooth(share(time, entry, entry + ENTERS_MS)) : 1
  return comesIn * (from + (to - from) * share(time, start, gong))
}

/** At the call the pulse fades in; after a slam it pauses, then fades in. */
function entrance(part: number, since: number): number {
  return part ? smooth(share(since, HUSH_MS, RETURN_MS)) : smooth(share(since, 0, FADE_IN_MS))
}

const share = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))
const smooth = (value: number): number => value * value * (3 - 2 * value)

// ---------------------------------------------------------------- the moments
/** All sounds that the timers predict, in order. */
export function momentsOf(timers: readonly Timer[], isCalling: boolean): Moment[] {
  const foretold = timers.flatMap(([name, at, args]) => {
    if (name === 'gong') return [gong(args[0] ?? 1, at)]
    return name === 'slam' || name === 'collapse' ? countdown(name, at) : []
  })
  return isCalling ? [OPENING, ...foretold] : foretold
}

/** The call is at the table's time 0; a player who comes late hears the rest of the fanfare. */
const OPENING: Moment = { cue: 'opening', at: 0, gain: 1, duck: { to: 0.5, ms: 1500 } }

function gong(number: number, at: number): Moment {
  return { cue: `gong-${number}`, at, gain: 1, duck: { to: 0.3, ms: 1200 + STROKE_MS * (number - 1) } }
}

/** Heartbeats, ten ticks of growing volume, the moving doors, and the slam. */
function countdown(name: 'slam' | 'collapse', end: number): Moment[] {
  const beats = BEATS[name]!
  const heart = range(beats).map((left) => ({
    cue: 'heartbeat',
    at: end - TICKS * TICK_MS - left * BEAT_MS,
    gain: 1 - 0.5 * (left / beats),
  }))
  const ticks = range(TICKS).map((left) => ({ cue: 'tick', at: end - left * TICK_MS, gain: 1 - 0.06 * (left - 1) }))
  const blow = { cue: name, at: end, gain: 1, duck: { to: 0.05, ms: name === 'slam' ? 1400 : 8000 } }
  const bell = name === 'collapse' ? tolls(end) : []
  return [...heart, ...bell, ...ticks, { cue: 'door', at: end, gain: 0.9 }, blow]
}

/** Slow at first, then each remaining second: this marks the last countdown. */
function tolls(end: number): Moment[] {
  const slow = range(TOLLS).map((left) => ({
    cue: 'toll',
    at: end - TICKS * TICK_MS - left * TOLL_MS,
    gain: 0.9 - 0.4 * (left / TOLLS),
  }))
  const quick = range(TICKS).map((left) => ({ cue: 'toll', at: end - left * TICK_MS, gain: 1 - 0.03 * (left - 1) }))
  return [...slow, ...quick]
}

/** `n` down to 1. */
const range = (n: number): number[] => Array.from({ length: n }, (_, index) => n - index)

// ---------------------------------------------------------------- which track
interface NamedTrack extends Timeline {
  id: string
}

/** The chosen track. If it was chosen at random, the timers may identify it; '' if they fit several. */
export function trackOf(
  tracks: readonly NamedTrack[],
  wanted: string | undefined,
  offset: number,
  timers: readonly Timer[],
): string {
  const named = tracks.find((track) => track.id === wanted)
  if (named) return named.id
  const fitting = tracks.filter((track) => timers.some((timer) => fits(track, offset, timer)))
  return fitting.length === 1 ? fitting[0]!.id : ''
}

function fits(track: Timeline, offset: number, [name, at, args]: Timer): boolean {
  const row = name === 'gong' ? track.gongs : name === 'slam' || name === 'collapse' ? track.ends : []
  return row[(args[0] ?? 0) - 1] === at - offset
}
