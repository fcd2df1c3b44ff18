/** The screen of the last games, loaded with its words when it is opened. */

import { speakOf } from '../../words/words.svelte.ts'
import type Screen from './Screen.svelte'

export async function fetchScreen(): Promise<typeof Screen> {
  const [found] = await Promise.all([import('./Screen.svelte'), speakOf(['screens/history'])])
  return found.default
}
