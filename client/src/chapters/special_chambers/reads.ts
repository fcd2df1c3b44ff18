/** The chalice on its way out, and linked chambers that light. */

import { kindOfPlace, numberOf, type Readers, type Saying, say, type Scene } from '../../events/reading.ts'
import { PIECE_AT } from '../../generated/wire.ts'
import type { PieceMoved } from '../../generated/wire.ts'
import { DISCOVERED_MS, plain, voiced } from '../../sound/cue.ts'
import { chamberName } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'

export const READS: Readers = {
  PieceMoved: (event, scene) => {
    if (scene.pieceKind(event.piece) !== 'chalice') return undefined
    const [from, onto] = [kindOfPlace(scene.before.whereWas(event.piece)), kindOfPlace(event.to)]
    const said = onto === PIECE_AT.at_place ? carried(event, scene) : undefined
    return {
      ...(said ? { say: said } : {}),
      sounds:
        from === PIECE_AT.at_place && onto === from
          ? [voiced('chalice-carried', scene.now, event.seat ?? -1, scene)]
          : [],
    }
  },
  Announced: ({ what }, { now }) => {
    if (what === 'chalice_found') return { sounds: [plain('chalice-found', now + DISCOVERED_MS)] }
    return what === 'chalice_recovered' ? { sounds: [plain('chalice-recovered', now)] } : undefined
  },
  Noted: ({ key }, { now }) => (key === 'fired' ? { sounds: [plain('linked', now)] } : undefined),
  GemsActivated: ({ tiles, gems }) => {
    const count = gems.reduce((sum, each) => sum + each, 0)
    return tiles.length > 1 ? { say: say(t('temple-say-linked', { count }), { isHeralded: true }) } : undefined
  },
}

function carried({ to, seat = -1 }: PieceMoved, { me, nameOf, chamberKind }: Scene): Saying | undefined {
  const kind = chamberKind(numberOf(to) >> 1)
  if (seat < 0) return kind === 'start' ? say(t('temple-say-chalice-back'), { isHeralded: true }) : undefined
  const chamber = chamberName(kind)
  return say(
    seat === me
      ? t('temple-say-chalice-carried', { chamber })
      : t('temple-say-chalice-carried-mate', { name: nameOf(seat), chamber }),
  )
}
