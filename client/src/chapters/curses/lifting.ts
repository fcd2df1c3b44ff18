import { cardsBefore } from '../../cards/pieces.ts'
import type { Doable } from '../../tray/deedWords.ts'
import { cardName } from '../../words/cards.ts'
import { t } from '../../words/words.svelte.ts'
import type { Naming } from '../chapter.ts'

/** Which curse it is has to be said only to whoever has several. */
export function liftWords({ target }: Doable, { situation, isShort }: Naming): string {
  const kind = situation.store.pieces.get(String(target))?.kind
  const isOneOfSeveral =
    cardsBefore(situation.store.pieces, situation.seat).filter((card) => card.pile === 'curses').length > 1
  if (!kind || !isOneOfSeveral) return t('deed-lift')
  return isShort ? cardName(kind) : t('deed-lift-card', { card: cardName(kind) })
}
