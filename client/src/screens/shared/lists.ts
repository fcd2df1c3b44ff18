/** Names in a row, as one says them: "Noor, Milan and Inés". */

import { language } from '../../words/words.svelte.ts'

export function listed(names: readonly string[]): string {
  const how = language() === 'en' ? 'en-GB' : language()
  return new Intl.ListFormat(how, { type: 'conjunction' }).format(names)
}
