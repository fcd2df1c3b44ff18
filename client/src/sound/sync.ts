/** Two clocks in one machine: `performance.now()`, which the table's time is based on, and the loudspeaker's. */

/** A moment on both: `contextTime` in seconds is heard at `performanceTime` in milliseconds. */
export interface Stamp {
  contextTime: number
  performanceTime: number
}

const KEPT = 15
/** A difference too large for jitter: the machine slept, or another output device is used. */
const LEAP_MS = 60
const LEAPS = 3

/** The loudspeaker's position: single stamps jitter by about a buffer, their median does not. */
export class Loudspeaker {
  #offsets: number[] = []
  #leaps = 0

  /** Returns whether all earlier stamps have become invalid. */
  hear({ contextTime, performanceTime }: Stamp): boolean {
    const offset = performanceTime - contextTime * 1000
    const isFar = this.#offsets.length > 0 && Math.abs(offset - median(this.#offsets)) > LEAP_MS
    this.#leaps = isFar ? this.#leaps + 1 : 0
    if (isFar && this.#leaps < LEAPS) return false
    if (isFar) this.#offsets = []
    this.#offsets.push(offset)
    if (this.#offsets.length > KEPT) this.#offsets.shift()
    return isFar
  }

  get isKnown(): boolean {
    return this.#offsets.length > 0
  }

  /** The context's second that is heard at this instant of `performance.now()`. */
  contextTime(performanceTime: number): number {
    return (performanceTime - median(this.#offsets)) / 1000
  }

  performanceTime(contextTime: number): number {
    return contextTime * 1000 + median(this.#offsets)
  }
}

/** The context's own stamp, or an estimate in browsers without it. */
export function stampOf(context: AudioContext, now: number): Stamp {
  const told = context.getOutputTimestamp?.()
  if (told?.contextTime && told.performanceTime)
    return { contextTime: told.contextTime, performanceTime: told.performanceTime }
  const latency = context.outputLatency || context.baseLatency || 0
  return { contextTime: context.currentTime - latency, performanceTime: now }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}

/** The correction for music that is `error` seconds behind: a slightly different speed, or a restart. */
export interface Correction {
  rate: number
  isAnew: boolean
}

const TOLERATED_S = 0.006
const ANEW_S = 0.15
/** How long a correction takes; half a percent cannot be heard. */
const PATIENCE_S = 6
const MOST = 0.005

export function correctionOf(error: number): Correction {
  if (Math.abs(error) > ANEW_S) return { rate: 1, isAnew: true }
  if (Math.abs(error) < TOLERATED_S) return { rate: 1, isAnew: false }
  return { rate: 1 + Math.min(MOST, Math.max(-MOST, error / PATIENCE_S)), isAnew: false }
}

/** Where in a sound to begin, and when, so that its anchor is heard at `moment`: seconds of the context. */
export interface Entrance {
  when: number
  offset: number
}

/** Undefined if it is over, or too late for a sound that is useless without its beginning. */
export function entranceOf(
  moment: number,
  anchor: number,
  length: number,
  now: number,
  patience: number,
): Entrance | undefined {
  const start = moment - anchor
  if (start >= now) return { when: start, offset: 0 }
  const late = now - start
  return late < length && now - moment <= patience ? { when: now, offset: late } : undefined
}
