/** What a button for a deed says and shows. */

import type { IconName } from '../art/icons.ts'
import { chapters } from '../chapters.svelte.ts'
import { CHAMBERS } from '../generated/pieces.ts'
import { sideOf } from '../play/deeds.ts'
import { chamberAt, placeOf, type Situation } from '../play/situation.ts'
import { kebab } from '../words/sayings.ts'
import { hasWords, t } from '../words/words.svelte.ts'

/** As much as is needed to name it: a deed, or something that still lacks an icon. */
export interface Doable { verb: string, target: number, about: number }

const COMPASS = ['north', 'east', 'south', 'west'] as const

const ICONS: Record<string, IconName> = {
  enter: 'adventurer', discover: 'here', activate: 'gem-lit', escape: 'exit', free: 'golden-mask', fate: 'fate', give_up: 'leave', gift: 'gift',
}

export function deedIcon(verb: string): IconName {
  return ICONS[verb] ?? chapters.known?.DEED_ICONS[verb] ?? 'keep'
}

/** Deeds that are done elsewhere on the screen: answers on their cards, gifts on theirs, giving up in the drawer. */
const ELSEWHERE: readonly string[] = ['answer', 'gift', 'give_up']

export function isButton(verb: string): boolean {
  return !ELSEWHERE.includes(verb) && !chapters.known?.IN_RACK.has(verb)
}

export function deedWords(situation: Situation, deed: Doable, nameOf: (seat: number) => string, isShort = false): string {
  const ending = isShort ? '-short' : ''
  const others = chapters.known?.deedName(situation, deed, nameOf, isShort)
  if (others) return others
  switch (deed.verb) {
    case 'enter':
    case 'discover': {
      const side = COMPASS[sideOf(situation, deed)]
      return side ? t(`temple-${deed.verb}${ending}`, { side }) : t('temple-enter-far')
    }
    case 'activate':
      return t('temple-light-gems', { count: gemsOf(situation, deed.target) })
    case 'free':
      return deed.target === situation.seat ? t('temple-free-me') : t('temple-free-mate', { name: nameOf(deed.target) })
    case 'escape':
    case 'fate':
      return t(`temple-${deed.verb}`)
    case 'give_up':
      return t('temple-settings-give-up')
    default:
      return other(deed.verb)
  }
}

function other(verb: string): string {
  const id = `deed-${kebab(verb)}`
  return hasWords(id) ? t(id) : t('temple-do', { what: verb.replaceAll('_', ' ') })
}

function gemsOf(situation: Situation, step: number): number {
  const chamber = chamberAt(situation, placeOf(situation, situation.seat))
  return CHAMBERS[chamber?.kind ?? '']?.gems[step]?.gems ?? step + 1
}
