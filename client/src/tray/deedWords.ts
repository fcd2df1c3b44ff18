/** What a button for a deed says and shows. */

import type { IconName } from '../art/icons.ts'
import type { Naming } from '../chapters/chapter.ts'
import { known } from '../chapters/known.svelte.ts'
import { kebab } from '../words/sayings.ts'
import { hasWords, t } from '../words/words.svelte.ts'

/** As much as is needed to name it: a deed, or something that still lacks an icon. */
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

/** Until a chapter has come, its verbs have no words. */
function plainWords(verb: string): string {
  const id = `deed-${kebab(verb)}`
  return hasWords(id) ? t(id) : t('temple-do', { what: verb.replaceAll('_', ' ') })
}
