/** What can be done for its quests, and for magic bonds. */

import { t } from '../../words/words.svelte.ts'
import type { Verb } from '../chapter.ts'
import { ON_HONOUR } from '../curses/facts.ts'
import ChaosConfirm from './ChaosConfirm.svelte'

export const VERBS: Record<string, Verb> = {
  chaos: {
    icon: 'purple-mask',
    rank: 'here',
    place: 'button',
    chambers: ['chaos'],
    Confirm: ChaosConfirm,
    directIn: [ON_HONOUR],
  },
  constellation: { icon: 'fate', rank: 'gems', place: 'button', chambers: ['constellation'], glow: 'gem' },
  snake: { icon: 'torch', rank: 'here', place: 'button', isHere: true },
  snake_leader: { icon: 'torch', rank: 'gems', place: 'button', chambers: ['snake_pit'], glow: 'gem' },
  // The chain beside the dice is the button.
  feel_pulse: { icon: 'chain', rank: 'other', place: 'elsewhere' },
  tie_dice: {
    icon: 'chain',
    rank: 'late',
    place: 'button',
    words: ({ target }, { nameOf }) => t('deed-tie-dice', { name: nameOf(target) }),
  },
}
