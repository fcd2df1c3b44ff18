/** The part of a session that the view models read. */

import type {
  AdventurerView,
  ChamberView,
  Command,
  DieView,
  OptionView,
  PieceView,
  Prospect,
  QuestionView,
  Refusal,
  SeatView,
} from '../generated/wire.ts'

/** A roll in progress or at rest: its dice, and the table's time from which they lie. */
export interface Throw {
  dice: number
  readyAt: number
}

export interface Situation {
  seat: number
  options: OptionView[]
  near: Prospect[]
  store: {
    seats: Map<number, SeatView>
    adventurers: Map<number, AdventurerView>
    dice: Map<number, DieView>
    chambers: Map<string, ChamberView>
    questions: Map<number, QuestionView>
    pieces: Map<string, PieceView>
    throws: Map<number, Throw>
    depot?: { gems: number } | undefined
  }
}

export interface Asker extends Situation {
  do(command: Command): Promise<Refusal | null>
}

/** Where the adventurer stands that this seat steers; -1 if it has escaped, or for a spectator. */
export function placeOf(situation: Situation, seat: number): number {
  const figure = situation.store.seats.get(seat)?.figure
  return figure === undefined ? -1 : (situation.store.adventurers.get(figure)?.place ?? -1)
}

export function seatsAt(situation: Situation, place: number): number[] {
  return [...situation.store.seats.keys()].filter((seat) => placeOf(situation, seat) === place)
}

export function chamberAt(situation: Situation, place: number): ChamberView | undefined {
  return situation.store.chambers.get(String(Math.floor(place / 2)))
}

/** The colour of the adventurer that this seat steers: adventurers keep theirs when players exchange them. */
export function colourOf(seats: ReadonlyMap<number, SeatView>, seat: number): number {
  const view = seats.get(seat)
  return seats.get(view?.figure ?? seat)?.colour ?? view?.colour ?? seat
}
