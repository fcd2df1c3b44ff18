/** Where the ghost moves, and where task tiles lie. */

import { PIECES } from '../../generated/chapters/quests.ts'
import type { Token } from '../chapter.ts'
import { ghost, taskTile } from './features.ts'
import Ghost from './Ghost.svelte'

/** Beside the feet of those who push it, and clear of the feature in the middle. */
const WALKING = [148, 118] as const

const tasks = Object.values(PIECES)
  .filter(({ pile }) => pile === 'tasks')
  .map(({ id, lift }): [string, Token] => [id, { draw: () => taskTile(lift), spot: () => [100, 94] }])

export const TOKENS: Record<string, Token> = {
  ...Object.fromEntries(tasks),
  ghost: {
    draw: ghost,
    Around: Ghost,
    spot: ({ kind }, feet) => (feet ? [feet[0] + 20, feet[1] - 40] : kind === 'ghost' ? [100, 100] : WALKING),
  },
}
