/** The words and signs of a deed's button. */

import type { IconName } from '../art/icons.ts'
import type { Naming } from '../chapters/chapter.ts'
import { known } from '../chapters/known.svelte.ts'
import { kebab } from '../words/sayings.ts'
import { hasWords, t } from '../words/words.svelte.ts'

/** What is needed to name a deed, also for one that still lacks an icon. */
export interface Doable {
  verb: string
  target: number
  about: number
}

export function deedIcon(verb: string): IconName {
  return known.verbs[verb]?.icon ?? 'keep'
}

export function deedWords(deed: Doable, naming: Naming): string {
  return known.verbs[deed.verb]?.words?.(deed, naming) ?? plainWords(deed.verb)
}

/** Before its chapter is loaded, a verb has no words. */
function plainWords(verb: string): string {
  const id = `deed-${kebab(verb)}`
  return hasWords(id) ? t(id) : t('temple-do', { what: verb.replaceAll('_', ' ') })
}
