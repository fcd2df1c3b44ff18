/**
 * What lay where before the last change: an event tells only the new state, and the old place of a piece is gone from
 * the store.
 */

import type { DieView, PieceView, SeatView } from '../generated/wire.ts'

interface Remembered {
  pieces: ReadonlyMap<string, PieceView>
  dice: ReadonlyMap<number, DieView>
  seats: ReadonlyMap<number, SeatView>
}

export class Memory {
  #pieces = new Map<string, PieceView>()
  #dice = new Map<number, DieView>()
  #figures = new Map<number, number>()

  remember({ pieces, dice, seats }: Remembered): void {
    this.#pieces = new Map(pieces)
    this.#dice = new Map(dice)
    this.#figures = new Map([...seats].map(([seat, { figure }]) => [seat, figure]))
  }

  piece(piece: number): PieceView | undefined {
    return this.#pieces.get(String(piece))
  }

  /** Where a piece lay; 0, the box, if it was not visible. */
  whereWas(piece: number): number {
    return this.piece(piece)?.at ?? 0
  }

  die(die: number): DieView | undefined {
    return this.#dice.get(die)
  }

  /** The adventurer that a seat steered. */
  figureOf(seat: number): number | undefined {
    return this.#figures.get(seat)
  }
}
