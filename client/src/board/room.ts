/** How much of the window the map has. */

import type { Screen } from '../hud/screen.svelte.ts'
import type { Room } from './mapView.svelte.ts'

/** What may be asked of the player's body needs this much at the foot of the map. */
const FOOT = 72
/** And its buttons, to the left and right. */
const BUTTONS = 54

/** What is seen of the map, and the part of it where my pawn may stand: messages and questions come to the rest. */
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
