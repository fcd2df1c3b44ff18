/** What buttons say and show for deeds of the chapters beyond the base game. */

import type { IconName } from '../art/icons.ts'
import { COMPASS } from '../board/words.ts'
import { sideOf } from '../play/deeds.ts'
import type { Situation } from '../play/situation.ts'
import type { Doable } from '../tray/deedWords.ts'
import { cardName } from '../words/cards.ts'
import { t } from '../words/words.svelte.ts'
import { cardsBefore } from './pieces.ts'

/** Done elsewhere on the screen: by touching the treasure itself, or the chair. */
export const IN_RACK: ReadonlySet<string> = new Set(['healing_mask', 'secret_passage', 'teleport', 'extra_gem', 'large_torch', 'counterspell', 'stand'])

export const DEED_ICONS: Record<string, IconName> = {
  lift: 'purple-mask', claim: 'treasure', linked: 'gem-lit', pit: 'gem-lit', regain: 'roll', stand: 'here',
}

/** A name that says more than the verb; '' if there is none. */
export function deedName(situation: Situation, deed: Doable, _: (seat: number) => string, isShort: boolean): string {
  if (deed.verb === 'lift') return lifting(situation, deed.target, isShort)
  return deed.verb === 'enter' && deed.about >= 0 ? carrying(situation, deed, isShort) : ''
}

function lifting(situation: Situation, target: number, isShort: boolean): string {
  const kind = situation.store.pieces.get(String(target))?.kind
  const several = cardsBefore(situation.store.pieces, situation.seat).filter((card) => card.pile === 'curses').length > 1
  if (!kind || !several) return t('deed-lift')
  return isShort ? cardName(kind) : t('deed-lift-card', { card: cardName(kind) })
}

function carrying(situation: Situation, deed: Doable, isShort: boolean): string {
  if (isShort) return t('deed-carry-short')
  const side = COMPASS[sideOf(situation, deed)]
  return side ? t('deed-carry', { side }) : t('deed-carry-far')
}
