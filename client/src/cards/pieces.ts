/** Pieces that lie before players: owner, place on the screen, and what lies on them. */

import type { Pile } from '../chapters/chapter.ts'
import { known } from '../chapters/known.svelte.ts'
import { DIE_AT, PIECE_AT } from '../generated/wire.ts'
import type { DieView, Icon, PieceView } from '../generated/wire.ts'

export interface Card {
  piece: number
  kind: string
  /** The pile that it came from; '' for a token. */
  pile: string
  /** Role card, above the dice, beside them, or only in the owner's strip. */
  place: Exclude<Pile['place'], 'map'> | 'strip'
  seat: number
  /** Turned face down until it is ready again. */
  isUsed: boolean
  /** Added to the next payment. */
  added: boolean
  /** The icons that lift it. */
  lift: Icon[]
  /** What it adds to a payment. */
  icons: Icon[]
  /** It may be added to a payment: for its icons, or because it doubles the icons of my dice. */
  canAdd: boolean
}

/** For `PieceView.at` and `DieView.where`: the kind of thing it lies on, and its number. */
export const kindOfPlace = (at: number): number => at >> 10
export const numberOf = (at: number): number => at & 1023

const ORDER = ['role', 'shelf', 'rack', 'strip'] as const

/** Role cards first, then those that press, then those that help; each in the order of the box. */
export function cardsBefore(pieces: Iterable<[string, PieceView]>, seat: number): Card[] {
  const found = [...pieces].flatMap(([key, view]) => {
    const card = cardOf(Number(key), view)
    return card && card.seat === seat ? [card] : []
  })
  return found.sort((one, other) => ORDER.indexOf(one.place) - ORDER.indexOf(other.place) || one.piece - other.piece)
}

function cardOf(piece: number, { at, kind = '', added = false }: PieceView): Card | undefined {
  const facts = known.pieces[kind]
  const isUsed = kindOfPlace(at) === PIECE_AT.spent_by
  if (!facts || !(isUsed ? facts.refreshes : kindOfPlace(at) === PIECE_AT.at_seat)) return undefined
  const { pile, lift, icons, doubles = false } = facts
  const canAdd = doubles || icons.length > 0
  const home = known.piles[pile]?.place ?? 'map'
  const place = home === 'map' ? 'strip' : home
  return { piece, kind, pile, place, seat: numberOf(at), isUsed, added, lift, icons, canAdd }
}

/** The die that lies on this card. */
export function dieOn(dice: Iterable<DieView>, piece: number): DieView | undefined {
  return [...dice].find(({ where = 0 }) => kindOfPlace(where) === DIE_AT.card && numberOf(where) === piece)
}
