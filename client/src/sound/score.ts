/**
 * The soundtrack as a pure function of the table's time: how loud each stem is, and what sounds at which moment.
 *
 * Moments come from the server's timers, so that a gong is heard when it is judged. The times of the track only shape
 * how the music thickens towards it.
 */

import type { Stem } from './manifest.ts'

/** When gongs sound and countdowns end, in milliseconds of game time. */
export interface Timeline {
  gongs: readonly number[]
  ends: readonly number[]
}

export type Timer = readonly [name: string, at: number, args: readonly number[]]

/** Something to be heard at a moment of the table's time, and how far the music steps back for it, how long. */
export interface Moment {
  cue: string
  at: number
  gain: number
  duck?: { to: number; ms: number }
}

export type Gains = Record<Stem, number>

/** From one stroke of a gong to the next; the rings on the screen keep to it. */
export const STROKE_MS = 1250
export const SILENCE: Gains = { drone: 0, pulse: 0, melody: 0, drums: 0, peril: 0 }
/** For a game without a clock: a place to learn in. */
export const PRACTICE: Gains = { drone: 0.9, pulse: 0.45, melody: 0.7, drums: 0, peril: 0 }

/** How late a sound may begin and still tell something, in seconds; the rest of it is heard. */
const PATIENCE: Record<string, number> = { opening: 2.5, gong: 0.8, slam: 0.5, collapse: 2, tick: 0.1, heartbeat: 0.1 }

export function patienceOf(cue: string): number {
  return PATIENCE[cue.split('-')[0] ?? ''] ?? 0.3
}

const TICKS = 10
const TICK_MS = 1000
const BEAT_MS = 2000
/** So many heartbeats before the ticks; the last countdown is longer than the others. */
const BEATS: Record<string, number> = { slam: 5, collapse: 20 }

/** How tense the music is from the start of each part to its gong, 0 to 1; each part begins above the last one. */
const TENSION: readonly (readonly [number, number])[] = [
  [0.18, 0.8],
  [0.36, 0.9],
  [0.5, 1],
]
/** How strongly the stems play at no tension and at full tension; a countdown gives them the rest. */
const CALM = 0.42
const RISEN = 0.68
const FADE_IN_MS = 2500
/** After a slam nothing but the drone is heard for a breath. */
const HUSH_MS = 1500
const RETURN_MS = 5000
const PERIL_RISE_MS = 4000

// ---------------------------------------------------------------- the music
/** How loud each stem is at this game time. */
export function gainsAt(track: Timeline, time: number): Gains {
  const part = track.ends.findIndex((end) => time < end)
  if (part < 0 || time < 0) return SILENCE
  const start = part ? track.ends[part - 1]! : 0
  const gong = track.gongs[part]!
  const alarm = share(time, gong, gong + PERIL_RISE_MS)
  const tension = time < gong ? calm(part, share(time, start, gong)) : 1
  return mixed(tension, alarm, share(time, gong, track.ends[part]!), entrance(part, time - start))
}

function calm(part: number, progress: number): number {
  const [from, to] = TENSION[part] ?? [1, 1]
  return from + (to - from) * progress
}

function mixed(tension: number, alarm: number, countdown: number, entrance: number): Gains {
  const strength = entrance * (CALM + (RISEN - CALM) * tension + (1 - RISEN) * alarm)
  return {
    drone: 1 - 0.3 * tension,
    pulse: strength * smooth(share(tension, 0.02, 0.4)),
    melody: strength * smooth(share(tension, 0.3, 0.6)),
    drums: strength * smooth(share(tension, 0.5, 0.95)),
    peril: alarm * (0.75 + 0.25 * countdown),
  }
}

/** At the call the pulse fades in; after a slam it waits, and comes back. */
function entrance(part: number, since: number): number {
  return part ? smooth(share(since, HUSH_MS, RETURN_MS)) : smooth(share(since, 0, FADE_IN_MS))
}

const share = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))
const smooth = (value: number): number => value * value * (3 - 2 * value)

// ---------------------------------------------------------------- the moments
/** All that the timers foretell, in order. */
export function momentsOf(timers: readonly Timer[], isCalling: boolean): Moment[] {
  const foretold = timers.flatMap(([name, at, args]) => {
    if (name === 'gong') return [gong(args[0] ?? 1, at)]
    return name === 'slam' || name === 'collapse' ? countdown(name, at) : []
  })
  return isCalling ? [OPENING, ...foretold] : foretold
}

/** The call is at the table's time 0; whoever comes late hears the rest of the fanfare. */
const OPENING: Moment = { cue: 'opening', at: 0, gain: 1, duck: { to: 0.5, ms: 1500 } }

function gong(number: number, at: number): Moment {
  return { cue: `gong-${number}`, at, gain: 1, duck: { to: 0.3, ms: 1200 + STROKE_MS * (number - 1) } }
}

/** Heartbeats, ten ticks that grow, the doors on their way, and the blow. */
function countdown(name: 'slam' | 'collapse', end: number): Moment[] {
  const beats = BEATS[name]!
  const heart = range(beats).map((left) => ({
    cue: 'heartbeat',
    at: end - TICKS * TICK_MS - left * BEAT_MS,
    gain: 1 - 0.5 * (left / beats),
  }))
  const ticks = range(TICKS).map((left) => ({ cue: 'tick', at: end - left * TICK_MS, gain: 1 - 0.06 * (left - 1) }))
  const blow = { cue: name, at: end, gain: 1, duck: { to: 0.05, ms: name === 'slam' ? 1400 : 8000 } }
  return [...heart, ...ticks, { cue: 'door', at: end, gain: 0.9 }, blow]
}

/** `n` down to 1. */
const range = (n: number): number[] => Array.from({ length: n }, (_, index) => n - index)

// ---------------------------------------------------------------- which track
interface NamedTrack extends Timeline {
  id: string
}

/** The track that was chosen. Where chance chose it, the timers may give it away; '' if they could be of several. */
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
