/** Curses that come and go, exchanged souls, dice that roll towards the edge. */

import { kindOfPlace, numberOf, type Readers, type Reading, say, type Scene } from '../../events/reading.ts'
import { DIE_AT, PIECE_AT } from '../../generated/wire.ts'
import type { ControlChanged, DieMoved, PieceMoved } from '../../generated/wire.ts'
import { DISCOVERED_MS, plain, voiced } from '../../sound/cue.ts'
import { cardEffect, cardName } from '../../words/cards.ts'
import { t } from '../../words/words.svelte.ts'
import { known } from '../known.svelte.ts'

export const READS: Readers = {
  PieceMoved: (event, scene) => {
    const kind = scene.pieceKind(event.piece)
    if (known.pieces[kind]?.pile !== 'curses') return undefined
    return kindOfPlace(event.to) === PIECE_AT.at_seat
      ? drawn(kind, numberOf(event.to), scene)
      : gone(event, kind, scene)
  },
  DieMoved: fell,
  ControlChanged: steered,
}

function drawn(kind: string, seat: number, scene: Scene): Reading {
  const [card, isMine] = [cardName(kind), seat === scene.me]
  const text = isMine
    ? t('temple-say-cursed', { card, effect: cardEffect(kind, scene.variants) })
    : t('temple-say-cursed-mate', { name: scene.nameOf(seat), card })
  return { say: say(text, { isUrgent: isMine }), sounds: [voiced('curse', scene.now + DISCOVERED_MS, seat, scene)] }
}

/** Cards of a player who escapes go without words and sound. */
function gone({ piece, seat: by = -1 }: PieceMoved, kind: string, scene: Scene): Reading | undefined {
  const at = scene.before.whereWas(piece)
  const [card, seat] = [cardName(kind), numberOf(at)]
  if (
    kindOfPlace(at) !== PIECE_AT.at_seat ||
    scene.events.some((each) => each.type === 'AdventurerEscaped' && each.seat === seat)
  )
    return undefined
  return {
    say: say(
      seat === scene.me
        ? t('temple-say-lifted', { card })
        : t('temple-say-lifted-mate', { name: scene.nameOf(seat), card }),
    ),
    sounds: [voiced('curse-lifted', scene.now, by, scene)],
  }
}

/** Undefined if the die is neither falling nor was. */
function fell({ die, where, holder }: DieMoved, scene: Scene): Reading | undefined {
  const { now, me, nameOf, before } = scene
  const [at, isMine] = [kindOfPlace(where), holder === me]
  if (at === DIE_AT.falling)
    return {
      ...(isMine ? { say: say(t('temple-say-falling'), { isUrgent: true, isHeralded: true }) } : {}),
      sounds: [voiced('die-falls', now, holder, scene)],
    }
  if (kindOfPlace(before.die(die)?.where ?? 0) !== DIE_AT.falling) return undefined
  if (at === DIE_AT.lost)
    return {
      say: isMine
        ? say(t('temple-say-fallen'), { isUrgent: true, isHeralded: true })
        : say(t('temple-say-fallen-mate', { name: nameOf(holder) })),
    }
  return { ...(isMine ? { say: say(t('temple-say-caught')) } : {}), sounds: [voiced('die-caught', now, holder, scene)] }
}

/** All seats that now steer another adventurer. */
function steered({ control }: ControlChanged, scene: Scene): Reading {
  const sounds = [plain('souls', scene.now)]
  const changed = control.flatMap((figure, seat) => (scene.before.figureOf(seat) === figure ? [] : [{ seat, figure }]))
  const isMine = changed.some(({ seat }) => seat === scene.me)
  const text = changed.map(({ seat, figure }) => steering(seat, figure, scene)).join(' ')
  return text ? { say: say(text, { isUrgent: isMine, isHeralded: true }), sounds } : { sounds }
}

function steering(seat: number, figure: number, { me, nameOf }: Scene): string {
  const [name, other] = [nameOf(seat), nameOf(figure)]
  if (seat === me) return figure === me ? t('temple-say-steers-own') : t('temple-say-steers', { other })
  if (figure === seat) return t('temple-say-steers-own-mate', { name })
  return figure === me ? t('temple-say-steers-yours', { name }) : t('temple-say-steers-mate', { name, other })
}
