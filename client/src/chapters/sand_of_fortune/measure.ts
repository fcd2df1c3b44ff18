/** Beside the cardboard box, the glasses measure a game in place of a soundtrack. */

import type { Measure } from '../../companion/soundtracks.ts'
import { GLASSES } from '../../generated/chapters/sand_of_fortune.ts'
import { hasWords, t } from '../../words/words.svelte.ts'
import { deal, EXPECTED, timelineOf } from './dealing.ts'
import { MOST, told } from './facts.ts'

export default {
  id: 'sand_of_fortune',
  title: 'table-module-sand-of-fortune',
  timeline: timelineOf(EXPECTED),
  sand: {
    deal,
    timelineOf,
    spilled: GLASSES.spilled,
    words: (number, share) =>
      hasWords('sand-left') ? t('sand-left', { number, most: MOST, percent: told(share) }) : '',
  },
} satisfies Measure
