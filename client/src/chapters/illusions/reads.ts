/** Chambers that vanish. */

import { type Readers, say } from '../../events/reading.ts'
import { CHAMBER, MEANS } from '../../generated/wire.ts'
import type { GameEvent } from '../../generated/wire.ts'
import { plain } from '../../sound/cue.ts'
import { t } from '../../words/words.svelte.ts'

const isRemoval = (event: GameEvent): boolean => event.type === 'ChamberRemoved'

export const READS: Readers = {
  ChamberRemoved: (event, { now, events, me, before }) => {
    const sounds = event.state === CHAMBER.air || event.state === CHAMBER.hover ? [] : [plain('vanish', now)]
    if (event !== events.find(isRemoval)) return { sounds }
    const mine = before.figureOf(me)
    const isHere = events.some(
      (each) => each.type === 'AdventurerMoved' && each.means === MEANS.forced && each.figure === mine,
    )
    const text = isHere
      ? t('temple-say-vanished-here')
      : t('temple-say-vanished', { count: events.filter(isRemoval).length })
    return { say: say(text, { isUrgent: isHere, isHeralded: true }), sounds }
  },
}
