/** The rows of records: one for each mix and challenge, with the best time of each size of team. */

import type { AttemptShown } from '../../generated/wire.ts'
import { ALL } from '../../chapters/challenges/challenges.ts'
import type { Standing } from '../../chapters/challenges/progress.ts'
import type { Best } from './records.ts'
import { challengeTitle, mixAt, mixTitle } from './titles.ts'

export interface RecordRow {
  title: string
  /** Empty if it is the normal one. */
  difficulty: string
  bests: readonly { game: string; players: number; took: number }[]
}

const NORMAL = 'normal'

/** First the mixes, those played last first; then the challenges, the easiest first. */
export function rowsOf(bests: readonly Best[], standingOf: (challenge: (typeof ALL)[number]) => Standing): RecordRow[] {
  const mixes = [...new Set(bests.map(({ mix }) => mix))]
  const challenges = ALL.flatMap((challenge) => {
    const { byPlayers } = standingOf(challenge)
    return byPlayers.length
      ? [{ title: challengeTitle(challenge.id), difficulty: '', bests: byPlayers.map(ofAttempt) }]
      : []
  })
  return [...mixes.map((mix) => rowOf(mix, bests)), ...challenges]
}

function rowOf(link: string, bests: readonly Best[]): RecordRow {
  const mix = mixAt(link)!
  const ours = bests.filter((best) => best.mix === link).toSorted((one, other) => one.players - other.players)
  return { title: mixTitle(mix), difficulty: mix.difficulty === NORMAL ? '' : mix.difficulty, bests: ours }
}

const ofAttempt = ({ game, players, took_ms }: AttemptShown): RecordRow['bests'][number] => ({
  game,
  players,
  took: took_ms,
})
