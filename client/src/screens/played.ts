/** The last games that were seen to the end in this browser, the latest first. */

import { kept, type Kept } from '../wire/kept.ts'

export interface PlayedGame {
  /** The id of the game, so that each is stored once, even if its end is shown several times. */
  game: string
  /** Wall-clock milliseconds at which its end was first seen. */
  at: number
  won: boolean
  /** How long it took, in milliseconds of game time. */
  took: number
  /** The remaining time on the clock, in milliseconds; -1 if there was no clock, or if it was not stored. */
  left: number
  colours: number[]
  chapters: string[]
  /** All choices of the table, as a link; empty if it was not stored. */
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

  /** Adds those that are not here yet; returns how many that were. */
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

  /** The fastest win in this day's temple, in milliseconds; 0 if there was none. */
  bestOf(day: string): number {
    const times = this.all().flatMap((game) => (game.won && game.day === day ? [game.took] : []))
    return times.length ? Math.min(...times) : 0
  }
}

/** The games in a stored value, of this version or an older one. */
export function playedIn(value: unknown): PlayedGame[] {
  return Array.isArray(value) ? value.filter(isPlayed).map((game) => ({ ...game, ...laterFields(game) })) : []
}

/** Older entries lack these fields. */
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

/** Whether this has the form of a game's id. */
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
