/** Does a touched deed: with a warning if it would lose the game, and with the reason at the finger if it was refused. */

import { known } from '../chapters/known.svelte.ts'
import type { Refusal } from '../generated/wire.ts'
import { showBubble } from '../parts/bubble.svelte.ts'
import { fingerPoint } from '../parts/finger.ts'
import { act, type Deed } from '../play/deeds.ts'
import type { Asker } from '../play/situation.ts'
import { refusalWords } from '../words/sayings.ts'
import { t } from '../words/words.svelte.ts'
import { Caution } from './caution.ts'

const caution = new Caution()

/** Listeners for every refusal that is shown at the finger. */
export const refusalListeners = new Set<(refusal: Refusal) => void>()

export async function perform(table: Asker, deed: Deed): Promise<void> {
  if (caution.warns(deed, performance.now())) return tell(warning())
  await explain(act(table, deed))
}

function warning(): string {
  return known.chapters.map((chapter) => chapter.warning?.()).find(Boolean) ?? t('temple-say-would-lose')
}

/** Waits for the answer, and shows the reason of a refusal. */
export async function explain(asked: Promise<Refusal | null> | undefined): Promise<void> {
  const at = fingerPoint()
  const refusal = await asked
  if (!refusal) return
  tell(refusalWords(refusal), at)
  for (const listener of refusalListeners) listener(refusal)
}

/** Shows words at the finger. */
export function tell(words: string, { x, y } = fingerPoint()): void {
  showBubble(x, y, words)
}
