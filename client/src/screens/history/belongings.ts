/** All that this browser stores about its games, as one file. Reading a file only adds; the secrets of seats are left out. */

import { attemptsIn, progress, type Progress } from '../../chapters/challenges/progress.ts'
import { playedGames, type PlayedGames, playedIn } from '../played.ts'
import { keptMixes, type KeptMixes, presetsIn } from '../presets.ts'
import { bestsIn, records, type Records } from './records.ts'

const FORMAT = 'tumbledown'
/** Files with nothing but challenges. */
const CHALLENGES_FORMAT = 'tumbledown-challenges'
const VERSION = 1
export const LONGEST_FILE = 4_000_000

/** How much was new; or why nothing was read: the file is not ours, or of a later version. */
export type Imported = { fresh: number } | { fault: 'foreign' | 'newer' }

export class Belongings {
  private readonly games: PlayedGames
  private readonly bests: Records
  private readonly challenges: Progress
  private readonly mixes: KeptMixes

  constructor(games: PlayedGames, bests: Records, challenges: Progress, mixes: KeptMixes) {
    this.games = games
    this.bests = bests
    this.challenges = challenges
    this.mixes = mixes
  }

  exported(): string {
    const file = {
      format: FORMAT,
      version: VERSION,
      games: this.games.all(),
      records: this.bests.all(),
      attempts: this.challenges.all(),
      mixes: this.mixes.all(),
    }
    return JSON.stringify(file, null, 1)
  }

  imported(text: string): Imported {
    const file = fileIn(text)
    if (!file) return { fault: 'foreign' }
    if (file.format === FORMAT && !isKnown(file.version)) return { fault: 'newer' }
    const fresh =
      this.games.add(playedIn(file.games)) +
      this.bests.add(bestsIn(file.records)) +
      this.challenges.note(attemptsIn(file.attempts)) +
      this.mixes.add(presetsIn(file.mixes))
    return { fresh }
  }
}

const isKnown = (version: unknown): boolean => typeof version === 'number' && version <= VERSION

function fileIn(text: string): Record<string, unknown> | undefined {
  try {
    const file = JSON.parse(text) as Record<string, unknown> | null
    return file?.format === FORMAT || file?.format === CHALLENGES_FORMAT ? file : undefined
  } catch {
    return undefined
  }
}

export const belongings = new Belongings(playedGames, records, progress, keptMixes)
