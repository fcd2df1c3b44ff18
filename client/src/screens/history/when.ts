/** A date as in speech: "yesterday", "3 days ago", or the date itself for older ones. */

import { language } from '../../words/words.svelte.ts'

const DAY_MS = 86_400_000
const LONG_AGO_DAYS = 7

export function when(at: number, now = new Date()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  const days = Math.max(0, Math.ceil((midnight - at) / DAY_MS))
  if (days >= LONG_AGO_DAYS) return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(at)
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-days, 'day')
}
