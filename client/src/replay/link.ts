/**
 * A moment of a replay as part of its address: `#t=4:07&by=2` is seven seconds after minute four, from the viewpoint of
 * seat 2.
 */

import { clockTime } from '../screens/story.ts'

export interface Spot {
  /** Milliseconds of the table's time; -1 if the address names none. */
  time: number
  /** The viewpoint; -1 for that of all. */
  seat: number
}

const TIME = /^(?:(\d{1,3}):)?(\d{1,5})$/
const SEAT = /^[0-5]$/

export function readSpot(hash: string): Spot {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const [, minutes, seconds] = TIME.exec(said.get('t') ?? '') ?? []
  const seat = said.get('by') ?? ''
  return {
    time: seconds === undefined ? -1 : (60 * Number(minutes ?? 0) + Number(seconds)) * 1000,
    seat: SEAT.test(seat) ? Number(seat) : -1,
  }
}

export function spotHash({ time, seat }: Spot): string {
  return `#t=${clockTime(time)}${seat >= 0 ? `&by=${seat}` : ''}`
}
