/** What is said of cards, of chapters and of the choices within them. */

import { kebab } from './sayings.ts'
import { hasWords, t } from './words.svelte.ts'

/** Curses of the body come in forms: by the players' honour, by the screen, and gently by the screen. */
export type Form = 'table' | 'online' | 'gentle'

export function cardName(kind: string): string {
  return t(`card-${kebab(kind)}`)
}

/** In one line, what it does. */
export function cardEffect(kind: string): string {
  return t(`card-${kebab(kind)}-effect`)
}

/** What a curse of the body asks in this form; nothing for any other card. */
export function cardForm(kind: string, form: Form): string {
  const id = `card-${kebab(kind)}-${form}`
  return hasWords(id) ? t(id) : ''
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
export function variantWords(variant: string): { title: string, note: string } {
  const id = `table-variant-${kebab(variant).replaceAll('.', '-')}`
  return { title: t(id), note: t(`${id}-about`) }
}
