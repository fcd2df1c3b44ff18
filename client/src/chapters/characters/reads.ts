/** Cards that are turned face down and come back, chambers that turn, and adventurers who move without a way. */

import { kindOfPlace, numberOf, type Readers, type Reading, say, type Scene } from '../../events/reading.ts'
import { MEANS, PIECE_AT } from '../../generated/wire.ts'
import type { GameEvent, PieceMoved } from '../../generated/wire.ts'
import { plain, voiced } from '../../sound/cue.ts'
import { cardName } from '../../words/cards.ts'
import { chamberName } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'
import { known } from '../known.svelte.ts'

/** The doors and their losses are read first. */
const AFTER_DOORS_MS = 900
const LENT: readonly string[] = ['priest_keys', 'priest_torches']

export const READS: Readers = {
  PieceMoved: (event, scene) => {
    const kind = scene.pieceKind(event.piece)
    if (LENT.includes(kind)) return lent(event, kind, scene)
    if (known.pieces[kind]?.pile !== 'characters') return undefined
    return kindOfPlace(event.to) === PIECE_AT.spent_by ? used(event, kind, scene) : back(event, kind, scene)
  },
  ChambersMoved: ({ tiles }, scene) => {
    const by = userIn(scene)
    if (by < 0) return undefined
    const chamber = chamberName(scene.chamberKind(tiles[0] ?? -1))
    return {
      say: say(
        by === scene.me
          ? t('temple-say-turned', { chamber })
          : t('temple-say-turned-mate', { name: scene.nameOf(by), chamber }),
        {
          isHeralded: true,
        },
      ),
      sounds: [voiced('passage', scene.now, by, scene)],
      shows: tiles.map((tile) => ({ what: 'chamber', sign: 'dust', tile })),
    }
  },
  AdventurerMoved: ({ means, seat, figure, to }, scene) => {
    if (means !== MEANS.ability) return undefined
    const who = seat ?? figure
    const chamber = chamberName(scene.chamberKind(to >> 1))
    return {
      say: say(
        who === scene.me
          ? t('temple-say-entered', { chamber })
          : t('temple-say-leapt', { name: scene.nameOf(who), chamber }),
      ),
      shows: [{ what: 'chamber', sign: 'ring', tile: to >> 1 }],
    }
  },
}

/** The seat whose card was turned face down in this change; -1 if none was. */
function userIn({ events, pieceKind }: Scene): number {
  const isMeant = (event: GameEvent): event is PieceMoved =>
    event.type === 'PieceMoved' &&
    kindOfPlace(event.to) === PIECE_AT.spent_by &&
    known.pieces[pieceKind(event.piece)]?.pile === 'characters'
  const found = events.find(isMeant)
  return found ? numberOf(found.to) : -1
}

/** The use of a card. Its effect is read from other events. */
function used({ to }: PieceMoved, kind: string, { now, me, nameOf, ...scene }: Scene): Reading {
  const seat = numberOf(to)
  const card = cardName(kind)
  return {
    say: say(
      seat === me ? t('temple-say-role-used', { card }) : t('temple-say-role-used-mate', { name: nameOf(seat), card }),
    ),
    sounds: [voiced('treasure-used', now, seat, { me, seats: scene.seats })],
  }
}

/** All cards come back at the slam, one after the other; only my own is announced. */
function back({ to }: PieceMoved, kind: string, { now, me }: Scene): Reading | undefined {
  if (kindOfPlace(to) !== PIECE_AT.at_seat || numberOf(to) !== me) return undefined
  return {
    say: say(t('temple-say-role-back', { card: cardName(kind) }), { isHeralded: true }),
    sounds: [plain('treasure-claimed', now + AFTER_DOORS_MS)],
  }
}

function lent({ to, seat = -1 }: PieceMoved, kind: string, scene: Scene): Reading | undefined {
  if (kindOfPlace(to) !== PIECE_AT.at_place) return undefined
  const tile = numberOf(to) >> 1
  const chamber = chamberName(scene.chamberKind(tile))
  return {
    say: say(
      kind === 'priest_keys' ? t('temple-say-lent-keys', { chamber }) : t('temple-say-lent-torches', { chamber }),
      {
        isHeralded: true,
      },
    ),
    sounds: [voiced('gift', scene.now, seat, scene)],
    shows: [{ what: 'chamber', sign: 'found', tile }],
  }
}
