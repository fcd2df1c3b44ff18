/** Problems of requests in one sentence, shown where the request was made. */

import { kebab } from '../../words/sayings.ts'
import { hasWords, t } from '../../words/words.svelte.ts'
import { ApiProblem } from '../../wire/api.ts'

/** These pass with time; the reader cannot do anything about them. */
const PASSING = new Set(['server_away', 'trouble', 'internal'])

export function problemWords(error: unknown): string {
  const code = error instanceof ApiProblem ? error.code : 'internal'
  const [what, meaning] = troubleWords(code)
  return `${what}. ${PASSING.has(code) ? t('home-trouble-soon') : meaning}`
}

/** What happened, and what it means for the reader. */
export function troubleWords(code: string, args: Record<string, string> = {}): [string, string] {
  const id = `home-trouble-${kebab(code)}`
  const known = hasWords(id) ? id : 'home-trouble-internal'
  return [t(known, args), t(`${known}-note`, args)]
}
