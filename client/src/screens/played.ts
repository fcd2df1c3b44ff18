/** The last games that were seen to their end in this browser, the latest first. */

import { kept, type Kept } from '../wire/kept.ts'

export interface PlayedGame {
  /** The name of the game, so that one is noted once however often its end is looked at. */
  game: string
  /** Wall-clock milliseconds at which its end was first seen. */
  at: number
  won: boolean
  /** How long it took, in milliseconds of game time. */
  took: number
  colours: number[]
  chapters: string[]
  /** The day whose temple it was; empty for any other temple. */
  day: string
}

const KEY = 'games'
const MOST = 20

export class PlayedGames {
  private readonly kept: Kept

  constructor(store: Kept) {
    this.kept = store
  }

  note(game: PlayedGame): void {
    const others = this.all()
    if (others.some((other) => other.game === game.game)) return
    this.kept.write(KEY, [game, ...others].slice(0, MOST))
  }

  all(): PlayedGame[] {
    const found = this.kept.read<unknown>(KEY, [])
    return Array.isArray(found) ? found.filter(isPlayed) : []
  }

  /** The shortest way out of this day's temple, in milliseconds; 0 if there was none. */
  bestOf(day: string): number {
    const times = this.all().flatMap((game) => (game.won && game.day === day ? [game.took] : []))
    return times.length ? Math.min(...times) : 0
  }
}

function isPlayed(value: unknown): value is PlayedGame {
  const game = value as Partial<PlayedGame> | null
  return (
    typeof game?.game === 'string' &&
    typeof game.at === 'number' &&
    typeof game.took === 'number' &&
    typeof game.won === 'boolean' &&
    typeof game.day === 'string' &&
    Array.isArray(game.colours) &&
    Array.isArray(game.chapters)
  )
}

export const playedGames = new PlayedGames(kept)
