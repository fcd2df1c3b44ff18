/** The words for the server's codes: refusals at the finger, problems, goodbyes. */

import type { Icon, Refusal } from '../generated/wire.ts'
import { iconsOf } from '../play/prices.ts'
import { listed } from './listed.ts'
import { hasWords, t } from './words.svelte.ts'

const ICONS: Record<Icon, string> = { A: 'adventurer', T: 'torch', K: 'key', G: 'golden-mask', B: 'black-mask' }

/** Turns `not_enough_icons` into the end of an id. */
export function kebab(code: string): string {
  return code.replaceAll('_', '-')
}

/** The name of a chamber within a sentence. */
export function chamberName(kind: string): string {
  const id = `chamber-${kebab(kind)}`
  return hasWords(id) ? t(id) : t('temple-some-chamber')
}

/** Why something was refused, in about three words. */
export function refusalWords(refusal: Refusal): string {
  if (refusal.missing) return missingWords(iconsOf(refusal.missing))
  const id = `refused-${kebab(refusal.code)}`
  return hasWords(id) ? t(id) : t('refused-otherwise')
}

/** "One torch missing", "1 torch and 2 keys missing". */
export function missingWords(icons: readonly Icon[]): string {
  const counts = countsOf(icons)
  const [first] = counts
  if (!first) return ''
  if (counts.length === 1) return t(`missing-${ICONS[first[0]]}`, { count: first[1] })
  return t('missing-several', { list: listed(counts.map(([icon, count]) => t(`count-${ICONS[icon]}`, { count }))) })
}

/** A price in words: "1 adventurer and 1 key". */
export function priceWords(icons: readonly Icon[]): string {
  return listed(countsOf(icons).map(([icon, count]) => t(`count-${ICONS[icon]}`, { count })))
}

function countsOf(icons: readonly Icon[]): [Icon, number][] {
  const counts = new Map<Icon, number>()
  for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1)
  return [...counts]
}
