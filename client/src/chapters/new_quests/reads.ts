/** Snakes that come and go, chaos, filled stars, and the pulse of bound players. */

import { kindOfPlace, numberOf, type Readers, type Reading, say, type Scene } from '../../events/reading.ts'
import { PIECE_AT } from '../../generated/wire.ts'
import type { Achieved, GameEvent, Noted, PieceMoved } from '../../generated/wire.ts'
import { DISCOVERED_MS, plain, voiced } from '../../sound/cue.ts'
import { t } from '../../words/words.svelte.ts'

const HERALDED = { isHeralded: true } as const

export const READS: Readers = {
  PieceMoved: (event, scene) => (scene.pieceKind(event.piece) === 'snake' ? slid(event, scene) : undefined),
  Achieved: loosened,
  Noted: (event, scene) => (event.scope === 'new_quests' ? changed(event, scene) : undefined),
}

const isAtPlace = (at: number): boolean => kindOfPlace(at) === PIECE_AT.at_place

/** Several that come at once are told once; they go one at a time. */
function slid(event: PieceMoved, scene: Scene): Reading {
  const { piece, to, seat = -1 } = event
  const { me, nameOf, now } = scene
  if (!isAtPlace(to))
    return {
      say: say(
        seat === me ? t('temple-say-snake-gone') : t('temple-say-snake-gone-mate', { name: nameOf(seat) }),
        HERALDED,
      ),
      sounds: [voiced('curse-lifted', now, seat, scene)],
    }
  const shows = [{ what: 'chamber', sign: 'ring', tile: numberOf(to) >> 1 }] as const
  if (isAtPlace(scene.before.whereWas(piece))) return { say: say(t('temple-say-snake-start')), shows }
  const isFirst = scene.events.find((each) => isSnake(each, scene)) === event
  return isFirst
    ? { say: say(t('temple-say-snakes'), HERALDED), sounds: [plain('curse', now + DISCOVERED_MS)], shows }
    : { shows }
}

const isSnake = (event: GameEvent, { pieceKind }: Scene): boolean =>
  event.type === 'PieceMoved' && pieceKind(event.piece) === 'snake'

/** The effect of chaos replaces the usual words for a finished quest. */
function loosened({ tile }: Achieved, { chamberKind, now }: Scene): Reading | undefined {
  if (chamberKind(tile) !== 'chaos') return undefined
  return {
    say: say(t('temple-say-chaos'), { isUrgent: true, isHeralded: true }),
    sounds: [plain('souls', now), plain('chalice-recovered', now + DISCOVERED_MS)],
  }
}

function changed({ key, value }: Noted, scene: Scene): Reading | undefined {
  if (key === 'stars_filled') return aligned(value, scene)
  if (key === 'bond_partners') return bound(value, scene)
  return key === 'dice_tied' ? tied(value, scene) : undefined
}

function aligned(value: Noted['value'], { now }: Scene): Reading | undefined {
  const isFull = Array.isArray(value) && value.length > 1 && value.every((seat) => seat >= 0)
  return isFull ? { say: say(t('temple-say-stars'), HERALDED), sounds: [plain('chalice-found', now)] } : undefined
}

/** Only the two bound players are told. */
function bound(value: Noted['value'], { me, nameOf }: Scene): Reading | undefined {
  if (!Array.isArray(value) || me < 0) return undefined
  const mine = value[me] ?? -1
  if (mine >= 0) return { say: say(t('temple-say-bound', { name: nameOf(mine) }), HERALDED) }
  const other = value.indexOf(me)
  return other < 0 ? undefined : { say: say(t('temple-say-bound-you', { name: nameOf(other) }), HERALDED) }
}

function tied(value: Noted['value'], scene: Scene): Reading | undefined {
  const { me, nameOf, now } = scene
  if (typeof value !== 'number' || !value) return undefined
  if (me >= 0 && (value >> me) & 1)
    return { say: say(t('temple-say-tied'), { isUrgent: true, isHeralded: true }), sounds: [plain('lock', now)] }
  const seat = Math.log2(value & -value)
  return { say: say(t('temple-say-tied-mate', { name: nameOf(seat) })) }
}
