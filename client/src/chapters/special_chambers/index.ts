/** Special chambers: linked ones that light together, double ones with a wall inside, and the chalice that must come out. */

import { icon } from '../../art/icons.ts'
import { CHAMBERS, PIECES } from '../../generated/chapters/special_chambers.ts'
import { t } from '../../words/words.svelte.ts'
import type { Chapter } from '../chapter.ts'
import { GLYPHS, relic } from '../shared/frames.ts'
import LinkedAdvice from './LinkedAdvice.svelte'
import { FACES } from './faces.ts'
import { chain, chalice, pedestal } from './features.ts'
import { DOUBLE } from './halves.ts'
import { linkedChambers } from './linked.ts'
import { READS } from './reads.ts'

const LINKED = ['linked_1', 'linked_2', 'linked_3'] as const

export default {
  chambers: CHAMBERS,
  pieces: PIECES,
  faces: FACES,
  features: { ...Object.fromEntries(LINKED.map((kind) => [kind, chain])), treasure_chamber: pedestal },
  halves: DOUBLE,
  emblems: { chalice: relic(GLYPHS.goblet) },
  tokens: {
    chalice: {
      draw: chalice,
      spot: ({ kind }, feet) =>
        feet ? [feet[0] + 22, feet[1] - 34] : kind === 'treasure_chamber' ? [100, 92] : [164, 112],
      carry: `${icon('goblet', { size: 28 })}<b>+</b>${icon('torch', { size: 20 })}`,
    },
  },
  verbs: {
    linked: { icon: 'gem-lit', rank: 'gems', place: 'button', chambers: LINKED, glow: 'gem', lights: linkedChambers },
  },
  tasks: {
    treasure_chamber: {
      sign: GLYPHS.goblet,
      state: () => ({
        asked: t('card-chalice-effect'),
        figure: '0/1',
        progress: t('temple-say-chalice-open'),
      }),
    },
  },
  warning: () => t('temple-say-chalice-inside'),
  Advice: LinkedAdvice,
  reads: READS,
} satisfies Chapter
