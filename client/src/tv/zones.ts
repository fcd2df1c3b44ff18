/** The zones of a big screen. It is drawn for a width of 1920 and scaled as one picture, so that 1280 and 3840 look alike. */

import type { Setting, Zones } from '../hud/zones.ts'

export const WIDTH = 1920
/** The distance of text from the edges, which many television sets cut off. */
const SIDE = 64
const TOP = 36
const CLOCK = 128
const COLUMN = 392
const LINE = 104
const GAP = 14
/** The depot and the code, at the foot of the column. */
export const FOOT = 200

/** `height` in the same units; these screens are always wider than high. */
export function tvZones({ height }: Setting): Zones {
  const nowhere = { x: 0, y: 0, width: 0, height: 0 }
  const clock = { x: SIDE, y: TOP, width: WIDTH - 2 * SIDE, height: CLOCK }
  const top = TOP + CLOCK + GAP
  const across = WIDTH - 2 * SIDE - COLUMN - 22
  const line = { x: SIDE, y: height - TOP - 18 - LINE, width: across, height: LINE }
  const column = { x: WIDTH - SIDE - COLUMN, width: COLUMN }
  const foot = { ...column, y: height - TOP - 18 - FOOT, height: FOOT }
  return {
    shape: 'desk',
    clock,
    team: { ...column, y: top, height: foot.y - GAP - top },
    rail: foot,
    map: { x: SIDE, y: top, width: across, height: line.y - GAP - top },
    question: line,
    cards: undefined,
    rack: undefined,
    deeds: nowhere,
    tray: nowhere,
    herald: 0,
    lip: 0,
    die: 0,
    isRollBeside: false,
  }
}
