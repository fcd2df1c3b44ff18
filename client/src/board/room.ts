/** How much of the window the map has. */

import type { Screen } from '../hud/screen.svelte.ts'
import type { Room } from './mapView.svelte.ts'

/** The height that chapters need at the foot of the map for curses of the body. */
const FOOT = 72
/** The width of the buttons of the map, to the left and right. */
const BUTTONS = 54

/** The visible part of the map, and the part of it where my pawn may stand. Messages and questions use the rest. */
export function roomOf({ zones, left, top }: Screen): Room {
  const seen = {
    left: zones.map.x + left,
    top: zones.map.y + top,
    right: zones.map.x + left + zones.map.width,
    bottom: zones.map.y + top + zones.map.height,
  }
  const beside = zones.shape === 'desk' ? 0 : BUTTONS
  return {
    seen,
    clear: {
      left: seen.left + beside,
      top: seen.top + zones.herald,
      right: seen.right - beside,
      bottom: seen.bottom - Math.max(FOOT, zones.lip),
    },
  }
}
