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
const LONGEST = 64
const COLOURS: ReadonlySet<unknown> = new Set([0, 1, 2, 3, 4, 5])

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
  const game = (value ?? {}) as Partial<PlayedGame>
  return (
    isGame(game.game) &&
    isTime(game.at) &&
    isTime(game.took) &&
    typeof game.won === 'boolean' &&
    typeof game.day === 'string' &&
    isListOf(game.colours, (each) => COLOURS.has(each)) &&
    isListOf(game.chapters, (each) => typeof each === 'string')
  )
}

/** Whether this names a game, as the server names them. */
export function isGame(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{16}$/.test(value)
}

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isListOf(value: unknown, is: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= LONGEST && value.every(is)
}

export const playedGames = new PlayedGames(kept)
