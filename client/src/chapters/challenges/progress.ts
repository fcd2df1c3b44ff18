/** What this browser has tried and passed, as servers reported it. Servers do not trust these notes. */

import type { AttemptShown } from '../../generated/wire.ts'
import { kept, type Kept } from '../../wire/kept.ts'
import { ALL, type Challenge } from './challenges.ts'

const KEY = 'challenges'
const MOST = 600

/** The results of one challenge. */
export interface Standing {
  tries: number
  wins: number
  /** The fastest win, and its number of players; undefined if it was never passed. */
  best: AttemptShown | undefined
  /** The best for each number of players. */
  byPlayers: AttemptShown[]
  /** The fewest gems that were left in a lost game; undefined if none was lost. */
  closest: number | undefined
}

export class Progress {
  private readonly kept: Kept

  constructor(store: Kept) {
    this.kept = store
  }

  all(): AttemptShown[] {
    return attemptsIn(this.kept.read<unknown>(KEY, []))
  }

  /** Adds attempts and leaves the known ones unchanged. Returns how many are new. */
  note(attempts: readonly AttemptShown[]): number {
    const before = this.all()
    const known = new Set(before.map(({ game }) => game))
    const fresh = attempts.filter(({ game }) => !known.has(game))
    if (fresh.length) this.kept.write(KEY, within([...before, ...fresh]))
    return fresh.length
  }

  of({ id }: Challenge): Standing {
    const here = this.all().filter(({ challenge }) => challenge === id)
    const won = here.filter((each) => each.won).toSorted((one, other) => one.took_ms - other.took_ms)
    const lost = here.filter((each) => !each.won).map((each) => each.gems_left)
    const counts = [...new Set(won.map(({ players }) => players))].toSorted((one, other) => one - other)
    return {
      tries: here.length,
      wins: won.length,
      best: won[0],
      byPlayers: counts.map((count) => won.find(({ players }) => players === count)!),
      closest: lost.length ? Math.min(...lost) : undefined,
    }
  }

  passed(): Challenge[] {
    const won = new Set(this.all().flatMap(({ won, challenge }) => (won ? [challenge] : [])))
    return ALL.filter(({ id }) => won.has(id))
  }

  /** The easiest that is not passed, after this one if possible; undefined if all are passed. */
  next(after?: Challenge): Challenge | undefined {
    const passed = new Set(this.passed())
    const open = ALL.filter((each) => !passed.has(each) && each !== after)
    const behind = after ? open.filter((each) => ALL.indexOf(each) > ALL.indexOf(after)) : open
    return behind[0] ?? open[0]
  }
}

/** The latest, and always the best of each challenge. */
function within(attempts: readonly AttemptShown[]): AttemptShown[] {
  if (attempts.length <= MOST) return [...attempts]
  const wins = attempts.filter(({ won }) => won)
  const others = attempts.filter(({ won }) => !won)
  const ours = [...wins, ...others.slice(-Math.max(0, MOST - wins.length))].slice(0, MOST)
  return attempts.filter((each) => ours.includes(each))
}

export function attemptsIn(value: unknown): AttemptShown[] {
  return Array.isArray(value) ? value.filter(isAttempt) : []
}

function isAttempt(value: unknown): value is AttemptShown {
  const attempt = value as Partial<AttemptShown> | null
  const numbers = [attempt?.players, attempt?.took_ms, attempt?.left_ms, attempt?.gems_left, attempt?.ended_at]
  return (
    typeof attempt?.game === 'string' &&
    typeof attempt.won === 'boolean' &&
    ALL.some(({ id }) => id === attempt.challenge) &&
    numbers.every((number) => typeof number === 'number' && Number.isFinite(number))
  )
}

export const progress = new Progress(kept)
