/** The phase of a game with the box, as a pure function of the music's time. */

import type { Timeline, Timer } from '../sound/score.ts'

export type Phase = 'explore' | 'back' | 'after' | 'out' | 'over'
export type Coming = 'gong' | 'slam' | 'collapse' | ''

export interface Place {
  phase: Phase
  /** Which countdown is coming or running, from 0. */
  part: number
  coming: Coming
  comingIn: number
  isCountdown: boolean
  left: number
}

/** For this long after a slam, players still settle their losses. */
export const AFTER_MS = 15_000

export function lengthOf({ ends }: Timeline): number {
  return ends.at(-1) ?? 0
}

export function placeAt(track: Timeline, time: number): Place {
  const part = track.ends.findIndex((end) => time < end)
  const left = Math.max(0, lengthOf(track) - time)
  if (part < 0) return { phase: 'over', part: track.ends.length - 1, coming: '', comingIn: 0, isCountdown: false, left }
  const [gong, end] = [track.gongs[part]!, track.ends[part]!]
  const isLast = part === track.ends.length - 1
  if (time < gong) {
    const isAfter = part > 0 && time < track.ends[part - 1]! + AFTER_MS
    const phase = isAfter ? 'after' : 'explore'
    return { phase, part, coming: 'gong', comingIn: gong - time, isCountdown: false, left }
  }
  const coming = isLast ? 'collapse' : 'slam'
  return { phase: isLast ? 'out' : 'back', part, coming, comingIn: end - time, isCountdown: true, left }
}

/** The remaining share of a part before its gong; 0 in its countdown. */
export function shareAt(track: Timeline, time: number): number {
  const part = track.ends.findIndex((end) => time < end)
  if (part < 0) return 0
  const [start, gong] = [track.ends[part - 1] ?? 0, track.gongs[part]!]
  return Math.max(0, (gong - time) / (gong - start))
}

/** The same moment on another timeline that may be shown: its parts have other lengths, its countdowns the same. */
export function movedTo(shown: Timeline, track: Timeline, time: number): number {
  const part = track.ends.findIndex((end) => time < end)
  if (part < 0) return lengthOf(shown)
  if (time >= track.gongs[part]!) return shown.ends[part]! - (track.ends[part]! - time)
  const [start, gong] = [shown.ends[part - 1] ?? 0, shown.gongs[part]!]
  return gong - shareAt(track, time) * (gong - start)
}

/** How long the countdown of this part lasts, in seconds. */
export function secondsOf(track: Timeline, part: number): number {
  return Math.round((track.ends[part]! - track.gongs[part]!) / 1000)
}

/** All future sounds, as timers like those of the server. `begunAt`: when the music began. */
export function timersOf(track: Timeline, begunAt: number): Timer[] {
  const last = track.ends.length - 1
  return track.gongs.flatMap((gong, part): Timer[] => [
    ['gong', begunAt + gong, [part + 1]],
    [part === last ? 'collapse' : 'slam', begunAt + track.ends[part]!, [part + 1]],
  ])
}

/**
 * The words for screen readers at a gong, 30 and 10 seconds before the slam, and at the slam; they stay the same in
 * between.
 */
export function spokenAt(track: Timeline, time: number): string {
  const { phase, part, isCountdown, comingIn } = placeAt(track, time)
  if (!isCountdown) return phase === 'explore' ? '' : `${phase}-${part}`
  const step = [10_000, 30_000].find((each) => comingIn <= each && each < track.ends[part]! - track.gongs[part]!)
  return `${phase}-${part}-${step === undefined ? 'gong' : step / 1000}`
}
