/** Tokens that are placed and looked at, hints, and gems that are back. */

import { numberOf, type Readers, type Reading, say, type Scene } from '../../events/reading.ts'
import { DISCOVERED_MS, plain, voiced } from '../../sound/cue.ts'
import { chamberName } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'
import { POSITIONS } from './verbs.ts'
import { valueWords } from './words.ts'

type Told = (args: readonly number[], scene: Scene) => Reading

const TOLD: Record<string, Told> = {
  position_looked_at: ([tile = -1, , seat = -1], scene) => {
    const chamber = chamberName(scene.chamberKind(tile))
    const text =
      seat === scene.me
        ? t('temple-say-position-seen')
        : t('temple-say-position-seen-mate', { name: scene.nameOf(seat), chamber })
    return {
      say: say(text, { isFleeting: true }),
      shows: [{ what: 'chamber', sign: 'ring', tile }],
      sounds: [voiced('keep', scene.now, seat, scene)],
    }
  },
  // Players have to remember what hints tell, so hints are not written down.
  gem_hint: ([tile = -1, , seat = -1, feature = 0, value = 0], scene) => {
    const [chamber, looks] = [chamberName(scene.chamberKind(tile)), valueWords(feature, value)]
    const text =
      seat === scene.me
        ? t('temple-say-hint', { chamber, looks })
        : t('temple-say-hint-mate', { name: scene.nameOf(seat), chamber, looks })
    return {
      say: say(text, { isHeralded: true, isFleeting: true }),
      shows: [{ what: 'chamber', sign: 'ring', tile }],
      sounds: [voiced('vote', scene.now, seat, scene)],
    }
  },
  gem_returned: ([tile = -1, seat = -1, left = 0], scene) => {
    const name = scene.nameOf(seat)
    const one = seat === scene.me ? t('temple-say-gem-back') : t('temple-say-gem-back-mate', { name })
    return {
      say: say(left ? one : t('temple-say-gems-all-back'), { isHeralded: true }),
      shows: [{ what: 'chamber', sign: 'ring', tile }],
      sounds: [plain('gem', scene.now)],
    }
  },
}

export const READS: Readers = {
  PieceMoved: ({ piece, to, face_up: isUp }, scene) => {
    if (isUp !== false || scene.pieceBack(piece) !== POSITIONS) return undefined
    const isMine = scene.events.some(
      (each) => each.type === 'ChamberPlaced' && each.by === scene.me && each.tile === numberOf(to) >> 1,
    )
    return {
      ...(isMine ? { say: say(t('temple-say-position-lies')) } : {}),
      sounds: [plain('treasure-found', scene.now + DISCOVERED_MS)],
    }
  },
  Announced: ({ what, args = [] }, scene) => TOLD[what]?.(args, scene),
}
