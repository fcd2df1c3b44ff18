/** Cursed gems: each player has one, and it must be back on its position token before its owner escapes. */

import { PIECES } from '../../generated/chapters/cursed_gems.ts'
import { cardName } from '../../words/cards.ts'
import { t } from '../../words/words.svelte.ts'
import type { Chapter, Token } from '../chapter.ts'
import CornerNote from './CornerNote.svelte'
import { emblemOf, LOOKS, positionOf, tokenBack, tokenFront } from './gems.ts'
import { goals } from './goals.ts'
import OnMap from './OnMap.svelte'
import { peek } from './peek.svelte.ts'
import { READS } from './reads.ts'
import { POSITIONS, VERBS } from './verbs.ts'

const spot: Token['spot'] = (_, feet) => (feet ? [feet[0] - 24, feet[1] - 34] : [36, 116])

/** For the player who looks at it; all others see its back. */
const front = (kind: string): Token => ({
  draw: () => (peek.isCovered ? tokenBack() : tokenFront(kind)),
  spot,
  words: () => (peek.isCovered ? t('temple-say-position-lies') : cardName(kind)),
})

const TWINS = Object.keys(LOOKS).map(positionOf)

export default {
  pieces: PIECES,
  emblems: Object.fromEntries(Object.keys(PIECES).map((kind) => [kind, emblemOf(kind)])),
  tokens: {
    [POSITIONS]: { draw: tokenBack, spot, words: () => t('temple-say-position-lies') },
    ...Object.fromEntries(TWINS.map((kind) => [kind, front(kind)])),
  },
  piles: {
    cursed_gems: { place: 'rack', keyWords: '' },
    [POSITIONS]: { place: 'map', keyWords: '' },
  },
  verbs: VERBS,
  goals,
  enter: (stage) => peek.watch(stage),
  CornerNote,
  OnMap,
  reads: READS,
} satisfies Chapter
