/** Curses of the body have three forms: on honour, enforced by the screen, and enforced gently. */

import type { Stage } from '../../hud/stage.svelte.ts'
import { PREFERENCE } from '../../generated/wire.ts'
import { kebab } from '../../words/sayings.ts'
import { hasWords, t } from '../../words/words.svelte.ts'
import { ON_HONOUR } from './facts.ts'

export type Form = 'table' | 'online' | 'gentle'

/** What a curse of the body asks in this form; '' for any other card. */
export function cardForm(kind: string, form: Form): string {
  const id = `card-${kebab(kind)}-${form}`
  return hasWords(id) ? t(id) : ''
}

/** The form that applies to this seat at this table. */
export function formNote(kind: string, seat: number, { table }: Stage): string {
  if (table.store.table?.settings.variants?.includes(ON_HONOUR)) return cardForm(kind, 'table')
  return cardForm(kind, (table.store.seats.get(seat)?.prefs ?? 0) & PREFERENCE.gentle ? 'gentle' : 'online')
}
