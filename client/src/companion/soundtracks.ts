/** What can measure a game with the box: the soundtracks, and the measures that chapters add. */

import { SOUNDTRACKS } from '../generated/pieces.ts'
import type { Timeline } from '../sound/score.ts'

/** The random amounts of one game, in milliseconds: the sand in the glasses, and what is spilled from some of them. */
export interface Deal {
  fills: readonly number[]
  /** For each slam, the sand that is spilled from the glass that starts then. */
  spilled: readonly number[]
}

/** Sand that is dealt for each game. It is shown without numbers. */
export interface Sand {
  deal: (luck: () => number) => Deal
  timelineOf: (deal: Deal) => Timeline
  /** What is spilled when no adventurer turns a glass. */
  spilled: number
  /** The words for a glass, from 1, with this share of its sand above; '' before its words are loaded. */
  words: (number: number, share: number) => string
}

export interface Measure {
  id: string
  /** The id of the message that names it. */
  title: string
  /** The expected timeline, which players may see in advance. */
  timeline: Timeline
  sand?: Sand
}

/** `chapters/NAME/measure.ts`, used only by the companion. */
const BROUGHT = import.meta.glob<{ default: Measure }>('../chapters/*/measure.ts', { eager: true })

export const MEASURES: readonly Measure[] = [
  ...SOUNDTRACKS.map(({ id, ...timeline }) => ({ id, title: 'companion-track', timeline })),
  ...Object.values(BROUGHT).map((each) => each.default),
]

export function measureNamed(id: unknown): Measure {
  return MEASURES.find((each) => each.id === id) ?? MEASURES[0]!
}

/** From 1, as in its name; 0 if it is not a soundtrack. */
export function trackNumber({ id }: Measure): number {
  return SOUNDTRACKS.findIndex((track) => track.id === id) + 1
}

/** Whether this is a possible deal; it comes from the device's storage. */
export function isDeal(found: unknown): found is Deal {
  const { fills, spilled } = (found ?? {}) as Partial<Record<keyof Deal, unknown>>
  return [fills, spilled].every((row) => Array.isArray(row) && row.length > 0 && row.every((ms) => Number.isFinite(ms)))
}
