/** Curses: cards that press until their price is paid. Curses of the body ask something of the players themselves. */

import { CHAMBERS } from '../../generated/chapters/shared.ts'
import { PIECES } from '../../generated/chapters/curses.ts'
import { DIE_AT, PREFERENCE } from '../../generated/wire.ts'
import { t } from '../../words/words.svelte.ts'
import type { Chapter } from '../chapter.ts'
import { FACES } from '../shared/cursed_chambers.ts'
import { type Body, bodyOf, enterBody } from './body.svelte.ts'
import Calm from './Calm.svelte'
import { chain } from './chain.ts'
import Corner from './Corner.svelte'
import CornerNote from './CornerNote.svelte'
import { EMBLEMS } from './emblems.ts'
import { calmAt } from './facts.ts'
import { formNote } from './forms.ts'
import GentleSetting from './GentleSetting.svelte'
import { READS } from './reads.ts'

export default {
  words: ['shared'],
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  badges: {
    purple_mask: { icon: 'purple-mask', ground: '#6a2fb5', ink: '#f3e6ff' },
  },
  emblems: EMBLEMS,
  worn: { trap: chain },
  verbs: {
    lift: { icon: 'purple-mask', rank: 'card', place: 'elsewhere' }, // each card is a button that lifts it
  },
  questions: {
    soul: { answers: 'seats' },
    catch: { answers: 'dice', isElsewhere: true },
    // A die that lies on a card is broken, not lost.
    broken_die: {
      answers: 'dice',
      isMeant: (kind, [first = -1], dice) =>
        kind === 'which_die' && (dice.get(first)?.where ?? 0) >> 10 === DIE_AT.card,
    },
  },
  piles: {
    curses: { place: 'shelf', lifts: 'lift', isWorn: true, keyWords: 'temple-key-lift' },
  },
  // In the gentle form a press waits until the roll is not hasty any more.
  throwWaits: ({ seat, store }) =>
    (store.seats.get(seat)?.prefs ?? 0) & PREFERENCE.gentle ? calmAt(store.clock?.timers ?? [], seat) : -1,
  tooEarly: ['hasty_throw'],
  reads: READS,
  unseen: ['exchanges'], // each seat's view has the adventurer it steers
  enter: enterBody,
  rollNote: (stage) => rollNote(bodyOf(stage)),
  hush: (stage) => (bodyOf(stage).isSilenced ? { kind: 'silence', words: t('refused-silenced') } : undefined),
  Corner,
  CornerNote,
  OverRoll: Calm,
  cardNote: formNote,
  Settings: GentleSetting,
  keys: [
    { code: 'KeyH', words: 'temple-key-hold' },
    { code: 'KeyC', words: 'temple-key-catch' },
  ],
} satisfies Chapter

/** A hasty roll is not forbidden, but the button shows that it would be hasty. */
function rollNote(body: Body): string {
  if (body.isNumb) return t('refused-hand-on-head')
  return body.calmAt >= 0 ? t('temple-roll-hasty') : ''
}
