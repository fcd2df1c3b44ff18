/** The title of a question, and its subject. */

import { kebab } from '../words/sayings.ts'
import { hasWords, t } from '../words/words.svelte.ts'

export function askWords(kind: string): { title: string; note: string } {
  const id = `temple-ask-${kebab(kind)}`
  if (!hasWords(id)) return { title: t('temple-ask-other'), note: '' }
  return { title: t(id), note: hasWords(`${id}-note`) ? t(`${id}-note`) : '' }
}
