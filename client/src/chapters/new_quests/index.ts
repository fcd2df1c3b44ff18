/** New quest chambers: chaos, a constellation and snakes; and three curses that need the help of the others. */

import { CHAMBERS, PIECES } from '../../generated/chapters/new_quests.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import { t } from '../../words/words.svelte.ts'
import type { Chapter } from '../chapter.ts'
import { ringsAt } from '../curses/facts.ts'
import { chaos, FACES, nest, sky } from './art.ts'
import { HELPING } from './asking.ts'
import Corner from './Corner.svelte'
import CornerNote from './CornerNote.svelte'
import { EMBLEMS } from './emblems.ts'
import { isRuneLoose, isTied, partnerOf } from './facts.ts'
import { TASKS } from './goals.ts'
import OnMap from './OnMap.svelte'
import { READS } from './reads.ts'
import { VERBS } from './verbs.ts'
import { rings, strings } from './worn.ts'

export default {
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  features: { chaos, constellation: sky, snake_pit: nest },
  emblems: EMBLEMS,
  worn: { magic_bonds: rings, mind_control: strings },
  held: ['magic_bonds'],
  verbs: VERBS,
  questions: {
    bond_partner: { answers: 'seats' },
    mind_control: HELPING,
  },
  tasks: TASKS,
  OnMap,
  reads: READS,
  rollNote,
  cardNote,
  // The roll can wait, because tied dice come loose after a time.
  throwWaits: ({ seat, store }) => ringsAt(store.clock?.timers ?? [], 'dice_untied', seat),
  tooEarly: ['dice_tied'],
  Corner,
  CornerNote,
  keys: [{ code: 'KeyP', words: 'temple-key-pulse' }],
} satisfies Chapter

/** The player that the bonds bind this seat to. */
function cardNote(kind: string, seat: number, stage: Stage): string {
  const partner = kind === 'magic_bonds' ? partnerOf(stage.table.store, seat) : -1
  return partner < 0 ? '' : t('temple-bound-to', { name: stage.nameOf(partner) })
}

function rollNote(stage: Stage): string {
  const { store, seat } = stage.table
  if (isTied(store, seat)) return t('temple-roll-tied')
  return isRuneLoose(stage) ? t('temple-roll-rune') : ''
}
