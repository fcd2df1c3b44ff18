/**
 * Which card lies in which place. A card keeps its place until it goes, and what it leaves stays empty until another comes: nothing
 * moves under a finger that is on its way.
 */

import type { Card } from './pieces.ts'

export const EMPTY = -1

export interface Room {
  /** So many places are there from the start. */
  usual: number
  /** More than this many do not lie side by side: the last place then tells how many there are besides. */
  most: number
}

/** The piece in each place after a change; the rest does not lie side by side. Whatever can be used now has a place before the others. */
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

/** Remembers who lay where; asked twice about the same cards it gives the same answer. */
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
