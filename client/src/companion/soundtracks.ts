/** What a game with the box may be measured by: the soundtracks, and whatever else counts its time. */

import { SOUNDTRACKS, type Soundtrack } from '../generated/pieces.ts'

/** `id` also names the stems that are heard. */
export type Measure = Soundtrack

export const MEASURES: readonly Measure[] = SOUNDTRACKS

export function measureNamed(id: string): Measure {
  return MEASURES.find((each) => each.id === id) ?? MEASURES[0]!
}
