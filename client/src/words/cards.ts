/** What is said of cards, of chapters and of the choices within them. */

import { listed } from './listed.ts'
import { kebab } from './sayings.ts'
import { t } from './words.svelte.ts'

export function cardName(kind: string): string {
  return t(`card-${kebab(kind)}`)
}

/** In one line, what it does. */
export function cardEffect(kind: string): string {
  return t(`card-${kebab(kind)}-effect`)
}

/** Everything one may ask about a card. */
export function cardEntry(kind: string): string {
  return t(`card-${kebab(kind)}-entry`)
}

/** Everything one may ask about a chapter. */
export function moduleEntry(name: string): string {
  return t(`module-${kebab(name)}-entry`)
}

/** A choice within a chapter, such as `curses.on_honour`, and what it changes. */
export function variantWords(variant: string): { title: string; note: string } {
  const id = `table-variant-${kebab(variant).replaceAll('.', '-')}`
  return { title: t(id), note: t(`${id}-about`) }
}

/** What my cards of these piles are called together. */
export function pileWords(cards: readonly { pile: string }[]): string {
  const piles = new Set(cards.map(({ pile }) => pile))
  return listed([...piles].map((pile) => t(`temple-pile-${kebab(pile)}`)))
}
