/** The words about cards, about chapters and about the choices within them. */

import { listed } from './listed.ts'
import { kebab } from './sayings.ts'
import { hasWords, t } from './words.svelte.ts'

export function cardName(kind: string): string {
  return t(`card-${kebab(kind)}`)
}

/** The effect in one line; under some variants it differs. */
export function cardEffect(kind: string, variants: readonly string[] = []): string {
  const id = `card-${kebab(kind)}-effect`
  const other = variants.map((variant) => `${id}-${variantId(variant)}`).find(hasWords)
  return t(other ?? id)
}

/** All texts about a card. */
export function cardEntry(kind: string): string {
  return t(`card-${kebab(kind)}-entry`)
}

/** All texts about a chapter. */
export function moduleEntry(name: string): string {
  return t(`module-${kebab(name)}-entry`)
}

/** A choice within a chapter, such as `curses.on_honour`, and its effect. */
export function variantWords(variant: string): { title: string; note: string } {
  const id = `table-variant-${variantId(variant)}`
  return { title: t(id), note: t(`${id}-about`) }
}

const variantId = (variant: string): string => kebab(variant).replaceAll('.', '-')

/** The common name of my cards of these piles. */
export function pileWords(cards: readonly { pile: string }[]): string {
  const piles = new Set(cards.map(({ pile }) => pile))
  return listed([...piles].map((pile) => t(`temple-pile-${kebab(pile)}`)))
}
