/** Dice that change hands, jumps, and the questions about them. */

import { type Readers, say, type Saying, type Scene } from '../../events/reading.ts'
import { MEANS } from '../../generated/wire.ts'
import type { Announced, GameEvent } from '../../generated/wire.ts'
import { sizeOf } from '../../play/masks.ts'
import { plain, voiced } from '../../sound/cue.ts'
import { chamberName } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'

const ASKED: readonly string[] = ['joint_jump', 'swap_dice', 'far_swap']
const JUMPS: readonly number[] = [MEANS.ability, MEANS.passenger]

export const READS: Readers = {
  Announced: (event, scene) => {
    if (!isSwap(event)) return undefined
    const [seat = -1, mate = -1] = event.args ?? []
    return {
      say: { ...swapWords(event, scene), isHeralded: true },
      sounds: [voiced('gift', scene.now, mate === scene.me ? mate : seat, scene)],
      shows: [seat, mate].map((each) => ({ what: 'adventurer', sign: 'ring', seat: each })),
    }
  },
  // The swap is announced once, not each die.
  DieMoved: (_, scene) => {
    const swap = scene.events.find(isSwap)
    return swap ? { say: swapWords(swap, scene), sounds: [] } : undefined
  },
  AdventurerMoved: ({ means, seat, figure, to }, scene) => {
    if (!JUMPS.includes(means)) return undefined
    const who = seat ?? figure
    const chamber = chamberName(scene.chamberKind(to >> 1))
    const isTaken = means === MEANS.passenger
    return {
      ...(isTaken && who === scene.me
        ? { say: say(t('temple-say-taken-along', { chamber }), { isHeralded: true }) }
        : {}),
      sounds: isTaken ? [] : [voiced('passage', scene.now, who, scene)],
      shows: [{ what: 'chamber', sign: 'ring', tile: to >> 1 }],
    }
  },
  Asked: ({ kind, asked }, { me, now }) =>
    ASKED.includes(kind) && me >= 0 && Math.floor(asked / 2 ** me) % 2 === 1
      ? { sounds: [plain('vote', now)] }
      : undefined,
}

function isSwap(event: GameEvent): event is Announced {
  return event.type === 'Announced' && event.what === 'dice_swapped'
}

function swapWords({ args = [] }: Announced, { me, nameOf }: Scene): Saying {
  const [seat = -1, mate = -1, mine = 0] = args
  const count = sizeOf(mine)
  if (seat !== me && mate !== me)
    return say(t('temple-say-swapped-others', { name: nameOf(seat), other: nameOf(mate), count }))
  return say(t('temple-say-swapped', { name: nameOf(seat === me ? mate : seat), count }))
}
