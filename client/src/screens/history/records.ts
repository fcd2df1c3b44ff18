/** The fastest win in this browser, for each mix and number of players. */

import { challengeOf } from '../../chapters/challenges/challenges.ts'
import { kept, type Kept } from '../../wire/kept.ts'
import { isGame, isTime, type PlayedGame } from '../played.ts'
import { mixAt } from './titles.ts'

export interface Best {
  game: string
  /** Wall-clock milliseconds. */
  at: number
  /** The mix as a link. */
  mix: string
  players: number
  /** How long it took, in milliseconds of game time. */
  took: number
}

const KEY = 'records'
const MOST = 300
const MOST_PLAYERS = 6

export class Records {
  private readonly kept: Kept

  constructor(store: Kept) {
    this.kept = store
  }

  /** The latest first. */
  all(): Best[] {
    return bestsIn(this.kept.read<unknown>(KEY, []))
  }

  /** Returns how many of these are better than the stored ones. */
  add(bests: readonly Best[]): number {
    const known = new Map(this.all().map((best) => [nameOf(best), best]))
    const better = bests.filter((best) => {
      const before = known.get(nameOf(best))
      const isBetter = !before || best.took < before.took
      if (isBetter) known.set(nameOf(best), best)
      return isBetter
    })
    const latest = [...known.values()].toSorted((one, other) => other.at - one.at).slice(0, MOST)
    if (better.length) this.kept.write(KEY, latest)
    return better.length
  }
}

/** The record in a game, if any. Games without a clock have none; those of challenges are kept by the server. */
export function bestOf({ game, at, won, left, took, mix, colours }: PlayedGame): Best[] {
  const found = mixAt(mix)
  const counts = won && left >= 0 && found && !challengeOf(found)
  return counts ? [{ game, at, mix, players: colours.length, took }] : []
}

export function bestsIn(value: unknown): Best[] {
  return Array.isArray(value) ? value.filter(isBest) : []
}

const nameOf = ({ mix, players }: Best): string => `${players} ${mix}`

function isBest(value: unknown): value is Best {
  const best = (value ?? {}) as Partial<Best>
  const isTeam = Number.isInteger(best.players) && best.players! >= 1 && best.players! <= MOST_PLAYERS
  return isGame(best.game) && isTime(best.at) && isTime(best.took) && isTeam && mixAt(String(best.mix)) !== undefined
}

export const records = new Records(kept)
