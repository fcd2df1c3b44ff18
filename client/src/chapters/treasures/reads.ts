/** Treasures that are discovered, claimed, used and lost. */

import {
  kindOfPlace,
  numberOf,
  type Readers,
  type Reading,
  say,
  type Saying,
  type Scene,
} from '../../events/reading.ts'
import { MEANS, PIECE_AT } from '../../generated/wire.ts'
import type { PieceMoved } from '../../generated/wire.ts'
import { type Cue, DISCOVERED_MS, plain, voiced } from '../../sound/cue.ts'
import { cardEffect, cardName } from '../../words/cards.ts'
import { t } from '../../words/words.svelte.ts'
import { known } from '../known.svelte.ts'

const BOX = 0
/** Kinds whose deeds have their own sounds. */
const OWN_VOICE: readonly string[] = ['secret_passage', 'teleport', 'large_torch', 'healing_mask']

export const READS: Readers = {
  PieceMoved: (event, scene) => {
    const kind = scene.pieceKind(event.piece)
    if (event.face_up === false) return scene.pieceBack(event.piece) === 'treasures' ? laid(event, scene) : undefined
    if (known.pieces[kind]?.pile !== 'treasures') return undefined
    return kindOfPlace(event.to) === PIECE_AT.at_seat
      ? claimed(kind, numberOf(event.to), scene)
      : gone(event, kind, scene)
  },
  EdgeOpened: (_, { now }) => ({ sounds: [plain('passage', now)] }),
  AdventurerMoved: ({ means, seat, figure }, scene) =>
    means === MEANS.item ? { sounds: [voiced('teleport', scene.now, seat ?? figure, scene)] } : undefined,
}

/** A treasure lies face down in a new chamber. */
function laid({ to }: PieceMoved, { now, me, events }: Scene): Reading {
  const isMine = events.some(
    (each) => each.type === 'ChamberPlaced' && each.by === me && each.tile === numberOf(to) >> 1,
  )
  return {
    ...(isMine ? { say: say(t('temple-say-treasure-lies')) } : {}),
    sounds: kindOfPlace(to) === PIECE_AT.at_place ? [plain('treasure-found', now + DISCOVERED_MS)] : [],
  }
}

function claimed(kind: string, seat: number, scene: Scene): Reading {
  const [card, name] = [cardName(kind), scene.nameOf(seat)]
  return {
    say: say(
      seat === scene.me
        ? t('temple-say-treasure', { card, effect: cardEffect(kind) })
        : t('temple-say-treasure-mate', { name, card }),
    ),
    sounds: [voiced('treasure-claimed', scene.now, seat, scene)],
  }
}

/** A treasure leaves its owner, or a torch leaves the temple. */
function gone(event: PieceMoved, kind: string, scene: Scene): Reading {
  const said = goneWords(event, kind, scene)
  return { ...(said ? { say: said } : {}), sounds: goneSounds(event, kind, scene) }
}

/** Pieces of a player who escapes go without words. */
function goneWords({ piece, to }: PieceMoved, kind: string, { me, nameOf, events, before }: Scene): Saying | undefined {
  const [from, seat] = [kindOfPlace(before.whereWas(piece)), numberOf(before.whereWas(piece))]
  if (from === PIECE_AT.at_place)
    return to === BOX && kind === 'large_torch' ? say(t('temple-say-torch-out')) : undefined
  if (from !== PIECE_AT.at_seat || events.some((each) => each.type === 'AdventurerEscaped' && each.seat === seat))
    return undefined
  const [card, name] = [cardName(kind), nameOf(seat)]
  if (!isChosenToBeLost(to, events))
    return say(seat === me ? t('temple-say-used', { card }) : t('temple-say-used-mate', { name, card }))
  return say(seat === me ? t('temple-say-treasure-lost', { card }) : t('temple-say-treasure-lost-mate', { name, card }))
}

/** The answer to which treasure is lost closes the question in the same change. */
function isChosenToBeLost(to: number, events: Scene['events']): boolean {
  return (
    to === BOX && events.some((each) => each.type === 'Closed') && !events.some((each) => each.type === 'DiceSpent')
  )
}

function goneSounds({ piece, to, seat = -1 }: PieceMoved, kind: string, scene: Scene): Cue[] {
  if (kind === 'large_torch')
    return kindOfPlace(to) === PIECE_AT.at_place ? [voiced('torch', scene.now, seat, scene)] : []
  const isLeft = scene.events.some((event) => event.type === 'AdventurerEscaped')
  const isSilent = kindOfPlace(scene.before.whereWas(piece)) !== PIECE_AT.at_seat || isLeft || OWN_VOICE.includes(kind)
  return isSilent ? [] : [voiced('treasure-used', scene.now, seat, scene)]
}
