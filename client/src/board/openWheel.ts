/** A wheel of calls that is open on a chamber: where it stands, and what it says. */

import type { Point } from './camera.ts'
import type { Laid } from './scene.ts'
import { chamberName } from './words.ts'

export interface OpenWheel {
  x: number
  y: number
  place: number
  key: string
  /** The call that the finger points at; -1 while it points at none. */
  aim: number
  isMenu: boolean
  title: string
  note: string
}

/** The least distance of its middle from every edge. */
const RADIUS_PX = 108
/** Room for the words under it. */
const CAPTION_PX = 72

/** A wheel at this point, moved so that it stays inside the window. */
export function wheelOn(
  { tile, key, kind }: Laid,
  { x, y }: Point,
  size: Point,
  isMenu: boolean,
  note: string,
): OpenWheel {
  return {
    x: inside(x, size.x),
    y: inside(y, size.y - CAPTION_PX),
    ...{ place: 2 * tile, key, aim: -1, isMenu, title: chamberName(kind), note },
  }
}

function inside(value: number, most: number): number {
  return Math.min(Math.max(value, RADIUS_PX), Math.max(RADIUS_PX, most - RADIUS_PX))
}
