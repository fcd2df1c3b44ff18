/** Characters: each player has a role for a whole game, with one card that always works or is paid for. */

import RoleCard from '../../cards/role/RoleCard.svelte'
import { PIECES } from '../../generated/chapters/characters.ts'
import type { Chapter, Token } from '../chapter.ts'
import { EMBLEMS } from './emblems.ts'
import Lent from './Lent.svelte'
import OpeningAsk from './OpeningAsk.svelte'
import { READS } from './reads.ts'
import { ROLES } from './roles.ts'
import { VERBS } from './verbs.ts'

const lent = (kind: string): Token => ({
  draw: () => `<g transform="translate(-24 -24)">${EMBLEMS[kind]}</g>`,
  Around: Lent,
  spot: (_, feet) => (feet ? [feet[0], feet[1] - 40] : [100, 74]),
})

export default {
  words: ['roles', 'tools'],
  pieces: PIECES,
  emblems: EMBLEMS,
  tokens: { priest_keys: lent('priest_keys'), priest_torches: lent('priest_torches') },
  verbs: VERBS,
  questions: {
    replace_chamber: { answers: 'words', place: ([tile = -1]) => 2 * tile, Ask: OpeningAsk },
    lent_icons: { answers: 'words', place: ([place = -1]) => place },
  },
  piles: {
    characters: { place: 'role', Front: RoleCard, keyWords: 'temple-key-role' },
  },
  reads: READS,
  choice: { role: 'characters.who', card: 'characters.card' },
  roles: ROLES,
} satisfies Chapter
