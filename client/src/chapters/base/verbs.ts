/** What can be done in every game, one record for each verb. */

import { carryWords, COMPASS } from '../../board/words.ts'
import { sideOf } from '../../play/deeds.ts'
import { chamberAt, placeOf } from '../../play/situation.ts'
import type { Doable } from '../../tray/deedWords.ts'
import { t } from '../../words/words.svelte.ts'
import type { Naming, Verb } from '../chapter.ts'
import { known } from '../known.svelte.ts'

export const VERBS: Record<string, Verb> = {
  answer: { icon: 'keep', rank: 'answer', place: 'elsewhere' },
  escape: {
    icon: 'exit',
    rank: 'leave',
    place: 'button',
    chambers: ['exit'],
    glow: 'gem',
    words: () => t('temple-escape'),
  },
  activate: { icon: 'gem-lit', rank: 'gems', place: 'button', glow: 'gem', words: lighting },
  free: { icon: 'golden-mask', rank: 'help', place: 'button', words: freeing },
  gift: { icon: 'gift', rank: 'here', place: 'elsewhere' },
  discover: { icon: 'here', rank: 'discover', place: 'button', words: going },
  enter: { icon: 'adventurer', rank: 'go', place: 'button', words: going },
  fate: { icon: 'fate', rank: 'late', place: 'button', onlyIf: 'stuck', words: () => t('temple-fate') },
  give_up: {
    icon: 'leave',
    rank: 'last',
    place: 'button',
    onlyIf: 'hopeless',
    words: () => t('temple-settings-give-up'),
  },
}

function going(deed: Doable, { situation, isShort }: Naming): string {
  const number = sideOf(situation, deed)
  if (deed.about >= 0) return carryWords(situation.store.pieces.get(String(deed.about))?.kind ?? '', number, isShort)
  const side = COMPASS[number]
  return side ? t(`temple-${deed.verb}${isShort ? '-short' : ''}`, { side }) : t('temple-enter-far')
}

/** With an empty depot no gem is lit, but the icons may have another effect. */
function lighting({ target }: Doable, { situation }: Naming): string {
  if (situation.store.depot?.gems === 0) return t('temple-show-icons')
  const chamber = chamberAt(situation, placeOf(situation, situation.seat))
  return t('temple-light-gems', { count: known.chambers[chamber?.kind ?? '']?.gems[target]?.gems ?? target + 1 })
}

function freeing({ target }: Doable, { situation, nameOf }: Naming): string {
  return target === situation.seat ? t('temple-free-me') : t('temple-free-mate', { name: nameOf(target) })
}
