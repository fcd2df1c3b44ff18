/** What the lobby reads out of a table: who is there, who is awaited, and what the settings say. */

import type { ChairView, Settings, TableView } from '../../generated/wire.ts'
import { PACES, SOUNDTRACKS } from '../../generated/pieces.ts'

export interface Seat extends ChairView {
  seat: number
}

export function seats(table: TableView): Seat[] {
  return table.chairs.map((chair, seat) => ({ ...chair, seat }))
}

export function seated(table: TableView): Seat[] {
  return seats(table).filter((chair) => chair.kind !== 'nobody')
}

/** People, other than this one, who have not said that they are ready; with the last of them the game begins. */
export function awaited(table: TableView, me: number): Seat[] {
  return seated(table).filter((chair) => chair.kind === 'person' && !chair.ready && chair.seat !== me)
}

export type Pace = keyof typeof PACES
export const PACE_NAMES = Object.keys(PACES) as Pace[]

/** The named pace that is nearest to a throw's time. */
export function paceOf(settings: Settings): Pace {
  const ms = settings.roll_ms ?? PACES.normal
  const distance = (pace: Pace): number => Math.abs(PACES[pace] - ms)
  return PACE_NAMES.reduce((nearest, pace) => (distance(pace) < distance(nearest) ? pace : nearest), 'normal')
}

/** When the gongs of a soundtrack sound; none if that is left to chance. */
export function gongsOf(soundtrack: string): readonly number[] {
  return SOUNDTRACKS.find((track) => track.id === soundtrack)?.gongs ?? []
}
