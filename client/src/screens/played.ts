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
  /** What was left on the clock then, in milliseconds; -1 if there was none, or if nobody noted it. */
  left: number
  colours: number[]
  chapters: string[]
  /** All that the table had chosen, as a link; empty if nobody noted it. */
  mix: string
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
    this.add([game])
  }

  /** Those that are not here yet; how many that were. */
  add(games: readonly PlayedGame[]): number {
    const before = this.all()
    const known = new Set(before.map(({ game }) => game))
    const fresh = games.filter(({ game }) => !known.has(game))
    const latest = [...fresh, ...before].toSorted((one, other) => other.at - one.at).slice(0, MOST)
    if (fresh.length) this.kept.write(KEY, latest)
    return latest.filter((game) => fresh.includes(game)).length
  }

  all(): PlayedGame[] {
    return playedIn(this.kept.read<unknown>(KEY, []))
  }

  /** The shortest way out of this day's temple, in milliseconds; 0 if there was none. */
  bestOf(day: string): number {
    const times = this.all().flatMap((game) => (game.won && game.day === day ? [game.took] : []))
    return times.length ? Math.min(...times) : 0
  }
}

/** The games in what was kept, by this version of ours or an older one. */
export function playedIn(value: unknown): PlayedGame[] {
  return Array.isArray(value) ? value.filter(isPlayed).map((game) => ({ ...game, ...laterFields(game) })) : []
}

/** Games were noted without these at first. */
function laterFields({ mix, left }: Partial<PlayedGame>): Pick<PlayedGame, 'mix' | 'left'> {
  return { mix: typeof mix === 'string' ? mix : '', left: isTime(left) ? left : -1 }
}

function isPlayed(value: unknown): value is PlayedGame {
  const game = value as Partial<PlayedGame> | null
  return (
    typeof game?.game === 'string' &&
    isTime(game.at) &&
    isTime(game.took) &&
    typeof game.won === 'boolean' &&
    typeof game.day === 'string' &&
    isListOf(game.colours, 'number') &&
    isListOf(game.chapters, 'string')
  )
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isListOf(value: unknown, type: 'number' | 'string'): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === type)
}

export const playedGames = new PlayedGames(kept)
