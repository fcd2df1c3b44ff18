/** Time chambers: sand runs as soon as one is discovered. */

import { BANS, CHAMBERS } from '../../generated/chapters/time_chambers.ts'
import { DIE_AT } from '../../generated/wire.ts'
import type { Chapter, Verb } from '../chapter.ts'
import { FACES } from './faces.ts'
import { brazier, lava, offering, prohibition } from './features.ts'
import { ban, glasses, slamBan } from './glasses.ts'
import OnMap from './OnMap.svelte'
import { READS } from './reads.ts'
import { foretells } from './sounds.ts'
import VolunteersAsk from './VolunteersAsk.svelte'

const TASK: Verb = { icon: 'hourglass-blue', rank: 'gems', place: 'button', glow: 'gem' }

export default {
  words: ['glasses'],
  chambers: CHAMBERS,
  faces: FACES,
  features: {
    prohibition_a: prohibition(BANS.prohibition_a),
    prohibition_b: prohibition(BANS.prohibition_b),
    prohibition_c: prohibition(BANS.prohibition_c),
    prohibition_d: prohibition(BANS.prohibition_d),
    lava_dice: lava('lava_dice'),
    lava_gems: lava('lava_gems'),
    torch_chamber: brazier,
    sacrifice_chamber: offering,
  },
  verbs: {
    light_torches: { ...TASK, icon: 'torch', chambers: ['torch_chamber'] },
    // The question has its targets as buttons.
    name_volunteer: { icon: 'gift', rank: 'help', place: 'elsewhere' },
    cool_lava: { ...TASK, chambers: ['lava_dice', 'lava_gems'] },
  },
  questions: {
    volunteers: { answers: 'words', Ask: VolunteersAsk },
    // A die that lies on a chamber is not lost yet.
    sacrifice: {
      answers: 'dice',
      isMeant: (kind, [first = -1], dice) =>
        kind === 'which_die' && (dice.get(first)?.where ?? 0) >> 10 === DIE_AT.tile,
    },
  },
  glasses,
  ban,
  slamBan,
  foretells,
  OnMap,
  reads: READS,
  unseen: ['loss_now'], // the question tells it to the asked players
} satisfies Chapter
