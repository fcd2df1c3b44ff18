/** A list in a sentence: "Noor, Milan and Inés". */

import { language } from './words.svelte.ts'

const SPOKEN: Record<string, string> = { en: 'en-GB' }
/** On a slow phone, creating one takes longer than all the rest of a sentence. */
const formats = new Map<string, Intl.ListFormat>()

export function listed(parts: readonly string[]): string {
  const how = SPOKEN[language()] ?? language()
  const format = formats.get(how) ?? new Intl.ListFormat(how, { type: 'conjunction' })
  formats.set(how, format)
  return format.format(parts)
}
