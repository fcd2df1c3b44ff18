/**
 * Which card lies in which place. A card keeps its place until it goes, and its place stays empty until another card
 * comes: nothing moves under a finger that is about to touch.
 */

import type { Card } from './pieces.ts'

export const EMPTY = -1

export interface Room {
  /** How many places there are from the start. */
  usual: number
  /** The most that lie side by side; with more, the last place shows how many others there are. */
  most: number
}

/**
 * The piece in each place after a change; the others lie not side by side. Cards that can be used now get a place
 * before the others.
 */
export function settled(
  before: readonly number[],
  pieces: readonly number[],
  { usual, most }: Room,
  isWanted: (piece: number) => boolean,
): number[] {
  const count = pieces.length > most ? most - 1 : Math.max(usual, pieces.length)
  const places = Array.from({ length: count }, (_, number) => stillThere(before[number], pieces))
  const waiting = pieces.filter((piece) => !places.includes(piece)).sort((one, other) => rank(other) - rank(one))
  function rank(piece: number): number {
    return Number(isWanted(piece))
  }
  return places.map((piece) => {
    const isFree = piece === EMPTY || (waiting.some(isWanted) && !isWanted(piece))
    return isFree ? (waiting.shift() ?? EMPTY) : piece
  })
}

function stillThere(piece: number | undefined, pieces: readonly number[]): number {
  return piece !== undefined && pieces.includes(piece) ? piece : EMPTY
}

/** Remembers the places; for the same cards it always gives the same answer. */
export class Places {
  #before: readonly number[] = []

  lay(cards: readonly Card[], room: Room, isWanted: (card: Card) => boolean): (Card | undefined)[] {
    const byPiece = new Map(cards.map((card) => [card.piece, card]))
    const pieces = cards.map(({ piece }) => piece)
    this.#before = settled(this.#before, pieces, room, (piece) => {
      const card = byPiece.get(piece)
      return card !== undefined && isWanted(card)
    })
    return this.#before.map((piece) => byPiece.get(piece))
  }
}
