/** What lay where before the last news: whatever has left cannot be asked any more what it was. */

import type { PieceView, SeatView } from '../generated/wire.ts'

interface Kept {
  pieces: ReadonlyMap<string, PieceView>
  seats: ReadonlyMap<number, SeatView>
}

class Memory {
  #pieces = new Map<string, PieceView>()
  #figures = new Map<number, number>()
  #now: Kept = { pieces: new Map(), seats: new Map() }

  remember(store: Kept): void {
    this.#now = store
    this.#pieces = new Map(store.pieces)
    this.#figures = new Map([...store.seats].map(([seat, view]) => [seat, view.figure]))
  }

  kindOf(piece: number): string {
    return this.#pieces.get(String(piece))?.kind ?? this.#now.pieces.get(String(piece))?.kind ?? ''
  }

  /** Where it lay; 0, the box, if it was not to be seen. */
  whereWas(piece: number): number {
    return this.#pieces.get(String(piece))?.at ?? 0
  }

  figureOf(seat: number): number | undefined {
    return this.#figures.get(seat)
  }
}

export const memory = new Memory()
