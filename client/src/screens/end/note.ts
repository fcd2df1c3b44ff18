/** What this browser stores about a game whose story is known. */

import type { Story } from '../../generated/wire.ts'
import { linkTo, mixOf } from '../mix.ts'
import { bestOf, records } from '../history/records.ts'
import { type PlayedGame, playedGames } from '../played.ts'
import { toSpare } from '../story.ts'

export type Occasion = Pick<PlayedGame, 'game' | 'at' | 'colours' | 'day'>

const S_MS = 1000

/** Stores the game in the list of last games, and in the records if it is one. */
export function noteGame(story: Story, occasion: Occasion): void {
  const game = playedGame(story, occasion)
  playedGames.note(game)
  records.add(bestOf(game))
}

export function playedGame(story: Story, occasion: Occasion): PlayedGame {
  const { won, ended_at: took, settings } = story
  const spare = toSpare(story)
  const left = spare < 0 ? spare : spare * S_MS
  return { ...occasion, won, took, left, chapters: settings.modules ?? [], mix: linkTo(mixOf(settings)) }
}
