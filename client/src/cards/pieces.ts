/** Cards as they lie: before whom, what lies on them, and what their targets on the board mean. */

import { PIECES } from '../generated/chapters.ts'
import { DIE_AT, PIECE_AT } from '../generated/wire.ts'
import type { DieView, Icon, PieceView } from '../generated/wire.ts'

export type Pile = 'curses' | 'treasures'

export interface Card {
  piece: number
  kind: string
  pile: Pile
  seat: number
  /** Lies ready for the next payment. */
  added: boolean
  /** The dice that take it away. */
  lift: Icon[]
  /** What it adds to a payment. */
  icons: Icon[]
}

/** `PieceView.at` and `DieView.where`: what it lies on, and the number of that. */
export const kindOfPlace = (at: number): number => at >> 10
export const numberOf = (at: number): number => at & 1023

/** Curses first, each kind in the order of the box. */
export function cardsBefore(pieces: Iterable<[string, PieceView]>, seat: number): Card[] {
  const found = [...pieces].flatMap(([key, view]) => {
    const card = cardOf(Number(key), view)
    return card && card.seat === seat ? [card] : []
  })
  return found.sort((one, other) => one.pile.localeCompare(other.pile) || one.piece - other.piece)
}

function cardOf(piece: number, { at, kind = '', added = false }: PieceView): Card | undefined {
  const facts = PIECES[kind]
  if (!facts?.pile || kindOfPlace(at) !== PIECE_AT.at_seat) return undefined
  return { piece, kind, pile: facts.pile as Pile, seat: numberOf(at), added, lift: facts.lift, icons: facts.icons }
}

/** The die that lies on this card. */
export function dieOn(dice: Iterable<DieView>, piece: number): DieView | undefined {
  return [...dice].find(({ where = 0 }) => kindOfPlace(where) === DIE_AT.card && numberOf(where) === piece)
}

/** A wall that a secret passage may go through, as the engine's `Temple.walls` names it: the places on its two sides. */
export function wallOf(target: number): { near: number, far: number } {
  return { near: target >> 10, far: target & 1023 }
}

/** The linked chambers that take part: the first of them counts 1, the second 2, the third 4. */
export function linkedKinds(target: number): string[] {
  return [1, 2, 3].filter((number) => target >> (number - 1) & 1).map((number) => `linked_${number}`)
}
