/** The Totem: masks are stacked with a steady hand, five dice for one gem and ten for two. */

import { CHAMBERS } from '../../generated/chapters/totem.ts'
import type { Chapter } from '../chapter.ts'
import { FACES, totem } from './art.ts'
import { tellOfDiceLeft } from './leaving.svelte.ts'
import OnMap from './OnMap.svelte'
import { READS } from './reads.ts'
import { towerOf } from './tower.svelte.ts'

export default {
  chambers: CHAMBERS,
  faces: FACES,
  features: { totem },
  verbs: {
    stack_die: { icon: 'golden-mask', rank: 'gems', place: 'button', chambers: ['totem'], isFeat: true },
    bank_gem: { icon: 'gem-lit', rank: 'gems', place: 'button', glow: 'gem' },
    lift_die: { icon: 'eye', rank: 'late', place: 'button', isHere: true, isFeat: true },
  },
  OnMap,
  feat: (stage) => towerOf(stage).feat,
  enter: (stage) => {
    const stops = [towerOf(stage).watch(), tellOfDiceLeft(stage)]
    return () => {
      for (const stop of stops) stop()
    }
  },
  reads: READS,
} satisfies Chapter
