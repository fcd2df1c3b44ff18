/** What happened to cards, souls and odd chambers, in words. */

import { PIECES } from '../generated/chapters.ts'
import { DIE_AT, MEANS, PIECE_AT } from '../generated/wire.ts'
import type { ControlChanged, DieMoved, GameEvent, GemsActivated, PieceMoved } from '../generated/wire.ts'
import { chamberName, type Tiding, tiding, type Witness } from '../hud/tidings.ts'
import { cardEffect, cardName } from '../words/cards.ts'
import { t } from '../words/words.svelte.ts'
import { fell } from './body/tidings.ts'
import { memory } from './memory.ts'
import { kindOfPlace, numberOf } from './pieces.ts'

const BOX = 0

/** Undefined if it is nothing of ours. */
export function heard(event: GameEvent, events: readonly GameEvent[], witness: Witness): Tiding | undefined {
  switch (event.type) {
    case 'PieceMoved': return moved(event, events, witness)
    case 'GemsActivated': return lit(event, witness)
    case 'DieMoved': return regained(event, events, witness) ?? fell(event, witness)
    case 'ControlChanged': return steered(event, witness)
    case 'ChamberRemoved': return event === events.find(isRemoval) ? vanished(events, witness) : undefined
    default: return undefined
  }
}

function moved(event: PieceMoved, events: readonly GameEvent[], witness: Witness): Tiding | undefined {
  const kind = memory.kindOf(event.piece)
  if (kind === 'chalice') return carried(event, witness)
  if (!kind) return event.face_up === false ? hidden(event, events, witness) : undefined
  if (kindOfPlace(event.to) === PIECE_AT.at_seat) return drawn(kind, numberOf(event.to), witness)
  return gone(event, kind, events, witness)
}

function drawn(kind: string, seat: number, { me, nameOf }: Witness): Tiding {
  const isCurse = PIECES[kind]?.pile === 'curses'
  const [card, effect, name] = [cardName(kind), cardEffect(kind), nameOf(seat)]
  if (seat !== me) return tiding(isCurse ? t('temple-say-cursed-mate', { name, card }) : t('temple-say-treasure-mate', { name, card }))
  return isCurse ? tiding(t('temple-say-cursed', { card, effect }), { isUrgent: true }) : tiding(t('temple-say-treasure', { card, effect }))
}

/** A card leaves its owner, or a torch the temple. Whoever escapes leaves everything behind: that needs no words. */
function gone({ piece, to }: PieceMoved, kind: string, events: readonly GameEvent[], witness: Witness): Tiding | undefined {
  const before = memory.whereWas(piece)
  const [card, seat] = [cardName(kind), numberOf(before)]
  if (kindOfPlace(before) === PIECE_AT.at_place) return to === BOX && kind === 'large_torch' ? tiding(t('temple-say-torch-out')) : undefined
  if (kindOfPlace(before) !== PIECE_AT.at_seat || events.some((each) => each.type === 'AdventurerEscaped' && each.seat === seat)) return undefined
  const how = PIECES[kind]?.pile === 'curses' ? 'lifted' : isChosenToBeLost(to, events) ? 'treasure-lost' : 'used'
  return tiding(seat === witness.me ? t(`temple-say-${how}`, { card }) : t(`temple-say-${how}-mate`, { name: witness.nameOf(seat), card }))
}

/** The answer to which treasure is lost closes the question in the same moment. */
function isChosenToBeLost(to: number, events: readonly GameEvent[]): boolean {
  return to === BOX && events.some((each) => each.type === 'Closed') && !events.some((each) => each.type === 'DiceSpent')
}

function hidden({ to }: PieceMoved, events: readonly GameEvent[], { me }: Witness): Tiding | undefined {
  const isMine = events.some((each) => each.type === 'ChamberPlaced' && each.by === me && each.tile === numberOf(to) >> 1)
  return isMine ? tiding(t('temple-say-treasure-lies')) : undefined
}

function carried({ to, seat = -1 }: PieceMoved, { me, nameOf, kindOf }: Witness): Tiding | undefined {
  if (kindOfPlace(to) !== PIECE_AT.at_place) return undefined
  const kind = kindOf(numberOf(to) >> 1)
  if (seat < 0) return kind === 'start' ? tiding(t('temple-say-chalice-back'), { isHeralded: true }) : undefined
  const chamber = chamberName(kind)
  return tiding(seat === me ? t('temple-say-chalice-carried', { chamber }) : t('temple-say-chalice-carried-mate', { name: nameOf(seat), chamber }))
}

function lit({ tiles, gems, seat }: GemsActivated, { nameOf, kindOf }: Witness): Tiding | undefined {
  const count = gems.reduce((sum, each) => sum + each, 0)
  if (tiles.length > 1) return tiding(t('temple-say-linked', { count }), { isHeralded: true })
  return kindOf(tiles[0] ?? -1) === 'pit' ? tiding(t('temple-say-pit', { name: nameOf(seat), count }), { isHeralded: true }) : undefined
}

function regained({ where, holder }: DieMoved, events: readonly GameEvent[], { me, nameOf }: Witness): Tiding | undefined {
  const isFountain = events.some((each) => each.type === 'Noted' && each.key === 'regained')
  if (!isFountain || kindOfPlace(where) !== DIE_AT.hand) return undefined
  return tiding(holder === me ? t('temple-say-regained') : t('temple-say-regained-mate', { name: nameOf(holder) }))
}

/** Everybody whose adventurer is another one now. */
function steered({ control }: ControlChanged, witness: Witness): Tiding | undefined {
  const changed = control.flatMap((figure, seat) => (memory.figureOf(seat) === figure ? [] : [{ seat, figure }]))
  const isMine = changed.some(({ seat }) => seat === witness.me)
  const texts = changed.map(({ seat, figure }) => steering(seat, figure, witness))
  return texts.length ? tiding(texts.join(' '), { isUrgent: isMine, isHeralded: true }) : undefined
}

function steering(seat: number, figure: number, { me, nameOf }: Witness): string {
  const [name, other] = [nameOf(seat), nameOf(figure)]
  if (seat === me) return figure === me ? t('temple-say-steers-own') : t('temple-say-steers', { other })
  if (figure === seat) return t('temple-say-steers-own-mate', { name })
  return figure === me ? t('temple-say-steers-yours', { name }) : t('temple-say-steers-mate', { name, other })
}

const isRemoval = (event: GameEvent): boolean => event.type === 'ChamberRemoved'

function vanished(events: readonly GameEvent[], { me }: Witness): Tiding {
  const mine = memory.figureOf(me)
  const isHere = events.some((each) => each.type === 'AdventurerMoved' && each.means === MEANS.forced && each.figure === mine)
  const text = t('temple-say-vanished', { count: events.filter(isRemoval).length })
  return tiding(isHere ? t('temple-say-vanished-here') : text, { isUrgent: isHere, isHeralded: true })
}
