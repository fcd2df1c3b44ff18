/** The companion, loaded with its words when it is opened. */

import { SETUP } from '../generated/chapters/challenges.ts'
import { speakOf } from '../words/words.svelte.ts'
import type Companion from './Companion.svelte'

export async function fetchScreen(): Promise<typeof Companion> {
  const [found] = await Promise.all([import('./Companion.svelte'), speakOf(['screens/companion', SETUP.moduleName])])
  return found.default
}
