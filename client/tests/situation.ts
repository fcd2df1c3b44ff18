/** A situation in the temple, put together for a test. */

import type { DieView, Face, OptionView, Prospect } from '../src/generated/wire.ts'
import type { Situation } from '../src/play/situation.ts'

export const HERE = 8

/** Two seats with five dice each, both at place 8, in a chamber at 0, 0; the faces as in `"AATKG"`. */
export function situation(
  mine: string,
  theirs = '.....',
  options: OptionView[] = [],
  near: Prospect[] = [],
): Situation {
  const dice = [...mine, ...theirs].map((face, id): [number, DieView] => [
    id,
    { type: 'DieView', holder: id < mine.length ? 0 : 1, face: face as Face },
  ])
  const chamber = (x: number, y: number) => ({
    type: 'ChamberView' as const,
    x,
    y,
    turn: 0,
    state: 2,
    kind: 'basic_01',
  })
  return {
    seat: 0,
    options,
    near,
    store: {
      seats: new Map([0, 1].map((seat) => [seat, seatView(seat)])),
      adventurers: new Map([0, 1].map((figure) => [figure, { type: 'AdventurerView' as const, place: HERE }])),
      dice: new Map(dice),
      chambers: new Map([
        ['4', chamber(0, 0)],
        ['5', chamber(1, 0)],
        ['6', chamber(0, 1)],
        ['7', chamber(0, -1)],
        ['9', chamber(-1, 0)],
      ]),
      questions: new Map(),
      pieces: new Map(),
      throws: new Map(),
    },
  }
}

function seatView(seat: number) {
  const still = { out: false, absent: 0, driver: seat, ready_at: 0, throws: 0, gift: false, prefs: 0 }
  return { type: 'SeatView' as const, figure: seat, own: seat, colour: seat, ...still }
}

export function mark(where: Situation, die: number, marks: number): void {
  where.store.dice.set(die, { ...where.store.dice.get(die)!, marks })
}
