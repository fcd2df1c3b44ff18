/** The zones of a replay: the temple's screen with the time bar in the place of dice and deeds. */

import { type Box, type Setting, shapeOf, type Shape, type Zones } from '../hud/zones.ts'

interface Sizes {
  margin: number
  head: number
  team: number
  bar: number
}

const SIZES: Record<Exclude<Shape, 'wide'>, Sizes> = {
  phone: { margin: 8, head: 52, team: 112, bar: 252 },
  short: { margin: 8, head: 46, team: 50, bar: 246 },
  tablet: { margin: 14, head: 60, team: 82, bar: 276 },
  desk: { margin: 16, head: 58, team: 0, bar: 172 },
}
const COLUMN = 262
/** The width of the side column on a landscape phone. */
const SIDE = 320
const TEAM_WIDE = 80
/** The last event is shown under the map. */
const CAPTION = 58

export function replayZones({ width, height, heads }: Setting): Zones {
  const shape = shapeOf(width, height)
  if (shape === 'wide') return sideways(width, height)
  return shape === 'desk' ? columns(width, height) : stacked(shape, width, height, heads)
}

function stacked(shape: 'phone' | 'short' | 'tablet', width: number, height: number, heads: number): Zones {
  const { margin, head, bar, ...sizes } = SIZES[shape]
  const across = { x: margin, width: width - 2 * margin }
  const clock = { ...across, y: 4, height: head }
  /** Two rows of panels on a phone; few seats need only one. */
  const teamHeight = shape === 'phone' && heads <= 2 ? sizes.team / 2 : sizes.team
  const team = { ...across, y: 8 + head, height: heads > 1 ? teamHeight : 0 }
  const tray = { x: 0, y: height - bar, width, height: bar }
  const top = team.y + team.height + 4
  return complete(shape, { clock, team, tray, map: { x: 0, y: top, width, height: tray.y - top } })
}

function columns(width: number, height: number): Zones {
  const { margin, head, bar } = SIZES.desk
  const tray = { x: margin, y: height - bar - margin, width: width - 2 * margin, height: bar }
  const inner = { y: margin + head + 12, height: tray.y - 12 - (margin + head + 12) }
  const beside = { ...inner, width: COLUMN }
  return complete('desk', {
    clock: { x: margin, y: margin, width: width - 2 * margin, height: head },
    team: { ...beside, x: margin },
    rail: { ...beside, x: width - margin - COLUMN },
    map: { ...inner, x: margin + COLUMN + 12, width: width - 2 * (margin + COLUMN + 12) },
    tray,
  })
}

function sideways(width: number, height: number): Zones {
  const x = width - SIDE - 8
  const left = 8 + TEAM_WIDE + 4
  return complete('wide', {
    clock: { x, y: 6, width: SIDE, height: 46 },
    team: { x: 8, y: 6, width: TEAM_WIDE, height: height - 12 },
    tray: { x, y: 58, width: SIDE, height: height - 64 },
    map: { x: left, y: 0, width: x - 6 - left, height },
  })
}

type Needed = Pick<Zones, 'clock' | 'team' | 'tray' | 'map'> & { rail?: Box }

/** Adds empty boxes for zones that a replay does not have. */
function complete(shape: Shape, zones: Needed): Zones {
  const nowhere = { x: 0, y: 0, width: 0, height: 0 }
  return {
    rail: nowhere,
    ...zones,
    map: { ...zones.map, height: zones.map.height - CAPTION },
    shape,
    cards: undefined,
    rack: undefined,
    deeds: nowhere,
    question: nowhere,
    herald: 0,
    lip: 0,
    die: 0,
    isRollBeside: false,
  }
}
