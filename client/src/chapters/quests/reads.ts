/** Quests that are discovered and done, dice that are given, tasks that are turned up, and the ghost's moves. */

import { kindOfPlace, numberOf, type Readers, type Reading, say, type Scene } from '../../events/reading.ts'
import { DIE_AT, PIECE_AT } from '../../generated/wire.ts'
import type { GameEvent, Noted, PieceMoved } from '../../generated/wire.ts'
import { DISCOVERED_MS, plain, voiced } from '../../sound/cue.ts'
import { chamberName, priceWords } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'
import { known } from '../known.svelte.ts'

const HERALDED = { isHeralded: true } as const
/** The ghost's sound is soft, because it moves often. */
const SOFTLY = 0.5

export const READS: Readers = {
  ChamberPlaced: ({ by = -1, tile }, scene) => {
    const kind = scene.chamberKind(tile)
    if (by < 0 || !known.chambers[kind]?.isQuest) return undefined
    return {
      say: say(t('temple-say-quest-found', { chamber: chamberName(kind) }), HERALDED),
      sounds: [
        voiced('discovery', scene.now, by, scene),
        ...(kind === 'obelisk' ? [] : [plain('chalice-found', scene.now + DISCOVERED_MS)]),
      ],
    }
  },
  Achieved: ({ tile }, { now, chamberKind }) => ({
    say: say(doneWords(chamberKind(tile)), HERALDED),
    sounds: [plain('chalice-recovered', now + (chamberKind(tile) === 'obelisk' ? DISCOVERED_MS : 0))],
    shows: [{ what: 'chamber', sign: 'found', tile }],
  }),
  PieceMoved: (event, scene) => {
    const kind = scene.pieceKind(event.piece)
    if (kind === 'ghost') return walked(event, scene)
    return known.pieces[kind]?.pile === 'tasks' ? turned(event, kind, scene) : undefined
  },
  DieMoved: ({ where, holder }, scene) => {
    if (kindOfPlace(where) !== DIE_AT.lost || !scene.events.some(isGift)) return undefined
    const { now, me, nameOf } = scene
    return {
      say: say(holder === me ? t('temple-say-given') : t('temple-say-given-mate', { name: nameOf(holder) }), HERALDED),
      sounds: [voiced('lost', now, holder, scene)],
    }
  },
  Noted: (event, scene) => (event.scope === 'quests' ? changed(event, scene) : undefined),
}

const isGift = (event: GameEvent): boolean =>
  event.type === 'Noted' && event.scope === 'quests' && event.key === 'altar_giver'

function doneWords(kind: string): string {
  return kind === 'obelisk' ? t('temple-say-obelisk') : t('temple-say-quest-done', { chamber: chamberName(kind) })
}

/** It appears at the start, or a player drove it on. When it comes home, its quest tells that. */
function walked({ piece, to, seat = -1 }: PieceMoved, scene: Scene): Reading {
  if (kindOfPlace(to) !== PIECE_AT.at_place) return {}
  const { me, nameOf, now } = scene
  const isNew = kindOfPlace(scene.before.whereWas(piece)) !== PIECE_AT.at_place
  const text = isNew
    ? t('temple-say-ghost-comes')
    : seat === me
      ? t('temple-say-ghost-pushed')
      : t('temple-say-ghost-pushed-mate', { name: nameOf(seat) })
  return {
    say: say(seat < 0 && !isNew ? t('temple-say-ghost-back') : text, { isHeralded: isNew || seat < 0 }),
    sounds: [isNew ? plain('souls', now + DISCOVERED_MS) : { ...plain('souls', now, SOFTLY), rate: 1.3 }],
    shows: [{ what: 'chamber', sign: 'ring', tile: numberOf(to) >> 1 }],
  }
}

/** A task is turned up, or solved. */
function turned({ to, seat = -1 }: PieceMoved, kind: string, scene: Scene): Reading {
  const price = priceWords(known.pieces[kind]?.lift ?? [])
  if (kindOfPlace(to) === PIECE_AT.at_place)
    return { say: say(t('temple-say-task', { price })), sounds: [plain('treasure-found', scene.now)] }
  const text =
    seat === scene.me ? t('temple-say-task-solved') : t('temple-say-task-solved-mate', { name: scene.nameOf(seat) })
  return { say: say(text, HERALDED), sounds: [plain('treasure-used', scene.now)] }
}

/** Changes of the obelisk's walls and the ghost's way, and whether the dice are still enough. */
function changed({ key, value }: Noted, { now }: Scene): Reading | undefined {
  if (key === 'closed_sides') return { say: say(t('temple-say-wall'), HERALDED), sounds: [plain('passage', now)] }
  if (key === 'ghost_steps' && value === -1) return { say: say(t('temple-say-ghost-cut-off'), HERALDED) }
  const isShort = key === 'short_of_dice' && Array.isArray(value) && value.length > 0
  return isShort ? { say: say(t('temple-say-too-few-dice'), HERALDED) } : undefined
}
