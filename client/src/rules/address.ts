/** The address of a page of the rulebook, in the reader's language. */

import { language } from '../words/words.svelte.ts'

/** `path`: a chapter, `chamber/pit`, `card/poison`; without one the list of all chapters. */
export function rulesAddress(path = ''): string {
  return `/rules${path && `/${path}`}?lang=${language()}`
}
