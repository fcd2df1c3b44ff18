/** What a game with the box may be measured by: the soundtracks, and whatever else a chapter counts its time by. */

import { SOUNDTRACKS } from '../generated/pieces.ts'
import type { Timeline } from '../sound/score.ts'

/** What one game was given, in milliseconds: fortune fills the glasses, and of some of them sand is spilled. */
export interface Deal {
  fills: readonly number[]
  /** For each slam, what is spilled of the glass that then begins to run. */
  spilled: readonly number[]
}

/** Sand that is dealt for each game. It is seen, and nobody counts it. */
export interface Sand {
  deal: (luck: () => number) => Deal
  timelineOf: (deal: Deal) => Timeline
  /** What is spilled when nobody turns a glass. */
  spilled: number
  /** What is told of a glass, from 1, with this share of its sand above; '' before its words have come. */
  words: (number: number, share: number) => string
}

export interface Measure {
  id: string
  /** The message that names it. */
  title: string
  /** As everybody may know it beforehand. */
  timeline: Timeline
  sand?: Sand
}

/** `chapters/NAME/measure.ts`, for the companion alone. */
const BROUGHT = import.meta.glob<{ default: Measure }>('../chapters/*/measure.ts', { eager: true })

export const MEASURES: readonly Measure[] = [
  ...SOUNDTRACKS.map(({ id, ...timeline }) => ({ id, title: 'companion-track', timeline })),
  ...Object.values(BROUGHT).map((each) => each.default),
]

export function measureNamed(id: unknown): Measure {
  return MEASURES.find((each) => each.id === id) ?? MEASURES[0]!
}

/** From 1, as people call them; 0 for what is no soundtrack. */
export function trackNumber({ id }: Measure): number {
  return SOUNDTRACKS.findIndex((track) => track.id === id) + 1
}

/** Whether this could have been dealt; it comes from the device's memory. */
export function isDeal(found: unknown): found is Deal {
  const { fills, spilled } = (found ?? {}) as Partial<Record<keyof Deal, unknown>>
  return [fills, spilled].every((row) => Array.isArray(row) && row.length > 0 && row.every((ms) => Number.isFinite(ms)))
}
