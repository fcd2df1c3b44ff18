/** The soundtrack of a game. A random one can be identified only by early timers, so it is stored. */

import { SOUNDTRACKS } from '../generated/pieces.ts'
import type { Kept } from '../wire/kept.ts'
import { type Timer, trackOf } from './score.ts'

const KEY = 'track'

interface Remembered {
  game?: string
  track?: string
}

export class TrackMemory {
  readonly #kept: Kept

  constructor(kept: Kept) {
    this.#kept = kept
  }

  /** '' while it is unknown. Late in a game without a stored track, the first one is used. */
  trackOf(
    game: string,
    wanted: string | undefined,
    clock: { offset: number; phase: number; timers: readonly Timer[] } | undefined,
  ): string {
    const found = trackOf(SOUNDTRACKS, wanted ?? SOUNDTRACKS[0]?.id, clock?.offset ?? 0, clock?.timers ?? [])
    if (found) {
      this.#remember(game, found)
      return found
    }
    const last = this.#kept.read<Remembered | null>(KEY, {})
    if (game && last?.game === game && last.track) return last.track
    return clock?.phase === 1 ? (SOUNDTRACKS[0]?.id ?? '') : ''
  }

  #remember(game: string, track: string): void {
    const last = this.#kept.read<Remembered | null>(KEY, {})
    if (game && (last?.game !== game || last.track !== track)) this.#kept.write(KEY, { game, track })
  }
}
