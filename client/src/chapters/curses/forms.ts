/** Curses of the body come in forms: by the players' honour, by the screen, and gently by the screen. */

import type { Stage } from '../../hud/stage.svelte.ts'
import { PREFERENCE } from '../../generated/wire.ts'
import { kebab } from '../../words/sayings.ts'
import { hasWords, t } from '../../words/words.svelte.ts'
import { ON_HONOUR } from './facts.ts'

export type Form = 'table' | 'online' | 'gentle'

/** What a curse of the body asks in this form; nothing for any other card. */
export function cardForm(kind: string, form: Form): string {
  const id = `card-${kebab(kind)}-${form}`
  return hasWords(id) ? t(id) : ''
}

/** As this table and this seat play it. */
export function formNote(kind: string, seat: number, { table }: Stage): string {
  if (table.store.table?.settings.variants?.includes(ON_HONOUR)) return cardForm(kind, 'table')
  return cardForm(kind, (table.store.seats.get(seat)?.prefs ?? 0) & PREFERENCE.gentle ? 'gentle' : 'online')
}
